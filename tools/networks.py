"""The networks of antilles/bots/network.py, for learning."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from antilles.bots.network import COMPARED, HIDDEN, OUTPUTS, Network

SCORE_UNIT = 10.0


class Reader(nn.Module):
    """What both kinds of network have in common: reading the table and every seat, and comparing a seat with others."""

    def __init__(self, seat: int, table: int, scales: tuple[Any, Any], outputs: int) -> None:
        super().__init__()
        self.of_seat, self.of_table = nn.Linear(seat, HIDDEN, bias=False), nn.Linear(table, HIDDEN)
        self.own, self.rivals = nn.Linear(HIDDEN, COMPARED), nn.Linear(HIDDEN, COMPARED, bias=False)
        self.outputs = nn.Linear(COMPARED, outputs)
        self.register_buffer("seat_scale", scales[0])
        self.register_buffer("table_scale", scales[1])

    def compared(self, counts: Any, players: int) -> Any:
        """The last layer but one, for every seat."""
        table = counts[:, : self.of_table.in_features] / self.table_scale
        seats = counts[:, self.of_table.in_features :].reshape(len(counts), players, -1) / self.seat_scale
        hidden = torch.relu(self.of_seat(seats) + self.of_table(table)[:, None])
        rivals = (hidden.sum(1, keepdim=True) - hidden) / (players - 1)
        return torch.relu(self.own(hidden) + self.rivals(rivals))

    def network(self, units: Any = 1.0) -> Network:
        """As plain arrays, scales and units folded in."""

        def numbers(tensor: Any) -> Any:
            return tensor.detach().cpu().numpy().astype(np.float32)

        return Network(
            numbers(self.of_seat.weight.T / self.seat_scale[:, None]),
            numbers(self.of_table.weight.T / self.table_scale[:, None]),
            numbers(self.of_table.bias),
            numbers(self.own.weight.T),
            numbers(self.rivals.weight.T),
            numbers(self.own.bias),
            numbers((self.outputs.weight.T * units).T),
            numbers(self.outputs.bias * units),
        )


class Judge(Reader):
    """Chances (logarithms of odds) and scores of every seat."""

    def __init__(self, seat: int, table: int, scales: tuple[Any, Any]) -> None:
        super().__init__(seat, table, scales, OUTPUTS)

    def forward(self, counts: Any, players: int) -> tuple[Any, Any]:
        """Chances and scores."""
        judged = self.outputs(self.compared(counts, players))
        return judged[..., 0], judged[..., 1] * SCORE_UNIT

    @classmethod
    def of(cls, net: Network, scales: tuple[Any, Any]) -> Judge:
        """A network that is known already, to learn on."""
        judge = cls(len(net.of_seat), len(net.of_table), scales)
        known = {
            "of_seat.weight": torch.from_numpy(net.of_seat).to(scales[0]).T * scales[0],
            "of_table.weight": torch.from_numpy(net.of_table).to(scales[1]).T * scales[1],
            "of_table.bias": torch.from_numpy(net.seen),
            "own.weight": torch.from_numpy(net.own.T),
            "rivals.weight": torch.from_numpy(net.rivals.T),
            "own.bias": torch.from_numpy(net.compared),
            "outputs.weight": torch.from_numpy(net.outputs) / torch.tensor([[1.0], [SCORE_UNIT]]),
            "outputs.bias": torch.from_numpy(net.last) / torch.tensor([1.0, SCORE_UNIT]),
            "seat_scale": scales[0],
            "table_scale": scales[1],
        }
        judge.load_state_dict(known)
        judge.to(scales[0].device)
        return judge

    def network(self, units: Any = None) -> Network:
        """As plain arrays."""
        return super().network(torch.tensor([1.0, SCORE_UNIT], device=self.outputs.bias.device))


class Proposer(Reader):
    """How likely actions are for the seat on turn (logarithms, up to a constant)."""

    def forward(self, counts: Any, players: int, seats: Any, actions: Any) -> Any:
        """For the listed actions, as many in each row."""
        seen = self.compared(counts, players)[torch.arange(len(counts), device=counts.device), seats]
        return self.outputs(seen).gather(1, actions)


def scales_of(counts: Any, seat: int, table: int) -> tuple[Any, Any]:
    """What inputs of seats and of the table are divided by: their usual size."""
    some = counts[:20000]
    return scale_of(some[:, table:].reshape(-1, seat)), scale_of(some[:, :table])


def scale_of(counts: Any) -> Any:
    """The usual size of inputs."""
    return counts.float().pow(2).mean(0).sqrt().clamp(min=0.5)
