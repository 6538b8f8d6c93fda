"""Who looks after a table: handed over, and what whoever manages the server's channels may do instead."""

import pytest

from tests.fake_discord import Interaction, Person
from tests.sockets.games import PLAYED
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.servers import WHEREVER
from tests.sockets.tables import offer_of


async def hand_over(scenario: Scenario, by: Person, to: Person | object) -> Interaction:
    """Somebody hands the table over; then everything is delivered."""
    line, option = ("table confier", "qui") if by.locale == "fr" else ("table host", "who")
    answer = await by.slash(line, {option: to}, channel=scenario.channel)
    await scenario.running.settle()
    return answer


async def host_of(scenario: Scenario) -> int:
    return (await scenario.running.live()).table.host_id


def add_manager(scenario: Scenario, name: str = "Max") -> Person:
    """Somebody who sits at no table, and may manage the channels of the server."""
    found = scenario.world.person(name, scenario.guild, locale="fr")
    scenario.guild.managers.add(found.id)
    return found


def as_manager(scenario: Scenario, who: Person) -> str:
    """What the table reads of them."""
    return scenario.running.text("host-manager", who=who.name)


# ---- handing over


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cosmic")
async def test_the_host_hands_the_table_over_and_everybody_hears_it(scenario: Scenario) -> None:
    await scenario.started()
    answer = await hand_over(scenario, scenario.ana, scenario.bob)
    assert answer.text == scenario.running.text("host-receipt", who="**Bob**")
    assert await host_of(scenario) == scenario.bob.id
    told = scenario.running.text("host-given", who="**Ana**", what="**Bob**")
    assert len(scenario.told(told)) == 1
    refused = await hand_over(scenario, scenario.ana, scenario.cy)
    assert refused.text == scenario.running.text("lobby-error-host-only", who="Bob")
    await scenario.running.kill()
    await scenario.running.open()
    assert await host_of(scenario) == scenario.bob.id


