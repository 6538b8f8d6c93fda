"""Leaks sown on purpose into the rules of the complete Cochons: recipes, tiles, chips, trades, fights, the Senate."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import structs

from bot.games import AnyRulebook
from games.cochons import facts
from games.cochons.cards import cho_boko
from games.cochons.cards import seduction_de_la_princesse_piga as piga
from games.cochons.clans import hylocherus_theft as theft
from games.cochons.extension.catalogue import find_combat_card as figures
from games.cochons.questions import windows
from games.cochons.questions.plans import Plan
from games.cochons.rules import (
    arrivals,
    attack_gap,
    ballots,
    colonists,
    draw,
    extras,
    laid_cards,
    layout,
    markers,
    placement,
    production,
    rerolls,
    trades,
)
from games.cochons.state.names import name_planet
from games.cochons.state.state import State, Tile
from games.cochons.views.shapes import TrailView
from porc_royal.asks import PASS, Ask, Pick, Reply
from porc_royal.cards import held, listed
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from tests.promises import leaks_shown as shown
from tests.promises import leaks_told as told
from tests.promises.leaks_told import Hunt, Leak, Patch
from tests.promises.secrets_cochons import recipe_name


def _instead(home: Any, name: str, make: Callable[[Any], Any]) -> Leak:
    """Something in the place of a rule, made from it."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        patch.setattr(home, name, make(getattr(home, name)))
        return book

    return sow


# ------------------------------------------------------------------------------------------------- recipes


def recipes_of(state: State) -> str:
    return " ".join(recipe_name(player.recipe) for player in state.players)


def shows_the_recipes(state: State, view: Any) -> Any:
    seats = tuple(structs.replace(one, recipe=state.player(one.seat).recipe) for one in view.seats)
    return replace(view, seats=seats)


def sorts_by_recipe(state: State, view: Any) -> Any:
    seats = sorted(view.seats, key=lambda one: recipe_name(state.player(one.seat).recipe))
    return replace(view, seats=tuple(seats))


