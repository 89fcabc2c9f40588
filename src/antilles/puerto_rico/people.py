"""Colonists and nobles: who they are, where they come from, and taking them from supply and ship."""

from antilles.core.jit import kernel

NAMES = ("colonist", "noble")
COLONIST, NOBLE = range(2)
FROM_SUPPLY, FROM_SHIP = range(2)
SOURCES = ("supply", "ship")

COLONISTS_IN_BOX = 100
"""PR-VAR-02."""
NOBLES_IN_BOX = 20
"""PR-X2-02."""
MOST = COLONISTS_IN_BOX + NOBLES_IN_BOX


@kernel
def person_at_hand(s):
    """PR-BLD-HOSPICE, PR-BLD-UNIVERSITY: whether supply or ship still has somebody (R-32)."""
    return s.colonist_supply > 0 or s.colonist_ship > 0


@kernel
def next_person_is_noble(s):
    """R-21: only where supply and ship have no colonist left, the noble on the ship comes."""
    return s.colonist_supply == 0 and s.colonist_ship == s.ship_nobles


@kernel
def take_person(s):
    """One person from the supply or, when it is empty, from the ship; returns where he came from."""
    if s.colonist_supply > 0:
        s.colonist_supply -= 1
        return FROM_SUPPLY
    if s.colonist_ship == s.ship_nobles:
        s.ship_nobles -= 1
    s.colonist_ship -= 1
    return FROM_SHIP


@kernel
def return_person(s, noble):
    """A person goes back to the supply."""
    if noble:
        s.noble_supply += 1
    else:
        s.colonist_supply += 1
