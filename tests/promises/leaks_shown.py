"""Leaks sown on purpose into facts, views and pictures, whatever is played."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from bot.games import AnyRulebook
from porc_royal.facts import Fact, Seat
from porc_royal.scene import Layer, Rect, Scene, Style, Text
from porc_royal.script import tell
from tests.promises.leaks_told import Leak, Patch


def told_to_everybody(home: Any) -> Leak:
    """What a rule whispers, everybody hears."""

    async def shout(seat: Seat, key: str, /, **args: Any) -> None:
        await tell(key, **args)

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        patch.setattr(home, "whisper", shout)
        return book

    return sow


def whispered_to_the_neighbour(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    def known_to(fact: Fact, seat: Seat | None) -> bool:
        return fact.to is None or (seat is not None and (seat + 1) in fact.to)

    patch.setattr(Fact, "is_known_to", known_to)
    return book


def log_with_whispers(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    patch.setattr(Fact, "is_known_to", lambda fact, seat: True)
    return book


def viewed(change: Callable[[Any, Any], Any]) -> Leak:
    """A change of the view, given the whole state."""
    return lambda patch, book: replace(book, view=lambda state, seat: change(state, book.view(state, seat)))


def hands_of(state: Any) -> str:
    return "".join(card for player in state.players for card in player.hand)


def drawn(change: Callable[[str, Scene], Scene]) -> Leak:
    """A change of the board's picture, by somebody who remembers the last state that was viewed."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        last = [""]

        def view(state: Any, seat: Any) -> Any:
            last[0] = hands_of(state)
            return book.view(state, seat)

        def board(seen: Any, asked: Any, phrase: Any) -> Scene:
            return change(last[0], book.board(seen, asked, phrase))

        return replace(book, view=view, board=board)

    return sow


def under_a_counter(cards: str, scene: Scene) -> Scene:
    hidden = Text(40, 40, cards[:12], 12, "#ffffff")
    lid = Rect(0, 0, 200, 80, Style(fill="#000000"))
    return msgspec.structs.replace(scene, layers=(*scene.layers, Layer("covered", (hidden, lid))))


def larger(cards: str, scene: Scene) -> Scene:
    return msgspec.structs.replace(scene, height=scene.height + len(cards) % 9)
