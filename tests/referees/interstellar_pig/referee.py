"""The referee of Interstellar Pig: hears what is said, compares it with the rules, and with what is shown."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.interstellar_pig.views.view import View
from porc_royal.facts import Fact
from porc_royal.rulebook import Result
from tests.referees.interstellar_pig import beginnings, fights, flights, hands, turns
from tests.referees.interstellar_pig.game import Game, hears
from tests.referees.interstellar_pig.printed import EVENTS
from tests.referees.protocol import Spoken, Table, Told, Views

GROUPS: Final = (beginnings, fights, flights, hands, turns)
"""Where the rules stand: each enters what it listens to when it is read."""


class PigReferee:
    """Keeps pawns, hands, envelopes and debts of its own by what is told, and holds the views against them."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def open(self, table: Table, facts: Sequence[Fact], after: Views[View]) -> list[str]:
        """The game begins with the dice for the first character."""
        self.game = Game(table.players, table.settings)
        return []

    def watch(
        self, before: Views[View], spoken: Spoken, facts: Sequence[Fact], after: Views[View]
    ) -> list[str]:
        """What was told, one after the other; then what is shown."""
        game, shown = self._game, after.public
        if "heading" in spoken.reply.fields:
            game.heading = spoken.reply.text("heading")
        for fact in facts:
            one = Told.of(fact, "interstellar_pig-")
            if one.key not in ("left-hand", "discarded", "afloat"):
                fights.dead(game)
            hears.hear(game, one, spoken, shown)
        fights.dead(game)
        fights.killed(game)
        if game.started:
            self._compare(after)
        return self._game.take()

    def close(self, result: Result, after: Views[View]) -> list[str]:
        """IP-2, IP-116."""
        turns.ends(self._game, result)
        return self._game.take()

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _compare(self, after: Views[View]) -> None:
        game, shown = self._game, after.public
        if shown.current is not None:
            turns.is_taken(game, int(shown.current))
        for one in shown.seats:
            seat = int(one.seat)
            game.must(one.out == (seat in game.out), "IP-60", f"seat {seat} is out: {one.out}")
            game.must(
                one.hand == game.hands[seat].total(),
                "INV-1",
                f"seat {seat} holds {one.hand}, told {game.hands[seat].total()}",
            )
            turns.sprung(game, seat, one.trapped)
            said = (one.repair_owed, one.miss_owed, one.trapped)
            owed = (game.repair[seat], game.miss[seat], game.trapped[seat])
            game.must(said == owed, "R-84", f"seat {seat} owes {said}, by what was told {owed}")
            held = Counter(card.rpartition(".")[0] for card in after[one.seat].hand)
            if not game.must(
                held == +game.hands[seat],
                "INV-1",
                f"seat {seat} holds {dict(held)}, told {dict(+game.hands[seat])}",
            ):
                game.hands[seat] = held
        self._places(shown)
        game.must(
            shown.afloat == game.afloat,
            "IP-65",
            f"the prize floats at {shown.afloat!r}, told {game.afloat!r}",
        )
        lies = Counter(card.rpartition(".")[0] for card in shown.discards)
        game.must(lies == +game.discards, "IP-64", f"{dict(lies)} are discarded, told {dict(+game.discards)}")
        total = shown.events + len(shown.event_discards) + len(shown.carried)
        game.must(total == 24, "INV-5", f"there are {total} events")
        drawn = Counter(card.rpartition(".")[0] for card in (*shown.event_discards, *shown.carried))
        game.must(drawn <= Counter(EVENTS), "A.2", f"events {dict(drawn)} were drawn")
        game.whole()

    def _places(self, shown: View) -> None:
        """Pawns stand where they were said to go; in the middle of a flight they are on their way."""
        game = self._game
        if shown.fight is not None or game.on_the_way(shown):
            return
        flights.hazards_are_over(game)
        flights.may_stay(game)
        for one in shown.seats:
            kept = game.places.get(int(one.seat), "")
            game.must(
                one.place == kept, "R-28", f"seat {one.seat} is at {one.place}, by what was told {kept}"
            )
