"""Leaks sown on purpose into the rules of Cosmic Encounter: what questions depend on, what is told, orders, traps.

Those of its views stand in `leaks_cosmic_shown.py`.
"""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.cosmic import facts, hands, in_play, windows, zaps
from games.cosmic.aliens import barbarian, hacker, mind, visionary, will
from games.cosmic.aliens.saboteur.saboteur_parts import REARRANGE
from games.cosmic.aliens.tourist import peeks
from games.cosmic.aliens.tourist.tourist_parts import PEEK
from games.cosmic.catalogue import find_kind, find_type
from games.cosmic.rules import alliance, deals, launch, planning, reinforcements, rewards, terms
from games.cosmic.state import State
from games.table.asks import Ask, Reply, Several
from games.table.facts import Saying, Seat, Who
from games.table.script import tell, whisper
from tests.promises.leaks_cosmic_shown import SHOWN, SHOWN_AT, attacks_of, weight_of
from tests.promises.leaks_told import Leak, Patch

Answered = Mapping[Seat, Reply]


def _patched(home: Any, name: str, make: Callable[[Any], Any]) -> Leak:
    """Something in the place of a rule, made from it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        patch.setattr(home, name, make(getattr(home, name)))
        return book

    return sow


# --------------------------------------------------------------------------- who is asked, and whether anybody is


def _asks_only(able: Callable[[State, Ask], bool]) -> Callable[[Any], Any]:
    """The others' answers are made for them, so that it shows who is awaited."""

    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Sequence[Ask], **how: bool) -> Answered:
            asked = [one for one in questions if able(state, one)]
            given = {one.seat: one.default for one in questions}
            return given | dict(await true(state, asked, **how))

        return ask_all

    return make


