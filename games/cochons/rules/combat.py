"""One combat, step by step: K0 opening to K9 end (H.2, R-70)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import find_combat_card as figures
from games.cochons.extension.hooks import Bout, Weighing
from games.cochons.rules.flight import flight
from games.cochons.rules.laid_cards import lay
from games.cochons.rules.laid_events import unfold
from games.cochons.rules.rounds import fight_round
from games.cochons.rules.strength import count_card_bonus
from games.cochons.state.parties import Party, name_party
from games.cochons.state.stacks import dwindle
from games.cochons.state.state import EXTRAS, Extras, Fight, Side, State, Tile, Troop
from games.cochons.state.troops import perish
from porc_royal.additions import Additions
from porc_royal.cards import say_cards
from porc_royal.facts import Arg, Fact, Named, Saying, Seat, Who
from porc_royal.script import Told, tell

DISINTEGRATION: Final = 6

OWN: Final = Additions(facts.GAME)
FIGHT_EXTRAS: Final = OWN.keys.fact(
    "fight-extras", "tile", "attacker", "attack_gorets", "attack_gruiks", "monster", "number"
)
EXTRAS_FIGHT: Final = OWN.keys.fact(
    "extras-fight", "tile", "monster", "number", "defender", "defence_gorets", "defence_gruiks"
)
EXTRAS_MEET: Final = OWN.keys.fact(
    "extras-meet", "tile", "attacker", "attack_number", "defender", "defence_number"
)
EXTRAS_PERISHED: Final = OWN.keys.fact("extras-perished", "tile", "monster", "number")
EXTRAS_WON: Final = OWN.keys.fact("extras-won", "tile", "monster", "number")
OWN.keys.step("destroyed", "disintegration")


async def combat(state: State, tile: Tile, defender: Seat, attacker: Seat) -> None:
    """S-16, C-43: whoever possesses the tile defends himself against the one who came next.

    One side, or both, may be `EXTRAS` (R-83, R-89): they lay no cards and never flee (C-54).
    """
    late = tile.intruders if defender == EXTRAS else tile.extras
    fight = Fight(
        tile.name,
        _side(attacker, late, attacking=True),
        _side(defender, tile.extras, attacking=False),
    )
    state.fight = fight
    bout = Bout(state, fight, tile)
    for side in bout.sides:
        party = bout.party(side)
        side.began = party.size if isinstance(party, Troop) else party.number if party is not None else 0
    await _tell_opening(bout)
    await hooks.opened.run(bout)
    if not bout.decided:
        await cards_and_rounds(bout)
    await _end(bout)


async def cards_and_rounds(bout: Bout) -> None:
    """K2 to K8: cards, their effects, technology, then round after round."""
    for side in bout.sides:
        await lay(bout, side)
    await reveal(bout)
    if await destroyed(bout):
        return
    while not bout.decided:
        bout.fight.round += 1
        if bout.fight.round > 1 and await flight(bout):
            return
        await fight_round(bout)


async def destroyed(bout: Bout) -> bool:
    """K5, K6; R-73, R-74: what the events do, and what technology does, withdrawals saving from it or not."""
    if not bout.state.options.withdraw_before_tech_check and await disintegration(bout):
        return True
    await unfold(bout)
    if bout.decided:
        return True
    return bout.state.options.withdraw_before_tech_check and await disintegration(bout)


async def reveal(bout: Bout) -> None:
    """K4; S-19, C-48: both sides' cards are turned up together and count for the whole combat."""
    bout.fight.revealed = True
    if not any(side.laid for side in bout.sides):
        if any(side.seat != EXTRAS for side in bout.sides):
            await tell(facts.NO_CARDS)
        return
    for side in bout.sides:
        if side.seat == EXTRAS:
            continue
        await tell(
            facts.REVEALED,
            reveals=True,
            who=Who(side.seat),
            number=len(side.laid),
            cards=say_cards(side.laid),
            bonus=count_card_bonus(side),
            technology=_technology(side),
        )
    await tell(facts.TECHNOLOGY, technology=count_technology(bout))


def count_technology(bout: Bout) -> int:
    """K6: the technology of all cards laid by the two sides of this fight (R-74)."""
    return sum(_technology(side) for side in bout.sides)


def _technology(side: Side) -> int:
    return sum(figure.technology for card in side.laid if (figure := figures(card)) is not None)


async def disintegration(bout: Bout) -> bool:
    """K6; S-20, C-49, R-74: at 6 or more every pig on the tile dies, those waiting for their fight included.

    Extra-Cochons die with them, unless the table decided otherwise (R-84).
    """
    weighing = Weighing(bout, count_technology(bout))
    await hooks.weighed.run(weighing)
    if weighing.technology < DISINTEGRATION:
        return False
    state, tile = bout.state, bout.tile
    doomed: list[Party] = [*tile.troops, *(one for one in (tile.intruders, tile.extras) if one is not None)]
    if not state.options.disintegration_kills_waiting:
        doomed = [party for side in bout.sides if (party := bout.party(side)) is not None]
    pieces = sum(perish(state, tile, party.seat) for party in doomed if isinstance(party, Troop))
    cell = Named("tile", state.cell_of(tile))
    await tell(facts.DISINTEGRATED, tile=cell, technology=weighing.technology, pieces=pieces)
    for party in doomed:
        if isinstance(party, Extras) and state.options.ec_hit_by_area_effects:
            await tell(EXTRAS_PERISHED, tile=cell, monster=party.kind, number=party.number)
            dwindle(tile, party, party.number)
    return True


def _side(seat: Seat, stack: Extras | None, *, attacking: bool) -> Side:
    """One side; of Extra-Cochons, this stack."""
    kind = stack.kind if seat == EXTRAS and stack is not None else None
    return Side(seat, attacking=attacking, kind=kind)


async def _tell_opening(bout: Bout) -> None:
    tile = Named("tile", bout.state.cell_of(bout.tile))
    attacker, defender = bout.party(bout.fight.attacker), bout.party(bout.fight.defender)
    if attacker is None or defender is None:
        raise LookupError(bout.tile.name)
    sides = {"attacker": name_party(attacker), "defender": name_party(defender)}
    args: dict[str, Arg] = {"tile": tile, **sides}
    for party, prefix in ((attacker, "attack"), (defender, "defence")):
        if isinstance(party, Troop):
            args |= {f"{prefix}_gorets": party.gorets, f"{prefix}_gruiks": party.gruiks}
        else:
            args |= {"monster": party.kind, "number": party.number, f"{prefix}_number": party.number}
    keys = {
        (False, False): facts.FIGHT,
        (False, True): FIGHT_EXTRAS,
        (True, False): EXTRAS_FIGHT,
        (True, True): EXTRAS_MEET,
    }
    key = keys[isinstance(attacker, Extras), isinstance(defender, Extras)]
    await Told(Fact(Saying(key, {name: args[name] for name in bout.state.assembly.keys.facts[key]})))


async def _end(bout: Bout) -> None:
    """K9; R-82: laid cards are discarded; the side that is left possesses the tile."""
    state = bout.state
    for side in bout.sides:
        state.deck.discard(side.laid)
    left = [party for side in bout.sides if (party := bout.party(side)) is not None]
    state.fight = None
    tile = Named("tile", state.cell_of(bout.tile))
    match left:
        case [Troop() as troop]:
            await tell(
                facts.FIGHT_WON, who=Who(troop.seat), tile=tile, gorets=troop.gorets, gruiks=troop.gruiks
            )
        case [Extras() as stack]:
            await tell(EXTRAS_WON, tile=tile, monster=stack.kind, number=stack.number)
        case _:
            return
