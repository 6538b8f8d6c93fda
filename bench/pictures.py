"""How long pictures take: the scene, the SVG and the PNG, one after another."""

import time
from statistics import median
from typing import Final

from bench.figures import Figure
from bot.painter import worker
from bot.painter.svg import svg
from bot.words import Words
from games.cochons.rulebook import RULEBOOK
from games.table.facts import Named, Saying, Seat
from games.table.play import Play
from games.table.replies import some_reply
from games.table.scene import Scene

PLAYERS: Final = (3, 6)
Look = tuple[str, Play, Seat | None]  # type: ignore[type-arg]


def _game(players: int) -> Play:  # type: ignore[type-arg]
    """A game in its second turn, played by the first that comes to mind."""
    play = Play.new(RULEBOOK, players, {"max_turns": 6, "auto_start": True})
    number = 0
    while play.result is None and not (play.view(None).turn == 2 and play.view(None).phase == "travel"):
        seat = play.awaited[0]
        number += 1
        play.take(seat, some_reply(play.asks[seat], lambda most: number * 7919 % most))
    return play


async def times(*, quick: bool) -> list[Figure]:
    """A board of 3 players, one of 6, and a hand."""
    reader = Words.load(("cochons",)).of("fr")

    def phrase(thing: Saying | Named) -> str:
        names = "Rosalinde".__add__
        if isinstance(thing, Saying):
            return reader.say(thing, lambda seat: names(str(seat)), "cochons")
        return reader.arg(thing, lambda seat: names(str(seat)), "cochons")

    found: list[Figure] = []
    for players in PLAYERS:
        play = _game(players)
        view = play.view(None)
        name = f"picture: board of {len(view.tiles)} tiles, {players} players"
        found.append(_timed(name, lambda view=view: RULEBOOK.board(view, None, phrase), quick=quick))  # type: ignore[misc]
    mine = play.view(Seat(0))
    found.append(_timed(f"picture: hand of {len(mine.hand)} cards", lambda: RULEBOOK.hand_board(mine, phrase), quick=quick))
    return found


def _timed(name, draw, *, quick: bool) -> Figure:  # type: ignore[no-untyped-def]
    scenes: list[float] = []
    texts: list[float] = []
    paints: list[float] = []
    for _ in range(3 if quick else 9):
        began = time.perf_counter()
        scene: Scene = draw()
        drawn = time.perf_counter()
        document = svg(scene)
        written = time.perf_counter()
        picture = worker.render(document.decode())
        scenes.append(drawn - began)
        texts.append(written - drawn)
        paints.append(time.perf_counter() - written)
    scene_ms, svg_ms, png_ms = (median(each) * 1e3 for each in (scenes, texts, paints))
    note = f"scene {scene_ms:.1f} ms, SVG {svg_ms:.1f} ms, PNG {png_ms:.0f} ms of {len(picture) / 1024:.0f} KiB"
    return Figure(name, scene_ms + svg_ms + png_ms, "ms", note=note)
