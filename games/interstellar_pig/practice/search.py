"""Strong practice players: what may lie hidden is imagined, and the likeliest moves are played on for some turns.

What a seat may not know is taken out of a state here as `secrets.py` declares it (tests compare the two): hands of
others, envelopes and how much is in them, what others know and have ordered, the order of the events. What is put
there instead agrees with what is seen: whoever stands on a planet holds what keeps it alive there.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import (
    PRIZE,
    build_attribute_deck,
    build_event_deck,
    list_covered,
)
from games.interstellar_pig.practice.cards import is_hazard
from games.interstellar_pig.practice.flights import THROWS, rate_courses, rate_headings
from games.interstellar_pig.practice.odds import HELD
from games.interstellar_pig.practice.player import play_quickly
from games.interstellar_pig.practice.standings import divide_victory
from games.interstellar_pig.rules.survival import find_needs_here
from games.interstellar_pig.state.state import Planet, Player, State
from games.interstellar_pig.views.view import View
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.cards import get_title
from porc_royal.facts import Seat
from porc_royal.practice import Rated
from porc_royal.script import name_chance
from porc_royal.search import Search, deal_names
from porc_royal.secrets import Luck

STAYS: Final = 0.97
"""How likely a card that was seen in an envelope is still there, a round later and for each of the others."""
KEEPS: Final = 0.8
"""How likely whoever has shown gear still holds it."""
HIDDEN: Final = 0.8
"""How likely a prize that nobody holds lies on a planet that somebody else picked."""
ROLLED: Final = ("move", "fight")
"""What is rolled before everybody's eyes in a turn that may go on."""
TURNS: Final = 6
"""With the beginning of how many more turns a playout ends."""


# ------------------------------------------------------------------------------------------- what lies hidden


def take_out(state: State, seat: Seat) -> State:
    """The state without what a seat may not know; how many cards others hold is to be seen."""
    for number, player in enumerate(state.players):
        if number == seat:
            continue
        player.hand = [""] * len(player.hand)
        player.notes, player.ready = {}, []
        player.stance, player.standing, player.auto_end = "protect", False, False
    for planet in state.planets.values():
        planet.envelope = []
    state.events.pile = [""] * len(state.events.pile)
    if state.fight is not None:
        for side in (state.fight.attacker, state.fight.defender):
            side.mode = ""
            if not state.fight.shown:
                side.cards = []
    return state


def imagine(state: State, seat: Seat, luck: Luck) -> None:
    """What may lie there, by luck."""
    seen = [*state.player(seat).hand, *state.discards, *([PRIZE] if state.afloat else [])]
    left = deal_names(build_attribute_deck(state.assembly), seen, luck)
    for site in state.chart.planets:
        if site.id in state.planets:
            _fill_known(state, seat, site.id, left, luck)
    others = [Seat(one) for one in range(len(state.players)) if one != seat and state.players[one].hand]
    wants = {one: len(state.player(one).hand) for one in others}
    for one in others:
        state.player(one).hand = _take_gear(state, one, wants[one], left, luck)
    if PRIZE in left:
        left.remove(PRIZE)
        free = [one for one in others if len(state.player(one).hand) < wants[one]]
        if free and luck.random() < (HELD if state.round > 1 else HELD / 2):
            state.player(luck.choice(free)).hand.append(PRIZE)
        else:
            _choose_hideout(state, seat, luck).envelope.append(PRIZE)
    useful = [card for card in left if not is_hazard(card)]
    for one in others:
        hand = state.player(one).hand
        while len(hand) < wants[one] and left:
            card = useful.pop() if useful else left[-1]
            left.remove(card)
            hand.append(card)
    for card in left:
        _choose_hideout(state, seat, luck).envelope.append(card)
    _fill_events(state, luck)


def _fill_known(state: State, seat: Seat, planet: str, left: list[str], luck: Luck) -> None:
    """What was seen in an envelope is mostly still there."""
    notes = state.player(seat).notes.get(planet, [])
    others = sum(one != seat for one in state.living)
    for note in notes:
        stays = STAYS ** (others * max(0, state.round - note.round))
        for card in note.cards:
            if card in left and luck.random() < stays:
                left.remove(card)
                state.planets[planet].envelope.append(card)


def _take_gear(state: State, seat: Seat, most: int, left: list[str], luck: Luck) -> list[str]:
    """What keeps somebody alive on the ground, and what it has shown before."""
    player = state.player(seat)
    hand: list[str] = []
    player.hand = hand
    for need in find_needs_here(state, seat):
        _take_first(hand, left, [card for card in left if need in list_covered(card)], most)
    for title in sorted(player.seen):
        if luck.random() < KEEPS and all(get_title(card) != title for card in hand):
            _take_first(hand, left, [card for card in left if get_title(card) == title], most)
    return hand


def _take_first(hand: list[str], left: list[str], fitting: Sequence[str], most: int) -> None:
    if fitting and len(hand) < most:
        left.remove(fitting[0])
        hand.append(fitting[0])


def _choose_hideout(state: State, seat: Seat, luck: Luck) -> Planet:
    """A planet of which the seat knows nothing, where there is one; most are such as others have picked."""
    player = state.player(seat)
    unseen = [site.id for site in state.chart.planets if not player.notes.get(site.id)]
    picked = [one for one in unseen if any(one in other.picks for other in _list_others(state, seat))]
    among = picked if picked and luck.random() < HIDDEN else unseen
    return state.planets[luck.choice(among or [site.id for site in state.chart.planets])]


def _list_others(state: State, seat: Seat) -> list[Player]:
    return [player for number, player in enumerate(state.players) if number != seat]


def _fill_events(state: State, luck: Luck) -> None:
    seen = [*state.events.discards, *state.carried]
    names = deal_names(build_event_deck(state.assembly), seen, luck)
    state.events.pile = names[: len(state.events.pile)]


# ------------------------------------------------------------------------------------- what comes into question


def list_candidates(view: View, asked: Ask) -> Sequence[Rated]:
    """The moves that a practice player would think of, as it rates them."""
    if view.viewer is None:
        return ()
    return tuple(_rate(view, view.viewer, asked))


def _rate(view: View, seat: Seat, asked: Ask) -> Iterator[Rated]:
    for option in (PASS, "take", "open", "hold", "land", "lift"):
        if option in asked.options:
            yield Rated(asked.default if asked.default.option == option else Reply(option), 0.0)
    for option in THROWS:
        if option in asked.options:
            yield from rate_headings(view, seat, asked, option)
    for option in ("course", "jump"):
        if option in asked.options:
            yield from _keep_one_way(rate_courses(view, seat, asked, option))


def _keep_one_way(courses: Iterable[Rated]) -> Iterator[Rated]:
    """One way to each end."""
    ends = set[str]()
    for one in courses:
        place = one.reply.text(facts.PLACE)
        if place not in ends:
            ends.add(place)
            yield one


SEARCH: Final[Search[State, View]] = Search(
    blank=take_out,
    imagine=imagine,
    candidates=list_candidates,
    share=divide_victory,
    ends=frozenset({"turn"}),
    turns=TURNS,
    playouts=80,
    widest=5,
    questions=frozenset({facts.ASK_TURN, facts.ASK_COURSE, facts.ASK_PRIZE}),
    quick=play_quickly,
    shown=frozenset(map(name_chance, ROLLED)),
    offered=False,
)
