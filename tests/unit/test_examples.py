"""The scripts in `examples` do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
CAN_TRAIN = find_spec("torch") is not None and find_spec("sb3_contrib") is not None
"""PyTorch is no part of the locked environment: which build is right depends on the machine."""


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, "-W", "ignore", str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def shares(text: str) -> list[float]:
    return [float(share) for share in re.findall(r"wins ([\d.]+)%", text)]


def test_write_a_bot() -> None:
    assert run("write_a_bot.py") == "grabber, random, random: [35, 19, 28]\n"
    source = (EXAMPLES / "write_a_bot.py").read_text()
    assert len(source.split("class Grabber")[1].split("\n\n\ndef main")[0].splitlines()) <= 30


def test_evaluate_in_the_arena() -> None:
    found = shares(run("evaluate_in_the_arena.py", "--games", "9"))
    assert len(found) == 3
    assert abs(sum(found) - 100) < 0.5


if CAN_TRAIN:

    def test_train_an_agent_and_evaluate_it(tmp_path: Path) -> None:
        model, curve = tmp_path / "model.zip", tmp_path / "curve.svg"
        small = ("--minutes", "0.05", "--games", "2", "--tables", "2", "--steps", "32", "--threads", "1")
        told = run("train_maskable_ppo.py", *small, "--model", str(model), "--curve", str(curve))
        assert len(shares(told)) >= 4
        assert ElementTree.parse(curve).getroot().tag.endswith("svg")
        assert len(shares(run("evaluate_in_the_arena.py", "--model", str(model), "--games", "3"))) == 3

    def test_train_on_batches_of_a_cpu() -> None:
        small = ("--device", "cpu", "--games", "6", "--kept", "4", "--hidden", "16", "--seconds", "1")
        assert len(shares(run("train_on_gpu.py", *small))) >= 2
