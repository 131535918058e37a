"""The desk for maps of points and links."""
