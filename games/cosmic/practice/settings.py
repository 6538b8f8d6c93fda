"""What the rules read where nobody is asked (BOT-2), in sentences: each is one press beside any question.

Whoever changes one of these things leaves the others as they are.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.cards import list_main
from games.cosmic.questions.script import SETTINGS, list_changed
from games.cosmic.state.catalogue import find_kind, name_all_cards, name_card
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.facts import Arg, Listing, Named, Saying, Seat
from porc_royal.suggestions import Suggested

ADDS: Final = facts.Adds()

REINFORCE: Final = ADDS.keys.line("set-reinforce")
NO_REINFORCE: Final = ADDS.keys.line("set-no-reinforce")
PROTECT: Final = ADDS.keys.line("set-protect")
ZAP_RIVAL: Final = ADDS.keys.line("set-zap", "alien")
ZAP_CARDS: Final = ADDS.keys.line("set-zap-cards")
NOTHING: Final = ADDS.keys.line("set-nothing")
READY: Final = ADDS.keys.line("set-ready", "card")
HOME: Final = ADDS.keys.line("set-home", "planet")
SPREAD: Final = ADDS.keys.line("set-spread")


def change(view: View, ask: Ask, changed: Mapping[str, Answer]) -> Reply | None:
    """Change some of it, and leave all else; None where it stands so already, or cannot be changed here."""
    policy = view.policy
    if policy is None or facts.ORDERS not in ask.options:
        return None
    now: dict[str, Answer] = {
        facts.POWERS: policy.powers,
        facts.SORTS: policy.cards,
        facts.PROTECT: "yes" if policy.protect else "no",
        facts.READY: policy.ready,
        facts.REINFORCE: "yes" if policy.reinforce else "no",
        facts.HOME: policy.homes,
    }
    kept: dict[str, Answer] = {}
    for name, value in changed.items():
        offered = list_picks(ask, facts.ORDERS, name)
        if isinstance(value, tuple):
            kept[name] = tuple(one for one in offered if one in value)
        elif value in offered:
            kept[name] = value
    stands = all(kept.get(name, now[name]) == now[name] for name in changed)
    return None if stands else Reply(facts.ORDERS, kept)


def describe_change(view: View, reply: Reply) -> Sequence[tuple[str, Arg]]:
    """What a reply has set, as it stands now: by the field of each setting that it named."""
    policy = view.policy
    if policy is None or reply.option != facts.ORDERS:
        return ()
    now: dict[str, Arg] = {
        facts.POWERS: Listing(tuple(map(facts.name_alien, policy.powers))),
        facts.SORTS: Listing(tuple(map(facts.name_sort, policy.cards))),
        facts.PROTECT: _name_choice(policy.protect),
        facts.READY: name_all_cards(policy.ready),
        facts.REINFORCE: _name_choice(policy.reinforce),
        facts.HOME: Listing(tuple(map(facts.name_planet, policy.homes))),
        facts.IDLE: Listing(tuple(map(facts.name_alien, policy.idle))),
    }
    changed = list_changed(reply)
    return [(name, now[name]) for name in SETTINGS if name in changed]


def _name_choice(chosen: bool) -> Named:
    return Named("yes-no", "yes" if chosen else "no")


def list_settings(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """What most people want: reinforcements, zaps against the opponent, cards laid ready, a home."""
    for key, changed, args in _list_changes(view, seat):
        reply = change(view, asked, changed)
        if reply is not None:
            yield Suggested(reply, Saying(key, args))


def _list_changes(view: View, seat: Seat) -> Iterator[tuple[str, Mapping[str, Answer], dict[str, Arg]]]:
    policy, now = view.policy, view.encounter
    if policy is None:
        return
    yield REINFORCE, {facts.REINFORCE: "yes"}, {}
    yield NO_REINFORCE, {facts.REINFORCE: "no"}, {}
    yield PROTECT, {facts.PROTECT: "yes"}, {}
    yield ZAP_CARDS, {facts.SORTS: ("artifact", "super")}, {}
    rivals = (
        [] if now is None or seat not in list_main(now) else [one for one in list_main(now) if one != seat]
    )
    for alien in [alien for one in rivals for alien in view.seat(one).powers]:
        powers = (*policy.powers, *(() if alien in policy.powers else (alien,)))
        yield ZAP_RIVAL, {facts.POWERS: powers}, {"alien": facts.name_alien(alien)}
    ready = {find_kind(card).name for card in policy.ready}
    for name, card in {find_kind(card).name: card for card in view.hand}.items():  # copies do the same
        if find_kind(card).is_played and name not in ready:
            yield READY, {facts.READY: (*policy.ready, card)}, {"card": name_card(card)}
    for planet in view.list_home(seat):
        yield HOME, {facts.HOME: (planet,)}, {"planet": facts.name_planet(planet)}
    if policy.homes:
        yield SPREAD, {facts.HOME: ()}, {}
    none: dict[str, Answer] = {facts.POWERS: (), facts.SORTS: (), facts.READY: ()}
    if policy.powers or policy.cards or policy.ready:
        yield NOTHING, none, {}
