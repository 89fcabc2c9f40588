"""Write a bot in 30 lines, and let it play: `python examples/write_a_bot.py`."""

from __future__ import annotations

import antilles
from antilles.bots import Budget, Decision, SeatView, make_bot


class Grabber:
    """Takes what brings the most points, and half a point for a doubloon, right now."""

    name = "grabber"

    @classmethod
    def made(cls, given: dict[str, str]) -> Grabber:
        """By its parameters, of which it has none."""
        return cls()

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """Try every action in a world of its own: what the seat cannot know is drawn by the seed."""
        world = seat.drawn(seed)

        def gain(action: int) -> int:
            trial = world.copy(history=False)
            trial.push(action)
            money = trial.view(seat.seat)["seats"][seat.seat]["doubloons"]
            return 2 * trial.scores[seat.seat].total + money

        return Decision(max(seat.legal_actions.ids, key=gain))


def main() -> None:
    """A game of Puerto Rico against two random bots."""
    game = antilles.new("puerto-rico", players=3, seed=7)
    while not game.over:
        bot = Grabber() if game.turn == 0 else make_bot("random")
        game.push(bot.decide(SeatView(game), Budget(), seed=game.pushes).action)
    print("grabber, random, random:", [score.total for score in game.scores])


if __name__ == "__main__":
    main()
