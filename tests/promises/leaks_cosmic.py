"""Leaks sown on purpose into Cosmic Encounter: all of them, and those into what is told, proposed and noted.

Those of its questions stand in `leaks_cosmic_asked.py`; those of its views are made (`test_views.py`).
"""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.cosmic import facts
from games.cosmic.aliens import (
    aristocrat,
    barbarian,
    bride,
    dictator,
    doppelganger,
    gambler,
    greenhorn,
    hacker,
    mind,
    muckraker,
    pirate,
    quartermaster,
    tourist,
    usurper,
    visionary,
    whirligig,
    will,
)
from games.cosmic.extension import windows
from games.cosmic.rules import draft, hands, planning, reinforcements, rewards, techs, terms, unused
from games.cosmic.state.catalogue import find_kind, name_all_cards
from games.cosmic.state.labs import name_tech
from games.cosmic.state.state import State
from games.cosmic.techs import gluon_mines
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.rulebook import Setting
from porc_royal.script import tell
from tests.promises import openings_cosmic as openings
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_cosmic_asked import ASKED, attacks_of, weight_of
from tests.promises.leaks_told import Hunt, Leak, Patch, patched, with_last_state
from tests.promises.openings_cosmic import AFTER, GATES, MakeOpening

# ---------------------------------------------------------------------------------------------------- what is told


async def _shout(_seat: Seat | Sequence[Seat], key: str, /, **args: Any) -> None:
    await tell(key, **args)


def _told_to_everybody(*homes: Any) -> Leak:
    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        for home in homes:
            patch.setattr(home, "whisper", _shout)
        return book

    return sow


def _counts_value_of_the_card(true: Any) -> Any:
    async def put_down(state: State, side: Any, reply: Reply, *, face_up: bool) -> None:
        await true(state, side, reply, face_up=face_up)
        await tell(facts.CHOSE_CARD, who=Who(side.seat), number=find_kind(side.card).value)

    return put_down


def _counts_the_attacks_drawn(true: Any) -> Any:
    async def draw(state: State, seat: Seat, number: int, *, by: str = "") -> Any:
        cards = await true(state, seat, number, by=by)
        await tell(facts.DRAWS, who=Who(seat), number=sum(find_kind(card).is_attack for card in cards))
        return cards

    return draw


def _sum(cards: Sequence[str]) -> int:
    return sum(find_kind(card).value for card in cards)


def _says_what_goes_over(true: Any) -> Any:
    async def hand_over(
        state: State, giver: Seat, taker: Seat, cards: Sequence[str], how: str = "taken"
    ) -> None:
        await true(state, giver, taker, cards, how)
        if cards:
            await tell(facts.TAKES, who=Who(taker), other=Who(giver), number=_sum(cards))

    return hand_over


def _says_that_a_card_is_laid_ready(true: Any) -> Any:
    async def take(window: Any, situation: Any, seat: Seat, reply: Reply, again: list[Seat]) -> bool:
        played: bool = await true(window, situation, seat, reply, again)
        if not played and reply.text(facts.CARD) in situation.state.player(seat).soon:
            await tell(facts.DRAWS, who=Who(seat), number=1)
        return played

    return take


def _says_what_was_claimed_away(true: Any) -> Any:
    async def keep_hidden(side: Any, kind: str, claimer: Seat, other: Seat) -> None:
        await tell(facts.DRAWS, who=Who(side.seat), number=find_kind(side.card).value)
        await true(side, kind, claimer, other)

    return keep_hidden


def _says_what_is_bid(true: Any) -> Any:
    async def bids(state: State) -> None:
        for seat, bid in state.now.bids.items():
            await tell(facts.DRAWS, who=Who(Seat(int(seat))), number=_sum(bid.cards))
        await true(state)

    return bids


# ------------------------------------------------------------------------- what is said without a rule being played


def _proposals_by_hands(book: Any, last: list[Any]) -> AnyRulebook:
    def suggest(view: Any, ask: Ask, option: str) -> Any:
        found = list(book.suggestions(view, ask, option))
        return found[weight_of(last[0]) % 3 :]

    return replace(book, suggestions=suggest)


def _notes_of_hands(book: Any, last: list[Any]) -> AnyRulebook:
    def note(view: Any, thing: Any) -> Any:
        said = book.note(view, thing)
        if said is None or "hand" not in said.args:
            return said
        return Saying(said.key, {**said.args, "hand": attacks_of(last[0])(Seat(int(thing.name)))})

    return replace(book, note=note)


def _lists_mines_alone(true: Any) -> Any:
    def list_down(state: State, seat: Seat) -> list[Any]:
        return [one for one in true(state, seat) if one.name == gluon_mines.GLUON_MINES.name]

    return list_down


