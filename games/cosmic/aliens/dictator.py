"""Dictator (A64): says which destiny card the others draw."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Drawing, Now
from games.cosmic.questions.script import ask
from games.cosmic.state.fates import SPECIALS, is_hazard, is_wild
from games.cosmic.state.roles import Situation, is_offense
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

DICTATOR: Final = Alien("dictator", alert="red", is_late=True)
COLOUR, WARNING, WILD = "colour", "warning", "wild"
CHOOSE: Final = DICTATOR.keys.question(
    "dictator-choose",
    "who",
    options=(COLOUR, WARNING, WILD, *(one.replace("_", "-") for one in SPECIALS), facts.ORDERS),
)
AGAIN: Final = DICTATOR.keys.fact("dictator-again", "who", "other")


def describe_card(card: str) -> tuple[str, str]:
    """Which option of the question a card is, and which seat it names there."""
    if is_wild(card):
        return WILD, ""
    if card in SPECIALS:
        return card.replace("_", "-"), ""
    return WARNING if is_hazard(card) else COLOUR, card.split("_")[1]


def make_question(state: State, seat: Seat) -> Ask:
    """The cards that are left, which the discards tell; by default the one that would come."""
    cards = [describe_card(card) for card in state.destiny.pile]
    options: dict[str, Option] = {}
    for name in dict.fromkeys(name for name, _ in sorted(cards)):
        seats = sorted({one for option, one in cards if option == name and one})
        options[name] = Option({facts.SEAT: Pick("player", tuple(seats))} if seats else {})
    first, named = min(cards)
    usual = Reply(first, {facts.SEAT: named} if named else {})
    return Ask(seat, CHOOSE, "A64", options, usual, {"who": Who(state.offense)})


def is_others_turn(at: Situation, seat: Seat) -> bool:
    """It is not the offense."""
    return not is_offense(at, seat)


def rules_fate(at: Situation, seat: Seat) -> bool:
    """Not as the offense, but for the super flare."""
    return is_others_turn(at, seat) or DICTATOR.super.is_on(at.state, seat)


@DICTATOR.uses(hooks.before_destiny, rules_fate)
async def chooses_destiny(at: Now, seat: Seat) -> None:
    """Mandatory: it looks through the deck before each draw, and chooses; the others stay in order (CE-R38, CE-R39)."""
    state = at.state
    reply = await ask(state, make_question(state, seat), seen=True)
    wanted = reply.option, reply.text(facts.SEAT)
    card = next(one for one in reversed(state.destiny.pile) if describe_card(one) == wanted)
    state.destiny.pile.remove(card)
    state.destiny.pile.append(card)


DICTATOR.super.lasts(hooks.regroup, is_offense)


@DICTATOR.wild.plays(hooks.drawn, is_others_turn)
async def has_it_drawn_anew(at: Drawing, seat: Seat) -> None:
    """The offense draws another card."""
    await tell(AGAIN, who=Who(seat), other=Who(at.state.offense))
    at.again = True


# What practice players think of the card that comes.


def send_away(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """At whoever has the most foreign colonies, but for itself and the offense; else the offense may choose."""
    named = [
        (option, int(one))
        for option in (COLOUR, WARNING)
        if option in asked.options
        for one in list_picks(asked, option, facts.SEAT)
    ]
    others = [(option, one) for option, one in named if one not in (seat, view.offense)]
    if others:
        option, target = max(others, key=lambda other: len(view.list_foreign(Seat(other[1]))))
        return Reply(option, {facts.SEAT: str(target)})
    return Reply(WILD) if WILD in asked.options else None


DICTATOR.enter(additions.IDEAS, CHOOSE, send_away)
