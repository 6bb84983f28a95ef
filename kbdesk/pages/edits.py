"""Changes to pages: each is planned from what stands on the shelf and returned as a Plan. Nothing is written here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import LONGEST_LINK, BrokenLinks, NotFound, Refused
from kbdesk.pages import guards, header_comments, near, notices
from kbdesk.pages.dating import dated, day_of, stamp_of
from kbdesk.pages.describe import title_of
from kbdesk.pages.escapes import unescaped
from kbdesk.pages.ids import find_page
from kbdesk.pages.log import log_with
from kbdesk.pages.other_forms import Coming, takes_any_form
from kbdesk.pages.places import check_title, place_of
from kbdesk.pages.relink import Relinked, from_disk, showing, to_disk
from kbdesk.pages.text import PageText, decoded_text, trimmed
from kbdesk.pages.ways import catalogue, lists, making
from kbdesk.pages.ways import log as ways_log
from kbdesk.plan import Entry, Plan, Put

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.pages.shelf import Shelf
    from kbdesk.pages.showing import Showing
    from kbdesk.pages.types import PageType

_STANDING = ("status", "retired", "superseded_by")
_OWN = ("type", "ingested")
OVERVIEW, LOG = "overview.md", "log.md"


@dataclass(frozen=True, slots=True)
class Draft:
    """A page to make. `content` None stands for the type's template; of `fields`, (name, None) removes one."""

    type: str
    slug: str
    title: str
    content: str | None = None
    fields: tuple[tuple[str, str | None], ...] = ()


def create(shelf: Shelf, drafts: Sequence[Draft]) -> Plan:
    """Plan new pages, all or none; they may link to each other. The plan's `pages` are their ids."""
    coming: dict[str, Coming] = {}
    for draft in drafts:
        page_id, path = place_of(shelf, draft.type, draft.slug, draft.title)
        check_title(draft.title, page_id)
        if page_id in coming or any(path == each.path for each in coming.values()):
            raise Refused("Two pages of one call have the same place.", page_id, "Give each its own slug.")
        coming[page_id] = Coming(path, draft.title)
    if not coming:
        raise Refused("There is no page to create.", None, "Give at least one.")
    puts, warnings, pages = [], [], []
    called = {f"{draft.type}/{draft.slug}": new for draft, new in zip(drafts, coming.values(), strict=True)} | coming
    for draft, (page_id, new) in zip(drafts, coming.items(), strict=True):
        path = new.path
        content = _without_notice(adapted(_content(shelf, draft), "\n"))
        relinked = to_disk(shelf, path, content, called, translating=takes_any_form(shelf, path, "", content))
        _refuse_missing(relinked, None, page_id)
        warnings += _warnings(relinked, page_id)
        page = new_page(shelf, path, draft, relinked.text)
        warnings += guards.warnings_of(shelf, page_id, path, None, page)
        pages.append((page_id, path, None, page))
        puts.append(Put(shelf.layout.in_project(path), None, page.encode()))
    warnings += guards.twins_among(pages)
    if shelf.layout.follows_ways:
        listed, told = catalogue.puts_for(
            shelf, [(put, draft.type, draft.title) for put, draft in zip(puts, drafts, strict=True)]
        )
        puts, warnings = [*puts, *listed], [*warnings, *told]
    return Plan("create", next(iter(coming)), tuple(puts), pages=tuple(coming), warnings=tuple(warnings))


