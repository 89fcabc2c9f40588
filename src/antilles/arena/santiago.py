"""What is worth knowing of games of Santiago de Cuba: captured venues, which Cubans when, and the first stops."""

from antilles.arena.shape import Habits, Told
from antilles.santiago.events import CAPTURED, DROVE, EVENTS, SHIP_CAME

CUBANS = Told(EVENTS[DROVE].name, "cuban", "cuban-", instead="port")
VENUES = Told(EVENTS[CAPTURED].name, "venue", "venue-")
HABITS = Habits(had=VENUES, timed=CUBANS, clock=EVENTS[SHIP_CAME].name, openings=(CUBANS,), opening_length=2)
