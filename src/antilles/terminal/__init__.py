"""The game in a terminal: the table drawn in 100 columns, numbered choices, typed notation, help by rule."""
