"""Sauve qui peut !!! (EV-28): one's troops may withdraw before the combat (R-78)."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.questions.script import ask
from games.cochons.rules.flight import find_friendliest, flee, list_refuges
from games.cochons.rules.forecast import forecast
from games.cochons.rules.retreat import cut_off
from games.cochons.state.state import Side
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.cards import say_card
from porc_royal.facts import Arg, Named, Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "sauve-qui-peut", copies=1, when=("3A",), simplified=False, worth=4, rules=("R-78",)
)
HOPELESS: Final = 0.15
"""With these odds a practice player goes."""

ASK_RUN: Final = CARD.additions.keys.question(
    "run", "tile", "gorets", "gruiks", *facts.FORECAST, options=(PASS, "flee")
)
RAN: Final = CARD.additions.keys.fact("run", "who", "card")
STOOD: Final = CARD.additions.keys.fact("run-not", "who", "card")
CARD.additions.keys.step("run_for_it")


def expect_way_out(fight: Prospect) -> Gain | None:
    """Instead of all else, from a fight that is as good as lost."""
    return Gain(alone=True) if fight.chance < HOPELESS and fight.may_withdraw else None


@lay_in_fights(CARD, step=2, expects=expect_way_out)
async def run_for_it(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-73, R-78: the whole force, to a tile where flight could take it; the owner may still stand and fight (D-27)."""
    troop = bout.troop(side)
    if troop is None:
        return False
    if not list_refuges(bout, side):
        return await cut_off(bout, side, troop.gorets, troop.gruiks)
    reply = await ask(bout.state, partial(make_run_ask, bout, side))
    if reply.option == PASS:
        await tell(STOOD, who=Who(side.seat), card=say_card(card))
    else:
        await tell(RAN, who=Who(side.seat), card=say_card(card))
        await flee(bout, side, reply.text(facts.TILE))
    return True


def make_run_ask(bout: hooks.Bout, side: Side) -> Ask:
    """D-27; the default runs, as whoever laid the card meant to, to where most friends are."""
    troop = bout.troop(side)
    args: dict[str, Arg] = {
        "tile": Named("tile", bout.state.cell_of(bout.tile)),
        "gorets": troop.gorets if troop is not None else 0,
        "gruiks": troop.gruiks if troop is not None else 0,
        **forecast(bout, side),
    }
    options = {PASS: Option(), "flee": Option({facts.TILE: Pick("tile", list_refuges(bout, side))})}
    default = Reply("flee", {facts.TILE: find_friendliest(bout, side)})
    return Ask(side.seat, ASK_RUN, "R-78", options, default, args)
