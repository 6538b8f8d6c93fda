"""Leaks sown on purpose into reward cards and special ships: hands, laid intimidates, kickers, the reward deck."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.cosmic import asking, expanding, facts, hands
from games.cosmic.catalogue import KICKER, NEGOTIATE, find_back, find_kind, find_type
from games.cosmic.expansions.dominion import boasts, multipliers
from games.cosmic.expansions.dominion.boasts import LAY
from games.cosmic.expansions.dominion.drives import DRIVES
from games.cosmic.expansions.dominion.flagships import KEYS, Driving
from games.cosmic.expansions.dominion.printed_cards import BACK, CLAUSES, INTIMIDATE, RETREAT
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.roles import list_sides
from games.cosmic.rules import planning, resolution, rewards
from games.cosmic.state import State
from games.table.asks import Option, Pick, Reply
from games.table.facts import Seat, Who
from games.table.script import tell
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_cosmic_asked import patched
from tests.promises.leaks_cosmic_shown import weight_of
from tests.promises.leaks_shown import viewed
from tests.promises.leaks_told import Hunt, Leak, Patch

Counts = Callable[[str], bool]


def rewards_of(state: State) -> list[str]:
    """All reward cards in hands."""
    return [card for player in state.players for card in player.hand if find_back(card) != "cosmic"]


def reward_weight(state: State) -> int:
    """A number that depends on which reward cards are in hands."""
    return sum(place * (len(card) + find_kind(card).value) for place, card in enumerate(rewards_of(state), 1))


# ---------------------------------------------------------------------------------------------------- what is shown


def _hands(counts: Counts) -> Leak:
    """To the number of cards that a seat seems to hold those of a sort are added."""

    def change(state: State, view: Any) -> Any:
        seats = tuple(
            replace(one, hand=one.hand + sum(map(counts, state.player(one.seat).hand))) for one in view.seats
        )
        return replace(view, seats=seats)

    return viewed(change)


def _is(type_: str) -> Counts:
    return lambda card: find_back(card) != "cosmic" and find_type(card) == type_


def backs_by_value(state: State, view: Any) -> Any:
    """The backs of a hand stand in the order of what it holds."""

    def turn(one: Any) -> Any:
        values = [find_kind(card).value for card in state.player(one.seat).hand]
        return replace(one, backs=one.backs[::-1]) if sum(values) % 2 else one

    return replace(view, seats=tuple(turn(one) for one in view.seats))


def hand_by_others(state: State, view: Any) -> Any:
    turned = reward_weight(state) % max(1, len(view.hand))
    return replace(view, hand=(*view.hand[turned:], *view.hand[:turned]))


def _deck(change: Callable[[Sequence[str], int, tuple[str, ...]], tuple[int, tuple[str, ...]]]) -> Leak:
    def changed(state: State, view: Any) -> Any:
        decks = tuple(
            (back, *change(state.decks[back].pile, left, discards)) for back, left, discards in view.decks
        )
        return replace(view, decks=decks)

    return viewed(changed)


def _depth(type_: str) -> Leak:
    def change(pile: Sequence[str], left: int, off: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
        return next((n for n, card in enumerate(reversed(pile)) if find_type(card) == type_), left), off

    return _deck(change)


def _seen(change: Callable[[State, Any, Seat | None], Any]) -> Leak:
    """A change of what the expansion shows of what it keeps."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        true = expanding.SHOWN[STAKES.name]
        patch.setitem(
            expanding.SHOWN, STAKES.name, lambda state, seat: change(state, true(state, seat), seat)
        )
        return book

    return sow


def _shows_what_is_laid(state: State, seen: Any, _seat: Seat | None) -> Any:
    laid = STAKES.of(state).laid
    return msgspec.structs.replace(seen, own=next(iter(laid.values()), seen.own))


