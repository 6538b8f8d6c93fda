"""Finder: a card is looked for in somebody's hand. It lies in no deck of the base game (CE-R9); expansions add it."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import ARTIFACT, Kind, enter_kind, find_kind, list_kinds, title
from games.cosmic.choosing import ask_cards, ask_one_seat
from games.cosmic.declaring import Artifact
from games.cosmic.hands import hand_over
from games.cosmic.hooks import Now
from games.cosmic.roles import is_anyone, list_others
from games.table.facts import Seat, Who
from games.table.script import tell

enter_kind(Kind("finder", ARTIFACT))
CARD: Final = Artifact("finder")
WHOM, WHAT = facts.choices("finder", "whom", "what")
FINDS: Final = facts.KEYS.fact("finder-finds", "who", "other", "card")
FINDS_NOT: Final = facts.KEYS.fact("finder-finds-not", "who", "other", "card")


async def looks_for_a_card(at: Now, seat: Seat) -> None:
    """At any time: a player and a card are named; where it is in that hand, it is taken (CP-35: never an envelope)."""
    state = at.state
    other = await ask_one_seat(state, seat, WHOM, "CE-R9", list_others(state, seat))
    kinds = list_kinds(state.options, len(state.players))
    for kind in await ask_cards(state, seat, WHAT, "CE-R9", kinds, (1, 1)):
        found = [card for card in state.player(other).hand if find_kind(card).name == kind][:1]
        key = FINDS if found else FINDS_NOT
        await tell(key, reveals=True, who=Who(seat), other=Who(other), card=title(kind))
        await hand_over(state, other, seat, found)


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    CARD.plays(_window, is_anyone)(looks_for_a_card)
