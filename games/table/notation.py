"""Replies as one line of text: the human form of the log, of bug reports and of the tests' scenarios.

    2: trip from=B4 to=B5 gorets=3 card=transporteur.1
    chance: rolled d1=6 d2=1
    0: lay cards=bunker_kosto.1+jamboneuse.1
"""

from games.table.asks import Answer, Reply
from games.table.facts import CHANCE, Seat


def write(seat: Seat, reply: Reply) -> str:
    """One line for one reply."""
    who = "chance" if seat == CHANCE else str(seat)
    fields = "".join(f" {name}={_written(value)}" for name, value in reply.fields.items())
    return f"{who}: {reply.option}{fields}"


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
        if not equals:
            raise ValueError(line)
        fields[name] = _read(value)
    return seat, Reply(words[0], fields)


def _written(value: Answer) -> str:
    """A number as digits, a name as it is, several as `a+b`; one alone keeps a final `+`, none is `+`."""
    if isinstance(value, tuple):
        return "+".join(value) + ("+" if len(value) < 2 else "")
    return str(value)


def _read(value: str) -> Answer:
    if "+" in value:
        return tuple(part for part in value.split("+") if part)
    return int(value) if value.lstrip("-").isdigit() else value
