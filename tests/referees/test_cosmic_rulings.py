"""What the referee of Cosmic Encounter knows of aliens that act beside an encounter, and where it still complains."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from games.cosmic.views.view import TechView, View
from porc_royal.asks import Reply
from porc_royal.facts import Arg, Fact, Listing, Named, Saying, Seat, Who
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

    def change(self, seat: int, **what: object) -> None:
        """What all saw of a seat before the reply."""
        seats = list(self.before.seats)
        seats[seat] = replace(seats[seat], **what)  # type: ignore[arg-type]
        self.before = replace(self.before, seats=tuple(seats))

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


# --------------------------------------------------------------------------------------------------- Infinity Drive


def test_an_encounter_in_between_may_be_one_s_own_and_then_play_goes_on_as_it_was() -> None:
    """TD-6, CE-120: Red has its second encounter after that; but no third, and none without a drive."""
    another = (("next-encounter", {"who": Who(Seat(0))}), moves("encounter", 0, 2))
    for drive, number, found in (
        ("infinity_drive", 2, []),
        ("infinity_drive", 3, ["CE-120"]),
        ("energy_cloak", 2, ["CE-120", "CE-120"]),
    ):
        seen = Seen()
        seen.now.defense, seen.now.outcome = None, "offense"
        seen.change(0, techs=(TechView(1, drive, 0, "", charged=False),))
        spent = Listing((Named("tech", drive.replace("_", "-")),))
        assert seen.hear(("tech-discards", {"who": Who(Seat(0)), "techs": spent}), *another) == []
        seen.game.now.outcome = "refounded"
        assert seen.hear(another[0], moves("encounter", 0, number)) == found, (drive, number)


# ------------------------------------------------------------------------------------------------------ Mobius Tubes


def test_ships_that_came_back_before_a_launch_are_there() -> None:
    """CE-94, CE-60: Blue's two and the two that Mobius Tubes have freed; without them there were two."""
    for before, found in (([moves("retrieves", 1, 2)], []), ([], ["CE-94"])):
        seen = Seen(**{"1-1": {1: 2}})
        seen.game.warp[1] = 2
        target: dict[str, Arg] = {"planet": Named("planet", "1-1"), "number": 1}
        to = {**target, "who": Who(Seat(0)), "other": Who(Seat(1))}
        assert seen.hear(*before, ("launches", to)) == []
        seen.now.cards.update({0: "attack-20", 1: "attack-10"})
        parts: dict[str, Arg] = {
            "card": 10,
            "own": 4,
            "allies": 0,
            "reinforcements": 0,
            "bonus": 0,
            "total": 14,
        }
        assert seen.hear(("total", {**parts, "who": Who(Seat(1))})) == found


# ------------------------------------------------------------------------------------------------------------- Bride


def test_a_spouse_may_join_with_the_ships_of_the_home_that_bride_s_power_needed() -> None:
    """A61, CE-R17: the marriage is over with that; where Pentaform has left the sheet nobody joins by it (A78)."""
    for alien, found in (("bride", []), ("pentaform", ["CE-73"])):
        seen = Seen("", "", alien)
        seen.change(2, tokens=(("bride-wed", 2),))
        seen.now.invited = {0: [], 1: []}
        joins: dict[str, Arg] = {"who": Who(Seat(2)), "stance": Named("stance", "defense"), "number": 1}
        parts: dict[str, Arg] = {"who": Who(Seat(2)), "other": Who(Seat(1))}
        assert seen.hear(("allies", joins), ("bride-parts", parts)) == found


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
