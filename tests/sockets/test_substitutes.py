"""Somebody leaves in the middle of a game, and another takes the seat; more time is given (D-53, R-123)."""

from bot.panels.custom_ids import read_token
from tests.loopback import Interaction, Message, Person
from tests.sockets.house import HOUR, MINUTE, Town
from tests.sockets.letters import letters, reminders
from tests.sockets.orders import give
from tests.sockets.players import number_of, parts_of
from tests.sockets.tables import cancelled


async def offered(town: Town, by: Person, who: str, new: Person | None = None) -> Interaction:
    """Somebody offers a seat to somebody else, or gives it to a practice player; then everything is delivered."""
    line, seat, other = ("table remplacer", "place", "par")
    if by.locale != "fr":
        line, seat, other = ("table substitute", "seat", "by")
    answer = await by.slash(line, {seat: who, **({other: new} if new else {})}, channel=town.channel)
    await town.house.settle()
    return answer


async def replaced(town: Town, by: Person, who: str, new: Person | None = None) -> Interaction:
    """The same, and whoever is asked takes the seat."""
    answer = await offered(town, by, who, new)
    if new is not None and (offer := offer_of(town)) is not None:
        await new.press(offer, town.house.text("substitute-accept"))
        await town.house.settle()
    return answer


def offer_of(town: Town) -> Message | None:
    """The newest message by whose buttons a seat can be taken."""
    buttons = [part["custom_id"] for each in town.public() for part in parts_of(each)]
    seats = [one for one in buttons if read_token(one).verb == "accept"]
    return next(
        (each for each in town.public() for part in parts_of(each) if part["custom_id"] in seats), None
    )


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


async def test_nobody_is_seated_before_they_said_yes(town: Town) -> None:
    await town.drawn()
    dan = town.world.person("Dan", town.guild, locale="en-US")
    seats = (await town.house.live()).seats
    asked = await offered(town, town.ana, "Cy", dan)
    assert asked.text == town.house.text("substitute-asked", who="**Dan**", what="**Cy**")
    assert (await town.house.live()).seats == seats
    offer = offer_of(town)
    assert offer is not None
    assert offer.pings == [dan]
    assert town.house.text("substitute-offer-host") not in offer.text
    for person in (town.ana, town.bob, town.cy):
        refused = await person.press(offer, town.house.text("substitute-accept"))
        assert refused.text == town.house.text("press-not-yours", person.locale)
    assert (await town.house.live()).seats == seats


async def test_a_seat_is_taken_by_its_button_after_a_restart_and_the_button_goes(town: Town) -> None:
    await town.drawn()
    dan = town.world.person("Dan", town.guild, locale="en-US")
    await offered(town, town.ana, "Cy", dan)
    await town.house.kill()
    await town.house.open()
    offer = offer_of(town)
    assert offer is not None
    button = next(iter(offer.buttons))
    taken = await dan.press(offer, button)
    assert taken.text == town.house.text("substitute-taken", "en", who="**Cy**")
    await town.house.settle()
    row = (await town.house.live()).seat_of(dan.id)
    assert row is not None
    assert row.language == "en", "the language of whoever took it"
    assert offer_of(town) is None, "what is answered has no buttons any more"


async def test_whoever_declines_leaves_the_seat_to_its_owner_and_all_hear_it(town: Town) -> None:
    await town.drawn()
    dan = town.world.person("Dan", town.guild, locale="fr")
    seats = (await town.house.live()).seats
    await offered(town, town.bob, "Bob", dan)
    offer = offer_of(town)
    assert offer is not None
    done = await dan.press(offer, town.house.text("substitute-decline"))
    assert done.text == town.house.text("substitute-declined-receipt")
    await town.house.settle()
    assert town.public()[-1].text == town.house.text("substitute-declined", who="**Dan**", what="**Bob**")
    assert (await town.house.live()).seats == seats


async def test_an_offer_expires_and_so_it_does_when_who_made_it_may_not_any_more(town: Town) -> None:
    await town.drawn(deadline="none")
    dan = town.world.person("Dan", town.guild, locale="fr")
    eve = town.world.person("Eve", town.guild, locale="fr")
    await offered(town, town.bob, "Bob", dan)
    late = offer_of(town)
    assert late is not None
    await town.house.later(49 * HOUR)
    gone = town.house.text("substitute-expired")
    assert (await dan.press(late, town.house.text("substitute-accept"))).text == gone
    await offered(town, town.ana, "Cy", dan)
    given = town.public()[-1]
    await replaced(town, town.cy, "Cy")
    assert (await dan.press(given, town.house.text("substitute-accept"))).text == gone
    assert (await town.house.live()).seat_of(dan.id) is None
    await offered(town, town.ana, "Bob", eve)
    await cancelled(town)
    over = await eve.press(town.public()[-1], town.house.text("substitute-accept"))
    assert over.text == town.house.text("refused-over")


async def test_it_is_said_aloud_who_looks_after_the_table_when_its_host_leaves(town: Town) -> None:
    await town.drawn()
    dan = town.world.person("Dan", town.guild, locale="fr")
    await offered(town, town.ana, "Ana", dan)
    offer = offer_of(town)
    assert offer is not None
    assert town.house.text("substitute-offer-host") in offer.text
    assert (await town.house.live()).table.host_id == town.ana.id
    await dan.press(offer, town.house.text("substitute-accept"))
    await town.house.settle()
    passed = [each for each in town.public() if town.house.text("host-passed", who="**Dan**") in each.text]
    assert len(passed) == 1
    await replaced(town, dan, "Dan")
    host = (await town.house.live()).table.host_id
    (heir,) = [one for one in town.people if one.id == host]
    assert any(town.house.text("host-passed", who=f"**{heir.name}**") in each.text for each in town.public())


async def test_a_host_who_leaves_the_lobby_hands_it_on_aloud(town: Town) -> None:
    lobby = await town.seated()
    await town.ana.press(lobby, town.house.text("lobby-leave"))
    await town.house.settle()
    assert town.public()[-1].text == town.house.text("host-passed", who="**Bob**")


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
