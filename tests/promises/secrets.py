"""What acts on what is hidden, said once for each case, so that the same visible script can be played on another deal.

What is hidden, and what lies among what, each game declares (`games/<game>/secrets.py`); here stands what a script
needs besides.

things                  what may be dealt anew
known(state, viewer)    those that a viewer can tell apart
held(state)             those that seats hold: worth dealing in extreme ways

A game whose rules act by themselves on what is hidden says besides:

shed(fact)             faces of things that left a hand for all to see, and may have come back to one since, unseen
confined(state)        things where, as everybody knows, only some may lie, and which those are
titled(face)           how a card is called, by its face
told(state, viewer, fact)  things that the viewer can take for no others once this was told, by the rules
steady(state, viewer)  things that must stay where they are if the visible script is to stay the same
said(state, ask, reply)             a reply with all that it leaves to the rules
untouched(state, viewer)            hiding places that nobody has been near
stirred(plain, places, fixed, luck) plain data of a state, with what lies in those places moved among them
dealt(plain, deal)                  plain data of a state whose names were replaced, with what follows from a name
open(ask)                           whether what it names lies in no hiding place, and so stays what it is
fitted(ask, reply)                  a reply of the first run, as it answers the same question on another deal
otherwise(ask, reply, fixed, luck)  a reply, with what was never turned up meant otherwise
"""

# ruff: noqa: ANN401 - each game has a state and views of its own type

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

import msgspec

from games.cosmic.secrets import BASE as COSMIC
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Fact, Named, Seat
from porc_royal.secrets import Renaming, Things
from porc_royal.secrets import Secrets as Declaration
from porc_royal.testing.deals import find_texts, list_known, rename_things
from tests.games.ours import OURS
from tests.promises import (
    secrets_cochons,
    secrets_cochons_complete,
    secrets_cosmic,
    secrets_cosmic_pig,
    secrets_interstellar_pig,
)
from tests.promises.declared import DECLARED


def _know_nothing(_state: Any, _viewer: Seat | None) -> set[str]:
    return set()


@dataclass(frozen=True, slots=True)
class Secrets:
    """What one game hides, and what acts on it."""

    things: Things = field(default_factory=Things)
    known: Callable[[Any, Seat | None], set[str]] = _know_nothing
    held: Callable[[Any], Sequence[str]] = lambda state: ()
    told: Callable[[Any, Seat | None, Fact], set[str]] = lambda state, viewer, fact: set()
    steady: Callable[[Any, Seat | None], set[str]] = _know_nothing
    said: Callable[[Any, Ask, Reply], Reply] = lambda state, ask, reply: reply
    untouched: Callable[[Any, Seat | None], set[str]] = _know_nothing
    stirred: Callable[[Any, Collection[str], Collection[str], random.Random], Any] = (
        lambda state, places, fixed, luck: state
    )
    dealt: Callable[[Any, Renaming], Any] = lambda plain, deal: plain
    fitted: Callable[[Ask, Reply], Reply] = lambda ask, reply: reply
    open: Callable[[Ask], bool] = lambda ask: False
    otherwise: Callable[[Ask, Reply, Collection[str], random.Random], Reply] = (
        lambda ask, reply, fixed, luck: reply
    )
    shed: Callable[[Fact], set[str]] = lambda fact: set()
    titled: Callable[[str], Named] = lambda face: Named("card", face)
    confined: Callable[[Any], tuple[Collection[str], Collection[str]]] = lambda state: ((), ())

    def universe(self) -> Sequence[str]:
        """The names of all the things whose place may be hidden."""
        return self.things.names()


def _leave_warning_out(name: str) -> str:
    return f"{name.removesuffix('_hazard')}_1" if name.endswith("_hazard") else name


_COSMIC: Final = Secrets(
    COSMIC.things,
    partial(list_known, DECLARED["cosmic"]),
    secrets_cosmic.held,
    secrets_cosmic.told,
    secrets_cosmic.steady,
    untouched=secrets_cosmic.untouched,
    stirred=secrets_cosmic.stirred,
    dealt=secrets_cosmic.dealt,
    otherwise=secrets_cosmic.otherwise,
    titled=secrets_cosmic.titled,
    open=secrets_cosmic.is_open,
    fitted=secrets_cosmic.fit,
    confined=secrets_cosmic.list_lone_flares,
)
_UNWARNED: Final = replace(
    _COSMIC, things=replace(COSMIC.things, face=lambda name: COSMIC.things.face(_leave_warning_out(name)))
)
"""Where nothing heeds a hazard warning, a destiny card that bears one looks like the others of its colour."""
_COCHONS: Final = Secrets(
    secrets_cochons.THINGS,
    secrets_cochons.known,
    secrets_cochons.held,
    secrets_cochons.told,
    shed=secrets_cochons.shed,
)


