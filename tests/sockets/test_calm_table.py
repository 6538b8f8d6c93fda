"""A calm table: one message for one thing, one place to answer, and nobody called who owes nothing."""

import pytest

from bot.tables.reminders import list_reminders
from tests.fake_discord import Message, Person
from tests.sockets.absences import DAY
from tests.sockets.direct_messages import answer_first
from tests.sockets.games import COCHONS, PIG, PLAYED, Game
from tests.sockets.players import Player, asks, is_taken
from tests.sockets.running_bot import SECOND
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.tables import cancelled
from tests.sockets.whole_games import PRESSES, let_answer, party, played

of_every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
of_cochons = pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
of_pig = pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])


def questions(person: Person) -> list[Message]:
    """The direct messages by which somebody can answer."""
    return [each for each in person.sees(person.dm) if asks(each)]


def sounds(person: Person) -> int:
    """How often somebody's telephone has sounded for a direct message."""
    return len([each for each in person.got(person.dm) if not (each.silent or each.webhook)])


# ---- the story


@of_cochons
async def test_what_happens_in_one_act_is_one_message_edited_in_place(scenario: Scenario) -> None:
    await scenario.started()
    story, said = scenario.story(), len(scenario.public())
    assert story.silent
    for edits in (1, 2):
        await answer_first(scenario)
        await scenario.running.settle()
        assert scenario.story() is story
        assert (len(story.past), len(scenario.public())) == (edits, said)
    await answer_first(scenario)
    await scenario.running.settle()
    assert not story.buttons, "the act is over, and its message stays as it is"
    assert "⏳" not in story.text
    assert len(scenario.public()) == said + 1
    assert scenario.story().silent
    assert scenario.story().files, "the next act begins with the board"
    await scenario.check_told()


@of_cochons
async def test_what_ends_an_act_is_told_even_if_its_message_was_deleted(scenario: Scenario) -> None:
    await scenario.started()
    for _ in range(2):
        await answer_first(scenario)
        await scenario.running.settle()
    start = len(await scenario.running.log())
    scenario.lose_story()
    await answer_first(scenario)
    await scenario.running.settle()
    await scenario.check_told(start)
    assert scenario.public()[-1] is scenario.story()


@of_every_game
@pytest.mark.samples("cochons")
async def test_a_deleted_story_comes_again_without_a_sound(scenario: Scenario) -> None:
    await scenario.started()
    start = len(await scenario.running.log())
    scenario.lose_story()
    await answer_first(scenario)
    await scenario.running.settle()
    assert scenario.story().silent
    await scenario.check_told(start)


@of_every_game
@pytest.mark.samples("cosmic")
async def test_a_story_that_discord_would_not_have_edited_any_more_goes_on_below_and_stands_there_once(
    scenario: Scenario,
) -> None:
    await scenario.started()
    await scenario.running.later(2 * HOUR)
    old, pictured = scenario.story(), bool(scenario.story().files)
    scenario.world.fail_next("PATCH", f"^/channels/{scenario.channel.id}/messages/", 400, 30046)
    while scenario.story() is old:
        await let_answer(scenario)
        await scenario.running.later(20 * SECOND)
    assert old.deleted
    assert scenario.story().silent
    assert bool(scenario.story().files) >= pictured
    await scenario.check_told()


