"""CE-80 to CE-84: new hands, what is done before and after, and the encounter cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.extension.in_play import POWERS, name_use
from games.cosmic.extension.sources import find_source, list_held, take_out
from games.cosmic.extension.windows import PLAYS
from games.cosmic.questions.ahead import Ahead
from games.cosmic.questions.script import EncounterOver, ask_all
from games.cosmic.rules.claims import show_card
from games.cosmic.rules.hands import draw_new_hand, list_encounter, put_back, take_in
from games.cosmic.rules.reckoning import count_ships, does_lower_win, find_winner, note_committed
from games.cosmic.state.catalogue import KICKER, find_kind, is_encounter, list_kicker_backs
from games.cosmic.state.piles import count_backs
from games.cosmic.state.roles import find_opponent, find_stance, list_sides
from games.cosmic.state.state import Side, State, Winner
from porc_royal.asks import PASS, Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Listing, Saying, Seat, Who
from porc_royal.powers import Announced
from porc_royal.rulebook import Next
from porc_royal.script import Answered, tell
from porc_royal.traces import not_a_rule

WITHOUT_CARDS = "without-cards"
"""A mark that the encounter is decided before cards are chosen; `decide` sets it."""


def make_cards_ahead() -> Ahead:
    """CE-83, BOT-2: cards that main players choose at the gate before, and that stand if nothing has happened since."""
    return Ahead(_find_card, describe_basis, list_about=_describe_sides, list_seen=_describe_sides)


def _describe_sides(state: State, _seat: Seat) -> Sequence[Saying]:
    """CE-74: who meets whom and with whom, as everybody was told, who may read it elsewhere than they are asked."""
    offense, defense = sides = list_sides(state)
    attackers, defenders = (
        sum(count_ships(state, one, seat) for seat in (one.seat, *one.allies)) for one in sides
    )
    args: dict[str, Arg] = {"offense": Who(offense.seat), "defense": Who(defense.seat)}
    args |= {"planet": facts.name_planet(state.now.planet), "attackers": attackers, "defenders": defenders}
    allied = [one for one in sides if one.allies]
    return (
        Saying(facts.GATE_SIDES, args),
        *(
            Saying(facts.GATE_ALLIES, {"who": Who(one.seat), "seats": Listing(tuple(map(Who, one.allies)))})
            for one in allied
        ),
    )


def _find_card(state: State, seat: Seat) -> Mapping[str, Option]:
    """Who is a main player all can see."""
    side = next((side for side in list_sides(state) if side.seat == seat and not side.is_laid), None)
    if side is None or not list_choices(state, side):
        return {}
    form = CardForm(state, side, may_announce=True).make()
    return {} if form is None else form.options


def describe_basis(state: State, seat: Seat) -> bytes:
    """What one goes by in choosing a card: the encounter, where all ships are, what it holds, others' numbers.

    In whatever order the hand lies: whether the question comes again must not tell how it was sorted. How many cards
    are put down everybody knew before it was told.
    """
    hands = [len(player.hand) for player in state.players]
    changes = hooks.lays.list_changes(OnSide(state, state.now.offense))
    told = [name_use(one.of(owner)) for one in changes for owner in state.seats]
    now = msgspec.structs.replace(
        state.now, announced=[one for one in state.now.announced if one not in told]
    )
    return msgspec.json.encode((now, state.ships, hands, sorted(list_held(state, seat))))


async def planning(state: State, ahead: Ahead | None = None) -> Next:
    """CE-80 to CE-84, perhaps with cards that were chosen at the gate before."""
    state.phase = "planning"
    take_in(state)
    aheads = [] if ahead is None else [ahead]
    await hooks.planning.open(Now(state), aheads=aheads)
    if not state.now.marks.get(WITHOUT_CARDS):
        await ensure_cards(state)
        await hooks.before_cards.open(Now(state), aheads=aheads)
    if state.now.marks.get(WITHOUT_CARDS):
        note_committed(state)
        state.now.winner = find_winner(state)
        return "resolution"
    await ensure_cards(state)
    for side in list_sides(state):
        if not side.is_laid:
            await hooks.choices.settle(OnSide(state, side))
            await hooks.lays.settle(OnSide(state, side))
    await choose_cards(state, {} if ahead is None else ahead.find_standing(partial(describe_basis, state)))
    await hooks.laid.open(Now(state))
    await hooks.selected.open(Now(state))
    return "reveal"


def decide(state: State, winner: Winner) -> None:
    """An effect before cards are chosen decides the encounter at once."""
    state.now.decided = winner
    state.now.marks[WITHOUT_CARDS] = 1


async def ensure_cards(state: State) -> None:
    """CE-80, CE-81, CD-71: an offense without an encounter card ends its turn, a defense draws a new hand."""
    offense, defense = list_sides(state)
    await _demand_card(state, offense)
    if defense.is_laid:
        return
    await draw_new_hand(state, defense.seat, hooks.before_cards)
    await _demand_card(state, defense)  # all cards may be in other hands (CD-R13)
    await _demand_card(state, offense)  # it may have had to play its last one meanwhile


@not_a_rule
async def _demand_card(state: State, side: Side) -> None:
    if not side.is_laid and not list_encounter(state, side.seat):
        await tell(facts.NO_CARD, who=Who(side.seat))
        raise EncounterOver(success=False)


async def choose_cards(state: State, given: Mapping[Seat, Reply]) -> None:
    """CE-83: both choose face down; whose card is to lie face up goes before the other, and so does who must.

    Where that is so of both, the power of the offense comes first (CE-24): it is the defense that goes before.
    `given` is what they have said already; it may be changed until all have spoken.
    """
    sides = list_sides(state)
    first = await hooks.plays_first.compute((), Now(state))
    before = (*first, *hooks.puts_first.of((), Now(state)))
    early = [side for side in reversed(sides) if side.seat in before and not side.is_laid]
    groups = [*([side] for side in early), [side for side in sides if side not in early]]
    replies = await announce_kickers(state, groups[0], given)
    for group in groups:
        if group is not groups[0]:
            replies = await ask_all(state, partial(make_asks, [CardForm(state, side) for side in group]))
        for side in group:
            reply = replies.get(side.seat, Reply("card"))
            await put_down(state, side, reply, face_up=side.seat in first and not side.is_laid)
        if any(side.shown for side in group):
            await hooks.face_up.open(Now(state))


@not_a_rule
async def announce_kickers(state: State, choosing: Sequence[Side], before: Mapping[Seat, Reply]) -> Answered:
    """CD-40, CE-82: before cards are chosen both main players may announce a kicker; returns the cards of these sides.

    They say both at once, so that it costs no time where nobody announces one; whoever sees one announced chooses
    anew, and may announce one as well. Who chooses later says only whether it announces one. Whose kicker could not be
    played from its sheet chooses anew, too (CE-R24).
    """
    given: dict[Seat, Reply] = {}
    stands = dict(before)
    while True:
        forms = [
            CardForm(state, side, given.get(side.seat), chooses=side in choosing, may_announce=True)
            for side in list_sides(state)
        ]
        replies = await ask_all(state, partial(make_asks, forms), sealed=stands)
        given = {**given, **replies}
        sides = [side for side in list_sides(state) if _kicker_of(given.get(side.seat))]
        announced = [side for side in sides if await announce(state, side, given[side.seat])]
        if not sides:
            return given
        stopped = [side.seat for side in sides if side not in announced]
        given = {seat: _without_kicker(reply) for seat, reply in given.items() if seat not in stopped}
        facing = [find_opponent(state.now, side).seat for side in announced]
        stands = {seat: reply for seat, reply in given.items() if seat not in facing}


@not_a_rule
async def announce(state: State, side: Side, reply: Reply) -> bool:
    """CD-40: a kicker is put down, and all are told; whether it was, since it may not come from where it lies."""
    kicker = _kicker_of(reply)
    if not await may_lay(state, side, [kicker]):
        return False
    take_out(state, side.seat, kicker)
    side.laid.append(kicker)
    await tell(facts.ANNOUNCES_KICKER, who=Who(side.seat))
    return True


def _kicker_of(reply: Reply | None) -> str:
    return "" if reply is None else reply.text(facts.KICKER)


def _without_kicker(reply: Reply) -> Reply:
    return Reply(reply.option, {name: one for name, one in reply.fields.items() if name != facts.KICKER})


def has_announced(side: Side) -> bool:
    """Whether a kicker of a side lies face down."""
    return any(find_kind(card).type == KICKER for card in side.laid)


def may_announce(state: State, side: Side) -> bool:
    """CD-34, CD-40: by what all can see: it has announced none, and holds cards with the back that kickers have."""
    backs = list_kicker_backs(state.assembly, state.options, len(state.players))
    return not has_announced(side) and any(back in backs for back in count_backs(list_held(state, side.seat)))


def list_choices(state: State, side: Side) -> tuple[str, ...]:
    """CE-83: the encounter cards that a side may choose from."""
    return hooks.choices.of(tuple(list_encounter(state, side.seat)), OnSide(state, side))


@dataclass(frozen=True, slots=True)
class CardForm:
    """The question for an encounter card, and for a kicker before it.

    before   what the side has said before a kicker was announced, by default it stays with that
    chooses  whether its card is asked for now
    """

    state: State
    side: Side
    before: Reply | None = None
    chooses: bool = True
    may_announce: bool = False

    def make(self) -> Ask | None:
        """CE-83, CD-40, CD-71; None where the card lies there already, and nothing else is asked."""
        state, side = self.state, self.side
        kicker: dict[str, Field] = {}
        if self.may_announce and may_announce(state, side):
            kickers = [card for card in list_held(state, side.seat) if find_kind(card).type == KICKER]
            kicker = {facts.KICKER: Pick("card", tuple(kickers), optional=self.chooses)}
        if not self.chooses:
            return self._ask_kicker(kicker) if kicker else None
        fields, default = ({}, Reply("card")) if side.is_laid else _card_fields(state, side)
        fields |= kicker
        if side is state.now.offense and state.now.number == 1:
            fields[facts.AGAIN] = Pick("yes-no", ("yes", "no"), optional=True)
        if not fields:
            return None
        offense, defense = (
            sum(count_ships(state, one, seat) for seat in (one.seat, *one.allies))
            for one in list_sides(state)
        )
        lower = int(does_lower_win(state))
        args: dict[str, Arg] = {**self._where(), "offense": offense, "defense": defense, "lower": lower}
        args |= self._announced()
        default = default if self.before is None else self.before
        about = (Saying(facts.LAYS, {"number": count_laid(state, side)}),) if facts.CARDS in fields else ()
        return Ask(side.seat, facts.ASK_CARD, "CE-83", {"card": Option(fields)}, default, args, about=about)

    def _ask_kicker(self, kicker: dict[str, Field]) -> Ask:
        options = {PASS: Option(), "announce": Option(kicker)}
        args = {**self._where(), **self._announced()}
        return Ask(self.side.seat, facts.ASK_KICKER, "CD-40", options, Reply(PASS), args)

    def _where(self) -> dict[str, Arg]:
        stance = facts.name_stance(find_stance(self.state, self.side))
        return {"stance": stance, "planet": facts.name_planet(self.state.now.planet)}

    def _announced(self) -> dict[str, Arg]:
        """1 for an own kicker, and 2 for one of the other side."""
        other = find_opponent(self.state.now, self.side)
        return {"kickers": has_announced(self.side) + 2 * has_announced(other)}


def make_asks(forms: Sequence[CardForm]) -> list[Ask]:
    """The questions of those who are asked anything."""
    return [ask for form in forms if (ask := form.make()) is not None]


def _card_fields(state: State, side: Side) -> tuple[dict[str, Field], Reply]:
    """The encounter cards among which a side chooses, or several of them; by default the attack that counts most."""
    cards = list_choices(state, side)
    number = count_laid(state, side)
    if number > 1:
        several = Reply("card", {facts.CARDS: tuple(cards[:number])})
        return {facts.CARDS: Several("card", cards, number, number)}, several
    sign = -1 if does_lower_win(state) else 1
    best = max(cards, key=lambda card: (find_kind(card).is_attack, sign * find_kind(card).value))
    return {facts.CARD: Pick("card", cards)}, Reply("card", {facts.CARD: best})


def count_laid(state: State, side: Side) -> int:
    """How many cards a side puts down: one, unless a power says otherwise."""
    number = hooks.lays.of(1, OnSide(state, side))
    return max(1, min(number, len(list_choices(state, side))))


@not_a_rule
async def put_down(state: State, side: Side, reply: Reply, *, face_up: bool) -> None:
    """CE-82, CE-83: the cards leave the hand; all can see that they lie there."""
    cards = () if side.is_laid else reply.many(facts.CARDS) or (reply.text(facts.CARD),)
    if not await may_lay(state, side, cards):
        await choose_another(state, side, face_up=face_up)
        return
    for card in cards:
        take_out(state, side.seat, card)
    side.card = side.card if side.is_laid else cards[0]
    side.laid = [*cards[1:], *side.laid]
    if side is state.now.offense and not state.now.again:
        state.now.again = reply.text(facts.AGAIN)
    await tell(facts.CHOSE_CARD, who=Who(side.seat), number=max(1, len(cards)))
    if len(cards) > 1:
        await hooks.put_down.open(OnSide(state, side))
        take_up(state, side)
    if face_up:
        await show_card(state, side)


@not_a_rule
async def may_lay(state: State, side: Side, cards: Sequence[str]) -> bool:
    """CE-R24: that a card comes from a sheet is a use of that power, and all see it when the card is laid.

    From a sheet that has been shut meanwhile none can be laid.
    """
    if any(card not in list_held(state, side.seat) for card in cards):
        return False
    source = next((one for card in cards if (one := find_source(state, side.seat, card))), "")
    return not source or await POWERS.announce(Now(state), Announced(side.seat, source, PLAYS))


@not_a_rule
async def choose_another(state: State, side: Side, *, face_up: bool) -> None:
    """CE-R24: another card is chosen instead; without one it is as if there had been none."""
    if side is not state.now.offense:
        await draw_new_hand(state, side.seat, hooks.before_cards)
    await _demand_card(state, side)
    form = CardForm(state, side).make()
    if form is not None:
        await put_down(state, side, (await ask_all(state, [form]))[side.seat], face_up=face_up)


def take_up(state: State, side: Side) -> None:
    """Cards go back to the hand that no power demands any more: what demanded them was cancelled."""
    more = [card for card in side.laid if is_encounter(card)][hooks.lays.of(1, OnSide(state, side)) - 1 :]
    side.laid = [card for card in side.laid if card not in more]
    put_back(state, side.seat, more)
