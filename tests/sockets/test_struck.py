"""What strikes somebody who was asked nothing is told in their own messages as well as where everybody reads."""

from dataclasses import replace

import pytest

from bot.consequences.facts import follow_facts
from bot.games import GAMES
from bot.tables.live import Live
from bot.tables.struck import list_private
from bot.tables.turn import Taken, Turn
from games.cosmic import facts as cosmic
from porc_royal.facts import Arg, Fact, Named, Saying, Seat, Who
from porc_royal.play import Step
from porc_royal.register import Register
from storage.ports import AnsweredBy
from tests.sockets.games import COCHONS, COSMIC
from tests.sockets.scenario import Scenario


def rain(who: int, fallen: int, tile: str = "B4") -> list[Fact]:
    """It rains rocks on a tile (R-64), and of one player's pigs there so many fall."""
    card = Named("card", "pluie-de-cailloux")
    rains: dict[str, Arg] = {"who": Who(Seat(0)), "tile": Named("tile", tile), "card": card}
    toll: dict[str, Arg] = {"who": Who(Seat(who)), "dice": "5 2", "gorets": fallen, "gruiks": 0}
    return [Fact(Saying("cochons-rain", rains)), Fact(Saying("cochons-rain-toll", toll))]


def tell(live: Live, facts: list[Fact]) -> Turn:
    """A turn of Ana's in which this happens."""
    return Turn(live, Seat(0), opening=tuple(facts))


@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_whoever_loses_a_pig_by_an_event_reads_so_in_private_and_by_what(scenario: Scenario) -> None:
    await scenario.begun()
    bot = scenario.running.bot
    async with bot.tables.turn(1) as live:
        turn = tell(live, rain(1, 1))
        owed = bot.announcer.collect_messages(turn, 1, follow_facts(turn, 1).news)
    struck, spared = (
        "".join(one.payload.decode() for one in owed if one.destination == f"dm:{live.at(seat).user_id}")
        for seat in (1, 2)
    )
    assert "Pluie de Cailloux" in struck
    assert "B4" in struck
    assert "1 Goret" in struck
    assert "Pluie" not in spared, "whom it does not strike"


@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_who_is_spared_is_told_nothing_in_private(scenario: Scenario) -> None:
    await scenario.begun()
    async with scenario.running.bot.tables.turn(1) as live:
        news = follow_facts(tell(live, rain(1, 0)), 1).news
    assert not [one for one in news if one.to is not None and one.facts]


@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_whoever_is_struck_twice_reads_each_time_what_it_comes_of(scenario: Scenario) -> None:
    """Two cards of one window: what falls on A1 is not told below what has rained on B4."""
    await scenario.begun()
    async with scenario.running.bot.tables.turn(1) as live:
        told = [*rain(1, 1), *rain(1, 2, "A1")]
        (news,) = [one for one in follow_facts(tell(live, told), 1).news if one.to is not None and one.facts]
    assert list(news.facts) == told


@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_whoever_was_told_so_in_private_is_told_there_that_it_is_taken_back(scenario: Scenario) -> None:
    """What stood there was not true any more, and only the channel said so."""
    await scenario.begun()
    bot = scenario.running.bot
    async with bot.tables.turn(1) as live:
        owed = bot.announcer.announce_undo(live, Seat(0), rain(1, 1), at=1)
    told = {
        seat: "".join(
            one.payload.decode() for one in owed if one.destination == f"dm:{live.at(seat).user_id}"
        )
        for seat in range(3)
    }
    assert "Pluie de Cailloux" in told[1]
    assert "↩️" in told[1]
    assert "Pluie" not in told[0] + told[2], "who takes it back, and who was not struck"


@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_whoever_moves_a_planetoid_to_their_own_system_knows_it(scenario: Scenario) -> None:
    """PL-12: what strikes somebody else is no news to whoever does it to themselves."""
    await scenario.begun()
    moves = [
        Fact(Saying("cosmic-planetoid-moves", {"who": Who(Seat(who)), "number": 3, "other": Who(Seat(1))}))
        for who in (0, 1)
    ]
    async with scenario.running.bot.tables.turn(1) as live:
        told = [one.facts for one in follow_facts(tell(live, moves), 1).news if one.to is not None]
    assert [list(facts) for facts in told if facts] == [moves[:1]]


@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_whoever_loses_governors_reads_so_in_private_and_by_which_card(scenario: Scenario) -> None:
    """R-103: a card of the election, at any moment, on anybody's pile."""
    await scenario.begun()
    card = Named("card", "pionce-au-senat-porc")
    told = [
        Fact(Saying("cochons-card-played", {"who": Who(Seat(0)), "card": card})),
        Fact(Saying("cochons-governors-lost", {"who": Who(Seat(2)), "number": 2, "pile": 5})),
    ]
    async with scenario.running.bot.tables.turn(1) as live:
        (news,) = [one for one in follow_facts(tell(live, told), 1).news if one.to is not None and one.facts]
    assert (news.to, list(news.facts)) == (Seat(2), told)