def _techs_by_their_names(book: Any, last: list[Any]) -> AnyRulebook:
    def summarize(view: Any) -> Any:
        held = [one.name for player in last[0].players for one in player.techs]
        return [
            *book.summary(view),
            *(Saying(techs.USES, {"who": Who(Seat(0)), "tech": name_tech(one)}) for one in held),
        ]

    return replace(book, summary=summarize)


def _cards_by_their_names(place: Callable[[State], Sequence[str]]) -> Leak:
    """Cards that lie face down are called by their names."""

    def change(book: Any, last: list[Any]) -> AnyRulebook:
        def summarize(view: Any) -> Any:
            cards = place(last[0])
            args: dict[str, Any] = {"who": Who(Seat(0)), "number": len(cards), "cards": name_all_cards(cards)}
            return [*book.summary(view), *([Saying(unused.LEAVES_GAME, args)] if cards else ())]

        return replace(book, summary=summarize)

    return with_last_state(change)


def _of_sheet(alien: str) -> Callable[[State], Sequence[str]]:
    return lambda state: [card for player in state.players for card in player.face_down.get(alien, ())]


def _shows_everybody(_true: Any) -> Any:
    async def show_one(_state: State, seat: Seat, _other: Seat, card: str, key: str) -> None:
        await tell(key, who=Who(seat), cards=name_all_cards([card]))

    return show_one


def _offers_first_what_would_come(true: Any) -> Any:
    def make_question(state: State, seat: Seat) -> Ask:
        question: Ask = true(state, seat)
        first, _ = dictator.describe_card(state.destiny.pile[-1])
        options = {first: question.options[first], **question.options}
        return msgspec.structs.replace(question, options=options)

    return make_question


def _says_what_was_taken(true: Any) -> Any:
    async def take_one(state: State) -> None:
        await true(state)
        taken = [len(alien) for player in state.players for alien in player.dealt]
        await tell(facts.PASSED_ON, number=sum(taken))

    return take_one


SOWN: Final[dict[str, Leak]] = ASKED | {
    "the aliens that came to each are told to everybody": _told_to_everybody(draft),
    "it is told what was taken as aliens went round": patched(draft, "take_one", _says_what_was_taken),
    "what is drawn and taken is told to everybody": _told_to_everybody(hands),
    "the terms of an offer are told to everybody": _told_to_everybody(terms),
    "what Mind and its like see is told to everybody": _told_to_everybody(
        mind, barbarian, hacker, will, visionary
    ),
    "what Tourist sees is told to everybody": _told_to_everybody(tourist),
    "which techs are drawn is told to everybody": _told_to_everybody(techs),
    "only those are asked about a tech who hold mines": patched(gluon_mines, "list_down", _lists_mines_alone),
    "a tech that lies face down is called by its name": with_last_state(_techs_by_their_names),
    "cards of a hoard are named": _cards_by_their_names(_of_sheet("miser")),
    "flares of Host's are named": _cards_by_their_names(_of_sheet("host")),
    "unused flares are named": _cards_by_their_names(lambda state: state.unused),
    "what left the game unseen is named": _cards_by_their_names(lambda state: state.gone),
    "which unused flares are drawn is told to everybody": _told_to_everybody(unused),
    "what Aristocrat finds is told to everybody": _told_to_everybody(aristocrat),
    "Dictator is offered first what would come": patched(
        dictator, "make_question", _offers_first_what_would_come
    ),
    "what spouses show is told to everybody": patched(bride, "show_one", _shows_everybody),
    "what Greenhorn shows is told to everybody": patched(greenhorn, "show_one", _shows_everybody),
    "what spouses trade is told": patched(bride, "hand_over", _says_what_goes_over),
    "what Doppelganger borrows is told": patched(doppelganger, "hand_over", _says_what_goes_over),
    "what a bribe is worth is told": patched(muckraker, "hand_over", _says_what_goes_over),
    "what Quartermaster shares out is told": patched(quartermaster, "hand_over", _says_what_goes_over),
    "what a ransom is worth is told": patched(pirate, "hand_over", _says_what_goes_over),
    "what is drawn for Quartermaster is told to everybody": _told_to_everybody(hands),
    "what Usurper sees is told to everybody": _told_to_everybody(usurper),
    "what Whirligig sees is told to everybody": _told_to_everybody(whirligig),
    "what lies aside is named": _cards_by_their_names(
        lambda state: [card for player in state.players for card in player.laid_by]
    ),
    "the value of a face-down card is told": patched(planning, "put_down", _counts_value_of_the_card),
    "attacks are counted as they are drawn": patched(rewards, "draw", _counts_the_attacks_drawn),
    "the value of what goes from hand to hand is told": patched(hands, "hand_over", _says_what_goes_over),
    "it is told that a card is laid ready": patched(windows.Window, "_take", _says_that_a_card_is_laid_ready),
    "the card of a claim that was believed is told": patched(
        gambler, "keep_hidden", _says_what_was_claimed_away
    ),
    "the value of a bid is told": patched(reinforcements, "settle_bids", _says_what_is_bid),
    "proposals know the hands of others": with_last_state(_proposals_by_hands),
    "a note on a player counts attacks": with_last_state(_notes_of_hands),
}

