"""Leaks sown on purpose into what Cosmic Dominion asks: of whom, what it offers, what is usual."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from games.cosmic import facts
from games.cosmic.expansions.dominion.rules import boasts
from games.cosmic.expansions.dominion.rules.boasts import LAY
from games.cosmic.expansions.dominion.rules.flagships import KEYS, Driving
from games.cosmic.expansions.dominion.state.printed_cards import INTIMIDATE, RETREAT
from games.cosmic.questions import script as asking
from games.cosmic.questions.script import Questions, make_questions
from games.cosmic.rules import hands, planning, rewards
from games.cosmic.state.catalogue import KICKER, find_back, find_type
from games.cosmic.state.state import State
from porc_royal.asks import Option, Pick
from porc_royal.facts import Seat
from tests.promises.leaks_cosmic_asked import weight_of
from tests.promises.leaks_told import Leak, patched

Counts = Callable[[str], bool]


def rewards_of(state: State) -> list[str]:
    """All reward cards in hands."""
    return [card for player in state.players for card in player.hand if find_back(card) != "cosmic"]


def of_type(type_: str) -> Counts:
    """Whether a reward card is of a type."""
    return lambda card: find_back(card) != "cosmic" and find_type(card) == type_


def _lays_only_if_held(true: Any) -> Any:
    """The option is there only for those who have one, and others may see it."""

    def list_options(laying: Any, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        found: dict[str, Option] = true(laying, state, seat, asked)
        others = [card for one in state.seats if one != seat for card in state.player(one).hand]
        return found if any(find_type(card) == INTIMIDATE for card in others) else {}

    return list_options


def _lays_what_others_hold(true: Any) -> Any:
    def list_options(laying: Any, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        held = sorted(card for card in rewards_of(state) if find_type(card) == INTIMIDATE)
        found: dict[str, Option] = true(laying, state, seat, asked)
        return {LAY: Option({facts.CARD: Pick("card", tuple(held))}, free=True)} if found else found

    return list_options


def _ships_act_by_hands(true: Any) -> Any:
    def list_options(driving: Any, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        found: dict[str, Option] = true(driving, state, seat, asked)
        return {} if weight_of(state) % 2 and set(asked) <= set(KEYS) else found

    return list_options


def _free_in_a_telling_order(true: Any) -> Any:
    def free_options(state: State, seat: Seat, keys: Sequence[str]) -> dict[str, Option]:
        found: dict[str, Option] = true(state, seat, keys)
        return dict(reversed(found.items())) if weight_of(state) % 2 else found

    return free_options


def _asks_only(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Questions, **how: Any) -> Any:
            made = make_questions(questions)
            given = {one.seat: one.default for one in made}
            asked = [one for one in made if able(state, one.seat)]
            return given | dict(await true(state, asked, **how))

        return ask_all

    return make


def _odd(counts: Counts) -> Callable[[State, Seat], bool]:
    return lambda state, seat: sum(map(counts, state.player(seat).hand)) % 2 == 0


def _usual_by_value(true: Any) -> Any:
    """How many of which back are taken by default depends on what they are."""

    async def pick_random(state: State, seat: Seat, cards: Sequence[str], number: int) -> Any:
        more = [card for card in cards if find_type(card) != "attack"]
        return (more or list(cards))[:number]

    return pick_random


def _kicker_field_if_others_hold(true: Any) -> Any:
    def make(form: planning.CardForm) -> Any:
        asked, state, own = true(form), form.state, form.side.seat
        others = [card for seat in state.seats if seat != own for card in state.player(seat).hand]
        if (
            asked is None
            or "card" not in asked.options
            or sum(find_type(card) == KICKER for card in others) % 2 == 0
        ):
            return asked
        fields = {k: v for k, v in asked.options["card"].fields.items() if k != facts.KICKER}
        return msgspec.structs.replace(asked, options={**asked.options, "card": Option(fields)})

    return make


ASKED: Final[dict[str, Leak]] = {
    "intimidates are asked for only where others hold some": patched(
        boasts.Laying, "list_options", _lays_only_if_held
    ),
    "everybody's intimidates may be laid": patched(boasts.Laying, "list_options", _lays_what_others_hold),
    "special ships act where hands are odd": patched(Driving, "list_options", _ships_act_by_hands),
    "what may be done at any time stands in a telling order": patched(
        asking, "_free_options", _free_in_a_telling_order
    ),
    "only those are rewarded as they like who hold no kicker": patched(
        rewards, "ask_all", _asks_only(_odd(of_type(KICKER)))
    ),
    "only those are asked for a card who hold no retreat": patched(
        planning, "ask_all", _asks_only(_odd(of_type(RETREAT)))
    ),
    "cards are taken at random by what they are": patched(hands, "pick_random", _usual_by_value),
    "a kicker is asked for only where others hold some": patched(
        planning.CardForm, "make", _kicker_field_if_others_hold
    ),
}
