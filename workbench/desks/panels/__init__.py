"""What the panels of several desks are made of: forms, problems, figures, tables of places."""
