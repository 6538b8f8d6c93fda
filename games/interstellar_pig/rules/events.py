"""IP-50, IP-114, R-74, R-85: a star calls for an Event card, carried out at once."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import EVENTS
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.state.places import list_headings
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import describe_place
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.cards import get_title
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell


async def draw_event(state: State, seat: Seat) -> None:
    """R-74: three cards a turn at most, event arrivals included; a card stays out while it is carried out."""
    turn = state.turn
    if turn is None or turn.drawn >= state.options.max_events:
        await tell(facts.NO_MORE_EVENTS, who=Who(seat), number=state.options.max_events)
        return
    turn.drawn += 1
    discards = len(state.events.discards)
    anew = not state.events.pile
    (card,) = await state.events.draw(1)
    state.carried.append(card)
    if anew:
        await tell(facts.RESHUFFLED, number=discards)
    title = get_title(card)
    await tell(
        facts.DREW, reveals=True, who=Who(seat), event=Named("event", title), effect=Named("effect", title)
    )
    await state.assembly.table(EVENTS)[title].carry_out(state, seat)
    state.carried.remove(card)
    state.events.discard([card])


async def direction_ahead(state: State, seat: Seat) -> str:
    """R-75: the direction of the last step flown; after a jump the drawer names an end of the line."""
    player = state.player(seat)
    if player.heading:
        return player.heading
    return (await ask(state, lambda: make_heading_ask(state, seat))).text(facts.HEADING)


def make_heading_ask(state: State, seat: Seat) -> Ask:
    """D-22; the default is the lower-numbered planet."""
    place = state.player(seat).place
    among = list_headings(state.chart, place)
    options = {"ahead": Option({facts.HEADING: Pick("heading", among)})}
    default = Reply("ahead", {facts.HEADING: among[0]})
    return Ask(seat, facts.ASK_AHEAD, "R-75", options, default, describe_place(state, place))
