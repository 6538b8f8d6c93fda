"""`porc-royal verify` says of a true file that it is, and of every other that it is not."""

import ast
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from bot.__main__ import main
from bot.tables.rng import compute_commitment, compute_seed, make_stream
from bot.verify import verify
from porc_royal.replies import shuffle_names
from tests.architecture import tree
from tests.samples import keep_first
from tests.verify.games import PLAYED, play_game, seal

CHECKERS: Final = [tree.ROOT / "bot" / "verify" / name for name in ("verify.py", "verify.html")]
MANY: Final = 1_000
BATCH: Final = 10
THOROUGH: Final = 20
"""Games that are played for one test, and how many such tests the thorough run has; `make soak` has them all."""


def find_fault(data: bytes) -> str:
    """What is wrong with a file; "" where nothing is."""
    try:
        verify.check(verify.read(data))
    except (
        verify.Wrong,
        AttributeError,
        IndexError,
        KeyError,
        TypeError,
        ValueError,
        ZeroDivisionError,
    ) as fault:
        return repr(fault)
    return ""


def flip_bit(data: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(8 * len(data))
    changed = bytearray(data)
    changed[at // 8] ^= 1 << at % 8
    return bytes(changed)


def read_vectors() -> dict[str, Any]:
    told = (tree.ROOT / "docs" / "chance.md").read_text(encoding="utf-8").partition("## Test vectors")[2]
    block = re.search(r"```json\n(.*?)```", told, re.DOTALL)
    assert block is not None
    vectors: dict[str, Any] = json.loads(block[1])
    return vectors


def check_bits(number: int, bits: int) -> None:
    proof, luck = play_game(number), random.Random(number)
    assert find_fault(proof) == ""
    for _ in range(bits):
        assert find_fault(flip_bit(proof, luck)) != ""


@pytest.mark.parametrize("number", range(6))
def test_a_true_file_is_found_true_and_one_with_another_bit_is_refused(number: int) -> None:
    check_bits(number, 50)


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("first", keep_first(range(6, 6 + MANY, BATCH), THOROUGH))
def test_of_a_thousand_games_each_file_is_true_and_refused_with_another_bit(first: int) -> None:
    for number in range(first, first + BATCH):
        check_bits(number, 1)
        play_game.cache_clear()


@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_whoever_lies_about_an_outcome_is_found_out_though_the_sum_fits(number: int) -> None:
    proof = play_game(number)
    assert find_fault(seal(proof)) == ""
    for draw in json.loads(proof)["draws"]:
        shown = json.dumps(draw["outcome"], separators=(",", ":"), ensure_ascii=False)
        first, *rest = draw["outcome"]
        other = [first % 6 + 1, *rest] if "faces" in draw else [*rest, first]
        lie = json.dumps(other, separators=(",", ":"), ensure_ascii=False)
        start = proof.index(f'{{"number":{draw["number"]},'.encode())
        at = proof.index(f'"outcome":{shown}'.encode(), start)
        end = at + len(f'"outcome":{shown}'.encode())
        assert f"draw {draw['number']}," in find_fault(
            seal(proof[:at] + f'"outcome":{lie}'.encode() + proof[end:])
        )


@pytest.mark.parametrize("field", ["fingerprint", "secret"])
def test_whoever_exchanges_the_secret_is_found_out_though_the_sum_fits(field: str) -> None:
    proof = play_game(0)
    told = json.loads(proof)[field]
    other = ("0" if told[0] != "0" else "1") + told[1:]
    assert "fingerprint" in find_fault(seal(proof.replace(told.encode(), other.encode())))


def test_whoever_leaves_out_a_word_or_a_draw_is_found_out_though_the_sum_fits() -> None:
    proof = play_game(1)
    words = re.search(rb'"words": (\[[^\n]+\]),\n', proof)
    assert words is not None
    assert find_fault(seal(proof.replace(words[1], b"[]"))) != ""
    lines = proof.split(b"\n")
    gone = next(line for line in lines if b'{"number":2,' in line)
    assert "out of order" in find_fault(seal(b"\n".join(line for line in lines if line != gone)))


@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_a_table_of_before_there_were_words_is_checked_by_its_own_recipe(number: int) -> None:
    proof = play_game(number, recipe=1)
    assert find_fault(proof) == ""
    assert find_fault(seal(proof.replace(b'"recipe": 1', b'"recipe": 2'))) != ""


def test_the_vectors_of_the_documentation_are_computed_by_the_bot_and_by_the_checker_alike() -> None:
    secret, vectors = bytes(range(32)), read_vectors()
    assert compute_commitment(secret).hex() == vectors.pop("fingerprint")
    for told in vectors.values():
        seed = compute_seed(secret, told["words"])
        assert seed.hex() == told["seed"]
        for draw in told["draws"]:
            luck = make_stream(seed, str(draw["place"]))
            drawn: list[Any] = [1 + luck(faces) for faces in draw.get("faces", [])]
            assert draw["outcome"] == (drawn or shuffle_names(draw["cards"], luck))
            assert draw["outcome"] == verify.compute(seed, 2, draw)


def test_the_program_says_what_it_checked_and_its_status_whether_it_is_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    true, damaged = tmp_path / "true.json", tmp_path / "damaged.json"
    true.write_bytes(play_game(0))
    damaged.write_bytes(play_game(0)[:-20])
    assert main(["verify", str(true)]) == 0
    told = capsys.readouterr().out
    assert json.loads(play_game(0))["fingerprint"] in told
    assert "(Player 1)" in told
    assert main(["verify", str(damaged)]) == 1
    assert main(["verify", str(tmp_path / "none.json")]) == 2


def test_the_program_stands_alone(tmp_path: Path) -> None:
    """Copied anywhere, run by a Python that sees nothing but its own library."""
    (tmp_path / "verify.py").write_bytes(CHECKERS[0].read_bytes())
    (tmp_path / "proof.json").write_bytes(play_game(0))
    for given, status in (("proof.json", 0), ("verify.py", 1)):
        ended = subprocess.run(
            [sys.executable, "-I", "-S", "verify.py", given], cwd=tmp_path, capture_output=True, check=False
        )
        assert ended.returncode == status, ended.stderr


@pytest.mark.parametrize("path", CHECKERS, ids=lambda path: path.name)
def test_a_checker_is_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 200


def test_the_program_imports_nothing_but_the_standard_library() -> None:
    found = ast.walk(ast.parse(CHECKERS[0].read_text(encoding="utf-8")))
    names = {one.name for node in found if isinstance(node, ast.Import) for one in node.names}
    names |= {
        node.module or ""
        for node in ast.walk(ast.parse(CHECKERS[0].read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
    }
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_the_page_fetches_nothing() -> None:
    page = CHECKERS[1].read_text(encoding="utf-8")
    assert re.findall(r"https?:|fetch\(|XMLHttpRequest|import\(|src=|href=|@import|url\(", page) == []
