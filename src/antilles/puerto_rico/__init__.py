"""Puerto Rico: two to five players, four published rule sets."""
