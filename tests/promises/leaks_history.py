"""Leaks sown on purpose into the log and into what somebody is told that they missed."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from bot.moderation import history, missed
from bot.tables.history import ActFacts
from bot.tables.live import Live
from bot.wording.voice import Voice
from tests.promises.leaks_told import Leak, Patch, weight


def board_of_then_that_knows_the_hands(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = missed.draw_then_and_now

    def draw(then: Live, *more: Any) -> Any:
        first, *others = true(then, *more)
        scene = msgspec.structs.replace(first.scene, width=first.scene.width + weight(then.play) % 2)
        return (replace(first, scene=scene), *others)

    patch.setattr(history, "draw_then_and_now", draw)
    return book


def missed_by_everybody(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    async def word(voice: Voice, section: ActFacts, *_: object) -> list[str]:
        return [voice.say(fact.says) for fact in section.facts]

    patch.setattr(missed, "_word_section", word)
    return book


HISTORY: Final[dict[str, Leak]] = {
    "the board of then knows the hands": board_of_then_that_knows_the_hands,
    "what was missed is told as it happened": missed_by_everybody,
}
