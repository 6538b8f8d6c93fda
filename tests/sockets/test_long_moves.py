"""A whole move whose fields are too many to be written on a choice is made by one choice all the same."""

import pytest

from bot.games import GAMES
from porc_royal.facts import Seat
from storage.ports import Change, PositionRow
from tests.cochons.practising import marked
from tests.cochons.scenario import galaxy
from tests.fake_discord.components import SELECTS, walk
from tests.sockets.games import COMPLETE
from tests.sockets.scenario import Scenario

TILES = ("O asteroid 0:5G", "A1 red", "B1 yellow", "B2 blue", "C4 asteroid 1:3G", "C13 asteroid 2:3G")
LINE = {
    "fr": "O → A1, B1 et B2\u00a0: un Goret reste sur chacune",
    "en": "O → A1, B1 and B2: a Goret stays on each",
}


async def let_travel_in_boots(scenario: Scenario) -> None:
    """The table goes on where the first seat may travel in jet boots over three empty tiles."""
    hands = {0: "bottes-a-reaction.1"}
    table = galaxy(*TILES, chapter="travel", rule_set="complete", arrange=marked, hands=hands)
    running, position = scenario.running, table.play.position
    live, now, length = await running.live(), running.clock.now(), len(await running.log())
    version = GAMES["cochons"].version
    row = PositionRow(live.table.id, length, position.chapter, position.state, version, now)
    await running.store.commit(Change(now, live.table.id, position=row, log_length=length))
    running.bot.tables.drop(live.table.id)


@pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])
async def test_a_walk_in_jet_boots_is_advised_in_one_line_and_done_by_one_choice(scenario: Scenario) -> None:
    """Its choice leaves out what can be but one thing, the card: that is found again when it is chosen."""
    await scenario.begun(options="rule_set=complete, auto_start=true, gap_windows=false, advice=everybody")
    await let_travel_in_boots(scenario)
    live = await scenario.running.live()
    red = next(one for one in scenario.people if one.id == live.at(Seat(0)).user_id)
    line, words = LINE[red.locale[:2]], red.locale.startswith("fr")
    advised = await red.slash("conseil" if words else "advice", channel=scenario.channel)
    assert line in advised.text
    asked = await red.slash("repondre" if words else "answer", channel=scenario.channel)
    menu = next(
        one
        for one in walk(asked.components)
        if one["type"] in SELECTS and line in [choice["label"] for choice in one["options"]]
    )
    await red.choose(asked, menu["custom_id"], [line])
    state = (await scenario.running.live()).play.state
    assert [[troop.gorets for troop in state.board[cell].troops] for cell in ("A1", "B1", "B2")] == [[1]] * 3
