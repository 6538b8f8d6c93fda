"""1B: the colonists' convoys. The Porc Royal draws chips in secret and gives them all out, two to a player at most.

While he does, everybody is asked alike whether colonists of one's own come by a card. All is turned up together,
and the new pieces wait for 1D.
"""

from collections.abc import Callable, Sequence
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.questions.script import ask_together
from games.cochons.rules.hands import spend
from games.cochons.rules.placement import GORETS
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.cochons.state.troops import enlist
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Chosen, Field, Option, Pick, Reply, Several
from porc_royal.cards import say_cards
from porc_royal.facts import Arg, Listing, Named, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import shuffle, tell, whisper

CHIPS: Final = {1: 5, 2: 4, 3: 3}
"""C-24: how many chips of each value the stock holds."""

DRAWN: Final = {3: 5, 4: 6, 5: 7, 6: 9}
"""C-23, T-9: how many are drawn, by the number of players."""

MOST: Final = 2
"""C-25: chips given to one player."""

OWN: Final = Additions(facts.GAME)
CHIP_FIELDS: Final = {
    (value, number): OWN.keys.field(f"chip-{value}-{number}")
    for value, stock in CHIPS.items()
    for number in range(1, stock + 1)
}
"""The chips drawn, each a field: how much it is worth, and which of its kind."""

ASK_CHIPS: Final = OWN.keys.question("chips", "chips", "number", "twice", options=("evenly", "give"))
ASK_CONVOY: Final = OWN.keys.question("convoy", "who", options=(PASS, "play"))
CONVOYS: Final = OWN.keys.fact("convoys", "who", "number")
CHIPS_DRAWN: Final = OWN.keys.fact("chips-drawn", "number", "chips")
CHIPS_GIVEN: Final = OWN.keys.fact("chips-given", "who", "by", "number")
CHIPS_KEPT: Final = OWN.keys.fact("chips-kept", "who", "number")
CHIPS_SEEN: Final = OWN.keys.fact("chips-seen", "number", "chips")
CHIPS_TURNED: Final = OWN.keys.fact("chips-turned", "who", "number", "chips")
CARDS_TURNED: Final = OWN.keys.fact("convoy-cards", "who", "number", "cards")
OWN.keys.thing("chip", *map(str, CHIPS))
OWN.keys.chance("chips")
OWN.keys.step("colonists", "draw_chips", "give_out", "turn_in")


async def colonists(state: State) -> Next:
    """C-22 to C-26: 1B.1 to 1B.4; not on the first turn (C-17)."""
    state.phase = "colonists"
    await draw_chips(state)
    replies = await ask_together(state, lambda: [_question(state, seat) for seat in state.order])
    await give_out(state, replies[state.presiding])
    for seat in state.order:
        held = state.player(seat).hand
        await turn_in(state, seat, [card for card in replies[seat].many(facts.CARDS) if card in held])
    return find_next_phase(state, "colonists")


async def draw_chips(state: State) -> None:
    """C-23, R-31: drawn from all twelve; how many is known to all, their values to the Porc Royal alone (R-32)."""
    names = [f"{value}-{number}" for value, number in CHIP_FIELDS]
    drawn = (await shuffle("chips", names))[: DRAWN[len(state.players)]]
    state.stock = sorted((int(name.partition("-")[0]) for name in drawn), reverse=True)
    await tell(CONVOYS, who=Who(state.presiding), number=len(state.stock))
    await whisper(state.presiding, CHIPS_DRAWN, number=len(state.stock), chips=_chips(state.stock))


def _question(state: State, seat: Seat) -> Ask:
    return make_distribution_ask(state) if seat == state.presiding else make_convoy_ask(state, seat)


def make_distribution_ask(state: State) -> Ask:
    """D-8, C-25, R-30: a player for each chip, two chips to a player at most; with D-9, the cards of 1B.3.

    The default, which is one press, deals them evenly: see `_evenly`.
    """
    royal = state.presiding
    fields: dict[str, Field] = {}
    for name in list_chip_fields(state.stock):
        fields[name] = Pick("player", _not_full(state, tuple(fields)))
    fields[facts.CARDS] = Several("card", _cards(state, royal), optional=True)
    twice = _evenly(state)[len(state.order) : len(state.stock)]
    args: dict[str, Arg] = {
        "chips": _chips(state.stock),
        "number": len(state.stock),
        "twice": Listing(tuple(map(Who, twice))),
    }
    options = {"evenly": Option(), "give": Option(fields)}
    return Ask(royal, ASK_CHIPS, "C-25", options, Reply("evenly"), args)


