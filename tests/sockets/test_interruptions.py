"""Interactions that come late, twice, from the wrong person, or whose answer gets lost."""

import asyncio

import pytest

from bot.probes import describe_clock
from games.table.scene import Scene
from tests.loopback import Interaction, Message, Person
from tests.sockets.house import PNG, House, Town
from tests.sockets.players import number_of, parts_of

CALLBACK = "/callback$"


async def landing(town: Town) -> tuple[Person, Message, str, str]:
    """Who is asked where to land, the question, its menu and a tile."""
    await town.started()
    (person,) = await town.awaited()
    question = town.question(person)
    menu, tiles = next(iter(question.menus.items()))
    return person, question, menu, tiles[0]


async def length(house: House) -> int:
    return len(await house.log())


# ---- the gateway


async def test_a_press_missed_while_the_gateway_was_down_counts_if_it_is_fresh(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    await town.world.gateway.drop()
    late = person.choose(question, menu, [tile], age=10.0)
    fresh = await person.choose(question, menu, [tile])
    assert town.world.gateway.resumes == 1
    assert number_of(fresh) == before
    assert await length(town.house) == before + 1
    assert not late.answered


async def test_a_replayed_press_that_is_too_old_has_no_effect_and_can_be_repeated(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    before, sent = await length(town.house), len(town.world.traffic)
    await town.world.gateway.drop()
    late = person.choose(question, menu, [tile], age=10.0)
    command = person.slash("cochons start", {"tile": tile}, channel=town.channel, age=10.0)
    await person.slash("table list", channel=town.channel)
    await town.house.settle()
    assert not late.answered
    assert not command.answered
    assert await length(town.house) == before
    assert len(town.world.traffic) == sent + 1, "the list was answered, and nothing else was sent"
    assert number_of(await person.choose(question, menu, [tile])) == before


async def test_a_lost_session_starts_anew_and_says_nothing_extra(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    said = len(town.world.messages())
    town.world.gateway.refuse_resume()
    await town.world.gateway.drop()
    await town.world.bot_connected(identifies=2)
    await town.house.settle()
    assert len(town.world.messages()) == said
    assert number_of(await person.choose(question, menu, [tile])) is not None


# ---- the same thing twice


async def test_the_same_interaction_twice_is_one_reply_with_one_receipt(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    once = await person.choose(question, menu, [tile])
    once.send()
    await town.world.until(lambda: town.world.requests("POST", CALLBACK)[-1].status == 400)
    first, second = (each.body["data"] for each in town.world.requests("POST", CALLBACK)[-2:])
    assert first["content"] == second["content"]
    assert await length(town.house) == before + 1


async def test_a_join_that_comes_twice_takes_one_seat(town: Town) -> None:
    lobby = await town.lobby()
    joined = await town.bob.press(lobby, "Rejoindre")
    joined.send()
    await town.world.until(lambda: town.world.requests("POST", CALLBACK)[-1].status == 400)
    assert len((await town.house.live()).seats) == 2


async def test_a_double_click_has_one_effect_and_no_tone_of_error(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    first, second = person.choose(question, menu, [tile]), person.choose(question, menu, [tile])
    await first
    await second
    assert await length(town.house) == before + 1
    assert f"#{before}" in question.past[-1]["content"], "the first click met its receipt"
    assert second.text.startswith(town.house.text("receipt-already", person.locale))


async def test_two_people_sealing_in_the_same_instant_are_both_heard(town: Town) -> None:
    await town.drawn()
    before = await length(town.house)
    pressed = [
        person.press(town.question(person), parts_of(town.question(person))[0]["custom_id"])
        for person in (town.ana, town.bob)
    ]
    numbers = [number_of(await each) for each in pressed]
    assert await length(town.house) == before + 2
    assert len(set(numbers)) == 1, "both bear the question's number, which tells nobody who was first"
    assert numbers[0] is not None


# ---- answers that get lost


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (500, 0)])
@pytest.mark.parametrize("before_effect", [True, False])
async def test_a_reply_stands_whatever_becomes_of_its_receipt(
    town: Town, status: int, code: int, before_effect: bool
) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    said = len(town.public())
    fault = town.world.fail_next("POST", CALLBACK, status, code, times=5, before_effect=before_effect)
    person.choose(question, menu, [tile])
    await town.world.until(lambda: fault.hits)
    await town.world.until(lambda: len(town.public()) > said)
    await town.house.settle()
    town.world.clear()
    assert await length(town.house) == before + 1
    again = await person.choose(question, menu, [tile], forged=True)
    assert again.ephemeral or again.channel.recipient is person
    assert number_of(again) is None
    assert await length(town.house) == before + 1


# ---- the wrong button, the wrong person


async def test_a_stale_button_is_refused_with_what_is_asked_now(town: Town) -> None:
    await town.started(deadline="5m")
    (person,) = await town.awaited()
    question = town.question(person)
    menu, tiles = next(iter(question.menus.items()))
    for _ in range(3):
        await town.house.later(300_000)
    assert len(await town.awaited()) == 3, "all have landed by default, and now all may discard"
    before = await length(town.house)
    stale = await person.choose(question, menu, [tiles[1]])
    assert town.house.text("press-stale", person.locale) in stale.text
    assert town.house.text("cochons-ask-discard-pass", person.locale) in str(parts_of(stale))
    assert await length(town.house) == before


async def test_somebody_elses_button_is_refused_and_nobody_else_hears_of_it(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    before, public = await length(town.house), len(town.public())
    for other in town.people:
        if other is not person:
            refused = await other.choose(question, menu, [tile], forged=True)
            assert refused.ephemeral
            assert number_of(refused) is None
    stranger = town.world.person("Dan", town.guild, locale="en-US")
    refused = await stranger.choose(question, menu, [tile], forged=True)
    assert refused.text == town.house.text("refused-not-seated", "en")
    await town.house.settle()
    assert (await length(town.house), len(town.public())) == (before, public)


FORGED = [
    "pr|",
    "pr|zz|1",
    "pr|0|x|1|1",
    "pr|0|1|0|0|a|b|c|d|e",
    "pr|0|999|0|0|start",
    "pr|0|1|PLACE|0|nothing",
    "pr|1|1|PLACE|0|start|tile",
    "pr|3|1|PLACE|9|start|tile",
    "pr|5|1|PLACE|0|start",
    "pr|13|1|-1|-1|x|max_turns",
]


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_id_is_refused_privately_and_changes_nothing(town: Town, custom_id: str) -> None:
    person, question, _, _ = await landing(town)
    before = await length(town.house)
    place = str((await town.house.live()).play.place)
    pressed: list[Interaction] = [
        await person.press(question, custom_id.replace("PLACE", place), forged=True),
        await person.choose(question, custom_id.replace("PLACE", place), ["Z99"], forged=True),
        await town.cy.press(town.public()[-1], custom_id.replace("PLACE", place), forged=True),
    ]
    for each in pressed:
        assert each.text
        assert "#" not in each.text or number_of(each) is None
    await town.house.settle()
    assert await length(town.house) == before
    assert (await town.house.live()).table.status == "playing"


# ---- an answer that takes its time


async def test_a_board_that_takes_its_time_is_announced_and_shown_when_it_is_painted(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _, _, _ = await landing(town)
    painted = asyncio.Event()

    async def slowly(scene: Scene, what: str) -> bytes:
        await painted.wait()
        return PNG

    monkeypatch.setattr("bot.interactions.responses.THINKING_SECONDS", 0)
    monkeypatch.setattr(town.house.bot.pictures, "paint", slowly)
    board = await person.slash("board", channel=town.channel)
    assert board.type == "deferred"
    painted.set()
    shown = await board.filled()
    assert shown.files
    assert board.ephemeral


# ---- the connection, the clock, and faults of our own


@pytest.mark.parametrize("politely", [True, False])
@pytest.mark.parametrize("before_effect", [True, False])
async def test_an_answer_that_was_cut_off_is_given_again_and_says_what_the_log_says(
    town: Town, before_effect: bool, politely: bool
) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    town.world.reset_next("POST", CALLBACK, before_effect=before_effect, politely=politely)
    done = await person.choose(question, menu, [tile])
    await town.house.settle()
    assert number_of(done) == before
    assert await length(town.house) == before + 1
    assert len(town.world.requests("POST", CALLBACK)) >= 2


@pytest.mark.parametrize("politely", [True, False])
async def test_nothing_is_said_of_the_log_when_no_answer_comes_through(town: Town, politely: bool) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    town.world.reset_next("POST", CALLBACK, times=2, politely=politely)
    person.choose(question, menu, [tile])
    await town.world.until(lambda: len(town.world.requests("POST", CALLBACK)) >= 2)
    await town.house.settle()
    assert await length(town.house) == before + 1
    wrong = town.house.text("bot-trouble", person.locale, reference="").split("(")[0]
    said = [str(each.body) for each in town.world.traffic]
    assert not any(wrong[:30] in one for one in said)


async def test_a_fault_after_the_reply_was_taken_says_that_it_was_taken(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)

    def broken(self: object, receipt: object) -> str:
        raise RuntimeError("a sentence that cannot be made")

    monkeypatch.setattr("bot.wording.voice.Voice.receipt", broken)
    done = await person.choose(question, menu, [tile])
    assert await length(town.house) == before + 1
    assert done.text == town.house.text("bot-trouble-taken", person.locale, reference=done.id)


@pytest.mark.parametrize("ahead", [2.6, 4, 90, -90])
async def test_a_clock_that_differs_from_discords_drops_no_press(
    town: Town, ahead: float, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = town.house.clock
    town.world.ids.now = lambda: clock.now() - int(ahead * 1000)
    await town.house.close()
    await town.house.open()
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    assert number_of(await person.choose(question, menu, [tile])) == before
    told = describe_clock(town.house.bot)["clock_ahead_seconds"]
    assert abs(told - ahead) <= 1, "/readyz names it"
    assert "clock_skewed" in capsys.readouterr().out, "and so does the log"


async def test_a_clock_that_is_right_drops_what_was_replayed_all_the_same(town: Town) -> None:
    person, question, menu, tile = await landing(town)
    before = await length(town.house)
    late = person.choose(question, menu, [tile], age=10.0)
    await person.slash("table list", channel=town.channel)
    assert not late.answered
    assert await length(town.house) == before
    assert describe_clock(town.house.bot) == {}
