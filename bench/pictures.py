"""How long pictures take: the scene, the SVG and the PNG, one after another."""

import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from bench.figures import Figure
from bench.games import BENCHED, Benched
from bot.games import AnyPlay
from bot.i18n import Words
from bot.painter import worker
from bot.painter.svg import svg
from games.cochons.board import board
from games.table.facts import Named, Saying, Seat
from games.table.play import Play
from games.table.replies import draw_reply
from games.table.scene import Scene
from tests.painter.samples import FR, picture, wilder, words


async def times(*, quick: bool) -> list[Figure]:
    """Of each game a board of few, one of many, and a hand."""
    found: list[Figure] = []
    rounds = 2 if quick else 9
    for game in BENCHED.values():
        phrase = _phrase(game.name)
        played = [_game(game, players) for players in game.book.seats]
        for players, play in zip(game.book.seats, played, strict=True):
            name = f"picture: {game.called}, board of {players} players"
            found.append(_timed(name, partial(game.book.board, play.view(None), None, phrase), rounds))
        mine = played[0].view(Seat(0))
        cards = len(game.book.hand(mine))
        name = f"picture: {game.called}, hand of {cards} cards"
        found.append(_timed(name, partial(_hand, game, mine, phrase), rounds))
    largest = partial(board, wilder(picture(6, 37)), words(FR))
    found.append(_timed("picture: complete Cochons, 37 tiles with everything on them", largest, rounds))
    phrase, voting = _phrase("cochons"), _game(BENCHED["cochons-complete"], 6, _voting)
    election = partial(voting.rulebook.board, voting.view(None), None, phrase)
    return [*found, _timed("picture: complete Cochons, election of 6 players", election, rounds)]


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
    reader = Words.load((name,)).of("fr")

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


def _timed(name: str, draw: Callable[[], Scene], rounds: int) -> Figure:
    scenes: list[float] = []
    texts: list[float] = []
    paints: list[float] = []
    size = 0
    for _ in range(rounds):
        began = time.perf_counter()
        scene = draw()
        drawn = time.perf_counter()
        document = svg(scene)
        written = time.perf_counter()
        size = len(worker.render(document.decode()))
        scenes.append(drawn - began)
        texts.append(written - drawn)
        paints.append(time.perf_counter() - written)
    scene_ms, svg_ms, png_ms = (median(each) * 1e3 for each in (scenes, texts, paints))
    note = f"scene {scene_ms:.1f} ms, SVG {svg_ms:.1f} ms, PNG {png_ms:.0f} ms of {size / 1024:.0f} KiB"
    return Figure(name, scene_ms + svg_ms + png_ms, "ms", note=note)
