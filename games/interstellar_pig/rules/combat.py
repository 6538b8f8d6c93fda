"""IP-53 to IP-61, R-53: one fight of two, in Space or on the ground."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import find_arm, is_one_use, list_cards
from games.interstellar_pig.extension.hooks import Bout, Side
from games.interstellar_pig.questions.script import ask_all
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.commits import (
    make_commit_ask,
    name_fighter,
    name_kind,
    read_commit,
    show_commit,
)
from games.interstellar_pig.rules.hands import discard
from games.interstellar_pig.rules.loot import loot
from games.interstellar_pig.rules.odds import compute_chances, round_chance
from games.interstellar_pig.rules.strength import DICE, count_pool, count_spare
from games.interstellar_pig.state.state import Fight, Fighter, State
from games.interstellar_pig.views.speech import name_layer, name_place
from porc_royal.asks import Ask
from porc_royal.cards import say_card
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
        attacker=name_fighter(fight.attacker),
        defender=name_fighter(fight.defender),
        kind=Named("fight-kind", name_kind(sides[0])),
        place=name_place(state, fight.place),
        layer=name_layer(state, fight.place),
    )
    if not await commits(sides) or await is_called_off(sides):
        state.fight = None
        return None
    fight.shown = True
    for side in sides:
        await show_commit(side, count_pool(side))
    for side in sides:
        await roll_side(side)
    return await outcome(state, fight)


async def commits(sides: tuple[Side, Side]) -> bool:
    """R-45: both are asked at once, always. Whether both are still there to fight (R-90)."""
    replies = await ask_all(sides[0].state, lambda: list_commit_asks(sides))
    for side in sides:
        seat = side.fighter.seat
        if seat is not None and seat in replies and not side.state.player(seat).out:
            read_commit(side, seat, replies[seat])
    return not any(side.player is not None and side.player.out for side in sides)


def list_commit_asks(sides: tuple[Side, Side]) -> list[Ask]:
    """What both fighters are asked; nothing more once one of them has left."""
    if any(side.player is not None and side.player.out for side in sides):
        return []
    asks = []
    for side, enemy in (sides, sides[::-1]):
        if side.fighter.seat is not None:
            asks.append(make_commit_ask(side, side.fighter.seat, describe_known(side, enemy)))
    return asks


def describe_known(side: Side, enemy: Side) -> dict[str, Arg]:
    """What both can see before they choose: dice, how a fight without cards would end, how many cards there may be."""
    ahead = compute_chances(count_pool(side), count_spare(side), count_pool(enemy), count_spare(enemy))
    return {
        "enemy": name_fighter(enemy.fighter),
        "kind": Named("fight-kind", name_kind(side)),
        "dice": count_pool(side),
        "enemy_dice": count_pool(enemy),
        "spare": count_spare(side),
        "enemy_spare": count_spare(enemy),
        "hand": len(enemy.player.hand) if enemy.player is not None else 0,
        "win": round_chance(ahead.win),
        "lose": round_chance(ahead.lose),
    }


async def is_called_off(sides: tuple[Side, Side]) -> bool:
    """R-61, TV-34: the fight does not take place; all other commits go back unseen, no dice are rolled."""
    escapes = [
        (side, card)
        for side in sides
        for card in side.fighter.cards
        if (arm := find_arm(card)) is not None and arm.calls_off
    ]
    for side, card in escapes:
        if side.fighter.seat is not None:
            await tell(facts.CALLED_OFF, reveals=True, who=name_fighter(side.fighter), card=say_card(card))
            discard(side.state, side.fighter.seat, [card])
    return bool(escapes)


async def roll_side(side: Side) -> None:
    """IP-57, R-48: the dice of one side; of those an ability adds the lowest are dropped."""
    seat = side.fighter.seat
    if seat is None:
        thrown = dice.Thrown(await roll_dice("fight", 6, DICE), DICE)
    else:
        thrown = await dice.throw(side.state, seat, "fight", count_pool(side))
    side.fighter.dice = thrown.dice
    side.fighter.score = sum(thrown.best)
    await tell(
        facts.ROLLED,
        who=name_fighter(side.fighter),
        dice=dice.write_dice(thrown.dice),
        kept=len(thrown.best),
        score=side.fighter.score,
    )
    own = side.fighter.score
    await hooks.rolled.run(side)
    if side.fighter.score != own:
        await tell(facts.SCORED, who=name_fighter(side.fighter), score=side.fighter.score)


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
    await tell(facts.WON, winner=name_fighter(winner), loser=name_fighter(bout.loser))
    if winner.seat is not None and bout.loser.seat is not None:
        await loot(state, winner.seat, bout.loser.seat)
    return bout.loser


async def spend(state: State, fighter: Fighter, also: list[str]) -> None:
    """R-50: One Use cards in effect are discarded; a card with modes only if it took effect."""
    spent = [
        card
        for card in fighter.cards
        if card in also or (is_one_use(card) and (arm := find_arm(card)) is not None and not arm.modes)
    ]
    if spent and fighter.seat is not None:
        discard(state, fighter.seat, spent)
        await tell(
            facts.DISCARDED,
            reveals=True,
            who=name_fighter(fighter),
            number=len(spent),
            cards=list_cards(spent),
        )
