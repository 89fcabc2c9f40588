"""These tests are there only where the extra `gpu` is installed; continuous integration installs it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("numba_cuda") else ["test_*.py"]
