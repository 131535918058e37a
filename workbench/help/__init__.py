"""Help: the manual, what is new, shortcuts, and the tour."""
