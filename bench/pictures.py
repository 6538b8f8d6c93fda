"""How long pictures take: the scene, the SVG and the PNG, one after another."""

import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Final

from bench.figures import Figure
from bot.painter import worker
from bot.painter.svg import svg
from bot.words import Words
from games.cochons.rulebook import RULEBOOK
from games.cochons.state import State
from games.cochons.view import View
from games.table.facts import Named, Saying, Seat
from games.table.play import Play
from games.table.replies import some_reply
from games.table.scene import Scene

PLAYERS: Final = (3, 6)


async def times(*, quick: bool) -> list[Figure]:
    """A board of few, one of many, and a hand."""
    found: list[Figure] = []
    rounds, phrase = (2 if quick else 9), _phrase()
    for players in PLAYERS:
        play = _game(players)
        view = play.view(None)
        name = f"picture: board of {len(view.tiles)} tiles, {players} players"
        found.append(_timed(name, partial(RULEBOOK.board, view, None, phrase), rounds))
        mine = play.view(Seat(0))
        if players == PLAYERS[0]:
            found.append(
                _timed(f"picture: hand of {len(mine.hand)} cards", partial(_hand, mine, phrase), rounds)
            )
    return found


def _game(players: int) -> Play[State, View]:
    """A game in its second turn, played by luck."""
    play, luck = Play.new(RULEBOOK, players, {"max_turns": 6, "auto_start": True}), random.Random(1)
    while play.result is None and (play.view(None).turn, play.view(None).phase) != (2, "travel"):
        seat = play.awaited[0]
        play.take(seat, some_reply(play.asks[seat], luck.randrange))
    return play


def _phrase() -> Callable[[Saying | Named], str]:
    reader = Words.load((RULEBOOK.name,)).of("fr")

    def name(seat: Seat) -> str:
        return f"Rosalinde {seat}"

    def phrase(thing: Saying | Named) -> str:
        if isinstance(thing, Saying):
            return reader.say(thing, name, RULEBOOK.name)
        return reader.arg(thing, name, RULEBOOK.name)

    return phrase


def _hand(view: View, phrase: Callable[[Saying | Named], str]) -> Scene:
    scene = RULEBOOK.hand_board(view, phrase)
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
