"""Strong practice players: what may lie hidden is imagined, and the likeliest moves are played to the encounter's end.

What a seat may not know is taken out of a state here as `secrets.py` declares it (tests compare the two): hands, decks,
face-down cards, refused aliens, orders, bids and offers, which flares are in the deck. Tables with an expansion, with
techs or with further decks are not searched: there the ordinary player replies.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension.declarations import list_pool
from games.cosmic.practice.alliances import rate_alliances, rate_invitations
from games.cosmic.practice.cards import rate_cards
from games.cosmic.practice.map import rate_aims
from games.cosmic.practice.standings import divide_victory
from games.cosmic.state.catalogue import find_kind, list_deck, name_flare
from games.cosmic.state.fates import build_destiny
from games.cosmic.state.sides import is_unseen
from games.cosmic.state.state import Encounter, Player, Policy, Side, State
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.practice import Rated, sort_rated
from porc_royal.search import Search, deal_names
from porc_royal.secrets import Luck

DOWN: Final = "-"
"""What stands for a card that lies face down and that one does not know."""
LATE: Final = 40
"""From this turn on nothing is searched any more."""
FEW: Final = 2
"""Ships with which an aim is tried besides the most that cost no colony."""
CHOICES: Final = 4
"""Aims and groups that are compared at most."""


# ------------------------------------------------------------------------------------------- what lies hidden


def take_out(state: State, seat: Seat) -> State:
    """The state without what a seat may not know; how much of it lies where is to be seen."""
    for other in state.seats:
        if other != seat:
            _take_from(state.player(other))
    for deck in (state.deck, state.destiny, *state.decks.values()):
        deck.pile = [""] * len(deck.pile)
    if state.techs is not None:
        state.techs.pile = [""] * len(state.techs.pile)
    state.unused, state.gone = [""] * len(state.unused), [""] * len(state.gone)
    if state.encounter is not None:
        _take_from_encounter(state.encounter, seat)
    return state


def _take_from(player: Player) -> None:
    player.hand = [""] * len(player.hand)
    player.laid_by = [""] * len(player.laid_by)
    player.dealt, player.soon, player.secrets, player.policy = (), [], {}, Policy()
    player.lets, player.said, player.intends = False, {}, None
    player.face_down = {alien: [""] * len(cards) for alien, cards in player.face_down.items()}
    for tech in player.techs:
        tech.name, tech.under = tech.name if tech.is_up else "", tech.under and DOWN


def _take_from_encounter(now: Encounter, seat: Seat) -> None:
    for side in (now.offense, now.defense):
        if side is not None and side.seat != seat and not now.revealed:
            _take_from_side(side)
        if side is not None and side.concealed and (side.seat != seat or is_unseen(now, side)):
            side.concealed = DOWN
        if side is not None and side.card and is_unseen(now, side):
            side.card = DOWN
    if not now.revealed:
        now.unseen = {}
    now.bids = {name: bid for name, bid in now.bids.items() if int(name) == seat}
    if now.offer is not None and seat not in (now.offer.one, now.offer.other):
        now.offer = None


def _take_from_side(side: Side) -> None:
    side.laid = [DOWN] * len(side.laid)
    if side.card and not side.shown:
        side.card = DOWN


def lay_drawn(state: State, view: View) -> None:
    """The destiny cards that have been drawn since lay on top of their pile, the first one uppermost."""
    drawn = [*view.fates[len(state.destiny.discards) :]]
    if view.encounter is not None and view.encounter.destiny not in ("", *view.fates):
        drawn.append(view.encounter.destiny)
    number = len(state.destiny.pile) - view.destiny
    if 0 < number == len(drawn):
        state.destiny.pile[-number:] = drawn[::-1]


def imagine(state: State, seat: Seat, luck: Luck) -> None:
    """What may lie there, by luck: places are filled in their order from all that is nowhere to be seen."""
    seen = _gather_strings(msgspec.to_builtins(state))
    cards = deal_names(list_deck(state.assembly, state.options, len(state.players)), seen, luck)
    flares = _deal_flares(state, seat, seen, luck)
    hands = [state.player(other).hand for other in state.seats if other != seat]
    apart = [state.player(other).laid_by for other in state.seats if other != seat]
    sides = [] if state.encounter is None else [state.encounter.offense, state.encounter.defense]
    down = sum(one == DOWN for side in sides if side is not None for one in (side.card, *side.laid))
    wanted = sum(map(len, (*hands, *apart, state.deck.pile))) + down
    missing = max(0, wanted - len(cards))
    cards += flares[:missing]
    state.unused = flares[missing : missing + len(state.unused)]
    luck.shuffle(cards)
    for side in sides:
        if side is not None:
            _fill_side(side, cards)
    for place in (*hands, *apart, state.deck.pile):
        number = min(len(place), len(cards))
        place[:] = cards[:number]
        del cards[:number]
    fates = deal_names(build_destiny(len(state.players)), seen, luck)
    state.destiny.pile = [card or (fates.pop() if fates else "") for card in state.destiny.pile]


def _gather_strings(data: object) -> set[str]:
    """All that is called anything in plain data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*map(_gather_strings, data.values()))
    if isinstance(data, (list, tuple)):
        return set().union(*map(_gather_strings, data))
    return set()


