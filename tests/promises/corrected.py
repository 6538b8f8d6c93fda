"""Rules as the next version might have them: with other questions, or telling nothing."""

# ruff: noqa: ANN401 - each game has a state and views of its own type

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from bot.games import AnyRulebook
from porc_royal.asks import Ask
from porc_royal.script import Together, Told


def corrected(book: AnyRulebook, change: Callable[[Ask], Ask], *, silent: bool = False) -> AnyRulebook:
    """The rules with every question changed, or with nothing told any more."""

    def rewritten(
        script: Callable[[Any], Coroutine[Any, Any, Any]],
    ) -> Callable[[Any], Coroutine[Any, Any, Any]]:
        async def chapter(state: Any) -> Any:
            old, heard = script(state), None
            while True:
                try:
                    request = old.send(heard)
                except StopIteration as done:
                    return done.value
                heard = await _again(request, change, silent)

        return chapter

    return replace(book, chapters={name: rewritten(one) for name, one in book.chapters.items()})


async def _again(request: Any, change: Callable[[Ask], Ask], silent: bool) -> Any:
    match request:
        case Together():
            return await replace(request, asks=tuple(map(change, request.asks)))
        case Told() if silent:
            return None
        case _:
            return await request
