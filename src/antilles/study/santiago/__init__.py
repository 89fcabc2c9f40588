"""How positions of this game come apart."""