@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
@pytest.mark.parametrize(
    ("by", "told"), [(None, False), ("deputy", False), ("default", True), ("practice", True)]
)
async def test_whoever_was_answered_for_does_not_know_what_came_of_it(
    scenario: Scenario, by: AnsweredBy | None, *, told: bool
) -> None:
    """Time was up: who comes back reads in private that ships are lost, and not only who was there."""
    await scenario.begun()
    async with scenario.running.bot.tables.turn(1) as live:
        seat, ask = next(iter(live.play.asks.items()))
        loses = Fact(Saying(cosmic.LOSES, {"who": Who(seat), "number": 2}))
        turn = Turn(live)
        step = Step(live.play.count, ask.default, (loses,), None, opened=False, reveals=False, result=None)
        turn.replies.append(Taken(seat, ask, live.play.place, step, by))
        news = [one for one in follow_facts(turn, 1).news if one.to == seat]
    assert [fact for one in news for fact in one.facts] == ([loses] if told else [])


@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_who_expects_a_loss_is_told_by_what_all_saw_before_also_in_a_game_that_remarks_nothing(
    scenario: Scenario,
) -> None:
    await scenario.begun()
    async with scenario.running.bot.tables.turn(1) as live:
        live.rulebook = replace(live.rulebook, remarks=None)
        assert Turn(live).seen is live.play.view(None)


@pytest.mark.parametrize("game", GAMES)
def test_what_strikes_somebody_is_told_to_everybody_and_names_them(game: str) -> None:
    """Each names a player, and what it stands below is told in the same game."""
    keys = GAMES[game].assembly.keys
    assert keys.strikes
    for key, strike in keys.strikes.items():
        assert strike.whom in keys.facts[key]
        assert set(strike.below) <= keys.facts.keys()


def test_a_fact_strikes_only_whom_it_names() -> None:
    with pytest.raises(ValueError, match="has no victim"):
        Register("toy").fact("bitten", "who", strikes="victim")


@pytest.mark.parametrize(
    "key",
    [
        *("cosmic-mind-looks", "cosmic-mind-watches", "cosmic-will-looks", "cosmic-whirligig-mixes"),
        *("cosmic-captures", "cosmic-pirate-captures", "cosmic-tech-switches-off", "cosmic-tech-scrambles"),
        *("cosmic-cancels", "cosmic-grudge-bears", "cosmic-yin-yang-gives", "cosmic-finder-seeks"),
        *("cosmic-pig-scans", "cosmic-pig-seals", "cosmic-pig-took", "cosmic-tech-omega"),
        *("cochons-piga-looks", "cochons-porcus-ban", "cochons-banned", "cochons-governors-lost"),
    ],
)
def test_a_hand_that_is_read_and_a_power_or_a_ship_that_is_taken_strike_their_owner(key: str) -> None:
    """Each happens by what others do, on somebody who is asked nothing."""
    strike = GAMES[key.partition("-")[0]].assembly.keys.strikes.get(key)
    assert strike is not None
    assert strike.whom in ("who", "other", "victim", "planet")


def destroy(who: int, number: int) -> list[Fact]:
    """Ana plays a card, and somebody's ships go to the warp."""
    card = Named("card", "plague")
    played: dict[str, Arg] = {"who": Who(Seat(0)), "card": card, "sort": Named("sort", "artifact")}
    return [
        Fact(Saying("cosmic-played", played)),
        Fact(Saying("cosmic-loses", {"who": Who(Seat(who)), "number": number})),
    ]


@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_whoever_loses_ships_by_anothers_card_reads_so_in_private_below_that_card(
    scenario: Scenario,
) -> None:
    """CE-107: outside an encounter of theirs nobody expects it; who was asked which ships they lose knows it."""
    await scenario.begun()
    async with scenario.running.bot.tables.turn(1) as live:
        told = destroy(1, 3)
        news = [one for one in follow_facts(tell(live, told), 1).news if one.to is not None and one.facts]
        asked = list(list_private(live, told, Seat(1), answered={Seat(1)}))
    assert [(one.to, list(one.facts)) for one in news] == [(Seat(1), told)]
    assert asked == []


@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_what_is_done_to_a_planet_strikes_whose_system_it_is_in(scenario: Scenario) -> None:
    """PE-4, PE-5: an envelope of theirs is looked into, or sealed; not where they do it themselves."""
    await scenario.begun()
    async with scenario.running.bot.tables.turn(1) as live:
        name, planet = live.play.view(None).planets[0]
        other = Seat((planet.system + 1) % 3)
        told = [
            Fact(Saying("cosmic-pig-scans", {"who": Who(who), "planet": Named("planet", name)}))
            for who in (other, planet.system)
        ]
        news = [one for one in follow_facts(tell(live, told), 1).news if one.to is not None and one.facts]
    assert [(one.to, list(one.facts)) for one in news] == [(planet.system, told[:1])]
