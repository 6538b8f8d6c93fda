"""Leaks sown on purpose into the questions of Cosmic Encounter: whether any is put, to whom, and what it offers."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension import in_play, windows, zaps
from games.cosmic.questions.script import Questions, make_questions
from games.cosmic.rules import alliance, deals, launch, planning, reinforcements, rewards
from games.cosmic.state.catalogue import find_kind, find_type
from games.cosmic.state.state import State
from porc_royal.asks import Ask, Reply, Several
from porc_royal.facts import Seat
from tests.promises.leaks_told import Leak, patched

Answered = Mapping[Seat, Reply]


def weight_of(state: State) -> int:
    """A number that depends on who holds which card."""
    hands = [card for player in state.players for card in player.hand]
    return sum(place * (len(card) + find_kind(card).value) for place, card in enumerate(hands, 1))


def attacks_of(state: State) -> Callable[[Seat], int]:
    """How many attacks a seat holds."""
    return lambda seat: count_of(state, seat, "attack")


def count_of(state: State, seat: Seat, type_: str) -> int:
    """How many cards of a type a seat holds."""
    return sum(find_type(card) == type_ for card in state.player(seat).hand)


# --------------------------------------------------------------------------- who is asked, and whether anybody is


def _asks_only(able: Callable[[State, Ask], bool]) -> Callable[[Any], Any]:
    """The others' answers are made for them, so that it shows who is awaited."""

    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Questions, **how: Any) -> Answered:
            made = make_questions(questions)
            asked = [one for one in made if able(state, one)]
            given = {one.seat: one.default for one in made}
            return given | dict(await true(state, asked, **how))

        return ask_all

    return make


def _asks_one_only(able: Callable[[State, Ask], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask(state: State, question: Ask | Callable[[], Ask], **how: Any) -> Reply:
            made = question() if callable(question) else question
            reply: Reply = await true(state, made, **how) if able(state, made) else made.default
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
    async def ask(window: Any, situation: Any, extras: Any) -> None:
        if any(window.list_playable(situation, seat) for seat in situation.state.seats):
            await true(window, situation, extras)

    return ask


# ------------------------------------------------------------------------------------------- what questions offer


def _changes(change: Callable[[State, Ask], Ask]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        def ask_all(state: State, questions: Questions, **how: Any) -> Any:
            return true(state, [change(state, one) for one in make_questions(questions)], **how)

        return ask_all

    return make


def _changes_one(change: Callable[[State, Ask], Ask]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        def ask(state: State, question: Ask | Callable[[], Ask], **more: Any) -> Any:
            return true(state, lambda: change(state, question() if callable(question) else question), **more)

        return ask

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


def _offers_types_that_are_held(true: Any) -> Any:
    def fields(state: State, seat: Seat, other: Seat) -> dict[str, Any]:
        held = dict.fromkeys(find_type(card) for card in sorted(state.player(other).hand))
        return {
            **true(state, seat, other),
            facts.TAKE_KINDS: Several("card-type", tuple(held), optional=True),
        }

    return fields


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


ASKED: Final[dict[str, Leak]] = {
    "a window opens only if somebody can play": patched(windows.Window, "_ask", _opens_only_if_somebody_can),
    "only those are asked at a window who can play": patched(
        windows, "ask_all", _asks_only(_can(facts.PLAY, facts.CARD))
    ),
    "only those are asked at a window who hold artifacts": patched(
        windows, "ask_all", _asks_only(_holds("artifact"))
    ),
    "only those may cancel who hold a card that does": patched(
        zaps, "ask_all", _asks_only(_can(facts.CANCEL, facts.CARD))
    ),
    "only those are asked for reinforcements who hold some": patched(
        reinforcements, "ask_all", _asks_only(_holds("reinforcement"))
    ),
    "only those are asked for allies who hold artifacts": patched(
        alliance, "ask_all", _asks_only(_holds("artifact"))
    ),
    "only those put a card down who hold a negotiate": patched(
        planning, "ask_all", _asks_only(_holds("negotiate"))
    ),
    "only those say how they are rewarded who hold a flare": patched(
        rewards, "ask_all", _asks_only(_holds("flare"))
    ),
    "a power is asked for only where an artifact is held": patched(
        in_play, "ask", _asks_one_only(_holds("artifact"))
    ),
    "a deal is asked for only where a negotiate is left": patched(
        deals, "ask", _asks_one_only(_holds("negotiate"))
    ),
    "the options of a window stand in a telling order": patched(
        windows, "ask_all", _changes(_in_a_telling_order)
    ),
    "cards may be played if others hold artifacts": patched(windows, "ask_all", _changes(_without_play)),
    "the launch stands in a telling order": patched(launch, "ask", _changes_one(_in_a_telling_order)),
    "the rule that is quoted depends on hands": patched(windows, "ask_all", _changes(_telling_default)),
    "types are asked for that the other holds": patched(deals, "offer_fields", _offers_types_that_are_held),
    "only some may be invited": patched(alliance, "list_invitable", _leaves_out_the_strong),
    "the gate is aimed where hands are weak": patched(launch, "list_targets", _aims_at_the_weak),
}
