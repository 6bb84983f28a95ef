"""Where a node of the graph leads: to its page, or to its original."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session


def follow(session: Session, scene: Scene | None, number: int, *, new: bool) -> None:
    """Show what a node stands for; a page that is not there yet is offered to be made where it is shown."""
    if scene is None or not 0 <= number < len(scene.ids):
        return
    node = scene.ids[number]
    if scene.square[number]:
        session.show_original(path_of(node))
    else:
        session.open_page(node, new=new)


def path_of(node: str) -> str:
    """Return the path of an original by the id that its node has."""
    return node.removeprefix("source:")
