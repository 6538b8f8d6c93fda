"""Gros Lâches (EV-15): half of the enemy's troops withdraw before the combat (R-78)."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.questions.script import ask
from games.cochons.rules.flight import find_friendliest, list_refuges, withdraw
from games.cochons.rules.retreat import cut_off
from games.cochons.state.state import Side, Troop
from porc_royal.asks import Ask, Chosen, Number, Option, Pick, Reply
from porc_royal.cards import say_card
from porc_royal.facts import Arg, Named, Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "gros-laches", copies=2, when=("3A",), simplified=False, worth=5, rules=("R-78", "R-105")
)

ASK_COWARDS: Final = CARD.additions.keys.question("cowards", "tile", "number", "who", options=("withdraw",))
COWARDS: Final = CARD.additions.keys.fact("cowards", "who", "card", "loser", "number")
CARD.additions.keys.step("scare")


@dataclass(frozen=True, slots=True)
class Cowards:
    """How many withdraw, and how many Gros Gruiks may be among them."""

    number: int
    least_gruiks: int
    most_gruiks: int

    @classmethod
    def of(cls, troop: Troop) -> "Cowards":
        """Half of a troop, rounded up (R-105)."""
        number = (troop.size + 1) // 2
        return cls(number, max(0, number - troop.gorets), min(number, troop.gruiks))


def expect_cowards(fight: Prospect) -> Gain | None:
    """Half of the enemies, if they have somewhere to go."""
    if fight.enemies < 2 or not fight.enemies_may_withdraw:
        return None
    return Gain(fewer=(fight.enemies + 1) // 2)


@lay_in_fights(CARD, step=3, expects=expect_cowards)
async def scare(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-73, R-78, R-105: their owner says which and where to; Extra-Cochons never flee (C-54)."""
    enemy = bout.enemy(side)
    troop = bout.troop(enemy)
    if troop is None:
        return False
    cowards = Cowards.of(troop)
    if not list_refuges(bout, enemy):
        return await cut_off(bout, enemy, cowards.number - cowards.least_gruiks, cowards.least_gruiks)
    await tell(COWARDS, who=Who(side.seat), card=say_card(card), loser=Who(enemy.seat), number=cowards.number)
    reply = make_withdrawal_ask(bout, enemy).default
    if len(list_refuges(bout, enemy)) > 1 or cowards.least_gruiks < cowards.most_gruiks:
        reply = await ask(bout.state, partial(make_withdrawal_ask, bout, enemy))
    gruiks = max(cowards.least_gruiks, reply.number(facts.GRUIKS))
    await withdraw(bout, enemy, reply.text(facts.TILE), cowards.number - gruiks, gruiks)
    return True


def make_withdrawal_ask(bout: hooks.Bout, enemy: Side) -> Ask:
    """D-26; the default is Gorets first, to where most friends are."""
    troop = bout.troop(enemy)
    cowards = Cowards.of(troop) if troop is not None else Cowards(0, 0, 0)

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        return cowards.least_gruiks, cowards.most_gruiks

    option = Option(
        {facts.TILE: Pick("tile", list_refuges(bout, enemy)), facts.GRUIKS: Number(gruiks, optional=True)}
    )
    default = Reply("withdraw", {facts.TILE: find_friendliest(bout, enemy)})
    args: dict[str, Arg] = {
        "tile": Named("tile", bout.state.cell_of(bout.tile)),
        "number": cowards.number,
        "who": Who(bout.enemy(enemy).seat),
    }
    return Ask(enemy.seat, ASK_COWARDS, "R-78", {"withdraw": option}, default, args)
