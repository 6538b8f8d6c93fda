"""K7: one round of a combat: dice, strength, the piece that falls."""

from games.cochons import facts, hooks
from games.cochons.catalogue import combat as figures
from games.cochons.hooks import Bout, Round, Striker
from games.cochons.state import Side, Troop
from games.cochons.troops import fall
from games.table.facts import Arg, Fact, Named, Saying, Who
from games.table.script import Told, roll


async def fight_round(bout: Bout) -> None:
    """S-21: both roll and add their strength; the higher total removes one enemy; a tie costs nobody."""
    fight = bout.fight
    attack = await throw(bout, fight.attacker)
    defence = await throw(bout, fight.defender)
    fought = Round(bout, attack, defence)
    await hooks.rolled.run(fought)
    args = _figures(fought)
    best = hooks.winner.of(_higher(fought), fought)
    if best is None:
        await Told(Fact(Saying(facts.ROUND_TIED, args)))
        return
    loser = fight.defender if best.attacking else fight.attacker
    piece = fall(bout.state, bout.tile, loser.seat)
    fallen: dict[str, Arg] = {
        "winner": Who(best.seat),
        "loser": Who(loser.seat),
        "piece": Named("piece", piece),
    }
    await Told(Fact(Saying(facts.ROUND_WON, {**args, **fallen})))


def die(troop: Troop) -> int:
    """S-18: a D6, or a D8 as soon as there is a Gros Gruik (R-1)."""
    return 8 if troop.gruiks else 6


def bonus(bout: Bout, side: Side) -> int:
    """S-18, S-19, R-75: one for every piece after the first, counted anew each round, and the cards laid."""
    troop = bout.troop(side)
    more = troop.size - 1 if troop is not None else 0
    return hooks.strength.of(more + card_bonus(side), Striker(bout, side))


def card_bonus(side: Side) -> int:
    """S-19: the attack figures of the attacker's cards, the defence figures of the defender's."""
    cards = [figure for card in side.laid if (figure := figures(card)) is not None]
    return sum(card.attack if side.attacking else card.defence for card in cards)


async def throw(bout: Bout, side: Side) -> list[int]:
    """R-121: the attacker's die before the defender's."""
    troop = bout.troop(side)
    usual = (die(troop),) if troop is not None else ()
    purpose = "attack" if side.attacking else "defence"
    thrown: list[int] = []
    for sides in hooks.dice.of(usual, Striker(bout, side)):
        face = await roll(purpose, sides)
        thrown.append(face)
    return thrown


def _totals(fought: Round) -> tuple[int, int]:
    fight = fought.bout.fight
    return (
        sum(fought.attack) + bonus(fought.bout, fight.attacker),
        sum(fought.defence) + bonus(fought.bout, fight.defender),
    )


def _higher(fought: Round) -> Side | None:
    attack, defence = _totals(fought)
    if attack == defence:
        return None
    return fought.bout.fight.attacker if attack > defence else fought.bout.fight.defender


def _figures(fought: Round) -> dict[str, Arg]:
    fight = fought.bout.fight
    attack, defence = _totals(fought)
    return {
        "round": fight.round,
        "attacker": Who(fight.attacker.seat),
        "attack_die": sum(fought.attack),
        "attack_more": attack - sum(fought.attack),
        "attack_total": attack,
        "defender": Who(fight.defender.seat),
        "defence_die": sum(fought.defence),
        "defence_more": defence - sum(fought.defence),
        "defence_total": defence,
    }