@of_cochons
async def test_a_question_that_discord_would_not_have_edited_loses_its_buttons_later(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    (asked,) = questions(scenario.ana)
    scenario.world.fail_next("PATCH", f"^/channels/{scenario.ana.dm.id}/messages/", 400, 30046)
    await scenario.ana.slash("passer", channel=scenario.channel)
    await scenario.running.settle()
    assert asked.buttons
    await scenario.running.later(11 * MINUTE)
    assert not asks(asked)


async def play_until_news_is_kept(scenario: Scenario) -> None:
    """Play until somebody goes on with a turn, and what they did is kept for what they do next."""
    await scenario.started(options=scenario.game.options(scenario.game.secret, scenario.game.typed))
    kept = False

    async def look() -> None:
        nonlocal kept
        story = (await scenario.running.live()).posts.story
        kept = story is not None and story.held_until > 0

    await party(scenario, 4).play([Player.by_components, Player.by_answer], lambda: kept, look)


@of_every_game
@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.samples("False-cochons", "True-cosmic")
async def test_what_is_kept_for_what_comes_next_is_told_after_a_while(
    scenario: Scenario, *, killed: bool
) -> None:
    await play_until_news_is_kept(scenario)
    said, before = len(scenario.public()), scenario.story().text
    if killed:
        await scenario.running.kill()
        await scenario.running.open()
        await scenario.running.settle()
    assert scenario.story().text == before
    await scenario.running.later(20 * SECOND)
    assert scenario.story().text != before
    assert len(scenario.public()) == said
    await scenario.check_told()


@of_every_game
@pytest.mark.parametrize("line", ["table pause", "table annuler", "table deplacer"])
@pytest.mark.samples("table deplacer-cochons", "table pause-cosmic", "table annuler-cosmic")
async def test_what_is_kept_is_told_before_a_table_stands_still_or_goes_elsewhere(
    scenario: Scenario, line: str
) -> None:
    await play_until_news_is_kept(scenario)
    if line == "table annuler":
        await cancelled(scenario)
    elif line == "table pause":
        await scenario.ana.slash(line, channel=scenario.channel)
    else:
        await scenario.ana.slash(line, channel=scenario.world.channel(scenario.guild, "refuge"))
    await scenario.running.settle()
    await scenario.check_told()


@of_every_game
@pytest.mark.samples("interstellar_pig")
async def test_after_a_pause_the_newest_message_alone_asks(scenario: Scenario) -> None:
    await scenario.started()
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await scenario.running.later(HOUR)
    await scenario.ana.slash("table reprendre", channel=scenario.channel)
    await scenario.running.settle()
    assert scenario.story() is scenario.public()[-1]
    await scenario.check_told()


@of_every_game
@pytest.mark.samples("cosmic")
@pytest.mark.gateway  # which tells of it at once
async def test_what_waits_for_a_channel_that_the_table_has_left_disturbs_no_other(
    scenario: Scenario,
) -> None:
    await scenario.started()
    start, left = len(await scenario.running.log()), scenario.story()
    scenario.world.deny(scenario.channel, "view_channel")
    await let_answer(scenario)
    refuge = scenario.world.channel(scenario.guild, "refuge")
    await scenario.ana.slash("table deplacer", channel=refuge)
    await scenario.running.settle()
    story, said = scenario.story(refuge), len(scenario.public(refuge))
    scenario.world.deny(scenario.channel)
    await scenario.world.until(lambda: not left.buttons)
    await scenario.running.later(MINUTE)
    assert scenario.story(refuge) is story
    await scenario.check_told(start)
    start = len(await scenario.running.log())
    await answer_first(scenario)
    await scenario.running.settle()
    assert len(scenario.public(refuge)) == said
    await scenario.check_told(start, refuge)


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("cochons", "cosmic")
async def test_a_table_that_is_cancelled_has_no_buttons_left_but_those_of_its_record(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    await cancelled(scenario)
    await scenario.running.settle()
    *before, last = scenario.public()
    assert not any(each.buttons or each.menus for each in before)
    assert [*last.buttons.values()] == [
        scenario.running.text("replay-button"),
        scenario.running.text("proof-button"),
    ]
    assert [questions(person) for person in scenario.people] == [[], [], []]


# ---- one place to answer


@pytest.mark.thorough
@of_cochons
async def test_what_is_answered_in_the_channel_is_closed_in_private(scenario: Scenario) -> None:
    await scenario.drawn()
    simple = scenario.running.text(scenario.game.simple)
    assert [len(questions(person)) for person in scenario.people] == [1, 1, 1]
    (asked,) = questions(scenario.ana)
    whole = asked.text
    answer = await scenario.ana.press(scenario.story(), simple)
    assert answer.ephemeral
    assert is_taken(answer)
    await scenario.cy.slash("passer", channel=scenario.channel)
    before = scenario.story().text
    await scenario.running.settle()
    assert [len(questions(person)) for person in scenario.people] == [0, 1, 0]
    assert whole.startswith(asked.text)
    assert len(asked.text) < len(whole), "what was told beside it stays alone, without a stub of the question"
    assert scenario.story().text == before, "what is sealed changes nothing in the channel"


@pytest.mark.thorough
@of_cochons
async def test_what_was_answered_for_somebody_late_is_closed_in_private_and_says_what_it_was(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.later(23 * HOUR)
    (asked,) = questions(person)
    await scenario.running.later(HOUR + MINUTE)
    assert asked not in questions(person), "its time is up: it has no buttons left"
    said, told, _ = scenario.running.text("answered-for-you", person.locale, why="|", what="").partition("|")
    assert told
    assert said in asked.text


@pytest.mark.thorough
@of_pig
async def test_each_has_one_question_in_private_whatever_was_asked_before(scenario: Scenario) -> None:
    await scenario.started()
    for _ in range(8):
        (person,) = await scenario.awaited()
        assert [len(questions(one)) for one in scenario.people] == [one is person for one in scenario.people]
        await let_answer(scenario)


# ---- who is called


@pytest.mark.thorough
@of_pig
@pytest.mark.parametrize("answers", [True, False])
async def test_who_is_at_the_table_is_asked_without_a_sound_and_called_after_five_minutes(
    scenario: Scenario, *, answers: bool
) -> None:
    await scenario.started()
    await let_answer(scenario, 3)
    (person,) = await scenario.awaited()
    (asked,) = questions(person)
    assert asked.silent
    heard = [sounds(one) for one in scenario.people]
    await scenario.running.later(4 * MINUTE)
    assert [sounds(one) for one in scenario.people] == heard
    if answers:
        await let_answer(scenario)
        heard = [sounds(one) for one in scenario.people]
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(MINUTE)
    if answers:
        assert sounds(person) == heard[scenario.people.index(person)]
        return
    called = [now - before for now, before in zip(map(sounds, scenario.people), heard, strict=True)]
    assert called == [int(one is person) for one in scenario.people], "whoever owes nothing hears nothing"
    (again,) = questions(person)
    assert again is not asked
    assert asked.deleted, "what is asked again stands once"
    await scenario.running.later(23 * HOUR)
    assert questions(person) == [again], "once is enough"


@pytest.mark.thorough
@of_cochons
async def test_a_question_to_all_is_not_repeated_in_private_before_five_minutes(scenario: Scenario) -> None:
    await scenario.drawn()
    for person in scenario.people:
        await person.slash("pass" if person is scenario.bob else "passer", channel=scenario.channel)
    await scenario.running.settle()
    assert len(await scenario.awaited()) == 3, "the window before the first traveller"
    assert [questions(person) for person in scenario.people] == [[], [], []]
    heard = [sounds(person) for person in scenario.people]
    await scenario.ana.slash("passer", channel=scenario.channel)
    await scenario.running.later(6 * MINUTE)
    called = [now - before for now, before in zip(map(sounds, scenario.people), heard, strict=True)]
    assert called == [0, 1, 0], "Ana has passed, and Cy was asked by the answer to what he did last"
    assert scenario.story().pings == []


@pytest.mark.thorough
@of_cochons
async def test_a_receipt_in_private_says_of_which_table_it_is_and_leads_there(scenario: Scenario) -> None:
    await scenario.drawn()
    (asked,) = questions(scenario.ana)
    receipt = await scenario.ana.press(asked, scenario.running.text(scenario.game.simple))
    table = scenario.running.text("table-name", game=scenario.running.text("cochons-name"), number=1)
    assert receipt.text.startswith(f"**{table}** · <#{scenario.channel.id}>"), "it stands beside others there"
    assert is_taken(receipt)
    here = await scenario.cy.slash("passer", channel=scenario.channel)
    assert table not in here.text


@pytest.mark.thorough
@of_cochons
async def test_who_is_to_be_called_is_called_though_others_have_acted_long_after(scenario: Scenario) -> None:
    await scenario.drawn()
    for person in scenario.people:
        await person.slash("pass" if person is scenario.bob else "passer", channel=scenario.channel)
    live = await scenario.running.live()
    at = scenario.running.clock.now() + HOUR
    called = {
        live.at(one.seat).name
        for one in list_reminders(live, at, live.due_at)
        if one.kind == "call" and one.due_at == at
    }
    assert called == {"Ana", "Bob"}, "Cy was asked by the answer to what he did last"


@pytest.mark.thorough
@of_pig
async def test_who_goes_on_is_called_once_and_then_only_when_no_answer_comes_for_two_hours(
    scenario: Scenario,
) -> None:
    await scenario.started()
    heard = [sounds(one) for one in scenario.people]
    for _ in range(6):
        await scenario.running.later(30 * MINUTE)
        await let_answer(scenario)
    (person,) = await scenario.awaited()
    calls = [now - before for now, before in zip(map(sounds, scenario.people), heard, strict=True)]
    assert sum(calls) <= len(scenario.people), "once each, when their turn began"
    before = sounds(person)
    await scenario.running.later(2 * HOUR)
    assert sounds(person) <= before + 1
    called = sounds(person)
    await scenario.running.later(11 * HOUR)
    assert sounds(person) == called, "whoever was called and does nothing is not called again"


@pytest.mark.thorough
@of_pig
async def test_who_has_closed_their_direct_messages_is_called_in_the_channel_at_each_question(
    scenario: Scenario,
) -> None:
    scenario.cy.dms_open = False
    await scenario.started()

    def calls() -> int:
        return len([each for each in scenario.public() if scenario.cy in each.pings])

    for questions_so_far in range(1, 4):
        while await scenario.awaited() != [scenario.cy]:
            await let_answer(scenario)
        assert calls() == questions_so_far
        assert [each.silent for each in scenario.public() if scenario.cy in each.pings] == (
            [False, *[True] * (questions_so_far - 1)]
        ), "called once; while they go on, they find themselves named"
        await let_answer(scenario)
        assert calls() == questions_so_far
    scenario.cy.dms_open = True
    while await scenario.awaited() != [scenario.cy]:
        await let_answer(scenario)
    assert len(questions(scenario.cy)) == 1
    called = calls()
    await let_answer(scenario)
    assert await scenario.awaited() != [scenario.cy]
    row = (await scenario.running.live()).seat_of(scenario.cy.id)
    assert row is not None
    assert row.dm_ok, "a message has arrived"
    assert calls() == called
    assert not any(each.pings for each in scenario.public() if {scenario.cy} != set(each.pings) != set())
    await scenario.check_told()


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("interstellar_pig")
async def test_a_whole_game_is_played_by_somebody_whose_direct_messages_are_closed(
    scenario: Scenario, game: Game
) -> None:
    scenario.cy.dms_open = False
    await scenario.begun(options=game.short)
    await played(scenario, party(scenario, 5), PRESSES)
    assert not scenario.cy.sees(scenario.cy.dm)
