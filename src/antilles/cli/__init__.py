"""The command line: every verb has a place in one of these modules."""
