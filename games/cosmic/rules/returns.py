"""CE-29: where ships that go back to colonies land: as their owner splits them, or has ordered."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from games.cosmic import facts
from games.cosmic.questions.script import ask_all
from games.cosmic.state.ships import count, count_named, find_colonies, move, spread_home
from games.cosmic.state.state import WARP, State
from porc_royal.asks import PASS, Ask, Field, Number, Option, Pick, Reply, Several
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

MANY: Final = 8
"""More ships than these are sent home colony by colony: there would be too many berths to choose among."""
Split: TypeAlias = Mapping[str, int]


@not_a_rule
async def go_home(state: State, going: Iterable[tuple[Seat, str]]) -> None:
    """CE-29: all ships of these seats in these places go back to colonies; to the warp where their owner has none."""
    places: dict[Seat, list[str]] = {}
    for seat, place in going:
        if count(state, seat, place) and place not in places.setdefault(seat, []):
            places[seat].append(place)
    numbers = {seat: sum(count(state, seat, one) for one in these) for seat, these in places.items()}
    splits = await split(state, {seat: number for seat, number in numbers.items() if number})
    for seat, targets in splits.items():
        _move(state, seat, places[seat], targets)
        lost = targets.get(WARP, 0)
        for key, ships in ((facts.GOES_HOME, numbers[seat] - lost), (facts.LOSES, lost)):
            if ships:
                await tell(key, who=Who(seat), number=ships)


@not_a_rule
async def split(state: State, numbers: Mapping[Seat, int]) -> dict[Seat, Split]:
    """How many ships of each seat go to which of its colonies.

    BOT-2: as ordered, and asked only where every window is; with one colony, or none, there is nothing to ask.
    """
    homes = {seat: find_colonies(state, seat) for seat in numbers}
    if state.options.pace != "every":
        return {seat: spread_home(state, seat, number) for seat, number in numbers.items()}
    return await _ask_split(state, numbers, homes)


@not_a_rule
async def withdraw(state: State, seat: Seat, ships: Mapping[str, int], among: Sequence[str]) -> None:
    """Ships of these places go to whichever of these colonies their owner says, at any pace."""
    berths: list[str] = []
    if ships:
        targets = (await _ask_split(state, {seat: sum(ships.values())}, {seat: among}))[seat]
        berths = [target for target, number in targets.items() for _ in range(number)]
    for place, number in ships.items():
        for _ in range(number):
            move(state, seat, place, berths.pop(0), 1)


@not_a_rule
async def _ask_split(
    state: State, numbers: Mapping[Seat, int], homes: Mapping[Seat, Sequence[str]]
) -> dict[Seat, Split]:
    """All at once are asked who have more than one colony to choose among."""
    choosing = [seat for seat in numbers if len(homes[seat]) > 1]
    few = [seat for seat in choosing if numbers[seat] <= MANY]
    replies = await ask_all(state, [_ask(state, seat, numbers[seat], homes[seat]) for seat in few])
    lots = await _ask_lots(state, {seat: numbers[seat] for seat in choosing if seat not in few}, homes)
    return {
        seat: count_named(replies[seat].many(facts.BERTHS))
        if seat in replies
        else lots.get(seat) or spread_home(state, seat, number, homes[seat])
        for seat, number in numbers.items()
    }


@not_a_rule
async def _ask_lots(
    state: State, numbers: Mapping[Seat, int], homes: Mapping[Seat, Sequence[str]]
) -> dict[Seat, Split]:
    """Many ships are sent colony by colony, until all have a place; by default the rest are spread as ordered."""
    splits: dict[Seat, dict[str, int]] = {seat: {} for seat in numbers}
    left = dict(numbers)
    while left:
        asked = [_ask_lot(state, seat, number, homes[seat]) for seat, number in left.items()]
        replies = await ask_all(state, asked)
        for seat, reply in replies.items():
            number, planet = reply.number(facts.NUMBER), reply.text(facts.PLANET)
            spread = spread_home(state, seat, left[seat], homes[seat])
            lot = {planet: number} if reply.option == "lot" else spread
            for place, ships in lot.items():
                splits[seat][place] = splits[seat].get(place, 0) + ships
            left[seat] -= sum(lot.values())
        left = {seat: number for seat, number in left.items() if number}
    return {**splits}


def _ask_lot(state: State, seat: Seat, number: int, homes: Sequence[str]) -> Ask:
    fields: dict[str, Field] = {
        facts.PLANET: Pick("planet", tuple(homes)),
        facts.NUMBER: Number((1, number)),
    }
    options = {"lot": Option(fields), PASS: Option()}
    return Ask(seat, facts.ASK_HOME, "CE-29", options, Reply(PASS), {"number": number})


def _ask(state: State, seat: Seat, number: int, homes: Sequence[str]) -> Ask:
    """One berth for each ship: "2-4.1" is the first that goes to this colony. By default they are spread as ordered."""
    berths = tuple(f"{place}.{one}" for place in homes for one in range(1, number + 1))
    spread = spread_home(state, seat, number, homes)
    usual = tuple(
        one for one in berths if int(one.rpartition(".")[2]) <= spread.get(one.rpartition(".")[0], 0)
    )
    options = {"home": Option({facts.BERTHS: Several("berth", berths, number, number)})}
    return Ask(
        seat, facts.ASK_HOME, "CE-29", options, Reply("home", {facts.BERTHS: usual}), {"number": number}
    )


def _move(state: State, seat: Seat, places: Iterable[str], targets: Split) -> None:
    """Move the ships of some places, all of them, to so many each."""
    berths = [target for target, number in targets.items() for _ in range(number)]
    for place in places:
        for _ in range(count(state, seat, place)):
            move(state, seat, place, berths.pop(0), 1)


@not_a_rule
async def bring_home(state: State, seat: Seat, place: str, number: int) -> None:
    """So many ships of a place go to colonies of their owner, who has some."""
    for target, ships in (await split(state, {seat: number}))[seat].items():
        move(state, seat, place, target, ships)
