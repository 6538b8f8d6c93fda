"""The question by which the offense plans a whole chain in one answer (PL-12, PL-14, PL-16, PL-17)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.belt import Belt, Drift, find_created, follow, list_plans
from games.cosmic.expansions.planetoids.planetoids import PAIRS, name_planetoid, read_number
from porc_royal.asks import Answer, Ask, Chosen, Field, Option, Pick, Reply
from porc_royal.facts import Listing, Saying, Seat, Who

ADDS: Final = facts.Adds()

PLANETOID: Final = ADDS.keys.field("planetoid")
BUMPS: Final = tuple(ADDS.keys.field(f"bump-{step}") for step in range(1, 8))
"""One for each planetoid that may be bumped in a row: one fewer than there are systems."""
DRIFT: Final = "drift"
CREATE: Final = "create"
ASK_DRIFT: Final = ADDS.keys.question("drift", options=(DRIFT, facts.ORDERS))
ASK_CREATE: Final = ADDS.keys.question("drift-create", "number", options=(CREATE, facts.ORDERS))
SIGNS: Final = ADDS.keys.line("planetoid-signs", "seats")
ADDS.orderable("drift", "drift-create")


def explain_signs(players: int) -> Saying:
    """How chains are written, and whose letters stand in them: those of the board, in the order of the seats."""
    return Saying(SIGNS, {"seats": Listing(tuple(Who(Seat(seat)) for seat in range(players)))})


@dataclass(frozen=True, slots=True)
class DriftForm:
    """What a seat may do with planetoids as the offense.

    mine  the planetoids that it occupies, each with its own ships on it
    """

    belt: Belt
    seat: Seat
    mine: Sequence[int]

    @property
    def created(self) -> int | None:
        """PL-14: what it must create, where it occupies none."""
        return None if self.mine else find_created(self.belt, self.seat, PAIRS)

    @property
    def firsts(self) -> Sequence[int]:
        """What a plan may begin with; nothing where nothing happens at all."""
        return self.mine or ([] if self.created is None else [self.created])

    def follow(self, plan: Sequence[int]) -> Drift:
        """What a plan does. Raises ValueError for what may not be."""
        return follow(self.belt, plan, None if self.mine else self.seat)

    def list_plans(self) -> list[tuple[int, ...]]:
        """Every whole plan, in the order of the numbers."""
        return list(list_plans(self.belt, self.firsts, None if self.mine else self.seat))

    def choose_default(self, first: int | None = None) -> tuple[int, ...]:
        """BOT-2: the first plan by which no ships of its own are lost, else the first. Raises IndexError for none.

        first: with which it begins if it may
        """
        plans = self.list_plans()
        plans = [plan for plan in plans if plan[0] == first] or plans
        sparing = [plan for plan in plans if not set(self.follow(plan).destroyed) & set(self.mine)]
        return (sparing or plans)[0]

    def question(self) -> Ask:
        """The whole chain in one answer; each field admits what may be bumped after those before it."""
        fields: dict[str, Field] = {}
        if self.mine:
            fields[PLANETOID] = Pick("planetoid", tuple(name_planetoid(number) for number in self.mine))
        for step, field in enumerate(BUMPS[: self.belt.players - 1]):
            fields[field] = Pick("planetoid", self._list_bumps(step), due=True)
        default = self.write(self.choose_default())
        about = [explain_signs(self.belt.players)]
        if self.mine:
            return Ask(self.seat, ASK_DRIFT, "PL-12", {DRIFT: Option(fields)}, default, about=about)
        args = {"number": self.created or 0}
        return Ask(self.seat, ASK_CREATE, "PL-14", {CREATE: Option(fields)}, default, {**args}, about=about)

    def _list_bumps(self, step: int) -> Callable[[Chosen], Sequence[str]]:
        def list_bumps(chosen: Chosen) -> list[str]:
            plan = self.read(chosen)
            if len(plan) != step + 1:
                return []
            return [name_planetoid(number) for number in self.follow(plan).bumps]

        return list_bumps

    def read(self, chosen: Chosen) -> tuple[int, ...]:
        """The plan of these fields, as far as it goes."""
        named: list[Answer] = [chosen[field] for field in (PLANETOID, *BUMPS) if field in chosen]
        numbers = [number for name in named if (number := read_number(str(name))) is not None]
        return (*(() if self.mine or self.created is None else (self.created,)), *numbers)

    def write(self, plan: Sequence[int]) -> Reply:
        """The reply that a plan is."""
        names = [name_planetoid(number) for number in plan]
        fields: tuple[str, ...] = BUMPS if not self.mine else (PLANETOID, *BUMPS)
        named: dict[str, Answer] = dict(zip(fields, names if self.mine else names[1:], strict=False))
        return Reply(DRIFT if self.mine else CREATE, named)
