"""The compiler's cache: keyed by the sources, harmless when it cannot be written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from antilles.core import jit

PROGRAM = """
import antilles
from antilles.core import jit
print(jit.cache_of("puerto_rico"), len(antilles.new("puerto-rico").legal_actions))
"""


def run(program: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_uncompiled_runs_need_no_cache(tmp_path: Path) -> None:
    assert run(PROGRAM, ANTILLES_JIT="0", ANTILLES_CACHE_DIR=str(tmp_path)) == "None 7"
    assert run(PROGRAM, NUMBA_DISABLE_JIT="1", ANTILLES_CACHE_DIR=str(tmp_path)) == "None 7"
    assert list(tmp_path.iterdir()) == []


def test_a_directory_that_cannot_be_written_means_no_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    program = "from antilles.core import jit; print(jit.cache_of('santiago'), jit.COMPILED)"
    assert run(program, ANTILLES_CACHE_DIR=str(tmp_path / "file"), ANTILLES_JIT="1") == "None True"


def test_the_cache_is_named_by_the_sources(tmp_path: Path) -> None:
    program = "from antilles.core import jit; print(jit.cache_of('puerto_rico'))"
    place = run(program, ANTILLES_CACHE_DIR=str(tmp_path), ANTILLES_JIT="1")
    assert Path(place).name == f"jit-puerto_rico-{jit.engine_fingerprint('puerto_rico')}"


@pytest.mark.parametrize(
    ("edited", "changed"),
    [
        ("puerto_rico/components.py", {"puerto_rico", "core"}),
        ("santiago/components.py", {"santiago", "core"}),
        ("core/rng.py", {"puerto_rico", "santiago", "core"}),
    ],
)
def test_a_fingerprint_changes_with_the_sources_it_is_made_of(tmp_path: Path, edited: str, changed: set[str]) -> None:
    package = Path(jit.__file__).resolve().parent.parent
    shutil.copytree(package, tmp_path / "antilles", ignore=shutil.ignore_patterns("__pycache__"))
    program = "from antilles.core import jit; print(*map(jit.engine_fingerprint, jit.ENGINE_ROOMS))"
    before = run(program, PYTHONPATH=str(tmp_path), ANTILLES_JIT="0").split()
    source = tmp_path / "antilles" / edited
    source.write_text(source.read_text() + "# edited\n")
    after = run(program, PYTHONPATH=str(tmp_path), ANTILLES_JIT="0").split()
    differs = {room for room, old, new in zip(jit.ENGINE_ROOMS, before, after, strict=True) if old != new}
    assert differs == changed


def test_preparing_reports_each_step(tmp_path: Path) -> None:
    program = """
from antilles.core import jit
print(jit.is_prepared("santiago"))
print(list(jit.prepare("santiago", [("one", lambda: None), ("two", lambda: None)])))
print(jit.is_prepared("santiago"))
"""
    seen = run(program, ANTILLES_CACHE_DIR=str(tmp_path), ANTILLES_JIT="1").splitlines()
    assert seen == ["False", "[(0, 2, 'one'), (1, 2, 'two'), (2, 2, 'ready')]", "True"]
