"""Cards, flares and powers that change hands by what a card says."""

from collections.abc import Callable
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.sources import is_there, take_out
from games.cosmic.extension.zaps import lose_flare
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import discard, give, hand_over, keep_taken, take_random
from games.cosmic.rules.unused import list_named
from games.cosmic.state.catalogue import find_kind, name_flare
from games.cosmic.state.state import Player, State
from porc_royal.additions import Place, Table
from porc_royal.facts import Seat, Who
from porc_royal.powers import Power
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

BOUND: Final[Place[str]] = Place("aliens that never leave their owner for another (CE-R16)")
UNLENT: Final[Place[str]] = Place("aliens that are not lent")
LEAVES: Final[Table[Callable[[State, Seat], None]]] = Table(
    "what happens when an alien is about to go to another seat, by alien"
)


@not_a_rule
async def give_flare(state: State, seat: Seat, alien: Power) -> None:
    """CE-R13: a flare goes to whoever has that alien's power, to the discards where nobody has it."""
    card = name_flare(alien.name)
    owners = [one for one in state.seats if alien.name in state.player(one).powers]
    if not owners:
        lose_flare(state, seat, card)
    elif owners[0] != seat and is_there(state, seat, card):
        if card not in state.player(seat).hand:  # from a sheet
            take_out(state, seat, card)
            give(state, seat, [card])
        await hand_over(state, seat, owners[0], [card], how="given")


@not_a_rule
async def rob(state: State, seat: Seat, giver: Seat, number: int, why: tuple[str, str]) -> None:
    """Cards are taken at random; once they are seen each is kept, or discarded: those are not kept (CD-82).

    why  the question for those that are discarded, and its rule
    """
    taken = await take_random(state, seat, giver, number, "later")
    may_go = [card for card in taken if card in state.player(seat).hand and not find_kind(card).stays]
    await discard(state, seat, await ask_cards(state, seat, *why, may_go, (0, len(may_go))))
    await keep_taken(state, giver, seat, taken)


@not_a_rule
async def trade_powers(state: State, one: Seat, other: Seat) -> None:
    """Two seats trade all their powers, for good; what was cancelled stays cancelled (CE-R6)."""
    mine, theirs = state.player(one), state.player(other)
    given, taken = list(mine.powers), list(theirs.powers)
    for giver, taker, aliens in ((one, other, given), (other, one, taken)):
        for alien in [one for one in aliens if one not in state.assembly[BOUND]]:
            move_power(state, giver, taker, alien)
    await tell(facts.TRADE_POWERS, who=Who(one), other=Who(other))


def move_power(state: State, giver: Seat, taker: Seat, alien: str) -> None:
    """CE-R16: a power goes over, with all that lies on its sheet, and on those of stages that it has left (A78)."""
    mine, theirs = state.player(giver), state.player(taker)
    left = [one for one in list_stages(mine, alien) if one not in mine.powers]
    for sheet in (alien, *left):
        move_sheet(state, giver, taker, sheet)
    mine.powers.remove(alien)
    theirs.powers.append(alien)


def move_sheet(state: State, giver: Seat, taker: Seat, alien: str) -> None:
    """What an alien has counted and hidden ("warrior", "saboteur-2-4") goes over, and its cards."""
    leaves = state.assembly.table(LEAVES).get(alien)
    if leaves is not None:
        leaves(state, giver)
    mine, theirs = state.player(giver), state.player(taker)
    prefix = alien.replace("_", "-")
    for name in [name for name in mine.tokens if is_of(name, prefix)]:
        theirs.tokens[name] = mine.tokens.pop(name)
    for name in [name for name in mine.secrets if is_of(name, prefix)]:
        theirs.secrets[name] = mine.secrets.pop(name)
    for sheet, other in ((mine.face_down, theirs.face_down), (mine.face_up, theirs.face_up)):
        if alien in sheet:
            other[alien] = sheet.pop(alien)


def is_of(name: str, alien: str) -> bool:
    """Whether a counter or a secret belongs to this alien."""
    return name == alien or name.startswith(f"{alien}-")


def list_stages(player: Player, alien: str) -> list[str]:
    """A78: the aliens whose sheets lie on that of an alien, the one that is played among them."""
    return list_named([name for name in player.tokens if is_of(name, alien.replace("_", "-"))])


def list_lendable(state: State, owner: Seat) -> list[str]:
    """CE-R16: the powers of a seat that may be lent; a stage is not parted from an alien that is not lent (A78)."""
    player = state.player(owner)
    never = (*state.assembly[BOUND], *state.assembly[UNLENT])
    kept = {stage for alien in never for stage in list_stages(player, alien)}.union(never)
    return [alien for alien in player.powers if alien not in kept]


@not_a_rule
async def lend_powers(state: State, owner: Seat, holder: Seat) -> None:
    """All powers of a seat that may be lent go to another until the encounter ends."""
    for alien in list_lendable(state, owner):
        move_power(state, owner, holder, alien)
        state.now.lent.append(f"{owner}:{holder}:{alien}")
        await tell(facts.LENDS, who=Who(owner), other=Who(holder), alien=facts.name_alien(alien))
