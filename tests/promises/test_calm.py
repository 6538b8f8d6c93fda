"""A calm table, whatever is played: one message for one part of it, one place to answer, nobody called for nothing."""

import random
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.announcer import channel
from bot.announcer.inbox import InboxWriter
from bot.announcer.messages import TEXT_LIMIT
from bot.announcer.story import BOARD_MS, ROOM, StoryWriter
from bot.games import AnyPlay
from bot.panels.images import mark_board
from bot.tables.live import Live
from bot.tables.posts import Story
from porc_royal.asks import Ask
from porc_royal.facts import Fact, Seat
from porc_royal.play import Begun
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import MINUTE, NAMES, ModeratedTable
from tests.promises.openings import opening
from tests.promises.posted import STORY, Post, Posted
from tests.promises.runner import Runner

GAMES: Final = (
    range(3),
    *(pytest.param(range(first, first + 10), marks=pytest.mark.soak) for first in range(3, 103, 10)),
)
"""Which games are looked at: the ordinary run has a few of each case, the long run a hundred more."""
SEARCHED: Final = range(30)
"""Games of which one must show a fault."""
REPLIES: Final = 45
ANSWERING: Final = ("answer", "beside", "menu", "form", "whole", "more")
"""What answers a question, or leads to its answer."""
ASKED: Final = re.compile(r"<t:\d+:R>")
"""Who is awaited since when, or until when."""


@pytest.mark.parametrize("numbers", GAMES, ids=str)
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-*", "cochons-r*")
def test_a_table_is_calm_at_every_moment_of_a_game(name: str, numbers: range, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        seen = watch_games(runner, name, numbers)
    assert sum(one.edits for one in seen) > sum(one.pages for one in seen) > 0
    assert sum(one.called for one in seen) > 3, "somebody was called"
    assert sum(one.asked for one in seen) > 20, "questions stood in private"


def watch_games(runner: Runner, name: str, numbers: range) -> list["Watch"]:
    """Games from somewhere amid them on, looked at; raises `AssertionError` where one is not calm."""
    return [
        runner.run(Watch(runner.moderated(runner.numbered(opening(name, number)))).play(name, number))
        for number in numbers
    ]


def turn_page_each_time(patch: pytest.MonkeyPatch) -> None:
    true = StoryWriter.add

    def add(self: StoryWriter, lines: Sequence[str], following: Begun | None = None) -> None:
        if lines:
            self.turn_page()
        true(self, lines, following)

    patch.setattr(StoryWriter, "add", add)


def keep_old_questions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(InboxWriter, "close", lambda self, why="", **more: None)


def forget_who_is_awaited(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel, "describe_waiting", lambda *args, **more: [])


def call_whoever_has_answered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel, "list_unreachable", lambda live, actor: (actor or Seat(0),))


def leave_the_board(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StoryWriter, "_may_replace_board", lambda self: False)


def replace_the_board_each_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StoryWriter, "_may_replace_board", lambda self: True)


