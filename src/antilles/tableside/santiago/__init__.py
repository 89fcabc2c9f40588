"""Santiago de Cuba at the table."""
