"""One module per phase: what is asked, what is refused and why, what an answer does, how the phase goes on."""
