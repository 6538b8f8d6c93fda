"""Lessons in a Discord: `/learn`, a whole lesson in direct messages, a free try, leaving and going on."""

from dataclasses import replace
from typing import Final

import pytest

from bot.consequences.deadlines import follow_deadlines
from bot.games import GAMES
from bot.moderation.moderator import Press
from bot.moderation.trials import Tried
from bot.tables.deadlines import is_pupil_first
from bot.tables.running import run_reply
from bot.tables.turn import Turn
from bot.wording.trials import TriedReply, word_trial
from porc_royal.asks import Reply
from porc_royal.facts import Saying
from porc_royal.lessons import PUPIL, find_lesson
from tests.fake_discord import Person
from tests.sockets.newcomers import Newcomer
from tests.sockets.scenario import Scenario

SHORT: Final = {"cochons": "turn"}
"""The lesson of each game that the ordinary run goes through."""


async def begin(scenario: Scenario, person: Person, game: str, lesson: str) -> str:
    french = person.locale == "fr"
    line = "apprendre" if french else "learn"
    options = {"jeu" if french else "game": game, "lecon" if french else "lesson": lesson}
    told = await person.slash(line, options, channel=scenario.channel)
    assert told.ephemeral
    return told.text


@pytest.mark.parametrize("game_name", SHORT)
async def test_a_newcomer_who_presses_what_is_offered_finishes_the_first_lesson(
    scenario: Scenario, game_name: str
) -> None:
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, game_name, SHORT[game_name])
    await newcomer.learn(game_name, SHORT[game_name])
    last = scenario.bob.sees(scenario.bob.dm)[-1]
    assert "Learnt" in last.text, [one.text for one in scenario.bob.sees(scenario.bob.dm)]
    assert "/table open" in last.text
    assert "The recipe of **Bob** is complete" in last.text, "who has won, where the game has come so far"


EVERY = [
    pytest.param(game, lesson.name, language, id=f"{game}-{lesson.name}-{language}")
    for game in GAMES
    for lesson in GAMES[game].lessons()
    for language in ("fr", "en")
]


@pytest.mark.thorough
@pytest.mark.parametrize(("game_name", "lesson", "language"), EVERY)
async def test_every_lesson_is_finished_in_both_languages(
    scenario: Scenario, game_name: str, lesson: str, language: str
) -> None:
    person = scenario.ana if language == "fr" else scenario.bob
    assert person.locale.startswith(language)
    newcomer = Newcomer(scenario.running, person)
    await begin(scenario, person, game_name, lesson)
    await newcomer.learn(game_name, lesson)
    ends = ("Learnt", "Appris")
    assert any("🎓" in one.text and any(end in one.text for end in ends) for one in person.sees(person.dm))
    assert not scenario.world.requests("POST", r"/threads$"), "nobody talks in a lesson"


async def test_where_a_lesson_begins_is_said_by_where_it_is_asked_for(scenario: Scenario) -> None:
    """“Right below, if you are there” was read in a channel, where nothing stood below."""
    words = scenario.running.text
    told = await begin(scenario, scenario.bob, "cochons", "turn")
    assert told == words("lesson-opened", "en")
    await scenario.running.settle()
    typed = await scenario.bob.slash("learn", {"game": "cochons"}, channel=scenario.bob.dm)
    again = await scenario.bob.press(typed, typed.components[0]["components"][1]["custom_id"])
    assert again.text == words("lesson-opened-here", "en")
    await scenario.running.settle()
    assert (
        "Two turns, and a recipe"
        in [one for one in scenario.bob.sees(scenario.bob.dm) if not one.ephemeral][-2].text
    )


async def test_a_wrong_choice_is_tried_on_a_copy_and_the_question_stays(scenario: Scenario) -> None:
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    told = await newcomer.try_out(Reply("start", {"tile": "A4"}))
    assert "You try" in told
    assert "lands 5 Gorets on **A4**" in told.replace("A4.", "**A4**") or "A4" in told
    assert "nothing has happened" in told
    assert "Where do your 5 Gorets land?" in told
    table = await scenario.running.store.table_in(-scenario.bob.id)
    assert table is not None
    assert not await scenario.running.store.log(table.id)
    await newcomer.learn("cochons", "turn")


