"""The referee of Cosmic Encounter: hears what is said, compares it with the rules, and with what is shown."""

from collections.abc import Sequence
from typing import Final

from games.cosmic.views.view import SeatView, View
from porc_royal.facts import CHANCE, Fact, Seat
from porc_royal.rulebook import Result
from tests.referees.cosmic import beginnings, fights, hands, meetings, results
from tests.referees.cosmic.game import Game, colonies, foreign, hears, home
from tests.referees.cosmic.printed import HELD_UP, LASTING, TECHS, TOUCHES, is_encounter, kind_of
from tests.referees.protocol import Spoken, Table, Told, Views

PREFIX: Final = "cosmic-"
GROUPS: Final = (beginnings, meetings, fights, results, hands)
"""Where the rules stand: each enters what it listens to when it is read."""


STEP: Final = ("cosmic-ask-window", "cosmic-ask-answer", "cosmic-ask-power", "cosmic-ask-orders")
"""Questions that may be put in the middle of a step."""
LANDS: Final = ("A38",)
"""Rules whose questions a landing sets off (Remora's super flare)."""


class CosmicReferee:
    """Keeps hands and the warp by what is told, and works out again what follows wherever nothing interferes."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._turn = 0

    def open(self, table: Table, facts: Sequence[Fact], after: Views[View]) -> list[str]:
        """Aliens are dealt."""
        game = self.game = Game(table.players, table.settings)
        game.hands = dict.fromkeys(range(table.players), game.setting("hand"))
        game.warp = dict.fromkeys(range(table.players), 0)
        return []

    def watch(
        self, before: Views[View], spoken: Spoken, facts: Sequence[Fact], after: Views[View]
    ) -> list[str]:
        """What was told, one after the other; then what is shown."""
        game, shown = self._game, after.public
        self._turn += 1
        game.before, game.late, game.moved = before.public, set(), False
        ahead = [seat for seat in range(game.players) if foreign(before.public, seat) >= game.setting("win")]
        # What landing sets off, traps among it, is still the same step.
        step = spoken.ask.key in STEP or spoken.ask.rule in LANDS or spoken.seat == CHANCE
        game.must(not ahead or step, "CE-20", f"{ahead} have enough colonies, and the game goes on")
        if spoken.seat == CHANCE and "order" in spoken.reply.fields:
            order = spoken.reply.fields["order"]
            assert isinstance(order, tuple)
            beginnings.shuffled(game, [str(card) for card in order], shown)
        self._homeless(before.public, shown)
        self._lasting(before.public)
        for fact in facts:
            one = Told.of(fact, PREFIX)
            self._touch(one)
            hears.hear(game, one, spoken, shown)
        if game.turn:
            self._compare(after)
        if spoken.ask.key == "cosmic-ask-card" and spoken.reply.option == "card":
            own = before[spoken.seat]
            held = [*own.hand, *(card for _, cards in own.sheets for card in cards)]
            encounter = any(is_encounter(kind_of(card).replace("_", "-")) for card in held)
            game.must(encounter, "CE-81", f"seat {spoken.seat} chooses a card without an encounter card")
        return game.take()

    def close(self, result: Result, after: Views[View]) -> list[str]:
        """CE-20: everybody who has enough foreign colonies has won."""
        game = self._game
        results.settle(game, won=True)
        if result.why.key == "cosmic-won":
            ahead = tuple(
                seat for seat in range(game.players) if foreign(after.public, seat) >= game.setting("win")
            )
            told = tuple(sorted(int(seat) for seat in result.winners))
            powers = {alien for seat in result.winners for alien in after.public.seats[seat].powers}
            alone = powers & {"tick_tock", "masochist", "hate", "ace", "lizard", "reactor"}
            game.must(
                told == ahead or (alone and not ahead),
                "CE-20",
                f"{told} have won, {ahead} have enough colonies",
            )
        return game.take()

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _homeless(self, *views: View) -> None:
        """CE-29: ships of who has no colony go to the warp where others would go home; that is not worked out."""
        game = self._game
        if game.meeting is not None and any(
            home(one, seat) + foreign(one, seat) == 0 for one in views for seat in range(game.players)
        ):
            game.meeting.touched.update("LG")

    def _lasting(self, shown: View) -> None:
        """What acts without being told: an alien that is in play, a tech that lies completed."""
        game = self._game
        if game.meeting is not None:
            for seat in shown.seats:
                for name in (*seat.powers, *(one.name for one in seat.techs)):
                    game.meeting.touched.update(LASTING.get(name.replace("_", "-"), ""))

    def _touch(self, told: Told) -> None:
        """Which topics this fact leaves to powers and cards."""
        game = self._game
        if told.key == "ace-leaves":
            game.late.update("LG")  # before the first encounter
        if game.meeting is None:
            return
        if told.key == "uses":
            game.now.touch(told.name("alien"))
        elif told.key == "played":
            game.now.touch(told.name("card"))
        elif told.key.startswith("tech-") and ("tech" in told or "techs" in told):
            # Ships of a discarded one go home, amid an encounter where a lost power held it.
            more = "G" if told.key == "tech-discards" else ""
            for name in told.names("tech" if "tech" in told else "techs"):
                game.now.touched.update(TECHS.get(name, HELD_UP) + more)
        elif told.key in {"lends", "trade-powers"}:
            game.now.touched.add("F")
        elif told.key in ("quake", "mixed", "shows"):
            game.now.touched.add("H")
        elif told.key not in hears.rules:
            for alien in TOUCHES:
                if told.key.startswith(alien + "-"):
                    game.now.touch(alien)

    def _compare(self, after: Views[View]) -> None:
        """What is shown must be what was told."""
        game, shown = self._game, after.public
        ships = dict(shown.ships)
        by_seat = list(zip(*ships.values(), strict=True))
        whole = 4 * game.setting("planets")
        for one in shown.seats:
            seat = int(one.seat)
            total = sum(by_seat[seat])
            built = any(tech.name == "prometheus" for tech in one.techs)
            game.must(total == whole + built, "CE-2", f"seat {seat} has {total} ships")
            game.must(min(by_seat[seat]) >= 0, "CE-2", f"seat {seat} owes ships")
            self._powers(shown, one)
            self._hand(after, one)
            told = game.warp[seat]
            if (
                not game.must(
                    ships["warp"][seat] == told or not game.plain("LG") or colonies(shown, seat) == 0,
                    "CE-30",
                    f"{ships['warp'][seat]} ships of {seat} are in the warp, told {told}",
                )
                or ships["warp"][seat] != told
            ):
                game.warp[seat] = ships["warp"][seat]
        meetings.joined(game, shown)
        if game.fates:
            lies = shown.destiny + len(shown.fates)
            game.must(game.fates - lies in (0, 1), "CE-10", f"{lies} of {game.fates} destiny cards are there")
        self._cards(shown)
        self._hazard(shown)

    def _hand(self, after: Views[View], one: SeatView) -> None:
        game, seat = self._game, int(one.seat)
        told = game.hands[seat]
        if one.hand != told:
            # A flare that goes after use goes when its effect is done, later than it is played.
            late = game.settings["flares"] == "one-shot" and abs(one.hand - told) == 1
            # A new hand is announced first; the old one goes before the deck is shuffled for it.
            late = late or (game.renewed is not None and game.renewed[0] == seat)
            if game.plain("HE") and not late and game.now.outcome != "ended":
                game.fault("CE-6", f"seat {seat} holds {one.hand} cards, told {told}")
            game.hands[seat] = one.hand
        # Own hands are looked at in turn, and always where one changed or may be asked for a card (CE-81).
        if one.hand != told or seat == self._turn % game.players or seat in _main(after.public):
            held = len(after[Seat(seat)].hand)
            game.must(held == one.hand, "CE-6", f"seat {seat} holds {held} cards, shown are {one.hand}")

    def _powers(self, shown: View, one: SeatView) -> None:
        """CE-23: with three home colonies, two of four planets; what was cancelled is shown by itself."""
        game, seat = self._game, int(one.seat)
        enough = home(shown, seat) >= (3 if game.setting("planets") == 5 else 2)
        for alien in one.powers:
            works = enough or alien == "masochist"
            game.must(
                (alien in one.works) == works,
                "CE-23",
                f"{alien} of {seat} with {home(shown, seat)} home colonies works: {alien in one.works}",
            )

    def _cards(self, shown: View) -> None:
        """INV: every card is somewhere, once."""
        game, seen = self._game, shown.encounter
        total = (
            shown.deck
            + len(shown.discards)
            + sum(one.hand + len(one.displayed) + one.laid_by for one in shown.seats)
        )
        total += sum(len(cards) for _, cards in shown.standing) + shown.unused
        for one in shown.seats:
            total += sum(tech.charged for tech in one.techs) + sum(len(cards) for _, cards in one.face_up)
            total += sum(number for _, backs in one.face_down for _, number in backs)
        for side in () if seen is None else (seen.offense, seen.defense):
            if side is not None:
                total += len(side.cards) + side.down + len(side.reinforcements)
        game.must(total == game.cards, "CE-3", f"there are {total} of {game.cards} cards")

    def _hazard(self, shown: View) -> None:
        """CE-50: a warning that was drawn holds for the encounter; it is shown to whom it matters (CD-50, A44)."""
        seen = shown.encounter
        decks = {value for _, option, value in shown.options.expansions if option == "reward_deck"}
        matters = decks & {"dominion", "both"} or any("tourist" in one.powers for one in shown.seats)
        if matters and seen is not None and seen.destiny.endswith("hazard"):
            self._game.must(seen.hazard, "CE-50", f"{seen.destiny} is no warning")


def _main(shown: View) -> list[int]:
    """The seats of the main players."""
    seen = shown.encounter
    sides = () if seen is None else (seen.offense, seen.defense)
    return [int(side.seat) for side in sides if side is not None]
