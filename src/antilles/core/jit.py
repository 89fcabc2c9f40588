"""The only module that imports Numba: it decides whether, how and with which cache the rules are compiled.

Numba's own disk cache knows only the file of one function. Compiled rules are made of many files, so compiled code is
kept in a directory named by a hash of every source it is made of, wherever those sources lie: a second checkout
of the same sources finds it too, and a changed sentence elsewhere compiles nothing anew. A directory that cannot be
written means compiling without a cache.
`ANTILLES_JIT=0` (or Numba's `NUMBA_DISABLE_JIT=1`) runs the same sources uncompiled.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]

COMPILED = os.environ.get("ANTILLES_JIT", "1") != "0" and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels are compiled in this process."""

FOR_GPU = COMPILED and os.environ.get("ANTILLES_TARGET", "cpu") == "cuda"
"""Whether kernels of this process are made for a GPU (extra `gpu`); entries, which only a CPU has, are not compiled."""

PACKAGE = Path(__file__).resolve().parent.parent
IMPORT = re.compile(r"^from (antilles[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)
STALE_AFTER_DAYS = 30
READY = "ready"

if FOR_GPU:
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")  # a batch is as large as its user wants
if COMPILED:
    import numba
    from numba.core import caching, codegen, compiler
if FOR_GPU:
    import numpy

    if not hasattr(numpy, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 no longer has it
        numpy.row_stack = numpy.vstack
    from numba import cuda


def module_file(module: str) -> Path | None:
    """The source of a module of this package, None if there is no such module."""
    place = PACKAGE.parent / module.replace(".", "/")
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def imported_modules(source: str) -> Iterator[str]:
    """The modules of this package that a source imports at its top level; a package only for names of its own."""
    for module, names in IMPORT.findall(source):
        inside = [f"{module}.{name}" for name in re.findall(r"\w+", names)]
        yield from inside
        if not all(module_file(name) for name in inside):
            yield module


@cache
def fingerprint(module: str) -> str:
    """Hash of all sources that a module's compiled code is made of: its own and those it imports; Python, Numba."""
    digest = hashlib.sha256(f"{sys.version_info[:3]}".encode())
    if COMPILED:
        digest.update(numba.__version__.encode())
    sources: dict[str, bytes] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        file = module_file(name) or (other_file(name) if name == module else None)
        if name not in sources and file is not None:
            sources[name] = file.read_bytes()
            waiting += imported_modules(sources[name].decode())
    for name in sorted(sources):
        digest.update(name.encode())
        digest.update(sources[name])
    return digest.hexdigest()[:16]


def other_file(module: str) -> Path | None:
    """The source of a module outside this package (a test, a benchmark)."""
    found = importlib.util.find_spec(module)
    return Path(found.origin) if found is not None and found.origin is not None else None


def cache_home() -> Path:
    """Where compiled code is kept: `ANTILLES_CACHE_DIR`, or the user's cache directory."""
    chosen = os.environ.get("ANTILLES_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "antilles"


@cache
def cache_of(module: str) -> Path | None:
    """The directory for the compiled code of a module, or None when nothing can be written there."""
    if not COMPILED:
        return None
    directory = cache_home() / f"jit-{module.removeprefix('antilles.')}-{fingerprint(module)}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError:
        return None
    return directory


def drop_stale_caches() -> None:
    """Remove compiled code that nobody has used for a month."""
    oldest = time.time() - STALE_AFTER_DAYS * 86400
    with contextlib.suppress(OSError):
        for other in cache_home().glob("jit-*"):
            if other.stat().st_mtime < oldest:
                shutil.rmtree(other, ignore_errors=True)


if COMPILED:

    class KeptCode(caching.CompileResultCacheImpl):
        """How compiled code is written down, without Numba's search for a place and its look at one file's date."""

        def __init__(self, place: Path) -> None:
            self.place = place

        @property
        def locator(self) -> Any:
            """The place is known."""
            return self

        def ensure_cache_path(self) -> None:
            """The directory may have been removed since the start."""
            self.place.mkdir(parents=True, exist_ok=True)

    class EntryCache(caching.Cache):
        """The compiled code of one entry, in the directory of its sources."""

        def __init__(self, function: Function, place: Path) -> None:
            self._name = function.__qualname__
            self._py_func = function
            self._impl = KeptCode(place)
            self._cache_path = str(place)
            self._cache_file = caching.IndexDataCacheFile(str(place), function.__name__, place.name)  # type: ignore[no-untyped-call]
            self.enable()  # type: ignore[no-untyped-call]

        def load_overload(self, signature: Any, target_context: Any) -> Any:
            """Kept code needs nothing of what compiling needs: a quarter of a warm start is saved."""
            return self._load_overload(signature, target_context)  # type: ignore[no-untyped-call]

        def _index_key(self, signature: Any, codegen: Any) -> Any:
            """The sources are in the directory's name, so the signature and the machine are all that is left."""
            return signature, codegen.magic_tuple()


def one_body_for_all_numbers(dispatcher: Any) -> Function:
    """Numba compiles a callee anew for every constant and integer width it is called with (`occupied(player, HARBOR)`),
    which tripled the first start; the optimiser propagates constants anyway. So every number is passed as int64."""
    resolve = dispatcher.get_call_template

    def plain(argument: Any) -> Any:
        wide = numba.types.unliteral(argument)  # type: ignore[no-untyped-call]
        return numba.types.int64 if isinstance(wide, numba.types.Integer) else wide

    def resolve_plainly(args: Sequence[Any], keywords: Any) -> Any:
        return resolve(tuple(plain(argument) for argument in args), keywords)

    dispatcher.get_call_template = resolve_plainly
    compiled: Function = dispatcher
    return compiled


if COMPILED:

    class KernelLibrary(codegen.JITCodeLibrary):
        """What a kernel was compiled to: linked into entries, never run by itself.

        Numba would optimise a kernel together with all that it calls, and make machine code of it, once for the kernel
        and again for every one that calls it. Here that is left to the entry, which meets every kernel once.
        """

        def finalize(self) -> None:
            """Nothing more is added."""
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            """There is no machine code."""
            return 0

        @property
        def codegen(self) -> Any:
            """Nor is there anything to be told where Python's objects are."""
            return NoEnvironment

    class NoEnvironment:
        """Takes no notice of an environment: kernels have no Python objects."""

        @staticmethod
        def set_env(name: str, environment: Any) -> None:
            """Nothing to do."""

    class EntryLibrary(codegen.JITCodeLibrary):
        """What an entry was compiled to: with all kernels that it calls, optimised as one."""

        def finalize(self) -> None:
            """Link kernels, every one after one that calls it: the linker takes only what was asked for before."""
            found: dict[Any, None] = {}
            waiting = list(reversed(self._linking_libraries))
            while waiting:
                library = waiting.pop()
                if library not in found:
                    found[library] = None
                    waiting += reversed(library._linking_libraries)
            self._linking_libraries = list(found)
            super().finalize()  # type: ignore[no-untyped-call]

    class KernelCompiler(compiler.Compiler):
        """Compiles into a library of the kind above."""

        kind: Any = KernelLibrary

        def compile_extra(self, function: Any) -> Any:
            """Compile a function."""
            self.state.library = self.kind(self.state.targetctx.codegen(), function.__qualname__)
            self.state.library.enable_object_caching()
            return super().compile_extra(function)  # type: ignore[no-untyped-call]

    class EntryCompiler(KernelCompiler):
        """The same for entries."""

        kind = EntryLibrary


OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""Compiled code takes no memory of its own: arrays belong to the caller and live as long as the call, so their users
are not counted (`_nrt`). Counting them by atomic instructions took a quarter of a search's time. Kernels that make
arrays do not compile."""
FOR_KERNELS: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Kernels are called by compiled code only; without ways in from elsewhere they compile in two thirds of the time."""


def kernel(function: Function) -> Function:
    """A rule: compiled into every entry that calls it."""
    if not COMPILED:
        return function
    made: Any = numba.njit(**OPTIONS, **FOR_KERNELS, pipeline_class=KernelCompiler)
    if FOR_GPU:
        made = cuda.jit(device=True)  # type: ignore[no-untyped-call]
    return for_compiled_callers(one_body_for_all_numbers(made(function)))


def for_compiled_callers(dispatcher: Any) -> Function:
    """Without a wrapper there is no way in from Python: a call gets an error instead of the function's bare address."""

    def keep(compiled: Any) -> None:
        dispatcher.overloads[tuple(compiled.signature.args)] = compiled

    def refuse(*args: Any, **keywords: Any) -> None:
        name = dispatcher.py_func.__qualname__
        raise TypeError(f"{name} is a kernel: only compiled code calls it; from Python, ask a game's engine")

    if not FOR_GPU:
        dispatcher.add_overload, dispatcher._compile_for_args = keep, refuse
    kernel: Function = dispatcher
    return kernel


def entry(module: str) -> Callable[[Function], Function]:
    """A door from Python into the rules of a module: compiled once, kept on disk, free of the interpreter lock."""

    def compiled(function: Function) -> Function:
        if not COMPILED or FOR_GPU:
            return function
        dispatcher: Any = numba.njit(**OPTIONS, pipeline_class=EntryCompiler)(function)
        place = cache_of(module)
        if place is not None:
            dispatcher._cache = EntryCache(function, place)
        door: Function = dispatcher
        return door

    return compiled


def constants(values: Sequence[Any]) -> Any:
    """A constant table of integers, `TABLE[i]` or `TABLE[i, j]`, in the narrowest type that holds them all."""
    rows: list[Any] = [list(row) if isinstance(row, Sequence) else row for row in values]
    if COMPILED:
        import numpy

        wide = numpy.array(rows, dtype=numpy.int64)
        return wide.astype(
            numpy.result_type(*(numpy.min_scalar_type(-abs(int(v)) - 1) for v in (wide.min(), wide.max())))
        )
    if rows and isinstance(rows[0], list):
        flat = array("q", [cell for row in rows for cell in row])
        return memoryview(flat).cast("B").cast("q", shape=(len(rows), len(rows[0])))
    return memoryview(array("q", rows))


def lookup(values: Sequence[Any], doc: str) -> Function:
    """A kernel that reads a constant table: `cost_of = lookup(...)`, then `cost_of(building)` or `is_answer(a, b)`.

    Compiled code embeds a table once for every kernel that names it; behind an accessor it is embedded once in all.
    """
    frozen = constants(values)

    def read(index):  # type: ignore[no-untyped-def]
        return int(frozen[index])

    def read_cell(row, column):  # type: ignore[no-untyped-def]
        return int(frozen[row, column])

    accessor = read_cell if isinstance(values[0], Sequence) else read
    accessor.__doc__ = doc
    return kernel(accessor)


def is_prepared(module: str) -> bool:
    """Whether the entries of a module's sources were compiled by an earlier process."""
    place = cache_of(module)
    return not COMPILED or (place is not None and (place / READY).exists())


def prepare(module: str, steps: Sequence[tuple[str, Callable[[], object]]]) -> Iterator[tuple[int, int, str]]:
    """Run the steps that make Numba compile each entry, yielding (done, of, what) before each one."""
    for done, (what, run) in enumerate(steps):
        yield done, len(steps), what
        run()
    place = cache_of(module)
    if place is not None:
        with contextlib.suppress(OSError):
            (place / READY).touch()
            os.utime(place)
        drop_stale_caches()
    yield len(steps), len(steps), "ready"