async def test_what_comes_of_a_try_stands_right_above_what_was_pressed(scenario: Scenario) -> None:
    """On a phone it stood above the question and its picture, out of sight."""
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    await scenario.running.settle()
    asked = scenario.question(scenario.bob)
    assert asked.files, "the board stood there before"
    told = await newcomer.try_out(Reply("start", {"tile": "A4"}))
    await scenario.running.settle()
    assert told.index("Where do your 5 Gorets land?") < told.index("You try")
    assert scenario.question(scenario.bob).text == told
    assert not scenario.question(scenario.bob).files


async def test_a_try_says_what_the_lessons_own_way_would_bring_instead(scenario: Scenario) -> None:
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    lines = (await newcomer.try_out(Reply("start", {"tile": "A4"}))).splitlines()
    way = next(number for number, line in enumerate(lines) if "In this lesson: " in line)
    assert "B12" in lines[way]
    tried = [line for line in lines[:way] if line.startswith("> ")]
    better = [line for line in lines[way:] if line.startswith("> ")]
    assert any("A4" in line for line in tried)
    assert any("B12" in line for line in better)
    assert len([line for line in tried if "Then you are asked: " in line]) == 1
    assert f"> {scenario.running.text('lesson-way-next', 'en')}" in better, "the same, which is said of both"


async def test_of_both_ways_a_try_tells_what_its_pupil_may_know_alone(scenario: Scenario) -> None:
    """Whichever alien is kept, all are dealt cards then: each reads of their own."""
    await begin(scenario, scenario.bob, "cosmic", "encounter")
    await scenario.running.settle()
    table = await scenario.running.store.table_in(-scenario.bob.id)
    assert table is not None
    live, bot = await scenario.running.live(table.id), scenario.running.bot
    with pytest.raises(Tried) as tried:
        await bot.moderator.reply(table.id, Press(scenario.bob.id, 10**6), Reply("keep", {"alien": "aura"}))
    assert tried.value.better is not None
    voice = bot.voices.in_language(live, "en")
    for way, alien in ((tried.value.tried, "Aura"), (tried.value.better, "Philanthropist")):
        told = "\n".join(map(voice.say, way.told))
        assert told.count("You get 8 cards") == 1
        assert f"**Bob** is {alien}" in told
        assert "8 cards: " not in told.replace("You get 8 cards: ", "")


async def test_where_both_ways_come_to_the_same_a_try_says_so(scenario: Scenario) -> None:
    await begin(scenario, scenario.bob, "election", "aloud")
    await scenario.running.settle()
    live = await scenario.running.live(1)
    ask, voice = live.play.asks[PUPIL], scenario.running.bot.voices.in_language(live, "en")
    told = (Saying("lesson-none", {"game": "x"}),)
    lines = list(
        word_trial(voice, ask, TriedReply(Reply("close"), told), TriedReply(Reply("withdraw"), told))
    )
    assert lines[-1] == voice.text("lesson-way-alike", what=voice.describe_reply(ask, Reply("withdraw")))
    assert len([line for line in lines if line.startswith("> ")]) == 1


async def test_a_try_says_what_it_costs_and_what_is_asked_next(scenario: Scenario) -> None:
    """The tale of a move alone says "lands 5 Gorets on A4": not what these were, nor that nothing else is asked."""
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    told = await newcomer.try_out(Reply("start", {"tile": "A4"}))
    assert "red 0/3, yellow 0/2, blue 0/1 · hand 4 · reserve **20 → 15** Gorets and 3 Gros Gruiks" in told
    assert "red **0/3 → 2/3**" in told, "what the lesson's own way would bring instead"
    assert "Then you are asked: You hold 4 cards. Discard some" in told
    await newcomer.try_out(Reply("start", {"tile": "B12"}))
    told = await newcomer.try_out(Reply("keep"))
    told = await newcomer.try_out(Reply("swap", {"one": "O", "other": "A1"}))
    assert "hand **4 → 3**" in told
    assert "Then you are asked the same again" in told


