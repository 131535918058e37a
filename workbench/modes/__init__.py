"""What fills the window: designing, playing, and the lab."""
