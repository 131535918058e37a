"""The board as a Qt scene: ground, pieces and the view that zooms and pans."""
