"""The figures of many random games, for people."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console

from antilles.core.messages import Message, slug
from antilles.core.registry import manifest_of
from antilles.terminal.program import ProgramReader
from antilles.words.numbers import decimal, percent

SHARE_CELLS = 6


def print_report(report: Mapping[str, Any], out: Console, reader: ProgramReader) -> None:
    """The figures of `sim` for people."""
    if report["house_table"]:
        out.print(reader.text("cli-house-table"), highlight=False)
    speed = {"speed": round(report["games_per_s"]), "decisions": round(report["decisions_per_s"])}
    speed |= {
        "seconds": figure(report["seconds"], "0.00", reader),
        "rounds": figure(report["mean_rounds"], "0.0", reader),
    }
    out.print(reader.text("cli-sim-speed", games=report["games"], **speed), markup=False)
    for seat, (share, points) in enumerate(zip(report["seat_win_share"], report["mean_scores"], strict=True)):
        won = {"share": figure(share, "0.0%", reader).rjust(SHARE_CELLS), "points": figure(points, "0.0", reader)}
        out.print(f"  {reader.text('cli-sim-seat', seat=seat, **won)}", markup=False)
    for reason, count in report["end_reasons"].items():
        share = figure(count / report["games"], "0.0%", reader).rjust(SHARE_CELLS)
        out.print(f"  {reader.text('cli-sim-ended', reason=why(report['game'], reason), share=share)}", markup=False)


def why(game: str, reason: str) -> Message:
    """Why games ended, in a few words."""
    return Message(f"{manifest_of(game).message_prefix}-table-ends-{slug(reason).lstrip('0123456789-')}")


def figure(number: float, shape: str, reader: ProgramReader) -> str:
    """A number as the reader's language writes it: `0.0`, `0.0%`."""
    return (percent if shape.endswith("%") else decimal)(number, shape, reader.language)
