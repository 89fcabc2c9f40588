"""How large the built page is, compressed as it is sent: `python -m tools.web_size`. Fonts are counted apart."""

from __future__ import annotations

import gzip
from pathlib import Path

from antilles import server

STATIC = Path(server.__file__).parent / "static"
MOST_KILOBYTES = 250
FONTS = ".woff2"
COMPRESSED = (".png",)


def sent_bytes(path: Path) -> int:
    """How many bytes a file is on the way to a browser."""
    content = path.read_bytes()
    return len(content) if path.suffix in (FONTS, *COMPRESSED) else len(gzip.compress(content, 9))


def sizes(folder: Path) -> tuple[int, int]:
    """(the page without fonts, the fonts) in bytes."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    fonts = sum(sent_bytes(path) for path in files if path.suffix == FONTS)
    return sum(sent_bytes(path) for path in files) - fonts, fonts


if __name__ == "__main__":
    page, fonts = sizes(STATIC)
    print(f"The page is {page / 1000:.0f} kB compressed (at most {MOST_KILOBYTES}), fonts {fonts / 1000:.0f} kB.")
