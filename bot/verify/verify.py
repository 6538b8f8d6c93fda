"""Checks the file that `/table proof` gives: `python verify.py FILE`, or `porc-royal verify FILE`.

Every die and every shuffle is computed again, by the recipe of docs/chance.md. This needs Python and nothing else, and
shares no line with the bot that drew them. Exit status: 0 all is as it must be, 1 it is not, 2 there is no such file.
"""

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

FIELDS = {str: "format game status fingerprint", int: "recipe table length", list: "words players draws"}
SEAL = b' "sum": "'
MOST, DEPTH = 2**32, 13
Proof = dict[str, Any]


class Wrong(Exception):
    """What is not as it must be, in words."""


def read(data: bytes) -> Proof:
    """The proof in a file's bytes. Raises Wrong where they are not as the bot wrote them."""
    body, found, rest = data.rpartition(SEAL)
    if not found or rest != hashlib.sha256(body).hexdigest().encode() + b'"\n}\n':
        raise Wrong("the file is damaged: its bytes do not give the sum at its end")
    try:
        proof: Proof = json.loads(data.decode())
    except (ValueError, RecursionError) as fault:
        raise Wrong(f"the file cannot be read: {fault}") from fault
    for kind, names in FIELDS.items():
        for name in names.split():
            if type(proof.get(name)) is not kind:
                raise Wrong(f"the file has no {name}")
    if proof["format"] != "porc-royal chance" or proof["status"] not in {"ended", "cancelled"}:
        raise Wrong("this is no proof of the chance of a game that is over")
    return proof


def find_seed(proof: Proof) -> bytes:
    """The seed of all draws; none of a closed table. Raises Wrong where the secret is not that of the fingerprint."""
    if proof["recipe"] == 3:
        return b""
    if type(proof.get("secret")) is not str or not re.fullmatch("[0-9a-f]{64}", proof["secret"]):
        raise Wrong("the file has no secret")
    secret = bytes.fromhex(proof["secret"])
    if hashlib.sha256(secret).hexdigest() != proof["fingerprint"]:
        raise Wrong("the secret does not give the fingerprint")
    if proof["recipe"] == 1 and not proof["words"]:
        return secret
    if proof["recipe"] in (2, 4):
        return hmac.digest(secret, "\n".join(proof["words"]).encode(), "sha256")
    raise Wrong(f"no recipe {proof['recipe']} is known here")


def make_numbers(seed: bytes, place: int | str) -> Callable[[int], int]:
    """A function that gives the numbers of a place, one after the other, each from 0 to faces - 1."""
    block, words = 0, list[int]()

    def below(faces: int) -> int:
        nonlocal block, words
        while True:
            if not words:
                made = hmac.digest(seed, f"{place}:{block}".encode(), "sha256")
                block, words = block + 1, [int.from_bytes(made[at : at + 4], "big") for at in range(0, 32, 4)]
            word = words.pop(0)
            if word < MOST - MOST % faces:
                return word % faces

    return below


def compute(seed: bytes, recipe: int, draw: Proof) -> list[Any]:
    """What must have come of a draw."""
    below = make_numbers(seed, draw["numbers"] if "numbers" in draw else draw["place"])
    if recipe == 1 and draw["place"] != "seats":
        below(1)
    if "cards" in draw:
        order = list(draw["cards"])
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
    return [1 if faces == 1 and recipe > 1 else 1 + below(faces) for faces in draw["faces"]]


def find_leaf_seed(proof: Proof, leaf: int, opened: list[str]) -> bytes:
    """The seed of one die or card of a closed table. Raises Wrong where its key does not belong to the fingerprint."""
    key, path = opened
    if leaf >= 2**DEPTH or not re.fullmatch("[0-9a-f]{64}", key) or not re.fullmatch("[0-9a-f]{832}", path):
        raise Wrong(f"key {leaf} is none")
    node = hashlib.sha256(b"\0" + bytes.fromhex(key)).digest()
    for level in range(DEPTH):
        other = bytes.fromhex(path[level * 64 : level * 64 + 64])
        node = hashlib.sha256(b"\1" + (other + node if leaf >> level & 1 else node + other)).digest()
    if node.hex() != proof["fingerprint"]:
        raise Wrong(f"key {leaf} does not give the fingerprint")
    return hmac.digest(bytes.fromhex(key), "\n".join(proof["words"]).encode(), "sha256")


def compute_closed(proof: Proof, draw: Proof) -> list[Any]:
    """What must have come of a draw of a closed table, as far as its keys are told. Raises Wrong."""
    things: list[Any] = draw["cards"] if "cards" in draw else draw["faces"]
    keys, marks = draw["keys"], draw.get("marks", [])
    if (
        len(keys) != len(things)
        or marks != sorted(set(map(str, marks)))
        or len(marks) != len(draw.get("cards", []))
    ):
        raise Wrong("it has not one key and one mark for each")
    places, must, leaf = dict[str, Any](), list[Any](), draw["first"]
    for thing, opened in zip(things, keys, strict=True):
        seed = b"" if opened is None else find_leaf_seed(proof, leaf, opened)
        if "faces" in draw:
            must.append(1 if thing == 1 else make_numbers(seed, "die")(thing) + 1 if seed else None)
            leaf += thing > 1
            continue
        leaf += 1
        if (type(thing) is str) != bool(seed):
            raise Wrong("a card is named without its key, or has one without a name")
        places |= {hmac.digest(seed, b"card", "sha256").hex(): thing} if seed else {}
    if not places.keys() <= set(marks):
        raise Wrong("a card has no mark")
    return must or [places.get(mark) for mark in marks]


