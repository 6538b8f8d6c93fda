"""The board of the channel: posted where a part of the game begins, replaced where it lies as the game goes on."""

import hashlib
from itertools import pairwise

import pytest

from bot.announcer.story import BOARD_MS
from bot.tables.posts import HOLD_MS
from porc_royal.scene import Scene
from tests.fake_discord import Message
from tests.fake_discord.model import Attachment
from tests.sockets.elections import does, opened
from tests.sockets.games import COCHONS, PIG
from tests.sockets.players import Act, Player
from tests.sockets.running_bot import PNG, StillPainter
from tests.sockets.scenario import Scenario, offered_first
from tests.sockets.whole_games import let_answer, party

of_cochons = pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
of_played = pytest.mark.parametrize("game", [COCHONS, PIG], ids=["cochons", "interstellar_pig"])
EDITS = r"^/channels/\d+/messages/\d+$"
WAYS: list[Act] = [Player.by_components, Player.by_answer]


def know(scene: Scene) -> str:
    """By what a picture is known: all that is painted, without what is said of it."""
    shown = repr((scene.width, scene.height, scene.background, scene.layers))
    return hashlib.sha256(shown.encode()).hexdigest()


@pytest.fixture(autouse=True)
def tell_pictures_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is what it is known by."""

    async def png(self: StillPainter, scene: Scene) -> bytes:
        return PNG + know(scene).encode()

    async def digest(self: StillPainter, scene: Scene) -> str:
        return know(scene)

    monkeypatch.setattr(StillPainter, "png", png)
    monkeypatch.setattr(StillPainter, "digest", digest)


async def board_now(scenario: Scenario) -> bytes:
    """The board as everybody may see it now."""
    live = await scenario.running.live()
    scene = live.rulebook.board(live.play.view(None), None, scenario.running.bot.voices.of_table(live).phrase)
    return PNG + know(scene).encode()


def newest_board(scenario: Scenario) -> tuple[Message, Attachment]:
    """The newest board of the channel, with its message."""
    newest = [one for one in scenario.public() if one.files][-1]
    return newest, newest.files[0]


async def think(scenario: Scenario) -> None:
    """Let what was kept be told, and everybody think for a while."""
    for one in (HOLD_MS, BOARD_MS, BOARD_MS):
        await scenario.running.later(one)


class Watcher:
    """Follows the board of the channel, reply by reply, at the pace of people who think for a while."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.seen = list[bytes]()
        """The pictures that came, in order."""
        self.edited = list[str]()
        """Those that took the place of another in its message: in which act."""
        self.left = 0
        """Edits that left the board as it was."""
        self._last: tuple[Message, Attachment, int] | None = None

    async def look(self) -> None:
        """Look when what was kept has been told."""
        await think(self.scenario)
        if not any(one.files for one in self.scenario.public()):
            return
        message, board = newest_board(self.scenario)
        if self._last is not None and self._last[1] is not board:
            self.seen.append(board.data)
        if self._last is not None and self._last[0] is message:
            new, edits = self._last[1] is not board, len(message.past) - self._last[2]
            story = (await self.scenario.running.live()).posts.story
            assert story is not None
            self.edited += [story.act] * new
            self.left += edits > 0 and not new
            assert edits or not new
        self._last = (message, board, len(message.past))
        if message is self.scenario.story():
            assert board.data == await board_now(self.scenario), "it is as the table is"


@pytest.mark.thorough
@of_played
@pytest.mark.samples("interstellar_pig")
async def test_at_the_pace_of_people_the_board_is_as_the_table_is(scenario: Scenario) -> None:
    await scenario.started(options=scenario.game.options(scenario.game.short, scenario.game.typed))
    watcher, act = Watcher(scenario), {"cochons": "travel", "interstellar_pig": "turn"}[scenario.game.name]
    await party(scenario, 4).play(
        WAYS, lambda: watcher.left > 0 and watcher.edited.count(act) >= 3, watcher.look
    )
    assert all(one != other for one, other in pairwise(watcher.seen)), "what is not new is not sent again"
    assert not any(message.pings for message in scenario.public())
    await scenario.check_told()


@of_cochons
async def test_however_quickly_people_play_the_board_of_a_message_is_replaced_once_a_minute(
    scenario: Scenario,
) -> None:
    await scenario.started()
    story, (_, first) = scenario.story(), newest_board(scenario)
    assert first.data == await board_now(scenario)
    await let_answer(scenario)
    assert len(story.past) == 1
    assert newest_board(scenario)[1] is first, "it has just come"
    assert first.data != await board_now(scenario)
    await scenario.running.later(BOARD_MS)
    (second,) = story.files
    assert second.data == await board_now(scenario), (
        "nobody waits for somebody who waits for a day with an old one"
    )
    edits = len(story.past)
    await scenario.running.later(2 * BOARD_MS)
    assert len(story.past) == edits, "it shows how the table stands"
    await let_answer(scenario)
    edits = len(story.past)
    await let_answer(scenario)
    assert not story.buttons, "the act is over"
    assert len(story.past) == edits + 1, "its last board comes with the edit that takes its buttons"
    assert story.files != [second]
    assert newest_board(scenario)[0] is scenario.story()
    assert newest_board(scenario)[1].data == await board_now(scenario)


