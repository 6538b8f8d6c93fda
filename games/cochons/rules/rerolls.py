"""K7: dice that lie on the table are rolled again (R-79)."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Reroll, Round, Striker
from games.cochons.questions.script import ask_opportunity
from games.cochons.rules.forecast import forecast_round
from games.cochons.rules.strength import describe_round
from games.cochons.state.state import EXTRAS, Side
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Named
from porc_royal.moves import Moves, list_options, make_check, play_chosen
from porc_royal.script import roll, tell

ACCEPT: Final = "accept-all"
OWN: Final = Additions(facts.GAME)
DIE: Final = OWN.keys.field("die")
ASK_REROLL: Final = OWN.keys.question("reroll", "tile", *facts.ROUND, "odds", options=(PASS, ACCEPT))
ROLLED_AGAIN: Final = OWN.keys.fact("rolled-again", "which", "face")
OWN.keys.step("rerolling", "roll_again")


async def rerolling(fought: Round) -> None:
    """R-79: the defender may have dice rolled again, then the attacker, one pass each; what they show then stands.

    In its pass a side may use every way it has, one after the other. Both are asked alike, whatever they hold (R-22).
    """
    for side in fought.bout.sides:
        while not side.accepts and may_react(fought, side):
            reply = await ask_opportunity(fought.bout.state, partial(make_reroll_ask, fought, side))
            if reply.option == PASS:
                break
            if reply.option == ACCEPT:
                side.accepts = True
            else:
                await play_chosen(list_ways(fought, side), reply)


def may_react(fought: Round, side: Side) -> bool:
    """Whether, for all that everybody can see, this side may have a way to roll a die again."""
    return side.seat != EXTRAS and hooks.rerolling.of(False, Striker(fought.bout, side))


def list_ways(fought: Round, side: Side) -> Moves:
    """The cards and powers that roll a die again."""
    return hooks.rerolls.of({}, Reroll(fought, side))


def make_reroll_ask(fought: Round, side: Side) -> Ask:
    """D-29: which die, or none; the default, none in the whole fight, lets it run its course."""
    moves = list_ways(fought, side)

    options = {PASS: Option(), ACCEPT: Option()} | list_options(moves)
    state = fought.bout.state
    args = {
        "tile": Named("tile", state.cell_of(fought.bout.tile)),
        **describe_round(fought),
        "odds": forecast_round(fought, side),
    }
    return Ask(side.seat, ASK_REROLL, "R-79", options, Reply(ACCEPT), args, legal=make_check(moves))


def list_dice(fought: Round) -> list[str]:
    """The dice by name: "attack", "defence"; numbered where a side has several."""
    names: list[str] = []
    for purpose, sides in zip(("attack", "defence"), fought.sides, strict=True):
        several = len(sides) > 1
        names.extend(f"{purpose}-{place}" if several else purpose for place in range(1, len(sides) + 1))
    return names


async def roll_again(fought: Round, name: str) -> None:
    """R-79: one die of either side is rolled again, and what it shows now stands."""
    purpose, _, number = name.partition("-")
    place = int(number or 1) - 1
    attacking = purpose == "attack"
    owner = (fought.bout.fight.attacker if attacking else fought.bout.fight.defender).seat
    face = await roll(purpose, fought.sides[0 if attacking else 1][place], whose=owner)
    (fought.attack if attacking else fought.defence)[place] = face
    await tell(ROLLED_AGAIN, which=Named("die", name), face=face)
