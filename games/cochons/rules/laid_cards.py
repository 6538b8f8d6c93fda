"""K2, K3: cards are laid face down, combat cards and, in the complete game, events with sealed targets."""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import CARDS
from games.cochons.extension.catalogue import find_combat_card as figures
from games.cochons.extension.hooks import Bout, Layable, Layables
from games.cochons.questions.bindings import bind
from games.cochons.questions.script import ask
from games.cochons.rules.forecast import forecast
from games.cochons.state.state import EXTRAS, Extras, Side, Troop
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Chosen, Field, Option, Pick, Reply, Several
from porc_royal.cards import get_title, list_copies
from porc_royal.facts import Arg, Named, Saying, Who
from porc_royal.script import tell

AGAINST_EXTRAS: Final = ("tile", "monster", "number", "gorets", "gruiks", *facts.FORECAST)
OWN: Final = Additions(facts.GAME)
ASK_DEFENCE_EXTRAS: Final = OWN.keys.question(
    "defence-extras", *AGAINST_EXTRAS, "doomed", options=(PASS, "lay")
)
ASK_ATTACK_EXTRAS: Final = OWN.keys.question(
    "attack-extras", *AGAINST_EXTRAS, "doomed", options=(PASS, "lay")
)


async def lay(bout: Bout, side: Side) -> None:
    """S-19, C-47, R-71: the defender lays cards face down, then the attacker, who sees how many.

    Extra-Cochons have none (C-54).
    """
    if side.seat == EXTRAS or not bout.state.player(side.seat).hand:
        return
    reply = await ask(bout.state, lambda: make_laying_ask(bout, side))
    player = bout.state.player(side.seat)
    side.laid = list(reply.many(facts.CARDS))
    side.targets = _targets(bout, side, bind(bout.state, make_laying_ask(bout, side), reply).reply)
    player.hand = [card for card in player.hand if card not in side.laid]
    await tell(facts.LAID, who=Who(side.seat), number=len(side.laid))


def make_laying_ask(bout: Bout, side: Side) -> Ask:
    """D-24, D-25: any of one's own combat cards, and in the complete game of the events made for it (R-72)."""
    hand, events = bout.state.player(side.seat).hand, list_layable_events(bout)
    cards = [card for card in hand if figures(card) is not None or get_title(card) in events]
    fields: dict[str, Field] = {facts.CARDS: Several("card", cards, least=1)}
    for title, event in events.items():
        for place in range(1, len(list_copies(cards, title)) + 1):
            fields.update(_target_fields(bout, side, title, event, place))

    def legal(reply: Reply) -> Saying | None:
        laid = list(reply.many(facts.CARDS))
        checks = [
            event.legal(reply, len(copies))
            for title, event in events.items()
            if event.legal is not None and (copies := list_copies(laid, title))
        ]
        return next((why for why in checks if why is not None), None)

    key, args = _question(bout, side)
    options = {PASS: Option(), "lay": Option(fields)}
    rule = "C-47" if bout.state.complete else "S-19"
    return Ask(side.seat, key, rule, options, Reply(PASS), args, legal=legal, sealed=True)


def list_layable_events(bout: Bout) -> Layables:
    """R-72, R-93: those on which this sequence is printed; the simplified game knows no events in fights (S-13)."""
    events = hooks.layables.of({}, bout.state) if bout.state.complete else {}
    return {title: event for title, event in events.items() if bout.sequence in CARDS[title].when}


def _target_fields(bout: Bout, side: Side, title: str, event: Layable, place: int) -> Mapping[str, Field]:
    """The targets of the n-th copy of an event: to be named only if so many of them are laid."""

    def only_if_laid(pick: Pick) -> Pick:
        def choices(chosen: Chosen) -> list[str]:
            laid = chosen.get(facts.CARDS, ())
            enough = isinstance(laid, tuple) and len(list_copies(laid, title)) >= place
            return list(pick.choices(chosen)) if enough else []

        return Pick(pick.kind, choices, optional=True)

    targets = event.targets(bout, side, place) if event.targets is not None else {}
    return {name: only_if_laid(pick) for name, pick in targets.items()}


def _targets(bout: Bout, side: Side, reply: Reply) -> dict[str, dict[str, str]]:
    """The sealed targets, by the card they were named for; the reply is bound: tiles may change places."""
    sealed: dict[str, dict[str, str]] = {}
    for title, event in list_layable_events(bout).items():
        for place, card in enumerate(list_copies(side.laid, title), 1):
            picks = event.targets(bout, side, place) if event.targets is not None else {}
            sealed[card] = {name: reply.text(name) for name in picks if name in reply.fields}
    return {card: named for card, named in sealed.items() if named}


def _question(bout: Bout, side: Side) -> tuple[str, Mapping[str, Arg]]:
    """What is asked, by whether pigs or Extra-Cochons are on the other side."""
    if bout.enemy(side).seat == EXTRAS:
        doomed = int(bout.state.options.ec_hit_by_area_effects)
        key = ASK_ATTACK_EXTRAS if side.attacking else ASK_DEFENCE_EXTRAS
        return key, {**compare_with_extras(bout, side), "doomed": doomed}
    args = compare_strengths(bout, side)
    if not side.attacking:
        return facts.ASK_DEFENCE, args
    return facts.ASK_ATTACK, {**args, "laid": len(bout.fight.defender.laid)}


def compare_strengths(bout: Bout, side: Side) -> dict[str, Arg]:
    """What stands against what, as seen by one side, and its odds."""
    enemy = bout.enemy(side)
    mine, theirs = bout.troop(side), bout.troop(enemy)
    return {
        "tile": Named("tile", bout.state.cell_of(bout.tile)),
        "enemy": Who(enemy.seat),
        **_pieces(mine),
        "enemy_gorets": theirs.gorets if theirs else 0,
        "enemy_gruiks": theirs.gruiks if theirs else 0,
        **forecast(bout, side),
    }


def compare_with_extras(bout: Bout, side: Side) -> dict[str, Arg]:
    """The same against Extra-Cochons (D-37)."""
    stack = bout.party(bout.enemy(side))
    if not isinstance(stack, Extras):
        raise TypeError(bout.tile.name)
    return {
        "tile": Named("tile", bout.state.cell_of(bout.tile)),
        "monster": stack.kind,
        "number": stack.number,
        **_pieces(bout.troop(side)),
        **forecast(bout, side),
    }


def _pieces(troop: Troop | None) -> dict[str, Arg]:
    return {"gorets": troop.gorets if troop else 0, "gruiks": troop.gruiks if troop else 0}
