"""Several tables, commands in direct messages, taking back, and moving to another channel."""

from tests.fake_discord import Channel, Person
from tests.fake_discord.components import walk
from tests.fake_discord.layouts import SECTION
from tests.sockets.direct_messages import answer_first
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.servers import WHEREVER
from tests.sockets.tables import menus_of, pick


async def answered(scenario: Scenario, person: Person) -> bool:
    """Somebody presses the first thing that their question offers."""
    question = scenario.question(person)
    return is_taken(await person.press(question, parts_of(question)[0]["custom_id"]))


async def two_tables(scenario: Scenario) -> Channel:
    """Two games in one guild with the same three people."""
    await scenario.started()
    other = scenario.world.channel(scenario.guild, "second")
    await scenario.drawn(other)
    return other


# ---- which table is meant


async def test_a_command_in_a_direct_message_means_the_only_table(scenario: Scenario) -> None:
    await scenario.started()
    hand = await scenario.ana.slash("main", channel=scenario.ana.dm)
    assert "#1" in hand.text
    assert (await scenario.bob.slash("status", channel=scenario.bob.dm)).text.startswith("**Les Cochons")


async def test_somebody_at_no_table_is_told_so(scenario: Scenario) -> None:
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    assert (await dan.slash("hand", channel=dan.dm)).text == scenario.running.text("refused-no-table", "en")
    assert (await dan.slash("pass", channel=scenario.channel)).text == scenario.running.text(
        "refused-no-table", "en"
    )


async def test_at_two_tables_a_direct_message_means_the_one_that_waits_or_the_one_named(
    scenario: Scenario,
) -> None:
    other = await two_tables(scenario)
    (mover,) = await scenario.awaited(1)
    idle = next(person for person in scenario.people if person is not mover)
    taken = await idle.slash("pass", channel=idle.dm)
    assert is_taken(taken)
    log = [len(await scenario.running.log(table)) for table in (1, 2)]
    unclear = await mover.slash("hand", channel=mover.dm)
    assert unclear.text == scenario.running.text("refused-which-table", mover.locale)
    choices = await mover.autocomplete("hand", "table", "", channel=mover.dm)
    assert [choice["value"] for choice in choices] == ["1", "2"]
    for table in ("1", "2"):
        assert f"#{table}" in (await mover.slash("hand", {"table": table}, channel=mover.dm)).text
    assert "#2" in (await mover.slash("hand", channel=other)).text
    assert [len(await scenario.running.log(table)) for table in (1, 2)] == log


async def test_replies_at_one_table_leave_the_other_alone(scenario: Scenario) -> None:
    other = await two_tables(scenario)
    first, said = await scenario.running.log(1), len(scenario.public())
    for person in scenario.people:
        assert is_taken(await person.slash("pass", channel=other))
    await scenario.running.settle()
    assert await scenario.running.log(1) == first
    assert len(scenario.public()) == said
    listed = (await scenario.ana.slash("table liste", channel=scenario.channel)).text
    assert "#1" in listed
    assert "#2" in listed
    waiting = [line for line in listed.split("\n") if scenario.running.text("list-yours") in line]
    assert len(waiting) >= 1


async def test_each_line_of_the_list_has_the_button_that_answers_or_leads_there(scenario: Scenario) -> None:
    await two_tables(scenario)
    (mover,) = await scenario.awaited(1)
    other, elsewhere = next(one for one in scenario.people if one is not mover), scenario.story()
    mine = await mover.slash(
        "table list" if mover.locale != "fr" else "table liste", channel=scenario.channel
    )
    question = await mover.press(mine, scenario.running.text("button-answer", mover.locale))
    assert parts_of(question), "it is asked where the list was read"
    theirs = await other.slash(
        "table list" if other.locale != "fr" else "table liste", channel=scenario.channel
    )
    lines = [one for one in walk(theirs.components) if one["type"] == SECTION]
    assert len(lines) == 2
    (line,) = [one for one in lines if "#1**" in one["components"][0]["content"]]
    address = f"https://discord.com/channels/{scenario.guild.id}/{scenario.channel.id}/{elsewhere.id}"
    assert line["accessory"]["url"] == address, "to the message in which the channel reads of the game"


@WHEREVER
async def test_a_stranger_cannot_look_into_a_table_of_another_server(scenario: Scenario) -> None:
    await scenario.started()
    elsewhere = scenario.world.guild("Elsewhere")
    place = scenario.world.channel(elsewhere)
    dan = scenario.world.person("Dan", elsewhere, locale="en-US")
    for line in ("status", "board", "log", "table doctor", "hand"):
        refused = await dan.slash(line, {"table": "1"}, channel=place)
        assert refused.text == scenario.running.text("refused-unknown-table", "en"), line


