"""Every action, declared once: tables, menus, shortcuts."""
