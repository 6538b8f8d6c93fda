"""Leaks sown on purpose into a view, made from what a game declares: each must be found, and where it was sown.

Two sorts are sown, into every field of the view, for the public and for a seat:

* a field that is each seat's own is shown as another has it;
* a field says besides what lies where its viewer may not look, one hidden field at a time.

That all of them are found shows that the re-deals reach whatever is declared to be hidden, and that no field of the
view escapes the comparison.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Secrets
from porc_royal.testing.deals import Redeal, read_hidden
from porc_royal.testing.fields import (
    Place,
    find_value,
    is_below,
    list_fields,
    list_unlike,
    name_field,
    put_value,
)
from porc_royal.testing.views import View, find_shown

S = TypeVar("S")
V = TypeVar("V")

ANOTHER: Final = "another seat's"
"""Stands for what lies hidden where a field is shown as another seat has it."""
EMPTY: Final = (None, "", ())
"""Where another has nothing there is nothing to be shown."""


@dataclass(frozen=True, slots=True, order=True)
class Leak:
    """What is sown: into which field of the view, whether the public reads it or a seat, and what it tells."""

    field: str
    public: bool
    tells: str

    def __str__(self) -> str:
        """It on a line."""
        return f"{self.field} tells {'the public' if self.public else 'a seat'} {self.tells}"


@dataclass(slots=True)
class Harvest:
    """What became of the leaks: whether it was found in the field where it was sown; `astray`: found elsewhere only."""

    found: dict[Leak, bool]
    astray: dict[Leak, list[str]]

    @property
    def missed(self) -> list[Leak]:
        """The leaks that were not found where they were sown."""
        return sorted(leak for leak, found in self.found.items() if not found)


def sow_leaks(secrets: Secrets[S], view: View[S, V], deals: Iterable[tuple[int, Redeal[S]]]) -> Harvest:
    """Sow every leak that these moments have room for (each with how many play), and look for it."""
    harvest = Harvest({}, {})
    for players, deal in deals:
        remembered = _Remembered(view)
        for leak, leaky in _list_leaks(secrets, remembered, players, deal, harvest):
            shown = find_shown(leaky, deal)
            is_there = all(is_below(field, [leak.field]) for field in shown)
            harvest.found[leak] = harvest.found.get(leak, False) or (bool(shown) and is_there)
            if not is_there:
                harvest.astray[leak] = shown
    return harvest


class _Remembered(Generic[S, V]):
    """A view that is made once for each state and viewer, for leaks beyond number are sown into it."""

    def __init__(self, view: View[S, V]) -> None:
        self._view = view
        self._made: dict[tuple[int, Seat | None], V] = {}

    def __call__(self, state: S, viewer: Seat | None) -> V:
        key = (id(state), viewer)
        if key not in self._made:
            self._made[key] = self._view(state, viewer)
        return self._made[key]


def _list_leaks(
    secrets: Secrets[S], view: View[S, V], players: int, deal: Redeal[S], harvest: Harvest
) -> Iterator[tuple[Leak, View[S, V]]]:
    """The leaks for which there is room at this moment and that were not found yet, each with the view that leaks."""
    seen, public = view(deal.before, deal.viewer), deal.viewer is None
    for owner in (Seat(number) for number in range(players) if number != deal.viewer):
        # As it is dealt, and as it is dealt anew: there others have prepared something, too.
        for theirs in (view(deal.before, owner), view(deal.after, owner)):
            for place in list_unlike(seen, theirs):
                leak = Leak(name_field(seen, place), public, ANOTHER)
                is_secret = not is_below(leak.field, secrets.apart) and _look_up(theirs, place) not in EMPTY
                if is_secret and not harvest.found.get(leak, False):
                    yield leak, _show_as(view, place, owner)
    fields = list_fields(seen)
    for hidden in secrets.hidden:
        if hidden.name in deal.moved:
            for name, place in fields.items():
                leak = Leak(name, public, hidden.name)
                if not harvest.found.get(leak, False):
                    yield leak, _tell(view, place, hidden)


def _show_as(view: View[S, V], place: Place, owner: Seat) -> View[S, V]:
    def show(state: S, viewer: Seat | None) -> V:
        return put_value(view(state, viewer), place, _look_up(view(state, owner), place))

    return show


def _look_up(view: object, place: Place) -> object:
    """What stands in a place of another's view; None where there is no such place in it."""
    try:
        return find_value(view, place)
    except LookupError:
        return None


def _tell(view: View[S, V], place: Place, hidden: Hidden[S]) -> View[S, V]:
    def show(state: S, viewer: Seat | None) -> V:
        seen = view(state, viewer)
        more = repr(read_hidden(hidden, state, viewer))
        return put_value(seen, place, (find_value(seen, place), more))

    return show
