"""The questions of a designer: what each asks for, what it plays, and the page that answers it."""
