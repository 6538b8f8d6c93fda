"""Scenarios with techs: who holds which, how many ships research them, which are completed."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.techs import list_techs
from games.cosmic.state.labs import add_tech, name_place
from games.cosmic.state.state import State
from porc_royal.asks import Reply
from porc_royal.decks import Deck
from porc_royal.facts import Seat
from tests.cosmic.scenario import Said, Table, position
from tests.games.telling import alone


def lay_techs(state: State, techs: Mapping[int, Sequence[str]]) -> None:
    """By seat: "omega_missile 3" with so many researching ships, from the last planets; "xenon_lasers up"; and that of
    Engineer's sheet "plasma_thrusters 2 sheet".
    """
    state.techs = Deck(list_techs(state))
    for seat, named in techs.items():
        for one in named:
            name, *how = one.split()
            state.techs.pile.remove(name)
            tech = add_tech(state, Seat(seat), name)
            tech.is_up, tech.warp = "up" in how, "sheet" in how
            for _ in range(sum(int(part) for part in how if part.isdecimal())):
                home = next(
                    place for number in range(5, 0, -1) if state.ships[place := f"{seat}-{number}"][seat]
                )
                state.ships[home][seat] -= 1
                state.ships[name_place(tech)][seat] += 1


def experiment(
    *aliens: str,
    techs: Mapping[int, Sequence[str]],
    everybody: bool = True,
    discards: Sequence[str] = (),
    **said: Unpack[Said],
) -> Table:
    """As `meet`, where these techs are held; `everybody` plays with them; cards lie on the discards."""
    chapter = said.get("chapter", "encounter")
    said["options"] = {**said.get("options", {}), "tech_deck": everybody}
    said["chapter"] = chapter
    state = position(*aliens, **said)
    lay_techs(state, techs)
    state.deck.pile = [card for card in state.deck.pile if card not in discards]
    state.deck.discards.extend(discards)
    after = ("turn",) if said.get("through") else ("end", "turn")
    played = [name for name in RULEBOOK.chapters if name not in after or name == chapter]
    table = Table(alone(RULEBOOK, *played), state, chapter)
    table.cards = said.get("cards", ("", ""))
    return table


def answer(table: Table, at: int, option: str, /, **fields: str | int | tuple[str, ...]) -> Table:
    """One answer of a seat."""
    table.take(Seat(at), Reply(option, fields))
    return table


def list_held(table: Table, seat: int) -> list[str]:
    """The techs of a seat."""
    return [one.name for one in table.state.players[seat].techs]
