"""The root of all secrecy: a view is the same whatever its viewer may not know, field by field, at any moment."""

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

import msgspec
import pytest

from bot.games import GAMES, AnyRulebook
from bot.painter import write_page
from bot.wording.voice import Voice
from games.cosmic.state.state import State
from games.cosmic.views.view import View as CosmicView
from games.cosmic.views.view import make_view as view_cosmic
from porc_royal.facts import Named, Saying, Seat
from porc_royal.scene import Scene
from porc_royal.testing.fields import is_below
from porc_royal.testing.leaks import ANOTHER, Harvest, sow_leaks
from porc_royal.testing.renderings import find_unlike_renderings, render_all
from porc_royal.testing.views import find_shown, find_undeclared
from tests.promises.cases import ALL_CASES
from tests.promises.dealt import begin_game, deal_for_all, list_deals, name_reader, play_on
from tests.promises.declared import DECLARED
from tests.words import WORDS

STRETCH: Final = 60
"""So many moments of a game are looked at, each of them."""
DOMINION: Final = frozenset(
    {"further decks", "intimidates", "orders for flagships", "cards unseen"}
    | {"expansions.reward_deck", "expansions.special_ships"}
)
"""What comes with Cosmic Dominion alone."""
PIG: Final = frozenset({"envelopes", "hiding", "notes", "supports", "expansions.cosmic_pig"})
"""What comes with Cosmic Pig alone."""
LACKS: Final[Mapping[str, Collection[str]]] = {
    "cochons": {"offers", "recipes", "targets", "votes", "stock", "trades", "seats.recipe"}
    | {"seats.chip_values", "fight.attacker.laid"},
    "cosmic": DOMINION | PIG,
    "cosmic-dominion": PIG,
    "cosmic-planetoids": DOMINION | PIG,
}
"""What is declared, and never lies hidden in a case: it comes with another rule set, or another expansion."""
of_every_case = pytest.mark.parametrize("case", ALL_CASES)


@of_every_case
@pytest.mark.parametrize("number", range(12))
@pytest.mark.samples("0-election", "0-cochons-complete", "0-interstellar_pig", "0-cosmic")
def test_a_view_is_the_same_whatever_its_viewer_may_not_know_at_every_step(case: str, number: int) -> None:
    """Stretch after stretch of random games: each later one begins further on."""
    book, begun = ALL_CASES[case].book, begin_game(case, number, STRETCH * (number + 1))
    secrets, dealer = DECLARED[book.name], random.Random(number)
    for step, play in enumerate(play_on(case, begun)):
        if step < STRETCH * number:
            continue
        assert not find_undeclared(secrets, book.view, play.state, begun.players), (
            "it is not the same for all"
        )
        for deal in deal_for_all(case, begun, dealer):
            shown = find_shown(book.view, deal)
            assert not shown, f"{name_reader(deal.viewer)} may not know it, {play.count} replies on"


@of_every_case
@pytest.mark.samples("election", "cochons", "interstellar_pig")
def test_a_view_is_the_same_whatever_its_viewer_may_not_know_wherever_something_is_hidden(case: str) -> None:
    book, secrets = ALL_CASES[case].book, DECLARED[ALL_CASES[case].game]
    shown, undeclared = Counter[str](), Counter[str]()
    for players, deal in list_deals(case):
        shown.update(find_shown(book.view, deal))
        undeclared.update(find_undeclared(secrets, book.view, deal.before, players))
    assert not shown, "shown to those who may not know it"
    assert not undeclared, "not the same for all, and not declared to be each seat's own"
    moved = frozenset[str]().union(*(deal.moved for _, deal in list_deals(case)))
    assert {one.name for one in secrets.hidden} - moved == {
        one.name for one in secrets.hidden if one.name in LACKS.get(case, ())
    }, "declared to be hidden, and never dealt anew"


# ---- leaks sown into every field


@cache
def sow(case: str) -> Harvest:
    """Every leak that is sown into the views of a case."""
    book = ALL_CASES[case].book
    return sow_leaks(DECLARED[book.name], book.view, list_deals(case))


@of_every_case
@pytest.mark.samples("cochons", "election", "interstellar_pig")
def test_whatever_a_field_tells_somebody_who_may_not_know_it_is_found_in_that_field(case: str) -> None:
    harvest = sow(case)
    assert not harvest.missed, "\n".join(map(str, harvest.missed))
    assert not harvest.astray
    hidden = {one.name for one in DECLARED[ALL_CASES[case].game].hidden} - {*LACKS.get(case, ())}
    sown = {(leak.tells, leak.public) for leak in harvest.found if leak.tells != ANOTHER}
    assert sown == {(name, public) for name in hidden for public in (True, False)}


