"""Santiago de Cuba as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from antilles.envs.pettingzoo.aec import OrderedEnv, TableEnv


def raw_env(**table: Any) -> TableEnv:
    """The environment without wrappers; takes what `antilles.new` takes, `reward` and `render_mode`."""
    return TableEnv("santiago-de-cuba", "santiago_de_cuba_v0", **table)


def env(**table: Any) -> Any:
    """The environment; a call out of order is an error that says so."""
    return OrderedEnv(raw_env(**table))
