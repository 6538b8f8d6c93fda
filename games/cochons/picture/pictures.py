"""From a view to the pictures: the board, with what may be chosen lit, and the viewer's hand."""

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from games.cochons import facts
from games.cochons.extension.catalogue import CARDS, CombatCard
from games.cochons.picture import board as drawing
from games.cochons.picture import faces
from games.cochons.state.geometry import CELLS
from games.cochons.state.glands import Glands
from games.cochons.views import tally
from games.cochons.views.view import SeatView, TileView, View
from games.election.picture.board import TallyPicture
from games.election.picture.board import draw_board as draw_election
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Pick
from porc_royal.cards import get_title, say_card
from porc_royal.facts import Named, Saying, Who
from porc_royal.picture.shown import Words, collect_words, pack_board
from porc_royal.rulebook import BoardData, Phrase
from porc_royal.scene import Scene

OWN: Final = Additions(facts.GAME)
PANEL_ROYAL: Final = OWN.keys.line("panel-royal", "clan")
BOARD_PLAN: Final = OWN.keys.line("board-plan")
PANEL_MARKER: Final = OWN.keys.line("panel-marker", "clan", "marker")


def board(view: View, asked: Ask | None, phrase: Phrase) -> Scene:
    """The table as its viewer may see it; what `asked` lets the viewer choose is lit.

    While the Senate sits the channel sees the election, which changes, instead of the galaxy, which does not.
    """
    senate = tally.draw_tally(view, None, phrase) if tally.is_seen_instead(view) else None
    return senate or drawing.draw_board(_show_galaxy(view, asked, phrase), collect_words(phrase))


class Seen(Struct, frozen=True):
    """All that the board of everybody is drawn from: the galaxy, or the election instead."""

    galaxy: drawing.BoardPicture | None = None
    senate: TallyPicture | None = None


def _show_seen(view: View, phrase: Phrase) -> Seen:
    senate = tally.show_senate(view, phrase) if tally.is_seen_instead(view) else None
    return Seen(senate=senate) if senate is not None else Seen(_show_galaxy(view, None, phrase))


def _draw_seen(seen: Seen, words: Words) -> Scene:
    if seen.senate is not None:
        return draw_election(seen.senate, words)
    if seen.galaxy is None:
        raise ValueError(seen)
    return drawing.draw_board(seen.galaxy, words)


BOARD: Final[BoardData[View]] = pack_board(Seen, _show_seen, _draw_seen)
"""The board of everybody."""


def _show_galaxy(view: View, asked: Ask | None, phrase: Phrase) -> drawing.BoardPicture:
    lit = list_choosable(asked) if asked is not None else ()
    free = list_choices(asked, "cell") if asked is not None else ()
    phase = phrase(Named("phase", view.phase))
    return drawing.BoardPicture(
        title=phrase(Saying(facts.BOARD_TITLE, {"turn": view.turn})),
        subtitle=phrase(Saying(BOARD_PLAN)) if view.plan else phase[:1].upper() + phase[1:],
        tiles=tuple(_tile(view, tile, lit) for tile in view.tiles),
        seats=tuple(_seat(view, seat, phrase) for seat in view.seats),
        current=view.current,
        moves=tuple(
            drawing.MoveShown(trail.start, trail.end, trail.seat, trail.pieces) for trail in view.trails
        ),
        free=tuple(drawing.CellShown(cell, *CELLS[cell]) for cell in free),
    )


def hand_board(view: View, phrase: Phrase) -> Scene | None:
    """The viewer's cards; None for the public, and before the deal."""
    if view.viewer is None or not view.seat(view.viewer).clan:
        return None
    seat = view.seat(view.viewer)
    count = Saying(facts.HAND_COUNT, {"number": len(view.hand)})
    shown = faces.HandPicture(
        title=phrase(Saying(facts.HAND_TITLE, {"who": Who(view.viewer)})),
        subtitle=phrase(count),
        cards=tuple(_card(card, phrase, complete=view.complete) for card in view.hand),
        clan=seat.clan,
        recipe=_count(seat.recipe) if seat.recipe is not None else None,
        production=_count(seat.production),
    )
    return faces.draw_hand(shown, collect_words(phrase))