def check_again(draw: Proof, name: str, gone: list[Proof], seen: set[str]) -> None:
    """Which numbers a draw took: those of its place, those of the same draw that was taken back, or fresh ones.

    Raises Wrong where they are others, or were taken before.
    """
    label = draw.get("numbers", str(draw["place"]))
    asked = ("asked", "whose", "cards") if "reply" in draw else ("asked", "whose", "cards", "faces")
    known = any(
        label == one.get("numbers", str(one["place"])) and all(draw.get(key) == one.get(key) for key in asked)
        for one in gone
    )
    own = rf"{draw['place']}(\.[1-9][0-9]*)?"
    if type(label) is not str or label in seen or not (known or re.fullmatch(own, label)):
        raise Wrong(f"{name}: its numbers are not those that it must take")
    seen.add(label)


def check(proof: Proof) -> None:
    """Compute every draw again. Raises Wrong at the first that is not as it must be."""
    seed, before, taken, seen = find_seed(proof), -1, 0, set[str]()
    again = proof["recipe"] == 4
    if again and type(proof.get("taken_back")) is not list:
        raise Wrong("the file has no taken_back")
    gone: list[Proof] = proof["taken_back"] if again else []
    for number, draw in enumerate(gone, 1):
        check_draw(proof, seed, draw, f"draw {number} that was taken back")
    for number, draw in enumerate(proof["draws"], 1):
        name = f"draw {number}"
        if again:
            check_again(draw, name, gone, seen)
        elif "numbers" in draw:
            raise Wrong(f"{name}: this recipe has no numbers but those of the place")
        # Not isinstance: to Python, true is a number, and has other blocks than 1.
        place = draw["place"] if type(draw["place"]) is int else -1
        counted = type(draw["number"]) is int and draw["number"] == number
        somewhere = place < proof["length"] if place >= 0 else draw["place"] == "seats"
        if not counted or not somewhere or (number > 1 and place <= before):
            raise Wrong(f"{name}: it is out of order")
        before = place
        if proof["recipe"] == 3 and (type(draw["first"]) is not int or draw["first"] != taken):
            raise Wrong(f"{name}: its keys are not the next")
        check_draw(proof, seed, draw, name)
        taken += len(draw["cards"]) if "cards" in draw else sum(one > 1 for one in draw["faces"])


def check_draw(proof: Proof, seed: bytes, draw: Proof, name: str) -> None:
    """Compute a draw again. Raises Wrong where its outcome is another."""
    if ("cards" in draw) == ("faces" in draw):
        raise Wrong(f"{name}: it is neither dice nor cards")
    if not all(type(one) is int and 0 < one <= MOST for one in draw.get("faces", [])):
        raise Wrong(f"{name}: there is no such die")
    must = compute_closed(proof, draw) if proof["recipe"] == 3 else compute(seed, proof["recipe"], draw)
    if json.dumps(draw["outcome"]) != json.dumps(must):
        raise Wrong(f"{name}, at place {draw['place']}, shows {draw['outcome']}, and must show {must}")


def describe(proof: Proof) -> Iterator[str]:
    """What was checked, one line a draw."""
    players, draws = proof["players"], proof["draws"]
    yield f"{proof['game']}, table {proof['table']}, {proof['status']}; recipe {proof['recipe']}"
    yield f"fingerprint {proof['fingerprint']}\nwords: {', '.join(proof['words']) or 'none'}"
    for draw in draws:
        whose = ", ".join(players[seat] for seat in draw.get("whose", []) if 0 <= seat < len(players))
        faces = ", ".join(map(str, draw.get("faces", [])))
        how = f"{len(draw['cards'])} cards" if "cards" in draw else f"dice of {faces}"
        shown = " ".join("?" if one is None else str(one) for one in draw["outcome"])
        yield f"{draw['place']}: {draw['asked']}{f' ({whose})' if whose else ''}, {how}: {shown}"
    dice, shuffles = sum(len(one.get("faces", [])) for one in draws), sum("cards" in one for one in draws)
    if proof["recipe"] == 3:
        opened = sum(one is not None for draw in draws for one in draw["keys"])
        yield f"{opened} dice and cards follow from their keys and the words; those with a question mark stay closed."
    else:
        yield f"All {dice} dice and {shuffles} shuffles follow from the secret and the words."
    yield "Compare the fingerprint with the one that the lobby showed before anybody had added a word."


def main(path: str) -> int:
    """Check a file, and say what was found; gives the exit status."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    try:
        proof = read(data)
        check(proof)
        lines = list(describe(proof))
    except Wrong as wrong:
        print(f"NOT AS IT MUST BE: {wrong}")
        return 1
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, ZeroDivisionError) as fault:
        print(f"NOT AS IT MUST BE: the file is not of the form that docs/chance.md describes ({fault!r})")
        return 1
    print(*lines, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]) if len(sys.argv) == 2 else f"usage: {sys.argv[0]} FILE")