def recipe_under_a_counter(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    last = [""]

    def view(state: State, seat: Any) -> Any:
        last[0] = recipes_of(state)
        return book.view(state, seat)

    def board(seen: Any, asked: Any, phrase: Any) -> Any:
        return shown.under_a_counter(last[0][7:], book.board(seen, asked, phrase))

    return replace(book, view=view, board=board)


def counts_only_what_the_recipe_needs(true: Any) -> Any:
    async def produced(state: State, seat: Seat) -> None:
        made = state.production(seat)
        shared = made.shared(state.player(seat).recipe)
        await tell(production.PRODUCED, who=Who(seat), red=shared, yellow=made.yellow, blue=made.blue)

    return produced


def starts_where_the_recipe_is(state: State, ask: Ask, make: Callable[..., Ask]) -> Ask:
    """R-120: the default start tile must not depend on the recipe."""
    tiles: Any = ask.options["start"].fields[facts.TILE]
    cells = list(tiles.choices({}))
    return msgspec.structs.replace(
        ask, default=Reply("start", {facts.TILE: cells[state.player(ask.seat).recipe.red % len(cells)]})
    )


# --------------------------------------------------------------------------------------------------- tiles


def _turned_up(change: Callable[[Any, Tile], Any]) -> Leak:
    """Something is changed of tiles that lie on their backs."""

    def seen(state: State, view: Any) -> Any:
        tiles = tuple(one if one.explored else change(one, state.board[one.cell]) for one in view.tiles)
        return replace(view, tiles=tiles)

    return shown.viewed(seen)


def draws_the_face(one: Any, tile: Tile) -> Any:
    return structs.replace(one, kind=tile.kind, colour=tile.colour, planet=name_planet(tile.name))


def names_the_planet(one: Any, tile: Tile) -> Any:
    return structs.replace(one, planet=name_planet(tile.name))


def marks_asteroids(one: Any, tile: Tile) -> Any:
    return structs.replace(one, family="black") if tile.kind == "asteroid" else one


def offers_the_pile_with_the_best_tile(state: State, ask: Ask, make: Callable[..., Ask]) -> Ask:
    """A default that knows what lies on top."""
    kinds: Any = ask.options["lay"].fields[facts.KIND]
    best = max(kinds.choices({}), key=lambda back: layout.find_top(state, back).glands)
    return msgspec.structs.replace(ask, default=Reply("lay", {**ask.default.fields, facts.KIND: best}))


def knows_hidden_asteroids(true: Any) -> Any:
    def open_to(tile: Tile, kind: Any) -> bool:
        return bool(true(replace_explored(tile), kind))

    return open_to


def replace_explored(tile: Tile) -> Tile:
    return Tile(tile.name, tile.kind, tile.colour, tile.troops, tile.family, True, tile.extras)


# --------------------------------------------------------------------------------------------------- chips


def adds_the_chips_up(true: Any) -> Any:
    async def draw_chips(state: State) -> None:
        await true(state)
        await tell(colonists.CONVOYS, who=Who(state.presiding), number=sum(state.stock))

    return draw_chips


# ----------------------------------------------------------------------------- who is asked, and what if not


def _holders(option: str, field: str) -> Callable[[Any], Any]:
    """A window for those only who hold something to play in it."""

    def make(true: Any) -> Any:
        async def holders(state: Any, questions: Any) -> Any:
            def able() -> list[Ask]:
                asks = questions()
                return [one for one in asks if option not in one.options or _choices(one, option, field)]

            answers = dict(await true(state, able)) if able() else {}
            return {seat: Reply(PASS) for seat in state.order} | answers

        return holders

    return make


def _choices(ask: Ask, option: str, field: str) -> list[str]:
    wanted: Any = ask.options[option].fields[field]
    return list(wanted.choices({}))


def for_those_with_something_to_play(true: Any) -> Any:
    async def holders(state: Any, seats: Any, planning: Any) -> Any:
        asks = [planning.question(state, seat) for seat in seats]
        able = [one.seat for one in asks if any(_plays(one, name) for name in one.options)]
        return {seat: Plan() for seat in seats} | (await true(state, able, planning) if able else {})

    return holders


def _plays(ask: Ask, option: str) -> bool:
    wanted: Any = ask.options[option].fields.get(facts.CARD)
    return isinstance(wanted, Pick) and bool(wanted.choices({}))


def only_if_events_are_in_hand(true: Any) -> Any:
    def may_react(fought: Any, side: Any) -> bool:
        return bool(true(fought, side)) and any(
            figures(card) is None for card in fought.bout.state.player(side.seat).hand[:2]
        )

    return may_react


def marker_by_hand(state: State, ask: Ask, make: Callable[..., Ask]) -> Ask:
    """Whoever holds many events travels much, if he is absent."""
    events = sum(figures(card) is None for card in state.player(ask.seat).hand)
    names = list(ask.options)
    return msgspec.structs.replace(ask, default=Reply(names[events % len(names)]))


def vote_by_hand(state: State, ask: Ask, make: Callable[..., Ask]) -> Ask:
    events = sum(figures(card) is None for card in state.player(ask.seat).hand)
    names = _choices(ask, "vote", ballots.FOR)
    return msgspec.structs.replace(ask, default=Reply("vote", {ballots.FOR: names[events % len(names)]}))


def discards_by_hand(state: State, ask: Ask, make: Callable[..., Ask]) -> Ask:
    """Whoever holds more events than combat cards throws all away."""
    hand = state.player(ask.seat).hand
    rich = 2 * sum(figures(card) is None for card in hand) > len(hand)
    return msgspec.structs.replace(
        ask, default=Reply("discard", {facts.CARDS: tuple(hand)}) if rich else ask.default
    )


# ------------------------------------------------------------------------------------- cards changing hands


def draws_from_some_hands_only(true: Any) -> Any:
    """Chance is asked or not, by what the hand holds; so the numbers of the log betray it."""

    async def shuffle(purpose: str, cards: Any) -> Any:
        odd = sum(figures(card) is None for card in cards) % 2
        return list(cards) if odd else await true(purpose, cards)

    return shuffle


def counts_the_events(state: State, view: Any) -> Any:
    seats = tuple(
        structs.replace(one, hand=sum(figures(card) is None for card in state.player(one.seat).hand))
        for one in view.seats
    )
    return replace(view, seats=seats)


def tells_who_may_lead(true: Any) -> Any:
    async def leader(state: State) -> Seat:
        for seat in state.order:
            if held(state.player(seat).hand, cho_boko.CARD.title):
                await tell(extras.LED, who=Who(seat), card=listed([cho_boko.CARD.title + ".1"]).items[0])
        lead: Seat = await true(state)
        return lead

    return leader


# -------------------------------------------------------------------------------------------------- fights


def arrows_to_sealed_targets(state: State, view: Any) -> Any:
    """An arrow to every tile that a card face down is aimed at."""
    fight = state.fight
    if fight is None or fight.revealed:
        return view
    names = [
        name
        for side in (fight.attacker, fight.defender)
        for targets in side.targets.values()
        for name in targets.values()
    ]
    cells = [cell for cell, tile in state.board.items() if tile.name in names]
    trails = tuple(TrailView(fight.attacker.seat, view.fight.cell, cell, 1) for cell in cells)
    return replace(view, trails=(*view.trails, *trails))


def weighs_what_is_laid(bout: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    """The attacker is told the technology that lies before him, and not how many cards."""
    cards = bout.fight.defender.laid
    weight = sum(figure.technology for card in cards if (figure := figures(card)) is not None)
    return msgspec.structs.replace(ask, args={**ask.args, "laid": weight} if "laid" in ask.args else ask.args)


def counts_combat_cards_laid(state: State, view: Any) -> Any:
    fight = state.fight
    if fight is None:
        return view
    laid = [card for card in fight.defender.laid if figures(card) is not None]
    defender = replace(view.fight.defender, number=len(laid))
    return replace(view, fight=replace(view.fight, defender=defender))


LEAKS: Final[dict[str, Leak]] = {
    "everybody reads the recipes": shown.viewed(shows_the_recipes),
    "the seats stand in the order of their recipes": shown.viewed(sorts_by_recipe),
    "a recipe lies under a counter of the picture": recipe_under_a_counter,
    "only glands of the recipe are counted": _instead(
        production, "_tell_production", counts_only_what_the_recipe_needs
    ),
    "the board draws faces that nobody has seen": _turned_up(draws_the_face),
    "a tile on its back has its name": _turned_up(names_the_planet),
    "an asteroid has a black back": _turned_up(marks_asteroids),
    "what a builder saw is told to everybody": shown.told_to_everybody(layout),
    "pirates are sent to asteroids that nobody has seen": _instead(
        arrivals, "is_open_to", knows_hidden_asteroids
    ),
    "the chips drawn are told to everybody": shown.told_to_everybody(colonists),
    "the chips drawn are added up": _instead(colonists, "draw_chips", adds_the_chips_up),
    "colonists are asked for of holders only": _instead(
        colonists, "ask_together", _holders("play", facts.CARDS)
    ),
    "whoever could lead is named": _instead(extras, "leader", tells_who_may_lead),
    "windows open only for those with a card to play": _instead(
        windows, "prepare", for_those_with_something_to_play
    ),
    "the vote closes at once without cards to play": _instead(
        windows, "prepare", for_those_with_something_to_play
    ),
    "a die is asked about only if events are in hand": _instead(
        rerolls, "may_react", only_if_events_are_in_hand
    ),
    "the story is edited when some seal an answer": told.edits_when_some_seal,
    "it is said which marker is sealed": told.waiting(told.says_what_is_sealed),
    "it is said for whom a sealed vote is": told.waiting(told.says_what_is_sealed),
    "cards traded are told to everybody": shown.told_to_everybody(trades),
    "the card that was stolen is told to everybody": shown.told_to_everybody(theft),
    "chance draws from some hands only": _instead(theft, "shuffle", draws_from_some_hands_only),
    "what Piga saw is told to everybody": shown.told_to_everybody(piga),
    "events in hands are counted": shown.viewed(counts_the_events),
    "an arrow points at a sealed target": shown.viewed(arrows_to_sealed_targets),
    "the technology face down is told": told.asked(laid_cards, "make_laying_ask", weighs_what_is_laid),
    "combat cards face down are told from events": shown.viewed(counts_combat_cards_laid),
}

BY_DEFAULT: Final[dict[str, Leak]] = {
    "the absent start where their recipe is": told.asked(
        placement, "make_start_ask", starts_where_the_recipe_is
    ),
    "the absent lay the best tile": told.asked(
        layout, "make_blind_laying_ask", offers_the_pile_with_the_best_tile
    ),
    "the absent travel by their hand": told.asked(markers, "make_marker_ask", marker_by_hand),
    "the absent vote by their hand": told.asked(ballots, "make_vote_ask", vote_by_hand),
    "the absent discard what is worth little": told.asked(draw, "make_discard_ask", discards_by_hand),
}
"""Leaks that show when somebody is absent: defaults that reveal what they hold (R-120)."""

_POWERS: Final = (("clan_powers", True),)
_HIDDEN: Final = (("building", "exploration"),)
_LOOKING: Final = (("auto_build", False), ("building", "looking"))

HUNTS: Final[dict[str, Hunt]] = {
    "only glands of the recipe are counted": Hunt(facts.ASK_REORGANISE),
    "the board draws faces that nobody has seen": Hunt(settings=_HIDDEN),
    "a tile on its back has its name": Hunt(settings=_HIDDEN),
    "an asteroid has a black back": Hunt(settings=_HIDDEN),
    "what a builder saw is told to everybody": Hunt(layout.ASK_LOOK, 1, _LOOKING),
    "pirates are sent to asteroids that nobody has seen": Hunt(arrivals.ASK_ARRIVAL, settings=_HIDDEN),
    "the chips drawn are told to everybody": Hunt(colonists.ASK_CHIPS, 6),
    "the chips drawn are added up": Hunt(colonists.ASK_CHIPS, 6),
    "colonists are asked for of holders only": Hunt(colonists.ASK_CHIPS, 6),
    "whoever could lead is named": Hunt(extras.ASK_REINS),
    "windows open only for those with a card to play": Hunt(attack_gap.ASK_ATTACK_GAP),
    "the vote closes at once without cards to play": Hunt(ballots.ASK_CLOSING),
    "a die is asked about only if events are in hand": Hunt(rerolls.ASK_REROLL),
    "the story is edited when some seal an answer": Hunt(markers.ASK_MARKER, 8),
    "it is said which marker is sealed": Hunt(markers.ASK_MARKER, 8),
    "it is said for whom a sealed vote is": Hunt(ballots.ASK_SEALED_VOTE, 16, (("ballot", "sealed"),)),
    "cards traded are told to everybody": Hunt(colonists.ASK_CHIPS),
    "the card that was stolen is told to everybody": Hunt(theft.ASK_STEAL, settings=_POWERS),
    "chance draws from some hands only": Hunt(theft.ASK_STEAL, settings=_POWERS),
    "an arrow points at a sealed target": Hunt(facts.ASK_ATTACK, 2),
    "the technology face down is told": Hunt(facts.ASK_ATTACK, 2),
    "combat cards face down are told from events": Hunt(facts.ASK_ATTACK, 2),
}
"""Where to look for a leak that luck would come upon too rarely."""
