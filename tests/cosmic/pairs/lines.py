"""A scenario told in lines: who answers what, in the order of play.

    follow(table, "0 power use", "0 choose-seat seat seat=1", "1 choose-card card card=attack_12")

Each line waits until this seat is asked this question; what is asked before is answered by default. Cards may be named
by their kinds. Several values stand with commas between them.
"""

from games.cosmic.state.catalogue import find_kind
from porc_royal.asks import Answer, Field, Number, Pick, Reply, Several
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what
from tests.cosmic.scenario import MOST, Table


def follow(table: Table, *lines: str) -> Table:
    """Play these answers; "choose-yes/judge-draw" is the small question that is put for this."""
    for line in lines:
        seat_, key, option, *rest = line.split()
        seat = Seat(int(seat_))
        wait(table, int(seat), key)
        chosen: dict[str, Answer] = {}
        for one in rest:
            field, _, value = one.partition("=")
            chosen[field] = _read(table.ask(seat).options[option].fields[field], value, chosen)
        table.take(seat, Reply(option, chosen))
    return table


def wait(table: Table, seat: int, key: str) -> Table:
    """Answer by default until this seat is asked this."""
    name, _, what = key.partition("/")
    for _ in range(MOST):
        asked = table.play.asks.get(Seat(seat))
        if asked and asked.key == f"cosmic-ask-{name}" and what in {"", find_what(table, seat)}:
            return table
        assert table.play.result is None, f"{seat} is not asked {key}"
        table.step()
    raise AssertionError(f"{seat} is not asked {key}")


def _read(wanted: Field, value: str, chosen: dict[str, Answer]) -> Answer:
    if isinstance(wanted, Number):
        return int(value)
    if not isinstance(wanted, Pick | Several):
        return value
    offered, found = list(wanted.choices(chosen)), list[str]()
    for one in value.split(",") if value else []:
        found.append(
            next((name for name in offered if name not in found and one in {name, _kind(name)}), one)
        )
    return found[0] if isinstance(wanted, Pick) else tuple(found)


def _kind(name: str) -> str:
    try:
        return find_kind(name).name
    except (KeyError, LookupError, ValueError):
        return ""


def play_out(table: Table, *lines: str) -> Table:
    """To the end, with these answers wherever they are asked for, each once; all else is answered by default."""
    left = list(lines)
    for _ in range(MOST):
        if table.play.result is not None:
            return table
        line = next((one for one in left if _is_asked(table, one)), None)
        if line is None:
            table.step()
        else:
            left.remove(line)
            follow(table, line)
    raise AssertionError(table.play.list_running_rules())


def _is_asked(table: Table, line: str) -> bool:
    seat, key, option, *_ = line.split()
    name, _, what = key.partition("/")
    asked = table.play.asks.get(Seat(int(seat)))
    return (
        asked is not None
        and asked.key == f"cosmic-ask-{name}"
        and option in asked.options
        and what in {"", find_what(table, int(seat))}
    )
