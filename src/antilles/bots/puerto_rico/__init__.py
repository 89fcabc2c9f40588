"""How bots play Puerto Rico: estimates, rules of thumb and an evaluation, all in compiled code."""
