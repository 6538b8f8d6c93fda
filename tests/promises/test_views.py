"""The root of all secrecy: a view is the same whatever its viewer may not know, field by field, at any moment."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

import msgspec
import pytest

from bot.games import AnyPlay, AnyRulebook
from bot.painter import page
from bot.wording.voice import Voice
from games.cosmic.state.state import State
from games.cosmic.views.view import View as CosmicView
from games.cosmic.views.view import view as view_cosmic
from porc_royal.facts import Named, Saying, Seat
from porc_royal.play import Play, Position
from porc_royal.scene import Scene
from tests.games.playing import reply_of, who_speaks
from tests.promises.cases import ALL_CASES
from tests.promises.hidden import (
    Deal,
    deal_anew,
    find_differences,
    list_places,
    list_viewers,
    read_plain,
)
from tests.promises.invariants import INVARIANTS
from tests.promises.leaks import WATCHED, set_up
from tests.promises.openings import lucky_game
from tests.promises.openings_cosmic import MakeOpening, give_a_card, hide_traps
from tests.words import WORDS

ENOUGH: Final = 4
"""Moments at which each thing that is hidden is looked at."""
SELDOM: Final = 0.01
"""How often a moment is looked at at which nothing lies that was not looked at before."""
GAMES: Final = 8
MORE_GAMES: Final[Mapping[str, int]] = {"cochons-complete": 12, "election": 6, "interstellar_pig": 30}
"""Where what is hidden lies there seldom: laid cards, votes of which only the tally is published, cards of a fight."""
STEPS: Final = 700
SITUATION: Final = 60
"""Replies after a situation that was set up by hand."""
SITUATIONS: Final[Mapping[str, tuple[MakeOpening, ...]]] = {
    **{case: tuple(found) for case, found in WATCHED.items()},
    "cosmic": (*WATCHED["cosmic"], hide_traps, give_a_card),
}
OPEN: Final = frozenset({"viewer", "matches"})
"""Fields that are another's for each viewer, of which nothing is secret: who it is, and how its fights would end."""
_COSMIC: Final = frozenset(
    {"hand", "deck", "destiny", "dealt", "soon", "orders", "bids", "terms", "who bids", "face down"}
)
_COCHONS: Final = frozenset({"hand", "deck", "laid", "draft", "plans", "passing"})
MOVED: Final[Mapping[str, frozenset[str]]] = {
    "cochons": _COCHONS,
    "cochons-complete": _COCHONS | {"recipe", "chips", "tile", "trade", "offers"},
    "cosmic": _COSMIC | {"secrets", "kept by aliens"},
    "cosmic-dominion": _COSMIC | {"further deck", "intimidate", "flagships", "face down and unseen"},
    "cosmic-planetoids": _COSMIC,
    "cosmic-pig": _COSMIC | {"envelope", "envelopes", "hiding", "notes"},
    "election": frozenset({"votes"}),
    "interstellar_pig": frozenset(
        {"hand", "envelope", "events", "notes", "orders", "number in an envelope", "what others know"}
        | {"use of cards"}
    ),
}
"""What is dealt elsewhere somewhere in these games: nothing that is said to be hidden is left as it was."""
of_every_case = pytest.mark.parametrize("case", ALL_CASES)
ordinary = pytest.mark.samples("cochons", "cochons-complete", "cosmic", "interstellar_pig")


