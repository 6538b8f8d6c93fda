"""Several tables, commands in direct messages, taking back, and moving house."""

from tests.loopback import Channel, Person
from tests.sockets.house import Town
from tests.sockets.letters import lands
from tests.sockets.players import number_of, parts_of
from tests.sockets.tables import menus_of, pick


async def answered(town: Town, person: Person) -> int | None:
    """Somebody presses the first thing that their question offers."""
    question = town.question(person)
    return number_of(await person.press(question, parts_of(question)[0]["custom_id"]))


async def two_tables(town: Town) -> Channel:
    """Two games in one guild with the same three people."""
    await town.started()
    other = town.world.channel(town.guild, "second")
    await town.drawn(other)
    return other


# ---- which table is meant


async def test_a_command_in_a_direct_message_means_the_only_table(town: Town) -> None:
    await town.started()
    hand = await town.ana.slash("main", channel=town.ana.dm)
    assert "#1" in hand.text
    assert (await town.bob.slash("status", channel=town.bob.dm)).text.startswith("**Les Cochons")


async def test_somebody_at_no_table_is_told_so(town: Town) -> None:
    dan = town.world.person("Dan", town.guild, locale="en-US")
    assert (await dan.slash("hand", channel=dan.dm)).text == town.house.text("refused-no-table", "en")
    assert (await dan.slash("pass", channel=town.channel)).text == town.house.text("refused-no-table", "en")


async def test_at_two_tables_a_direct_message_means_the_one_that_waits_or_the_one_named(town: Town) -> None:
    other = await two_tables(town)
    (mover,) = await town.awaited(1)
    idle = next(person for person in town.people if person is not mover)
    taken = await idle.slash("pass", channel=idle.dm)
    assert number_of(taken) is not None
    log = [len(await town.house.log(table)) for table in (1, 2)]
    unclear = await mover.slash("hand", channel=mover.dm)
    assert unclear.text == town.house.text("refused-which-table", mover.locale)
    choices = await mover.autocomplete("hand", "table", "", channel=mover.dm)
    assert [choice["value"] for choice in choices] == ["1", "2"]
    for table in ("1", "2"):
        assert f"#{table}" in (await mover.slash("hand", {"table": table}, channel=mover.dm)).text
    assert "#2" in (await mover.slash("hand", channel=other)).text
    assert [len(await town.house.log(table)) for table in (1, 2)] == log


async def test_replies_at_one_table_leave_the_other_alone(town: Town) -> None:
    other = await two_tables(town)
    first, said = await town.house.log(1), len(town.public())
    for person in town.people:
        assert number_of(await person.slash("pass", channel=other)) is not None
    await town.house.settle()
    assert await town.house.log(1) == first
    assert len(town.public()) == said
    listed = (await town.ana.slash("table liste", channel=town.channel)).text
    assert "#1" in listed
    assert "#2" in listed
    waiting = [line for line in listed.split("\n") if town.house.text("list-yours") in line]
    assert len(waiting) >= 1


async def test_a_stranger_cannot_look_into_a_table_of_another_server(town: Town) -> None:
    await town.started()
    elsewhere = town.world.guild("Elsewhere")
    place = town.world.channel(elsewhere)
    dan = town.world.person("Dan", elsewhere, locale="en-US")
    for line in ("status", "board", "log", "table doctor", "hand"):
        refused = await dan.slash(line, {"table": "1"}, channel=place)
        assert refused.text == town.house.text("refused-unknown-table", "en"), line


# ---- taking back


async def test_the_last_reply_is_taken_back_while_nothing_has_come_of_it(town: Town) -> None:
    await town.started()
    (person,) = await town.awaited()
    question, before = town.question(person), await town.house.log()
    taken = number_of(await person.choose(question, *pick(question.menus)))
    await town.house.settle()
    back = await person.slash("undo", channel=town.channel)
    what = "{"
    told = town.house.text("undo-receipt", person.locale, log=taken or 0, what=what).partition(what)[0]
    assert back.text.startswith(told)
    assert await town.house.log() == before
    await town.house.settle()
    assert await town.awaited() == [person]
    assert town.house.text("undo-done", who=f"**{person.name}**", log=taken or 0) in town.public()[-1].text
    assert number_of(await person.choose(back, *pick(menus_of(back)))) == taken


async def test_a_sealed_answer_is_taken_back_without_a_word_to_others(town: Town) -> None:
    await town.drawn()
    said = len(town.public())
    await answered(town, town.ana)
    back = await town.ana.slash("defaire", channel=town.channel)
    await town.house.settle()
    assert len(await town.awaited()) == 3
    assert len(town.public()) == said
    assert number_of(await town.ana.press(back, parts_of(back)[0]["custom_id"])) is not None


async def test_a_sealed_answer_is_taken_back_whoever_else_has_sealed_one(town: Town) -> None:
    await town.drawn()
    await answered(town, town.ana)
    await answered(town, town.bob)
    before = await town.house.log()
    back = await town.ana.slash("defaire", channel=town.channel)
    await town.house.settle()
    log = await town.house.log()
    assert [entry.reply for entry in log] == [entry.reply for entry in (*before[:-2], before[-1])]
    assert set(await town.awaited()) == {town.ana, town.cy}, "Bob's answer stays sealed"
    assert number_of(await town.ana.press(back, parts_of(back)[0]["custom_id"])) is not None


async def test_nothing_is_taken_back_once_others_or_chance_have_acted(town: Town) -> None:
    await town.drawn()
    nothing = await town.ana.slash("defaire", channel=town.channel)
    assert nothing.text == town.house.text("undo-nothing")
    for person in town.people:
        await answered(town, person)
    await town.house.settle()
    drawn = await town.cy.slash("defaire", channel=town.channel)
    reasons = [town.house.text(key) for key in ("undo-chance-drawn", "undo-revealed")]
    assert drawn.text in reasons


async def test_a_stranger_and_a_paused_table_take_nothing_back(town: Town) -> None:
    await town.started()
    await lands(town)
    before = await town.house.log()
    dan = town.world.person("Dan", town.guild, locale="en-US")
    assert (await dan.slash("undo", channel=town.channel)).text == town.house.text("refused-not-seated", "en")
    await town.ana.slash("table pause", channel=town.channel)
    assert (await town.bob.slash("undo", channel=town.channel)).text == town.house.text(
        "refused-paused", "en"
    )
    assert await town.house.log() == before


# ---- moving


async def test_a_table_goes_on_where_its_host_takes_it(town: Town) -> None:
    await town.started()
    thread = town.world.thread(town.channel, "upstairs")
    await town.ana.slash("table deplacer", channel=thread)
    await town.house.settle()
    assert town.public(thread)[-1].files
    said = len(town.public())
    await lands(town)
    await town.house.settle()
    assert len(town.public(thread)) > 1
    assert len(town.public()) == said


async def test_a_table_is_not_moved_onto_another(town: Town) -> None:
    other = await two_tables(town)
    refused = await town.ana.slash("table deplacer", {"table": "1"}, channel=other)
    assert "#2" in refused.text
    assert (await town.house.live(1)).table.channel_id == town.channel.id
