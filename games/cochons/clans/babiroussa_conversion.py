"""Babiroussa: Gorets of another clan are converted (P-10, R-139)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.state import State
from games.cochons.troops import enlist, land, remove
from games.table.asks import Chosen, Number, Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.script import roll_dice, tell

NAME: Final = "conversion"
PREACH: Final = facts.KEYS.offer("preach", facts.ASK_TRAVEL)
PREACHED: Final = facts.KEYS.fact("preached", "who", "victim", "tile", "dice", "gorets", "target")
facts.CHANCE.append("conversion")
facts.STEPS.extend(("conversion", "convert"))
CONVERTS: Final = (5, 6)


@hooks.moves.add(rank=68)
def converts_gorets(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-35, R-139: in one's own turn; a die for each Goret tried, Gros Gruiks are immune."""
    state, seat = moment.state, moment.seat
    if moment.sequence != "2B" or moment.gap or not usable(state, seat, "babiroussa", NAME):
        return moves
    homes = [cell for cell, _ in state.troops_of(seat)]
    cells = [cell for cell in state.cells() if victims(state, seat, cell)]
    ready = bool(cells and homes and state.player(seat).gorets)

    def among(chosen: Chosen) -> list[str]:
        return victims(state, seat, str(chosen.get(facts.TILE, "")))

    def number(chosen: Chosen) -> tuple[int, int]:
        return 1, gorets_of(state, str(chosen.get(facts.PLAYER, "")), str(chosen.get(facts.TILE, "")))

    async def conversion(reply: Reply) -> None:
        use(state, seat, NAME)
        await convert(state, seat, reply)

    option = Option(
        {
            facts.TILE: Pick("tile", cells if ready else ()),
            facts.PLAYER: Pick("player", among),
            facts.NUMBER: Number(number),
            facts.TO: Pick("tile", homes),
        }
    )
    return {**moves, PREACH: hooks.Move(option, _always, conversion, cardless=ready)}


def victims(state: State, seat: Seat, cell: str) -> list[str]:
    """Who else has Gorets on this cell."""
    troops = state.board[cell].troops if cell in state.board else []
    return [str(troop.seat) for troop in troops if troop.seat != seat and troop.gorets]


def gorets_of(state: State, name: str, cell: str) -> int:
    """How many Gorets the player of this name has on this cell."""
    troops = state.board[cell].troops if cell in state.board else []
    return sum(troop.gorets for troop in troops if str(troop.seat) == name)


async def convert(state: State, seat: Seat, reply: Reply) -> None:
    """R-139: 5 and 6 convert, as long as the reserve has Gorets; converts have made their trip."""
    cell, target = reply.text(facts.TILE), reply.text(facts.TO)
    victim = Seat(int(reply.text(facts.PLAYER)))
    dice = await roll_dice("conversion", 6, reply.number(facts.NUMBER))
    gorets = min(sum(die in CONVERTS for die in dice), state.player(seat).gorets)
    if gorets:
        remove(state, state.board[cell], victim, gorets, 0)
        enlist(state, seat, gorets, 0)
        land(state, seat, target, gorets, 0, moved=state.options.travel_once_per_piece)
    await tell(
        PREACHED,
        who=Who(seat),
        victim=Who(victim),
        tile=Named("tile", cell),
        dice=" ".join(map(str, dice)),
        gorets=gorets,
        target=Named("tile", target),
    )


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than the fields do."""
    return None
