"""Leaks sown on purpose into a table of Les Cochons de l'Espace, one for each way in which secrets get out.

Each takes the patch to sow with and the rulebook, and gives the rulebook to play by.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from bot import moderator
from bot.announcer import Announcer
from bot.courier.letters import Button, Row
from bot.desk import Desk
from bot.games import AnyPlay, AnyRulebook
from bot.moderator import Moderator
from bot.tables import Live
from games.cochons import facts
from games.cochons.catalogue import combat as figures
from games.cochons.rules import combat, draw, travel
from games.table.asks import PASS, Ask, Refused, Reply
from games.table.facts import Fact, Seat, Who
from games.table.play import Play
from games.table.scene import Layer, Rect, Scene, Style, Text
from games.table.script import ask_together, tell, window

Patch: TypeAlias = pytest.MonkeyPatch
Leak: TypeAlias = Callable[[Patch, AnyRulebook], AnyRulebook]


def hands(play: AnyPlay) -> list[str]:
    """Every card held, seat by seat."""
    return [card for player in play._state.players for card in player.hand]


def weight(play: AnyPlay) -> int:
    """A number that depends on who holds which card."""
    return sum(place * len(card) for place, card in enumerate(hands(play), 1))


# --------------------------------------------------------------------------------------- what the channel reads


def _posted(change: Callable[[Live, dict[str, Any]], None]) -> Leak:
    """A change of what is posted in the channel: its lines, its buttons or its mentions."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = Announcer._posted

        def posted(
            self: Announcer, live: Live, voice: Any, lines: Sequence[str], rows: Any, mentions: Any
        ) -> Any:
            parts = {"lines": list(lines), "rows": rows, "mentions": mentions}
            change(live, parts)
            return true(self, live, voice, parts["lines"], parts["rows"], parts["mentions"])

        patch.setattr(Announcer, "_posted", posted)
        return book

    return sow