async def test_in_the_lobby_the_message_names_the_new_host_who_may_start(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    await hand_over(scenario, scenario.ana, scenario.cy)
    assert scenario.running.text("lobby-host", who="**Cy**") in lobby.text
    await scenario.cy.press(lobby, scenario.running.text("lobby-start"))
    assert (await scenario.running.live()).table.status == "playing"


async def test_a_table_is_handed_to_nobody_who_is_not_there_to_no_bot_and_not_to_oneself(
    scenario: Scenario,
) -> None:
    await scenario.started()
    dan = scenario.world.person("Dan", scenario.guild)
    said, text = len(scenario.public()), scenario.running.text
    refused = {
        scenario.ana: text("host-already"),
        dan: text("host-not-seated", who="Dan"),
        scenario.world.bot: text("host-bot"),
    }
    for person, why in refused.items():
        answer = await hand_over(scenario, scenario.ana, person)
        assert (answer.text, answer.ephemeral) == (why, True)
    others = await hand_over(scenario, scenario.bob, scenario.bob)
    assert others.text == text("lobby-error-host-only", "en", who="Ana")
    assert await host_of(scenario) == scenario.ana.id
    assert len(scenario.public()) == said


# ---- by itself


async def send_away(scenario: Scenario, person: Person, until: str = "5j") -> None:
    """Somebody says that they are away from now on; then everything is delivered."""
    line, option = ("absence", "jusqua") if person.locale == "fr" else ("away", "until")
    await person.slash(line, {option: until}, channel=scenario.channel)
    await scenario.running.settle()


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cosmic")
async def test_a_host_who_is_away_for_a_day_loses_the_table_to_who_sits_there_longest(
    scenario: Scenario,
) -> None:
    lobby = await scenario.lobby()
    for person in (scenario.cy, scenario.bob):
        scenario.running.clock.advance(MINUTE)
        await person.press(lobby, scenario.running.text("lobby-join"))
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    await send_away(scenario, scenario.ana)
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(23 * HOUR)
    assert await host_of(scenario) == scenario.ana.id
    await scenario.running.later(HOUR)
    assert await host_of(scenario) == scenario.cy.id, "who sat down first"
    told = scenario.running.text("host-passed-away", who="**Ana**", what="**Cy**")
    assert len(scenario.told(told)) == 1


async def test_a_host_who_let_a_deadline_pass_loses_the_table_a_day_later(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    for person in (scenario.bob, scenario.cy):
        await person.slash("passer" if person.locale == "fr" else "pass", channel=scenario.channel)
    await scenario.running.later(24 * HOUR)
    assert await host_of(scenario) == scenario.ana.id
    for _ in range(6):
        for person in (scenario.bob, scenario.cy):
            await person.slash("main" if person.locale == "fr" else "hand", channel=scenario.channel)
        await scenario.running.later(4 * HOUR)
    assert await host_of(scenario) in (scenario.bob.id, scenario.cy.id)


async def test_a_host_who_is_back_in_time_keeps_the_table(scenario: Scenario) -> None:
    await scenario.started(deadline="none")
    await send_away(scenario, scenario.ana)
    await scenario.running.later(20 * HOUR)
    await scenario.ana.slash("main", channel=scenario.channel)
    await scenario.running.later(10 * HOUR)
    assert await host_of(scenario) == scenario.ana.id


@pytest.mark.thorough
async def test_a_host_who_owes_an_answer_for_days_loses_the_table_where_no_deadline_is_set(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="none")
    (awaited,) = await scenario.awaited()
    if awaited is not scenario.ana:
        await hand_over(scenario, scenario.ana, awaited)
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(71 * HOUR)
    assert await host_of(scenario) == awaited.id
    await scenario.running.later(HOUR)
    assert await host_of(scenario) != awaited.id
    host = await host_of(scenario)
    heir = next(one for one in scenario.people if one.id == host)
    told = scenario.running.text("host-passed-silent", who=f"**{awaited.name}**", what=f"**{heir.name}**")
    assert len(scenario.told(told)) == 1


@pytest.mark.thorough
async def test_a_host_who_is_asked_in_secret_keeps_the_table(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    await scenario.running.later(10 * 24 * HOUR)
    assert await host_of(scenario) == scenario.ana.id, "nobody sees who has not answered in secret"


@pytest.mark.thorough
async def test_the_table_passes_to_nobody_who_is_away(scenario: Scenario) -> None:
    await scenario.started(deadline="none")
    for person in scenario.people:
        await send_away(scenario, person)
    await scenario.running.later(25 * HOUR)
    assert await host_of(scenario) == scenario.ana.id
    await scenario.cy.slash("main", channel=scenario.channel)
    await scenario.running.later(24 * HOUR)
    assert await host_of(scenario) == scenario.cy.id


# ---- whoever manages the server's channels


@pytest.mark.thorough
async def test_whoever_manages_the_channels_cancels_a_table_once_sure_and_aloud(scenario: Scenario) -> None:
    await scenario.started()
    manager = add_manager(scenario)
    sure = await manager.slash("table annuler", channel=scenario.channel)
    assert (await scenario.running.live()).table.status == "playing"
    await manager.press(sure, scenario.running.text("cancel-button"))
    await scenario.running.settle()
    live = await scenario.running.live()
    assert live.table.status == "cancelled"
    table = scenario.running.bot.voices.of_table(live).table_name(live.table)
    told = scenario.running.text("cancel-done", who=as_manager(scenario, manager), table=table)
    assert len(scenario.told(told)) == 1


@pytest.mark.thorough
async def test_whoever_manages_the_channels_gives_more_time_aloud(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    manager, due = add_manager(scenario), (await scenario.running.live()).due_at
    assert due is not None
    await manager.slash("table prolonger", {"duree": "12h"}, channel=scenario.channel)
    await scenario.running.settle()
    assert (await scenario.running.live()).due_at == due + 12 * HOUR
    assert as_manager(scenario, manager) in scenario.public()[-1].text


@pytest.mark.thorough
@pytest.mark.gateway  # which tells of it at once
async def test_whoever_manages_the_channels_moves_a_table_aloud_even_one_that_lost_its_channel(
    scenario: Scenario,
) -> None:
    await scenario.started()
    manager = add_manager(scenario)
    there = scenario.world.channel(scenario.guild, "there")
    await manager.slash("table deplacer", {"table": "1"}, channel=there)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.channel_id == there.id
    assert as_manager(scenario, manager) in scenario.public()[-1].text
    scenario.world.delete_channel(there)
    await scenario.running.settle()
    found = scenario.world.channel(scenario.guild, "found")
    await manager.slash("table deplacer", {"table": "1"}, channel=found)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"
    assert as_manager(scenario, manager) in scenario.public(found)[0].text


@pytest.mark.thorough
async def test_whoever_manages_the_channels_gives_a_seat_away_aloud(scenario: Scenario) -> None:
    await scenario.drawn()
    manager, dan = add_manager(scenario), scenario.world.person("Dan", scenario.guild, locale="fr")
    await manager.slash("table remplacer", {"place": "Cy"}, channel=scenario.channel)
    await scenario.running.settle()
    row = next(one for one in (await scenario.running.live()).seats if one.kind == "practice")
    told = scenario.running.text(
        "substitute-done-by",
        by=as_manager(scenario, manager),
        who="**Cy**",
        what=scenario.running.text("practice-player-ordinary", who=f"**{row.name}**"),
    )
    assert len(scenario.told(told)) == 1
    await manager.slash("table remplacer", {"place": "Bob", "par": dan}, channel=scenario.channel)
    await scenario.running.settle()
    offer = offer_of(scenario)
    assert offer is not None
    assert as_manager(scenario, manager) in offer.text
    await dan.press(offer, scenario.running.text("substitute-accept"))
    assert (await scenario.running.live()).seat_of(dan.id) is not None


@pytest.mark.thorough
async def test_to_manage_channels_opens_neither_the_lobby_nor_the_table_to_more(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    manager, only_host = add_manager(scenario), scenario.running.text("lobby-error-host-only", who="Ana")
    for button in ("lobby-start", "lobby-options"):
        assert (await manager.press(lobby, scenario.running.text(button))).text == only_host
    assert (await hand_over(scenario, manager, scenario.bob)).text == only_host


@pytest.mark.thorough
async def test_who_manages_one_channel_alone_may_do_so_there_only(scenario: Scenario) -> None:
    await scenario.started()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    elsewhere = scenario.world.channel(scenario.guild, "elsewhere")
    elsewhere.managers.add(dan.id)
    refused = await dan.slash("table annuler", {"table": "1"}, channel=elsewhere)
    assert refused.text == scenario.running.text("lobby-error-host-only", who="Ana")
    moved = await dan.slash("table deplacer", {"table": "1"}, channel=elsewhere)
    assert moved.text == scenario.running.text("lobby-error-host-only", who="Ana")
    scenario.channel.managers.add(dan.id)
    sure = await dan.slash("table annuler", channel=scenario.channel)
    await dan.press(sure, scenario.running.text("cancel-button"))
    assert (await scenario.running.live()).table.status == "cancelled"


@pytest.mark.thorough
@WHEREVER
async def test_who_manages_another_server_may_do_nothing_here(scenario: Scenario) -> None:
    await scenario.started()
    other = scenario.world.guild("Ailleurs")
    scenario.world.join(scenario.bob, other)
    other.managers.add(scenario.bob.id)
    there = scenario.world.channel(other)
    refused = await scenario.bob.slash("table cancel", {"table": "1"}, channel=there)
    assert refused.text == scenario.running.text("lobby-error-host-only", "en", who="Ana")


@pytest.mark.thorough
async def test_the_host_is_named_as_host_even_who_manages_the_channels(scenario: Scenario) -> None:
    await scenario.started()
    scenario.guild.managers.add(scenario.ana.id)
    sure = await scenario.ana.slash("table annuler", channel=scenario.channel)
    await scenario.ana.press(sure, scenario.running.text("cancel-button"))
    await scenario.running.settle()
    assert scenario.told(scenario.running.text("host-manager", who="Ana")) == []
