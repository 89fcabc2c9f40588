"""Expansion II: twenty nobles and eight buildings (PR-X2-01 to PR-X2-06)."""

from antilles.puerto_rico import buildings
from antilles.puerto_rico.expansions import Expansion

EXPANSION = Expansion(id="nobles", number="II", rule="PR-X2-01", editions=("rio-grande", "1897"), box=buildings.NOBLES)
