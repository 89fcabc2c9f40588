"""Write web/openapi.json, the contract between server and client, anew. `--check` only says whether it is stale."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from antilles.server.app import contract, make_app
from antilles.server.settings import Settings

PLACE = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def text() -> str:
    """The document as it is written."""
    return json.dumps(contract(make_app(Settings())), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def is_stale() -> bool:
    """Whether the document on disk is another one."""
    return not PLACE.is_file() or PLACE.read_text(encoding="utf-8") != text()


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(f"{PLACE.name} is stale: run python -m tools.openapi" if is_stale() else 0)
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(text(), encoding="utf-8")
