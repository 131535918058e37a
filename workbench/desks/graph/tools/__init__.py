"""Tools of the desk for maps."""