def _deal_flares(state: State, seat: Seat, seen: Iterable[str], luck: Luck) -> list[str]:
    """CE-4, CE-5: those of the aliens that are known to have been dealt are in the deck, whichever else are."""
    known = [*state.player(seat).dealt, *(alien for player in state.players for alien in player.powers)]
    left = deal_names(map(name_flare, list_pool(state.assembly, state.options)), seen, luck)
    first = [name_flare(alien) for alien in known]
    return sorted(left, key=lambda card: card not in first)


def _fill_side(side: Side, cards: list[str]) -> None:
    """What lies face down there are encounter cards."""

    def draw() -> str:
        card = next((one for one in cards if find_kind(one).is_encounter), "")
        if card:
            cards.remove(card)
        return card

    side.card = draw() if side.card == DOWN else side.card
    side.laid = [draw() if one == DOWN else one for one in side.laid]


def tell_alliance(view: View, asked: Ask, reply: Reply) -> Reply | None:
    """CE-73: of what somebody has said to both sides all see the side that it joined, and with which ships."""
    now = view.encounter
    if asked.key != facts.ASK_ALLY or now is None:
        return None
    for name, side in (("offense", now.offense), ("defense", now.defense)):
        if side is not None and asked.seat in side.allies:
            return Reply("ally", {facts.SIDE: name, facts.SHIPS: reply.many(facts.SHIPS)})
    return Reply(PASS)


# ------------------------------------------------------------------------------------- what comes into question


def list_candidates(view: View, asked: Ask) -> Sequence[Rated]:
    """The moves that a practice player would think of, as it rates them."""
    if view.viewer is None:
        return ()
    return tuple(_rate(view, view.viewer, asked))


def _rate(view: View, seat: Seat, asked: Ask) -> Iterator[Rated]:
    for option in (PASS, facts.USE):
        if option in asked.options and not asked.options[option].fields:
            yield Rated(Reply(option), 0.0)
    if "launch" in asked.options:
        aims = sort_rated(rate_aims(view, seat, asked))[:CHOICES]
        yield from aims
        yield from sort_rated(rate_aims(view, seat, asked, FEW))[: CHOICES // 2]
        if "redraw" in asked.options:
            yield Rated(Reply("redraw"), 0.0)
    if "card" in asked.options and list_picks(asked, "card", facts.CARD):
        yield from rate_cards(view, seat, asked)
    if "invite" in asked.options and seat == view.offense:  # a defense invites everybody
        yield from rate_invitations(view, seat, asked)[:CHOICES]
    if "ally" in asked.options:
        yield from rate_alliances(view, seat, asked)[: 2 * CHOICES]


def is_unsearched(view: View) -> bool:
    """Whether it lasts too long, or things are played with whose secrets are not imagined."""
    return view.turn >= LATE or bool(view.expansions or view.decks or view.techs is not None)


SEARCH: Final[Search[State, View]] = Search(
    blank=take_out,
    recall=lay_drawn,
    imagine=imagine,
    candidates=list_candidates,
    share=divide_victory,
    ends=frozenset({"turn", "encounter"}),
    questions=frozenset(
        {
            *(facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY, facts.ASK_CARD, facts.ASK_POWER),
            *(facts.ASK_GATES["start"], facts.ASK_GATES["alliances"]),
        }
    ),
    shown=frozenset({facts.ASK_INVITE}),
    told=tell_alliance,
    together=True,
    tires=is_unsearched,
    playouts=48,
    widest=5,
    offered=False,
)
