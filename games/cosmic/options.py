"""What the lobby lets people choose, and the same as the rules read it."""

from typing import Annotated, Final, Literal

import msgspec

from games.table.options import Offered, make_table_options, settle
from games.table.rulebook import Settings, TableOption

Pace = Literal["gates", "every", "orders"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table.

    pace          which windows are asked: the four gates, every one, or none (then standing orders answer alone)
    planets       planets of a home system (CE-2)
    invitations   both main players at once, or one after the other (CE-71, CE-72)
    answers       the invited at once, with conditions, or one after the other (CE-73)
    deck          the modern deck or the older one of 72 cards
    large_group   the further 24 cards: with seven and eight players, always or never
    flares        kept after use, or discarded (CE-131)
    kickers       none, or the old five (CE-137)
    moons         two blank moons a system (CE-140 to CE-145)
    win           foreign colonies that win (CE-20)
    hand          cards of a new hand (CE-6)
    """

    pace: Annotated[Pace, Offered(decides=True)] = "gates"
    win: Annotated[int, Offered(values=(5, 4, 3), decides=True)] = 5
    planets: Annotated[int, Offered("space", values=(5, 4))] = 5
    invitations: Annotated[Literal["together", "in-order"], Offered("pace")] = "together"
    answers: Annotated[Literal["together", "in-order"], Offered("pace")] = "together"
    deck: Annotated[Literal["modern", "old"], Offered("cards")] = "modern"
    large_group: Annotated[Literal["by-number", "always", "never"], Offered("cards")] = "by-number"
    flares: Annotated[Literal["retained", "one-shot"], Offered("cards")] = "retained"
    kickers: Annotated[Literal["none", "old"], Offered("cards")] = "none"
    moons: Annotated[bool, Offered("space")] = False
    hand: Annotated[int, Offered("cards", values=(8, 7))] = 8


OPTIONS: Final[tuple[TableOption, ...]] = make_table_options(Options)


def chosen(settings: Settings) -> Options:
    """The options of a table. Raises `msgspec.ValidationError`."""
    return msgspec.convert(settle(OPTIONS, settings), Options)
