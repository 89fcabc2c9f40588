"""Observations and the batch door of Santiago de Cuba."""

from antilles.envs.door import make_batch_door
from antilles.envs.observations import Observation
from antilles.santiago.box import MOST_PLAYERS
from antilles.santiago.engine import RULEBOOK
from antilles.santiago.layout import STATE

OBSERVATION = Observation(STATE, MOST_PLAYERS)
DOOR = make_batch_door(__name__, RULEBOOK, OBSERVATION)