@pytest.mark.parametrize("person", [0, 1], ids=["fr", "en"])
async def test_a_receipt_of_a_sealed_answer_goes_once_all_have_answered_in_a_lesson(
    scenario: Scenario, person: int
) -> None:
    """A lesson filled up with receipts that said that one might still change one's mind."""
    pupil = scenario.people[person]
    newcomer, lesson = Newcomer(scenario.running, pupil), find_lesson(GAMES["cosmic"].lessons(), "encounter")
    await begin(scenario, pupil, "cosmic", "encounter")
    note, sealed = scenario.running.text("receipt-sealed-note", pupil.locale[:2]), 0
    assert lesson is not None
    for step in lesson.steps[:6]:
        sealed += note in await newcomer.try_out(step.good[0])
        await scenario.running.settle()
        live = await scenario.running.live(1)
        left = [one.text for one in pupil.sees(pupil.dm) if note in one.text]
        assert len(left) == (PUPIL in live.play.sealed)
    assert sealed > 2


async def test_where_another_turn_begins_in_a_lesson_the_question_stands_below_what_is_told_of_it(
    scenario: Scenario,
) -> None:
    """The board of the new turn lay below the question, which nobody saw any more."""
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    seen = 0

    def is_new_turn(text: str) -> bool:
        return "Turn 2" in text

    async def answer() -> None:
        nonlocal seen
        await scenario.running.settle()
        shown = [one for one in scenario.bob.sees(scenario.bob.dm) if not one.ephemeral]
        if any(is_new_turn(one.text) for one in shown) and not seen:
            seen += 1
            assert "You hold 4 cards" in shown[-1].text, [one.text for one in shown[-3:]]

    lesson = find_lesson(GAMES["cochons"].lessons(), "turn")
    assert lesson is not None
    receipts = set[str]()
    for step in lesson.steps[:9]:
        await answer()
        receipts.add((await newcomer.try_out(step.good[0])).splitlines()[-1].removeprefix("-# "))
    await answer()
    assert seen == 1
    asked = scenario.running.text("receipt-asked-below", "en")
    assert asked in receipts, "where nothing was learnt, nothing is said to stand there but the question"


async def test_a_lesson_is_left_and_resumed_after_a_crash(scenario: Scenario) -> None:
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    await newcomer.try_out(Reply("start", {"tile": "B12"}))
    await scenario.running.kill()
    await scenario.running.open()
    told = await scenario.bob.slash("learn", {"game": "cochons"}, channel=scenario.bob.dm)
    assert "in the middle of a lesson" in told.text
    shown = await scenario.bob.press(told, told.components[0]["components"][0]["custom_id"])
    assert "You hold 4 cards" in shown.text
    assert await scenario.running.store.count_tables() == {}
    begun = await scenario.bob.press(told, told.components[0]["components"][1]["custom_id"])
    assert "Your lesson begins" in begun.text
    await scenario.running.settle()
    table = await scenario.running.store.table_in(-scenario.bob.id)
    assert table is not None
    assert not await scenario.running.store.log(table.id)


async def test_a_lesson_reminds_nobody_and_is_forgotten_a_week_after_its_end(scenario: Scenario) -> None:
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cochons", "turn")
    await scenario.running.settle()
    table = await scenario.running.store.table_in(-scenario.bob.id)
    assert table is not None
    assert {one.kind for one in await scenario.running.store.deadlines(table.id)} == {"keep"}
    await newcomer.learn("cochons", "turn")
    now = scenario.running.clock.now()
    await scenario.running.store.prune(now + 6 * 24 * 3_600_000)
    assert await scenario.running.store.table(table.id) is not None
    await scenario.running.store.prune(now + 8 * 24 * 3_600_000)
    assert await scenario.running.store.table(table.id) is None