@cache
def list_deals(case: str) -> tuple[tuple[int, Deal], ...]:
    """Many moments of many games, each dealt anew for every viewer; with how many play."""
    seen = Counter[tuple[str, bool]]()
    return tuple(
        (begun.players, deal) for begun in _begin_games(case) for deal in _deal_game(case, begun, seen)
    )


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that begins, or stands somewhere: who plays it, how many replies of it are looked at, its luck."""

    play: AnyPlay
    players: int
    steps: int
    luck: random.Random


def _begin_games(case: str) -> Iterator[Begun]:
    for number, make in enumerate(SITUATIONS.get(case, ())):
        found = set_up(make)
        play = Play(found.book, Position(0, found.chapter, found.state, found.book.version))
        for seat, reply in found.lead:
            play.take(seat, reply)
        yield Begun(play, found.players, SITUATION, random.Random(number))
    for number in range(MORE_GAMES.get(case, GAMES)):
        luck = random.Random(number)
        play, players, _ = lucky_game(case, luck, **INVARIANTS[case].quick(luck))
        yield Begun(play, players, STEPS, luck)


def _deal_game(case: str, begun: Begun, seen: Counter[tuple[str, bool]]) -> Iterator[Deal]:
    play, book, luck = begun.play, begun.play.rulebook, begun.luck
    dealer = random.Random(begun.players)  # what is looked at changes nothing of the game
    for step in range(begun.steps):
        places = list_places(book.name, read_plain(play.state))
        if not step or not places or any(seen[one] < ENOUGH for one in places) or dealer.random() < SELDOM:
            seen.update(places)
            for viewer in list_viewers(begun.players):
                yield deal_anew(case, book, play.state, viewer, dealer)
        if play.result is not None:
            return
        seat = who_speaks(play, luck)
        play.take(seat, reply_of(play.asks[seat], luck, INVARIANTS[case].rare))


@of_every_case
@ordinary
def test_a_view_is_the_same_whatever_its_viewer_may_not_know(case: str) -> None:
    view, shown = ALL_CASES[case].book.view, Counter[str]()
    for _, deal in list_deals(case):
        shown.update(find_differences(view, deal))
    assert not shown, "shown to those who may not know it"
    moved = set[str]().union(*(deal.moved for _, deal in list_deals(case)))
    assert moved >= MOVED[case], f"never dealt anew: {MOVED[case] - moved}"


@of_every_case
@ordinary
def test_whatever_a_view_has_for_one_seat_alone_is_found_where_it_is_shown_to_another(case: str) -> None:
    """Each field that differs from seat to seat, shown as another seat has it, to a seat and to the public."""
    view = ALL_CASES[case].book.view
    private, found = set[tuple[str, bool]](), set[tuple[str, bool]]()
    for players, deal in list_deals(case):
        public = view(deal.before, None)
        for owner in (Seat(number) for number in range(players) if number != deal.viewer):
            theirs, later = view(deal.before, owner), view(deal.after, owner)
            for name in (one.name for one in fields(public)):
                if getattr(public, name) != getattr(theirs, name):
                    private.add((name, deal.viewer is None))
                if getattr(theirs, name) != getattr(later, name):
                    found.add((name, deal.viewer is None))
    left = {(name, public) for name, public in private - found if name not in OPEN}
    assert not left, "shown to another, and not found"


# ---- what is drawn and said of a view


DRAWN: Final = 7
"""Of so many deals one is drawn."""
PAGES: Final = 10
"""Of so many drawings one is written as the page that is painted."""


def draw_all(book: AnyRulebook, state: object, viewer: Seat | None) -> Iterator[Scene]:
    """Every picture of a view."""
    view, public = book.view(state, viewer), book.view(state, None)
    own_name = book.own_name

    def call(thing: Named) -> Saying | None:
        return None if own_name is None else own_name(public, thing)

    voice = Voice(WORDS.of("en"), "**Rosa {}**".format, book.name, call, book.numbers, book.listed)
    drawn = [book.board(view, None, voice.phrase), book.hand_board(view, voice.phrase)]
    drawn += [look.draw(view, None, voice.phrase) for look in book.looks.values()]
    yield from (scene for scene in drawn if scene is not None)


@of_every_case
@pytest.mark.samples("cosmic")
def test_a_picture_is_a_function_of_its_view_whatever_was_drawn_before(case: str) -> None:
    """Byte for byte, also where what is remembered of others comes between: on another deal, in another order."""
    book, deals = ALL_CASES[case].book, [deal for _, deal in list_deals(case)][::DRAWN]
    first = [list(draw_all(book, deal.before, deal.viewer)) for deal in deals]
    pages = [[page(scene) for scene in scenes] for scenes in first[::PAGES]]
    again = [list(draw_all(book, deal.after, deal.viewer)) for deal in reversed(deals)][::-1]
    for one, other in zip(first, again, strict=True):
        assert msgspec.json.encode(one) == msgspec.json.encode(other)
    written = [[page(scene) for scene in scenes] for scenes in reversed(again[::PAGES])][::-1]
    assert written == pages
    assert len(pages) > 1


# ---- what was once shown to everybody without being noticed


def show_all_bids(state: State, view: CosmicView) -> CosmicView:
    bids = {} if state.encounter is None else state.encounter.bids
    return replace(view, bid=tuple(card for bid in bids.values() for card in bid.cards))


def show_all_that_is_ready(state: State, view: CosmicView) -> CosmicView:
    return replace(view, soon=tuple(card for player in state.players for card in player.soon))


def show_the_orders_of_one(state: State, view: CosmicView) -> CosmicView:
    return replace(view, policy=state.players[0].policy)


@pytest.mark.parametrize("show", [show_all_bids, show_all_that_is_ready, show_the_orders_of_one])
@pytest.mark.samples("show_all_bids")
def test_a_view_that_shows_to_all_what_one_has_is_found(
    show: Callable[[State, CosmicView], CosmicView],
) -> None:
    def leak(state: State, viewer: Seat | None) -> CosmicView:
        return show(state, view_cosmic(state, viewer))

    deals = list_deals("cosmic")
    assert any(find_differences(leak, deal) for _, deal in deals if deal.viewer is not None)
    assert any(find_differences(leak, deal) for _, deal in deals if deal.viewer is None)