def list_choosable(asked: Ask) -> Collection[str]:
    """The tiles that the first choice among tiles admits: where a trip may start, refuges and so on."""
    return list_choices(asked, "tile")


def list_choices(asked: Ask, kind: str) -> Collection[str]:
    """What the first choice among things of a kind admits."""
    for option in asked.options.values():
        for wanted in option.fields.values():
            if isinstance(wanted, Pick) and wanted.kind == kind:
                return wanted.choices({})
    return ()


def _tile(view: View, tile: TileView, lit: Collection[str]) -> drawing.TileShown:
    return drawing.TileShown(
        cell=tile.cell,
        q=tile.q,
        r=tile.r,
        name=tile.planet,
        face=_face(tile),
        double=tile.kind == "double",
        troops=tuple(
            [
                drawing.TroopsShown(troop.seat, troop.gorets, troop.gruiks, rank, troop.pinned, troop.lent)
                for rank, troop in enumerate(tile.troops)
            ]
        ),
        owner=tile.owner,
        fighting=_fighting(view, tile),
        lit=tile.cell in lit,
        hidden=not tile.explored,
        monsters=_monsters(tile),
        feast=tile.feast is not None,
        intruders=_intruders(tile),
        closed=tuple([seat for seat, cell in view.bans if cell == tile.cell]),
    )


def _fighting(view: View, tile: TileView) -> bool:
    """Whether there is a fight on the tile, or one will be."""
    parties = len(tile.troops) + (tile.extras is not None) + (tile.intruders is not None)
    return parties > 1 or (view.fight is not None and view.fight.cell == tile.cell)


def _face(tile: TileView) -> drawing.FaceColour:
    """What is drawn of a tile; a black back is an asteroid's for certain (C-10)."""
    if not tile.explored:
        return "asteroid" if tile.family == "black" else tile.family
    return "sun" if tile.kind == "sun" else tile.colour or "asteroid"


def _monsters(tile: TileView) -> drawing.MonstersShown | None:
    if tile.extras is None:
        return None
    rank = len(tile.troops) if tile.extras.attacking else -1
    return drawing.MonstersShown(tile.extras.kind, tile.extras.number, rank)


def _intruders(tile: TileView) -> drawing.MonstersShown | None:
    """Those who came upon Extra-Cochons of another kind are the last to have arrived (R-89)."""
    stack = tile.intruders
    return None if stack is None else drawing.MonstersShown(stack.kind, stack.number, len(tile.troops) + 1)


def _seat(view: View, seat: SeatView, phrase: Phrase) -> drawing.SeatShown:
    clan = phrase(Named("clan", seat.clan)) if seat.clan else ""
    if seat.seat == view.royal:
        clan = phrase(Saying(PANEL_ROYAL, {"clan": clan}))
    if seat.marker:
        clan = phrase(Saying(PANEL_MARKER, {"clan": clan, "marker": seat.marker}))
    return drawing.SeatShown(
        seat=seat.seat,
        name=phrase(Named("seat", str(seat.seat))),
        clan=seat.clan,
        clan_name=clan,
        production=_count(seat.production),
        recipe=_count(seat.recipe) if seat.clan and seat.recipe is not None else None,
        gorets=seat.gorets,
        gruiks=seat.gruiks,
        hand=seat.hand,
        out=seat.out,
    )


def _count(glands: Glands) -> tuple[int, int, int]:
    return glands.red, glands.yellow, glands.blue


def _card(name: str, phrase: Phrase, *, complete: bool) -> faces.CardFace:
    """A card as it is drawn; events say when they may be played, in the simplified game on travels alone (S-13)."""
    card = CARDS[get_title(name)]
    title, when = phrase(say_card(name)), " · ".join(map(phrase, card.list_moments(complete=complete)))
    if isinstance(card, CombatCard):
        return faces.CardFace("combat", title, card.attack, card.technology, card.defence, when=when)
    return faces.CardFace("event", title, text=phrase(card.describe()), when=when)
