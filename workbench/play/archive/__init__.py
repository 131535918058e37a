"""What is kept of matches: files, notes, surveys, where people stumbled."""
