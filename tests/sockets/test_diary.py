"""A note is read with every question by whoever wrote it, and by nobody else; it goes with the person."""

from tests.fake_discord import Interaction, Person
from tests.sockets.scenario import Scenario
from tests.sockets.tables import replaced

TEXT = "Bob bluffs"


async def note(scenario: Scenario, person: Person, text: str | None = None) -> Interaction:
    given = {} if text is None else {"text": text}
    answer = await person.slash("note", given, channel=scenario.channel)
    await scenario.running.settle()
    return answer


async def asked(scenario: Scenario, person: Person) -> str:
    return (await person.slash("answer", channel=scenario.channel)).text


def read_by_others(scenario: Scenario, writer: Person) -> str:
    """Everything that the others see anywhere."""
    others = [one for one in scenario.people if one is not writer]
    texts = [one.text for person in others for one in person.sees(person.dm)]
    return "\n".join([*texts, *(one.text for one in scenario.public())])


async def test_a_note_stands_beside_the_question_of_whoever_wrote_it_alone(scenario: Scenario) -> None:
    await scenario.drawn()
    answer = await note(scenario, scenario.cy, TEXT)
    assert answer.text == scenario.running.text("note-kept", "fr")
    assert TEXT in await asked(scenario, scenario.cy)
    assert TEXT not in await asked(scenario, scenario.ana)
    await scenario.running.kill()
    await scenario.running.open()
    assert TEXT in await asked(scenario, scenario.cy), "it is kept"
    assert TEXT not in read_by_others(scenario, scenario.cy)
    assert TEXT not in (await note(scenario, scenario.bob)).text


async def test_a_note_is_written_on_by_its_button_and_taken_away_by_an_empty_one(scenario: Scenario) -> None:
    await scenario.drawn()
    panel = await note(scenario, scenario.cy)
    assert scenario.running.text("note-none", "fr") in panel.text
    opened = await scenario.cy.press(panel, scenario.running.text("note-button", "fr"))
    await scenario.cy.submit(opened, {"value": TEXT})
    assert TEXT in await asked(scenario, scenario.cy)
    again = await scenario.cy.press(panel, scenario.running.text("note-button", "fr"))
    gone = await scenario.cy.submit(again, {"value": ""})
    assert gone.text == scenario.running.text("note-gone", "fr")
    assert TEXT not in await asked(scenario, scenario.cy)
    told = (await note(scenario, scenario.cy)).text
    assert TEXT in told, "the diary keeps what was noted before"


async def test_a_note_goes_with_a_seat_that_changes_its_person(scenario: Scenario) -> None:
    await scenario.drawn()
    await note(scenario, scenario.cy, TEXT)
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await replaced(scenario, scenario.ana, "Cy", dan)
    assert TEXT not in await asked(scenario, dan)
    assert TEXT not in (await note(scenario, dan)).text
    store = scenario.running.bot.store
    assert list(await store.notes(1)) == []
    assert list(await store.notes_of(1, scenario.cy.id)) == []


async def test_who_does_not_play_has_no_note_there(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    refused = await note(scenario, dan, TEXT)
    assert refused.text == scenario.running.text("refused-not-seated", "en")


async def test_each_note_says_at_which_place_of_the_log_it_was_written(scenario: Scenario) -> None:
    await scenario.drawn()
    await note(scenario, scenario.cy, "first")
    before = len(await scenario.running.log())
    panel = await scenario.ana.slash("answer", channel=scenario.channel)
    assert panel.text
    await scenario.ana.slash("pass", channel=scenario.channel)
    await scenario.running.settle()
    await note(scenario, scenario.cy, "second")
    diary, after = scenario.running.bot.diary, len(await scenario.running.log())
    notes = await diary.list_notes(1, scenario.cy.id)
    assert [(one.text, one.place) for one in notes] == [("first", before), ("second", after)]
    assert after > before
    assert [one.text for one in await diary.list_notes(1, scenario.cy.id, upto=before)] == ["first"]
    assert await diary.list_notes(1, scenario.bob.id) == []