def edit(
    shelf: Shelf, page: str, fragments: Sequence[tuple[str, str]], fields: Sequence[tuple[str, str | None]] = ()
) -> Plan:
    """Plan replacing fragments of a page's text as agents read it, each of which must be there exactly once."""
    if page.strip() == "overview":
        return _edit_overview(shelf, fragments, fields)
    page_id, path = find_page(shelf, page)
    before = bytes_of(shelf, path, page_id)
    old = PageText.parse(before, page_id)
    changes = checked_fields(fields, page_id)
    if not fragments and not changes and fields:
        raise Refused("The store sets `type`, `updated` and `ingested` itself.", page_id, "Leave them out.")
    if not fragments and not changes:
        raise Refused("There is nothing to change.", page_id, "Give a text to replace, or a field.")
    new = old
    warnings: list[str] = []
    if fragments:
        shown = showing(shelf, path, old.body)
        edited = _edited(shown, fragments, page_id, old.newline)
        if notices.parted(edited.text)[0] != notices.parted(shown.text)[0]:
            raise Refused(
                "The notice that a page is superseded or retired is kept by the store.",
                page_id,
                "Edit what comes after it, or restore the page.",
            )
        relinked = _checked(shelf, path, page_id, edited, old.body)
        warnings = _warnings(relinked, page_id)
        new = new.with_edited_body(relinked.text)
    changes = _real(changes, old)
    if changes or new.body != old.body:
        new = _dated(shelf, path, new, changes)
    warnings += header_comments.gone(page_id, old, new)
    return planned(shelf, "edit", page_id, Put(path, before, new.encode()), warnings)


def _real(changes: Mapping[str, str | None], page: PageText) -> dict[str, str | None]:
    """Return the changes of fields that say something else than the page does."""
    now = page.fields()
    return {name: value for name, value in changes.items() if value != now.get(name)}


def rewrite(shelf: Shelf, page: str, content: str, fields: Sequence[tuple[str, str | None]] = ()) -> Plan:
    """Plan another text for a page. Its status and the notice that says it stay."""
    if page.strip() == "overview":
        if fields:
            raise Refused("The overview has no fields.", "overview", "Leave them out.")
        return write_overview(shelf, content)
    page_id, path = find_page(shelf, page)
    before = bytes_of(shelf, path, page_id)
    old = PageText.parse(before, page_id)
    changes = _real(checked_fields(fields, page_id), old)
    is_summary = page_id.startswith("summary/")
    with_fields = _dated(shelf, path, old, changes, ingested=is_summary)
    notice, _ = notices.parted(from_disk(shelf, path, old.body))
    text = _without_notice(adapted(content, old.newline))
    is_titled = not shelf.layout.follows_ways or notices.parted(old.content)[1].lstrip().startswith("# ")
    titled = headed(text, page_title(with_fields, path), old.newline) if is_titled else trimmed(text)
    if notice:
        titled = f"> {notice}{old.newline * 2}{titled}"
    relinked = _checked(shelf, path, page_id, titled, old.body)
    written = with_fields.with_text if shelf.layout.follows_ways else with_fields.with_body
    new = written(relinked.text)
    if new.body == old.body and not changes and not is_summary:
        new = old  # a summary says when its original was last read, the same text or not
    warnings = [*_warnings(relinked, page_id), *header_comments.gone(page_id, old, new)]
    return planned(shelf, "rewrite", page_id, Put(path, before, new.encode()), warnings)


def write_overview(shelf: Shelf, content: str) -> Plan:
    """Plan another text for the overview; a header that it has stays."""
    before = shelf.read(OVERVIEW)
    old = PageText.parse(before, "overview") if before is not None else PageText.of("")
    relinked = _checked(shelf, OVERVIEW, "overview", adapted(content, old.newline), old.body)
    new = old.with_text(relinked.text) if shelf.layout.follows_ways else old.with_body(relinked.text)
    return planned(shelf, "rewrite", "overview", Put(OVERVIEW, before, new.encode()), _warnings(relinked, "overview"))


def add_log(shelf: Shelf, operation: str, what: str, pages: Sequence[str] = ()) -> Plan:
    """Plan one more entry of the log. Raises Refused in a wiki that has no log, or whose entries have no known form."""
    put = _entered(shelf, operation, what, pages)
    named = tuple(page.strip() for page in pages if page.strip())
    line = " ".join(what.split())
    return Plan("log", "log", (put,), reason=line or None, pages=named, entry=Entry(operation.strip(), line))


def _entered(shelf: Shelf, operation: str, what: str, pages: Sequence[str]) -> Put:
    if shelf.layout.follows_ways:
        return ways_log.entered(shelf, operation, what, pages)
    before = shelf.read(LOG)
    text = decoded_text(before, "log") if before is not None else None
    after = PageText.of(log_with(text, day_of(shelf.now()), operation, what, pages)).encode()
    return Put(shelf.layout.in_project(LOG), before, after)


