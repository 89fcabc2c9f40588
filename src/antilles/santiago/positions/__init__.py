"""Positions as documents: `document` names their keys, `write` writes them, `read` reads what people wrote."""
