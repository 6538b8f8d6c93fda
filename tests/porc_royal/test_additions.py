"""Additions: cards and powers hold what they add, and rulebooks are assembled of them, several side by side."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Final

import msgspec
import pytest

from porc_royal.additions import NOTHING, Additions, Assembly, Known, Place, Table, load
from porc_royal.assembly import Base, assemble
from porc_royal.facts import Seat
from porc_royal.hooks import Reaction, Value, Veto
from porc_royal.powers import Announced, Figure, Moment, Power
from porc_royal.rulebook import Next, Rulebook
from tests.porc_royal.small import DRAWN, State, book


class Hands(msgspec.Struct):
    """The powers of each seat."""

    assembly: ClassVar[Assembly] = NOTHING
    hands: list[list[str]]


@dataclass(slots=True)
class Blow:
    """A blow struck at a table."""

    state: Hands
    done: list[str]


class Owners:
    """All powers in hands are in play; nobody is asked, nothing is answered."""

    def list_seats(self, situation: Blow) -> Sequence[Seat]:
        return [Seat(number) for number in range(len(situation.state.hands))]

    def list_powers(self, situation: Blow, seat: Seat) -> Sequence[str]:
        return situation.state.hands[seat]

    def owns(self, situation: Blow, seat: Seat, power: str) -> bool:
        return power in situation.state.hands[seat]

    def may_use(self, situation: Blow, use: Announced) -> bool:
        return True

    async def wants(self, situation: Blow, use: Announced) -> bool:
        return True

    async def announce(self, situation: Blow, use: Announced) -> bool:
        situation.done.append(use.use)
        return True


reach: Final[Value[int, Blow]] = Value("how far a blow reaches")
striking: Final[Veto[Blow]] = Veto("whether a blow may be struck")
struck: Final[Reaction[Blow]] = Reaction("a blow has landed")
strength: Final[Figure[int, Blow]] = Figure("how strong a blow is", Owners())
landing: Final[Moment[Blow]] = Moment("a blow is about to land", Owners())
LINES: Final[Place[str]] = Place("lines")
LOOKS: Final[Table[int]] = Table("looks")


def anyone(blow: Blow, seat: Seat) -> bool:
    return True


def make_club(adds: int = 2) -> Power:
    club = Power("club", Additions("toy"))

    @club.changes(strength, anyone)
    def adds_some(computed: int, blow: Blow, seat: Seat) -> int:
        return computed + adds

    @club.uses(landing, anyone)
    async def lands(blow: Blow, seat: Seat) -> None:
        blow.done.append("landed")

    return club


def run_to_the_end(coroutine: object) -> None:
    with pytest.raises(StopIteration):
        coroutine.send(None)  # type: ignore[attr-defined]


def test_what_is_added_is_held_by_who_adds_it_and_acts_where_it_is_assembled() -> None:
    club = make_club()
    with_club, without = (Assembly(parts).bind(Hands) for parts in ([club.additions], []))
    blows = [Blow(kind(hands=[["club"], []]), []) for kind in (with_club, without)]
    assert [strength.of(1, blow) for blow in blows] == [3, 1]
    assert [landing.is_due(blow) for blow in blows] == [True, False]
    for blow in blows:
        run_to_the_end(landing.run(blow))
    assert [blow.done for blow in blows] == [["lands", "landed"], []]


def test_two_rulebooks_stand_side_by_side() -> None:
    async def rest(state: State) -> Next:
        return DRAWN

    def make(assembly: Assembly) -> Rulebook[State, State]:
        return replace(book(rest), assembly=assembly)

    base = Base(make_club(2).additions, make)
    heavy, light = Additions("toy"), Additions("toy")
    heavy.add(reach, lambda computed, blow: computed * 5)
    light.add(reach, lambda computed, blow: computed + 1)
    first, second = assemble(base, [heavy]), assemble(base, [light])
    third = assemble(base)
    reached = [reach.of(2, Blow(one.assembly.bind(Hands)(hands=[]), [])) for one in (first, second, third)]
    assert reached == [10, 3, 2]


def test_lower_ranks_come_first_and_then_what_was_said_first() -> None:
    one, other = Additions("toy"), Additions("toy")
    one.add(LINES, "late", rank=3)
    one.add(LINES, "first")
    other.add(LINES, "second")
    other.add(LINES, "earliest", rank=-1)
    assert Assembly([one, other])[LINES] == ("earliest", "first", "second", "late")


def test_a_veto_and_a_reaction_find_what_was_added() -> None:
    card = Additions("toy")

    @card.adds(striking)
    def forbids(blow: Blow) -> bool:
        return False

    @card.adds(struck)
    async def hurts(blow: Blow) -> None:
        blow.done.append("hurt")

    for parts, allowed, done in (([card], False, ["hurt"]), ([], True, [])):
        blow = Blow(Assembly(parts).bind(Hands)(hands=[]), [])
        assert striking.allows(blow) is allowed
        run_to_the_end(struck.run(blow))
        assert blow.done == done


def test_what_holds_others_adds_theirs_once() -> None:
    whole, part = Additions("toy"), Additions("toy")
    part.add(LINES, "part")
    whole.add(LINES, "whole")
    whole.include([part, part])
    assert Assembly([whole, part])[LINES] == ("whole", "part")


def test_a_name_stands_once_in_a_table() -> None:
    one, other = Additions("toy"), Additions("toy")
    one.enter(LOOKS, "near", 1)
    other.enter(LOOKS, "far", 2)
    assert Assembly([one, other]).table(LOOKS) == {"near": 1, "far": 2}
    other.enter(LOOKS, "near", 3)
    with pytest.raises(ValueError, match="near is entered twice"):
        Assembly([one, other])


def test_a_known_name_means_the_same_in_every_rulebook() -> None:
    titles: Known[int] = Known("titles")
    one, same, another = (Additions("toy") for _ in range(3))
    one.enter(titles, "club", 1)
    same.enter(titles, "club", 1)
    another.enter(titles, "club", 2)
    assert titles.get("club") is None
    Assembly([one])
    Assembly([same])
    assert titles["club"] == 1
    with pytest.raises(ValueError, match="club means two things"):
        Assembly([another])


def test_keys_are_those_of_all_and_none_is_said_by_two() -> None:
    one, other, third = (Additions("toy") for _ in range(3))
    ask = one.keys.question("aim", options=("pass",))
    other.keys.fact("hit", "who")
    other.keys.offer("club", ask)
    joined = Assembly([one, other]).keys
    assert set(joined.sayings) == {"toy-ask-aim", "toy-hit"}
    assert joined.options[ask] == ("pass", "club")
    assert one.keys.options[ask] == ("pass",)
    third.keys.fact("hit", "who")
    with pytest.raises(ValueError, match="toy-hit is entered twice"):
        Assembly([one, other, third])


def test_a_state_of_a_rulebook_is_the_same_plain_data() -> None:
    kind = Assembly([make_club().additions]).bind(Hands)
    state = kind(hands=[["club"]])
    assert msgspec.json.encode(state) == b'{"hands":[["club"]]}'
    assert msgspec.json.decode(b'{"hands":[["club"]]}', type=kind) == state
    assert Hands.assembly is NOTHING


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody sees of a table."""

    assembly: ClassVar[Assembly] = NOTHING
    hand: tuple[str, ...]


