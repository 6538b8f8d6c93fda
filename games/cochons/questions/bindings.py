"""Answers given ahead name tiles by what they are, never by the cells where they lay (R-25, R-60, R-86).

Planets may change places between an answer and its turn. `bind` is called when the answer is given, `locate` when
it is to be carried out: the answer has followed its tiles, and is tried against the question as it stands by then
(DEC-182).
"""

from typing import TypeAlias

import msgspec

from games.cochons.state.state import State
from porc_royal.asks import Answer, Ask, Order, Pick, Refused, Reply, Several

TILE_KIND = "tile"

Names: TypeAlias = dict[str, str]


class Bound(msgspec.Struct, frozen=True):
    """A reply whose `tiles`, fields of these names, hold the names of tiles in the place of cells."""

    reply: Reply
    tiles: tuple[str, ...] = ()


def bind(state: State, question: Ask, reply: Reply) -> Bound:
    """A reply to this question as it is kept: every tile that it names is called by its name."""
    fields = question.options[reply.option].fields
    tiles = tuple(
        name
        for name, wanted in fields.items()
        if isinstance(wanted, Pick | Several | Order) and wanted.kind == TILE_KIND and name in reply.fields
    )
    names = {cell: tile.name for cell, tile in state.board.items()}
    return Bound(_renamed(reply, tiles, names), tiles)


def locate(state: State, question: Ask, bound: Bound) -> Reply | None:
    """The reply with its tiles where they lie now; None when it is no legal answer to the question any more."""
    cells = {tile.name: cell for cell, tile in state.board.items()}
    try:
        return question.check(_renamed(bound.reply, bound.tiles, cells))
    except (KeyError, Refused):
        return None


def _renamed(reply: Reply, tiles: tuple[str, ...], names: Names) -> Reply:
    fields = {name: _called(value, names) if name in tiles else value for name, value in reply.fields.items()}
    return Reply(reply.option, fields)


def _called(value: Answer, names: Names) -> Answer:
    if isinstance(value, tuple):
        return tuple(names[one] for one in value)
    return names[str(value)]
