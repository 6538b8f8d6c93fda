"""What each game hides, said once for each case, so that everything hidden can be dealt anew.

universe()    names of all the things whose place may be hidden (cards, tokens, roles)
known(view)   those that a viewer can tell apart, from its view
held(state)   those that seats hold: worth dealing in extreme ways
kind(name)    two of a kind can stand for one another in a sealed answer
face(name)    two of the same face look alike

A game whose rules act by themselves on what is hidden says besides:

deck(name)             things of different decks never change places
shed(fact)             faces of things that left a hand for all to see, and may have come back to one since, unseen
titled(face)           how a card is called, by its face
told(state, viewer, fact)  things that the viewer can take for no others once this was told, by the rules
steady(state, viewer)  things that must stay where they are if the visible script is to stay the same
said(state, ask, reply)             a reply with all that it leaves to the rules
untouched(state, viewer)            hiding places that nobody has been near
stirred(plain, places, fixed, luck) plain data of a state, with what lies in those places moved among them
dealt(plain, deal)                  plain data of a state whose names were replaced, with what follows from a name
fitted(ask, reply)                  a reply of the first run, as it answers the same question on another deal
otherwise(ask, reply, fixed, luck)  a reply, with what was never turned up meant otherwise
"""

# ruff: noqa: ANN401 - each game has a state and views of its own type

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Fact, Named, Seat
from tests.promises import (
    secrets_cochons,
    secrets_cochons_complete,
    secrets_cosmic,
    secrets_cosmic_pig,
    secrets_election,
    secrets_interstellar_pig,
)
from tests.promises.cases import CASES

Renaming = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Secrets:
    """What one game hides."""

    universe: Callable[[], Sequence[str]]
    known: Callable[[Any], set[str]]
    held: Callable[[Any], Sequence[str]]
    kind: Callable[[str], str]
    face: Callable[[str], str]
    deck: Callable[[str], str] = lambda name: ""
    told: Callable[[Any, Seat | None, Fact], set[str]] = lambda state, viewer, fact: set()
    steady: Callable[[Any, Seat | None], set[str]] = lambda state, viewer: set()
    said: Callable[[Any, Ask, Reply], Reply] = lambda state, ask, reply: reply
    untouched: Callable[[Any, Seat | None], set[str]] = lambda state, viewer: set()
    stirred: Callable[[Any, Collection[str], Collection[str], random.Random], Any] = (
        lambda state, places, fixed, luck: state
    )
    dealt: Callable[[Any, "Renaming"], Any] = lambda plain, deal: plain
    fitted: Callable[[Ask, Reply], Reply] = lambda ask, reply: reply
    otherwise: Callable[[Ask, Reply, Collection[str], random.Random], Reply] = (
        lambda ask, reply, fixed, luck: reply
    )
    shed: Callable[[Fact], set[str]] = lambda fact: set()
    titled: Callable[[str], Named] = lambda face: Named("card", face)


