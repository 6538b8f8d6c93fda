"""The last picture of a part of the game: it stays above, as that part ended, however quickly it was played."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.panels.images import describe_picture, make_alt
from porc_royal.play import Play
from porc_royal.rulebook import Act
from porc_royal.scene import Scene
from tests.fake_discord import Message, Person
from tests.sockets.elections import does, opened
from tests.sockets.games import COCHONS, COMPLETE, COSMIC, PIG, Game
from tests.sockets.players import Act as Way
from tests.sockets.players import Player
from tests.sockets.running_bot import PNG, StillPainter
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import party

SENATE: Final = replace(
    COMPLETE,
    short="rule_set=complete, max_turns=6, auto_start=true, gap_windows=false, ballot=sealed",
    typed="",
)
VOYAGE: Final = replace(PIG, short="rounds=8, setup_loss=orbit_start")
GAMES: Final = {"complete": SENATE, "cochons": COCHONS, "interstellar_pig": VOYAGE, "cosmic": COSMIC}
WAYS: list[Way] = [Player.by_components, Player.by_answer]
SEEN: Final = {"complete": 6, "cochons": 6, "interstellar_pig": 4, "cosmic": 3}
"""How many parts of the game must have ended with a picture, before enough was seen."""


@pytest.fixture(autouse=True)
def tell_pictures_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is all that is painted, without what is said of it."""

    async def png(self: StillPainter, scene: Scene) -> bytes:
        return PNG + know(scene)

    monkeypatch.setattr(StillPainter, "png", png)


def know(scene: Scene) -> bytes:
    return repr((scene.width, scene.height, scene.background, scene.layers)).encode()


class Seam:
    """What everybody saw when a chapter began, which is how the one before it ended."""

    def __init__(self, chapter: str, view: object) -> None:
        self.chapter: Final = chapter
        self.view: Final = view


@pytest.fixture
def seams(monkeypatch: pytest.MonkeyPatch) -> list[Seam]:
    """Every seam that the rules cross, seen where they cross it."""
    found, begin = list[Seam](), Play[Any, Any]._begin

    def watch(self: Play[Any, Any], chapter: str) -> object:
        found.append(Seam(chapter, self.rulebook.view(self._state, None)))
        return begin(self, chapter)

    monkeypatch.setattr(Play, "_begin", watch)
    return found


class PartWatcher:
    """Looks after every answer whether a part of the game has ended, and at what stays above then."""

    def __init__(self, scenario: Scenario, seams: list[Seam]) -> None:
        self._scenario: Final = scenario
        self._seams: Final = seams
        self._last: tuple[Message, str] | None = None
        self.ended: Final = list[str]()
        """The parts that ended with a picture, in order."""

    async def look(self) -> None:
        scenario = self._scenario
        live = await scenario.running.live()
        if live.posts.story is None or live.game is None:
            return
        seams, self._seams[:] = list(self._seams), []
        if self._last is not None and self._last[0].files and self._last[0] is not scenario.story():
            message, act = self._last
            voice, book = scenario.running.bot.voices.of_table(live), live.rulebook
            views = list_last(seams, act, book.acts)
            if views:
                (file,) = message.files
                assert file.data in [PNG + know(book.board(one, None, voice.phrase)) for one in views], act
                self.ended.append(act)
                assert not message.buttons
        self._last = scenario.story(), live.posts.story.act


def list_last(seams: list[Seam], act: str, acts: Mapping[str, Act]) -> list[object]:
    """What was seen last of a part of the game: of an election its own chapters, the tally above all.

    Turns that were short go on in one message, and what grows too long goes on in another: where several chapters
    ended at once it is the last of any of these.
    """
    found: list[object] = []
    for seam in seams:
        begins = acts.get(seam.chapter)
        if begins is None and act == "election":
            return [seam.view]
        if begins is not None and begins.name != act:
            return [*found, seam.view]
        if begins is not None:
            found.append(seam.view)
    return found if any(acts[one.chapter].repeats for one in seams if one.chapter in acts) else []


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.samples("interstellar_pig")
async def test_a_part_that_ends_keeps_its_last_picture_however_quickly_it_was_played(
    scenario: Scenario, game: Game, seams: list[Seam]
) -> None:
    (name,) = [key for key, one in GAMES.items() if one is game]
    await scenario.begun(options=game.options(game.short, game.typed))
    watcher = PartWatcher(scenario, seams)

    def seen() -> bool:
        return len(watcher.ended) >= SEEN[name] and (name != "complete" or "election" in watcher.ended)

    await party(scenario, 4).play(WAYS, seen, watcher.look)


@pytest.mark.parametrize("ballot", ["roll-call", "sealed"])
async def test_an_election_that_is_over_shows_in_its_message_who_was_elected(
    scenario: Scenario, ballot: str
) -> None:
    """Every vote follows upon the last at once: no picture of the tally is a minute old."""
    await opened(scenario, scrutin=ballot, candidats="2, 3")
    story = scenario.story()
    votes = {scenario.ana: "Cy", scenario.bob: "Cy", scenario.cy: "Bob"}
    for voter, candidate in votes.items():
        if ballot == "roll-call":
            await does(scenario, scenario.ana, "appel", qui=voter.name)
        await does(scenario, voter, "vote", **{voter_field(voter): candidate})
    if ballot == "roll-call":
        await does(scenario, scenario.ana, "clore")
    await scenario.running.settle()
    live = await scenario.running.live()
    assert live.table.status == "ended"
    voice = scenario.running.bot.voices.of_table(live)
    for message in (story, scenario.public()[-2]):
        (file,) = message.files
        assert file.data == PNG + know(live.rulebook.board(live.play.view(None), None, voice.phrase))
        assert file.description == make_alt(voice, describe_picture(live, voice, "board", None))
    assert not story.buttons


def voter_field(voter: Person) -> str:
    return "pour" if voter.locale == "fr" else "for"
