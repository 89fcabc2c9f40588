"""Expansion IV: three goals with prizes (PR-X4-01 to PR-X4-06)."""

from antilles.puerto_rico.expansions import Expansion

EXPANSION = Expansion(id="festival", number="IV", rule="PR-X4-01", editions=("1897",))
