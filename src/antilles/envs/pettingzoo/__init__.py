"""PettingZoo environments (extra `envs`): `from antilles.envs.pettingzoo import puerto_rico_v0`."""
