"""Files that are no files: devices, pipes without a writer, folders. Every verb ends at once with a clear line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import antilles
from antilles.core.scenario import read_scenarios

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and devices with names")


@pytest.fixture
def special(tmp_path: Path) -> dict[str, Path]:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    (tmp_path / "large").write_bytes(b"#" * (8 * 1024 * 1024 + 1))
    found = {name: tmp_path / name for name in ("pipe", "link", "large")}
    return found | {
        "zero": Path("/dev/zero"),
        "folder": tmp_path,
        "memory": Path("/proc/self/mem"),
        "nul": Path("a\0b"),
    }


@pytest.mark.parametrize("name", ["pipe", "link", "large", "zero", "folder", "memory", "nul"])
def test_no_special_file_is_read(name: str, special: dict[str, Path]) -> None:
    with pytest.raises(antilles.GameFileError, match=r"no ordinary file|cannot be read|is larger than"):
        antilles.load(special[name])
    with pytest.raises(antilles.ScenarioError, match=r"no ordinary file|cannot be read|is larger than"):
        read_scenarios(special[name])


@pytest.mark.parametrize("verb", [["replay"], ["check"], ["explain"], ["play", "--resume"]])
def test_every_verb_ends_at_once(verb: list[str], special: dict[str, Path]) -> None:
    for name in ("pipe", "zero"):
        command = [sys.executable, "-m", "antilles.cli", *verb, str(special[name])]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, input="")
        assert done.returncode in (1, 2)
        assert "no ordinary file" in " ".join((done.stdout + done.stderr).split())
        assert "Traceback" not in done.stderr
