"""Santiago de Cuba at the terminal."""
