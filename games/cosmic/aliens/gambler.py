"""Gambler (A68): keeps its card face down, and says what it is."""

from dataclasses import replace
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.practice.odds import count_strength
from games.cosmic.questions.choices import ask_number
from games.cosmic.questions.script import ask
from games.cosmic.rules.claims import find_claimer, keep_hidden, turn_up
from games.cosmic.rules.hands import list_kinds
from games.cosmic.rules.losses import list_outside, lose_chosen
from games.cosmic.rules.reckoning import count_own
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.roles import is_main, list_sides
from games.cosmic.state.sides import are_attacks, are_crossed, find_other_side, get_side, is_own_side
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Field, Number, Option, Pick, Reply
from porc_royal.facts import Arg, Named, Seat, Who
from porc_royal.script import tell

GAMBLER: Final = Alien("gambler", apart={"sorcerer": ("usual", "strict")}, alert="red", is_late=True)
CLAIM: Final = GAMBLER.keys.question("gambler-claim", options=("claim", PASS, facts.ORDERS))
DOUBT: Final = GAMBLER.keys.question(
    "gambler-doubt", "who", "card", "number", options=("doubt", PASS, facts.ORDERS), waiting=("who",)
)
CLAIM_OVER: Final = GAMBLER.keys.question(
    "gambler-claim-over", "other", options=("claim", PASS, facts.ORDERS)
)
DOUBT_OVER: Final = GAMBLER.keys.question(
    "gambler-doubt-over", "who", "card", "number", options=("doubt", PASS, facts.ORDERS), waiting=("who",)
)
CALLED: Final = GAMBLER.choice("gambler-called")
CLAIMS: Final = GAMBLER.keys.fact("gambler-claims", "who", "card", "number")
DOUBTS: Final = GAMBLER.keys.fact("gambler-doubts", "who", "other")
CALLS: Final = GAMBLER.keys.fact("gambler-calls", "who", "number")
NOTE: Final = "gambler-called"
MOST, HIGHEST = 20, 40
RASH, MODEST = 20, 7


@GAMBLER.changes(hooks.may_claim, is_own_side)
def keeps_it_down(may: bool, at: OnSide, seat: Seat) -> bool:
    """Its card stays face down when the other is flipped."""
    return True


async def ask_claim(at: OnSide, seat: Seat) -> Reply:
    """Show it, or say which encounter card it is, whatever had to be laid (CE-R46).

    With the super flare it says, too, how many further ships are at stake. CE-R45: it may be the other who shows it.
    """
    kinds = tuple(list_kinds(at.state))
    fields: dict[str, Field] = {facts.CARD: Pick("card", kinds)}
    if GAMBLER.super.is_on(at.state, seat):
        fields[facts.NUMBER] = Number((0, MOST), optional=True)
    options = {PASS: Option(), "claim": Option(fields)}
    if are_crossed(at.state.now):
        other: dict[str, Arg] = {"other": Who(find_other_side(at.state, seat).seat)}
        return await ask(at.state, Ask(seat, CLAIM_OVER, "A68", options, Reply(PASS), other))
    return await ask(at.state, Ask(seat, CLAIM, "A68", options, Reply(PASS)))


@GAMBLER.goes_on
@GAMBLER.asks(hooks.claiming, is_own_side, ask_claim)
async def claims(at: OnSide, seat: Seat, reply: Reply) -> None:
    """As a main player, once the other card is flipped: believed, it is what it is said to be; doubted, it is shown.

    CE-R45, CE-R47: that is of the card which it laid, wherever that lies, an intimidate too.
    """
    state, side = at.state, at.side
    claimed = find_claimer(state, side)
    kind, ante = reply.text(facts.CARD), reply.number(facts.NUMBER) if facts.NUMBER in reply.fields else 0
    other = find_other_side(state, seat).seat
    await tell(CLAIMS, who=Who(seat), card=name_card(kind), number=ante)
    options = {PASS: Option(), "doubt": Option()}
    args: dict[str, Arg] = {
        "who": Who(seat),
        "card": name_card(kind),
        "number": count_own(state, side) + ante,
    }
    question = Ask(other, DOUBT if claimed is side else DOUBT_OVER, "A68", options, Reply(PASS), args)
    if (await ask(state, question)).option == PASS:
        await keep_hidden(claimed, kind, seat, other)
        return
    await tell(DOUBTS, who=Who(other), other=Who(seat))
    is_true = find_kind(claimed.card).named == kind
    await turn_up(claimed)
    wrong = other if is_true else seat
    number = count_own(state, get_side(state, wrong)) + ante
    await lose_chosen(state, {wrong: number}, GAMBLER.name, "A68", list_outside)
    await look_around(state)


GAMBLER.super.lasts(hooks.alliances, is_main)


@GAMBLER.wild.plays(hooks.selected, is_main)
async def calls_a_number(at: Now, seat: Seat) -> None:
    """As a main player, before the reveal."""
    number = await ask_number(at.state, seat, CALLED, "A68", (1, HIGHEST), RASH // 2)
    at.state.now.marks[NOTE] = number
    await tell(CALLS, who=Who(seat), number=number)


def has_called(at: OnSide, seat: Seat) -> bool:
    """Two attacks differ by at least the number that it called."""
    number = at.state.now.marks.get(NOTE)
    if number is None or not is_own_side(at, seat) or not are_attacks(at.state):
        return False
    ours, theirs = (find_kind(side.shown).value for side in list_sides(at.state))
    return abs(ours - theirs) >= number


@GAMBLER.wild.changes(hooks.total, has_called)
def adds_the_number(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """It is added to its own total."""
    return replace(total, bonus=total.bonus + at.state.now.marks[NOTE])


# What practice players think of claims.


def choose_claim(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A weak card is now and then said to be a strong one that is not too good to be true."""
    claim = asked.options["claim"].fields[facts.CARD]
    if asked.key == CLAIM_OVER:
        return choose_claim_over(claim, luck)
    best = max((count_strength(view, card) for card in view.own), default=0)
    if best >= RASH // 2 or luck % 2 or not isinstance(claim, Pick):
        return Reply(PASS)
    attacks = [
        kind for kind in claim.choices({}) if find_kind(kind).is_attack and find_kind(kind).value <= RASH
    ]
    highest = max(attacks, key=lambda kind: find_kind(kind).value, default="")
    return Reply("claim", {facts.CARD: highest}) if highest else Reply(PASS)


def choose_claim_over(claim: Field, luck: int) -> Reply:
    """What the other shall show is now and then said to be a weak attack (CE-R45)."""
    attacks = (
        [kind for kind in claim.choices({}) if find_kind(kind).is_attack] if isinstance(claim, Pick) else []
    )
    lowest = min(attacks, key=lambda kind: find_kind(kind).value, default="")
    return Reply("claim", {facts.CARD: lowest}) if lowest and luck % 2 else Reply(PASS)


def choose_doubt(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """What is said to be high is doubted now and then, and what is said to be low where one has to show it oneself."""
    named = asked.args.get("card")
    kind = named.name.replace("-", "_") if isinstance(named, Named) else ""
    value = find_kind(kind).value if kind.startswith("attack_") else RASH // 2
    is_bold = value <= MODEST if asked.key == DOUBT_OVER else value >= RASH
    return Reply("doubt" if is_bold and luck % 3 == 0 else PASS)


for _claim, _doubt in ((CLAIM, DOUBT), (CLAIM_OVER, DOUBT_OVER)):
    GAMBLER.enter(additions.IDEAS, _claim, choose_claim)
    GAMBLER.enter(additions.IDEAS, _doubt, choose_doubt)
