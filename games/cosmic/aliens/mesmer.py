"""Mesmer (A74): one artifact is as good as another."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks, sources
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.sources import Disguise
from games.cosmic.extension.zaps import has_power, is_effective
from games.cosmic.practice.artifacts import is_timely
from games.cosmic.questions.script import FREE
from games.cosmic.rules.hands import list_kinds
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.catalogue import ARTIFACT, NEGOTIATE, find_kind, name_card
from games.cosmic.state.roles import Situation, has_flare, is_anyone, is_main
from games.cosmic.state.sides import get_side, is_attack
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Saying, Seat
from porc_royal.script import whisper
from porc_royal.traces import not_a_rule

MESMER: Final = Alien("mesmer", printed="dominion", alert="red", is_late=True)
BESIDE: Final = (facts.ASK_WINDOW, facts.ASK_ORDERS, facts.ASK_LAST_CARDS, facts.ASK_CARD)
DISGUISE: Final = MESMER.keys.offer("disguise", f"{facts.ASK_GATE}*", *BESIDE)
AS: Final = MESMER.keys.field("as")
NAMED: Final = MESMER.keys.fact("mesmer-names", "card", "other")
LIES: Final = MESMER.keys.line("mesmer-lies", "card", "other")
WORTH: Final = "mesmer-"
LOW: Final = 10


def list_named(state: State) -> list[str]:
    """Every artifact that there is in the decks in use."""
    return list_kinds(state, (ARTIFACT,))


def may_serve(state: State, seat: Seat, card: str) -> bool:
    """Any artifact; with the super flare whatever is no encounter card."""
    kind = find_kind(card)
    is_wide = has_flare(state, seat, MESMER.super.form)
    return kind.type == ARTIFACT or (is_wide and not kind.is_encounter and not kind.stays)


class Naming:
    """Beside a question Mesmer says in secret as what it will play a card of its hand."""

    options: Sequence[str] = (DISGUISE,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """Whose alien it is all can see, and that it holds cards."""
        is_beside = all(key in BESIDE or key.startswith(facts.ASK_GATE) for key in asked)
        if not is_beside or not has_power(state, seat, MESMER.name) or not state.player(seat).hand:
            return {}
        cards = tuple(card for card in state.player(seat).hand if may_serve(state, seat, card))
        fields = {facts.CARD: Pick("card", cards), AS: Pick("card", tuple(list_named(state)))}
        return {DISGUISE: Option({**fields}, part=True)}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """It is noted, and confirmed to it alone; named as what it is the card is itself again."""
        card, kind = reply.text(facts.CARD), reply.text(AS)
        secrets = state.player(seat).secrets
        for name in [name for name in secrets if name == WORTH + card]:
            del secrets[name]
        if kind != find_kind(card).named:
            secrets[WORTH + card] = kind
        await whisper(seat, NAMED, card=name_card(card), other=name_card(kind))


MESMER.add(FREE, Naming())
MESMER.add(additions.ASIDE, DISGUISE)
MESMER.add(additions.RARE, DISGUISE)


def find_disguise(state: State, seat: Seat, card: str) -> Disguise | None:
    """CE-R56: played it is what it was named; on the discards it is what it is."""
    kind = state.player(seat).secrets.get(WORTH + card, "")
    if not kind or not is_effective(state, seat, MESMER.name) or not may_serve(state, seat, card):
        return None
    return Disguise(MESMER.name, kind) if card in state.player(seat).hand else None


MESMER.add(sources.DISGUISES, find_disguise)


def describe(view: View) -> list[Saying]:
    """What it has named, for itself."""
    named = [(name.removeprefix(WORTH), kind) for name, kind in view.secrets if name.startswith(WORTH)]
    return [
        Saying(LIES, {"card": name_card(card), "other": name_card(kind)})
        for card, kind in named
        if card in view.hand
    ]


MESMER.add(additions.PLANNED, describe)


def choose_disguise(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """An artifact that does not help now becomes one that does."""
    if DISGUISE not in asked.options or asked.key not in {*facts.ASK_GATES.values(), facts.ASK_WINDOW}:
        return None
    fields = asked.options[DISGUISE].fields
    cards, kinds = fields[facts.CARD], fields[AS]
    if not isinstance(cards, Pick) or not isinstance(kinds, Pick):
        return None
    done = {name.removeprefix(WORTH): kind for name, kind in view.secrets}
    may_play = list_picks(asked, facts.PLAY, facts.CARD) if facts.PLAY in asked.options else ()
    ready = [card for card in may_play if card in done and is_timely(view, seat, done[card])]
    if ready:
        return Reply(facts.PLAY, {facts.CARD: ready[0]})
    timely = [kind for kind in kinds.choices({}) if is_timely(view, seat, kind)]
    idle = [
        card
        for card in cards.choices({})
        if card not in done
        and find_kind(card).type == ARTIFACT
        and not is_timely(view, seat, find_kind(card).name)
    ]
    if not timely or not idle:
        return None
    return Reply(DISGUISE, {facts.CARD: idle[0], AS: timely[0]})


MESMER.add(additions.FIRST, choose_disguise)


# Mesmer's flares.

MESMER.super.lasts(hooks.regroup, is_anyone)
MESMER.super.lasts(hooks.alliances, is_anyone)


def shows_low_attack(at: Situation, seat: Seat) -> bool:
    """A main player who shows an attack below ten."""
    if not is_main(at, seat):
        return False
    side = get_side(at.state, seat)
    return is_attack(side) and find_kind(side.shown).value < LOW


@MESMER.wild.plays(hooks.revealed, shows_low_attack)
async def turns_peaceful(at: Now, seat: Seat) -> None:
    """As a main player, an own attack below ten is a negotiate."""
    await show_as(get_side(at.state, seat), find_kind(NEGOTIATE))
