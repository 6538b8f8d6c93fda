"""How long pictures take and how large they are: the scene, the page and the PNG, one after another."""

import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from types import SimpleNamespace
from typing import Any, Final

from bench.figures import Figure
from bench.games import BENCHED, Benched
from bot.games import AnyPlay
from bot.i18n import Words
from bot.painter import worker, write_page
from games.cochons.picture.board import draw_board
from porc_royal.facts import Named, Saying, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.scene import Scene
from tests.painter.samples import FR, picture, wilder, words
from tests.screens.games import every_planet_shared

CROWDED: Final = "Cosmic Encounter, 8 players with ships on every planet"
LARGEST: Final = "complete Cochons, 37 tiles with everything on them"
BEFORE: Final[Mapping[str, tuple[float, float]]] = {
    "simplified Cochons, board of 3 players": (367.8, 342),
    "simplified Cochons, board of 6 players": (428.1, 436),
    "simplified Cochons, hand of 4 cards": (122.1, 78),
    "complete Cochons, board of 3 players": (349.9, 332),
    "complete Cochons, board of 6 players": (714.0, 561),
    "complete Cochons, hand of 5 cards": (163.4, 106),
    "Interstellar Pig, board of 2 players": (339.8, 325),
    "Interstellar Pig, board of 4 players": (385.8, 363),
    "Interstellar Pig, hand of 2 cards": (63.1, 39),
    LARGEST: (585.8, 641),
    "complete Cochons, election of 6 players": (103.0, 66),
}
"""What the same pictures took, in ms and KiB, as long as they were SVG that resvg turned into PNG of all colours."""
BOARD_MS: Final = 130
BOARD_KIB: Final = 300
HAND_MS: Final = 40


async def measure_pictures(*, quick: bool) -> list[Figure]:
    """Of each game a board of few, one of many, and a hand."""
    found: list[Figure] = []
    rounds = 2 if quick else 9
    for game in BENCHED.values():
        phrase = _phrase(game.name)
        played = [_game(game, players) for players in game.book.seats]
        for players, play in zip(game.book.seats, played, strict=True):
            name = f"{game.called}, board of {players} players"
            draw = partial(game.book.board, play.view(None), None, phrase)
            found.append(_timed(name, draw, rounds, BOARD_MS))
        mine = played[0].view(Seat(0))
        cards = len(game.book.hand(mine))
        name = f"{game.called}, hand of {cards} cards"
        found.append(_timed(name, partial(_hand, game, mine, phrase), rounds, HAND_MS))
    largest = partial(draw_board, wilder(picture(6, 37)), words(FR))
    found += [_timed(LARGEST, largest, rounds, BOARD_MS), _weighed(LARGEST, largest, BOARD_KIB)]
    crowded = _crowd_space(BENCHED["cosmic"])
    found += [_timed(CROWDED, crowded, rounds, BOARD_MS), _weighed(CROWDED, crowded, BOARD_KIB)]
    phrase, voting = _phrase("cochons"), _game(BENCHED["cochons-complete"], 6, _voting)
    election = partial(voting.rulebook.board, voting.view(None), None, phrase)
    return [*found, _timed("complete Cochons, election of 6 players", election, rounds, BOARD_MS)]


def _crowd_space(game: Benched) -> Callable[[], Scene]:
    """What draws a board on which there is as much as can be; the game was played before."""
    players = game.book.seats[1]
    live: Any = SimpleNamespace(seats=range(players))
    view = every_planet_shared(live, _game(game, players).view(None))
    return partial(game.book.board, view, None, _phrase(game.name))


def _voting(play: AnyPlay) -> bool:
    view: Any = play.view(None)
    return bool(view.phase == "voting" and len(view.ballot.votes) == 3)


def _game(game: Benched, players: int, late: Callable[[AnyPlay], bool] | None = None) -> AnyPlay:
    """A game in its second round, or as `late` as wanted, played by luck; nobody has left it."""
    enough = late or game.late
    for number in range(1, 100):
        play, luck = Play.new(game.book, players, dict(game.short) | dict(game.ahead)), random.Random(number)
        while play.result is None and not enough(play):
            seat = play.awaited[0]
            reply = draw_reply(play.asks[seat], luck.randrange)
            if reply.option not in game.rare:
                play.take(seat, reply)
        if play.result is None and game.book.hand(play.view(Seat(0))):
            return play
    raise LookupError(f"no game of {game.called} comes so far")


def _phrase(name: str) -> Callable[[Saying | Named], str]:
    reader = Words.load((f"games.{name}",)).of("fr")

    def called(seat: Seat) -> str:
        return f"Rosalinde {seat}"

    def phrase(thing: Saying | Named) -> str:
        if isinstance(thing, Saying):
            return reader.say(thing, called, name)
        return reader.arg(thing, called, name)

    return phrase


def _hand(game: Benched, view: Any, phrase: Callable[[Saying | Named], str]) -> Scene:  # noqa: ANN401 - of any game
    scene = game.book.hand_board(view, phrase)
    if scene is None:
        raise LookupError("a hand has no picture")
    return scene


def _timed(name: str, draw: Callable[[], Scene], rounds: int, reach: float) -> Figure:
    """Processor time, beside what the picture took before: the machine may be busy with other work.

    A scene that is drawn again is remembered but for its words, as most of one is at a table after each reply.
    """
    scenes: list[float] = []
    pages: list[float] = []
    paints: list[float] = []
    size = 0
    for _ in range(rounds):
        began = time.process_time()
        scene = draw()
        drawn = time.process_time()
        written = write_page(scene)
        paged = time.process_time()
        size = len(worker.render(written))
        scenes.append(drawn - began)
        pages.append(paged - drawn)
        paints.append(time.process_time() - paged)
    scene_ms, page_ms, png_ms = (median(each) * 1e3 for each in (scenes, pages, paints))
    ours, before = scene_ms + page_ms + png_ms, BEFORE.get(name, (None, None))[0]
    note = f"scene {scene_ms:.1f} ms, page {page_ms:.1f} ms, PNG {png_ms:.0f} ms of {size / 1024:.0f} KiB"
    return Figure(f"picture: {name}", ours, "ms", before, ours, reach, "at most", "value", note)


def _weighed(name: str, draw: Callable[[], Scene], reach: float) -> Figure:
    size = len(worker.render(write_page(draw()))) / 1024
    return Figure(
        f"picture: {name}, its file",
        size,
        "KiB",
        BEFORE.get(name, (None, None))[1],
        size,
        reach,
        "at most",
        "value",
    )
