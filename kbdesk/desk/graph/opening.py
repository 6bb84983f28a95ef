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
    name = scene.graph.name(number)
    if scene.square[number]:
        session.show_original(name)
    else:
        session.open_page(name, new=new)
