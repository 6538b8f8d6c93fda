"""Leaks sown on purpose into what a table tells its channel, whatever it plays.

Each takes the patch to sow with and the rulebook, and gives the rulebook to play by.
"""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

import msgspec
import pytest

from bot.announcer import channel
from bot.announcer import waiting as told_waiting
from bot.announcer.story import StoryWriter
from bot.delivery.outgoing import Button, PictureRef, Row
from bot.games import AnyPlay, AnyRulebook
from bot.moderation import queries
from bot.panels.images import Images
from bot.tables import deadlines
from bot.tables.live import Live
from bot.tables.turn import Turn
from porc_royal.asks import Ask
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting
from tests.promises.moderated import Opening

Patch: TypeAlias = pytest.MonkeyPatch
Leak: TypeAlias = Callable[[Patch, AnyRulebook], AnyRulebook]


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where a leak shows that luck would come upon too rarely.

    question  before which question tables begin
    events    how many things happen there; with few of them, the answers to it may still lie sealed at the end
    settings  options of the table
    start     the number of the first table that is looked at: some leaks show at few of them, and this is a near one
    opened    a situation that is set up by hand, where every table begins; `events` come after what leads there
    """

    question: str = ""
    events: int = 24
    settings: tuple[tuple[str, Setting], ...] = ()
    start: int = 0
    opened: Callable[[], Opening] | None = None


def patched(home: Any, name: str, make: Callable[[Any], Any]) -> Leak:
    """Something in the place of a rule, made from it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        patch.setattr(home, name, make(getattr(home, name)))
        return book

    return sow


def with_last_state(change: Callable[[AnyRulebook, list[Any]], AnyRulebook]) -> Leak:
    """A part of the rulebook that remembers the last state of which somebody had a view."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        last: list[Any] = []

        def view(state: Any, seat: Any) -> Any:
            last[:] = [state]
            return book.view(state, seat)

        return change(replace(book, view=view), last)

    return sow


def hands(play: AnyPlay) -> list[str]:
    """Every card held, seat by seat."""
    return [card for player in play.state.players for card in player.hand]


def weight(play: AnyPlay) -> int:
    """A number that depends on who holds which card."""
    return sum(place * len(card) for place, card in enumerate(hands(play), 1))


def asked(home: Any, name: str, change: Callable[[Any, Ask, Callable[..., Ask]], Ask]) -> Leak:
    """A change of a question, given what it is made from and the function that makes it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = getattr(home, name)
        patch.setattr(home, name, lambda where, *who: change(where, true(where, *who), partial(true, where)))
        return book

    return sow


def in_a_telling_order(cards: str, ask: Ask) -> Ask:
    """The options in an order that depends on cards."""
    names = sorted(ask.options, key=lambda name: (len(cards) * len(name)) % 11)
    return msgspec.structs.replace(ask, options={name: ask.options[name] for name in names})


def posted(change: Callable[[Live, dict[str, Any]], None]) -> Leak:
    """A change of what stands below the news in the channel: its lines or its buttons."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = StoryWriter.show

        def leaky(self: StoryWriter, status: Sequence[str], rows: Any, *more: Any, **how: Any) -> Any:
            parts = {"lines": list(status), "rows": rows}
            change(self._live, parts)
            return true(self, parts["lines"], parts["rows"], *more, **how)

        patch.setattr(StoryWriter, "show", leaky)
        return book

    return sow


def names_a_card(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"].append(max(hands(live.play), default=""))


def pads(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"][-1] += " " * (weight(live.play) % 7)


def adds_lines(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"] += ["·"] * (weight(live.play) % 4)


def adds_a_button(live: Live, parts: dict[str, Any]) -> None:
    if weight(live.play) % 2:
        parts["rows"] = (*parts["rows"], Row((Button(custom_id="pr|more", label="?"),)))


def writes_into_a_custom_id(live: Live, parts: dict[str, Any]) -> None:
    card = max(hands(live.play), default="")
    parts["rows"] = (*parts["rows"], Row((Button(custom_id=f"pr|{card}", label="?"),)))


def prints_the_state(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"].append(hashlib.sha256(live.play.fingerprint()).hexdigest()[:8])


def waiting(change: Callable[[Live, list[str]], list[str]]) -> Leak:
    """A change of the sentence that says who is awaited."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = told_waiting.describe_waiting

        def leaky(live: Live, *more: Any, **how: Any) -> Any:
            return change(live, true(live, *more, **how))

        for place in (channel, queries):
            patch.setattr(place, "describe_waiting", leaky)
        return book

    return sow


def pings_who_can_act(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    """The channel calls those whose first card is of a certain kind."""

    def leaky(live: Live, actor: Seat | None) -> Sequence[Seat]:
        players = live.play.state.players
        able = [row for row in live.seats if any(len(card) % 2 for card in players[row.seat].hand[:1])]
        return [Seat(row.seat) for row in able if row.user_id is not None]

    patch.setattr(channel, "list_unreachable", leaky)
    return book


def edits_when_some_seal(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    """The story is edited when every other seat seals something, and says what it said before: its moment tells who."""
    true = channel.Channel.tell_all

    def leaky(self: channel.Channel, turn: Turn, at: int, *more: Any) -> Any:
        owed = true(self, turn, at, *more)
        sealed = not owed and turn.replies and turn.replies[0].seat % 2
        return self.show_waiting(turn.live, at) if sealed else owed

    patch.setattr(channel.Channel, "tell_all", leaky)
    return book


def says_who_has_sealed(live: Live, lines: list[str]) -> Any:
    return [*lines, f"{sorted(live.play.sealed)}"]


def says_what_is_sealed(live: Live, lines: list[str]) -> Any:
    return [*lines, f"{sorted(one.option for one in live.play.sealed.values())}"]


def alt_text_with_a_card(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Images._draw

    async def seen(self: Images, ref: PictureRef) -> Any:
        scene, alt, channel = await true(self, ref)
        async with self._tables.turn(ref.table_id) as live:
            return scene, alt[:900] + max(hands(live.play), default=""), channel

    patch.setattr(Images, "_draw", seen)
    return book


def deadline_by_hand(patch: Patch, book: AnyRulebook) -> AnyRulebook:

    def plan_deadlines(live: Live, at: int, *more: Any) -> Any:
        return deadlines.plan_deadlines(live, at + weight(live.play), *more)

    patch.setattr("bot.consequences.deadlines.plan_deadlines", plan_deadlines)
    return book


def awaited_in_the_order_of_hands(live: Live, lines: list[str]) -> Any:
    players = live.play.state.players
    awaited = sorted(live.play.awaited, key=lambda seat: players[seat].hand)
    return [*lines, str(awaited)]
