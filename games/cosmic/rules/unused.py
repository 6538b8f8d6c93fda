"""Aliens and flares that nobody plays with: drawn, looked through, and taken out of the game (CE-R26, CE-R27)."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import list_apart, list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.hands import give
from games.cosmic.state.catalogue import find_kind, name_all_cards, name_flare
from games.cosmic.state.state import State
from porc_royal.additions import Place
from porc_royal.facts import Seat, Who
from porc_royal.script import shuffle, tell, whisper
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
DRAWS_FLARES: Final = ADDS.keys.fact("draws-flares", "who", "number")
LEAVES_GAME: Final = ADDS.keys.fact("leaves-game", "who", "number", "cards")
LAID_OUT: Final[Place[str]] = Place("aliens for which something is laid out before the game, by nobody here")
"""Their sheets have a text for it (Game Setup), as those of `list_preparing` have; here they have it anyway."""


def list_preparing(state: State) -> list[str]:
    """Aliens that set something up at the beginning."""
    before = [use.power for use in state.assembly[hooks.preparing]]
    dealing = [*before, *(use.power for use in state.assembly[hooks.deal])]
    return [*dealing, *(use.power for use in state.assembly[hooks.setup])]


def list_unused(state: State) -> list[str]:
    """CE-R27: aliens that nobody has, which set nothing up, and may be beside those that somebody has."""
    held = [alien for player in state.players for alien in player.powers]
    kept = [*held, *(alien for player in state.players for alien in list_named(player.tokens))]
    apart = list_apart(state)
    among = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
    return [
        alien
        for alien in among
        if alien not in kept
        and name_flare(alien) not in state.gone
        and alien not in list_preparing(state)
        and alien not in state.assembly[LAID_OUT]
        and not any({alien, other} in apart for other in held)
    ]


AS: Final = "-as-"


def list_named(tokens: Sequence[str] | dict[str, int]) -> list[str]:
    """Aliens that lie on sheets of others: "pentaform-as-human"."""
    return [name.partition(AS)[2] for name in tokens if AS in name]


def find_sheet(state: State, alien: str) -> Seat | None:
    """Before whom its sheet lies: whoever has that power, or has had it and left it, so that it works no more (3.9)."""
    having = (seat for seat in state.seats if alien in state.player(seat).powers)
    beside = (seat for seat in state.seats if alien in list_named(state.player(seat).tokens))
    return next(chain(having, beside), None)


@not_a_rule
async def draw_alien(state: State, purpose: str, but: Sequence[str] = ()) -> str:
    """One of them at random, none of these; "" where there is none."""
    unused = [alien for alien in list_unused(state) if alien not in but]
    return (await shuffle(purpose, unused))[0] if unused else ""


@not_a_rule
async def draw_flares(state: State, seat: Seat, number: int, alien: str = "") -> list[str]:
    """Unused flares at random, as many as there are: into the hand, or face down onto the sheet of an alien."""
    number = min(number, len(state.unused))
    if not number:
        return []
    cards = (await shuffle("flares", state.unused, whose=seat))[:number]
    take_unused(state, seat, cards, alien)
    await tell(DRAWS_FLARES, who=Who(seat), number=number)
    await whisper(seat, facts.DREW, number=number, cards=name_all_cards(cards))
    return cards


def take_unused(state: State, seat: Seat, cards: Sequence[str], alien: str = "") -> None:
    """Unused flares go into the hand of a seat, or face down onto the sheet of an alien of it."""
    state.unused = [card for card in state.unused if card not in cards]
    if alien:
        sheet = state.player(seat).face_down.setdefault(alien, [])
        sheet.extend(cards)
        sheet.sort()
    else:
        give(state, seat, cards)


@not_a_rule
async def leave_game(
    state: State, seat: Seat, cards: Sequence[str], alien: str = "", *, up: bool = False
) -> None:
    """CE-R26: cards of a hand, or of the sheet of an alien, leave the game; face `up`, or unseen."""
    player = state.player(seat)
    place = player.face_down.setdefault(alien, []) if alien else player.hand
    for card in cards:
        place.remove(card)
    state.gone.extend(cards)
    if not cards:
        return
    if up:
        await tell(LEAVES_GAME, reveals=True, who=Who(seat), number=len(cards), cards=name_all_cards(cards))
    else:
        await tell(REMOVES_UNSEEN, who=Who(seat), number=len(cards))


REMOVES_UNSEEN: Final = ADDS.keys.fact("leaves-game-unseen", "who", "number")


def is_matched(state: State, flare: str) -> bool:
    """Whether a flare is that of an alien that somebody has."""
    return any(name_flare(alien) == find_kind(flare).name for one in state.players for alien in one.powers)
