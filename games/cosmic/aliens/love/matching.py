"""How others answer Love: clockwise, by what those before them have done; at once, with conditions, or in order."""

from games.cosmic import facts
from games.cosmic.aliens.love.love_parts import ANSWER, ELSE, FREES, LOVE, MATCHED
from games.cosmic.extension.catalogue import find_type
from games.cosmic.extension.roles import list_others
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.hands import discard, list_throwable
from games.cosmic.rules.losses import retrieve
from games.cosmic.state.ships import count
from games.cosmic.state.state import WARP, State
from porc_royal.asks import Ask, Field, Number, Option, Pick, Reply, Several
from porc_royal.facts import Named, Seat
from porc_royal.traces import not_a_rule


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
