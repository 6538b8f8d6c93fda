"""The proof of a closed table: each seat checks its own, all checkers say the same, and nobody reads another's hand."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from bot.tables.leaves import CLOSED, LEAVES, Leaves, compute_fingerprint, compute_key, grow_tree, list_path
from bot.verify import verify
from tests.architecture import tree
from tests.golden.kept import KINDS
from tests.verify import second_checker
from tests.verify.games import PLAYED, play_game, play_kind, seal

Draw = dict[str, Any]
SECRET: Final = bytes(range(32))
FAULTS: Final = (verify.Wrong, AttributeError, IndexError, KeyError, TypeError, ValueError)


def is_right(data: bytes) -> bool:
    """What both checkers say, who must agree."""
    try:
        verify.check(verify.read(data))
        first = True
    except FAULTS:
        first = False
    assert first == (second_checker.check(data) == [])
    return first


def change_draws(data: bytes, change: Callable[[list[Draw]], object]) -> bytes:
    """The file with other draws, and a sum that fits."""
    proof = json.loads(data)
    change(proof["draws"])
    head = {name: value for name, value in proof.items() if name not in ("draws", "sum")}
    lines = [f' "{name}": {json.dumps(value, ensure_ascii=False)},' for name, value in head.items()]
    draws = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in proof["draws"])
    return seal("\n".join(["{", *lines, ' "draws": [', draws, " ],", ' "sum": "']).encode())


def list_opened(proof: dict[str, Any]) -> Iterator[tuple[int, int]]:
    for at, draw in enumerate(proof["draws"]):
        yield from ((at, number) for number, key in enumerate(draw["keys"]) if key is not None)


@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_a_true_file_is_found_true_and_holds_no_secret(number: int) -> None:
    data = play_game(number, CLOSED)
    assert is_right(data)
    assert b'"secret"' not in data
    assert is_right(change_draws(data, lambda draws: None))
    assert any(list_opened(json.loads(data)))


@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_whoever_lies_about_a_die_a_card_a_key_or_a_mark_is_found_out_though_the_sum_fits(
    number: int,
) -> None:
    data, luck = play_game(number, CLOSED), random.Random(number)
    opened = list(list_opened(json.loads(data)))
    for at, one in luck.sample(opened, 6):

        def turn(draws: list[Draw], at: int = at, one: int = one) -> None:
            draw = draws[at]
            if "faces" in draw:
                draw["outcome"][one] = draw["outcome"][one] % draw["faces"][one] + 1
            else:
                place = draw["outcome"].index(draw["cards"][one])
                other = (place + 1) % len(draw["outcome"])
                draw["outcome"][place], draw["outcome"][other] = (
                    draw["outcome"][other],
                    draw["outcome"][place],
                )

        def rename(draws: list[Draw], at: int = at, one: int = one) -> None:
            draws[at]["cards" if "cards" in draws[at] else "faces"][one] = 1

        def move(draws: list[Draw], at: int = at) -> None:
            draws[at]["first"] += 1

        def turn_key(draws: list[Draw], at: int = at, one: int = one) -> None:
            key, path = draws[at]["keys"][one]
            draws[at]["keys"][one] = [key[::-1], path]

        def drop_mark(draws: list[Draw], at: int = at) -> None:
            draws[at]["marks"] = [*draws[at].get("marks", [])[1:], "ff"]

        for lie in (turn, rename, move, turn_key, drop_mark):
            assert not is_right(change_draws(data, lie)), (lie, at, one)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.samples("cochons-complete", "interstellar_pig")
def test_both_checkers_find_a_game_of_every_kind_right_and_wrong_with_another_bit(kind: str) -> None:
    data, luck = play_kind(kind, 1, CLOSED), random.Random(kind)
    assert is_right(data)
    for _ in range(10):
        at = luck.randrange(8 * len(data))
        changed = bytearray(data)
        changed[at // 8] ^= 1 << at % 8
        assert not is_right(bytes(changed))


def test_every_key_leads_to_the_fingerprint_and_says_nothing_of_the_next() -> None:
    levels = grow_tree(SECRET)
    assert levels[-1] == [compute_fingerprint(SECRET, CLOSED)]
    for leaf in (0, 1, 4_000, LEAVES - 1):
        proof = {"fingerprint": levels[-1][0].hex(), "words": ["groin"]}
        opened = [compute_key(SECRET, leaf).hex(), list_path(levels, leaf).hex()]
        assert len(verify.find_leaf_seed(proof, leaf, opened)) == 32
        with pytest.raises(verify.Wrong):
            verify.find_leaf_seed(proof, leaf ^ 1, opened)


def test_a_shuffle_of_single_keys_is_a_fair_one() -> None:
    seen = {Leaves(bytes([one]) * 32, ()).shuffle(3, ("a", "b", "c")) for one in range(100)}
    assert len(seen) == 6
    first = Leaves(SECRET, ("groin",))
    assert first.shuffle(0, "abcdefgh") != Leaves(SECRET, ("other",)).shuffle(0, "abcdefgh")


def test_the_vectors_of_the_documentation_are_computed_by_the_bot() -> None:
    told = (tree.ROOT / "docs" / "closed-tables.md").read_text(encoding="utf-8")
    block = re.search(r"```json\n(.*?)```", told, re.DOTALL)
    assert block is not None
    vectors = json.loads(block[1])
    levels, leaves = grow_tree(SECRET), Leaves(SECRET, vectors["words"])
    below = leaves.roll(0)
    assert vectors == {
        "fingerprint": levels[-1][0].hex(),
        "words": ["groin", "Été 2026"],
        "key 0": compute_key(SECRET, 0).hex(),
        "node 0": levels[0][0].hex(),
        "node 1": levels[0][1].hex(),
        "node above": levels[1][0].hex(),
        "dice": [1 + below(6) for _ in range(6)],
        "marks": leaves.mark_cards(6, 3),
        "shuffled": list(leaves.shuffle(6, ("a", "b", "c"))),
    }
