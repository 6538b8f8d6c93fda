"""Open seats: anybody takes one by a button, and knows what it knows; its former owner learns nothing more."""

import pytest

from tests.fake_discord import Interaction, Message, Person
from tests.sockets.direct_messages import direct_messages
from tests.sockets.games import PLAYED
from tests.sockets.orders import give
from tests.sockets.players import parts_of
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import cancelled, find_button


async def leave(scenario: Scenario, person: Person) -> Interaction:
    """Somebody leaves the table, and is sure; then everything is delivered."""
    sure = await person.slash(
        "table quitter" if person.locale == "fr" else "table leave", channel=scenario.channel
    )
    done = await person.press(sure, scenario.running.text("leave-button", person.locale))
    await scenario.running.settle()
    return done


async def take(scenario: Scenario, person: Person, message: Message | None = None) -> Interaction:
    """Somebody presses the newest button that takes a seat; then everything is delivered."""
    if message is None:
        message, button = find_button(scenario, "take")
    else:
        button = scenario.running.text("substitute-accept")
    done = await person.press(message, button)
    await scenario.running.settle()
    return done


async def open_seats(scenario: Scenario) -> list[int]:
    return [row.seat for row in (await scenario.running.live()).seats if row.is_open]


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cosmic")
async def test_whoever_takes_an_open_seat_gets_its_hand_its_question_and_what_happened(
    scenario: Scenario,
) -> None:
    await scenario.drawn(deadline="24h")
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    seat = (await scenario.running.live()).seat_of(scenario.cy.id)
    done = await leave(scenario, scenario.cy)
    assert done.text == scenario.running.text("leave-receipt")
    told = scenario.running.text("open-seat-left", who="**Cy**")
    assert len(scenario.told(told)) == 1
    assert seat is not None
    assert await open_seats(scenario) == [seat.seat]
    taken = await take(scenario, dan)
    assert taken.text == scenario.running.text("open-seat-yours", "en")
    history = await taken.followed()
    assert history.ephemeral
    assert scenario.running.text("log-title", "en", table="{").partition("{")[0] in history.text
    live = await scenario.running.live()
    row = live.seat_of(dan.id)
    assert row is not None
    assert (row.seat, row.name, row.kind, row.is_open) == (seat.seat, "Dan", "person", False)
    voice, sent = scenario.running.bot.voices.of_seat(live, row), direct_messages(dan)
    hand = voice.hand(live.table, live.rulebook.hand(live.play.view(row.seat)))  # type: ignore[arg-type]
    assert any(hand in each.text for each in sent)
    name = scenario.running.text("open-seat-name", who="Cy")
    settled = scenario.running.text("open-seat-settled", who="**Dan**", what=f"**{name}**")
    assert len(scenario.told(settled)) == 1
    assert any(scenario.running.text("open-seat-news", "en") in each.text for each in sent)


async def test_an_open_seat_lets_nobody_wait_and_spends_nothing(scenario: Scenario) -> None:
    await scenario.drawn()
    live = await scenario.running.live()
    row = live.seat_of(scenario.cy.id)
    assert row is not None
    default = live.play.asks[row.seat].default  # type: ignore[index]  # a row's number is a seat
    before = len(await scenario.running.log())
    await leave(scenario, scenario.cy)
    entries = (await scenario.running.log())[before:]
    assert [one.seat for one in entries] == [row.seat]
    assert f'"{default.option}"'.encode() in entries[0].reply


async def test_leaving_asks_first_and_changes_nothing_before(scenario: Scenario) -> None:
    await scenario.drawn()
    seats, said = (await scenario.running.live()).seats, len(scenario.public())
    sure = await scenario.cy.slash("table quitter", channel=scenario.channel)
    assert (await scenario.running.live()).seats == seats
    kept = await scenario.cy.press(sure, scenario.running.text("leave-keep-button"))
    assert kept.text == scenario.running.text("leave-kept")
    assert parts_of(kept) == []
    await scenario.running.settle()
    assert ((await scenario.running.live()).seats, len(scenario.public())) == (seats, said)


async def test_in_the_lobby_to_leave_is_to_stand_up(scenario: Scenario) -> None:
    await scenario.seated()
    left = await scenario.cy.slash("table quitter", channel=scenario.channel)
    assert left.text == scenario.running.text("lobby-left")
    assert [row.name for row in (await scenario.running.live()).seats] == ["Ana", "Bob"]


async def test_the_button_works_after_a_kill_and_once(scenario: Scenario) -> None:
    await scenario.drawn()
    dan, eve = (scenario.world.person(name, scenario.guild, locale="fr") for name in ("Dan", "Eve"))
    await leave(scenario, scenario.cy)
    message, button = find_button(scenario, "take")
    await scenario.running.kill()
    await scenario.running.open()
    first = dan.press(message, button)
    assert (await first).text == scenario.running.text("open-seat-yours")
    first.send()
    late = await eve.press(message, button, forged=True)
    assert late.text == scenario.running.text("open-seat-taken")
    await scenario.running.settle()
    live = await scenario.running.live()
    assert (live.seat_of(dan.id) is not None, live.seat_of(eve.id)) == (True, None)
    assert message.buttons == {}


async def test_whoever_sits_there_takes_no_second_seat(scenario: Scenario) -> None:
    await scenario.drawn()
    await leave(scenario, scenario.cy)
    refused = await take(scenario, scenario.bob)
    assert refused.text == scenario.running.text("open-seat-seated", "en")
    assert len(await open_seats(scenario)) == 1


