"""Host (A70): plays the flares of aliens that nobody has."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import UNUSED_FLARES, Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.pool import leave_out_with_few_unused
from games.cosmic.extension.sources import SOURCES, Source
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.sheets import list_down, list_usable
from games.cosmic.rules.transfers import give_flare
from games.cosmic.rules.unused import draw_flares, leave_game
from games.cosmic.state.roles import Situation, is_anyone
from games.cosmic.state.state import State
from games.cosmic.views.sheet_cards import show_cards
from porc_royal.facts import Saying, Seat

HOST: Final = Alien("host", printed="dominion", is_late=True, rulings=("CE-R13", "CE-R26"))
HOST.add(UNUSED_FLARES, HOST.name)
leave_out_with_few_unused(HOST)
REMOVE, KEEP = HOST.choices("host", "remove", "keep")
ROOM, MORE, DRAWN = 3, 2, 3
show_cards(HOST)
DUE: Final = HOST.keys.line("host-due", "number")


def list_guests(state: State, seat: Seat) -> list[str]:
    """The flares that it may play from its sheet, as wild ones, whichever else it plays (CE-R51)."""
    return list_usable(state, seat, HOST.name)


HOST.enter(SOURCES, HOST.name, Source(list_guests, leaves=True))


def has_guests(at: Situation, seat: Seat) -> bool:
    """There are unused flares, or some on its sheet."""
    return bool(at.state.unused or list_down(at.state, seat, HOST.name))


def _say_due(number: int) -> Saying:
    """As many as there is room for, and no fewer."""
    return Saying(DUE, {"number": number})


@HOST.by_order
@HOST.uses(hooks.start_turn, has_guests, optional=True)
async def invites_guests(at: Now, seat: Seat) -> None:
    """In any role, when any turn starts: flares of its sheet may leave the game, and it is filled up to three."""
    state = at.state
    there = list(list_down(state, seat, HOST.name))
    leaving = await ask_cards(state, seat, REMOVE, "A70", there, (0, len(there)), ())
    await leave_game(state, seat, leaving, HOST.name)
    missing = ROOM - len(list_down(state, seat, HOST.name))
    if missing > 0 and HOST.super.is_on(state, seat):
        drawn = await draw_flares(state, seat, missing + MORE, HOST.name)
        number = min(missing, len(drawn))
        kept = await ask_cards(state, seat, KEEP, "A70", drawn, (number, number), due=_say_due)
        await leave_game(state, seat, [card for card in drawn if card not in kept], HOST.name)
    elif missing > 0:
        await draw_flares(state, seat, missing, HOST.name)


HOST.super.lasts(hooks.start_turn, is_anyone)


async def draws_unused_flares(at: Now, seat: Seat) -> None:
    """In any role: three of them; this flare goes to Host."""
    await draw_flares(at.state, seat, DRAWN)
    await give_flare(at.state, seat, HOST)


for _window in (hooks.regroup, hooks.alliances, hooks.revealed):
    HOST.wild.plays(_window, is_anyone)(draws_unused_flares)
