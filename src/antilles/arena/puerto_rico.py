"""What is worth knowing of games of Puerto Rico: buildings, when roles are taken, and the first role with its fruit."""

from antilles.arena.shape import Habits, Told
from antilles.puerto_rico.events import BUILT, EVENTS, ROLE_TAKEN, ROUND_BEGUN, TILE_TAKEN

ROLES = Told(EVENTS[ROLE_TAKEN].name, "role", "role-")
BUILDINGS = Told(EVENTS[BUILT].name, "building", "building-")
TILES = Told(EVENTS[TILE_TAKEN].name, "tile", "tile-")
HABITS = Habits(
    had=BUILDINGS, timed=ROLES, clock=EVENTS[ROUND_BEGUN].name, openings=(ROLES, BUILDINGS, TILES), opening_length=2
)
