"""4C, what its rules and its cards share: the ballot under way, who may be named, governors gained and lost.

A card of the election is a free action on `hooks.senate` (C-63), named after its title.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import Playable, make_free_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.hands import PLAYED
from games.cochons.state.state import State
from games.election.state.ballot import (
    Ballot,
    Lot,
    ban,
    count_at_risk,
    count_pile,
    find_home,
    gain,
    is_begun,
    list_candidates,
)
from porc_royal.additions import Additions, Assembly, Table
from porc_royal.asks import Reply
from porc_royal.cards import get_title
from porc_royal.declarations import Effect, Target
from porc_royal.facts import Listing, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
TARGET: Final = OWN.keys.field("target")

GAINED: Final = OWN.keys.fact("governors-gained", "who", "number", "home", "pile")
BANNED: Final = OWN.keys.fact("banned", "who", strikes="who", below=PLAYED)
STANDING: Final = OWN.keys.fact("standing", "candidates", "standing")
LOST: Final = OWN.keys.fact("governors-lost", "who", "number", "pile", strikes="who", below=PLAYED)


def find_ballot(state: State) -> Ballot:
    """The ballot under way. Raises LookupError when there is none."""
    if state.ballot is None:
        raise LookupError(state.phase)
    return state.ballot


def is_nameless(state: State) -> bool:
    """Whether votes are in of which only the tally is published (the option `ballot`)."""
    return state.options.ballot == "tally" and state.ballot is not None and is_begun(state.ballot)


def find_caller(state: State) -> Seat:
    """Who calls the voters: the Porc Royal, the first player before there is one, or who took his chair (R-108)."""
    return state.presiding if state.caller is None else state.caller


async def banish(state: State, seat: Seat) -> None:
    """A player may not stand, may not be voted for and must vote for another (R-107, R-131)."""
    stood = seat in find_ballot(state).standing
    ban(find_ballot(state), seat)
    await tell(BANNED, who=Who(seat))
    if stood:
        await tell_standing(state)


async def tell_standing(state: State) -> None:
    """Say anew who stands, since it has changed (C-61, R-99)."""
    standing = find_ballot(state).standing
    await tell(STANDING, candidates=list_names(list_candidates(find_ballot(state))), standing=len(standing))


# -------------------------------------------------------------------------------------------- who is named


def list_names(seats: Iterable[Seat]) -> Listing:
    """Seats as they are spoken of."""
    return Listing(tuple(Who(seat) for seat in seats))


def name_seats(seats: Iterable[Seat]) -> list[str]:
    """Seats as fields of the kind "player" offer them."""
    return [str(seat) for seat in seats]


def read_seat(reply: Reply, field: str) -> Seat:
    """The seat that a field of the kind "player" names."""
    return Seat(int(reply.text(field)))


def list_others(moment: Anytime) -> list[Seat]:
    """Everybody else, in play order."""
    return [seat for seat in moment.state.order if seat != moment.seat]


def name_anybody(moment: Anytime) -> list[str]:
    """Everybody, for cards that say "the player of your choice": the others in play order, oneself last."""
    return name_seats([*list_others(moment), moment.seat])


def name_another(moment: Anytime) -> list[str]:
    """A player other than oneself."""
    return name_seats(list_others(moment))


AT_ANYBODY: Final = {TARGET: Target("player", name_anybody)}
AT_ANOTHER: Final = {TARGET: Target("player", name_another)}


# ------------------------------------------------------------------------------------ cards of the election

CARDS: Final = Table[Playable[Anytime]]("the cards of 4C, by title")
REMEMBERED: Final = 16
"""For so many rulebooks it is remembered what their cards are to a seat that holds none of them."""


def offer_in_the_senate(
    card: Card,
    targets: Mapping[str, Target[Anytime]] | None = None,
    now: Callable[[Anytime], bool] | None = None,
) -> Callable[[Effect[Anytime]], Effect[Anytime]]:
    """Offer a card during the election (C-63, X-22); the decorated function is its effect."""

    def register(effect: Effect[Anytime]) -> Effect[Anytime]:
        card.additions.enter(CARDS, card.title, make_free_card(card, effect, targets, now))
        return effect

    return register


@OWN.adds(hooks.senate.cards)
def plays_a_card(moves: Moves, moment: Anytime) -> Moves:
    """R-22: the same options for all, made only for what a seat holds."""
    cards = moment.state.assembly.table(CARDS)
    offers = {**moves, **_list_empty(moment.state.assembly)}
    for title in map(get_title, moment.state.player(moment.seat).hand):
        if title in cards:
            offers[title] = cards[title].move(moment)
    return offers


@lru_cache(maxsize=REMEMBERED)
def _list_empty(assembly: Assembly) -> Mapping[str, Move]:
    """What the cards are to a seat that holds none of them, in the order of their titles."""
    return {title: card.nothing for title, card in sorted(assembly.table(CARDS).items())}


# ------------------------------------------------------------------------------------- governors come and go


async def tell_gain(state: State, seat: Seat, number: int) -> None:
    """Say how many governors a seat has gained, and in front of whom they stand now (R-104)."""
    where = find_home(find_ballot(state), seat)
    pile_now = count_pile(find_ballot(state), where)
    await tell(GAINED, who=Who(seat), number=number, home=Who(where), pile=pile_now)


async def tell_loss(state: State, seat: Seat, taken: Iterable[Lot]) -> None:
    """Say how many governors were taken from a seat, and how many are left for the next one who takes (R-102)."""
    number = sum(lot.number for lot in taken)
    await tell(LOST, who=Who(seat), number=number, pile=count_at_risk(find_ballot(state), seat))


def make_supporter(title: str, number: int) -> Card:
    """Enter a card that brings its player governors at any moment of 4C (R-104)."""
    card = make_event_card(title, copies=1, when=("4C",), simplified=False)

    @offer_in_the_senate(card)
    async def brings_governors(moment: Anytime, reply: Reply) -> None:
        gained = gain(find_ballot(moment.state), moment.seat, number)
        await tell_gain(moment.state, moment.seat, gained)

    return card
