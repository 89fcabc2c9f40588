"""Puerto Rico at the table."""
