"""Whoever follows the README computes every die and every shuffle of a finished game from its published secret."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from porc_royal.asks import Ask, Number, Order, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.options import settle
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.architecture import tree
from tests.promises.cases import CASES
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.runner import open_runner

LONGEST: Final = 20_000
"""Deadlines after which a game is held never to end."""
GAMES: Final[dict[str, tuple[int, dict[str, Setting]]]] = {
    "cochons": (3, {}),
    "interstellar_pig": (2, {"preset": "quick"}),
    "cosmic": (3, {}),
}


def read_recipe() -> dict[str, Any]:
    """What the README's lines on fair chance define."""
    told = (tree.ROOT / "README.md").read_text().partition("## Fair chance")[2]
    lines = re.search(r"```python\n(.*?)```", told, re.DOTALL)
    assert lines is not None
    names: dict[str, Any] = {}
    exec(lines[1], names)
    return names


def compute(recipe: dict[str, Any], secret: bytes, place: int, ask: Ask) -> Reply:
    """What chance must have replied, by the README."""
    ((name, option),) = ask.options.items()
    first = next(iter(option.fields.values()))
    if isinstance(first, Order):
        return Reply(name, {"order": tuple(recipe["shuffle"](secret, place, first.choices({})))})
    assert isinstance(first, Number)
    assert set(option.fields.values()) == {first}
    least, faces = first.range({})
    assert least == 1
    rolled = recipe["roll"](secret, place, len(option.fields), faces)
    return Reply(name, dict(zip(option.fields, rolled, strict=True)))


async def finish_by_practice(table: ModeratedTable) -> None:
    """Play a table of practice players to its end."""
    table.painted = set()
    await table.begin()
    for _ in range(LONGEST):
        if await table.over():
            return
        assert await table.fire() is not None
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("name", GAMES)
def test_every_die_and_every_shuffle_of_a_finished_game_follows_from_its_published_secret(
    name: str, tmp_path: Path
) -> None:
    book, (players, settings) = CASES[name].book, GAMES[name]
    at = Play.new(book, players, settle(book.options, settings)).position
    opened = Opening(book, players, settings, at.chapter, at.state, practice=frozenset(range(players)))
    with open_runner(tmp_path) as runner:
        table = runner.moderated(runner.numbered(opened))
        runner.run(finish_by_practice(table))
        entries = runner.run(table.store.log(table.table_id))
    secret = table.opening.seed
    assert f"`{secret.hex()}`" in "\n".join(table.public)

    recipe, computed, game = read_recipe(), 0, Play(book, at)
    for place, entry in enumerate(entries):
        seat, reply = Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply)
        if seat == CHANCE:
            assert reply == compute(recipe, secret, place, game.asks[seat]), place
            computed += 1
        game.take(seat, reply)
    assert game.result is not None
    assert computed > 4