def _read_declaration(declared: Declaration[Any]) -> Secrets:
    """Of a game of which nothing is known here but what it declares.

    Known are the things where a viewer may look, those that are in no place (as of no `loose` deck they may be, once it
    is dealt), and those that were disclosed to everybody; what one is told alone stays in their view.
    """
    names, deck = frozenset(declared.things.names()), declared.things.deck

    def known(state: Any, viewer: Seat | None) -> set[str]:
        there = names & find_texts(msgspec.json.encode(state))
        dealt = {deck(name) for name in there}.difference(declared.things.loose)
        return list_known(declared, state, viewer) | {name for name in names - there if deck(name) in dealt}

    def told(_state: Any, _viewer: Seat | None, fact: Fact) -> set[str]:
        disclosed = fact.reveals and fact.to is None
        return set(names & find_texts(msgspec.json.encode(fact.says))) if disclosed else set()

    return Secrets(declared.things, known, told=told)


SECRETS: Final[Mapping[str, Secrets]] = {
    **{name: _read_declaration(one) for name, one in DECLARED.items() if name not in OURS},
    "cochons": _COCHONS,
    "cochons-complete": replace(
        _COCHONS,
        things=secrets_cochons_complete.THINGS,
        steady=secrets_cochons_complete.steady,
        dealt=secrets_cochons_complete.dealt,
        fitted=secrets_cochons_complete.fitted,
        otherwise=secrets_cochons_complete.otherwise,
    ),
    "cosmic": _UNWARNED,
    "cosmic-dominion": _COSMIC,
    "cosmic-planetoids": _UNWARNED,
    "cosmic-pig": replace(
        _COSMIC,
        things=DECLARED["cosmic"].things,
        held=secrets_cosmic_pig.held,
        told=secrets_cosmic_pig.told,
        steady=secrets_cosmic_pig.steady,
        untouched=secrets_cosmic_pig.untouched,
        stirred=secrets_cosmic_pig.stirred,
        dealt=secrets_cosmic_pig.dealt,
        otherwise=secrets_cosmic_pig.otherwise,
    ),
    "election": Secrets(),
    "interstellar_pig": Secrets(
        DECLARED["interstellar_pig"].things,
        partial(list_known, DECLARED["interstellar_pig"]),
        secrets_interstellar_pig.held,
        secrets_interstellar_pig.told,
        secrets_interstellar_pig.steady,
        secrets_interstellar_pig.said,
        secrets_interstellar_pig.untouched,
        secrets_interstellar_pig.stirred,
    ),
}


def renaming(
    secrets: Secrets,
    fixed: Collection[str],
    named: Collection[str],
    luck: random.Random,
    held: Collection[str] = (),
    confined: tuple[Collection[str], Collection[str]] = ((), ()),
) -> dict[str, str]:
    """A new deal of what is not `fixed`; see `rename_things`, and `Secrets.confined`."""
    free = [name for name in secrets.universe() if name not in fixed]
    deal = rename_things(secrets.things, free, named, luck, held)
    lone, fitting = confined
    for name in sorted(deal.keys() & lone):
        if deal[name] not in fitting:
            other = next((one for one in deal if one not in (*lone, *named) and deal[one] in fitting), name)
            deal[name], deal[other] = deal[other], deal[name]
    return deal


def could_be(secrets: Secrets, name: str, other: str, named: Collection[str]) -> bool:
    """Whether something else may lie where `name` lies."""
    alike = name not in named or secrets.things.kind(name) == secrets.things.kind(other)
    return alike and secrets.things.deck(name) == secrets.things.deck(other)


def swapping(
    secrets: Secrets, shown: Collection[str], hidden: Sequence[str], named: Collection[str]
) -> dict[str, str] | None:
    """A deal in which something `shown` changes places with something hidden that looks otherwise, if it can."""
    for one in sorted(shown):
        for other in hidden:
            both = could_be(secrets, one, other, named) and could_be(secrets, other, one, named)
            if both and secrets.things.face(one) != secrets.things.face(other):
                return {one: other, other: one}
    return None


def names(secrets: Secrets) -> Sequence[str]:
    """What somebody may name who knows no better; a made-up name where nothing hidden has one."""
    return secrets.universe() or ["nothing"]


def names_in(reply: Reply) -> set[str]:
    """Whatever a reply names in its fields."""
    return {
        one
        for value in reply.fields.values()
        for one in (value if isinstance(value, tuple) else (str(value),))
    }


def renamed(data: Any, deal: Renaming) -> Any:
    """Plain data with every name replaced by the one dealt instead."""
    if isinstance(data, str):
        return deal.get(data, data)
    if isinstance(data, Mapping):
        return {key: renamed(value, deal) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return type(data)(renamed(one, deal) for one in data)
    return data