def _names_a_card(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"].append(max(hands(live.play), default=""))


def _pads(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"][-1] += " " * (weight(live.play) % 7)


def _adds_lines(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"] += [""] * (weight(live.play) % 4)


def _adds_a_button(live: Live, parts: dict[str, Any]) -> None:
    if weight(live.play) % 2:
        parts["rows"] = (*parts["rows"], Row((Button(custom_id="pr|more", label="?"),)))


def _writes_into_a_custom_id(live: Live, parts: dict[str, Any]) -> None:
    card = hands(live.play)[0]
    parts["rows"] = (*parts["rows"], Row((Button(custom_id=f"pr|{card}", label="?"),)))


def _prints_the_state(live: Live, parts: dict[str, Any]) -> None:
    parts["lines"].append(hashlib.sha256(live.play.fingerprint()).hexdigest()[:8])


def _waiting(change: Callable[[Live, list[str], tuple[int, ...]], tuple[list[str], tuple[int, ...]]]) -> Leak:
    """A change of the sentence that says who is awaited, or of who is pinged."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = Announcer.waiting

        def waiting(self: Announcer, live: Live, voice: Any, actor: Any, due_at: Any) -> Any:
            return change(live, *true(self, live, voice, actor, due_at))

        patch.setattr(Announcer, "waiting", waiting)
        return book

    return sow


def _pings_who_can_act(live: Live, lines: list[str], pinged: tuple[int, ...]) -> Any:
    able = [
        row.user_id
        for row in live.seats
        if any(figures(card) is not None for card in live.play._state.players[row.seat].hand[:1])
    ]
    return lines, tuple(user for user in pinged if user in able)


def _says_who_has_sealed(live: Live, lines: list[str], pinged: tuple[int, ...]) -> Any:
    return [*lines, f"{sorted(live.play.sealed)}"], pinged


def _says_what_is_sealed(live: Live, lines: list[str], pinged: tuple[int, ...]) -> Any:
    return [*lines, f"{sorted(one.option for one in live.play.sealed.values())}"], pinged


def alt_text_with_a_card(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Announcer.board_picture

    def picture(self: Announcer, live: Live, voice: Any, seat: Any) -> Any:
        ref = true(self, live, voice, seat)
        return msgspec.structs.replace(ref, alt=ref.alt[:900] + hands(live.play)[-1])

    patch.setattr(Announcer, "board_picture", picture)
    return book


def deadline_by_hand(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = moderator.timetable

    def timetable(live: Live, at: int, *more: Any) -> Any:
        return true(live, at + weight(live.play), *more)

    patch.setattr(moderator, "timetable", timetable)
    return book


def awaited_in_the_order_of_hands(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Play.awaited.fget
    assert true is not None

    def awaited(play: AnyPlay) -> tuple[Seat, ...]:
        players = play._state.players
        return tuple(sorted(true(play), key=lambda seat: players[seat].hand if seat >= 0 else []))

    patch.setattr(Play, "awaited", property(awaited))
    return book


# ------------------------------------------------------------------------------------------- facts and views


def told_to_everybody(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    async def shout(seat: Seat, key: str, /, **args: Any) -> None:
        await tell(key, **args)

    patch.setattr(draw, "whisper", shout)
    return book


def whispered_to_the_neighbour(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    def known_to(fact: Fact, seat: Seat | None) -> bool:
        return fact.to is None or (seat is not None and (seat + 1) in fact.to)

    patch.setattr(Fact, "known_to", known_to)
    return book


def log_with_whispers(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    patch.setattr(Fact, "known_to", lambda fact, seat: True)
    return book


def _viewed(change: Callable[[Any, Any], Any]) -> Leak:
    """A change of the view, given the whole state."""
    return lambda patch, book: replace(book, view=lambda state, seat: change(state, book.view(state, seat)))


def _counts_the_pile(state: Any, view: Any) -> Any:
    return replace(view, pile=sum(figures(card) is None for card in state.deck.pile))


def _sorts_the_seats(state: Any, view: Any) -> Any:
    return replace(view, seats=tuple(sorted(view.seats, key=lambda one: state.players[one.seat].hand)))


def _shows_the_next_card(state: Any, view: Any) -> Any:
    return replace(view, discards=(*view.discards, *state.deck.pile[-1:])) if len(hands_of(state)) % 2 else view


def hands_of(state: Any) -> str:
    return "".join(card for player in state.players for card in player.hand)


def _drawn(change: Callable[[str, Scene], Scene]) -> Leak:
    """A change of the board's picture, by somebody who remembers the last state that was viewed."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        last = [""]

        def view(state: Any, seat: Any) -> Any:
            last[0] = hands_of(state)
            return book.view(state, seat)

        def board(seen: Any, asked: Any, phrase: Any) -> Scene:
            return change(last[0], book.board(seen, asked, phrase))

        return replace(book, view=view, board=board)

    return sow


def _under_a_counter(cards: str, scene: Scene) -> Scene:
    hidden = Text(40, 40, cards[:12], 12, "#ffffff")
    lid = Rect(0, 0, 200, 80, Style(fill="#000000"))
    return replace(scene, layers=(*scene.layers, Layer("covered", (hidden, lid))))


def _larger(cards: str, scene: Scene) -> Scene:
    return replace(scene, height=scene.height + len(cards) % 9)


# ----------------------------------------------------------------------------------- questions and windows


def _asked(home: Any, name: str, change: Callable[[Any, Ask, Callable[..., Ask]], Ask]) -> Leak:
    """A change of a question, given what it is made from and the function that makes it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = getattr(home, name)
        patch.setattr(home, name, lambda where, *who: change(where, true(where, *who), partial(true, where)))
        return book

    return sow


def _from_the_next_hand(state: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    return replace(ask, options=make(Seat((ask.seat + 1) % len(state.players))).options)


def _only_if_somebody_can(state: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    able = len(hands_of(state)) % 2
    options = {name: one for name, one in ask.options.items() if able or name != travel.SIT_OUT}
    return replace(ask, options=options)


def _in_the_order_of_the_hands(moment: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    names = sorted(ask.options, key=lambda name: (len(hands_of(moment.state)) * len(name)) % 11)
    return replace(ask, options={name: ask.options[name] for name in names})


def window_for_holders_only(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    async def holders(questions: Any) -> Any:
        asks = list(questions)
        able = [one for one in asks if any(_offers(one, name) for name in one.options)]
        return {one.seat: Reply(PASS) for one in asks} | dict(await window(able) if able else {})

    patch.setattr(travel, "window", holders)
    return book


def _offers(ask: Ask, option: str) -> bool:
    wanted: Any = ask.options[option].fields.get(facts.CARD)
    return wanted is not None and not wanted.optional and bool(wanted.choices({}))


def passes_for_the_helpless(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = combat.lay

    async def lay(bout: Any, side: Any) -> None:
        if any(figures(card) is not None for card in bout.state.player(side.seat).hand):
            await true(bout, side)
        else:
            await tell(facts.LAID, who=Who(side.seat), number=0)

    patch.setattr(combat, "lay", lay)
    return book


def discards_asked_of_holders_only(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    async def holders(questions: Any) -> Any:
        asks = list(questions)
        able = [one for one in asks if any("e" in card for card in _cards(one)[:1])]
        return {one.seat: Reply(PASS) for one in asks} | dict(await ask_together(able))

    patch.setattr(draw, "ask_together", holders)
    return book


def _cards(ask: Ask) -> list[str]:
    wanted: Any = ask.options["discard"].fields[facts.CARDS]
    return list(wanted.choices({}))


def ends_the_turn_of_the_helpless(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    def idle(moment: Any) -> bool:
        return bool(moment.trips <= 2 and not any(figures(card) is None for card in moment.hand))

    patch.setattr(travel, "idle", idle)
    return book


# ------------------------------------------------------------------------------------- answers to commands


def refusal_that_knows_the_holder(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = moderator.play

    def play(live: Live, seat: Seat, reply: Reply) -> Any:
        try:
            return true(live, seat, reply)
        except Refused:
            if any(str(value) in str(hands(live.play)) for value in map(_bare, reply.fields.values())):
                raise Refused("refused-not-now") from None
            raise

    patch.setattr(moderator, "play", play)
    return book


def _bare(value: Any) -> str:
    return str(value[0]) if isinstance(value, tuple) and value else str(value)


def refusal_by_the_rule_first(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = moderator.expected

    def expected(live: Live, press: Any) -> Any:
        try:
            return true(live, press)
        except Refused:
            if weight(live.play) % 2:
                raise Refused("refused-not-now") from None
            raise

    patch.setattr(moderator, "expected", expected)
    return book


def receipts_that_skip_numbers(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Moderator.reply

    async def reply(self: Moderator, table_id: int, *more: Any) -> Any:
        receipt = await true(self, table_id, *more)
        async with self.tables.turn(table_id) as live:
            return msgspec.structs.replace(receipt, seq=receipt.seq + weight(live.play))

    patch.setattr(Moderator, "reply", reply)
    return book


def pictures_kept_without_their_viewer(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Desk._painted

    async def painted(self: Desk, scene: Scene, alt: str, what: Any) -> Any:
        kept = vars(self).setdefault("kept", {})
        if what not in kept:
            kept[what] = await true(self, scene, alt, what)
        return kept[what]

    patch.setattr(Desk, "_painted", painted)
    return book


def why_that_says_too_much(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = Play.where
    patch.setattr(Play, "where", lambda play: (*true(play), *(("flight",) if weight(play) % 2 else ())))
    return book


LEAKS: Final[dict[str, Leak]] = {
    "the channel reads the name of a card": _posted(_names_a_card),
    "a message is as long as a hand is good": _posted(_pads),
    "a message has a line more": _posted(_adds_lines),
    "a button is there or not": _posted(_adds_a_button),
    "a custom id holds a card": _posted(_writes_into_a_custom_id),
    "a hash of the state is printed": _posted(_prints_the_state),
    "only those are pinged who can act": _waiting(_pings_who_can_act),
    "it is said who has sealed": _waiting(_says_who_has_sealed),
    "it is said what is sealed": _waiting(_says_what_is_sealed),
    "the awaited stand in the order of their hands": awaited_in_the_order_of_hands,
    "the alternative text of a picture names a card": alt_text_with_a_card,
    "a deadline depends on a hand": deadline_by_hand,
    "a whisper is told to everybody": told_to_everybody,
    "a whisper goes to the neighbour": whispered_to_the_neighbour,
    "the log shows whispers": log_with_whispers,
    "the pile is counted by kinds": _viewed(_counts_the_pile),
    "the seats are sorted by their hands": _viewed(_sorts_the_seats),
    "the discards betray the next card": _viewed(_shows_the_next_card),
    "a card lies under a counter of the picture": _drawn(_under_a_counter),
    "a picture is larger": _drawn(_larger),
    "the choices come from another hand": _asked(draw, "discarding", _from_the_next_hand),
    "an option is there if somebody could": _asked(travel, "reacting", _only_if_somebody_can),
    "the options stand in a telling order": _asked(travel, "travelling", _in_the_order_of_the_hands),
    "a window opens for holders only": window_for_holders_only,
    "the helpless pass by themselves": passes_for_the_helpless,
    "some hands are never asked for discards": discards_asked_of_holders_only,
    "a turn ends when nothing can be done": ends_the_turn_of_the_helpless,
    "a refusal knows who holds the card": refusal_that_knows_the_holder,
    "the rule is checked before the seat": refusal_by_the_rule_first,
    "receipts skip numbers": receipts_that_skip_numbers,
    "a picture is kept without its viewer": pictures_kept_without_their_viewer,
    "the path of the rules says too much": why_that_says_too_much,
}