def checked_fields(fields: Sequence[tuple[str, str | None]], where: str) -> dict[str, str | None]:
    """Return the fields that a caller may set; those that the store keeps itself are left out or refused."""
    changes: dict[str, str | None] = {}
    for name, value in fields:
        if name in _STANDING:
            raise Refused(
                f"The field `{name}` is kept by the store.",
                where,
                "Supersede, retire or restore the page instead of setting it.",
            )
        if name in _OWN or (name == "updated" and value is not None):
            continue
        if name == "title" and value is not None:
            check_title(value, where)
        changes[name] = value
    return changes


def headed(content: str, title: str, newline: str = "\n") -> str:
    """Return a text that begins with a heading of the first level: its own, else the title."""
    bare = trimmed(content)
    if bare.startswith("# "):
        return bare
    return f"# {title}{newline * 2}{content}" if bare else f"# {title}"


def page_title(page: PageText, path: str) -> str:
    """Return the title that a page's heading is to have: its field, else its first heading, else its file name."""
    return title_of(page, path.rpartition("/")[2].removesuffix(".md"))


def _content(shelf: Shelf, draft: Draft) -> str:
    page_type: PageType | None = shelf.layout.type_named(draft.type)
    if draft.content is None:
        return page_type.template if page_type else ""
    return draft.content


def _without_notice(text: str) -> str:
    """Return a caller's text without a notice: only the store says that a page is superseded or retired."""
    notice, rest = notices.parted(text)
    return rest.lstrip("\r\n") if notice else text


def new_page(shelf: Shelf, path: str, draft: Draft, content: str) -> PageText:
    """Return a new page of a draft with its text as it is to stand on disk. Raises Refused for a field of the store."""
    fields: dict[str, str] = {"type": draft.type, "title": draft.title}
    given = checked_fields(draft.fields, f"{draft.type}/{draft.slug}")
    fields |= {name: value for name, value in given.items() if value is not None and name != "updated"}
    if shelf.layout.follows_ways:
        return making.page(shelf, path, fields, content)
    fields["updated"] = day_of(shelf.now())
    if draft.type == "summary":
        fields["ingested"] = stamp_of(shelf.now())
    return PageText.new().with_fields(fields).with_body(headed(content, fields["title"]))


def _dated(
    shelf: Shelf, path: str, page: PageText, changes: Mapping[str, str | None], *, ingested: bool = False
) -> PageText:
    """Return the page with fields changed and the store's dates set."""
    if "updated" in changes:
        page = page.with_fields({"updated": None})
    left = {name: value for name, value in changes.items() if name != "updated"}
    return dated(shelf, with_changes(shelf, path, page, left), ingested=ingested)


def with_changes(shelf: Shelf, path: str, page: PageText, changes: Mapping[str, str | None]) -> PageText:
    """Return the page at a path with fields set; in a wiki of other ways the entries of lists keep their form."""
    if shelf.layout.follows_ways:
        page, left = lists.with_lists(shelf, path, page, changes)
        return page.with_fields(left)
    return page.with_fields(changes)


def _edit_overview(
    shelf: Shelf, fragments: Sequence[tuple[str, str]], fields: Sequence[tuple[str, str | None]]
) -> Plan:
    before = shelf.read(OVERVIEW)
    if before is None:
        raise NotFound("There is no overview yet.", "overview", "Write it whole first.")
    if fields or not fragments:
        raise Refused("The overview has no fields, only text.", "overview", "Give a text to replace.")
    old = PageText.parse(before, "overview")
    edited = _edited(showing(shelf, OVERVIEW, old.body), fragments, "overview", old.newline)
    relinked = _checked(shelf, OVERVIEW, "overview", edited, old.body)
    new = old.with_edited_body(relinked.text)
    return planned(shelf, "edit", "overview", Put(OVERVIEW, before, new.encode()), _warnings(relinked, "overview"))


