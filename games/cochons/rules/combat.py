"""One combat, step by step: K0 opening to K9 end (H.2, R-70)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import combat as figures
from games.cochons.catalogue import listed
from games.cochons.hooks import Bout
from games.cochons.rules.flight import flight
from games.cochons.rules.rounds import card_bonus, fight_round
from games.cochons.state import Fight, Side, State, Tile
from games.cochons.troops import perish
from games.table.asks import PASS, Ask, Option, Reply, Several
from games.table.facts import Arg, Named, Who
from games.table.script import ask, tell

DISINTEGRATION: Final = 6


async def combat(state: State, tile: Tile) -> None:
    """S-16: the possessor of the tile defends himself against the one who landed on it next."""
    defender, attacker = tile.troops[0], tile.troops[1]
    fight = Fight(tile.name, Side(attacker.seat, attacking=True), Side(defender.seat, attacking=False))
    state.fight = fight
    bout = Bout(state, fight, tile)
    await tell(
        facts.FIGHT,
        tile=Named("tile", state.cell_of(tile)),
        attacker=Who(attacker.seat),
        attack_gorets=attacker.gorets,
        attack_gruiks=attacker.gruiks,
        defender=Who(defender.seat),
        defence_gorets=defender.gorets,
        defence_gruiks=defender.gruiks,
    )
    await hooks.opened.run(bout)
    if not bout.decided:
        await cards_and_rounds(bout)
    await _end(bout)


async def cards_and_rounds(bout: Bout) -> None:
    """K2 to K8: cards, their effects, technology, then round after round."""
    for side in bout.sides:
        await lay(bout, side)
    await reveal(bout)
    await hooks.revealed.run(bout)
    if bout.decided or await disintegration(bout):
        return
    while not bout.decided:
        bout.fight.round += 1
        if bout.fight.round > 1 and await flight(bout):
            return
        await fight_round(bout)


async def lay(bout: Bout, side: Side) -> None:
    """K2, K3; S-19, R-71: the defender lays cards face down, then the attacker, who sees how many."""
    player = bout.state.player(side.seat)
    if not player.hand:
        return
    reply = await ask(laying(bout, side))
    side.laid = list(reply.many(facts.CARDS))
    player.hand = [card for card in player.hand if card not in side.laid]
    await tell(facts.LAID, who=Who(side.seat), number=len(side.laid))


def laying(bout: Bout, side: Side) -> Ask:
    """D-24, D-25: any of one's own combat cards."""
    cards = [card for card in bout.state.player(side.seat).hand if figures(card) is not None]
    options = {PASS: Option(), "lay": Option({facts.CARDS: Several("card", cards, least=1)})}
    key, args = facts.ASK_DEFENCE, strengths(bout, side)
    if side.attacking:
        key, args = facts.ASK_ATTACK, {**args, "laid": len(bout.fight.defender.laid)}
    return Ask(side.seat, key, "S-19", options, Reply(PASS), args, sealed=True)


def strengths(bout: Bout, side: Side) -> dict[str, Arg]:
    """What stands against what, as seen by one side."""
    enemy = bout.fight.defender if side.attacking else bout.fight.attacker
    mine, theirs = bout.troop(side), bout.troop(enemy)
    return {
        "tile": Named("tile", bout.state.cell_of(bout.tile)),
        "enemy": Who(enemy.seat),
        "gorets": mine.gorets if mine else 0,
        "gruiks": mine.gruiks if mine else 0,
        "enemy_gorets": theirs.gorets if theirs else 0,
        "enemy_gruiks": theirs.gruiks if theirs else 0,
    }


async def reveal(bout: Bout) -> None:
    """K4; S-19: both sides' cards are turned up together and count for the whole combat."""
    bout.fight.revealed = True
    if not any(side.laid for side in bout.sides):
        await tell(facts.NO_CARDS)
        return
    for side in bout.sides:
        await tell(
            facts.REVEALED,
            reveals=True,
            who=Who(side.seat),
            number=len(side.laid),
            cards=listed(side.laid),
            bonus=card_bonus(side),
            technology=_technology(side),
        )
    await tell(facts.TECHNOLOGY, technology=technology(bout))


def technology(bout: Bout) -> int:
    """K6: the technology of all cards laid by the two sides of this fight (R-74)."""
    return hooks.technology.of(sum(_technology(side) for side in bout.sides), bout)


def _technology(side: Side) -> int:
    return sum(figure.technology for card in side.laid if (figure := figures(card)) is not None)


async def disintegration(bout: Bout) -> bool:
    """K6; S-20, R-74: at 6 or more every pig on the tile dies, those waiting for their fight included."""
    total = technology(bout)
    if total < DISINTEGRATION:
        return False
    doomed = [troop.seat for troop in bout.tile.troops]
    if not bout.state.options.disintegration_kills_waiting:
        doomed = [side.seat for side in bout.sides]
    pieces = sum(perish(bout.state, bout.tile, seat) for seat in doomed)
    tile = Named("tile", bout.state.cell_of(bout.tile))
    await tell(facts.DISINTEGRATED, tile=tile, technology=total, pieces=pieces)
    return True


async def _end(bout: Bout) -> None:
    """K9; R-82: laid cards are discarded; the side that is left possesses the tile."""
    state = bout.state
    for side in bout.sides:
        state.deck.discard(side.laid)
    left = [side for side in bout.sides if bout.troop(side) is not None]
    state.fight = None
    if len(left) == 1 and (troop := bout.troop(left[0])) is not None:
        await tell(
            facts.FIGHT_WON,
            who=Who(troop.seat),
            tile=Named("tile", state.cell_of(bout.tile)),
            gorets=troop.gorets,
            gruiks=troop.gruiks,
        )
