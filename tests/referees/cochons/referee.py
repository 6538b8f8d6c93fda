"""The referee of Les Cochons de l'Espace: hears what is said, compares it with the rules, and with what is shown."""

from collections.abc import Sequence
from typing import Final

from games.cochons.views.view import View
from porc_royal.facts import Fact
from porc_royal.rulebook import Result
from tests.referees.cochons import (
    beginnings,
    cards,
    endings,
    fights,
    flight,
    happenings,
    newcomers,
    packs,
    rounds,
    senate,
    voyages,
)
from tests.referees.cochons.board import Board
from tests.referees.cochons.game import Game, hears
from tests.referees.protocol import Spoken, Table, Told, Views

GROUPS: Final = (
    beginnings,
    cards,
    endings,
    fights,
    flight,
    happenings,
    newcomers,
    packs,
    rounds,
    senate,
    voyages,
)
"""Where the rules stand: each enters what it listens to when it is read."""

CARD_NEWS: Final = frozenset(
    {"drew", "dealt", "revealed", "traded", "stole", "piga-took", "turn", "convoy-cards"}
)


class CochonsReferee:
    """Keeps a board, hands and piles of its own by what is told, and holds the views against them."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def open(self, table: Table, facts: Sequence[Fact], after: Views[View]) -> list[str]:
        """The game begins; nothing has been told that needs a reply."""
        self.game = Game(table.players, table.settings)
        return self._game.take()

    def watch(
        self, before: Views[View], spoken: Spoken, facts: Sequence[Fact], after: Views[View]
    ) -> list[str]:
        """What was told, one after the other; then what is shown."""
        game, shown = self._game, after.public
        game.phase = before.public.phase
        rounds.hear_dice(game, spoken)
        packs.hear_dice(game, spoken)
        if game.board is None and shown.phase not in ("setup", "building"):
            self._first_look(shown)
        told = [Told.of(fact, "cochons-") for fact in facts]
        for one in told:
            hears.hear(game, one, spoken, shown)
        if game.board is not None:
            self._compare(after, told)
        return self._game.take()

    def close(self, result: Result, after: Views[View]) -> list[str]:
        """C-58, R-122."""
        endings.ends(self._game, result)
        return self._game.take()

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _first_look(self, shown: View) -> None:
        """Before anybody stands on the board."""
        game = self._game
        game.board = Board(shown, str(game.settings["galaxy"]))
        for tile in game.board.tiles.values():
            tile.here = []

    def _compare(self, after: Views[View], told: Sequence[Told]) -> None:
        game, shown = self._game, after.public
        voyages.over(game)
        rounds.over(game)
        if differences := game.land.differences(shown):
            game.fault("INV", "the board is not as it was told: " + "; ".join(differences))
            game.land.take(shown)
        self._pieces(shown)
        self._phase(shown)
        game.lent_on = {
            int(one.seat): [
                tile.cell
                for tile in shown.tiles
                for troop in tile.troops
                if troop.seat == one.seat and troop.lent
            ]
            for one in shown.seats
        }
        endings.compare(game, shown)
        senate.compare(game, shown)
        cards.count(game, after)
        if any(one.key in CARD_NEWS for one in told):
            cards.compare(game, after)

    def _pieces(self, shown: View) -> None:
        """R-35: twenty Gorets and three Gros Gruiks each, on the board, waiting or in reserve."""
        game = self._game
        lent = sum(troop.lent for tile in shown.tiles for troop in tile.troops)
        game.must(lent <= 1, "R-66", f"{lent} Gros Gruiks are lent")
        for one in shown.seats:
            mine = [troop for tile in shown.tiles for troop in tile.troops if troop.seat == one.seat]
            gorets = one.gorets + one.newcomers[0] + sum(troop.gorets for troop in mine)
            gruiks = one.gruiks + one.newcomers[1] + sum(troop.gruiks - troop.lent for troop in mine)
            game.must(
                gorets == 20 and one.gorets >= 0,
                "R-35",
                f"seat {one.seat} has {gorets} Gorets, {one.gorets} in reserve",
            )
            waits = bool(game.lent) and not lent and one.newcomers[1] > 0
            game.must(
                gruiks in (3, 3 + waits) and one.gruiks >= 0,
                "R-35",
                f"seat {one.seat} has {gruiks} Gros Gruiks",
            )
            waiting = game.waiting.setdefault(int(one.seat), [0, 0])
            if not game.must(
                tuple(waiting) == one.newcomers,
                "C-28",
                f"{one.newcomers} wait for seat {one.seat}, told {waiting}",
            ):
                game.waiting[int(one.seat)] = list(one.newcomers)
            game.must(one.out == (int(one.seat) in game.out), "C-66", f"seat {one.seat} is out: {one.out}")
            kept = game.markers.get(int(one.seat), [2, 2, 3, 3, 4])
            if game.complete:
                game.must(
                    sorted(one.markers) == sorted(kept),
                    "R-46",
                    f"seat {one.seat} has markers {one.markers}, not {kept}",
                )
        for tile in shown.tiles:
            for troop in tile.troops:
                held = game.land.tiles[tile.cell].pinned(int(troop.seat))
                game.must(
                    troop.pinned == held,
                    "R-55",
                    f"{held} of seat {troop.seat} are pinned on {tile.cell}, not {troop.pinned}",
                )

    def _phase(self, shown: View) -> None:
        """What must be so when a sequence is over."""
        game = self._game
        if shown.phase == game.phase:
            return
        if game.phase in ("travel", "gap", "combats", "attack-gap") and shown.phase not in (
            "travel",
            "gap",
            "combats",
            "attack-gap",
        ):
            fights.none_is_left(game)
        if shown.phase == "reorganisation":
            endings.begins(game)
        if game.phase == "extras":
            packs.over(game)
