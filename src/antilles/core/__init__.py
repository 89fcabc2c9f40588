"""What both games share: compiling, random numbers, notation, game files, replay, the Game protocol."""
