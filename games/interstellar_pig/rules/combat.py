"""IP-53 to IP-61, R-53: one fight of two, in Space or on the ground."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import arm_of, listed, one_use
from games.interstellar_pig.extension.hooks import Bout, Side
from games.interstellar_pig.questions.script import ask_all
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.commits import (
    commit,
    committing,
    fighter_named,
    kind_of,
    show_commit,
)
from games.interstellar_pig.rules.hands import discard
from games.interstellar_pig.rules.loot import loot
from games.interstellar_pig.rules.odds import about, chances
from games.interstellar_pig.rules.strength import DICE, pool, spare
from games.interstellar_pig.state.state import Fight, Fighter, State
from games.interstellar_pig.views.speech import layer_named, place_named
from porc_royal.asks import Ask
from porc_royal.cards import named
from porc_royal.facts import Arg, Named, Seat
from porc_royal.script import roll_dice, tell


async def combat(state: State, seat: Seat, rival: Seat | None) -> Fighter | None:
    """IP-53: landing on another pawn. Returns who lost, None for a tie; a player who lost has been looted.

    `rival` is None for one who is no player: plain dice, no cards, no loot (R-81).
    """
    fight = Fight(state.player(seat).place, Fighter(seat), Fighter(rival))
    state.fight = fight
    sides = (Side(state, fight, fight.attacker), Side(state, fight, fight.defender))
    await tell(
        facts.FOUGHT,
        attacker=fighter_named(fight.attacker),
        defender=fighter_named(fight.defender),
        kind=Named("fight-kind", kind_of(sides[0])),
        place=place_named(state, fight.place),
        layer=layer_named(state, fight.place),
    )
    if not await commits(sides) or await called_off(sides):
        state.fight = None
        return None
    fight.shown = True
    for side in sides:
        await show_commit(side, pool(side))
    for side in sides:
        await roll_side(side)
    return await outcome(state, fight)


async def commits(sides: tuple[Side, Side]) -> bool:
    """R-45: both are asked at once, always. Whether both are still there to fight (R-90)."""
    replies = await ask_all(sides[0].state, lambda: committings(sides))
    for side in sides:
        seat = side.fighter.seat
        if seat is not None and seat in replies and not side.state.player(seat).out:
            commit(side, seat, replies[seat])
    return not any(side.player is not None and side.player.out for side in sides)


def committings(sides: tuple[Side, Side]) -> list[Ask]:
    """What both fighters are asked; nothing more once one of them has left."""
    if any(side.player is not None and side.player.out for side in sides):
        return []
    asks = []
    for side, enemy in (sides, sides[::-1]):
        if side.fighter.seat is not None:
            asks.append(committing(side, side.fighter.seat, known(side, enemy)))
    return asks


def known(side: Side, enemy: Side) -> dict[str, Arg]:
    """What both can see before they choose: dice, how a fight without cards would end, how many cards there may be."""
    ahead = chances(pool(side), spare(side), pool(enemy), spare(enemy))
    return {
        "enemy": fighter_named(enemy.fighter),
        "kind": Named("fight-kind", kind_of(side)),
        "dice": pool(side),
        "enemy_dice": pool(enemy),
        "spare": spare(side),
        "enemy_spare": spare(enemy),
        "hand": len(enemy.player.hand) if enemy.player is not None else 0,
        "win": about(ahead.win),
        "lose": about(ahead.lose),
    }


async def called_off(sides: tuple[Side, Side]) -> bool:
    """R-61, TV-34: the fight does not take place; all other commits go back unseen, no dice are rolled."""
    escapes = [
        (side, card)
        for side in sides
        for card in side.fighter.cards
        if (arm := arm_of(card)) is not None and arm.calls_off
    ]
    for side, card in escapes:
        if side.fighter.seat is not None:
            await tell(facts.CALLED_OFF, reveals=True, who=fighter_named(side.fighter), card=named(card))
            discard(side.state, side.fighter.seat, [card])
    return bool(escapes)


async def roll_side(side: Side) -> None:
    """IP-57, R-48: the dice of one side; of those an ability adds the lowest are dropped."""
    seat = side.fighter.seat
    if seat is None:
        thrown = dice.Thrown(await roll_dice("fight", 6, DICE), DICE)
    else:
        thrown = await dice.throw(side.state, seat, "fight", pool(side))
    side.fighter.dice = thrown.dice
    side.fighter.score = sum(thrown.best)
    await tell(
        facts.ROLLED,
        who=fighter_named(side.fighter),
        dice=dice.shown(thrown.dice),
        kept=len(thrown.best),
        score=side.fighter.score,
    )
    own = side.fighter.score
    await hooks.rolled.run(side)
    if side.fighter.score != own:
        await tell(facts.SCORED, who=fighter_named(side.fighter), score=side.fighter.score)


async def outcome(state: State, fight: Fight) -> Fighter | None:
    """IP-59 to IP-61, R-49, R-50: the lower score dies, nobody in a tie; spent cards go before the loot."""
    attacker, defender = fight.attacker, fight.defender
    loser = min(attacker, defender, key=lambda one: one.score)
    bout = Bout(state, fight, loser if attacker.score != defender.score else None, [])
    await hooks.decided.run(bout)
    for fighter in (attacker, defender):
        await spend(state, fighter, bout.spent)
    state.fight = None
    if bout.loser is None:
        if attacker.score == defender.score:
            await tell(facts.TIED, score=attacker.score)
        return None
    winner = attacker if bout.loser is defender else defender
    await tell(facts.WON, winner=fighter_named(winner), loser=fighter_named(bout.loser))
    if winner.seat is not None and bout.loser.seat is not None:
        await loot(state, winner.seat, bout.loser.seat)
    return bout.loser


async def spend(state: State, fighter: Fighter, also: list[str]) -> None:
    """R-50: One Use cards in effect are discarded; a card with modes only if it took effect."""
    spent = [
        card
        for card in fighter.cards
        if card in also or (one_use(card) and (arm := arm_of(card)) is not None and not arm.modes)
    ]
    if spent and fighter.seat is not None:
        discard(state, fighter.seat, spent)
        await tell(
            facts.DISCARDED,
            reveals=True,
            who=fighter_named(fighter),
            number=len(spent),
            cards=listed(spent),
        )