@pytest.mark.thorough
@of_cochons
async def test_what_does_not_change_the_board_leaves_it_where_it_lies(scenario: Scenario) -> None:
    await scenario.drawn(deadline="1j")
    await think(scenario)
    story, edits, before = scenario.story(), len(scenario.story().past), newest_board(scenario)
    await scenario.ana.slash("table prolonger", {"duree": "2h"}, channel=scenario.channel)
    await scenario.running.settle()
    assert scenario.story() is story
    assert len(story.past) > edits
    assert newest_board(scenario) == before


@pytest.mark.thorough
@of_cochons
async def test_after_a_kill_the_board_is_replaced_where_it_lies_and_only_if_it_is_another(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="1j")
    story, (_, first) = scenario.story(), newest_board(scenario)
    await think(scenario)
    await reply_and_kill(scenario)
    assert newest_board(scenario)[1] is first, "what is owed waits for its slot"
    await scenario.running.open()
    await scenario.running.settle()
    (second,) = story.files
    assert second.data == await board_now(scenario) != first.data
    await think(scenario)
    await scenario.running.kill()
    await scenario.running.open()
    edits = len(story.past)
    await scenario.ana.slash("table prolonger", {"duree": "2h"}, channel=scenario.channel)
    await scenario.running.settle()
    assert len(story.past) > edits
    assert story.files == [second], "it is known after a restart what it shows"


async def reply_and_kill(scenario: Scenario) -> None:
    """Somebody answers, and the bot is killed when that is committed."""
    (person,) = await scenario.awaited()
    await offered_first(person, scenario.question(person))
    await scenario.running.rest()
    await scenario.running.kill()


@pytest.mark.thorough
@of_cochons
async def test_a_deleted_story_comes_again_with_the_board_even_if_that_is_not_new(scenario: Scenario) -> None:
    await scenario.drawn(deadline="1j")
    await think(scenario)
    scenario.lose_story()
    await scenario.ana.slash("table prolonger", {"duree": "2h"}, channel=scenario.channel)
    await scenario.running.settle()
    assert newest_board(scenario)[0] is scenario.story()
    assert newest_board(scenario)[1].data == await board_now(scenario)
    assert scenario.story().silent


@pytest.mark.thorough
@of_cochons
async def test_where_a_story_goes_on_below_the_board_is_replaced_where_it_lies(
    scenario: Scenario,
) -> None:
    scenario.cy.dms_open = scenario.bob.dms_open = False
    await scenario.started()
    calls = 0
    for _ in range(3):
        await think(scenario)
        assert newest_board(scenario)[1].data == await board_now(scenario)
        await let_answer(scenario)
        if scenario.story().pings:
            assert newest_board(scenario)[1].data == await board_now(scenario)
            calls += 1
    assert calls, "somebody was called amid an act"


@pytest.mark.thorough
async def test_the_tally_of_a_roll_call_is_the_newest_in_its_one_message(scenario: Scenario) -> None:
    await opened(scenario)
    await does(scenario, scenario.cy, "candidat")
    story, seen = scenario.story(), [scenario.story().files[0]]
    for voter in (scenario.bob, scenario.cy):
        await think(scenario)
        await does(scenario, scenario.ana, "appel", qui=voter.name)
        await think(scenario)
        seen.append(story.files[0])
        await does(scenario, voter, "vote", **{"for" if voter is scenario.bob else "pour": "Cy"})
        assert scenario.story() is story
        assert story.files[0].data == await board_now(scenario)
        seen.append(story.files[0])
    assert len({each.data for each in seen}) == len({each.id for each in seen}) >= 3
    assert all(not each.pings for each in scenario.public())


@pytest.mark.thorough
@of_cochons
async def test_a_board_that_was_left_as_it_was_comes_whatever_shows_the_story_meanwhile(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="1j")
    _, first = newest_board(scenario)
    await let_answer(scenario)
    edits = len(scenario.story().past)
    await scenario.ana.slash("table prolonger", {"duree": "2h"}, channel=scenario.channel)
    await scenario.running.settle()
    assert len(scenario.story().past) > edits
    assert newest_board(scenario)[1] is first, "it has just come"
    await scenario.running.later(BOARD_MS)
    assert newest_board(scenario)[1].data == await board_now(scenario)
