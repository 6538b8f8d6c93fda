"""Love (A23): everybody may give the same sort of card as it does."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_planet, ask_yes
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.hands import discard, list_throwable, pick_random, show, take_back
from games.cosmic.rules.losses import found_from_warp, retrieve
from games.cosmic.rules.rewards import reward
from games.cosmic.state.catalogue import find_type
from games.cosmic.state.roles import is_main, is_offense, list_others
from games.cosmic.state.ships import count, list_free
from games.cosmic.state.sides import find_other_side, has_in_warp
from games.cosmic.state.state import WARP, State
from porc_royal.asks import Ask, Field, Number, Option, Pick, Reply, Several
from porc_royal.facts import Named, Seat
from porc_royal.traces import not_a_rule

LOVE: Final = Alien("love", printed="dominion")
OWN, ANSWER, PLANET, GIVES, TAKES = LOVE.choices("love", "card", "answer", "planet", "opponent", "take")
MATCHED: Final = LOVE.keys.field("matched")
ELSE: Final = LOVE.keys.field("else-card")
FREES: Final = LOVE.keys.field("frees")


# How others answer Love: clockwise, by what those before them have done; at once, with conditions, or in order.


def make_answer(state: State, seat: Seat, before: int) -> Ask:
    """CC-6: a card, or none; else another where too few of those `before` have matched; whether ships are freed."""
    cards = tuple(list_throwable(state.player(seat).hand))
    fields: dict[str, Field] = {facts.CARDS: Several("card", cards, 0, 1)}
    if before:
        fields[MATCHED] = Number((1, before), optional=True)
        fields[ELSE] = Pick("card", lambda filled: cards if MATCHED in filled else (), optional=True)
    if count(state, seat, WARP):
        fields[FREES] = Pick("yes-no", ("yes", "no"), optional=True)
    args = {"what": Named("choice", ANSWER)}
    default = Reply("card", {facts.CARDS: ()})
    return Ask(seat, facts.ASK_CHOOSE_CARD, "A23", {"card": Option(fields)}, default, dict(args))


@not_a_rule
async def hear_answers(state: State, love: Seat, kind: str) -> tuple[list[Seat], list[str]]:
    """CC-6: those who have matched, and all cards that were discarded, clockwise from Love's left."""
    matched: list[Seat] = []
    thrown: list[str] = []
    seats = [one for one in list_others(state, love) if state.player(one).hand]
    together = state.options.answers == "together"
    asked = [make_answer(state, one, place) for place, one in enumerate(seats) if together]
    sealed = await ask_all(state, asked)
    for one in seats:
        reply = sealed.get(one) or await ask(state, make_answer(state, one, 0))
        met = len(matched) >= reply.number(MATCHED)
        cards = reply.many(facts.CARDS) if met else tuple(filter(None, [reply.text(ELSE)]))
        await discard(state, one, cards)
        thrown += cards
        if kind in map(find_type, cards):
            matched.append(one)
            if reply.text(FREES) != "no":
                await retrieve(state, one, count(state, one, WARP), LOVE.name)
    return matched, thrown


# Love discards a card, and others answer.


@LOVE.uses(hooks.start_turn, is_offense)
async def asks_for_love(at: Now, seat: Seat) -> None:
    """CC-6, mandatory, as the offense: a card is discarded, with the super flare shown; each other may answer it."""
    state = at.state
    given = await ask_cards(state, seat, OWN, "A23", list_throwable(state.player(seat).hand), (1, 1))
    if not given:
        return
    await (show if LOVE.super.is_on(state, seat) else discard)(state, seat, given)
    matched, thrown = await hear_answers(state, seat, find_type(given[0]))
    if unmoved := [one for one in list_others(state, seat) if one not in matched]:
        free = [planet for one in unmoved for planet in list_free(state, one, seat) if has_in_warp(at, seat)]
        if planet := await ask_planet(state, seat, PLANET, "A23", free, may=True):
            await found_from_warp(state, seat, planet, count(state, seat, WARP))
    else:
        await take_back(state, seat, [*given, *thrown])


LOVE.super.lasts(hooks.start_turn, is_offense)


# What Love's wild flare does: it asks its opponent.


@LOVE.wild.plays(hooks.before_cards, is_main)
async def asks_the_opponent(at: Now, seat: Seat) -> None:
    """The opponent discards a card at random, which may be taken; or there is a reward instead."""
    state, other = at.state, find_other_side(at.state, seat).seat
    number = int(await ask_yes(state, other, GIVES, "A23"))
    cards = await pick_random(state, seat, state.player(other).hand, number)
    await discard(state, other, cards)
    if not cards:
        await reward(state, seat, 1)
    elif await ask_yes(state, seat, TAKES, "A23", default=True):
        await take_back(state, seat, cards)