SOWN: Final = (
    turn_page_each_time,
    keep_old_questions,
    forget_who_is_awaited,
    call_whoever_has_answered,
    leave_the_board,
    replace_the_board_each_time,
)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "cochons" else pytest.mark.soak) for name in CASES]
)
@pytest.mark.parametrize("fault", SOWN)
def test_a_table_that_is_not_calm_is_found(
    name: str, fault: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with Runner.open(tmp_path) as runner, pytest.raises(AssertionError):
        watch_games(runner, name, SEARCHED)


class Watch:
    """Looks at a table after everything that happens there."""

    def __init__(self, table: ModeratedTable) -> None:
        self.table, self.posted = table, Posted(table)
        table.painted = set()
        self.number = 0
        self.story = Story()
        self.opened_at, self.place = 0, -1
        self.edits = self.pages = self.called = self.asked = 0

    async def play(self, name: str, number: int) -> "Watch":
        """A game for a while; now and then everybody is slow."""
        luck, table = random.Random(f"{name} {number}"), self.table
        await table.begin()
        await self.look()
        for _ in range(REPLIES):
            await self.let_pass(luck.choice((1, 1, 1, 20, 60)))
            if await table.over():
                break
            play = await table.play()
            seat = choose_speaker(play, luck)
            await table.reply(seat, choose_reply(play.asks[seat], luck, INVARIANTS[name].rare))
            await self.look()
        await self.check_everything_is_told()
        return self

    async def let_pass(self, minutes: int) -> None:
        until = self.table.clock.time + minutes * MINUTE
        while (due := await self.table.deadlines()) and due[0].due_at <= until:
            await self.table.fire()
            await self.look()
        self.table.clock.time = until

    async def look(self) -> None:
        """Check all that stands there now."""
        table, at = self.table, self.table.clock.time
        self.posted.read()
        if await table.over():
            self.check_end()
            return
        play = await table.play()
        place = min(play.since(seat) for seat in play.awaited)
        if place != self.place:
            self.opened_at, self.place = at, place
        self.check_calls(play)
        self.check_pages((await self.live()).posts.story or Story())
        self.check_board(await self.live())
        for seat in range(table.opening.players):
            self.check_private(Seat(seat), play)
        held = {one.kind for one in await table.deadlines()}
        if "tell" in held:
            return  # what is kept is told soon: looked at when it is
        self.check_story(play)
        self.check_status(play, await self.find_due_at())
        await self.check_foreseen(play)

    # ---- the channel

    def find_asking(self) -> Post:
        """The only message of the channel under which there is something to press."""
        asking = [one for one in self.posted.public if one.rows]
        assert len(asking) == 1
        return asking[0]

    def check_story(self, play: AnyPlay) -> None:
        """One message asks, the newest of the story: one button to answer, and plain answers where all are asked."""
        story = self.find_asking()
        assert story is [one for one in self.posted.public if one.keep.startswith(STORY)][-1]
        verbs = [token.verb for token in story.tokens]
        assert (verbs.count("ask"), verbs.count("why")) == (1, 1)
        assert set(verbs) <= {"ask", "why", "what", "answer", "form", "beside"}
        assert all(token.seat < 0 for token in story.tokens), "for whoever presses"
        book = self.table.opening.book
        asked = {one.key for one in play.asks.values() if not one.optional}
        declared = {name for key in asked for name in book.in_channel.get(key, ())}
        plain = [one for one in story.tokens if one.verb == "answer" and one.option not in declared]
        if self.opened_at == self.table.clock.time:
            forms = {name for key in asked for name in book.forms_in_channel.get(key, ())}
            assert {one.option for one in story.tokens if one.verb == "form"} <= forms
        assert len(story.buttons) == len(story.tokens) < 10
        if plain and self.opened_at == self.table.clock.time:  # they stay when parts of an answer are in
            windows = [one for one in play.asks.values() if one.window]
            asks = windows or [one for one in play.asks.values() if one.sealed and not one.optional]
            assert asks, "what one alone is asked stands in private"
            assert all(is_plain(one, token.option) and not token.field for token in plain for one in asks)
            assert all(token.seat == -1 for token in plain), "they are everybody's"
        past = [one for one in self.posted.public if one.keep.startswith(STORY) and one is not story]
        assert not any(ASKED.search(one.text) for one in past), "what is over reads as its story"

    def check_pages(self, story: Story) -> None:
        """A new message only for a part of the game, or where no more fits; with the board where that is due."""
        new = [post for _, post in self.posted.new if post.keep.startswith(STORY)]
        self.edits += sum(post.keep.startswith(STORY) for _, post in self.posted.changed)
        self.pages += len(new)
        pages = [one for one in self.posted.public if one.keep.startswith(STORY)]
        # The first of all comes wherever the game is.
        full = int(bool(pages) and any(pages[0] is one for one in new))
        for before, page in pairwise(pages):
            if any(page is one for one in new):
                full += len(before.text) + len(page.text) >= TEXT_LIMIT - ROOM
        begun = story.number - self.number
        assert len(new) <= begun + full, "what goes on goes on where it is"
        act = next((one for one in self.table.opening.book.acts.values() if one.name == story.act), None)
        if begun and act is not None and act.board:
            news = [*self.posted.new, *self.posted.changed]
            told = [post for place, post in news if place == self.table.channel]
            assert any(post.pictured for post in told), f"{act.name} begins with the board"
        self.number = story.number

    def check_board(self, live: Live) -> None:
        """The board of the newest message is as the table is whenever that is edited, but not twice within a minute."""
        voice, before, at = self.table.voices.of_table(live), self.story, self.table.clock.time
        self.story = story = live.posts.story or Story()
        edited = any(post.keep.startswith(STORY) and post.rows for _, post in self.posted.changed)
        if edited and before.board and before.number == story.number and not self.posted.new:
            if at - before.board_at >= BOARD_MS:
                assert story.board_mark == mark_board(live, voice, live.play.view(None))
            elif at > before.board_at:
                assert story.board_mark == before.board_mark

    def check_status(self, play: AnyPlay, due_at: int | None) -> None:
        """Below the news it stands who is awaited, since when, and until when; also after a private answer."""
        status = self.find_asking().text.rpartition("⏳")[2]
        owed = [seat for seat, one in play.asks.items() if not one.optional]
        secret = any(play.asks[seat].sealed for seat in owed) and len(owed) > 1
        window = any(play.asks[seat].window and play.asks[seat].sealed for seat in owed)
        if not secret and not window:
            assert all(NAMES[seat] in status for seat in play.awaited), status
        assert f"<t:{self.opened_at // 1000}:R>" in status, "since when"
        if due_at is not None:
            assert f"<t:{due_at // 1000}:" in status, "until when"

    async def find_due_at(self) -> int | None:
        due = [one.due_at for one in await self.table.deadlines() if one.kind in ("ask", "window")]
        return min(due, default=None)

    async def check_foreseen(self, play: AnyPlay) -> None:
        """Before an end that all can see coming the table has been told."""
        outline = play.rulebook.outline
        assert outline is not None
        voice = self.table.voices.of_table(await self.live())
        told = "\n".join(one.text for one in self.posted.public)
        for saying in outline.foreseen(play.view(None)):
            assert voice.say(saying) in told

    def check_end(self) -> None:
        """When it is over, nothing is asked any more: one may play again, and check the dice."""
        tokens = [token.verb for one in self.posted.public for token in one.tokens]
        assert tokens == ["rematch", "replay", "proof"]
        for seat in range(self.table.opening.players):
            assert not any(map(is_question, self.posted.private(Seat(seat))))
        assert list(self.posted.notified()) == []

    # ---- the people

    def check_private(self, seat: Seat, play: AnyPlay) -> None:
        """One question at most, the newest, of whoever owes its answer; what is answered has no buttons."""
        found = [one for one in self.posted.private(seat) if is_question(one)]
        assert len(found) <= (seat in play.awaited), f"{NAMES[seat]} is asked twice, or for nothing"
        self.asked += len(found)
        for one in found:
            places = {token.place for token in one.tokens if token.verb in ANSWERING}
            assert all(play.since(seat) <= place <= play.place for place in places)

    def check_calls(self, play: AnyPlay) -> None:
        """Whoever is called owes an answer, and is called once for all that one event brings."""
        called = list(self.posted.notified())
        assert len(called) == len(set(called)), "several questions at one moment are one call"
        assert set(called) <= {self.table.user(seat) for seat in play.awaited if seat not in play.sealed}
        assert all(place.startswith("dm:") for place, post in self.posted.new if post.called)
        self.called += len(called)

    # ---- all of it

    async def live(self) -> Live:
        async with self.table.tables.turn(self.table.table_id) as live:
            return live

    async def check_everything_is_told(self) -> None:
        """Every public fact stands in the channel, as its messages are now, but for what the log alone tells."""
        await self.table.tell_held()
        self.posted.read()
        live = await self.live()
        voice, logged = self.table.voices.of_table(live), live.rulebook.logged
        told = "\n".join(one.text for one in self.posted.public)
        for entry in await self.table.store.log(self.table.table_id):
            for fact in msgspec.json.decode(entry.facts, type=list[Fact]):
                if fact.to is None and fact.says.key not in logged:
                    assert voice.say(fact.says) in told


def is_question(post: Post) -> bool:
    return any(token.verb in ANSWERING for token in post.tokens)


def is_plain(ask: Ask, option: str) -> bool:
    """Whether a question has this answer, and it holds no choice."""
    return option in ask.options and not ask.options[option].fields