def _asks_one_only(able: Callable[[State, Ask], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask(state: State, question: Ask) -> Reply:
            reply: Reply = await true(state, question) if able(state, question) else question.default
            return reply

        return ask

    return make


def _holds(*types: str) -> Callable[[State, Ask], bool]:
    return lambda state, ask: any(find_type(card) in types for card in state.player(ask.seat).hand)


def _can(option: str, field: str) -> Callable[[State, Ask], bool]:
    """Whether a question has anything to choose from for its own seat."""

    def able(state: State, ask: Ask) -> bool:
        wanted: Any = ask.options[option].fields[field] if option in ask.options else None
        return wanted is not None and bool(wanted.choices({}))

    return able


def _opens_only_if_somebody_can(true: Any) -> Any:
    async def ask(window: Any, situation: Any) -> None:
        if any(window.list_playable(situation, seat) for seat in situation.state.seats):
            await true(window, situation)

    return ask


# ------------------------------------------------------------------------------------------- what questions offer


def _changes(change: Callable[[State, Ask], Ask]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        def ask_all(state: State, questions: Sequence[Ask], **how: bool) -> Any:
            return true(state, [change(state, one) for one in questions], **how)

        return ask_all

    return make


def _changes_one(change: Callable[[State, Ask], Ask]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        return lambda state, question: true(state, change(state, question))

    return make


def _in_a_telling_order(state: State, ask: Ask) -> Ask:
    names = sorted(ask.options, key=lambda name: (weight_of(state) * len(name)) % 11)
    return msgspec.structs.replace(ask, options={name: ask.options[name] for name in names})


def _without_play(state: State, ask: Ask) -> Ask:
    """An option is there only if somebody else holds an artifact."""
    others = (card for seat in state.seats if seat != ask.seat for card in state.player(seat).hand)
    able = sum(find_type(card) == "artifact" for card in others) % 2
    options = {name: one for name, one in ask.options.items() if able or name != facts.PLAY}
    return msgspec.structs.replace(ask, options=options)


def _telling_default(state: State, ask: Ask) -> Ask:
    """What is done for the absent depends on everybody's hands."""
    names = [name for name in ask.options if not ask.options[name].fields]
    return ask if not weight_of(state) % 2 or not names else msgspec.structs.replace(ask, rule=f"{ask.rule}b")


def _accepts_what_can_be_delivered(true: Any) -> Any:
    def ask(state: State, seat: Seat, other: Seat, offer: Any) -> Ask:
        question: Ask = true(state, seat, other, offer)
        able = sum(map(attacks_of(state), [other])) % 2
        options = {name: one for name, one in question.options.items() if able or name != "refuse"}
        return msgspec.structs.replace(question, options=options | {"refuse": question.options["refuse"]})

    return ask


def _offers_types_that_are_held(true: Any) -> Any:
    def fields(state: State, seat: Seat, other: Seat) -> dict[str, Any]:
        held = dict.fromkeys(find_type(card) for card in sorted(state.player(other).hand))
        return {
            **true(state, seat, other),
            facts.TAKE_KINDS: Several("card-type", tuple(held), optional=True),
        }

    return fields


def _checks_both(true: Any) -> Any:
    def list_missing(state: State, offered: Any) -> list[Seat]:
        """Whoever cannot deliver makes the other's offer refused, too."""
        missing: list[Seat] = true(state, offered)
        return [*state.seats] if missing else []

    return list_missing


def _leaves_out_the_strong(true: Any) -> Any:
    def list_invitable(state: State, side: Any) -> tuple[Seat, ...]:
        seats: tuple[Seat, ...] = true(state, side)
        return tuple(seat for seat in seats if attacks_of(state)(seat) % 2) or seats

    return list_invitable


def _aims_at_the_weak(true: Any) -> Any:
    def list_targets(state: State) -> Any:
        found = true(state)
        return [one for one in found if attacks_of(state)(one.defense) % 2] or found

    return list_targets


# ---------------------------------------------------------------------------------------------------- what is told


async def _shout(_seat: Seat | Sequence[Seat], key: str, /, **args: Any) -> None:
    await tell(key, **args)


def _told_to_everybody(*homes: Any) -> Leak:
    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        for home in homes:
            patch.setattr(home, "whisper", _shout)
        return book

    return sow


def _told_to_the_neighbour(*homes: Any) -> Leak:
    async def pass_on(seat: Seat | Sequence[Seat], key: str, /, **args: Any) -> None:
        seats = (seat,) if isinstance(seat, int) else tuple(seat)
        await whisper([*seats, *(Seat((one + 1) % 3) for one in seats)], key, **args)

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        for home in homes:
            patch.setattr(home, "whisper", pass_on)
        return book

    return sow


def _counts_value_of_the_card(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        await tell(facts.CHOSE_CARD, who=Who(side.seat), number=find_kind(side.card).value)

    return put_down


def _tells_what_is_put_down(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        await tell(facts.SHOWS, who=Who(side.seat), number=1, cards=hands.titles([side.card]))

    return put_down


def _counts_the_attacks_drawn(true: Any) -> Any:
    async def draw(state: State, seat: Seat, number: int, *, by: str = "") -> Any:
        cards = await true(state, seat, number, by=by)
        await tell(facts.DRAWS, who=Who(seat), number=sum(find_kind(card).is_attack for card in cards))
        return cards

    return draw


def _says_what_goes_over(true: Any) -> Any:
    async def hand_over(state: State, giver: Seat, taker: Seat, cards: Sequence[str]) -> None:
        await true(state, giver, taker, cards)
        if cards:
            await tell(facts.SHOWS, who=Who(giver), number=len(cards), cards=hands.titles(cards))

    return hand_over


def _says_what_is_laid_ready(true: Any) -> Any:
    async def take(window: Any, situation: Any, seat: Seat, card: str) -> bool:
        played: bool = await true(window, situation, seat, card)
        if not played and card in situation.state.player(seat).soon:
            await tell(facts.SHOWS, who=Who(seat), number=1, cards=hands.titles([card]))
        return played

    return take


def _says_what_is_bid(true: Any) -> Any:
    async def bids(state: State) -> None:
        for seat, bid in state.now.bids.items():
            await tell(
                facts.SHOWS, who=Who(Seat(int(seat))), number=len(bid.cards), cards=hands.titles(bid.cards)
            )
        await true(state)

    return bids


# ------------------------------------------------------------------------- what is said without a rule being played


def _with_last_state(change: Callable[[AnyRulebook, list[Any]], AnyRulebook]) -> Leak:
    """A part of the rulebook that remembers the last state of which somebody had a view."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        last: list[Any] = []

        def view(state: Any, seat: Any) -> Any:
            last[:] = [state]
            return book.view(state, seat)

        return change(replace(book, view=view), last)

    return sow


def _progress_by_hands(book: AnyRulebook, last: list[Any]) -> AnyRulebook:
    def progress(seen: Any) -> Saying:
        said = book.progress(seen)
        return Saying(said.key, {**said.args, "turn": weight_of(last[0])})

    return replace(book, progress=progress)


def _proposals_by_hands(book: AnyRulebook, last: list[Any]) -> AnyRulebook:
    def suggest(view: Any, ask: Ask, option: str) -> Any:
        found = list(book.suggestions(view, ask, option))
        return found[weight_of(last[0]) % 3 :]

    return replace(book, suggestions=suggest)


def _notes_of_hands(book: AnyRulebook, last: list[Any]) -> AnyRulebook:
    def note(view: Any, thing: Any) -> Any:
        said = book.note(view, thing)
        if said is None or "hand" not in said.args:
            return said
        return Saying(said.key, {**said.args, "hand": attacks_of(last[0])(Seat(int(thing.name)))})

    return replace(book, note=note)


def _plans_of_everybody(book: AnyRulebook, last: list[Any]) -> AnyRulebook:
    def planned(view: Any) -> Any:
        return [line for seat in last[0].seats for line in book.planned(book.view(last[0], seat))]

    return replace(book, planned=planned)


LEAKS: Final[dict[str, Leak]] = SHOWN | {
    "a window opens only if somebody can play": _patched(windows.Window, "_ask", _opens_only_if_somebody_can),
    "only those are asked at a window who can play": _patched(
        windows, "ask_all", _asks_only(_can(facts.PLAY, facts.CARD))
    ),
    "only those are asked at a window who hold artifacts": _patched(
        windows, "ask_all", _asks_only(_holds("artifact"))
    ),
    "only those may cancel who hold a card that does": _patched(
        zaps, "ask_all", _asks_only(_can(facts.CANCEL, facts.CARD))
    ),
    "only those are asked for reinforcements who hold some": _patched(
        reinforcements, "ask_all", _asks_only(_holds("reinforcement"))
    ),
    "only those are asked for allies who hold artifacts": _patched(
        alliance, "ask_all", _asks_only(_holds("artifact"))
    ),
    "only those put a card down who hold a negotiate": _patched(
        planning, "ask_all", _asks_only(_holds("negotiate"))
    ),
    "only those say how they are rewarded who hold a flare": _patched(
        rewards, "ask_all", _asks_only(_holds("flare"))
    ),
    "a power is asked for only where an artifact is held": _patched(
        in_play, "ask", _asks_one_only(_holds("artifact"))
    ),
    "a deal is asked for only where a negotiate is left": _patched(
        deals, "ask", _asks_one_only(_holds("negotiate"))
    ),
    "the options of a window stand in a telling order": _patched(
        windows, "ask_all", _changes(_in_a_telling_order)
    ),
    "cards may be played if others hold artifacts": _patched(windows, "ask_all", _changes(_without_play)),
    "the launch stands in a telling order": _patched(launch, "ask", _changes_one(_in_a_telling_order)),
    "the rule that is quoted depends on hands": _patched(launch, "ask", _changes_one(_telling_default)),
    "types are asked for that the other holds": _patched(deals, "offer_fields", _offers_types_that_are_held),
    "an offer is refused that the other cannot fulfil": _patched(deals, "list_missing", _checks_both),
    "only some may be invited": _patched(alliance, "list_invitable", _leaves_out_the_strong),
    "the gate is aimed where hands are weak": _patched(launch, "list_targets", _aims_at_the_weak),
    "what is drawn and taken is told to everybody": _told_to_everybody(hands),
    "the terms of an offer are told to everybody": _told_to_everybody(terms),
    "the terms of an offer are told to a neighbour": _told_to_the_neighbour(terms),
    "what Mind and its like see is told to everybody": _told_to_everybody(
        mind, barbarian, hacker, will, visionary
    ),
    "what Mind and its like see is told to a neighbour": _told_to_the_neighbour(
        mind, barbarian, hacker, will
    ),
    "what Tourist sees is told to everybody": _told_to_everybody(peeks),
    "the value of a face-down card is told": _patched(planning, "put_down", _counts_value_of_the_card),
    "what is put down is told": _patched(planning, "put_down", _tells_what_is_put_down),
    "attacks are counted as they are drawn": _patched(hands, "draw", _counts_the_attacks_drawn),
    "what goes from hand to hand is told": _patched(hands, "hand_over", _says_what_goes_over),
    "what is laid ready is told": _patched(windows.Window, "_take", _says_what_is_laid_ready),
    "what is bid is told": _patched(reinforcements, "settle_bids", _says_what_is_bid),
    "the progress of the game depends on hands": _with_last_state(_progress_by_hands),
    "proposals know the hands of others": _with_last_state(_proposals_by_hands),
    "a note on a player counts attacks": _with_last_state(_notes_of_hands),
    "everybody reads everybody's plans": _with_last_state(_plans_of_everybody),
}

AT: Final[dict[str, str]] = SHOWN_AT | {
    "it is said what is sealed": facts.ASK_CARD,
    "only those may cancel who hold a card that does": facts.ASK_ANSWER,
    "only those are asked for reinforcements who hold some": facts.ASK_REINFORCE,
    "only those are asked for allies who hold artifacts": facts.ASK_ALLY,
    "only those put a card down who hold a negotiate": facts.ASK_CARD,
    "only those say how they are rewarded who hold a flare": facts.ASK_REWARD,
    "a power is asked for only where an artifact is held": facts.ASK_POWER,
    "a deal is asked for only where a negotiate is left": facts.ASK_DEAL,
    "types are asked for that the other holds": facts.ASK_DEAL,
    "an offer is refused that the other cannot fulfil": facts.ASK_DEAL,
    "only some may be invited": facts.ASK_INVITE,
    "the gate is aimed where hands are weak": facts.ASK_LAUNCH,
    "the launch stands in a telling order": facts.ASK_LAUNCH,
    "the rule that is quoted depends on hands": facts.ASK_LAUNCH,
    "the terms of an offer are told to everybody": facts.ASK_DEAL,
    "the terms of an offer are told to a neighbour": facts.ASK_DEAL,
    "what Mind and its like see is told to everybody": facts.ASK_POWER,
    "what Mind and its like see is told to a neighbour": facts.ASK_POWER,
    "what Tourist sees is told to everybody": PEEK,
    "a trap has a mark": REARRANGE,
    "what is bid is told": facts.ASK_GATES["revealed"],
    "what is laid ready is told": facts.ASK_GATES["start"],
    "everybody reads everybody's plans": facts.ASK_GATES["alliances"],
}
"""Before which question to look for a leak that luck would come upon too rarely."""
