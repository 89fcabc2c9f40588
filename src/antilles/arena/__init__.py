"""The arena: matches between bots with rotated seats and paired seeds, and what may be concluded from them."""