async def test_the_first_time_somebody_is_asked_something_two_sentences_say_why_and_never_again(
    scenario: Scenario,
) -> None:
    store = scenario.running.store
    await store.set_preference(scenario.cy.id, "hints", "off")
    await scenario.drawn()
    hints = {"en-US": "You draw until your hand is full", "fr": "Tu pioches jusqu’à remplir ta main"}
    for person in scenario.people:
        asked = await person.slash("answer", channel=scenario.channel)
        assert (hints[person.locale] in asked.text) == (person is not scenario.cy)
    assert "met:cochons-ask-discard" in await store.preferences(scenario.bob.id)
    await store.set_preference(scenario.bob.id, "met:cochons-ask-discard", "99/1")
    asked = await scenario.bob.slash("answer", channel=scenario.channel)
    assert hints["en-US"] not in asked.text


async def test_a_gentle_practice_player_is_added_in_the_lobby(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    told = await scenario.ana.press(lobby, scenario.running.text("lobby-practice-gentle"))
    assert told.ephemeral
    await scenario.running.settle()
    called = "Truffe (cochon d’entraînement docile)"
    assert called in told.text
    assert called.replace("Truffe", "**Truffe**") in scenario.public()[-1].text
    (_, partner) = await scenario.running.store.seats(1)
    assert partner.level == "gentle"


async def test_the_lobby_says_what_the_game_is_before_who_is_in(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    text = lobby.text
    assert text.index("Des cochons de l’espace") < text.index("1. **Ana**")


async def test_partners_wait_for_a_pupil_who_reads_slowly(scenario: Scenario) -> None:
    """What they reply follows from how many have answered: the words of a lesson were written for one course of it."""
    newcomer = Newcomer(scenario.running, scenario.bob)
    await begin(scenario, scenario.bob, "cosmic", "encounter")
    await scenario.running.settle()
    table = await scenario.running.store.table_in(-scenario.bob.id)
    assert table is not None
    async with scenario.running.bot.tables.turn(table.id) as live:
        assert live.play.awaited == (PUPIL, 1, 2), "all choose an alien, and nobody has before the pupil"
    await newcomer.try_out(Reply("keep", {"alien": "philanthropist"}))
    await scenario.running.settle()
    async with scenario.running.bot.tables.turn(table.id) as live:
        assert not set(live.play.sealed), "then the partners follow, and the next question is asked"
        assert live.play.count > 2


async def test_partners_wait_again_for_a_pupil_who_takes_a_sealed_answer_back(scenario: Scenario) -> None:
    """They would have answered first, and another lesson would have come of it."""
    await begin(scenario, scenario.bob, "cosmic", "encounter")
    await scenario.running.settle()
    store, bot = scenario.running.store, scenario.running.bot
    table = await store.table_in(-scenario.bob.id)
    assert table is not None
    kept = Reply("keep", {"alien": "philanthropist"})
    await bot.moderator.reply(table.id, Press(scenario.bob.id, 10**6), kept)
    assert [one for one in await store.deadlines(table.id) if one.kind == "steward"]
    await bot.moderator.undo(table.id, Press(scenario.bob.id, 10**6 + 1))
    assert not [one for one in await store.deadlines(table.id) if one.kind == "steward"]
    await scenario.running.settle()
    async with bot.tables.turn(table.id) as live:
        assert live.play.awaited == (PUPIL, 1, 2)
    assert not [one for one in await store.log(table.id) if one.seat >= 0]


async def test_partners_follow_an_order_of_the_pupil_too(scenario: Scenario) -> None:
    """An order that waited for its owner answers as a deadline: without partners the lesson would stand still."""
    await begin(scenario, scenario.bob, "cosmic", "encounter")
    await scenario.running.settle()
    table = await scenario.running.store.table_in(-scenario.bob.id)
    assert table is not None
    async with scenario.running.bot.tables.turn(table.id) as live:
        seats = live.seats
        assert is_pupil_first(live)
        live.seats = tuple(replace(row, kind="practice") for row in live.seats)
        assert not is_pupil_first(live), "nobody waits for a pupil who has left"
        live.seats = seats
        turn = Turn(live, asked=live.play.asks[PUPIL])
        run_reply(turn, PUPIL, Reply("keep", {"alien": "philanthropist"}), by="order")
        assert live.play.awaited == (1, 2)
        opened = follow_deadlines(turn, at=1, practice_delay_ms=1, running=()).change.opens
        assert [(one.kind, one.seat) for one in opened] == [("steward", 1), ("steward", 2)]
