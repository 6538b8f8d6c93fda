"""A checker written from the documentation alone and the bot's own say the same of every file."""

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from bot.verify import verify
from tests.architecture import tree
from tests.golden.kept import KINDS
from tests.samples import keep_first
from tests.verify import second_checker
from tests.verify.games import play_kind, seal

GAMES: Final = 25
THOROUGH: Final = 5
"""Games of each kind, and how many of these the thorough run looks at; `make soak` looks at them all."""
"""Games of each kind in the long run; every third by recipe 1."""
Draw = dict[str, Any]


def agree(data: bytes) -> bool:
    """Whether a file is right, by both checkers."""
    try:
        verify.check(verify.read(data))
    except (verify.Wrong, AttributeError, KeyError, TypeError, ValueError):
        theirs = False
    else:
        theirs = True
    assert theirs == (second_checker.check(data) == []), second_checker.check(data)
    return theirs


def write_dense(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def change_bit(data: bytes, luck: random.Random) -> bytes:
    changed = bytearray(data)
    changed[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def change_draw(data: bytes, at: int, change: Callable[[Draw], object]) -> bytes:
    """The file with something else in one draw, and a sum that fits."""
    draw: Draw = json.loads(data)["draws"][at]
    line = write_dense(draw)
    assert data.count(line) == 1
    change(draw)
    return seal(data.replace(line, write_dense(draw)))


def lie(draw: Draw, luck: random.Random) -> None:
    """Another face of one die, or two cards the other way round."""
    outcome = draw["outcome"]
    if "faces" in draw:
        die = luck.choice([at for at, faces in enumerate(draw["faces"]) if faces > 1])
        outcome[die] = outcome[die] % draw["faces"][die] + 1
    else:
        one, other = luck.sample(range(len(outcome)), 2)
        outcome[one], outcome[other] = outcome[other], outcome[one]


def list_open(data: bytes) -> list[int]:
    """The draws of which something else could have come."""
    draws = json.loads(data)["draws"]
    return [
        at for at, one in enumerate(draws) if max(one.get("faces", [0])) > 1 or len(one.get("cards", [])) > 1
    ]


def compare(kind: str, number: int, bits: int) -> None:
    recipe = 1 if number % 3 == 2 else 2
    proof, luck = play_kind(kind, number, recipe), random.Random(number)
    assert agree(proof)
    for _ in range(bits):
        assert not agree(change_bit(proof, luck))
    unsure = list_open(proof)
    if not unsure:  # An election of which nothing was left to chance: there is nothing to lie about.
        return
    for at in luck.choices(unsure, k=bits):
        assert not agree(change_draw(proof, at, lambda draw: lie(draw, luck)))
    assert not agree(seal(proof.replace(b'"recipe": %d' % recipe, b'"recipe": %d' % (3 - recipe))))


def read_documentation() -> tuple[dict[str, Any], list[bytes]]:
    """The vectors, and the whole files, of the page."""
    told = (tree.ROOT / "docs" / "chance.md").read_text(encoding="utf-8").partition("## Test vectors")[2]
    vectors, *files = re.findall(r"```json\n(.*?)```", told, re.DOTALL)
    return json.loads(vectors), [file.encode() for file in files]


EXAMPLE, OLDER = read_documentation()[1]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.samples("election*", "cochons", "interstellar_pig", "cosmic")
def test_both_find_a_random_game_of_every_kind_right_and_wrong_where_a_bit_or_a_die_was_changed(
    kind: str,
) -> None:
    compare(kind, 0, 5)


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("number", keep_first(range(1, GAMES), THOROUGH))
@pytest.mark.parametrize("kind", KINDS)
def test_both_say_the_same_of_many_games_of_every_kind(kind: str, number: int) -> None:
    compare(kind, number, 20)
    play_kind.cache_clear()


def test_the_vectors_of_the_documentation_come_out_of_the_second_checker_too() -> None:
    secret, vectors = bytes(range(32)), read_documentation()[0]
    assert second_checker.compute_fingerprint(secret) == vectors.pop("fingerprint")
    for told in vectors.values():
        seed = second_checker.make_seed(2, secret, told["words"])
        assert seed.hex() == told["seed"]
        for draw in told["draws"]:
            source = second_checker.Source(2, seed, draw["place"])
            assert draw["outcome"] == (
                source.roll(draw["faces"]) if "faces" in draw else source.shuffle(draw["cards"])
            )


@pytest.mark.parametrize("file", [EXAMPLE, OLDER], ids=["recipe 2", "recipe 1"])
def test_both_find_the_whole_files_of_the_documentation_right(file: bytes) -> None:
    luck = random.Random(1)
    assert agree(file)
    for at, draw in enumerate(json.loads(file)["draws"]):
        assert not agree(change_draw(file, at, lambda draw: lie(draw, luck))), draw


@pytest.mark.parametrize(
    ("at", "change"),
    [
        pytest.param(3, {"outcome": [6, True, 1]}, id="true for a one"),
        pytest.param(1, {"number": 2.0}, id="a number with a point"),
        pytest.param(1, {"faces": [-1], "outcome": [1]}, id="a die with less than one face"),
        pytest.param(1, {"faces": [2**33], "outcome": [1]}, id="a die on which no number can come up"),
        pytest.param(1, {"place": True}, id="true for a place"),
        pytest.param(1, {"place": "seats"}, id="seats a second time"),
        pytest.param(4, {"place": 18}, id="a place a second time"),
        pytest.param(4, {"place": 21}, id="a place at which the log had ended"),
        pytest.param(4, {"number": 6}, id="a gap in the numbers"),
        pytest.param(1, {"cards": ["a"]}, id="dice and cards at once"),
        pytest.param(1, {"outcome": 3}, id="a die that is no list"),
    ],
)
def test_both_refuse_a_draw_that_is_not_of_the_documented_form(at: int, change: Draw) -> None:
    assert not agree(change_draw(EXAMPLE, at, lambda draw: draw.update(change)))


def test_true_is_no_place_though_python_would_find_blocks_for_it() -> None:
    """Otherwise whoever writes the file could choose between what place 1 gives and what "True:0" gives."""
    seed = second_checker.make_seed(2, bytes(range(32)), ["groin", "Été 2026"])
    other = second_checker.Source(2, seed, "True").roll([3])
    assert not agree(change_draw(EXAMPLE, 1, lambda draw: draw.update(place=True, outcome=other)))


FIELDS: Final[Sequence[tuple[bytes, bytes]]] = [
    (b'"status": "ended"', b'"status": "open"'),
    (b'"recipe": 2', b'"recipe": true'),
    (b'"recipe": 2', b'"recipe": 3'),
    (b'"format": "porc-royal chance"', b'"format": "chance"'),
    (b'1a1b1c1d1e1f"', b'1A1B1C1D1E1F"'),
    (b'"secret": "00', b'"secret": " 00'),
    (b'"groin"', b'"\\ud800"'),
    (b'"groin"', b"1"),
    (b"{\n", b"\xef\xbb\xbf{\n"),
    (b'"length": 21', b'"length": true'),
    *[
        (b' "%s": ' % name, b' "no %s": ' % name)
        for name in (b"table", b"game", b"players", b"length", b"draws")
    ],
    (b'"length": 21', b'"length": 21,\n "deep": ' + b"[" * 100_000 + b"]" * 100_000),
]


@pytest.mark.parametrize(("told", "other"), FIELDS, ids=range(len(FIELDS)))
def test_both_refuse_a_file_with_a_field_that_is_not_as_documented_though_its_sum_fits(
    told: bytes, other: bytes
) -> None:
    assert told in EXAMPLE
    assert not agree(seal(EXAMPLE.replace(told, other, 1)))


def test_recipe_1_knows_no_words_and_a_field_that_the_documentation_does_not_name_means_nothing() -> None:
    assert not agree(seal(OLDER.replace(b'"words": []', b'"words": ["groin"]')))
    assert agree(seal(EXAMPLE.replace(b' "draws"', b' "later": {"secret": 1},\n "draws"')))


@pytest.mark.parametrize("end", [b"\n", b" ", b"x"])
def test_nothing_may_follow_the_last_line_feed_nor_precede_it(end: bytes) -> None:
    assert not agree(EXAMPLE + end)
    assert not agree(EXAMPLE[:-1] + end + EXAMPLE[-1:])
    assert not agree(EXAMPLE.replace(b"\n", b"\r\n"))
