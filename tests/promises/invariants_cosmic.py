"""What is never lost, doubled or out of its place in a game of Cosmic Encounter."""

import random
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.extension import declarations, hooks
from games.cosmic.extension.declarations import list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.zaps import does_work
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.techs import list_techs
from games.cosmic.state.catalogue import FLARE, find_back, find_kind, list_all
from games.cosmic.state.fates import build_destiny
from games.cosmic.state.labs import SHIP
from games.cosmic.state.options import Options
from games.cosmic.state.roles import list_sides
from games.cosmic.state.state import PLACES, SHIPS_A_PLANET, State
from porc_royal.rulebook import Setting

RARE: Final = ("orders", "ship-orders", "disguise", "show-spouse")
"""Offered beside every question: luck would be busy with orders for ever."""
FLARES: Final = 10
"""Flares in the cosmic deck, at least: two of each player are among them (CE-5)."""
_COUNTED: Final[dict[tuple[Options, int], int]] = {}


def quick(luck: random.Random) -> dict[str, Setting]:
    """Settings that make a game short enough to play thousands of them."""
    return {"win": luck.choice((3, 3, 4)), "pace": luck.choice(("gates", "gates", "orders", "every"))}


def quick_pig(luck: random.Random) -> dict[str, Setting]:
    """The same for Cosmic Pig, whose dice end it."""
    return {**quick(luck), "cosmic_pig": True, "pig_end": "sooner"}


def whole(state: State, asked: Collection[str]) -> None:
    """Every ship and every card is there, once, whatever is asked just now (chance may be holding a deck)."""
    ships = SHIPS_A_PLANET * state.options.planets
    built = [ships + any(one.is_up and one.name == SHIP for one in player.techs) for player in state.players]
    assert [sum(own) for own in zip(*state.ships.values(), strict=True)] == built
    assert min(map(min, state.ships.values())) >= 0, "CE-29"
    if state.phase == "powers":
        return
    cards = list(_list_cards(state))
    there, plain = set(cards), _plain(state.options, len(state.players))
    assert len(cards) == len(there), "CE-28"
    assert there >= plain, "CE-28"
    flares = there - plain
    assert all(find_kind(card).type == FLARE for card in flares), "CE-28"
    dealt = {f"flare_{alien}" for player in state.players for alien in player.dealt}
    assert flares >= dealt, "CE-5"
    if state.techs is not None and "chance-deck" not in asked:
        techs = [*state.techs.pile, *state.techs.discards]
        techs += [one.name for player in state.players for one in player.techs]
        assert sorted(techs) == sorted(list_techs(state)), "TD-1"
    assert len(flares) in {max(FLARES, len(dealt)), _count_flares(state)}, "CE-5"
    if PIG.is_on(state):
        find_piggy(state, asked)
    if state.phase != "dealing" and "chance-destiny" not in asked:
        fates = [*state.destiny.pile, *state.destiny.discards]
        assert _fates(len(state.players)).issuperset(fates), "CE-10"
        assert len(fates) == len(set(fates)), "CE-10"


def _count_flares(state: State) -> int:
    """All those that a table may play with, wherever they lie; of old those of its deck alone were there.

    Counted once for a table's options: nothing that happens in a game makes them more.
    """
    table = (state.options, len(state.players))
    if table not in _COUNTED:
        pool = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
        apart = sum(len(pair & set(pool)) > 1 for pair in declarations.list_apart(state))
        _COUNTED[table] = len(pool) - apart
    return _COUNTED[table]


@cache
def _plain(options: Options, players: int) -> frozenset[str]:
    """All decks without flares."""
    return frozenset(list_all(RULEBOOK.assembly, options, players))


@cache
def _fates(players: int) -> frozenset[str]:
    """The destiny deck."""
    return frozenset(build_destiny(players))


def _list_cards(state: State) -> Iterator[str]:
    yield from (*state.deck.pile, *state.deck.discards)
    for back, deck in state.decks.items():
        assert all(find_back(card) == back for card in (*deck.pile, *deck.discards)), "CD-32"
        yield from (*deck.pile, *deck.discards)
    if STAKES.is_on(state):
        yield from STAKES.of(state).laid.values()
    for standing in state.standing.values():
        yield from standing
    for player in state.players:
        yield from (*player.hand, *player.displayed, *player.laid_by)
        yield from (one.under for one in player.techs if one.under)
        for own in (*player.face_up.values(), *player.face_down.values()):
            yield from own
    for side in list_sides(state):
        yield from (card for card in (side.card, *side.laid, *side.reinforcements, side.concealed) if card)
    yield from (*state.unused, *state.gone)
    yield from list_apart(state)


def list_apart(state: State) -> Iterator[str]:
    """Cards that go to no pile, in envelopes, and in a Piggy Challenge."""
    yield from state.table
    if not PIG.is_on(state):
        return
    kept = PIG.of(state)
    for cards in kept.envelopes.values():
        yield from cards
    if kept.challenge is not None:
        for cards in (*kept.challenge.cards.values(), *kept.challenge.supports.values()):
            yield from cards


def find_piggy(state: State, asked: Collection[str]) -> None:
    """CP-1, CP-R3: exactly one, in a hand, in an envelope, laid out, or on the table while all fight for it."""
    lawful = [*state.table, *(card for cards in PIG.of(state).envelopes.values() for card in cards)]
    for player in state.players:
        lawful += [*player.hand, *player.displayed, *player.laid_by]
    assert lawful.count(PIGGY) == 1, "CP-1"
    if state.table and "chance-deck" not in asked:
        assert state.table == [PIGGY], "CP-40"


def fair(state: State) -> None:
    """At every seam: hands, places and powers are what the rules say; nothing is prepared that is not held."""
    for seat in state.seats:
        player = state.player(seat)
        assert all(does_work(state, seat, alien) in {True, False} for alien in player.powers)
        assert len(player.powers) == len(set(player.powers))
        assert len(player.soon) == len(set(player.soon))
    if state.phase in {"turn", "encounter"} and state.encounter is not None and not state.now.destiny:
        assert not any(state.ships["gate"]), "CE-108"
        assert not any(state.ships["beside"]), "CE-108"
    assert set(state.planets) | set(PLACES) <= {*state.ships, *PLACES}
    assert 0 <= state.offense < len(state.players)