# ---- taking back


async def test_the_last_reply_is_taken_back_while_nothing_has_come_of_it(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    question, before = scenario.question(person), await scenario.running.log()
    assert is_taken(await person.choose(question, *pick(question.menus)))
    await scenario.running.settle()
    back = await person.slash("undo", channel=scenario.channel)
    what = "{"
    told = scenario.running.text("undo-receipt", person.locale, what=what).partition(what)[0]
    assert back.text.startswith(told)
    assert await scenario.running.log() == before
    await scenario.running.settle()
    assert await scenario.awaited() == [person]
    assert scenario.running.text("undo-done", who=f"**{person.name}**") in scenario.public()[-1].text
    assert is_taken(await person.choose(back, *pick(menus_of(back))))


async def test_a_sealed_answer_is_taken_back_without_a_word_to_others(scenario: Scenario) -> None:
    await scenario.drawn()
    said = len(scenario.public())
    await answered(scenario, scenario.ana)
    back = await scenario.ana.slash("defaire", channel=scenario.channel)
    await scenario.running.settle()
    assert len(await scenario.awaited()) == 3
    assert len(scenario.public()) == said
    assert is_taken(await scenario.ana.press(back, parts_of(back)[0]["custom_id"]))


async def test_a_sealed_answer_is_taken_back_whoever_else_has_sealed_one(scenario: Scenario) -> None:
    await scenario.drawn()
    await answered(scenario, scenario.ana)
    await answered(scenario, scenario.bob)
    before = await scenario.running.log()
    back = await scenario.ana.slash("defaire", channel=scenario.channel)
    await scenario.running.settle()
    log = await scenario.running.log()
    assert [entry.reply for entry in log] == [entry.reply for entry in (*before[:-2], before[-1])]
    assert set(await scenario.awaited()) == {scenario.ana, scenario.cy}, "Bob's answer stays sealed"
    assert is_taken(await scenario.ana.press(back, parts_of(back)[0]["custom_id"]))


async def test_nothing_is_taken_back_once_others_or_chance_have_acted(scenario: Scenario) -> None:
    await scenario.drawn()
    nothing = await scenario.ana.slash("defaire", channel=scenario.channel)
    assert nothing.text == scenario.running.text("undo-nothing")
    for person in scenario.people:
        await answered(scenario, person)
    await scenario.running.settle()
    drawn = await scenario.cy.slash("defaire", channel=scenario.channel)
    reasons = [scenario.running.text(key) for key in ("undo-chance-drawn", "undo-revealed")]
    assert drawn.text in reasons
    assert scenario.running.text("back-button") in str(drawn.components)


async def test_a_stranger_and_a_paused_table_take_nothing_back(scenario: Scenario) -> None:
    await scenario.started()
    await answer_first(scenario)
    before = await scenario.running.log()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    assert (await dan.slash("undo", channel=scenario.channel)).text == scenario.running.text(
        "refused-not-seated", "en"
    )
    await scenario.ana.slash("table pause", channel=scenario.channel)
    assert (await scenario.bob.slash("undo", channel=scenario.channel)).text == scenario.running.text(
        "refused-paused", "en"
    )
    assert await scenario.running.log() == before


# ---- moving


async def test_a_table_goes_on_where_its_host_takes_it(scenario: Scenario) -> None:
    await scenario.started()
    thread = scenario.world.thread(scenario.channel, "upstairs")
    await scenario.ana.slash("table deplacer", channel=thread)
    await scenario.running.settle()
    assert scenario.story(thread).files
    assert not any(each.buttons for each in scenario.public()), (
        "one can answer where it goes on, and only there"
    )
    said, start = [each.text for each in scenario.public()], len(await scenario.running.log())
    await answer_first(scenario)
    await scenario.running.settle()
    await scenario.check_told(start, thread)
    assert len(scenario.public(thread)) == 1
    assert [each.text for each in scenario.public()] == said


async def test_a_table_is_not_moved_onto_another(scenario: Scenario) -> None:
    other = await two_tables(scenario)
    refused = await scenario.ana.slash("table deplacer", {"table": "1"}, channel=other)
    assert "#2" in refused.text
    assert (await scenario.running.live(1)).table.channel_id == scenario.channel.id
