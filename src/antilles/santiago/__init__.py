"""Santiago de Cuba: the rules engine and its friendly face."""
