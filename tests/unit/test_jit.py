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
print(jit.cache_of("antilles.puerto_rico.engine"), len(antilles.new("puerto-rico").legal_actions))
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
    program = "from antilles.core import jit; print(jit.cache_of('antilles.santiago.engine'), jit.COMPILED)"
    assert run(program, ANTILLES_CACHE_DIR=str(tmp_path / "file"), ANTILLES_JIT="1") == "None True"


def test_the_cache_is_named_by_the_sources(tmp_path: Path) -> None:
    program = "from antilles.core import jit; print(jit.cache_of('antilles.puerto_rico.engine'))"
    place = run(program, ANTILLES_CACHE_DIR=str(tmp_path), ANTILLES_JIT="1")
    assert Path(place).name == f"jit-puerto_rico.engine-{jit.fingerprint('antilles.puerto_rico.engine')}"


ENGINES = ("antilles.puerto_rico.engine", "antilles.santiago.engine")


@pytest.mark.parametrize(
    ("edited", "changed"),
    [
        ("puerto_rico/buildings.py", {"antilles.puerto_rico.engine"}),
        ("santiago/goods.py", {"antilles.santiago.engine"}),
        ("core/rng.py", set(ENGINES)),
        ("core/gamefile.py", set()),
        ("core/game.py", set()),
        ("puerto_rico/describe.py", set()),
        ("puerto_rico/editions.py", set()),
        ("puerto_rico/narrate.py", set()),
        ("santiago/narrate.py", set()),
        ("words/speech.py", set()),
        ("locales/en/puerto-rico.refusals.ftl", set()),
    ],
)
def test_a_fingerprint_changes_with_the_sources_it_is_made_of(tmp_path: Path, edited: str, changed: set[str]) -> None:
    package = Path(jit.__file__).resolve().parent.parent
    shutil.copytree(package, tmp_path / "antilles", ignore=shutil.ignore_patterns("__pycache__"))
    program = f"from antilles.core import jit; print(*map(jit.fingerprint, {ENGINES}))"
    before = run(program, PYTHONPATH=str(tmp_path), ANTILLES_JIT="0").split()
    source = tmp_path / "antilles" / edited
    source.write_text(source.read_text() + "# edited\n")
    after = run(program, PYTHONPATH=str(tmp_path), ANTILLES_JIT="0").split()
    assert {engine for engine, old, new in zip(ENGINES, before, after, strict=True) if old != new} == changed


def test_another_checkout_of_the_same_sources_finds_the_compiled_code(tmp_path: Path) -> None:
    package = Path(jit.__file__).resolve().parent.parent
    shutil.copytree(package, tmp_path / "antilles", ignore=shutil.ignore_patterns("__pycache__"))
    program = """
import antilles
from antilles.santiago import engine
len(antilles.new("santiago-de-cuba").legal_actions)
print(antilles.__file__, sum(engine.DOOR.stats.cache_hits.values()), sum(engine.DOOR.stats.cache_misses.values()))
"""
    assert run(program).split()[1:] == ["1", "0"]
    place, hits, misses = run(program, PYTHONPATH=str(tmp_path)).split()
    assert Path(place).is_relative_to(tmp_path)
    assert (hits, misses) == ("1", "0")


def test_the_users_numba_is_left_as_it_was() -> None:
    program = """
import numba
before = numba.config.CACHE_DIR
import antilles
antilles.new("santiago-de-cuba")
assert numba.config.CACHE_DIR == before
"""
    run(program)


def test_preparing_reports_each_step(tmp_path: Path) -> None:
    program = """
from antilles.core import jit
print(jit.is_prepared("antilles.santiago.engine"))
print(list(jit.prepare("antilles.santiago.engine", [("one", lambda: None), ("two", lambda: None)])))
print(jit.is_prepared("antilles.santiago.engine"))
"""
    seen = run(program, ANTILLES_CACHE_DIR=str(tmp_path), ANTILLES_JIT="1").splitlines()
    assert seen == ["False", "[(0, 2, 'one'), (1, 2, 'two'), (2, 2, 'ready')]", "True"]


def test_compiled_code_counts_no_references(tmp_path: Path) -> None:
    program = """
import antilles
from antilles.bots.compiled import warm_up
warm_up("santiago-de-cuba")
"""
    run(program)
    for module in ("antilles.santiago.engine", "antilles.bots.santiago.engine"):
        place = jit.cache_of(module)
        kept = [file.read_bytes() for file in place.glob("*.nbc")] if place else []
        assert kept, f"nothing was kept of {module}"
        assert not any(b"NRT_" in code for code in kept)


def test_a_kernel_that_makes_arrays_does_not_compile(tmp_path: Path) -> None:
    program = tmp_path / "allocating.py"
    program.write_text("""
import numpy
from antilles.core import jit

@jit.kernel
def make(size):
    return numpy.zeros(size)

@jit.entry("antilles.core.jit")
def door(size):
    return make(size).sum()

try:
    door(3)
except Exception as error:
    print(type(error).__name__)
""")
    assert run(f"import runpy; runpy.run_path({str(program)!r})", ANTILLES_CACHE_DIR=str(tmp_path)) == "TypingError"
