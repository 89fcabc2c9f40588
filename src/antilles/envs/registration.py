"""What Gymnasium calls when it looks for environments of other packages: light, as every `import gymnasium` runs it."""

from __future__ import annotations


def register_environments() -> None:
    """`antilles/PuertoRico-v0` and `antilles/SantiagoDeCuba-v0`."""
    from gymnasium.envs.registration import register

    for name, game in (("PuertoRico", "puerto-rico"), ("SantiagoDeCuba", "santiago-de-cuba")):
        register(f"{name}-v0", entry_point="antilles.envs.gym:SeatEnv", kwargs={"game": game})