def test_a_view_of_a_rulebook_is_the_same_plain_data() -> None:
    assembly = Assembly([])
    seen = assembly.bind(Seen)(("club",))
    assert (seen.assembly, msgspec.to_builtins(seen)) == (assembly, {"hand": ("club",)})
    assert seen == assembly.bind(Seen)(("club",))
    assert not hasattr(seen, "__dict__")


def test_an_option_is_offered_with_all_questions_that_begin_so() -> None:
    one, other = Additions("toy"), Additions("toy")
    gates = [one.keys.question(f"gate-{name}", options=("pass",)) for name in ("start", "end")]
    aim = one.keys.question("aim", options=("pass",))
    other.keys.offer("club", "toy-ask-gate-*")
    options = Assembly([other, one]).keys.options
    assert [options[key] for key in (*gates, aim)] == [("pass", "club"), ("pass", "club"), ("pass",)]


def test_a_folder_of_values_is_one_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "arsenal"
    (folder / "clubs").mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "clubs" / "__init__.py").write_text("", "utf-8")
    test = "from tests.porc_royal.test_additions import LINES\nfrom porc_royal.additions import Additions\n"
    (folder / "sword.py").write_text(
        f"from arsenal.clubs.oak import OAK\n{test}SWORD = Additions('toy')\nSWORD.add(LINES, 'sword')\n",
        "utf-8",
    )
    (folder / "clubs" / "oak.py").write_text(
        f"{test}OAK = Additions('toy')\nOAK.add(LINES, 'oak')\n", "utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    loaded = load("arsenal")
    for name in [name for name in sys.modules if name.partition(".")[0] == "arsenal"]:
        monkeypatch.delitem(sys.modules, name)
    assert loaded.game == "toy"
    assert Assembly([loaded])[LINES] == ("oak", "sword")
