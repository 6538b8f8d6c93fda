"""Replies as one line of text: the human form of the log, of bug reports and of the tests' scenarios.

2: trip from=B4 to=B5 gorets=3 card=transporteur.1
chance: rolled d1=6 d2=1
0: lay cards=bunker_kosto.1+jamboneuse.1
1: name words=Le%20Grand%20Cochon

Digits are a number. What would be read as something else (a blank, `+`, `=`, `%`, a name made of digits only)
is written `%` and two hexadecimal digits for each of its UTF-8 bytes; a name of no letters is `%-`.
"""

import re
from typing import Final

from porc_royal.asks import Answer, Reply
from porc_royal.facts import CHANCE, Seat

_NUMBER: Final = re.compile(r"-?[0-9]+")
_QUOTED: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_PLAIN: Final = re.compile(r"[A-Za-z0-9_.-]+")
"""Most names: nothing in them can be read as something else."""
_RESERVED: Final = "%+="
_EMPTY: Final = "%-"


def write(seat: Seat, reply: Reply) -> str:
    """One line for one reply; `read` gives the same reply again."""
    who = "chance" if seat == CHANCE else str(seat)
    fields = "".join(f" {_quote(name)}={_write_value(value)}" for name, value in reply.fields.items())
    return f"{who}: {_quote(reply.option)}{fields}"


def read(line: str) -> tuple[Seat, Reply]:
    """The reply that a line stands for; raises ValueError when it stands for none."""
    who, colon, rest = line.partition(":")
    words = rest.split()
    if not colon or not words:
        raise ValueError(line)
    seat = CHANCE if who.strip() == "chance" else Seat(int(who))
    fields: dict[str, Answer] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or _read_name(name) in fields:
            raise ValueError(line)
        fields[_read_name(name)] = _read_value(value)
    return seat, Reply(_read_name(words[0]), fields)


def _write_value(value: Answer) -> str:
    """A number as digits, a name as it is, several as `a+b`; one alone keeps a final `+`, none is `+`."""
    match value:
        case int():
            return str(value)
        case str():
            digits = _NUMBER.fullmatch(value) is not None
            return _encode_percent(value[0]) + value[1:] if digits else _quote(value)
        case tuple():
            return "+".join(_quote(name) for name in value) + ("+" if len(value) < 2 else "")


def _read_value(value: str) -> Answer:
    if "+" in value:
        return tuple(_read_name(part) for part in value.split("+") if part)
    return int(value) if _NUMBER.fullmatch(value) else _read_name(value)


def _quote(name: str) -> str:
    if _PLAIN.fullmatch(name):
        return name
    return "".join(_encode_percent(one) if _needs_quoting(one) else one for one in name) or _EMPTY


def _needs_quoting(character: str) -> bool:
    return character in _RESERVED or character.isspace() or not character.isprintable()


def _encode_percent(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "surrogatepass"))


def _read_name(written: str) -> str:
    """The name that was written; raises ValueError for a `%` that stands for nothing."""
    if written == _EMPTY:
        return ""
    if "%" in _QUOTED.sub("", written):
        raise ValueError(written)
    return _QUOTED.sub(_decode_percent, written)


def _decode_percent(quoted: re.Match[str]) -> str:
    return bytes.fromhex(quoted[0].replace("%", "")).decode("utf-8", "surrogatepass")
