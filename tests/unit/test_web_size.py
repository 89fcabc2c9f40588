"""The page stays small."""

from __future__ import annotations

import pytest
from tools.web_size import MOST_KILOBYTES, STATIC, sizes


def test_the_page_is_small_enough() -> None:
    if not STATIC.is_dir():
        pytest.skip("the page is not built (make web)")
    assert sizes(STATIC)[0] <= MOST_KILOBYTES * 1000