def _marks_strong_ones(state: State, seen: Any, _seat: Seat | None) -> Any:
    laid = STAKES.of(state).laid
    strong = tuple(seat for seat in seen.laid if find_kind(laid[seat]).value > 20)
    return msgspec.structs.replace(seen, placed=(*seen.placed, *strong))


def _sides(change: Callable[[Any, Any], Any]) -> Leak:
    """A change of the view of a side that has cards face down."""

    def changed(state: State, view: Any) -> Any:
        now = view.encounter
        if now is None or now.revealed or now.defense is None:
            return view
        both = zip(list_sides(state), (now.offense, now.defense), strict=True)
        offense, defense = (change(side, seen) if side.card else seen for side, seen in both)
        return replace(view, encounter=replace(now, offense=offense, defense=defense))

    return viewed(changed)


def _turn_back(card: str) -> str:
    """The back of a card, as if there were one for each type."""
    return BACK if find_type(card) == NEGOTIATE else "cosmic"


def _ships_by_hands(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    true = expanding.SHOWN[DRIVES.name]

    def show(state: Any, seat: Any) -> Any:
        seen: Any = true(state, seat)
        return msgspec.structs.replace(seen, marked=seen.marked[::-1]) if weight_of(state) % 2 else seen

    patch.setitem(expanding.SHOWN, DRIVES.name, show)
    return book


# ----------------------------------------------------------------------------------------------------- what is told


async def _shout(_seat: Seat | Sequence[Seat], key: str, /, **args: Any) -> None:
    await tell(key, **args)


def _tells_what_is_drawn(patch: Patch, book: AnyRulebook) -> AnyRulebook:
    patch.setattr(hands, "whisper", _shout)
    return book


def _counts_values_drawn(true: Any) -> Any:
    async def draw_further(state: State, seat: Seat, back: str, number: int) -> Any:
        cards = await true(state, seat, back, number)
        await tell(facts.DRAWS, who=Who(seat), number=sum(abs(find_kind(card).value) for card in cards))
        return cards

    return draw_further


def _says_the_value_laid(true: Any) -> Any:
    async def act(laying: Any, state: State, seat: Seat, reply: Reply) -> None:
        await tell(facts.DRAWS, who=Who(seat), number=abs(find_kind(reply.text(facts.CARD)).value))
        await true(laying, state, seat, reply)

    return act


def _says_the_value_of_what_lies_there(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        kickers = [abs(find_kind(card).value) for card in side.laid if find_type(card) == KICKER]
        await tell(
            facts.CHOSE_CARD, who=Who(side.seat), number=sum(kickers) + abs(find_kind(side.card).value)
        )

    return put_down


def _says_rewards_before(true: Any) -> Any:
    async def rewarded(state: State, owed: dict[Seat, int]) -> None:
        pile = state.decks["reward"].pile if state.decks else []
        for seat in owed:
            await tell(facts.DRAWS, who=Who(seat), number=abs(find_kind(pile[-1]).value) if pile else 0)
        await true(state, owed)

    return rewarded


def _announces_early(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        kickers = [card for card in side.laid if find_type(card) == KICKER]
        if any(multipliers.find_twist(card).jams for card in kickers):
            await tell(multipliers.JAMS)
        elif find_kind(side.card).retreats or find_kind(side.card).name in CLAUSES:
            await tell(multipliers.DESTROYS)

    return put_down


# ---------------------------------------------------------------------------------------------------- what is asked


def _lays_only_if_held(true: Any) -> Any:
    """The option is there only for those who have one, and others may see it."""

    def list_options(laying: Any, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        found: dict[str, Option] = true(laying, state, seat, asked)
        others = [card for one in state.seats if one != seat for card in state.player(one).hand]
        return found if any(find_type(card) == INTIMIDATE for card in others) else {}

    return list_options


def _lays_what_others_hold(true: Any) -> Any:
    def list_options(laying: Any, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        held = sorted(card for card in rewards_of(state) if find_type(card) == INTIMIDATE)
        found: dict[str, Option] = true(laying, state, seat, asked)
        return {LAY: Option({facts.CARD: Pick("card", tuple(held))}, free=True)} if found else found

    return list_options


def _ships_act_by_hands(true: Any) -> Any:
    def list_options(driving: Any, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        found: dict[str, Option] = true(driving, state, seat, asked)
        return {} if weight_of(state) % 2 and set(asked) <= set(KEYS) else found

    return list_options


def _free_in_a_telling_order(true: Any) -> Any:
    def free_options(state: State, seat: Seat, keys: Sequence[str]) -> dict[str, Option]:
        found: dict[str, Option] = true(state, seat, keys)
        return dict(reversed(found.items())) if weight_of(state) % 2 else found

    return free_options


def _asks_only(able: Callable[[State, Seat], bool]) -> Callable[[Any], Any]:
    def make(true: Any) -> Any:
        async def ask_all(state: State, questions: Sequence[Any], **how: bool) -> Any:
            given = {one.seat: one.default for one in questions}
            asked = [one for one in questions if able(state, one.seat)]
            return given | dict(await true(state, asked, **how))

        return ask_all

    return make


def _odd(counts: Counts) -> Callable[[State, Seat], bool]:
    return lambda state, seat: sum(map(counts, state.player(seat).hand)) % 2 == 0


def _usual_by_value(true: Any) -> Any:
    """How many of which back are taken by default depends on what they are."""

    async def pick_random(state: State, seat: Seat, cards: Sequence[str], number: int) -> Any:
        more = [card for card in cards if find_type(card) != "attack"]
        return (more or list(cards))[:number]

    return pick_random


def _kicker_field_if_others_hold(true: Any) -> Any:
    def ask_card(state: State, side: Any) -> Any:
        asked = true(state, side)
        others = [card for seat in state.seats if seat != side.seat for card in state.player(seat).hand]
        if asked is None or sum(find_type(card) == KICKER for card in others) % 2 == 0:
            return asked
        fields = {k: v for k, v in asked.options["card"].fields.items() if k != facts.KICKER}
        return msgspec.structs.replace(asked, options={**asked.options, "card": Option(fields)})

    return ask_card


SOWN: Final[dict[str, Leak]] = {
    "kickers in hands are counted": _hands(_is(KICKER)),
    "intimidates in hands are counted": _hands(_is(INTIMIDATE)),
    "retreats in hands are counted": _hands(_is(RETREAT)),
    "reward attacks in hands are counted": _hands(_is("attack")),
    "negotiates with texts in hands are counted": _hands(lambda card: find_kind(card).name in CLAUSES),
    "reward artifacts in hands are counted": _hands(_is("artifact")),
    "whoever holds Omni-Zap has a mark": _hands(lambda card: find_kind(card).name == "omni_zap"),
    "backs stand in a telling order": viewed(backs_by_value),
    "a hand is sorted by reward cards of others": viewed(hand_by_others),
    "the depth of the next kicker is known": _depth(KICKER),
    "the depth of the next artifact of the reward deck is known": _depth("artifact"),
    "the value of the next reward card is known": _deck(
        lambda pile, left, off: (left + (abs(find_kind(pile[-1]).value) if pile else 0), off)
    ),
    "the next reward card seems discarded": _deck(lambda pile, left, off: (left, (*off, *pile[-1:]))),
    "an intimidate on the table is shown": _seen(_shows_what_is_laid),
    "a strong intimidate on the table has a mark": _seen(_marks_strong_ones),
    "kickers lie face up": _sides(lambda side, seen: replace(seen, cards=(*seen.cards, *side.laid))),
    "a face-down card shows its type by its back": _sides(
        lambda side, seen: replace(seen, backs=(_turn_back(side.card), *seen.backs[1:]))
    ),
    "special ships stand in a telling order": _ships_by_hands,
    "what is drawn from the reward deck is told": _tells_what_is_drawn,
    "the values drawn from the reward deck are told": patched(rewards, "draw_further", _counts_values_drawn),
    "the value of an intimidate is told": patched(boasts.Laying, "act", _says_the_value_laid),
    "the value of a kicker is told": patched(planning, "put_down", _says_the_value_of_what_lies_there),
    "what a card will do is told early": patched(planning, "put_down", _announces_early),
    "the next reward card is told before it is drawn": patched(resolution, "rewards", _says_rewards_before),
    "intimidates are asked for only where others hold some": patched(
        boasts.Laying, "list_options", _lays_only_if_held
    ),
    "everybody's intimidates may be laid": patched(boasts.Laying, "list_options", _lays_what_others_hold),
    "special ships act where hands are odd": patched(Driving, "list_options", _ships_act_by_hands),
    "what may be done at any time stands in a telling order": patched(
        asking, "_free_options", _free_in_a_telling_order
    ),
    "only those are rewarded as they like who hold no kicker": patched(
        rewards, "ask_all", _asks_only(_odd(_is(KICKER)))
    ),
    "only those are asked for a card who hold no retreat": patched(
        planning, "ask_all", _asks_only(_odd(_is(RETREAT)))
    ),
    "cards are taken at random by what they are": patched(hands, "pick_random", _usual_by_value),
    "a kicker is asked for only where others hold some": patched(
        planning, "_ask_card", _kicker_field_if_others_hold
    ),
}

AT: Final[dict[str, str]] = {
    "kickers lie face up": facts.ASK_CARD,
    "a face-down card shows its type by its back": facts.ASK_CARD,
    "the value of a kicker is told": facts.ASK_CARD,
    "what a card will do is told early": facts.ASK_CARD,
    "only those are asked for a card who hold no retreat": facts.ASK_CARD,
    "a kicker is asked for only where others hold some": facts.ASK_CARD,
    "the next reward card is told before it is drawn": facts.ASK_REWARD,
    "the values drawn from the reward deck are told": facts.ASK_REWARD,
    "only those are rewarded as they like who hold no kicker": facts.ASK_REWARD,
    "special ships act where hands are odd": facts.ASK_CARD,
    "everybody's intimidates may be laid": facts.ASK_INVITE,
    "intimidates are asked for only where others hold some": facts.ASK_INVITE,
    "cards are taken at random by what they are": facts.ASK_GATES["resolution"],
}
"""Before which question to look for a leak that luck would come upon too rarely."""

LYING: Final = frozenset(
    {
        "kickers lie face up",
        "a face-down card shows its type by its back",
        "the value of a kicker is told",
        "what a card will do is told early",
        "the value of an intimidate is told",
    }
)
"""Where every window is asked, cards lie face down for a while."""


def _hunt(leak: str) -> Hunt:
    """With both decks, and with ships where it is about them."""
    ships = (("special_ships", "flagship"),) if "ships" in leak else ()
    settings = (("pace", "every" if leak in LYING else "gates"), ("reward_deck", "both"), *ships)
    return Hunt(AT.get(leak, facts.ASK_REWARD) if leak in SOWN else "", settings=settings)


TAKEN: Final = 20
"""Leaks of every game that are sown here, too."""
TRIED: Final = frozenset(
    {
        "intimidates in hands are counted",
        "negotiates with texts in hands are counted",
        "a hand is sorted by reward cards of others",
        "the depth of the next kicker is known",
        "the depth of the next artifact of the reward deck is known",
        "the value of the next reward card is known",
        "special ships stand in a telling order",
        "what is drawn from the reward deck is told",
        "special ships act where hands are odd",
        "what may be done at any time stands in a telling order",
    }
)
"""Those of which a table is on record that shows them; the others need hands that luck deals too rarely."""
LEAKS: Final[dict[str, Leak]] = {
    **dict(list(COMMON.items())[:TAKEN]),
    **{name: leak for name, leak in SOWN.items() if name in TRIED},
}
HUNTS: Final[dict[str, Hunt]] = {leak: _hunt(leak) for leak in LEAKS}
"""Where to look for each."""
