"""How long the rest of a long work will take."""

from __future__ import annotations

import io

from rich.console import Console

from antilles.terminal.progress import progress_bar


def test_the_time_left_is_told_also_where_a_piece_takes_longer_than_a_minute() -> None:
    """Ten pieces: four were done before, then one every 100 seconds; after the sixth, 400 seconds are left."""
    now = [0.0]
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, color_system=None, width=100, get_time=lambda: now[0])
    with progress_bar("Games", 10, console) as advance:
        advance(4)
        for _ in range(2):
            now[0] += 100.0
            advance(1)
    assert "6/10 0:03:20 0:06:40" in shown.getvalue()