@of_every_case
@pytest.mark.samples("cochons", "election", "interstellar_pig")
def test_whatever_a_view_has_for_one_seat_alone_is_found_where_it_is_shown_to_another(case: str) -> None:
    own = [field for field in DECLARED[ALL_CASES[case].game].own if not is_below(field, LACKS.get(case, ()))]
    sown = {(leak.field, leak.public) for leak in sow(case).found if leak.tells == ANOTHER}
    for field in own:
        for public in (True, False):
            assert any(is_below(name, [field]) for name, seen in sown if seen == public), (field, public)


# ---- what is drawn and said of a view


DRAWN: Final = 7
"""Of so many deals one is drawn."""
PAGES: Final = 10
"""Of so many drawings one is written as the page that is painted."""


def render(book: AnyRulebook, state: object, viewer: Seat | None) -> dict[str, object]:
    """Everything that is said and drawn of a view, in English."""
    own_name, public = book.own_name, GAMES[book.name].view(state, None)

    def call(thing: Named) -> Saying | None:
        return None if own_name is None else own_name(public, thing)

    voice = Voice(WORDS.of("en"), "**Rosa {}**".format, book.name, call, book.numbers, book.listed)
    return render_all(book, state, viewer, voice.phrase)


def write(rendered: Mapping[str, object]) -> list[bytes]:
    """The pages that are painted."""
    return [write_page(scene) for scene in rendered.values() if isinstance(scene, Scene)]


@of_every_case
@pytest.mark.samples("cochons-complete")
def test_what_is_shown_is_a_function_of_its_view_whatever_was_shown_before(case: str) -> None:
    """Pictures byte for byte, also where what is remembered of others comes between: another deal, another order."""
    book, deals = ALL_CASES[case].book, [deal for _, deal in list_deals(case)][::DRAWN]
    first = [render(book, deal.before, deal.viewer) for deal in deals]
    pages = [write(rendered) for rendered in first[::PAGES]]
    again = [render(book, deal.after, deal.viewer) for deal in reversed(deals)][::-1]
    for one, other in zip(first, again, strict=True):
        assert not find_unlike_renderings(one, other)
    written = [write(rendered) for rendered in reversed(again[::PAGES])][::-1]
    assert written == pages
    assert len(pages) > 1


def remember(book: AnyRulebook, part: str) -> AnyRulebook:
    """A rulebook one part of which remembers the last state of which somebody had a view, and tells of it."""
    last: list[bytes] = []

    def view(state: object, seat: Seat | None) -> Any:  # noqa: ANN401 - each game has views of its own type
        last[:] = [msgspec.json.encode(state)]
        return book.view(state, seat)

    def leak(true: Callable[..., object]) -> Callable[..., Any]:
        return lambda *given: (true(*given), last[0])

    if not part.startswith("looks."):
        changed: dict[str, Any] = {part: leak(getattr(book, part))}
        return replace(book, view=view, **changed)
    _, name, does = part.split(".")
    changed = {does: leak(getattr(book.looks[name], does))}
    return replace(book, view=view, looks={**book.looks, name: replace(book.looks[name], **changed)})


@of_every_case
@pytest.mark.samples("election", "cochons", "interstellar_pig")
def test_what_is_shown_by_more_than_its_view_is_found(case: str) -> None:
    """A leak is sown into each part of the rulebook that makes something of a view."""
    book, deals = ALL_CASES[case].book, list_deals(case)
    deal = next(deal for _, deal in deals if deal.viewer is not None and deal.moved)
    for part in render(book, deal.before, deal.viewer):
        leaky = remember(book, part)
        shown, again = (render(leaky, state, deal.viewer) for state in (deal.before, deal.after))
        assert find_unlike_renderings(shown, again) == [part]


# ---- what was once shown to everybody without being noticed


def show_all_bids(state: State, view: CosmicView) -> CosmicView:
    bids = {} if state.encounter is None else state.encounter.bids
    return replace(view, bid=tuple(card for bid in bids.values() for card in bid.cards))


def show_all_that_is_ready(state: State, view: CosmicView) -> CosmicView:
    return replace(view, soon=tuple(card for player in state.players for card in player.soon))


def show_the_orders_of_one(state: State, view: CosmicView) -> CosmicView:
    return replace(view, policy=state.players[0].policy)


@pytest.mark.parametrize(
    ("show", "field"),
    [(show_all_bids, "bid"), (show_all_that_is_ready, "soon"), (show_the_orders_of_one, "policy")],
)
@pytest.mark.thorough
def test_a_view_that_shows_to_all_what_one_has_is_found(
    show: Callable[[State, CosmicView], CosmicView], field: str
) -> None:
    def leak(state: State, viewer: Seat | None) -> CosmicView:
        return show(state, view_cosmic(state, viewer))

    for public in (True, False):
        deals = (deal for _, deal in list_deals("cosmic") if (deal.viewer is None) == public)
        assert {name.partition(".")[0] for deal in deals for name in find_shown(leak, deal)} == {field}