def _edited(shown: Showing, fragments: Sequence[tuple[str, str]], where: str, newline: str) -> Showing:
    for old, new in fragments:
        if not old:
            raise Refused("The text to replace is empty.", where, "Give the exact words that stand in the page.")
        text = shown.text
        sought, given = _as_it_stands(text, old, new, newline)
        count = text.count(sought)
        if count == 0:
            step = near.hint(text, old) or "Read the page again and copy it exactly, without fields."
            raise Refused("The text to replace is not in the page.", where, step)
        if count > 1:
            raise Refused(
                f"The text to replace is in the page {count} times.", where, "Give more of what stands around it."
            )
        at = text.index(sought)
        shown = shown.with_replaced(at, at + len(sought), adapted(given, newline))
    if not shown.text.strip():
        step = "Give what is to stand there. To take a page out of use, ask to retire it or supersede it."
        raise Refused("No text would be left in the page.", where, step)
    return shown


def _as_it_stands(text: str, old: str, new: str, newline: str) -> tuple[str, str]:
    """Return a fragment with the file's line endings, and without escapes where only so it stands in the text."""
    sought = old if old in text else adapted(old, newline)
    if sought not in text and "\\n" in old and "\n" not in old.rstrip():
        return adapted(unescaped(old), newline), unescaped(new)
    return sought, new


def adapted(text: str, newline: str) -> str:
    """Return a caller's text with the line endings of the file it is for."""
    plain = text.replace("\r\n", "\n")
    return plain.replace("\n", newline) if newline != "\n" else plain


def _checked(shelf: Shelf, path: str, where: str, text: str | Showing, old_body: str) -> Relinked:
    """Return a text for the disk; raises BrokenLinks for dead ids that the page did not have before."""
    new = text if isinstance(text, str) else text.text
    translating = takes_any_form(shelf, path, old_body, new)
    relinked = to_disk(shelf, path, text, translating=translating)
    if relinked.missing or relinked.unresolved or relinked.unclear:
        before = to_disk(shelf, path, from_disk(shelf, path, old_body), translating=translating)
        _refuse_missing(relinked, before, where)
        old = set(before.unresolved)
        return Relinked(relinked.text, (), tuple(each for each in relinked.unresolved if each not in old))
    return relinked


def _refuse_missing(relinked: Relinked, before: Relinked | None, where: str) -> None:
    known = before or Relinked("")
    missing = tuple(each for each in relinked.missing if each not in known.missing)
    unclear = tuple(each for each in relinked.unclear if each not in known.unclear)
    if missing or unclear:
        raise BrokenLinks(missing, where, unclear)


def _warnings(relinked: Relinked, where: str) -> list[str]:
    return [f"{where}: the link {each[:LONGEST_LINK]} leads nowhere." for each in relinked.unresolved]


def planned(
    shelf: Shelf, operation: str, page_id: str, put: Put, warnings: Sequence[str] = (), reason: str | None = None
) -> Plan:
    """Return the plan of one operation on one page; the put's path is relative to the knowledge folder.

    What a person or agent wrote is looked at for losses and twins; what the store itself writes is not.
    """
    if put.after is not None and put.after != put.before:
        before, after = PageText.parse(put.before or b"", page_id), PageText.parse(put.after, page_id)
        if operation in ("edit", "rewrite"):
            warnings = (*warnings, *guards.warnings_of(shelf, page_id, put.path, before, after))
        is_dated = shelf.layout.follows_ways or after.fields().get("updated") == day_of(shelf.now())
        if after.has_header and page_id != "overview" and not is_dated:
            warnings = (*warnings, f"{page_id}: `updated` cannot be set in this header, so it stays as it was.")
    placed = Put(shelf.layout.in_project(put.path), put.before, put.after)
    return Plan(operation, page_id, (placed,), reason=reason, pages=(page_id,), warnings=tuple(warnings))


def bytes_of(shelf: Shelf, path: str, page_id: str) -> bytes:
    """Return the bytes of a page that was there a moment ago."""
    data = shelf.read(path)
    if data is None:
        raise NotFound("There is no such page any more.", page_id, "Look in the index or search.")
    return data
