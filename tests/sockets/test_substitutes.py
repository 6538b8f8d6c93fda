"""Somebody leaves in the middle of a game, and another takes the seat; more time is given (D-53, R-123)."""

from tests.loopback import Interaction, Person
from tests.sockets.house import HOUR, MINUTE, Town
from tests.sockets.players import number_of, parts_of
from tests.sockets.test_orders import give
from tests.sockets.test_time import letters, reminders


async def replaced(town: Town, by: Person, who: str, new: Person | None = None) -> Interaction:
    """Somebody has a seat given to somebody else, or to a practice player; then everything is delivered."""
    line, seat, other = ("table remplacer", "place", "par")
    if by.locale != "fr":
        line, seat, other = ("table substitute", "seat", "by")
    answer = await by.slash(line, {seat: who, **({other: new} if new else {})}, channel=town.channel)
    await town.house.settle()
    return answer


async def test_a_newcomer_gets_the_seat_with_its_cards_and_its_question(town: Town) -> None:
    await town.drawn(deadline="24h")
    dan = town.world.person("Dan", town.guild, locale="en-US")
    await town.house.bot.store.set_preference(dan.id, "language", "en")
    await replaced(town, town.ana, "Cy", dan)
    told = town.public()[-1]
    assert [user.id for user in told.pings] == [dan.id]
    live = await town.house.live()
    row = live.seat_of(dan.id)
    assert row is not None
    assert (live.seat_of(town.cy.id), row.name, row.language) == (None, "Dan", "en")
    letter = town.question(dan)
    assert town.house.text("substitute-yours", "en", who="**Cy**") in letter.text
    for card in live.rulebook.hand(live.play.view(row.seat)):  # type: ignore[arg-type]  # a row's number is a seat
        assert town.house.bot.words.of("en").arg(card.title, lambda seat: "", "cochons") in letter.text
    answer = await dan.press(letter, town.house.text(town.game.simple, "en"))
    assert number_of(answer) is not None


async def test_whoever_has_left_can_do_nothing_and_learns_nothing_any_more(town: Town) -> None:
    await town.drawn()
    dan = town.world.person("Dan", town.guild, locale="fr")
    question = town.question(town.bob)
    await replaced(town, town.bob, "Bob", dan)
    late = await town.bob.press(question, parts_of(question)[0]["custom_id"])
    assert town.house.text("refused-not-seated", "en") in late.text
    hand = await town.bob.slash("hand", channel=town.channel)
    assert town.house.text("refused-not-seated", "en") in hand.text
    since = max(each.id for each in town.world.messages())
    for person in (town.ana, town.cy, dan):
        await person.slash("passer", channel=town.channel)
    await town.house.settle()
    assert letters(town.bob, since) == []


async def test_a_practice_player_takes_over_at_once_and_gives_the_seat_back(town: Town) -> None:
    await town.drawn()
    before = len(await town.house.log())
    await replaced(town, town.ana, "Cy")
    live = await town.house.live()
    (row,) = [one for one in live.seats if one.kind == "practice"]
    assert live.seat_of(town.cy.id) is None
    assert [one.seat for one in (await town.house.log())[before:]] == [row.seat], "it has answered already"
    await replaced(town, town.ana, row.name, town.cy)
    assert (await town.house.live()).seat_of(town.cy.id) is not None
    for person in (town.ana, town.bob):
        await person.slash("passer" if person.locale == "fr" else "pass", channel=town.channel)
    await town.house.settle()
    assert "practice" not in {one.kind for one in (await town.house.live()).seats}


async def test_the_table_passes_to_the_newcomer_when_its_host_leaves(town: Town) -> None:
    await town.drawn()
    dan = town.world.person("Dan", town.guild, locale="fr")
    await replaced(town, town.ana, "Ana", dan)
    assert (await town.house.live()).table.host_id == dan.id
    await replaced(town, dan, "Dan")
    assert (await town.house.live()).table.host_id in (town.bob.id, town.cy.id)


async def test_orders_do_not_pass_to_whoever_takes_over(town: Town) -> None:
    await town.drawn()
    await give(town, town.bob, "windows", "all", None, "at-once", "game")
    dan = town.world.person("Dan", town.guild, locale="fr")
    await replaced(town, town.ana, "Bob", dan)
    assert await town.house.store.orders(1) == []
    assert (await town.house.live()).orders == []


async def test_what_is_no_substitution_is_refused_and_changes_nothing(town: Town) -> None:
    await town.drawn()
    text = town.house.text
    seats = (await town.house.live()).seats
    robot = town.world.person("Robot", town.guild)
    robot.bot = True
    dan = town.world.person("Dan", town.guild, locale="fr")
    refused = [
        (await replaced(town, town.bob, "Cy", dan), text("lobby-error-host-only", "en", who="Ana")),
        (await replaced(town, town.ana, "Cy", town.bob), text("substitute-seated", who="Bob")),
        (await replaced(town, town.ana, "Zoé", dan), text("substitute-nobody")),
        (await replaced(town, town.ana, "Cy", robot), text("substitute-bot")),
    ]
    for answer, why in refused:
        assert why in answer.text
        assert answer.ephemeral
    assert (await town.house.live()).seats == seats
    await replaced(town, town.ana, "Bob")
    await replaced(town, town.ana, "Cy")
    last = await replaced(town, town.ana, "Ana")
    assert text("lobby-error-last") in last.text


async def test_the_names_of_those_who_sit_there_are_offered(town: Town) -> None:
    await town.drawn()
    found = await town.ana.autocomplete("table remplacer", "place", "b", channel=town.channel)
    assert [choice["name"] for choice in found] == ["Bob"]


async def test_more_time_moves_the_deadline_and_its_reminders(town: Town) -> None:
    await town.drawn(deadline="24h")
    await town.house.later(23 * HOUR)
    before = len(await town.house.log())
    due = (await town.house.live()).due_at
    assert due is not None
    refused = await town.bob.slash("table extend", {"time": "12h"}, channel=town.channel)
    assert town.house.text("lobby-error-host-only", "en", who="Ana") in refused.text
    await town.ana.slash("table prolonger", {"duree": "12h"}, channel=town.channel)
    await town.house.settle()
    assert (await town.house.live()).due_at == due + 12 * HOUR
    await town.house.kill()
    await town.house.open()
    await town.house.later(12 * HOUR)
    assert len(await town.house.log()) == before, "the old time is up, the new one is not"
    assert reminders(town, town.bob).count("tenth") == 2
    await town.house.later(HOUR + MINUTE)
    assert len(await town.house.log()) > before


async def test_where_no_clock_runs_there_is_nothing_to_extend(town: Town) -> None:
    await town.drawn(deadline="none")
    answer = await town.ana.slash("table prolonger", {"duree": "12h"}, channel=town.channel)
    assert town.house.text("extend-nothing") in answer.text
