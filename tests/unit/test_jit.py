"""The compiler's cache: keyed by the sources, harmless when it cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from antilles.core import jit

PROGRAM = """
import antilles
from antilles.core import jit
print(jit.CACHE, len(antilles.new("puerto-rico").legal_actions))
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
    program = "from antilles.core import jit; print(jit.CACHE, jit.COMPILED)"
    assert run(program, ANTILLES_CACHE_DIR=str(tmp_path / "file"), ANTILLES_JIT="1") == "None True"


def test_the_cache_is_named_by_the_sources(tmp_path: Path, monkeypatch: object) -> None:
    program = "from antilles.core import jit; print(jit.CACHE)"
    place = run(program, ANTILLES_CACHE_DIR=str(tmp_path), ANTILLES_JIT="1")
    assert Path(place).name == f"jit-{jit.engine_fingerprint()}"


def test_the_fingerprint_changes_with_any_engine_source(tmp_path: Path) -> None:
    import shutil

    package = Path(jit.__file__).resolve().parent.parent
    shutil.copytree(package, tmp_path / "antilles", ignore=shutil.ignore_patterns("__pycache__"))
    program = "from antilles.core import jit; print(jit.engine_fingerprint())"
    before = run(program, PYTHONPATH=str(tmp_path), ANTILLES_JIT="0")
    source = tmp_path / "antilles" / "puerto_rico" / "components.py"
    source.write_text(source.read_text().replace("PR-BLD-WHARF", "PR-BLD-WHARF "))
    after = run(program, PYTHONPATH=str(tmp_path), ANTILLES_JIT="0")
    assert before != after


def test_preparing_reports_each_step() -> None:
    seen = list(jit.prepare("nothing-at-all", [("one", lambda: None), ("two", lambda: None)]))
    assert seen == [(0, 2, "one"), (1, 2, "two"), (2, 2, "ready")]
    if jit.CACHE is not None:
        (jit.CACHE / "nothing-at-all.ready").unlink()
