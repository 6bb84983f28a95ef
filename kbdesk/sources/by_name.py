"""Things by the paths of originals, found by either Unicode form of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from kbdesk.files.names import same_name

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")


class ByName(Generic[T]):
    """Things by path, found by either Unicode form of it."""

    def __init__(self, those: Mapping[str, T]) -> None:
        self.those = dict(those)
        self._composed = {same_name(path): path for path in self.those}

    def find(self, path: str) -> str | None:
        """Return the path under which something stands, None for nothing."""
        return path if path in self.those else self._composed.get(same_name(path))

    def put(self, path: str, thing: T) -> None:
        """Add something."""
        self.those[path] = thing
        self._composed[same_name(path)] = path

    def pop(self, path: str) -> T:
        """Take something out."""
        self._composed.pop(same_name(path), None)
        return self.those.pop(path)
