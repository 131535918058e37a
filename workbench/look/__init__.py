"""How the window looks: colours, style sheet, icons, shapes of seats."""
