"""A window: a moment at which powers act, and at which cards may be played that name it.

Whether it is asked depends on the table's pace alone (BOT-1): `every` asks each of them, `gates` the gates, and
`orders` none. A gate is put to all seats alike, whatever they hold; a card for a window that comes after it, and before
the next gate, is laid ready there and played when its window comes. Else standing orders play what is ready.
A gate that is not held in every encounter says when it is, by what all can see (`Window.held`). When a card was played
there all are asked again, whatever they have answered: who is not waited for would show what was sealed (DEC-401).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, Generic, Protocol, TypeVar, cast

import msgspec

from games.cosmic import facts
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.in_play import find_optional
from games.cosmic.extension.intents import read_intent
from games.cosmic.extension.said_before import SaidBefore
from games.cosmic.extension.situations import Now
from games.cosmic.extension.sources import find_medium, list_held
from games.cosmic.extension.zaps import (
    Besides,
    Deed,
    find_form,
    find_title,
    follow_up,
    is_carried_out,
    is_spent,
    list_zap_lines,
    lose_flare,
    may_flare,
    say_disguise,
    spend,
)
from games.cosmic.questions.ahead import Ahead
from games.cosmic.questions.foreseen import foresee
from games.cosmic.questions.script import ask_all
from games.cosmic.state.catalogue import find_kind, list_kinds
from games.cosmic.state.options import Options
from games.cosmic.state.roles import Situation, list_seats
from games.cosmic.state.state import Flare, State
from porc_royal.additions import Assembly, Place
from porc_royal.asks import PASS, Ask, Field, Option, Pick, Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.powers import Announced, InPlay, Moment
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

C = TypeVar("C", bound=Situation)
ROUNDS: Final = 6
"""How often a window is asked again after a card was played; then it closes."""


@dataclass(frozen=True, slots=True)
class WindowCard(Generic[C]):
    """A card that may be played in a window: by its kind, a flare by its form ("human.wild")."""

    form: str
    applies: Callable[[C, Seat], bool]
    effect: Callable[[C, Seat], Awaitable[None]] | None


class HasForms(Protocol):
    """A window of whatever situation, for the gate before it."""

    def list_forms(self, state: State) -> list[str]:
        """The cards that may be played in it, by their forms."""


@dataclass(frozen=True, slots=True)
class Lender:
    """A power that lets its owner play cards at gates that are not theirs, in whatever role.

    is_on  whether a seat has the power, and it works
    lends  what a card does then, by its form; None for those that it is not about
    """

    alien: str
    is_on: Callable[[State, Seat], bool]
    lends: Callable[[State, str], "WindowCard[Situation] | None"]


LENDERS: Final[Place[Lender]] = Place("powers that let cards be played at gates that are not theirs")
PLAYS: Final = "plays"
"""The use of a power by which a card is played from a sheet, or as another."""


class Extra(Protocol):
    """Something else that may be answered at a gate; offered by what all can see."""

    def list_options(self, state: State, seat: Seat) -> dict[str, Option]:
        """The further options of a seat."""

    def find_fault(self, state: State, seat: Seat, reply: Reply) -> Saying | None:
        """Why what is chosen may not be, where its form does not say it all."""

    def list_about(self, state: State, seat: Seat) -> Sequence[Saying]:
        """What a seat reads of it."""

    def take(self, state: State, seat: Seat, reply: Reply) -> None:
        """Note what was chosen."""


@lru_cache(maxsize=64)
def _list_kinds(assembly: Assembly, options: Options, players: int) -> frozenset[str]:
    return frozenset(list_kinds(assembly, options, players))


AFTER_PLAY: Final[Place[Callable[[State, Seat, str], Awaitable[None]]]] = Place(
    "what follows when a card has been played and has had its effect"
)


class Window(Moment[C], Generic[C]):
    """`code` is that of the catalogue ("AL3"); `gate` names the gate at which it is asked.

    cards  what may be played in it; `rules` of expansions act in it; `extra` is what else may be answered at its gate
    intends  moments up to the next gate of which it may be said there whether an optional power is used
    held   reasons to hold that gate, public facts alone; none for one that is held always
    """

    def __init__(self, code: str, purpose: str, in_play: InPlay[Situation], *, gate: str = "") -> None:
        super().__init__(purpose, in_play)
        self.code, self.gate = code, gate
        self.cards: Place[WindowCard[C]] = Place(f"cards: {purpose}")
        self.rules: Place[MomentRule[C]] = Place(f"rules: {purpose}")
        self.extra: Place[Extra] = Place(f"further answers: {purpose}")
        self.held: Place[Callable[[C], bool]] = Place(f"reasons: {purpose}")
        self.covers: Sequence[HasForms] = ()
        self.intends: Sequence[Moment[Now]] = ()

    def list_forms(self, state: State) -> list[str]:
        """The cards that may be played in it, by their forms."""
        return [one.form for one in state.assembly[self.cards]]

    @not_a_rule
    async def open(
        self,
        situation: C,
        *,
        beside: Sequence[Extra] = (),
        later: bool = False,
        aheads: Sequence[Ahead] = (),
    ) -> None:
        """Rules of expansions act, cards may be played, the powers act; then rules that come after them.

        beside  what else may be answered this time
        later   whether it is asked by `ask`, when more is known; here only what lies ready is played
        aheads  what has been said at the gate before, and may be renewed
        """
        await self._act(situation, after=False)
        await self._play_ready(situation, aheads)
        if not later:
            await self.ask(situation, beside=beside)
        await self.run(situation)
        await self._act(situation, after=True)

    @not_a_rule
    async def ask(self, situation: C, *, beside: Sequence[Extra] = ()) -> None:
        """Ask for cards, at the table's pace, and for what else may be answered this time."""
        if self._is_asked(situation):
            await self._ask(situation, (*situation.state.assembly[self.extra], *beside))

    @not_a_rule
    async def _act(self, situation: C, *, after: bool) -> None:
        for rule in situation.state.assembly[self.rules]:
            if rule.after is after and rule.is_on(situation.state):
                await rule.act(situation)

    @not_a_rule
    async def offer(self, situation: C, seat: Seat) -> None:
        """CE-R3: before a hand is discarded, which all have seen, its owner plays what may be played in this window.

        First what was laid ready, then what it says when asked; at the pace of orders it is not asked.
        """
        state = situation.state
        for card in (*state.player(seat).policy.ready, *state.player(seat).soon):
            await self.play(situation, seat, card)
        while state.options.pace != "orders":
            cards = self.list_playable(situation, seat)
            if not cards:
                return
            options = {facts.PLAY: Option({facts.CARD: Pick("card", tuple(cards))}), PASS: Option()}
            question = Ask(seat, facts.ASK_LAST_CARDS, "CE-R3", options, Reply(PASS))
            reply = (await ask_all(state, [question]))[seat]
            if reply.option == PASS:
                return
            await self.play(situation, seat, reply.text(facts.CARD))

    def _is_asked(self, situation: C) -> bool:
        """BOT-1: by the pace, and for a gate by one reason of those for which it is held, if it names any."""
        pace = situation.state.options.pace
        if pace == "gates" and self.gate:
            reasons = situation.state.assembly[self.held]
            return not reasons or any(holds(situation) for holds in reasons)
        return pace == "every" and self._has_cards(situation.state)

    def _has_cards(self, state: State) -> bool:
        """Whether there may be a card for it in this game: a flare, or what lies in its decks."""
        kinds = _list_kinds(state.assembly, state.options, len(state.players))
        return any(find_title(form) in kinds for form in self.list_forms(state))

    def list_playable(self, situation: C, seat: Seat) -> list[str]:
        """The cards of a hand that may be played now."""
        hand = list_held(situation.state, seat) if self._may_have(situation.state) else ()
        return [card for card in hand if self.find(situation, seat, card) is not None]

    def find(self, situation: C, seat: Seat, card: str) -> WindowCard[C] | None:
        """What a card does here, None where it may not be played."""
        state = situation.state
        if card not in list_held(state, seat) or not may_flare(state, seat, card):
            return None
        form = find_form(state, seat, card)
        fitting = (
            one for one in state.assembly[self.cards] if one.form == form and one.applies(situation, seat)
        )
        return next(fitting, None) or self._find_borrowed(situation, seat, form)

    def _find_borrowed(self, situation: C, seat: Seat, form: str) -> WindowCard[C] | None:
        """What a power lets a seat play at a gate that is not the card's own."""
        state = situation.state
        if not self.gate:
            return None
        lent = (one.lends(state, form) for one in state.assembly[LENDERS] if one.is_on(state, seat))
        return cast("WindowCard[C] | None", next((one for one in lent if one is not None), None))

    def _find_medium(self, situation: C, seat: Seat, card: str) -> str:
        """The alien by whose power a card is played here, "" for none."""
        state = situation.state
        medium, form = find_medium(state, seat, card), find_form(state, seat, card)
        if medium or any(
            one.form == form and one.applies(situation, seat) for one in state.assembly[self.cards]
        ):
            return medium
        return next((one.alien for one in state.assembly[LENDERS] if one.is_on(state, seat)), "")

    def _may_have(self, state: State) -> bool:
        """Whether any card can be played in it at all."""
        return bool(state.assembly[self.cards]) or bool(self.gate and state.assembly[LENDERS])

    @not_a_rule
    async def _play_ready(self, situation: C, aheads: Sequence[Ahead]) -> None:
        """SaidBefore orders: what is ready is played when its window comes."""
        for seat in list_seats(situation.state):
            player = situation.state.player(seat)
            for card in (*player.policy.ready, *player.soon):
                await self._play_amid(situation, seat, card, aheads)

    @not_a_rule
    async def _play_amid(
        self, situation: C, seat: Seat, card: str, aheads: Sequence[Ahead]
    ) -> Besides | None:
        """Play a card where something has been said before; what is said with it, None where it cannot be played."""
        before = SaidBefore(situation.state, aheads)
        said = Besides()
        if not await self.play(situation, seat, card, said if aheads or self.gate else None):
            return None
        before.renew(seat, card, said)
        return said

    @not_a_rule
    async def _ask(self, situation: C, extras: Sequence[Extra]) -> None:
        """Ask all seats alike, and again as long as cards are played; at gates only if somebody wants it so.

        Who was asked whether a card is cancelled has said so there, and who has played it with the card. Where it lets
        anybody answer what could not be answered before, all are asked.
        """
        state = situation.state
        for _ in range(ROUNDS):
            make = partial(self._questions, situation, list_seats(state), extras)
            answers = await ask_all(state, make, window=True)
            for seat, reply in answers.items():
                state.player(seat).lets = facts.LET in {reply.option, *reply.fields}
                power = find_optional(self.intends, state, seat)
                state.player(seat).intends = read_intent(state, seat, power, reply)
                for extra in extras:
                    extra.take(state, seat, reply)
            again, before = list[Seat](), self._list_beside(state, extras)
            for seat, reply in answers.items():
                said = await self._take(situation, seat, reply, extras) if find_played(reply) else None
                if said is None:
                    continue
                again += said.again
                if state.options.pace != "gates" or reply.text(facts.MORE) == "yes":
                    again.append(seat)
            if not again and before.issuperset(self._list_beside(state, extras)):
                return

    def _list_beside(self, state: State, extras: Sequence[Extra]) -> set[tuple[Seat, str]]:
        """What may be answered besides, and who may; without what is asked later of whoever says nothing of it here."""
        seats, here = list_seats(state), [extra for extra in extras if not isinstance(extra, Ahead)]
        return {(seat, name) for seat in seats for extra in here for name in extra.list_options(state, seat)}

    def _questions(self, situation: C, seats: Sequence[Seat], extras: Sequence[Extra]) -> list[Ask]:
        return [self._question(situation, seat, extras) for seat in seats]

    def _question(self, situation: C, seat: Seat, extras: Sequence[Extra]) -> Ask:
        """BOT-2: cards, and what else may be answered; a form that is answered ahead has room for a card, too."""
        cards = self.list_playable(situation, seat)
        if situation.state.options.pace == "gates":
            cards += [card for card in self._list_later(situation.state, seat) if card not in cards]
        fields: dict[str, Field] = {facts.CARD: Pick("card", tuple(cards))}
        options = {PASS: Option(), facts.PLAY: Option(fields)}
        is_gate = bool(self.gate) and situation.state.options.pace == "gates"
        if is_gate:
            options = {PASS: Option(), facts.LET: Option(), facts.PLAY: Option(fields)}
            fields[facts.MORE] = Pick("yes-no", ("yes",), optional=True)
        for extra in extras:
            offered = extra.list_options(situation.state, seat)
            options |= _add_field(offered, facts.ALSO, cards) if isinstance(extra, Ahead) else offered
        about = tuple(line for extra in extras for line in extra.list_about(situation.state, seat))
        if is_gate:
            about = (*about, *list_zap_lines(situation.state, seat))
            options = _add_field(options, facts.LET, ("yes",), "yes-no")
            if power := find_optional(self.intends, situation.state, seat):
                options = _add_field(options, facts.USE, ("yes", "no"), "yes-no")
                options |= {facts.USE: Option(), facts.SPARE: Option()}
                about = (*about, Saying(facts.MAY_USE, {"alien": facts.name_alien(power)}))

        def check(reply: Reply) -> Saying | None:
            faults = (extra.find_fault(situation.state, seat, reply) for extra in extras)
            return next((fault for fault in faults if fault is not None), None)

        key = facts.ask_of_gate(self.gate) if self.gate else facts.ASK_WINDOW
        args = {"offense": Who(situation.state.now.offense.seat)}
        return Ask(seat, key, "CE-26", options, Reply(PASS), args, check, about=about)

    def _list_later(self, state: State, seat: Seat) -> list[str]:
        """Cards for the windows between this gate and the next; whether they fit is seen there."""
        player = state.player(seat)
        later = [form for one in self.covers for form in one.list_forms(state)]
        return [
            card
            for card in list_held(state, seat)
            if card not in player.soon
            and may_flare(state, seat, card)
            and find_form(state, seat, card) in later
        ]

    @not_a_rule
    async def _take(self, situation: C, seat: Seat, reply: Reply, extras: Sequence[Extra]) -> Besides | None:
        """Play a card that was chosen, or lay it ready; what is said with it where it was played."""
        card = find_played(reply)
        if self.find(situation, seat, card) is not None:
            aheads = [one for one in extras if isinstance(one, Ahead)]
            return await self._play_amid(situation, seat, card, aheads)
        player = situation.state.player(seat)
        if card in list_held(situation.state, seat) and card not in player.soon:
            player.soon.append(card)
        return None

    @not_a_rule
    async def play(self, situation: C, seat: Seat, card: str, said: Besides | None = None) -> bool:
        """CE-130 to CE-133: play a card from the hand; whether it could be played at all.

        said  in which is noted what is said besides, where there is anything to say
        """
        playable = self.find(situation, seat, card)
        if playable is None:
            return False
        state = situation.state
        sort = playable.form.partition(".")[2] or find_kind(playable.form).type
        take_back_ready(state, seat, card)
        medium = self._find_medium(situation, seat, card)
        await say_disguise(state, seat, card)
        if medium and not await self.in_play.announce(situation, Announced(seat, medium, PLAYS)):
            return False
        spend(state, seat, card)
        foresee_own = partial(self._foresee, situation, seat, playable, card)
        deed = Deed(state, seat, sort, playable.form, card, said=said, foresee=foresee_own)
        await tell(facts.PLAYED, reveals=True, who=Who(seat), card=deed.named, sort=facts.name_sort(sort))
        stands = await is_carried_out(deed)
        if stands:
            await self._carry_out(situation, seat, playable, card)
        state.player(seat).said.clear()
        if said is not None:
            said.stands = stands
            said.again += [seat] if deed.laid else []
        await follow_up(deed)
        return True

    def _foresee(self, situation: C, seat: Seat, playable: WindowCard[C], card: str) -> Ask | None:
        """What a card asks whoever plays it, before anything else happens."""
        if playable.effect is None or not isinstance(situation, Now):
            return None
        return foresee(
            situation.state,
            seat,
            lambda copy: self._carry_out(cast("C", Now(copy)), seat, playable, card),
        )

    @not_a_rule
    async def _carry_out(self, situation: C, seat: Seat, playable: WindowCard[C], card: str) -> None:
        """A card that nobody has cancelled has its effect."""
        state = situation.state
        is_flare = "." in playable.form
        if is_flare:
            state.now.flares.append(Flare(seat, playable.form))
        if playable.effect is not None:
            await playable.effect(situation, seat)
        if is_flare and is_spent(Deed(state, seat, "", playable.form, card)):
            lose_flare(state, seat, card)
        title = find_title(playable.form)
        was_itself = find_kind(card).name == title
        for follow in state.assembly[AFTER_PLAY]:
            await follow(state, seat, card if was_itself else title)  # CE-R56


def find_played(reply: Reply) -> str:
    """The card that is played or laid ready with an answer at a gate, "" for none."""
    return reply.text(facts.CARD if reply.option == facts.PLAY else facts.ALSO)


def _add_field(
    options: Mapping[str, Option], name: str, choices: Sequence[str], kind: str = "card"
) -> dict[str, Option]:
    """The same, each form with room for one thing more, if there is any; what is a button stays one."""
    more: dict[str, Field] = {name: Pick(kind, tuple(choices), optional=True)} if choices else {}
    return {
        option: msgspec.structs.replace(one, fields={**one.fields, **more}) if one.fields else one
        for option, one in options.items()
    }


def take_back_ready(state: State, seat: Seat, card: str) -> None:
    """A card is ready no longer."""
    player = state.player(seat)
    ready = tuple(one for one in player.policy.ready if one != card)
    player.policy = msgspec.structs.replace(player.policy, ready=ready)
    player.soon = [one for one in player.soon if one != card]
