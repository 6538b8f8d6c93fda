"""Strong practice players: hidden cards are imagined, and the likeliest moves are played on for some turns.

What a seat may not know is taken out of a state here as `secrets.py` declares it (tests compare the two): hands,
envelopes and how much is in them, notes, orders, the Event deck, cards and modes of a fight.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import PRIZE, build_attribute_deck, build_event_deck
from games.interstellar_pig.practice.flights import rate_courses, rate_headings, rate_scans
from games.interstellar_pig.practice.map import FAR, count_apart, count_distances
from games.interstellar_pig.state.state import Fighter, State
from games.interstellar_pig.views.view import View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.practice import Rated
from porc_royal.search import Search, deal_names
from porc_royal.secrets import Luck

HELD: Final = 1.5
"""What it counts to have the prize in one's hand, and, round by round, more."""
LATER: Final = 2.5
SPACE: Final = 0.07
"""What each space counts that lies between a pawn and the prize."""
OWED: Final = 0.3
"""What a turn counts that one owes, or is trapped."""
CARD: Final = 0.06
"""What a card in one's hand counts."""
NOBODY: Final = 0.0
"""How likely it is, beside the players, that nobody wins."""
TURNS: Final = 5
"""Turns after which a playout ends."""


# ------------------------------------------------------------------------------------------- what lies hidden


def hide_cards(state: State, seat: Seat) -> State:
    """The state without what a seat may not know; how many cards are in a hand is to be seen."""
    for number, player in enumerate(state.players):
        if number != seat:
            player.hand = [""] * len(player.hand)
            player.notes, player.ready = {}, []
            player.stance, player.standing, player.auto_end = "protect", False, False
    for planet in state.planets.values():
        planet.envelope = []
    state.events.pile = [""] * len(state.events.pile)
    for side in _list_sides(state):
        side.mode = ""
        if state.fight is not None and not state.fight.shown:
            side.cards = []
    return state


def imagine(state: State, seat: Seat, luck: Luck) -> None:
    """What may lie there, by luck: what its seat has noted lies where it was seen, the rest anywhere."""
    own = state.player(seat)
    seen = [*own.hand, *state.discards, *([PRIZE] if state.afloat else [])]
    left = deal_names(build_attribute_deck(state.assembly), seen, luck)
    for planet in sorted(own.notes):
        for card in own.notes[planet][-1].cards:
            if card in left and planet in state.planets:
                left.remove(card)
                state.planets[planet].envelope.append(card)
    for number, player in enumerate(state.players):
        if number != seat:
            size = min(len(player.hand), len(left))
            player.hand, left = left[:size], left[size:]
    places = [one for one in sorted(state.planets) if one not in own.notes] or sorted(state.planets)
    for card in left if places else ():
        state.planets[luck.choice(places)].envelope.append(card)
    events = [*state.events.discards, *state.carried]
    state.events.pile = deal_names(build_event_deck(state.assembly), events, luck)[: len(state.events.pile)]


def _list_sides(state: State) -> list[Fighter]:
    return [] if state.fight is None else [state.fight.attacker, state.fight.defender]


# ------------------------------------------------------------------------------------- what comes into question


def list_candidates(view: View, asked: Ask) -> Sequence[Rated]:
    """The moves that a practice player would think of, as it rates them."""
    if view.viewer is None:
        return ()
    return tuple(_rate(view, view.viewer, asked))


def _rate(view: View, seat: Seat, asked: Ask) -> Iterator[Rated]:
    for name, option in asked.options.items():
        if option.free:
            continue
        if not option.fields:
            yield Rated(Reply(name), 0.0)
        elif facts.PLACE in option.fields:
            yield from rate_courses(view, seat, asked, name)
        elif option.fields.keys() == {facts.HEADING}:
            yield from rate_headings(view, seat, asked, name)
        elif name == "scan":
            yield from rate_scans(view, seat, asked)


# --------------------------------------------------------------------------------------------- what it comes to


def divide_victory(state: State) -> list[float]:
    """What each seat may expect of the victory; what is left of 1 is that nobody wins."""
    powers = [
        0.0 if player.gone else exp(_weigh_seat(state, Seat(seat)))
        for seat, player in enumerate(state.players)
    ]
    total = sum(powers) + exp(NOBODY)
    return [one / total for one in powers]


def _weigh_seat(state: State, seat: Seat) -> float:
    player = state.player(seat)
    score = CARD * len(player.hand) - OWED * (player.repair_owed + player.miss_owed + player.trapped)
    if PRIZE in player.hand:
        return score + HELD + LATER * state.round / state.options.rounds
    return score - SPACE * min(_count_spaces(state, player.place), 40)


def _count_spaces(state: State, place: str) -> int:
    """Spaces from a place to the prize."""
    if not place or not state.chart.planets:
        return FAR
    ways = count_distances(state.chart, place)
    holder = next((one for one in state.players if PRIZE in one.hand and not one.gone), None)
    there = state.afloat if holder is None else holder.place
    if there:
        return count_apart(state.chart, ways, there)
    return next((ways.get(name, FAR) for name, one in state.planets.items() if PRIZE in one.envelope), FAR)


SEARCH: Final[Search[State, View]] = Search(
    blank=hide_cards,
    imagine=imagine,
    candidates=list_candidates,
    share=divide_victory,
    ends=frozenset({"turn"}),
    cuts=TURNS,
    questions=frozenset({facts.ASK_TURN, facts.ASK_COURSE}),
    shown=frozenset({"chance-move"}),
)
