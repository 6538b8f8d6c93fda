"""A deal of Cosmic Encounter among people: the offer stands in the question, and two may talk in private (CE-110)."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.rulebook import Settings
from tests.cosmic.scenario import position
from tests.sockets.scenario import Scenario

HOUR = "12h"


@pytest.fixture
def dealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two at the table have shown negotiates, and deal; orders play the cards."""

    def settle(players: int, settings: Settings) -> State:
        hands = dict.fromkeys(range(players), "attack_10")
        state = position(players=players, hands=hands, cards=("negotiate", "negotiate"))
        now = state.now
        assert now.defense is not None
        for side in (now.offense, now.defense):
            side.card = next(one for one in state.player(side.seat).hand if one.startswith("negotiate"))
            state.player(side.seat).hand.remove(side.card)
        return state

    monkeypatch.setitem(GAMES.loaded, "cosmic", replace(GAMES["cosmic"], setup=settle, first="reveal"))


@pytest.mark.usefixtures("dealing")
async def test_two_who_deal_see_the_offer_and_talk_in_private(scenario: Scenario) -> None:
    await scenario.started(game="cosmic", deadline=HOUR)
    (offense,) = await scenario.awaited()
    live = await scenario.running.live(1)
    defense = next(one for one in scenario.people if one.id == live.at(Seat(1)).user_id)
    asked = scenario.question(offense)
    talk = "En tête-à-tête" if offense.locale == "fr" else "Talk in private"
    answer = await offense.press(asked, talk)
    await scenario.running.settle()
    (thread,) = [one for one in scenario.world.channels.values() if one.parent is scenario.channel]
    assert f"<#{thread.id}>" in answer.text
    assert scenario.world.thread_members[thread.id] == {offense.id, defense.id}
    line, field = (
        ("cosmic offrir", "donner-hasard") if offense.locale == "fr" else ("cosmic offer", "give-random")
    )
    await offense.slash(line, {field: 1}, channel=scenario.channel)
    await scenario.running.settle()
    told = scenario.question(defense).text
    stands, part = ("Sur la table", "donnerait") if defense.locale == "fr" else ("On the table", "would give")
    assert (told.count(stands), told.count(part)) == (1, 1), (
        "what the question says is not told beside it again"
    )
