"""A second way to check a table's file of chance, written from docs/chance.md alone: it shares nothing with the bot.

Two readers of one page who come to the same verdict on every file show that the page says enough.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeGuard

SUM = re.compile(rb' "sum": "([0-9a-f]{64})"\n}\n\Z')
HEXADECIMAL = re.compile(r"[0-9a-f]{64}")
ALL = 2**32


class Wrong(Exception):
    """What is wrong with a file, in words."""


def compute_fingerprint(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def make_seed(recipe: int, secret: bytes, words: Sequence[str]) -> bytes:
    return secret if recipe == 1 else hmac.digest(secret, "\n".join(words).encode(), "sha256")


def list_numbers(seed: bytes, place: int | str) -> Iterator[int]:
    """The numbers of a place: eight a block, the highest byte of each first."""
    index = 0
    while True:
        block = hmac.digest(seed, f"{place}:{index}".encode(), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        index += 1


@dataclass(frozen=True)
class Table:
    """What is the same for all draws of a table; length is how many replies its log has."""

    recipe: int
    seed: bytes
    length: int


class Source:
    """What chance gives at one place, by one recipe."""

    def __init__(self, recipe: int, seed: bytes, place: int | str) -> None:
        self.recipe = recipe
        self.numbers = list_numbers(seed, place)
        if recipe == 1 and place != "seats":
            next(self.numbers)

    def take_below(self, n: int) -> int:
        if n == 1 and self.recipe > 1:
            return 0
        return next(number for number in self.numbers if number < ALL - ALL % n) % n

    def roll(self, faces: Sequence[int]) -> list[int]:
        return [self.take_below(n) + 1 for n in faces]

    def shuffle(self, cards: Sequence[object]) -> list[object]:
        lying = list(cards)
        for i in range(len(lying) - 1, 0, -1):
            j = self.take_below(i + 1)
            lying[i], lying[j] = lying[j], lying[i]
        return lying


def check(content: bytes) -> list[str]:
    """Everything that is wrong with a file; nothing, if it is right."""
    try:
        file = read_object(content)
        recipe, secret, words = read_head(file)
        draws, length = read_list(file, "draws"), read_whole(file, "length")
    except Wrong as wrong:
        return [str(wrong)]
    faults = check_sum(content)
    if recipe == 3:
        return [*faults, *ClosedTable(file, words, length).check(draws)]
    faults += check_fingerprint(file, secret)
    table = Table(recipe, make_seed(recipe, secret, words), length)
    before, spent = -1, set[str]()
    try:
        gone = read_list(file, "taken_back") if recipe == 4 else []
        for one in gone:
            check_outcome(one, table)
    except Wrong as wrong:
        return [*faults, f"taken back: {wrong}"]
    for number, draw in enumerate(draws, 1):
        try:
            before = check_draw(draw, number, before, table)
            check_label(draw, gone, spent, recipe)
        except Wrong as wrong:
            faults.append(f"draw {number}: {wrong}")
    return faults


def find_label(draw: dict[str, object]) -> object:
    return draw.get("numbers", str(draw.get("place")))


def check_label(draw: object, gone: Sequence[object], spent: set[str], recipe: int) -> None:
    """The label is that of the place, perhaps with a number behind it, or that of the same draw taken back."""
    assert isinstance(draw, dict)
    if recipe != 4:
        if "numbers" in draw:
            raise Wrong("its recipe knows no labels")
        return
    label = find_label(draw)
    if not isinstance(label, str) or label in spent:
        raise Wrong("its label is none, or was used before")
    spent.add(label)
    same = ["asked", "whose", "cards"] + ([] if "reply" in draw else ["faces"])
    for one in gone:
        if (
            isinstance(one, dict)
            and find_label(one) == label
            and all(draw.get(n) == one.get(n) for n in same)
        ):
            return
    place, _, number = label.partition(".")
    if place != str(draw.get("place")) or ("." in label and not re.fullmatch("[1-9][0-9]*", number)):
        raise Wrong("its label is not its own")


def check_sum(content: bytes) -> list[str]:
    """The sum is of all bytes before its own name, and nothing comes after it but the end."""
    found = SUM.search(content)
    if found is None:
        return ["the file does not end with its sum"]
    right = hashlib.sha256(content[: found.start()]).hexdigest().encode()
    return [] if found[1] == right else ["the sum is not that of the file"]


def check_fingerprint(file: dict[str, object], secret: bytes) -> list[str]:
    right = compute_fingerprint(secret)
    return [] if file.get("fingerprint") == right else ["the fingerprint is not that of the secret"]


def find_place(draw: dict[str, object], number: int, before: int, length: int) -> int:
    """Its place as a number, that of the seats one below the first; or what is wrong with it."""
    if read_whole(draw, "number") != number:
        raise Wrong("its number is not the next")
    if draw.get("place") == "seats":
        if number != 1:
            raise Wrong("the seats are not the first draw")
        return -1
    place = read_whole(draw, "place")
    if not before < place < length:
        raise Wrong("its place does not come after the one before, or not before the end of the log")
    return place


class ClosedTable:
    """A table of recipe 3: of each draw only what has a key is checked."""

    def __init__(self, file: dict[str, object], words: Sequence[str], length: int) -> None:
        self.root = file.get("fingerprint")
        self.words = "\n".join(words).encode()
        self.length = length
        self.leaf = 0

    def check(self, draws: Sequence[object]) -> list[str]:
        """Everything that is wrong with the draws."""
        before = -1
        for number, draw in enumerate(draws, 1):
            try:
                before = self.check_draw(draw, number, before)
            except Wrong as wrong:
                return [f"draw {number}: {wrong}"]
        return []

    def check_draw(self, draw: object, number: int, before: int) -> int:
        if not isinstance(draw, dict):
            raise Wrong("it is no object")
        after = find_place(draw, number, before, self.length)
        if read_whole(draw, "first") != self.leaf:
            raise Wrong("its first key is not the next")
        if ("faces" in draw) == ("cards" in draw):
            raise Wrong("it must have either faces or cards")
        right = self.roll(draw) if "faces" in draw else self.order(draw)
        if json.dumps(read_list(draw, "outcome")) != json.dumps(right):
            raise Wrong(f"its outcome must be {right}")
        return after

    def roll(self, draw: dict[str, object]) -> list[int | None]:
        shown: list[int | None] = []
        faces, keys = read_list(draw, "faces"), read_list(draw, "keys")
        if len(faces) != len(keys) or read_list(draw, "marks", []):
            raise Wrong("it has not a key for each die")
        for n, key in zip(faces, keys, strict=True):
            if not is_whole(n) or not 0 < n <= ALL:
                raise Wrong("there is no such die")
            seed = self.open_key(key)
            if n > 1:
                self.leaf += 1
                numbers = list_numbers(seed or b"", "die")
                shown.append(None if seed is None else next(x for x in numbers if x < ALL - ALL % n) % n + 1)
            else:
                shown.append(1)
        return shown

    def order(self, draw: dict[str, object]) -> list[object]:
        cards, keys, marks = (read_list(draw, name) for name in ("cards", "keys", "marks"))
        texts = [mark for mark in marks if isinstance(mark, str)]
        if not len(cards) == len(keys) == len(texts) == len(marks) or texts != sorted(set(texts)):
            raise Wrong("it has not a key and a mark for each card")
        lying: dict[str, object] = {}
        for card, key in zip(cards, keys, strict=True):
            seed = self.open_key(key)
            self.leaf += 1
            if isinstance(card, str) != (seed is not None) or not isinstance(card, str | None):
                raise Wrong("a card is named without a key, or has a key without a name")
            if seed is not None:
                lying[hmac.digest(seed, b"card", "sha256").hex()] = card
        if not lying.keys() <= set(texts):
            raise Wrong("the mark of a card is missing")
        return [lying.get(mark) for mark in texts]

    def open_key(self, opened: object) -> bytes | None:
        """The seed of the leaf that is next; None where its key is not told."""
        if opened is None:
            return None
        if (
            not isinstance(opened, list)
            or len(opened) != 2
            or not all(isinstance(one, str) for one in opened)
        ):
            raise Wrong("a key is not told as it must be")
        key, path = opened
        if self.leaf >= 8192 or not HEXADECIMAL.fullmatch(key) or not re.fullmatch("[0-9a-f]{832}", path):
            raise Wrong("a key or its way is not hexadecimal")
        at, found = self.leaf, hashlib.sha256(bytes(1) + bytes.fromhex(key)).digest()
        for beside in (bytes.fromhex(path[start : start + 64]) for start in range(0, 832, 64)):
            found = hashlib.sha256(b"\x01" + (beside + found if at % 2 else found + beside)).digest()
            at //= 2
        if found.hex() != self.root:
            raise Wrong("a key does not lead to the fingerprint")
        return hmac.digest(bytes.fromhex(key), self.words, "sha256")


def check_draw(draw: object, number: int, before: int, table: Table) -> int:
    """Its place as a number, that of the seats one below the first, or what is wrong with it."""
    if not isinstance(draw, dict):
        raise Wrong("it is no object")
    after = find_place(draw, number, before, table.length)
    check_outcome(draw, table)
    return after


def check_outcome(draw: object, table: Table) -> None:
    """Whether the outcome of a draw follows from its numbers."""
    if not isinstance(draw, dict):
        raise Wrong("it is no object")
    place = draw.get("numbers", draw.get("place"))
    if not isinstance(place, str) and not is_whole(place):
        raise Wrong("it has no place")
    source = Source(table.recipe, table.seed, place)
    outcome = read_list(draw, "outcome")
    if ("faces" in draw) == ("cards" in draw):
        raise Wrong("it must have either faces or cards")
    if "faces" in draw:
        faces = [n for n in read_list(draw, "faces") if is_whole(n) and 0 < n <= ALL]
        if len(faces) != len(read_list(draw, "faces")):
            raise Wrong("there are no such dice")
        right: Sequence[object] = source.roll(faces)
    else:
        right = source.shuffle(read_list(draw, "cards"))
    # As text: in Python, though not in JSON, 1 equals true.
    if json.dumps(outcome) != json.dumps(right):
        raise Wrong(f"its outcome is {outcome}, and must be {right}")


def read_object(content: bytes) -> dict[str, object]:
    try:
        file: object = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Wrong("it is no JSON in UTF-8") from error
    if not isinstance(file, dict):
        raise Wrong("it is no object")
    if file.get("format") != "porc-royal chance":
        raise Wrong("it is no file of chance")
    return file


def read_head(file: dict[str, object]) -> tuple[int, bytes, list[str]]:
    """The recipe, the secret and the words, when every field of the table is there."""
    recipe, secret = read_whole(file, "recipe"), file.get("secret")
    if recipe not in {1, 2, 3, 4}:
        raise Wrong("its recipe is unknown")
    read_whole(file, "table")
    read_list(file, "players")
    if not isinstance(file.get("game"), str):
        raise Wrong("its game has no name")
    if file.get("status") not in ("ended", "cancelled"):
        raise Wrong("its table has not come to an end")
    if recipe == 3:
        secret = "00" * 32
    if not isinstance(secret, str) or not HEXADECIMAL.fullmatch(secret):
        raise Wrong("its secret is not 64 hexadecimal digits")
    words = [word for word in read_list(file, "words") if isinstance(word, str)]
    if len(words) != len(read_list(file, "words")) or any(not is_text(word) for word in words):
        raise Wrong("its words are no texts")
    if recipe == 1 and words:
        raise Wrong("its recipe knows no words")
    return recipe, bytes.fromhex(secret), words


def read_list(fields: dict[str, object], name: str, otherwise: object = None) -> list[object]:
    found = fields.get(name, otherwise)
    if not isinstance(found, list):
        raise Wrong(f"it has no list of {name}")
    return found


def read_whole(fields: dict[str, object], name: str) -> int:
    found = fields.get(name)
    if not is_whole(found):
        raise Wrong(f"it has no {name}")
    return found


def is_text(word: str) -> bool:
    """Whether UTF-8 can say it: JSON can name half a character."""
    return all(not "\ud800" <= letter <= "\udfff" for letter in word)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number from 0 on."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