@pytest.mark.thorough
async def test_nobody_takes_a_seat_of_what_is_over(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await leave(scenario, scenario.cy)
    message, _ = find_button(scenario, "take")
    await cancelled(scenario)
    assert (await take(scenario, dan, message)).text == scenario.running.text("refused-over")


@pytest.mark.thorough
async def test_whoever_left_learns_nothing_more_and_may_come_back(scenario: Scenario) -> None:
    await scenario.drawn()
    await leave(scenario, scenario.cy)
    since = max(each.id for each in scenario.world.messages())
    hand = await scenario.cy.slash("main", channel=scenario.channel)
    assert hand.text == scenario.running.text("refused-not-seated")
    for person in (scenario.ana, scenario.bob):
        await person.slash("passer" if person.locale == "fr" else "pass", channel=scenario.channel)
    await scenario.running.settle()
    assert direct_messages(scenario.cy, since) == []
    await take(scenario, scenario.cy)
    assert (await scenario.running.live()).seat_of(scenario.cy.id) is not None


@pytest.mark.thorough
async def test_orders_do_not_pass_to_whoever_takes_an_open_seat(scenario: Scenario) -> None:
    await scenario.drawn()
    await give(scenario, scenario.bob, "windows", "all", None, "at-once", "game")
    await leave(scenario, scenario.bob)
    assert await scenario.running.store.orders(1) == []


@pytest.mark.thorough
async def test_the_host_and_who_manages_the_channels_open_a_seat_aloud_and_nobody_else(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    given = {"seat": "Cy", "anybody": True}
    refused = await scenario.bob.slash("table substitute", given, channel=scenario.channel)
    assert refused.text == scenario.running.text("lobby-error-host-only", "en", who="Ana")
    dan = scenario.world.person("Dan", scenario.guild)
    either = await scenario.ana.slash(
        "table remplacer", {"place": "Cy", "libre": True, "par": dan}, channel=scenario.channel
    )
    assert either.text == scenario.running.text("substitute-either")
    assert await open_seats(scenario) == []
    done = await scenario.ana.slash(
        "table remplacer", {"place": "Cy", "libre": True}, channel=scenario.channel
    )
    assert done.text == scenario.running.text("open-seat-receipt", who="**Cy**")
    await scenario.running.settle()
    assert scenario.told(scenario.running.text("open-seat-by", by="**Ana**", who="**Cy**"))
    (seat,) = await open_seats(scenario)
    again = await scenario.ana.slash(
        "table remplacer", {"place": str(seat), "libre": True}, channel=scenario.channel
    )
    assert again.text == scenario.running.text("open-seat-already")
    manager = scenario.world.person("Max", scenario.guild)
    scenario.guild.managers.add(manager.id)
    await manager.slash("table remplacer", {"place": "Bob", "libre": True}, channel=scenario.channel)
    await scenario.running.settle()
    by = scenario.running.text("host-manager", who="Max")
    assert scenario.told(scenario.running.text("open-seat-by", by=by, who="**Bob**"))


@pytest.mark.thorough
async def test_the_last_person_cannot_leave(scenario: Scenario) -> None:
    await scenario.drawn()
    await leave(scenario, scenario.bob)
    await leave(scenario, scenario.cy)
    refused = await scenario.ana.slash("table quitter", channel=scenario.channel)
    assert refused.text == scenario.running.text("lobby-error-last")


@pytest.mark.thorough
async def test_when_the_host_leaves_who_sits_there_longest_looks_after_the_table(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await leave(scenario, scenario.bob)
    scenario.running.clock.advance(HOUR)
    await take(scenario, dan)
    await leave(scenario, scenario.ana)
    assert (await scenario.running.live()).table.host_id == scenario.cy.id
    assert scenario.told(scenario.running.text("host-passed", who="**Cy**"))
    eve = scenario.world.person("Eve", scenario.guild, locale="fr")
    await take(scenario, eve)
    assert (await scenario.running.live()).table.host_id == scenario.cy.id


@pytest.mark.thorough
async def test_an_open_seat_may_still_be_given_to_somebody_or_to_a_practice_player(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    await leave(scenario, scenario.cy)
    message, _ = find_button(scenario, "take")
    (seat,) = await open_seats(scenario)
    await scenario.ana.slash("table remplacer", {"place": str(seat)}, channel=scenario.channel)
    await scenario.running.settle()
    assert await open_seats(scenario) == []
    assert message.buttons == {}


async def lose_patience(scenario: Scenario) -> Person:
    """A game in which the table waits no longer for whoever was asked first."""
    await scenario.started(deadline="24h")
    async with scenario.running.bot.tables.turn(1) as live:
        live.take_over({"patience": 1})
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR)
    return person


@pytest.mark.thorough
async def test_a_seat_whose_person_is_away_for_too_long_is_taken_by_its_button(scenario: Scenario) -> None:
    person = await lose_patience(scenario)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    assert len(await open_seats(scenario)) == 1
    assert scenario.told(scenario.running.text("seat-opened", who=f"**{person.name}**"))
    await take(scenario, dan)
    live = await scenario.running.live()
    assert (live.seat_of(person.id), await open_seats(scenario)) == (None, [])
    row = live.seat_of(dan.id)
    assert row is not None
    assert (row.misses, row.away_from, row.steward) == (0, None, None)
    assert (live.table.host_id == dan.id) is False, "a stranger does not look after the table"


@pytest.mark.thorough
async def test_whoever_comes_back_before_has_the_seat_again(scenario: Scenario) -> None:
    person = await lose_patience(scenario)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    message, button = find_button(scenario, "take")
    await person.slash("main" if person.locale == "fr" else "hand", channel=scenario.channel)
    await scenario.running.settle()
    assert message.buttons == {}
    late = await dan.press(message, button, forged=True)
    assert late.text == scenario.running.text("open-seat-taken")
