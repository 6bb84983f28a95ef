from __future__ import annotations

import email.utils
import json
import threading
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, DownloadFailed, Refused
from kbdesk.plan import Actor
from kbdesk.project.clock import Clock
from kbdesk.project.fetching.values import DAY, NEVER, Schedule
from kbdesk.project.project import Project
from kbdesk.project.review.values import Piece
from kbdesk.project.sources.values import Limits
from kbdesk.sources.wire import is_public
from tests.webserver import ARTICLE, Document, Handler, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PERSON = Actor("person", "ana")


class Hands:
    """The clock's, moved by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 9, 0, tzinfo=UTC)

    def on(self, **time: int) -> None:
        self.now += timedelta(**time)


@pytest.fixture
def server(monkeypatch):
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda _address: True)
    with serving() as made:
        yield made


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def project(root: Path, hands: Hands) -> Iterator[Project]:
    made = Project.open(root, clock=Clock(lambda: hands.now))
    yield made
    made.close()


@pytest.fixture
def again(root: Path, hands: Hands) -> Iterator[Callable[[], Project]]:
    """Open the project once more, as another process would."""
    made: list[Project] = []

    def open_it() -> Project:
        made.append(Project.open(root, clock=Clock(lambda: hands.now)))
        return made[-1]

    yield open_it
    for each in made:
        each.close()


def manifest(root: Path) -> dict:
    return json.loads((root / "sources/.agent-kit/sources.json").read_text(encoding="utf-8"))


def states(project: Project) -> dict[str, str]:
    return {row.path: row.status for row in project.sources()}


def failing(project: Project, path: str) -> str:
    with pytest.raises(DownloadFailed) as caught:
        project.fetch_source(path, PERSON)
    return caught.value.reason


def test_a_page_comes_with_its_main_content_and_a_taken_name_gets_a_number(server, project, root):
    server.documents["/knots"] = Document(ARTICLE.encode(), "text/html")
    server.documents["/other"] = Document(b"%PDF other", "application/pdf", called='filename="knots.html"')
    url = f"{server.url}/knots"
    first = project.take_in_url(url, "web/", PERSON)
    assert (first.path, first.text, first.clash) == ("web/knots.html", "web/knots.md", "")
    assert manifest(root)["files"]["web/knots.md"]["derivedFrom"] == "web/knots.html"
    same = project.take_in_url(url, "elsewhere/", PERSON)
    assert (same.path, same.is_duplicate, same.clash, same.text) == ("web/knots.html", True, "", "")
    other = project.take_in_url(f"{server.url}/other", "web", PERSON, replaces="books/tides.txt")
    assert (other.path, other.clash) == ("web/knots-2.html", "web/knots.html")
    assert manifest(root)["files"]["web/knots-2.html"]["replaces"] == "books/tides.txt"
    assert [(one.path, one.url, one.standing) for one in project.kept_sources()] == [
        ("web/knots-2.html", f"{server.url}/other", "current"),
        ("web/knots.html", url, "current"),
    ]
    (root / "sources/saved.html").write_text(ARTICLE.replace("sailor", "boatman"), encoding="utf-8")
    before = manifest(root)["files"]
    server.documents["/boat"] = Document(ARTICLE.replace("sailor", "boatman").encode(), "text/html")
    here = project.take_in_url(f"{server.url}/boat", "web/", PERSON)
    assert (here.path, here.is_duplicate, here.text, here.changes.change) == ("saved.html", True, "", 0)
    assert manifest(root)["files"] == before, "nothing was saved, and nothing is noted"
    assert not (root / "sources/saved.md").exists()


def test_a_schedule_brings_a_new_version_that_waits_and_the_old_one_is_kept_aside(server, project, root, hands, again):
    server.documents["/knots"] = Document(ARTICLE.encode(), "text/html", '"1"')
    path = project.take_in_url(f"{server.url}/knots", "web/", PERSON).path
    old = (root / "sources" / path).read_bytes()
    project.schedule_fetches(path, Schedule(DAY))
    assert project.fetch_due().tried == ()
    assert len(server.asked) == 1
    hands.on(days=1)
    (same,) = project.fetch_due().tried
    assert (same.renewed.is_new, server.asked[-1]["If-None-Match"]) == (False, '"1"')
    server.documents["/knots"] = Document(ARTICLE.replace("sailor", "boatman").encode(), "text/html", '"2"')
    hands.on(days=1)
    desk = again()  # the schedule outlives who made it
    found = desk.fetch_due()
    assert (found.tried[0].renewed.becomes, found.next_due) == ("web/knots-2026-12-02.html", "2026-12-03T09:00:00.000Z")
    assert project.fetch_due().tried == ()
    new = manifest(root)
    assert new["files"]["web/knots-2026-12-02.html"]["replaces"] == path
    assert new["files"]["web/knots-2026-12-02.md"]["derivedFrom"] == "web/knots-2026-12-02.html"
    gone = {one["path"]: one for one in new["retired"]}
    assert (gone[path]["why"], gone[path]["replacedBy"]) == ("replaced", "web/knots-2026-12-02.html")
    assert (root / "sources" / gone[path]["movedTo"]).read_bytes() == old
    compared = project.compare_versions("web/knots-2026-12-02.html")
    assert "boatman" in "".join(word.text for hunk in compared.difference.hunks for word in hunk.words)
    waiting = [piece for operation in project.review_queue().operations for piece in operation.pieces]
    assert {piece.piece.path for piece in waiting} == {
        *(f"sources/web/knots.{end}" for end in ("html", "md")),
        *(f"sources/web/knots-2026-12-02.{end}" for end in ("html", "md")),
    }
    assert {piece.actor.kind for piece in waiting} == {"schedule"}
    project.noticed()  # which a desk does all the time: where the old one lies now is known by it
    shown = project.original_difference(Piece(waiting[0].piece.change, "sources/web/knots-2026-12-02.html"))
    assert shown is not None
    assert shown.hunks == compared.difference.hunks
    project.revert([piece.piece for piece in waiting], PERSON)
    assert states(project)[path] == "present"
    hands.on(days=1)
    (kept,) = [one for one in project.kept_sources() if one.path == path]
    (row,) = [row for row in project.sources() if row.path == path and row.status == "present"]
    assert project.kept_as(row) == kept
    assert (kept.every, kept.due_at) == (DAY, "2026-12-03T09:00:00.000Z")
    (reverted,) = project.fetch_due().tried  # what was reverted does not come again
    assert (reverted.path, reverted.renewed.is_new) == (path, False)


def test_failures_are_told_by_a_word_and_lose_nothing(server, project, root, hands, monkeypatch):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(90))
    before = manifest(root)
    reasons = []
    for document in (Document(b"", status=404), Document(b"", status=429), Document(b"")):
        server.documents["/a.txt"] = document
        reasons.append(failing(project, path))
    project.set_limits(Limits(download=10), PERSON)
    server.documents["/a.txt"] = Document(b"more than ten bytes")
    reasons.append(failing(project, path))
    monkeypatch.setattr("kbdesk.sources.wire.is_public", is_public)
    reasons.append(failing(project, path))
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda _address: True)
    assert reasons == ["fetch_http_404", "fetch_http_429", "fetch_empty", "fetch_too_large", "fetch_blocked_address"]
    assert manifest(root) == before
    assert not list((root / ".kbdesk/scratch").glob("*/*"))
    kept = project.kept_source(path)
    assert (kept.standing, kept.reason, kept.failures) == ("failed", "fetch_blocked_address", 5)
    server.documents["/a.txt"] = Document(b"")
    assert kept.fetched_at == kept.tried_at == "2026-11-30T09:00:00.000Z"
    hands.on(minutes=90)
    (tried,) = project.fetch_due().tried
    assert (tried.error.reason, tried.is_first) == ("fetch_empty", False)
    assert project.next_fetch() == "2026-11-30T12:00:00.000Z"  # no oftener than the schedule says
    server.documents["/a.txt"] = Document(b"one")
    assert not project.fetch_source(path, PERSON).is_new
    kept = project.kept_source(path)
    assert (kept.standing, kept.reason, kept.failures) == ("current", "", 0)
    rows = {row.path: project.kept_as(row) for row in project.sources()}
    assert rows == {path: kept, "books/tides.txt": None}


def test_the_first_retries_come_soon_and_once_is_tried_until_it_comes(server, project, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(7 * DAY, "2026-11-30T10:00:00+01:00"))
    server.documents["/a.txt"] = Document(b"", status=500)
    dues = []
    for _ in range(3):
        assert project.fetch_due().tried
        dues.append(project.next_fetch()[11:16])
        hands.now = datetime.fromisoformat(project.next_fetch())
    assert dues == ["09:15", "09:45", "10:45"]
    server.documents["/a.txt"] = Document(b"one")
    project.fetch_source(path, PERSON)
    project.schedule_fetches(path, Schedule(0, project.next_fetch()))
    hands.now = datetime.fromisoformat(project.next_fetch())
    server.documents["/a.txt"] = Document(b"", status=500)
    pauses = []
    while project.next_fetch():
        before, hands.now = hands.now, max(hands.now, datetime.fromisoformat(project.next_fetch()))
        pauses.append((hands.now - before).total_seconds() / 60)
        assert project.fetch_due().tried
    assert pauses == [0, 15, 30, 60, 120, 240, 480, 960, *[1440] * 5], "at last it is given up"
    server.documents["/a.txt"] = Document(b"two")
    project.schedule_fetches(path, Schedule(0, hands.now.isoformat()))
    (tried,) = project.fetch_due().tried
    assert tried.renewed.is_new
    assert project.next_fetch() == ""
    path = tried.renewed.becomes
    server.documents["/a.txt"] = Document(b"", status=500)
    assert failing(project, path) == "fetch_http_500"
    assert project.next_fetch() == "", "by hand is by hand"
    project.schedule_fetches(path, Schedule(1))
    project.schedule_fetches(path, NEVER)
    assert project.next_fetch() == ""
    for wrong in (Schedule(-1), Schedule(10**9), Schedule(1, "tomorrow")):
        with pytest.raises(Refused):
            project.schedule_fetches(path, wrong)


def test_a_server_is_left_alone_for_as_long_as_it_asks(server, project, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    for retry_after, minutes in (("3600", 60), ("5", 1), ("tomorrow", 1), ("9" * 5000, 7 * 24 * 60)):
        project.schedule_fetches(path, Schedule(1))
        server.documents["/a.txt"] = Document(b"", status=429, retry_after=retry_after)
        assert failing(project, path) == "fetch_http_429"
        due = datetime.fromisoformat(project.next_fetch())
        assert due - hands.now == timedelta(minutes=minutes)
        hands.now = due
    day = email.utils.format_datetime(datetime.now(UTC) + timedelta(hours=30), usegmt=True)
    server.documents["/a.txt"] = Document(b"", status=503, retry_after=day)
    project.schedule_fetches(path, Schedule(0, hands.now.isoformat()))
    assert project.fetch_due().tried
    waits = datetime.fromisoformat(project.next_fetch()) - hands.now
    assert timedelta(hours=29, minutes=58) < waits <= timedelta(hours=30)


def test_one_process_at_a_time_fetches_an_original_and_a_crashed_one_does_not_keep_it_for_good(
    server, project, hands, again
):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(1))
    hands.on(minutes=1)
    other = again()
    refused: list[Exception] = []
    looks: list[datetime] = []

    def in_the_middle(_done: int, _total: int) -> None:
        if refused:
            return
        looks.append(hands.now)
        if len(looks) == 1:
            hands.on(minutes=1)  # as a large file takes: who goes on with it keeps it
            return
        held = other._journal.fetches.get(path).claimed_until
        assert held < (hands.now + timedelta(minutes=1)).isoformat()  # and whoever is ended keeps it no longer
        assert other.kept_source(path).standing == "fetching"
        assert other.fetch_due().tried == ()
        with pytest.raises(Refused) as caught:
            other.fetch_source(path, PERSON)
        refused.append(caught.value)
        raise Cancelled

    with pytest.raises(Cancelled):
        project.fetch_due(in_the_middle)
    assert refused
    assert project.kept_source(path).standing == "current"
    url = f"{server.url}/a.txt"
    assert other._journal.fetches.claim(path, url, "2026-11-30T09:01:00.000Z", "2026-11-30T09:06:00.000Z")  # and dies
    assert project.fetch_due().tried == ()
    hands.on(minutes=6)
    assert project.fetch_due().tried


def test_a_missing_one_comes_back_a_retired_one_is_left_alone(server, project, root, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    (root / "sources" / path).unlink()
    assert project.fetch_source(path, PERSON).becomes == path
    assert (root / "sources" / path).read_bytes() == b"one"
    project.schedule_fetches(path, Schedule(1))
    project.retire_source(path, "wrong", "made up", None, PERSON)
    hands.on(minutes=2)
    assert project.fetch_due().tried == ()
    assert project.next_fetch() == ""
    for none, error in ((path, Refused), ("books/tides.txt", Refused)):
        with pytest.raises(error):
            project.fetch_source(none, PERSON)


def test_one_that_is_retired_while_it_is_fetched_stays_so_and_is_told_so(server, project, root, again):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    server.documents["/a.txt"] = Document(b"two")
    other = again()

    def in_the_middle(_done: int, _total: int) -> None:
        if (root / "sources" / path).exists():
            other.retire_source(path, "wrong", "made up", None, PERSON)

    with pytest.raises(Refused, match="retired while it was fetched"):
        project.fetch_source(path, PERSON, in_the_middle)
    assert states(project)[path] == "retired"
    assert not (root / "sources" / path).exists()


def fetched_by_schedule(project: Project, hands: Hands) -> list[tuple[str, str]]:
    """Let a day pass and return what was fetched then, and where it is."""
    hands.on(days=1)
    return [(one.path, one.renewed.becomes if one.renewed else "") for one in project.fetch_due().tried]


def test_what_the_person_took_away_comes_back_by_hand_alone_and_its_schedule_waits(server, project, root, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(DAY))
    project.retire_source(path, "wrong", "made up", None, PERSON)
    assert fetched_by_schedule(project, hands) == []
    project.restore_source(path, PERSON)
    kept = project.kept_source(path)
    assert (kept.every, kept.due_at) == (DAY, "2026-12-01T09:00:00.000Z")
    assert [one.path for one in project.fetch_due().tried] == [path]
    assert project.next_fetch() == "2026-12-02T09:00:00.000Z"

    file = root / "sources" / path
    file.unlink()
    assert fetched_by_schedule(project, hands) == fetched_by_schedule(project, hands) == []
    assert not file.exists()
    file.write_bytes(b"one")
    assert fetched_by_schedule(project, hands) == [(path, path)]

    project.noticed()
    file.rename(root / "sources/books/other.txt")
    project.noticed()
    assert fetched_by_schedule(project, hands) == []
    (found,) = project.find_missing()
    project.bring_missing_back(found, PERSON, follow=True)
    server.documents["/a.txt"] = Document(b"two")
    assert fetched_by_schedule(project, hands) == [("books/other.txt", "books/other-2026-12-06.txt")]


def test_a_single_fetch_waits_until_its_original_is_there_again(server, project, root, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(0, "2026-11-30T10:00:00.000Z"))
    project.retire_source(path, "wrong", "made up", None, PERSON)
    assert fetched_by_schedule(project, hands) == fetched_by_schedule(project, hands) == []
    project.restore_source(path, PERSON)
    assert fetched_by_schedule(project, hands) == [(path, path)]
    assert fetched_by_schedule(project, hands) == []

    project.schedule_fetches(path, Schedule(0, "2026-12-05T10:00:00.000Z"))
    file = root / "sources" / path
    file.unlink()
    assert fetched_by_schedule(project, hands) == fetched_by_schedule(project, hands) == []
    file.write_bytes(b"one")
    again = Project.open(root, clock=project._clock)  # what lapsed meanwhile is fetched at the next start
    assert [one.path for one in again.fetch_due().tried] == [path]
    again.close()


def test_a_schedule_takes_no_original_of_the_person_s_for_the_new_version(server, project, root, hands, tmp_path):
    server.documents["/a"] = Document(ARTICLE.encode(), "text/html")
    path = project.take_in_url(f"{server.url}/a", "web/", PERSON).path
    project.schedule_fetches(path, Schedule(DAY))
    newer = ARTICLE.replace("sailor", "boatman").encode()
    server.documents["/a"] = Document(newer, "text/html")
    (tmp_path / "own.html").write_bytes(newer)
    project.add_source(tmp_path / "own.html", "mine/", PERSON)
    before = manifest(root)["files"]["mine/own.html"]
    assert fetched_by_schedule(project, hands) == [(path, "web/a-2026-12-01.html")]
    server.documents["/a"] = Document(ARTICLE.replace("sailor", "skipper").encode(), "text/html")
    assert fetched_by_schedule(project, hands) == [("web/a-2026-12-01.html", "web/a-2026-12-02.html")]
    assert manifest(root)["files"]["mine/own.html"] == before
    assert states(project)["mine/own.html"] == "present"


def test_the_text_of_a_page_goes_with_it_where_its_address_gives_no_page_any_more(server, project, root):
    server.documents["/a"] = Document(ARTICLE.encode(), "text/html")
    first = project.take_in_url(f"{server.url}/a", "", PERSON)
    server.documents["/a"] = Document(b"%PDF-1.4", "application/pdf")
    becomes = project.fetch_source(first.path, PERSON).becomes
    assert becomes == "a-2026-11-30.pdf"
    assert {one["path"]: one["replacedBy"] for one in manifest(root)["retired"]} == {
        first.path: becomes,
        first.text: becomes,
    }


def test_by_hand_what_the_address_gives_comes_back_over_what_was_changed_here(server, project, root, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(DAY))
    (root / "sources" / path).write_bytes(b"changed")
    assert fetched_by_schedule(project, hands) == [(path, path)]
    becomes = project.fetch_source(path, PERSON).becomes
    assert becomes == "a-2026-12-01.txt"
    assert (root / "sources" / becomes).read_bytes() == b"one"
    (gone,) = manifest(root)["retired"]
    assert (root / "sources" / gone["movedTo"]).read_bytes() == b"changed"


@pytest.mark.parametrize("status", [200, 500])
def test_a_clock_that_was_ahead_puts_nothing_off_but_what_the_person_put_off(server, project, hands, status):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(10))
    hands.on(days=400)
    server.documents["/a.txt"] = Document(b"one", status=status)
    assert project.fetch_due().tried
    hands.on(days=-400)
    assert project.fetch_due().tried
    assert project.next_fetch() == "2026-11-30T09:10:00.000Z"
    assert project.fetch_due().tried == ()
    project.schedule_fetches(path, Schedule(10, "2027-01-01T09:00:00Z"))
    assert project.fetch_due().tried == ()


def test_an_address_that_is_none_is_a_failure_as_others_are(project, root, hands):
    manifest_file = root / "sources/.agent-kit/sources.json"
    project.record_sources(PERSON)
    held = manifest(root)
    held["files"]["books/tides.txt"]["origin"] = {"kind": "url", "from": "ftp://example.org/tides"}
    manifest_file.write_text(json.dumps(held), encoding="utf-8")
    project.schedule_fetches("books/tides.txt", Schedule(1))
    hands.on(minutes=1)
    (tried,) = project.fetch_due().tried
    assert (tried.error.reason, tried.url) == ("fetch_bad_address", "ftp://example.org/tides")
    assert project.kept_source("books/tides.txt").standing == "failed"


def test_one_source_never_stops_the_others(server, project, root, hands, monkeypatch, caplog):
    for name in ("tag", "day", "name", "half", "good"):
        server.documents[f"/{name}.txt"] = Document(name.encode())
    oddly = b"HTTP/1.1 200 OK\r\n%s\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nodd%d"
    for number, said in enumerate((b'ETag: "v\xc3\xa9"', "Last-Modified: Mo, 30. Növ 2026".encode())):
        monkeypatch.setattr(
            Handler, f"get_odd{number}", lambda self, a=oddly % (said, number): self.wfile.write(a), raising=False
        )
        assert project.take_in_url(f"{server.url}/odd{number}", "", PERSON).path == f"odd{number}.txt"
    for name in ("name", "half", "good"):
        project.take_in_url(f"{server.url}/{name}.txt", "", PERSON)
    held = manifest(root)
    held["files"]["name.txt"]["origin"]["from"] = "http://xn--/"
    held["files"]["half.txt"]["origin"]["from"] = "http://\ud800.test/"
    (root / "sources/.agent-kit/sources.json").write_text(json.dumps(held), encoding="utf-8")
    project._journal._database.connection().execute("DELETE FROM fetch")
    project._journal._database.connection().execute(
        "INSERT INTO fetch (path, url, validated, etag) VALUES ('odd0.txt', ?, ?, '\"v\xe9\"')",
        (f"{server.url}/odd0",) * 2,
    )
    paths = ("odd0.txt", "odd1.txt", "name.txt", "half.txt", "good.txt")
    for path in paths:
        project.schedule_fetches(path, Schedule(DAY))
    server.documents["/good.txt"] = Document(b"better")
    hands.on(days=1)
    tried = {one.path: one.error.reason if one.error else one.renewed.is_new for one in project.fetch_due().tried}
    bad = "fetch_bad_address"
    assert [tried[path] for path in paths] == [False, False, bad, bad, True]

    bugs = [RuntimeError("a bug")]
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda _address: not bugs or raising(bugs.pop()))
    for path in ("odd0.txt", "odd1.txt"):
        project.schedule_fetches(path, Schedule(DAY, f"2026-11-30T0{path[3]}:00:00Z"))
    tried = {one.path: one.error and one.error.reason for one in project.fetch_due().tried}
    assert tried == {"odd0.txt": "fetch_broken", "odd1.txt": None}
    assert "a bug" in caplog.text
    assert project.fetch_due().tried == ()


def raising(error: Exception) -> bool:
    raise error


def test_what_came_and_cannot_be_kept_is_not_asked_for_at_once_again(server, project, root, hands):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(DAY, "2026-11-30T09:00:00+00:00"))
    server.documents["/a.txt"] = Document(b"two")
    (root / "sources/.agent-kit/retired").write_text("in the way")
    (tried,) = project.fetch_due().tried
    assert tried.error is not None
    assert (project.kept_source(path).reason, project.next_fetch()) == ("fetch_not_kept", "2026-11-30T09:15:00.000Z")
    assert (root / "sources" / path).read_bytes() == b"one"
    assert project.fetch_due().tried == ()


def test_a_version_that_the_person_brought_by_hand_is_kept_current_from_then_on(server, project, root, hands, tmp_path):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    project.schedule_fetches(path, Schedule(DAY))
    (tmp_path / "newer.txt").write_bytes(b"two")
    project.add_source(tmp_path / "newer.txt", "", PERSON)
    server.documents["/a.txt"] = Document(b"two")
    assert project.fetch_source(path, PERSON).becomes == "newer.txt"
    assert states(project) == {"books/tides.txt": "present", "newer.txt": "present", path: "retired"}
    (kept,) = project.kept_sources()
    assert (kept.path, kept.url, kept.every, kept.older) == ("newer.txt", f"{server.url}/a.txt", DAY, path)
    server.documents["/a.txt"] = Document(b"three")
    hands.on(days=1)
    (tried,) = project.fetch_due().tried
    assert tried.renewed.becomes == "newer-2026-12-01.txt"


def test_others_see_what_is_fetched_by_the_journal_s_version(server, project, again):
    server.documents["/a.txt"] = Document(b"one")
    path = project.take_in_url(f"{server.url}/a.txt", "", PERSON).path
    other = again()
    seen = other.version()
    thread = threading.Thread(target=lambda: project.fetch_source(path, PERSON))
    thread.start()
    thread.join()
    assert path in other.changes_since(seen).sources
