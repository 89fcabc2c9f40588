"""How bots play Santiago de Cuba: rules of thumb and an evaluation, in compiled code."""
