"""Leaks sown on purpose into the rules of the complete Cochons: recipes, tiles, chips, trades, fights, the Senate."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from typing import Any, Final

import msgspec

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
from games.cochons.state.state import State, Tile
from porc_royal.asks import PASS, Ask, Pick, Reply
from porc_royal.cards import list_copies, say_cards
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from tests.promises import leaks_shown as shown
from tests.promises import leaks_told as told
from tests.promises.leaks_told import Hunt, Leak

# ------------------------------------------------------------------------------------------------- recipes


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

    async def shuffle(purpose: str, cards: Any, **whose: Any) -> Any:
        odd = sum(figures(card) is None for card in cards) % 2
        return list(cards) if odd else await true(purpose, cards, **whose)

    return shuffle


def tells_who_may_lead(true: Any) -> Any:
    async def leader(state: State) -> Seat:
        for seat in state.order:
            if list_copies(state.player(seat).hand, cho_boko.CARD.title):
                await tell(extras.LED, who=Who(seat), card=say_cards([cho_boko.CARD.title + ".1"]).items[0])
        lead: Seat = await true(state)
        return lead

    return leader


# -------------------------------------------------------------------------------------------------- fights


def weighs_what_is_laid(bout: Any, ask: Ask, make: Callable[..., Ask]) -> Ask:
    """The attacker is told the technology that lies before him, and not how many cards."""
    cards = bout.fight.defender.laid
    weight = sum(figure.technology for card in cards if (figure := figures(card)) is not None)
    return msgspec.structs.replace(ask, args={**ask.args, "laid": weight} if "laid" in ask.args else ask.args)


LEAKS: Final[dict[str, Leak]] = {
    "only glands of the recipe are counted": told.patched(
        production, "_tell_production", counts_only_what_the_recipe_needs
    ),
    "what a builder saw is told to everybody": shown.told_to_everybody(layout),
    "pirates are sent to asteroids that nobody has seen": told.patched(
        arrivals, "is_open_to", knows_hidden_asteroids
    ),
    "the chips drawn are told to everybody": shown.told_to_everybody(colonists),
    "the chips drawn are added up": told.patched(colonists, "draw_chips", adds_the_chips_up),
    "colonists are asked for of holders only": told.patched(
        colonists, "ask_together", _holders("play", facts.CARDS)
    ),
    "whoever could lead is named": told.patched(extras, "leader", tells_who_may_lead),
    "windows open only for those with a card to play": told.patched(
        windows, "prepare", for_those_with_something_to_play
    ),
    "the vote closes at once without cards to play": told.patched(
        windows, "prepare", for_those_with_something_to_play
    ),
    "a die is asked about only if events are in hand": told.patched(
        rerolls, "may_react", only_if_events_are_in_hand
    ),
    "the story is edited when some seal an answer": told.edits_when_some_seal,
    "it is said which marker is sealed": told.waiting(told.says_what_is_sealed),
    "it is said for whom a sealed vote is": told.waiting(told.says_what_is_sealed),
    "cards traded are told to everybody": shown.told_to_everybody(trades),
    "the card that was stolen is told to everybody": shown.told_to_everybody(theft),
    "chance draws from some hands only": told.patched(theft, "shuffle", draws_from_some_hands_only),
    "what Piga saw is told to everybody": shown.told_to_everybody(piga),
    "the technology face down is told": told.asked(laid_cards, "make_laying_ask", weighs_what_is_laid),
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
    "the technology face down is told": Hunt(facts.ASK_ATTACK, 2),
}
"""Where to look for a leak that luck would come upon too rarely."""
