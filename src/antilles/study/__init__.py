"""Study: what is best in a position and why, and what a finished game turned on. Data and messages, nothing drawn."""
