"""What Cosmic Pig hides: envelopes and how many cards lie in them (CP-3, CP-R5), plans, notes, what would be played."""

from collections.abc import Iterator
from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.piggy_cards import EDICTS, FINDER, THE_PIGGY
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG
from games.cosmic.state.catalogue import list_cards
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Luck, Path, Secrets, Things

KEPT: Final[Path] = ("expansions", PIG.name)


def _list_envelopes(state: State, _viewer: Seat | None) -> Iterator[Path]:
    planets = PIG.of(state).envelopes if PIG.is_on(state) else {}
    return ((*KEPT, "envelopes", planet) for planet in planets)


def _list_plans(state: State, viewer: Seat | None) -> Iterator[Path]:
    plans = PIG.of(state).plans if PIG.is_on(state) else {}
    return ((*KEPT, "plans", seat) for seat in plans if int(seat) != viewer)


def _list_notes(state: State, viewer: Seat | None) -> Iterator[Path]:
    notes = PIG.of(state).notes if PIG.is_on(state) else {}
    return ((*KEPT, "notes", seat) for seat in notes if int(seat) != viewer)


def _list_supports(state: State, viewer: Seat | None) -> Iterator[Path]:
    challenge = PIG.of(state).challenge if PIG.is_on(state) else None
    bids = {} if challenge is None else challenge.bids
    return ((*KEPT, "challenge", "bids", seat) for seat in bids if int(seat) != viewer)


def _move_a_card(state: State, _viewer: Seat | None, luck: Luck) -> None:
    envelopes = PIG.of(state).envelopes if PIG.is_on(state) else {}
    filled = [planet for planet, cards in envelopes.items() if cards]
    if filled:
        card = envelopes[luck.choice(filled)].pop()
        envelopes.setdefault(luck.choice(sorted(state.planets)), []).append(card)


def _forget_plans(state: State, viewer: Seat | None, _luck: Luck) -> None:
    if PIG.is_on(state):
        kept = PIG.of(state)
        kept.plans = {seat: plan for seat, plan in kept.plans.items() if int(seat) == viewer}


def _forget_notes(state: State, viewer: Seat | None, _luck: Luck) -> None:
    if PIG.is_on(state):
        kept = PIG.of(state)
        kept.notes = {seat: notes for seat, notes in kept.notes.items() if int(seat) == viewer}


def _withdraw_supports(state: State, viewer: Seat | None, luck: Luck) -> None:
    challenge = PIG.of(state).challenge if PIG.is_on(state) else None
    bids = {} if challenge is None else challenge.bids
    for seat in [one for one in bids if int(one) != viewer and luck.random() < 0.5]:
        del bids[seat]


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(
        Hidden("envelopes", _list_envelopes, _move_a_card),
        Hidden("hiding", _list_plans, _forget_plans),
        Hidden("notes", _list_notes, _forget_notes),
        Hidden("supports", _list_supports, _withdraw_supports),
    ),
    things=Things(names=lambda: list_cards((*EDICTS, *THE_PIGGY, *FINDER))),
    own=tuple(
        f"expansions.{PIG.name}.{field}"
        for field in ("envelopes.turn", "envelopes.put", "envelopes.cards", "plan", "bid")
    ),
)
