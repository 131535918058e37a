"""Work away from the window's thread, and the one place where the window meets the engine."""
