"""What a seat may play besides its hand, and as what: cards on its sheets, cards that a power turns into others.

A card that is played from a sheet lies there until then, and goes back there where it would go back to the hand; while
it lies on the table the encounter remembers where it came from (`Encounter.origins`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import State
from porc_royal.additions import Place, Table
from porc_royal.facts import Seat


@dataclass(frozen=True, slots=True)
class Source:
    """Cards on the sheet of an alien that are played as those of a hand.

    among  those that may be played from there now; none while the power does not work
    leaves  flares are played from there as wild ones, besides the one of the encounter, and are discarded afterwards
    """

    among: Callable[[State, Seat], Sequence[str]]
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Disguise:
    """A card of a hand that is played as one of another kind by the power of an alien."""

    alien: str
    kind: str


SOURCES: Final[Table[Source]] = Table("cards on the sheets of aliens that may be played, by alien")
DISGUISES: Final[Place[Callable[[State, Seat, str], Disguise | None]]] = Place(
    "as what a power lets a card of a hand be played; None for what it is"
)


def list_on_sheets(state: State, seat: Seat) -> list[str]:
    """The cards besides its hand that a seat may play now."""
    sources = state.assembly.table(SOURCES)
    player = state.player(seat)
    if not player.face_down:
        return []
    return [card for alien in player.powers if alien in sources for card in sources[alien].among(state, seat)]


def list_held(state: State, seat: Seat) -> list[str]:
    """The cards that a seat may play: those of its hand, and of its sheets."""
    return [*state.player(seat).hand, *list_on_sheets(state, seat)]


def find_source(state: State, seat: Seat, card: str) -> str:
    """The alien on whose sheet a card lies that may be played from there, "" for a hand."""
    if card in state.player(seat).hand:
        return ""
    sources = state.assembly.table(SOURCES)
    aliens = [alien for alien in state.player(seat).powers if alien in sources]
    return next((alien for alien in aliens if card in sources[alien].among(state, seat)), "")


def does_leave(state: State, seat: Seat, card: str) -> bool:
    """Whether a flare is played from a sheet, as a wild one, and is discarded afterwards."""
    source = find_source(state, seat, card)
    return bool(source) and state.assembly.table(SOURCES)[source].leaves


def find_disguise(state: State, seat: Seat, card: str) -> Disguise | None:
    """As what a card is played, where that is not what it is."""
    found = (find(state, seat, card) for find in state.assembly[DISGUISES])
    return next((one for one in found if one is not None and one.kind != find_kind(card).name), None)


def find_medium(state: State, seat: Seat, card: str) -> str:
    """The alien by whose power a card is played from where it lies, or as what it is not; "" for none."""
    disguise = find_disguise(state, seat, card)
    return disguise.alien if disguise is not None else find_source(state, seat, card)


def is_there(state: State, seat: Seat, card: str) -> bool:
    """Whether a card is in the hand, or lies face down on a sheet, whether it may be played or not."""
    player = state.player(seat)
    return card in player.hand or any(card in cards for cards in player.face_down.values())


def take_out(state: State, seat: Seat, card: str) -> None:
    """A card leaves the hand, or the sheet that it lies on."""
    player = state.player(seat)
    if card in player.hand:
        player.hand.remove(card)
        return
    for alien, cards in player.face_down.items():
        if card in cards:
            cards.remove(card)
            if state.encounter is not None:
                state.now.origins[card] = alien
            return
    raise ValueError(card)
