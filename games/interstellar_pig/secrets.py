"""What Interstellar Pig hides (section E): hands, envelopes and how much is in them, events, orders, uses of cards.

It says so from the state and the rules alone: `views/view.py` is held to it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, get_args

from games.interstellar_pig.extension.catalogue import (
    EVENTS,
    build_attribute_deck,
    build_event_deck,
    find_arm,
    list_covered,
)
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.state import Fighter, Player, Stance, State
from porc_royal.cards import get_title
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Luck, Path, Secrets, Things

STANCES: Final[tuple[Stance, ...]] = get_args(Stance)
MODES: Final = ("", "one", "other")


def _list_others(state: State, viewer: Seat | None) -> list[tuple[int, Player]]:
    return [(seat, player) for seat, player in enumerate(state.players) if seat != viewer]


def _of_others(*fields: str) -> Callable[[State, Seat | None], Iterator[Path]]:
    return lambda state, viewer: (
        ("players", seat, field) for seat, _ in _list_others(state, viewer) for field in fields
    )


def _list_envelopes(state: State, _viewer: Seat | None) -> Iterator[Path]:
    """Whoever filled them: what was taken out since, nobody can tell."""
    return (("planets", planet, "envelope") for planet in state.planets)


def _list_fighters(state: State) -> list[tuple[str, Fighter]]:
    fight = state.fight
    return [] if fight is None else [("attacker", fight.attacker), ("defender", fight.defender)]


def _list_modes(state: State, _viewer: Seat | None) -> Iterator[Path]:
    return (("fight", name, "mode") for name, _ in _list_fighters(state))


def _list_commits(state: State, _viewer: Seat | None) -> Iterator[Path]:
    """Before both sides have shown theirs, no view shows any."""
    if state.fight is not None and not state.fight.shown:
        yield from (("fight", name, "cards") for name, _ in _list_fighters(state))


def _order_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    for _, player in _list_others(state, viewer):
        player.stance = luck.choice(STANCES)
        player.standing, player.auto_end = luck.random() < 0.5, luck.random() < 0.5
        player.ready = luck.sample(player.hand, luck.randint(0, len(player.hand)))


def _know_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    """Others know of other envelopes."""
    for _, player in _list_others(state, viewer):
        kept = list(player.notes.values())
        planets = luck.sample(sorted(state.planets), len(kept))
        player.notes = dict(zip(planets, kept, strict=True))


def _move_a_card(state: State, _viewer: Seat | None, luck: Luck) -> None:
    """R-15: how many cards are in an envelope is a secret, too."""
    envelopes = [planet.envelope for planet in state.planets.values()]
    filled = [one for one in envelopes if one]
    if filled:
        luck.choice(envelopes).append(luck.choice(filled).pop())


def _commit_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    for _, side in _list_fighters(state):
        is_open = state.fight is not None and not state.fight.shown
        if is_open and side.seat is not None and side.seat != viewer:
            hand = state.player(side.seat).hand
            side.cards = luck.sample(hand, luck.randint(0, len(hand)))


def _use_otherwise(state: State, _viewer: Seat | None, luck: Luck) -> None:
    """R-62: how a card is used is not shown by the commit."""
    for _, side in _list_fighters(state):
        side.mode = luck.choice(MODES)


@cache
def list_names() -> tuple[str, ...]:
    """All Attribute cards, and all Event cards."""
    return (*build_attribute_deck(RULEBOOK.assembly), *build_event_deck(RULEBOOK.assembly))


def find_deck(card: str) -> str:
    """Which deck a card belongs to."""
    return "events" if get_title(card) in RULEBOOK.assembly.table(EVENTS) else "attributes"


@cache
def find_alike(card: str) -> str:
    """What a card must have in common with another to be used, or kept for its use, in its place unseen."""
    if find_deck(card) == "events":
        return get_title(card)
    if list_covered(card):
        return " ".join(list_covered(card))
    arm = find_arm(card)
    return " ".join(arm.where) if arm and not (arm.modes or arm.calls_off) else get_title(card)


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(
        Hidden("hands", _of_others("hand")),
        Hidden("envelopes", _list_envelopes, _move_a_card),
        Hidden("notes", _of_others("notes"), _know_otherwise),
        Hidden("orders", _of_others("ready", "stance", "standing", "auto_end"), _order_otherwise),
        Hidden("events", lambda _state, _viewer: (("events", "pile"),)),
        Hidden("cards of a fight", _list_commits, _commit_otherwise),
        Hidden("use of cards", _list_modes, _use_otherwise),
    ),
    things=Things(list_names, find_deck, find_alike, get_title),
    dice=True,
    own=("hand", "envelopes", "standing", "auto_end", "stance"),
    apart=("viewer", "matches"),
)
