"""Puerto Rico at the terminal."""
