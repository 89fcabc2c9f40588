"""Observations and the batch door of Puerto Rico."""

from antilles.envs.door import make_batch_door
from antilles.envs.observations import Observation
from antilles.puerto_rico.components import MOST_PLAYERS
from antilles.puerto_rico.engine import RULEBOOK
from antilles.puerto_rico.layout import STATE

OBSERVATION = Observation(STATE, MOST_PLAYERS)
DOOR = make_batch_door(__name__, RULEBOOK, OBSERVATION)
