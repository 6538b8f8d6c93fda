"""Views are held to what a game declares: field by field, at any moment, for every seat and the public.

Whatever a viewer may not know may be dealt otherwise, and its view stays as it is; and a field of a view says the same
to everybody, unless it is declared to be each seat's own.
"""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from porc_royal.facts import Seat
from porc_royal.secrets import Secrets
from porc_royal.testing.deals import Redeal
from porc_royal.testing.fields import find_unlike, is_below

S = TypeVar("S")
V = TypeVar("V")

View: TypeAlias = Callable[[S, Seat | None], V]
"""What a seat (None: the public) may know of a state."""


def find_shown(view: View[S, V], deal: Redeal[S]) -> list[str]:
    """The fields that show their viewer what it may not know: those that a re-deal changes. There should be none."""
    return find_unlike(view(deal.before, deal.viewer), view(deal.after, deal.viewer))


def find_undeclared(secrets: Secrets[S], view: View[S, V], state: S, players: int) -> list[str]:
    """The fields that tell a seat and the public something else, and are not declared to. There should be none."""
    public, seats = view(state, None), (Seat(number) for number in range(players))
    others = (view(state, seat) for seat in seats if not secrets.plans(state, seat))
    unlike = [name for other in others for name in find_unlike(public, other)]
    return [name for name in dict.fromkeys(unlike) if not is_below(name, (*secrets.own, *secrets.apart))]
