from __future__ import annotations

import pytest

from kbdesk.agent.sources import file_named
from kbdesk.errors import NotFound


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "~nobody-of-this-name/x", "a\0b", "x" * 300, "x/" * 3000, "\ud800"])
def test_a_path_that_no_file_can_have_is_not_found(path: str) -> None:
    with pytest.raises(NotFound):
        file_named(path)
