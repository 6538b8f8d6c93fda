"""What is said of an encounter besides its facts: why an attack has won, and which planet was left for good."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.state.catalogue import ATTACK, NEGOTIATE, find_kind
from games.cosmic.views.view import View
from porc_royal.facts import Named, Saying, Seat, Who

ADDS: Final = facts.Adds()
BEATS_NEGOTIATE: Final = ADDS.keys.notice("remark-negotiate", "who")
GIVES_UP: Final = ADDS.keys.notice("remark-given-up", "who", "planet")
ATTACKS: Final = (ATTACK, "variable")
"""How the names of cards begin that are attacks; "variable": those with two values."""


def list_remarks(before: View, after: View, told: Sequence[Saying]) -> list[tuple[int, Saying]]:
    """From public views, before and after, and what was told in between, with the place of what each belongs to."""
    return [*_explain_wins(before, told), *_list_given_up(before, after, told)]


def _explain_wins(before: View, told: Sequence[Saying]) -> Iterator[tuple[int, Saying]]:
    """CE-101: an attack beats a negotiate, whatever its value."""
    now, shown = before.encounter, dict[Seat, str]()
    for side in (now.offense, now.defense) if now is not None and now.revealed else ():
        if side is not None and side.shown:
            shown[side.seat] = _find_type(find_kind(side.shown).name)
    for place, said in enumerate(told):
        who, card = said.args.get("who"), said.args.get("card")
        if not isinstance(who, Who):
            continue
        if said.key in (facts.REVEALS, facts.BECOMES) and isinstance(card, Named):
            shown[who.seat] = _find_type(card.name)
        elif said.key == facts.BECOMES_ATTACK:
            shown[who.seat] = ATTACK
        elif said.key == facts.WINS and shown.get(who.seat) == ATTACK:
            beaten = [seat for seat, kind in shown.items() if kind == NEGOTIATE]
            yield from ((place, Saying(BEATS_NEGOTIATE, {"who": Who(seat)})) for seat in beaten)
        elif said.key == facts.ENCOUNTER:
            shown.clear()


def _find_type(card: str) -> str:
    if card.startswith(ATTACKS):
        return ATTACK
    return NEGOTIATE if card.startswith(NEGOTIATE) else ""


def _list_given_up(before: View, after: View, told: Sequence[Saying]) -> Iterator[tuple[int, Saying]]:
    """CE-22: who has sent the last ship of a colony into an encounter, as long as nothing was lost since."""
    lost = [said.args.get("who") for said in told if said.key in (facts.LOSES, facts.REMOVES)]
    for place, said in enumerate(told):
        who = said.args.get("who")
        if said.key not in (facts.LAUNCHES, facts.ALLIES) or not isinstance(who, Who) or who in lost:
            continue
        for planet, _ in after.planets:
            had = planet in dict(before.planets) and before.there(planet)[who.seat]
            if had and not after.there(planet)[who.seat]:
                yield place, Saying(GIVES_UP, {"who": who, "planet": facts.name_planet(planet)})
