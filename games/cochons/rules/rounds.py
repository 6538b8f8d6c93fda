"""K7: one round of a combat: dice, strength, the piece that falls."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Bout, Round, Striker
from games.cochons.rules.rerolls import rerolling
from games.cochons.rules.strength import describe_round, find_higher, find_party
from games.cochons.state import parties
from games.cochons.state.stacks import grow
from games.cochons.state.state import Extras, Side
from porc_royal.additions import Additions
from porc_royal.facts import Arg, Fact, Named, Saying
from porc_royal.script import Told, roll, tell

OWN: Final = Additions(facts.GAME)
PACK_GREW: Final = OWN.keys.fact("pack-grew", "number")


async def fight_round(bout: Bout) -> None:
    """S-21, C-50, X-28: both roll and add their strength; the higher total removes one enemy; a tie costs nobody."""
    fight = bout.fight
    attack_sides, attack = await throw(bout, fight.attacker)
    defence_sides, defence = await throw(bout, fight.defender)
    fought = Round(bout, attack, defence, (attack_sides, defence_sides))
    await rerolling(fought)
    fought.winner = hooks.winner.of(find_higher(fought), fought)
    await hooks.struck.run(fought)
    args = describe_round(fought)
    if fought.winner is None:
        await Told(Fact(Saying(facts.ROUND_TIED, args)))
        return
    victor, victim = find_party(bout, fought.winner), find_party(bout, bout.enemy(fought.winner))
    piece = parties.lose_one(bout.state, bout.tile, victim)
    fallen: dict[str, Arg] = {
        "winner": parties.name_party(victor),
        "loser": parties.name_party(victim),
        "piece": Named("piece", piece),
    }
    await Told(Fact(Saying(facts.ROUND_WON, {**args, **fallen})))
    if isinstance(victor, Extras) and piece == "goret":
        await feed(bout, victor)


async def feed(bout: Bout, pack: Extras) -> None:
    """C-34, R-91: a Goret's blood brings the Porcophages another, who counts from the next round on."""
    if pack.kind == "porcophage" and grow(bout.state, pack):
        await tell(PACK_GREW, number=pack.number)


async def throw(bout: Bout, side: Side) -> tuple[tuple[int, ...], list[int]]:
    """R-121: the attacker's dice before the defender's; how many sides each has, and what it shows."""
    usual = parties.list_dice(bout.state.options, find_party(bout, side))
    sides = hooks.dice.of(usual, Striker(bout, side))
    faces: list[int] = []
    for die in sides:
        face = await roll("attack" if side.attacking else "defence", die, whose=side.seat)
        faces.append(face)
    return sides, faces