def make_convoy_ask(state: State, seat: Seat) -> Ask:
    """D-9, R-33: the same question to everybody, whatever one holds."""
    cards = Several("card", _cards(state, seat), least=1)
    options = {PASS: Option(), "play": Option({facts.CARDS: cards})}
    args = {"who": Who(state.presiding)}
    return Ask(seat, ASK_CONVOY, "R-33", options, Reply(PASS), args, window=True)


def list_chip_fields(stock: Sequence[int]) -> list[str]:
    """The fields for the chips drawn, in their order: the first chip of a value, the second and so on."""
    return [CHIP_FIELDS[value, stock[: place + 1].count(value)] for place, value in enumerate(stock)]


def _not_full(state: State, before: Sequence[str]) -> Callable[[Chosen], list[str]]:
    """Whoever has not been given two of the chips before; there is always room for all (R-30)."""

    def choices(chosen: Chosen) -> list[str]:
        given = [chosen.get(name) for name in before]
        return [name for seat in state.order if given.count(name := str(seat)) < MOST]

    return choices


def _evenly(state: State) -> list[Seat]:
    """D-8: in descending value, one each in play order from the Porc Royal on, then once more."""
    start = state.order.index(state.presiding)
    return [*state.order[start:], *state.order[:start]] * MOST


def _cards(state: State, seat: Seat) -> list[str]:
    """The cards in hand that bring colonists of one's own (1B.3)."""
    return list(hooks.convoys.of({}, hooks.Owner(state, seat)))


async def give_out(state: State, reply: Reply) -> None:
    """C-25, R-32: all see how many chips each is given; what they are worth, only their receivers."""
    receivers = _evenly(state)
    if reply.option == "give":
        receivers = [Seat(int(reply.text(name))) for name in list_chip_fields(state.stock)]
    for value, seat in zip(list(state.stock), receivers, strict=False):
        state.player(seat).chips.append(value)
    state.stock = []
    royal = Who(state.presiding)
    for seat in state.order:
        chips = state.player(seat).chips
        if seat == state.presiding:
            await tell(CHIPS_KEPT, who=royal, number=len(chips))
        else:
            await tell(CHIPS_GIVEN, who=Who(seat), by=royal, number=len(chips))
        if chips:
            await whisper(seat, CHIPS_SEEN, number=len(chips), chips=_chips(chips))


async def turn_in(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """1B.4, R-33: chips and cards are turned up and become pieces; the chips go back to the stock (R-31)."""
    player = state.player(seat)
    if player.chips:
        chips, player.chips = player.chips, []
        await tell(CHIPS_TURNED, reveals=True, who=Who(seat), number=len(chips), chips=_chips(chips))
        await receive(state, seat, sum(chips))
    played = hooks.convoys.of({}, hooks.Owner(state, seat))
    if cards:
        await tell(CARDS_TURNED, reveals=True, who=Who(seat), number=len(cards), cards=say_cards(list(cards)))
        spend(state, seat, cards)
    for card in cards:
        await played[card]()


async def receive(state: State, seat: Seat, gorets: int) -> None:
    """C-24, R-35: so many Gorets leave the reserve and wait for 1D; what it does not hold is lost.

    The five with which whoever is out comes back first, in 1D.0, are not given away here (C-66, R-116).
    """
    player = state.player(seat)
    come = min(gorets, max(0, player.gorets - (GORETS if player.out else 0)))
    enlist(state, seat, come, 0)
    player.newcomers.gorets += come
    await tell(facts.NEWCOMERS, who=Who(seat), number=come, lost=gorets - come)


def _chips(values: Sequence[int]) -> Listing:
    return Listing(tuple(Named("chip", str(value)) for value in values))
