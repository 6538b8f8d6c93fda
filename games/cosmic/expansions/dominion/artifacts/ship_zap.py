"""Ship Zap: one ship from anywhere goes to the warp, even one that had left the game."""

from typing import Final

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_one_seat, make_ships_question
from games.cosmic.questions.script import ask
from games.cosmic.rules.losses import list_places, lose
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import is_anyone, list_others
from games.cosmic.state.ships import count, count_named, is_captured, note_named
from games.cosmic.state.state import REMOVED, State
from porc_royal.facts import Named, Seat, Who
from porc_royal.traces import not_a_rule

CARD: Final = Artifact("ship_zap")
WHOSE, SHIP = CARD.choices("ship-zap", "whose", "ship")


@not_a_rule
async def zap_ship(state: State, seat: Seat) -> None:
    """Whoever plays it says which."""
    owners = [one for one in (*list_others(state, seat), seat) if list_everywhere(state, one)]
    if not owners:
        return
    owner = await ask_one_seat(state, seat, WHOSE, "CD-83", owners)
    question = make_ships_question(state, owner, SHIP, "CD-83", list_everywhere(state, owner), (1, 1))
    if question is None:
        return
    args = {"what": Named("choice", SHIP), "who": Who(owner)}
    reply = await ask(state, replace(question, seat=seat, key=facts.ASK_THEIR_SHIPS, args=dict(args)))
    note_named(state, owner, reply.many(facts.SHIPS))
    await lose(state, [Loss(state, owner, count_named(reply.many(facts.SHIPS)), SHIP)])
    await look_around(state)


def list_everywhere(state: State, seat: Seat) -> list[str]:
    """Wherever a seat has ships that are not in the warp, captured ones among them (CE-R15)."""
    captive = [place for place in state.ships if is_captured(place) and count(state, seat, place)]
    return [*list_places(state, seat), *captive, *([REMOVED] if count(state, seat, REMOVED) else [])]


async def takes_a_ship(at: Now, seat: Seat) -> None:
    """At any time."""
    await zap_ship(at.state, seat)


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    CARD.plays(_window, is_anyone)(takes_a_ship)
