"""What the referee of Cosmic Encounter knows of aliens that act beside an encounter, and where it still complains."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from games.cosmic.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import Arg, Fact, Named, Saying, Seat, Who
from porc_royal.rulebook import Settings
from tests.cosmic.scenario import meet
from tests.referees.cosmic import results
from tests.referees.cosmic.game import Game, Meeting
from tests.referees.cosmic.referee import CosmicReferee
from tests.referees.protocol import Spoken, Table, Views

PLAYERS = 4
SETTINGS: Settings = {"hand": 7, "planets": 5, "win": 5, "flares": "retained", "kickers": "none"}


class Seen:
    """A referee in an encounter of Red against Blue's "1-1", who sees one table before and another after a reply."""

    def __init__(self, *aliens: str, **ships: Mapping[int, int]) -> None:
        table = meet(*aliens, cards=("attack_20", "attack_10"))
        self.before = self.after = table.play.view(None)
        ask = table.play.asks[table.play.awaited[0]]
        self.spoken = Spoken(ask.seat, ask, Reply("orders"))
        self.referee = CosmicReferee()
        self.referee.open(Table(PLAYERS, SETTINGS), (), Views[View](lambda _: self.after))
        self.now = self.game.meeting = Meeting(0, defense=1, planet="1-1", own=1, at=4)
        if ships:
            self.before = self._put(**ships)

    @property
    def game(self) -> Game:
        assert self.referee.game is not None
        return self.referee.game

    def _put(self, **ships: Mapping[int, int]) -> View:
        """What all see, with ships in further places."""
        more = tuple(
            (place, tuple(there.get(seat, 0) for seat in range(PLAYERS))) for place, there in ships.items()
        )
        return replace(self.after, ships=(*self.after.ships, *more))

    def hear(self, *facts: tuple[str, Mapping[str, Arg]]) -> list[str]:
        """The ids of what it complains of."""
        told = [Fact(Saying(f"cosmic-{key}", {**args})) for key, args in facts]
        before, after = Views[View](lambda _: self.before), Views[View](lambda _: self.after)
        found = self.referee.watch(before, self.spoken, told, after)
        return [sentence.partition(":")[0] for sentence in found]

    def settle(self) -> list[str]:
        """The ids of what it complains of when the encounter is over."""
        results.settle(self.game)
        return [sentence.partition(":")[0] for sentence in self.game.take()]


def uses(seat: int, alien: str) -> tuple[str, Mapping[str, Arg]]:
    return "uses", {"who": Who(Seat(seat)), "alien": Named("alien", alien)}


def plays(seat: int, card: str, sort: str) -> tuple[str, Mapping[str, Arg]]:
    return "played", {"who": Who(Seat(seat)), "card": Named("card", card), "sort": Named("sort", sort)}


def moves(key: str, seat: int, number: int) -> tuple[str, Mapping[str, Arg]]:
    return key, {"who": Who(Seat(seat)), "number": number}


# ----------------------------------------------------------------------------------------------------------- Host


def test_a_super_flare_of_the_hand_may_follow_when_host_has_filled_its_sheet_up() -> None:
    """A70, CE-130."""
    for between in (moves("draws-flares", 0, 3), moves("encounter", 0, 1)):
        seen = Seen("host")
        assert seen.hear(uses(0, "host"), between) == []
        assert seen.hear(plays(0, "host", "super")) == []
        assert "CE-130" in seen.hear(plays(0, "host", "super")), "it was the one of this encounter"


def test_what_host_plays_from_its_sheet_is_a_wild_flare_beyond_the_one_of_its_hand() -> None:
    """A70."""
    seen = Seen("host")
    assert seen.hear(plays(0, "human", "wild"), uses(0, "host"), plays(0, "judge", "wild")) == []
    assert seen.hear(uses(0, "host"), plays(0, "host", "super")) == ["A70"]


# ------------------------------------------------------------------------------------------------- Tourist, Pirate


@pytest.mark.parametrize(("place", "power"), [("liner", "tourist"), ("held-pirate", "pirate")])
def test_ships_that_go_home_from_the_sheet_of_a_power_that_is_gone_are_none_of_the_encounter(
    place: str, power: str
) -> None:
    """A44, CE-R15, CE-105: four go home; three, or four while the power is there, are complained of."""
    for alien, number, found in (("", 4, []), ("", 3, ["CE-105"]), (power, 4, ["CE-105"])):
        seen = Seen("", "", "", alien, **{place: {3: 4}})
        seen.now.outcome, seen.now.lost[0] = "defense", 1
        assert seen.hear(moves("goes-home", 3, number)) == []
        assert seen.settle() == found, (alien, number)


# ----------------------------------------------------------------------------------------------------------- Mesmer


def test_what_mesmer_plays_touches_what_the_named_card_touches() -> None:
    """A74, CE-R56, CE-104: as Plague it strikes a third seat; as Quash, or without a card, nothing does."""
    for card, found in (("plague", []), ("quash", ["CE-104"]), ("", ["CE-104"])):
        seen = Seen("mesmer")
        seen.now.outcome, seen.now.lost[0] = "defense", 1
        seen.hear(uses(0, "mesmer"), *([plays(0, card, "artifact")] if card else []))
        seen.hear(moves("loses", 3, 3))
        assert seen.settle() == found, card
