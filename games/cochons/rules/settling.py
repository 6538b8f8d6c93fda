"""Placing newcomers: those of sE, and those of 1B in 1D. One rule serves both games.

Everybody places at once, a tile at a time, in rounds, until nobody has any left: one only reinforces tiles of
one's own, so nobody's newcomers stand in the way of another's, and what is told comes in play order (C-28, R-38).
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.asking import ask_together
from games.cochons.state import State
from games.cochons.troops import land
from games.table.asks import Ask, Chosen, Field, Number, Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.script import tell

HOMELESS: Final = facts.KEYS.fact("newcomers-homeless", "who", "number")
facts.STEPS.append("settle_all")


async def settle_all(state: State) -> None:
    """R-38: newcomers go where their seat has troops; with no such tile (R-117) they go home."""
    for seat in state.order:
        if not homes(state, seat):
            await _send_home(state, seat)
    while waiting := [seat for seat in state.order if state.player(seat).newcomers.size]:
        asked = [seat for seat in waiting if choice(state, seat)]
        replies = await ask_together(state, partial(_placings, state, asked))
        for seat in waiting:
            await _settle(state, seat, replies.get(seat, _everybody(state, seat)))
    for player in state.players:
        player.newcomers.converted = False


def _placings(state: State, seats: Sequence[Seat]) -> list[Ask]:
    return [placing(state, seat) for seat in seats]


def homes(state: State, seat: Seat) -> list[str]:
    """R-38: the tiles where a seat has troops, those that it shares with Extra-Cochons included."""
    return [cell for cell, _ in state.troops_of(seat)]


def choice(state: State, seat: Seat) -> bool:
    """Whether there is anything to decide: several tiles, or a pair that may become a Gros Gruik."""
    return len(homes(state, seat)) > 1 or convertible(state, seat)


def convertible(state: State, seat: Seat) -> bool:
    """R-34: two of these Gorets, once a turn, if a Gros Gruik is left in the reserve."""
    player = state.player(seat)
    return not player.newcomers.converted and player.newcomers.gorets >= 2 and player.gruiks > 0


def placing(state: State, seat: Seat) -> Ask:
    """D-10, D-11: all go to one tile, or how many to which; leaving both numbers out sends everybody there."""
    newcomers = state.player(seat).newcomers
    most = {facts.GORETS: newcomers.gorets, facts.GRUIKS: newcomers.gruiks}

    def legal(reply: Reply) -> Saying | None:
        numbers = [reply.number(name) for name in (facts.GORETS, facts.GRUIKS) if name in reply.fields]
        return Saying(facts.NO_PIECES) if numbers and not any(numbers) else None

    def gorets(chosen: Chosen) -> tuple[int, int]:
        return 0, most[facts.GORETS]

    def gruiks(chosen: Chosen) -> tuple[int, int]:
        return 0, most[facts.GRUIKS]

    fields: dict[str, Field] = {
        facts.TILE: Pick("tile", homes(state, seat)),
        facts.GORETS: Number(gorets, optional=True),
        facts.GRUIKS: Number(gruiks, optional=True),
    }
    options = {"all": Option({facts.TILE: fields[facts.TILE]}), "place": Option(fields)}
    if convertible(state, seat):
        options["convert"] = Option()
    rule = "C-28" if state.complete else "S-27"
    return Ask(seat, facts.ASK_NEWCOMERS, rule, options, _everybody(state, seat), {**most}, legal=legal)


def _everybody(state: State, seat: Seat) -> Reply:
    """The default of D-11: all on the own tile with most pieces, the first in label order if several have."""

    def pieces(cell: str) -> int:
        troop = state.board[cell].troop(seat)
        return troop.size if troop is not None else 0

    return Reply("place", {facts.TILE: max(homes(state, seat), key=pieces)})


async def _settle(state: State, seat: Seat, reply: Reply) -> None:
    player = state.player(seat)
    newcomers = player.newcomers
    if reply.option == "convert":
        newcomers.gorets, newcomers.gruiks, newcomers.converted = (
            newcomers.gorets - 2,
            newcomers.gruiks + 1,
            True,
        )
        player.gorets, player.gruiks = player.gorets + 2, player.gruiks - 1
        await tell(facts.CONVERTED, who=Who(seat))
        return
    gorets, gruiks = reply.number(facts.GORETS), reply.number(facts.GRUIKS)
    if gorets + gruiks == 0:
        gorets, gruiks = newcomers.gorets, newcomers.gruiks
    lent = min(newcomers.lent, gruiks)
    newcomers.gorets, newcomers.gruiks = newcomers.gorets - gorets, newcomers.gruiks - gruiks
    newcomers.lent -= lent
    cell = reply.text(facts.TILE)
    land(state, seat, cell, gorets, gruiks, moved=False, lent=lent)
    tile = Named("tile", cell)
    await tell(facts.PLACED, who=Who(seat), tile=tile, gorets=gorets, gruiks=gruiks)


async def _send_home(state: State, seat: Seat) -> None:
    """Newcomers who find no friend on the board are back in the reserve, a lent Gros Gruik with the Emperor."""
    player = state.player(seat)
    newcomers = player.newcomers
    if not newcomers.size:
        return
    number = newcomers.size
    player.gorets += newcomers.gorets
    player.gruiks += newcomers.gruiks - newcomers.lent
    newcomers.gorets = newcomers.gruiks = newcomers.lent = 0
    await tell(HOMELESS, who=Who(seat), number=number)
