"""Expansion III: the smuggler role with four deeds (PR-X3-01 to PR-X3-07)."""

from antilles.puerto_rico import roles
from antilles.puerto_rico.expansions import Expansion

EXPANSION = Expansion(id="smuggler", number="III", rule="PR-X3-01", editions=("1897",), role=roles.SMUGGLER)