SECRETS: Final[Mapping[str, Secrets]] = {
    "cochons": Secrets(
        secrets_cochons.universe,
        secrets_cochons.known,
        secrets_cochons.held,
        secrets_cochons.kind,
        secrets_cochons.face,
        secrets_cochons.deck,
        secrets_cochons.told,
        shed=secrets_cochons.shed,
    ),
    "cochons-complete": Secrets(
        secrets_cochons_complete.universe,
        secrets_cochons.known,
        secrets_cochons.held,
        secrets_cochons.kind,
        secrets_cochons.face,
        secrets_cochons.deck,
        secrets_cochons.told,
        secrets_cochons_complete.steady,
        dealt=secrets_cochons_complete.dealt,
        fitted=secrets_cochons_complete.fitted,
        otherwise=secrets_cochons_complete.otherwise,
        shed=secrets_cochons.shed,
    ),
    "cosmic": Secrets(
        secrets_cosmic.universe,
        secrets_cosmic.known,
        secrets_cosmic.held,
        secrets_cosmic.kind,
        secrets_cosmic.face,
        secrets_cosmic.deck,
        secrets_cosmic.told,
        secrets_cosmic.steady,
        untouched=secrets_cosmic.untouched,
        stirred=secrets_cosmic.stirred,
        dealt=secrets_cosmic.dealt,
        otherwise=secrets_cosmic.otherwise,
        titled=secrets_cosmic.titled,
    ),
    "cosmic-pig": Secrets(
        secrets_cosmic_pig.universe,
        secrets_cosmic_pig.known,
        secrets_cosmic_pig.held,
        secrets_cosmic.kind,
        secrets_cosmic.face,
        secrets_cosmic.deck,
        secrets_cosmic_pig.told,
        secrets_cosmic_pig.steady,
        untouched=secrets_cosmic_pig.untouched,
        stirred=secrets_cosmic_pig.stirred,
        dealt=secrets_cosmic_pig.dealt,
        otherwise=secrets_cosmic_pig.otherwise,
    ),
    "cosmic-planetoids": Secrets(
        secrets_cosmic.universe,
        secrets_cosmic.known,
        secrets_cosmic.held,
        secrets_cosmic.kind,
        secrets_cosmic.face,
        secrets_cosmic.deck,
        secrets_cosmic.told,
        secrets_cosmic.steady,
        untouched=secrets_cosmic.untouched,
        stirred=secrets_cosmic.stirred,
        dealt=secrets_cosmic.dealt,
        otherwise=secrets_cosmic.otherwise,
    ),
    "cosmic-dominion": Secrets(
        secrets_cosmic.universe,
        secrets_cosmic.known,
        secrets_cosmic.held,
        secrets_cosmic.kind,
        secrets_cosmic.face,
        secrets_cosmic.deck,
        secrets_cosmic.told,
        secrets_cosmic.steady,
        untouched=secrets_cosmic.untouched,
        stirred=secrets_cosmic.stirred,
        dealt=secrets_cosmic.dealt,
        otherwise=secrets_cosmic.otherwise,
    ),
    "election": Secrets(
        secrets_election.universe,
        secrets_election.known,
        secrets_election.held,
        secrets_election.kind,
        secrets_election.face,
    ),
    "interstellar_pig": Secrets(
        secrets_interstellar_pig.universe,
        secrets_interstellar_pig.known,
        secrets_interstellar_pig.held,
        secrets_interstellar_pig.kind,
        secrets_interstellar_pig.face,
        secrets_interstellar_pig.deck,
        secrets_interstellar_pig.told,
        secrets_interstellar_pig.steady,
        secrets_interstellar_pig.said,
        secrets_interstellar_pig.untouched,
        secrets_interstellar_pig.stirred,
    ),
}
assert set(SECRETS) >= set(CASES), "a game must say what it hides"


def renaming(
    secrets: Secrets,
    fixed: Collection[str],
    named: Collection[str],
    luck: random.Random,
    held: Collection[str] = (),
) -> dict[str, str]:
    """A new deal: hidden names change places; those `named` in secret go to one of their kind.

    Every other time it is an extreme one: whatever is `held` becomes of as few kinds as possible.
    """
    free = [name for name in secrets.universe() if name not in fixed]
    left = list(free)
    luck.shuffle(left)
    if luck.random() < 0.5:
        kinds = sorted({secrets.kind(name) for name in left})
        luck.shuffle(kinds)
        left.sort(key=lambda name: kinds.index(secrets.kind(name)))
    decks: dict[str, dict[str, None]] = {}  # in this order, and quick to take from
    for name in left:
        decks.setdefault(secrets.deck(name), {})[name] = None
    deal: dict[str, str] = {}
    for name in sorted(free, key=lambda one: (one not in named, one not in held)):
        alike = (one for one in decks[secrets.deck(name)] if could_be(secrets, name, one, named))
        deal[name] = next(alike)
        del decks[secrets.deck(name)][deal[name]]
    return deal


def could_be(secrets: Secrets, name: str, other: str, named: Collection[str]) -> bool:
    """Whether something else may lie where `name` lies."""
    alike = name not in named or secrets.kind(name) == secrets.kind(other)
    return alike and secrets.deck(name) == secrets.deck(other)


def swapping(
    secrets: Secrets, shown: Collection[str], hidden: Sequence[str], named: Collection[str]
) -> dict[str, str] | None:
    """A deal in which something `shown` changes places with something hidden that looks otherwise, if it can."""
    for one in sorted(shown):
        for other in hidden:
            both = could_be(secrets, one, other, named) and could_be(secrets, other, one, named)
            if both and secrets.face(one) != secrets.face(other):
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
