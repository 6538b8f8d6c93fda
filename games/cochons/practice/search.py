"""Strong practice players: what may lie hidden is imagined, and the likeliest moves are played to the end of the turn.

What a seat may not know is taken out of a state here as `secrets.py` declares it (tests compare the two): hands, piles,
cards laid, tiles on their backs, and in the complete game recipes, chips, offers, plans and who has passed.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import build_complete_deck, build_simplified_deck, find_combat_card
from games.cochons.practice.chart import Chart
from games.cochons.practice.fights import Melee
from games.cochons.practice.standings import divide_victory
from games.cochons.practice.trips import TripIdea, rate_trips, write_trip
from games.cochons.practice.troops import rate_tiles
from games.cochons.rules.flight import STAY
from games.cochons.rules.rerolls import ACCEPT, ASK_REROLL
from games.cochons.state.glands import Glands, make_recipes
from games.cochons.state.setup import make_box, make_tiles
from games.cochons.state.state import Side, State, Tile
from games.cochons.views.shapes import View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import Rated
from porc_royal.script import name_chance
from porc_royal.search import Search, deal_names
from porc_royal.secrets import Luck

CHIPS: Final = (1, 2, 3)
LATE: Final = 16
"""From this turn on nothing is searched any more."""
WAYS: Final = 2
"""Numbers of pieces that are tried between the same two tiles."""
LAID: Final = 2
"""So many cards are laid together at most, where they are tried."""


# ------------------------------------------------------------------------------------------- what lies hidden


def take_out(state: State, seat: Seat) -> State:
    """The state without what a seat may not know; how much of it lies where is to be seen."""
    for number, player in enumerate(state.players):
        if number == seat:
            continue
        player.hand = [""] * len(player.hand)
        if state.complete:
            player.recipe = Glands()
        if state.phase == "colonists" and state.royal != seat:
            player.chips = [0] * len(player.chips)
    state.deck.pile = [""] * len(state.deck.pile)
    if state.royal != seat:
        state.stock = []
    state.trades = [one for one in state.trades if seat in (one.by, one.to)]
    state.passing = [one for one in state.passing if one == seat]
    state.drafts = {}
    if state.ballot is not None and state.options.ballot == "tally":
        state.ballot = None
    for side in _list_hidden_sides(state, seat):
        side.laid, side.targets = [""] * len(side.laid), {}
    for tile in _list_backs(state):
        tile.name, tile.kind, tile.colour = "", "planet", None
    return state


def imagine(state: State, seat: Seat, luck: Luck) -> None:
    """What may lie there, by luck: places are filled in their order from all that is nowhere to be seen."""
    _fill_cards(state, seat, luck)
    _fill_tiles(state, luck)
    if state.complete:
        _fill_recipes(state, seat, luck)
        for number, player in enumerate(state.players):
            if number != seat and state.phase == "colonists" and state.royal != seat:
                player.chips = [luck.choice(CHIPS) for _ in player.chips]


def _fill_cards(state: State, seat: Seat, luck: Luck) -> None:
    build = build_complete_deck if state.complete else build_simplified_deck
    shown = state.fight.attacker.laid + state.fight.defender.laid if state.fight is not None else []
    seen = [*state.deck.discards, *state.player(seat).hand, *shown]
    left = deal_names(build(state.assembly), seen, luck)
    hands = [player.hand for number, player in enumerate(state.players) if number != seat]
    for cards in (*(side.laid for side in _list_hidden_sides(state, seat)), *hands, state.deck.pile):
        number = min(len(cards), len(left))
        cards[:] = left[:number]
        del left[:number]


def _fill_tiles(state: State, luck: Luck) -> None:
    backs = _list_backs(state)
    if not backs:
        return
    box = [*make_tiles(len(state.players)), *make_box(len(state.players))]
    seen = [tile.name for tile in (*state.board.values(), *state.box)]
    printed = {tile.name: tile for tile in box if tile.kind != "sun"}
    left = [printed[name] for name in deal_names(printed, seen, luck)]
    for tile in backs:
        face = next((one for one in left if one.family == tile.family), None)
        if face is not None:
            left.remove(face)
            tile.name, tile.kind, tile.colour = face.name, face.kind, face.colour


def _fill_recipes(state: State, seat: Seat, luck: Luck) -> None:
    """Everybody has another one of the box (R-2)."""
    recipes = make_recipes(state.options.recipe)
    own = [name for name, one in recipes.items() if one == state.player(seat).recipe]
    left = deal_names(recipes, own, luck)
    for number, player in enumerate(state.players):
        if number != seat and left:
            player.recipe = recipes[left.pop()]


def _list_hidden_sides(state: State, seat: Seat) -> list[Side]:
    fight = state.fight
    if fight is None or fight.revealed:
        return []
    return [side for side in (fight.attacker, fight.defender) if side.seat != seat]


def _list_backs(state: State) -> list[Tile]:
    return [*state.supply, *(tile for tile in state.board.values() if not tile.explored)]


# ------------------------------------------------------------------------------------- what comes into question


def list_candidates(view: View, asked: Ask) -> Sequence[Rated]:
    """The moves that a practice player would think of, as it rates them."""
    if view.viewer is None:
        return ()
    return tuple(_rate(view, view.viewer, asked))


def _rate(view: View, seat: Seat, asked: Ask) -> Iterator[Rated]:
    for option in (PASS, STAY, ACCEPT):
        if option in asked.options:
            yield Rated(Reply(option), 0.0)
    if asked.key == facts.ASK_TRAVEL:
        yield from _rate_trips(Chart(view, seat), asked)
    elif asked.key == facts.ASK_START:
        yield from rate_tiles(Chart(view, seat), asked, "start")
    elif asked.key in {facts.ASK_ATTACK, facts.ASK_DEFENCE} and view.fight is not None:
        yield from _rate_cards(Melee(view, seat, view.fight), asked)
    elif asked.key == facts.ASK_FLEE:
        yield from (
            Rated(Reply("flee", {facts.TILE: one}), 0.0) for one in list_picks(asked, "flee", facts.TILE)
        )
    elif asked.key == facts.ASK_NEXT_FIGHT:
        yield from (
            Rated(Reply("fight", {facts.TILE: one}), 0.0) for one in list_picks(asked, "fight", facts.TILE)
        )


def _rate_trips(chart: Chart, asked: Ask) -> Iterator[Rated]:
    """The best trips; between the same two tiles only a few numbers of pieces."""
    told = Counter[tuple[str, str]]()
    ideas: list[TripIdea] = sorted(rate_trips(chart, asked, "trip"), key=lambda one: -one.score)
    for idea in ideas:
        if told[idea.origin, idea.target] < WAYS:
            told[idea.origin, idea.target] += 1
            yield Rated(write_trip(asked, "trip", idea), idea.score)


def _rate_cards(melee: Melee, asked: Ask) -> Iterator[Rated]:
    """One combat card, or two, by the odds that they give."""
    figures = {
        card: it.attack if melee.attacking else it.defence
        for card in list_picks(asked, "lay", facts.CARDS)
        if (it := find_combat_card(card)) is not None
    }
    for number in range(1, LAID + 1):
        for cards in combinations(figures, number):
            plus = sum(figures[one] for one in cards)
            yield Rated(Reply("lay", {facts.CARDS: cards}), melee.chance(plus=plus))


def make_search(dice: Iterable[str]) -> Search[State, View]:
    """What a strong player searches with; `dice` names what is rolled before everybody's eyes."""
    return Search(
        blank=take_out,
        imagine=imagine,
        candidates=list_candidates,
        share=divide_victory,
        ends=frozenset({"new-troops", "governors"}),
        questions=frozenset(
            {
                *(facts.ASK_START, facts.ASK_TRAVEL, facts.ASK_NEXT_FIGHT),
                *(facts.ASK_DEFENCE, facts.ASK_ATTACK, facts.ASK_FLEE, ASK_REROLL),
            }
        ),
        shown=frozenset({facts.ASK_START, facts.ASK_NEXT_FIGHT, *map(name_chance, dice)}),
        coarse=frozenset({facts.ASK_REORGANISE}),
        tires=lambda view: view.turn >= LATE,
    )