ANSWERED: Final = (
    "cards may be played if others hold artifacts",
    "the rule that is quoted depends on hands",
)
"""Those into what all are asked at once."""
LATE: Final = frozenset(
    {
        "it is said who has sealed",
        "a refusal knows who holds the card",
        "the rule is checked before the seat",
        "a picture is kept without its viewer",
    }
)
"""Those that show once more has happened."""
LATER: Final = 24
AT: Final[dict[str, MakeOpening]] = {
    "a window opens only if somebody can play": openings.open_windows,
    "only those are asked at a window who can play": openings.open_windows,
    "only those are asked at a window who hold artifacts": openings.open_windows,
    "the options of a window stand in a telling order": openings.bid,
    "only those may cancel who hold a card that does": openings.play_artifacts,
    "only those are asked for reinforcements who hold some": openings.reinforce,
    "only those put a card down who hold a negotiate": openings.choose_cards,
    "only those say how they are rewarded who hold a flare": openings.owe_rewards,
    "attacks are counted as they are drawn": openings.owe_rewards,
    "a power is asked for only where an artifact is held": openings.use_powers,
    "a deal is asked for only where a negotiate is left": openings.negotiate,
    "types are asked for that the other holds": openings.negotiate,
    "the launch stands in a telling order": openings.launch_at_home,
    "the gate is aimed where hands are weak": openings.launch,
    "what is drawn and taken is told to everybody": openings.owe_compensation,
    "the value of what goes from hand to hand is told": openings.owe_compensation,
    "the terms of an offer are told to everybody": openings.deal,
    "what Mind and its like see is told to everybody": openings.look_at_hands,
    "what Tourist sees is told to everybody": openings.peek,
    "which techs are drawn is told to everybody": openings.draw_techs,
    "only those are asked about a tech who hold mines": openings.research,
    "a tech that lies face down is called by its name": openings.research,
    "cards of a hoard are named": openings.lay_on_sheets,
    "flares of Host's are named": openings.lay_on_sheets,
    "unused flares are named": openings.lay_on_sheets,
    "what left the game unseen is named": openings.lay_on_sheets,
    "which unused flares are drawn is told to everybody": openings.draw_unused_flares,
    "what Aristocrat finds is told to everybody": openings.look_through_the_deck,
    "Dictator is offered first what would come": openings.dictate,
    "what spouses show is told to everybody": openings.show_a_spouse,
    "what Greenhorn shows is told to everybody": openings.show_as_greenhorn,
    "what spouses trade is told": openings.trade_with_a_spouse,
    "what Doppelganger borrows is told": openings.lend_cards,
    "what a bribe is worth is told": openings.bribe,
    "what Quartermaster shares out is told": openings.share_rewards,
    "what a ransom is worth is told": openings.pay_ransom,
    "what is drawn for Quartermaster is told to everybody": openings.draw_for_quartermaster,
    "what Usurper sees is told to everybody": openings.lay_for_usurper,
    "what Whirligig sees is told to everybody": openings.mix_hands,
    "what lies aside is named": openings.set_cards_aside,
    "the value of a face-down card is told": openings.put_cards_down,
    "it is told that a card is laid ready": openings.lay_ready,
    "the value of a bid is told": openings.bid,
    "the aliens that came to each are told to everybody": openings.go_round,
    "it is told what was taken as aliens went round": openings.go_round,
    "the card of a claim that was believed is told": openings.doubt_a_claim,
    **dict.fromkeys(ANSWERED, openings.seal_answers),
}
"""Where each shows, if not as soon as allies are invited."""


def hunt_common(case: str, settings: Mapping[str, Setting] = GATES) -> dict[str, Hunt]:
    """Where to look for the leaks of every game in a case of this one: where all are asked, and some have answered."""
    opened = partial(openings.seal_answers, case, settings)
    return {leak: Hunt(opened=opened, events=LATER if leak in LATE else AFTER) for leak in COMMON}


LEAKS: Final[dict[str, Leak]] = COMMON | SOWN
HUNTS: Final[dict[str, Hunt]] = hunt_common("cosmic") | {
    leak: Hunt(opened=AT.get(leak, openings.invite_allies), events=AFTER) for leak in SOWN
}
"""Where to look for each."""
