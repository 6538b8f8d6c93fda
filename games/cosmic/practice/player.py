"""A practice player: sensible, quick, and knowing nothing but its seat's view and the question.

It aims where it wins, invites where it needs help, allies by what it gains, plays the cheapest card that wins, bids
reinforcements that change the outcome, deals fairly, and uses its power. Luck only breaks ties. No alien is named
here: what a question puts it for is all that is known of it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.practice.alliances import answer, invite
from games.cosmic.practice.cards import (
    are_together,
    cancel,
    choose_card,
    list_main,
    play,
    reinforce,
)
from games.cosmic.practice.choices import (
    choose_cards,
    choose_planet,
    choose_reward,
    choose_seats,
    choose_ships,
)
from games.cosmic.practice.deals import accept, deal
from games.cosmic.practice.map import launch
from games.cosmic.practice.odds import (
    count_lacking,
    count_strength,
    estimate_chance,
    find_margin,
)
from games.cosmic.practice.orders import order
from games.cosmic.practice.uses import USES, choose_consent
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Named, Seat, Who
from porc_royal.practice import Idea, play_by

WEAK: Final = 0.45
"""Whoever wins more rarely with what is in hand, or on the table, changes it."""


def _keep(_view: View, _seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Any of the aliens that lie there."""
    (option,) = asked.options
    aliens = list_picks(asked, option, facts.ALIEN)
    return Reply(option, {facts.ALIEN: aliens[luck % len(aliens)]})


def _use(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Powers are used where they are worth it; one that acts on cards before they are shown only with weak ones."""
    now, alien = view.encounter, asked.args.get("alien")
    is_worth_it = (
        view.assembly.table(USES).get(alien.name.replace("-", "_")) if isinstance(alien, Named) else None
    )
    if is_worth_it is not None and not is_worth_it(view, seat):
        return Reply(PASS)
    # at the gate of alliances it is said for what follows, the choice of cards among it
    phases = {"planning"} if asked.key == facts.ASK_POWER else {"alliance", "planning"}
    if now is None or view.phase not in phases or seat not in list_main(now):
        return Reply(facts.USE)
    offense = seat == now.offense.seat
    cards = view.own or view.hand
    values = [count_strength(view, card) for card in cards]
    best = max(values, default=0)
    chance = estimate_chance(view, best, find_margin(view, offense=offense), offense=offense)
    return Reply(facts.USE if chance < WEAK else PASS)


def _use_on(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A power that acts on what somebody loses or takes is used, but not where a rival who is ahead is spared by it."""
    who, now = asked.args.get("who"), view.encounter
    if not isinstance(who, Who) or now is None:
        return None
    ours = are_together(now, seat, who.seat)
    return Reply(facts.USE if ours or count_lacking(view, who.seat) >= count_lacking(view, seat) else PASS)


IDEAS: Final[Mapping[str, Idea[View]]] = {
    **dict.fromkeys(sorted(facts.FIRST_ASKS), _keep),
    facts.ASK_POWER: _use,
    facts.ASK_POWER_ON: _use_on,
    facts.ASK_ANSWER: cancel,
    facts.ASK_WINDOW: play,
    facts.ASK_LAST_CARDS: play,
    facts.ASK_LAUNCH: launch,
    facts.ASK_INVITE: invite,
    facts.ASK_ALLY: answer,
    facts.ASK_CARD: choose_card,
    facts.ASK_REINFORCE: reinforce,
    facts.ASK_REWARD: choose_reward,
    facts.ASK_DEAL: deal,
    facts.ASK_WHOLE_DEAL: accept,
    facts.ASK_CHOOSE_SEAT: choose_seats,
    facts.ASK_CHOOSE_CARD: choose_cards,
    facts.ASK_CHOOSE_SHIPS: choose_ships,
    facts.ASK_CHOOSE_PLANET: choose_planet,
    facts.ASK_CHOOSE_YES: choose_consent,
}
"""What to think about each question; the others take their default."""


def _at_gate(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A card to be played, else what may be said there besides: the encounter card, the mix of rewards."""
    chosen = play(view, seat, asked, luck)
    if chosen is None or chosen.option not in {PASS, facts.PLAY}:
        return chosen
    besides = _say_ahead(view, seat, asked, luck)
    if besides is None or chosen.option == PASS:
        return besides or chosen
    if facts.ALSO not in asked.options[besides.option].fields:
        return chosen
    return Reply(besides.option, {**besides.fields, facts.ALSO: chosen.text(facts.CARD)})


def _say_use(view: View, seat: Seat, asked: Ask, luck: int) -> bool | None:
    """Whether it uses an optional power of which it may say so at a gate; None where there is none."""
    lines = [line for line in asked.about if line.key == facts.MAY_USE]
    if not lines:
        return None
    reply = _use(view, seat, replace(asked, args=lines[0].args), luck)
    return reply is not None and reply.option == facts.USE


def _let_be(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """At a gate it lets cards be, whatever it holds: what it cancels it has ordered, so that nobody learns anything."""
    reply = _say_all(view, seat, asked, luck)
    if reply is None or facts.LET not in asked.options:
        return reply
    if reply.option == PASS:
        return Reply(facts.LET)
    let = {facts.LET: "yes"} if facts.LET in asked.options[reply.option].fields else {}
    return Reply(reply.option, {**reply.fields, **let})


def _only_pass(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """At a gate it never lets cards be, as people who press what they have always pressed."""
    reply = _say_all(view, seat, asked, luck)
    if reply is None or reply.option != PASS or facts.SPARE not in asked.options:
        return reply
    return Reply(facts.USE if _say_use(view, seat, asked, luck) else facts.SPARE)


def _say_all(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A card, or what may be said ahead, and whether an optional power is used, where there is room for it."""
    reply = _at_gate(view, seat, asked, luck)
    if reply is None:
        return None
    uses = _say_use(view, seat, asked, luck)
    room = asked.options[reply.option].fields
    use = {facts.USE: "yes" if uses else "no"} if facts.USE in room and uses is not None else {}
    return Reply(reply.option, {**reply.fields, **use})


def _say_ahead(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """What the next question but this would be answered."""
    if (
        facts.ASK_GATES["start"] == asked.key
        and view.encounter is not None
        and seat == view.encounter.offense.seat
    ):
        return launch(view, seat, asked, luck)
    if "card" in asked.options:
        return choose_card(view, seat, asked, luck)
    if "offer" in asked.options:
        made = deal(view, seat, replace(asked, args=asked.about[0].args), luck)
        return made if made is not None and made.option == "offer" else None
    return choose_reward(view, seat, asked, luck) if "reward" in asked.options else None


def _first(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """What expansions have to offer beside any question."""
    ideas = (idea(view, seat, asked, luck) for idea in view.assembly[additions.FIRST])
    return next((reply for reply in ideas if reply is not None), None)


def make_practise(assembly: Assembly, *, lets: bool = True) -> Callable[[View, Ask, int], Reply]:
    """How practice players answer, by what base and expansions think of their questions.

    lets  whether they let others' cards be, as they do at tables; without it they are what people are who only pass
    """
    answer_gate = _let_be if lets else _only_pass
    gates = dict.fromkeys((key for key in assembly.keys.asks if key.startswith(facts.ASK_GATE)), answer_gate)
    return play_by({**gates, **IDEAS, **assembly.table(additions.IDEAS)}, (_first, order))
