"""What a practice player makes of the table: what tiles are worth to it, who is dangerous, who comes next."""

from functools import cached_property
from itertools import permutations
from typing import Final

from games.cochons.extension.catalogue import find_combat_card
from games.cochons.practice.patience import count_steps, find_favourite, weigh_daring
from games.cochons.rules.odds import Force, compute_odds, make_pack
from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.state.glands import Glands
from games.cochons.state.state import Colour
from games.cochons.views.shapes import SeatView, TileView, TroopView, View
from porc_royal.facts import Seat

NEEDED: Final = 4
"""How much more a gland is worth that the recipe lacks."""
VICTORY: Final = 20
"""What it is worth to have the whole recipe."""
CAUTION: Final = 0.4
"""How likely a neighbour who could attack is to do so."""
CLOSE: Final = 3
"""With so many glands of a recipe a rival is not dangerous yet."""
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue")


class Chart:
    """The table through the eyes of one seat, with what follows from it, worked out once per question."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.me = view.seat(seat)
        self.tiles = {tile.cell: tile for tile in view.tiles}
        self.recipe = self.me.recipe or Glands()
        self.short = {colour: self._short(colour) for colour in COLOURS}
        # A menu compares dozens of flights between the same tiles: each is weighed once.
        self._holds: dict[tuple[str, int, int], float] = {}
        self._losses: dict[str, int] = {}

    @cached_property
    def daring(self) -> float:
        """How much is risked, from 0 to 1."""
        return weigh_daring(self.view)

    @cached_property
    def yields(self) -> bool:
        """Whether it is somebody else's turn to have his way."""
        return self._favourite not in (None, self.seat)

    @cached_property
    def ways(self) -> dict[str, int]:
        """How many steps it is from each cell to the next tile that the recipe lacks."""
        wanted = [
            tile.cell for tile in self.view.tiles if tile.owner != self.seat and self.worth(tile) > NEEDED
        ]
        return count_steps(wanted, [tile.cell for tile in self.view.tiles if tile.kind != "sun"])

    # ---------------------------------------------------------------------------------------------- tiles

    def around(self, cell: str) -> list[TileView]:
        """The tiles side by side with a cell."""
        return [self.tiles[near] for near in NEIGHBOURS[cell] if near in self.tiles]

    @property
    def missing(self) -> int:
        """How many glands the recipe lacks."""
        return sum(self.short.values())

    @cached_property
    def mine(self) -> list[TileView]:
        """The tiles this seat possesses."""
        return [tile for tile in self.view.tiles if tile.owner == self.seat]

    def worth(self, tile: TileView) -> int:
        """What getting a tile is worth: much if the recipe lacks the colour, else a little, for Gorets and votes."""
        colour, glands = find_promise(tile)
        return NEEDED * min(glands, self.short[colour]) + glands if colour is not None else 0

    @cached_property
    def _favourite(self) -> Seat | None:
        return find_favourite(self.view)

    def closed(self, tile: TileView) -> bool:
        """Whether one whom the others let have his way stands there."""
        let = self._favourite
        return let is not None and let != self.seat and tile.troop(let) is not None

    def completes(self, tile: TileView) -> bool:
        """Whether a tile has all that the recipe lacks."""
        return bool(self.missing) and self.worth(tile) > NEEDED * self.missing

    def is_contested(self, tile: TileView) -> bool:
        """Whether somebody else must be beaten there."""
        return tile.extras is not None or any(troop.seat != self.seat for troop in tile.troops)

    def loss(self, tile: TileView) -> int:
        """What giving up a tile costs: much if the recipe then lacks more than it does now."""
        known = self._losses.get(tile.cell)
        if known is None:
            known = self._losses[tile.cell] = self._find_loss(tile)
        return known

    def _find_loss(self, tile: TileView) -> int:
        if tile.colour is None:
            return 0
        surplus = count_glands(self.me.production, tile.colour) - count_glands(self.recipe, tile.colour)
        counted = max(0, tile.glands - max(0, surplus))
        return NEEDED * counted + tile.glands + (VICTORY if counted and not self.missing else 0)

    def hold(self, tile: TileView, gorets: int, gruiks: int) -> float:
        """How likely so many pieces are to keep a tile until the glands are counted."""
        if gorets + gruiks <= 0:
            return 0.0
        wanted = (tile.cell, gorets, gruiks)
        known = self._holds.get(wanted)
        if known is None:
            known = self._holds[wanted] = self._find_hold(tile, gorets, gruiks)
        return known

    def _find_hold(self, tile: TileView, gorets: int, gruiks: int) -> float:
        coming = [
            compute_odds(Force(troop.gorets, troop.gruiks), Force(gorets, gruiks))
            for near in self.around(tile.cell)
            for troop in near.troops
            if troop.seat in self.rivals and troop.size - troop.moved > 1
        ]
        return 1 - CAUTION * (1 - self.daring) * max(coming, default=0.0)

    def _short(self, colour: Colour) -> int:
        return max(0, count_glands(self.recipe, colour) - count_glands(self.me.production, colour))

    # --------------------------------------------------------------------------------------------- rivals

    @cached_property
    def rivals(self) -> list[Seat]:
        """Who may still attack this turn: everybody else, or in the travels those who have not travelled yet."""
        order = [one.seat for one in self.view.seats]
        current = self.view.current
        later = (
            order[order.index(current) + 1 :] if self.view.phase == "travel" and current in order else order
        )
        return [seat for seat in later if seat != self.seat]

    @cached_property
    def others(self) -> list[SeatView]:
        """Everybody else, in play order."""
        return [one for one in self.view.seats if one.seat != self.seat]

    def closeness(self, one: SeatView) -> int:
        """How many glands of his recipe a player may have: of those recipes that his may be, if it is hidden (R-2)."""
        return max(one.production.shared(recipe) for recipe in self._recipes(one))

    def _recipes(self, one: SeatView) -> list[Glands]:
        if one.recipe is not None:
            return [one.recipe]
        numbers = (self.recipe.red, self.recipe.yellow, self.recipe.blue)
        return [Glands(*kind) for kind in sorted(set(permutations(numbers))) if kind != numbers] or [
            self.recipe
        ]

    def danger(self, one: SeatView) -> int:
        """By what rivals are compared: closeness to victory, then glands, then Gorets on the board."""
        return 1000 * self.closeness(one) + 25 * one.production.total - one.gorets

    @cached_property
    def leader(self) -> SeatView:
        """The most dangerous rival; the first in play order among equals."""
        return max(self.others, key=self.danger)

    def denial(self, tile: TileView) -> float:
        """What it is worth that a rival loses a tile: the closer he is to winning, the more."""
        if tile.owner is None or tile.owner == self.seat:
            return 0.0
        return max(0, self._closeness[tile.owner] - CLOSE) * tile.glands

    @cached_property
    def _closeness(self) -> dict[Seat, int]:
        return {one.seat: self.closeness(one) for one in self.others}

    # ---------------------------------------------------------------------------------------------- fights

    @cached_property
    def edge(self) -> int:
        """What one's own cards may add to an attack without blowing up the tile."""
        cards = sorted(
            (
                it.attack
                for card in self.view.hand
                if (it := find_combat_card(card)) is not None and it.technology < 3
            ),
            reverse=True,
        )
        return min(3, sum(cards[:2]))

    def conquest(self, tile: TileView, gorets: int, gruiks: int) -> float:
        """How likely so many pieces are to take a tile from whoever stands there, one after the other."""
        mine = Force(gorets, gruiks, self.edge)
        chance = 1.0
        for troop in tile.troops:
            if troop.seat != self.seat:
                chance *= compute_odds(mine, self.guarded(troop))
        if tile.extras is not None:
            chance *= compute_odds(mine, make_pack(tile.extras.kind, tile.extras.number))
        return chance

    def guarded(self, troop: TroopView) -> Force:
        """A rival's pieces, and the cards he may have for them."""
        return Force(troop.gorets, troop.gruiks, int(self.may_lay(troop)))

    def may_lay(self, troop: TroopView) -> bool:
        """Whether a rival is reckoned with one card that adds 1; what he holds may add more, or nothing."""
        return self.view.seat(troop.seat).hand > 2


def count_glands(glands: Glands, colour: Colour) -> int:
    """The acorns of one colour."""
    return {"red": glands.red, "yellow": glands.yellow, "blue": glands.blue}[colour]


def find_promise(tile: TileView) -> tuple[Colour | None, int]:
    """Colour and number of the glands of a tile; of one on its back, what its family mostly is (C-2)."""
    if tile.explored or tile.family == "black":
        return tile.colour, tile.glands
    return tile.family, 1


def count_troop(tile: TileView, seat: Seat) -> int:
    """How many pieces of a seat stand on a tile."""
    troop = tile.troop(seat)
    return troop.size if troop is not None else 0
