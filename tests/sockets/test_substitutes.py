"""Somebody leaves in the middle of a game, and another takes the seat; more time is given (D-53, R-123)."""

import pytest

from bot.wording.line_changes import list_lines_of
from porc_royal.facts import Seat
from tests.sockets.direct_messages import direct_messages, reminders
from tests.sockets.games import COSMIC, PLAYED
from tests.sockets.orders import give
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import HOUR, MINUTE, Scenario, offered_first
from tests.sockets.tables import cancelled, offer_of, offered, replaced

pytestmark = pytest.mark.thorough


async def test_a_newcomer_gets_the_seat_with_its_cards_and_its_question(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.running.bot.store.set_preference(dan.id, "language", "en")
    await replaced(scenario, scenario.ana, "Cy", dan)
    told = scenario.public()[-1]
    assert "Dan" in told.text
    assert told.pings == [], "whoever has just taken a seat need not be called"
    live = await scenario.running.live()
    row = live.seat_of(dan.id)
    assert row is not None
    assert (live.seat_of(scenario.cy.id), row.name, row.language) == (None, "Dan", "en")
    message = scenario.question(dan)
    assert scenario.running.text("substitute-yours", "en", who="**Cy**") in message.text
    for card in live.rulebook.hand(live.play.view(row.seat)):  # type: ignore[arg-type]  # a row's number is a seat
        assert scenario.running.bot.words.of("en").arg(card.title, lambda seat: "", "cochons") in message.text
    answer = await dan.press(message, scenario.running.text(scenario.game.simple, "en"))
    assert is_taken(answer)


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
async def test_a_newcomer_reads_whom_that_seat_plays_and_how_it_stands(scenario: Scenario) -> None:
    """Cards alone said neither where one's ships or pigs are, nor which turn it is."""
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.running.bot.store.set_preference(dan.id, "language", "en")
    await replaced(scenario, scenario.ana, "Cy", dan)
    live = await scenario.running.live()
    row = live.seat_of(dan.id)
    assert row is not None
    seat, voice = Seat(row.seat), scenario.running.bot.voices.in_language(live, "en")
    told, view = "\n".join(one.text for one in direct_messages(dan)), live.play.view(seat)
    mine = list(list_lines_of(live.rulebook.summary(view), seat))
    assert mine
    for line in [live.rulebook.progress(view), *mine]:
        assert voice.say(line) in told
    title = live.rulebook.title(view, seat)
    assert title is None or voice.text("status-you", title=voice.arg(title)) in told


@pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])
async def test_whoever_takes_over_many_cards_reads_all_of_them_whatever_there_is_to_tell_besides(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifteen flares leave no room for how it stands, which is looked up; what was cut off was the last cards."""
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.running.bot.store.set_preference(dan.id, "language", "en")
    live = await scenario.running.live()
    seat = Seat(next(row.seat for row in live.seats if row.user_id == scenario.cy.id))
    voice = scenario.running.bot.voices.in_language(live, "en")
    hand = voice.hand(live.table, live.rulebook.hand(live.play.view(seat)))
    monkeypatch.setattr("bot.announcer.inboxes.TEXT_LIMIT", len(hand) + 200)
    await replaced(scenario, scenario.ana, "Cy", dan)
    assert hand in "\n".join(one.text for one in direct_messages(dan))


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.parametrize("answers", [True, False], ids=["answered", "awaited"])
@pytest.mark.samples("answered-cosmic", "awaited-cochons")
async def test_a_newcomer_has_as_long_as_anybody_whether_the_seat_has_answered_or_not(
    scenario: Scenario, *, answers: bool
) -> None:
    await scenario.drawn(deadline="24h")
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    if answers:
        panel = await scenario.cy.slash("answer", channel=scenario.channel)
        await offered_first(scenario.cy, panel)
        await scenario.running.settle()
    await scenario.running.later(20 * HOUR)
    await replaced(scenario, scenario.ana, "Cy", dan)
    due = (await scenario.running.live()).due_at
    assert due is not None
    assert abs(due - scenario.running.clock.now() - 24 * HOUR) < MINUTE
    assert f"<t:{due // 1000}" in scenario.story().text
    await scenario.running.kill()
    await scenario.running.open()
    assert (await scenario.running.live()).due_at == due


async def test_nobody_is_seated_before_they_said_yes(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    seats = (await scenario.running.live()).seats
    asked = await offered(scenario, scenario.ana, "Cy", dan)
    assert asked.text == scenario.running.text("substitute-asked", who="**Dan**", what="**Cy**")
    assert (await scenario.running.live()).seats == seats
    offer = offer_of(scenario)
    assert offer is not None
    assert offer.pings == [dan]
    assert scenario.running.text("substitute-offer-host") not in offer.text
    for person in (scenario.ana, scenario.bob, scenario.cy):
        refused = await person.press(offer, scenario.running.text("substitute-accept"))
        assert refused.text == scenario.running.text("press-not-yours", person.locale)
    assert (await scenario.running.live()).seats == seats


async def test_a_seat_is_taken_by_its_button_after_a_restart_and_the_button_goes(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await offered(scenario, scenario.ana, "Cy", dan)
    await scenario.running.kill()
    await scenario.running.open()
    offer = offer_of(scenario)
    assert offer is not None
    button = next(iter(offer.buttons))
    taken = await dan.press(offer, button)
    assert taken.text == scenario.running.text("substitute-taken", "en", who="**Cy**")
    await scenario.running.settle()
    row = (await scenario.running.live()).seat_of(dan.id)
    assert row is not None
    assert row.language == "en", "the language of whoever took it"
    assert offer_of(scenario) is None, "what is answered has no buttons any more"


async def test_whoever_declines_leaves_the_seat_to_its_owner_and_all_hear_it(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    seats = (await scenario.running.live()).seats
    await offered(scenario, scenario.bob, "Bob", dan)
    offer = offer_of(scenario)
    assert offer is not None
    done = await dan.press(offer, scenario.running.text("substitute-decline"))
    assert done.text == scenario.running.text("substitute-declined-receipt")
    await scenario.running.settle()
    assert scenario.public()[-1].text == scenario.running.text(
        "substitute-declined", who="**Dan**", what="**Bob**"
    )
    assert (await scenario.running.live()).seats == seats


async def test_an_offer_expires_and_so_it_does_when_who_made_it_may_not_any_more(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    eve = scenario.world.person("Eve", scenario.guild, locale="fr")
    await offered(scenario, scenario.bob, "Bob", dan)
    late = offer_of(scenario)
    assert late is not None
    await scenario.running.later(49 * HOUR)
    gone = scenario.running.text("substitute-expired")
    assert (await dan.press(late, scenario.running.text("substitute-accept"))).text == gone
    await offered(scenario, scenario.ana, "Cy", dan)
    given = scenario.public()[-1]
    await replaced(scenario, scenario.cy, "Cy")
    assert (await dan.press(given, scenario.running.text("substitute-accept"))).text == gone
    assert (await scenario.running.live()).seat_of(dan.id) is None
    await offered(scenario, scenario.ana, "Bob", eve)
    await cancelled(scenario)
    over = await eve.press(scenario.public()[-1], scenario.running.text("substitute-accept"))
    assert over.text == scenario.running.text("refused-over")


async def test_it_is_said_aloud_who_looks_after_the_table_when_its_host_leaves(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await offered(scenario, scenario.ana, "Ana", dan)
    offer = offer_of(scenario)
    assert offer is not None
    assert scenario.running.text("substitute-offer-host") in offer.text
    assert (await scenario.running.live()).table.host_id == scenario.ana.id
    await dan.press(offer, scenario.running.text("substitute-accept"))
    await scenario.running.settle()
    passed = [
        each for each in scenario.public() if scenario.running.text("host-passed", who="**Dan**") in each.text
    ]
    assert len(passed) == 1
    await replaced(scenario, dan, "Dan")
    host = (await scenario.running.live()).table.host_id
    (heir,) = [one for one in scenario.people if one.id == host]
    assert any(
        scenario.running.text("host-passed", who=f"**{heir.name}**") in each.text
        for each in scenario.public()
    )


async def test_a_host_who_leaves_the_lobby_hands_it_on_aloud(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    await scenario.ana.press(lobby, scenario.running.text("lobby-leave"))
    await scenario.running.settle()
    assert scenario.public()[-1].text == scenario.running.text("host-passed", who="**Bob**")


async def test_whoever_has_left_can_do_nothing_and_learns_nothing_any_more(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    question = scenario.question(scenario.bob)
    button = parts_of(question)[0]["custom_id"]
    await replaced(scenario, scenario.bob, "Bob", dan)
    assert not parts_of(question), "the question of whoever has left is closed"
    late = await scenario.bob.press(question, button, forged=True)
    assert scenario.running.text("refused-unknown-table", "en") in late.text
    hand = await scenario.bob.slash("hand", channel=scenario.channel)
    assert scenario.running.text("refused-not-seated", "en") in hand.text
    since = max(each.id for each in scenario.world.messages())
    for person in (scenario.ana, scenario.cy, dan):
        await person.slash("passer", channel=scenario.channel)
    await scenario.running.settle()
    assert direct_messages(scenario.bob, since) == []


async def test_a_practice_player_takes_over_at_once_and_gives_the_seat_back(scenario: Scenario) -> None:
    await scenario.drawn()
    before = len(await scenario.running.log())
    await replaced(scenario, scenario.ana, "Cy")
    live = await scenario.running.live()
    (row,) = [one for one in live.seats if one.kind == "practice"]
    assert live.seat_of(scenario.cy.id) is None
    assert [one.seat for one in (await scenario.running.log())[before:]] == [row.seat], (
        "it has answered already"
    )
    await replaced(scenario, scenario.ana, row.name, scenario.cy)
    assert (await scenario.running.live()).seat_of(scenario.cy.id) is not None
    for person in (scenario.ana, scenario.bob):
        await person.slash("passer" if person.locale == "fr" else "pass", channel=scenario.channel)
    await scenario.running.settle()
    assert "practice" not in {one.kind for one in (await scenario.running.live()).seats}


async def test_the_table_passes_to_the_newcomer_when_its_host_leaves(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await replaced(scenario, scenario.ana, "Ana", dan)
    assert (await scenario.running.live()).table.host_id == dan.id
    await replaced(scenario, dan, "Dan")
    assert (await scenario.running.live()).table.host_id in (scenario.bob.id, scenario.cy.id)


async def test_orders_do_not_pass_to_whoever_takes_over(scenario: Scenario) -> None:
    await scenario.drawn()
    await give(scenario, scenario.bob, "windows", "all", None, "at-once", "game")
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await replaced(scenario, scenario.ana, "Bob", dan)
    assert await scenario.running.store.orders(1) == []
    assert (await scenario.running.live()).orders == []


async def test_what_is_no_substitution_is_refused_and_changes_nothing(scenario: Scenario) -> None:
    await scenario.drawn()
    text = scenario.running.text
    seats = (await scenario.running.live()).seats
    robot = scenario.world.person("Robot", scenario.guild)
    robot.bot = True
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    refused = [
        (await replaced(scenario, scenario.bob, "Cy", dan), text("lobby-error-host-only", "en", who="Ana")),
        (await replaced(scenario, scenario.ana, "Cy", scenario.bob), text("substitute-seated", who="Bob")),
        (await replaced(scenario, scenario.ana, "Zoé", dan), text("substitute-nobody")),
        (await replaced(scenario, scenario.ana, "Cy", robot), text("substitute-bot")),
    ]
    for answer, why in refused:
        assert why in answer.text
        assert answer.ephemeral
    assert (await scenario.running.live()).seats == seats
    await replaced(scenario, scenario.ana, "Bob")
    await replaced(scenario, scenario.ana, "Cy")
    last = await replaced(scenario, scenario.ana, "Ana")
    assert text("lobby-error-last") in last.text


async def test_the_names_of_those_who_sit_there_are_offered(scenario: Scenario) -> None:
    await scenario.drawn()
    found = await scenario.ana.autocomplete("table remplacer", "place", "b", channel=scenario.channel)
    assert [choice["name"] for choice in found] == ["Bob"]


async def test_more_time_moves_the_deadline_and_its_reminders(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    await scenario.running.later(23 * HOUR)
    before = len(await scenario.running.log())
    due = (await scenario.running.live()).due_at
    assert due is not None
    refused = await scenario.bob.slash("table extend", {"time": "12h"}, channel=scenario.channel)
    assert scenario.running.text("lobby-error-host-only", "en", who="Ana") in refused.text
    await scenario.ana.slash("table prolonger", {"duree": "12h"}, channel=scenario.channel)
    await scenario.running.settle()
    assert (await scenario.running.live()).due_at == due + 12 * HOUR
    assert f"<t:{(due + 12 * HOUR) // 1000}:" in scenario.story().text, "the story says until when, now"
    assert f"<t:{due // 1000}:" not in scenario.story().text
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(12 * HOUR)
    assert len(await scenario.running.log()) == before, "the old time is up, the new one is not"
    assert reminders(scenario, scenario.bob).count("tenth") == 2
    await scenario.running.later(HOUR + MINUTE)
    assert len(await scenario.running.log()) > before


async def test_where_no_clock_runs_there_is_nothing_to_extend(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    answer = await scenario.ana.slash("table prolonger", {"duree": "12h"}, channel=scenario.channel)
    assert scenario.running.text("extend-nothing") in answer.text
