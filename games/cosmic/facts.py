"""Every key that rules, cards and views of this game say, with the names of its arguments (`porc_royal.register`).

`planet` is a `Named("planet", "2-4")`; `card`, `alien`, `sort`, `stance` are named things, `cards` a list.
"""

from collections.abc import Mapping
from typing import Final, get_args

from games.cosmic.state.state import GAME, Phase, Stance
from porc_royal.additions import Additions, Assembly, Place
from porc_royal.facts import Named

HELPING: Final[Place[str]] = Place(
    "small questions for which own cards that are given, or whoever is named, help"
)
QUESTIONS: Final[Place[str]] = Place(
    "questions of expansions that an order may answer, by keys without the prefix"
)


class Adds(Additions):
    """What a file of this game adds to it, and the keys that it says."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def choice(self, what: str, *, helps: bool = False) -> str:
        """Enter what a small question is put for (`choices.py`), worded by `cosmic-choice-<what>`.

        helps: own cards given for it help their owner's side, a seat named for it is helped (for practice players).
        Raises ValueError where it is entered already.
        """
        self.keys.thing("choice", what)
        if helps:
            self.add(HELPING, what)
        return what

    def choices(self, asker: str, *names: str) -> list[str]:
        """Enter several that an alien asks: "fido-card", "fido-whom"; "whom!" helps. Raises ValueError likewise."""
        return [self.choice(f"{asker}-{name.removesuffix('!')}", helps=name.endswith("!")) for name in names]

    def orderable(self, *questions: str) -> None:
        """Enter questions that a standing order may answer, by their keys without the prefix."""
        self.keys.thing("question", *questions)
        for question in questions:
            self.add(QUESTIONS, question)


ADDS: Final = Adds()
KEYS: Final = ADDS.keys
PREFIX: Final = KEYS.prefix

CHANCE: Final = ("deck", "flares", "destiny", "hand")
"""What chance is asked for, worded by `cosmic-chance-<purpose>`; aliens add theirs."""
NEITHER: Final = "neither"
"""Where one side or the other is named: to stay out."""
THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "setting": ("powers", "sorts", "protect", "ready", "reinforce", "home", "idle"),
    "sort": ("artifact", "wild", "super", "zap"),
    "stance": ("offense", "defense", NEITHER),
    "yes-no": ("yes", "no"),
    "card-type": ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "kicker"),
    "destiny": ("most-colonies", "most-cards", "fewest-in-warp"),
    "phase": get_args(Phase),
}
"""Kinds of named things; aliens, flares, cards and choices name themselves."""
STEPS: Final = (
    "alliance",
    "answers",
    "choose_cards",
    "compensation",
    "deal",
    "dealing",
    "draw_destiny",
    "draw_new_hand",
    "encounter",
    "end",
    "ensure_cards",
    "fail",
    "has_another",
    "invitations",
    "launch",
    "lose",
    "modify",
    "negotiate",
    "planning",
    "powers",
    "quake",
    "regroup",
    "reinforcements",
    "resolution",
    "reveal",
    "rewards",
    "turn",
    "wants",
)
"""Rules in which a game may wait; worded for `/why`."""

KEYS.chance(*CHANCE)
KEYS.step(*STEPS)
for _kind, _names in THINGS.items():
    KEYS.thing(_kind, *_names)

ANOTHER: Final = ADDS.choice("again")
LOSE: Final = ADDS.choice("lose")
FOUND: Final = ADDS.choice("colony")
GIVE: Final = ADDS.choice("give")
BACKS: Final = ADDS.choice("backs")


def name_sort(sort: str) -> Named:
    """A sort of card as it is spoken of."""
    return Named("sort", sort)


def name_planet(planet: str) -> Named:
    """A planet as it is spoken of."""
    return Named("planet", planet)


def name_stance(stance: Stance) -> Named:
    """A side as it is spoken of."""
    return Named("stance", stance)


LOSS: Final = "loss"
KEYS.thing(LOSS, "deal")


def name_cause(assembly: Assembly, by: str) -> Named:
    """What takes ships (`Loss.by`): an alien, or what else there is."""
    return Named(LOSS, by) if by in assembly.keys.things[LOSS] else name_alien(by)


def name_alien(alien: str) -> Named:
    """An alien as it is spoken of."""
    return Named("alien", alien.replace("_", "-"))


# ------------------------------------------------------------------------------------------------- fields

ALIEN: Final = KEYS.field("alien")
CARD: Final = KEYS.field("card")
CARDS: Final = KEYS.field("cards")
POWERS: Final = KEYS.field("powers")
SORTS: Final = KEYS.field("sorts")
PROTECT: Final = KEYS.field("protect")
READY: Final = KEYS.field("ready")
HOME: Final = KEYS.field("home")
IDLE: Final = KEYS.field("idle")
SETTING: Final = KEYS.field("setting")
REINFORCE: Final = KEYS.field("reinforce")
PLANET: Final = KEYS.field("planet")
AGAINST: Final = KEYS.field("against")
SHIPS: Final = KEYS.field("ships")
COLONY: Final = KEYS.field("colony")
BERTHS: Final = KEYS.field("berths")
SEATS: Final = KEYS.field("seats")
SEAT: Final = KEYS.field("seat")
FROM: Final = KEYS.field("from")
TO: Final = KEYS.field("to")
SIDE: Final = KEYS.field("side")
UNLESS: Final = KEYS.field("unless")
INSTEAD: Final = KEYS.field("instead")
UNINVITED: Final = KEYS.field("uninvited")
MORE: Final = KEYS.field("more")
ALSO: Final = KEYS.field("also")
LET: Final = KEYS.field("let")
"""That one is not asked whether others' cards are cancelled: at a gate, with another answer or as one."""
NUMBER: Final = KEYS.field("number")
AGAIN: Final = KEYS.field("again")
KICKER: Final = KEYS.field("kicker")
GIVE_CARDS: Final = KEYS.field("give-cards")
GIVE_RANDOM: Final = KEYS.field("give-random")
GIVE_PLANET: Final = KEYS.field("give-planet")
GIVE_SHIPS: Final = KEYS.field("give-ships")
TAKE_KINDS: Final = KEYS.field("take-types")
TAKE_RANDOM: Final = KEYS.field("take-random")
TAKE_PLANET: Final = KEYS.field("take-planet")
TAKE_SHIPS: Final = KEYS.field("take-ships")
GIVE_SECOND: Final = KEYS.field("give-second")
GIVE_SECOND_SHIPS: Final = KEYS.field("give-second-ships")
TAKE_SECOND: Final = KEYS.field("take-second")
TAKE_SECOND_SHIPS: Final = KEYS.field("take-second-ships")


def name_further(back: str) -> str:
    """CD-31: the field for cards of a deck with a back of its own; whoever brings the deck enters it."""
    return f"{back}-cards"


# ------------------------------------------------------------------------------------------------- options

USE: Final = KEYS.field("use")
"""Of an optional power: as an answer, and at a gate as a field of others, whether it is used when its moment comes."""
SPARE: Final = "spare"
PLAY: Final = "play"
CANCEL: Final = "cancel"
WAIT: Final = "wait"
ORDERS: Final = "orders"

# ------------------------------------------------------------------------------------------------- questions

_ALWAYS: Final = ("pass", ORDERS)
ASK_ORDERS: Final = KEYS.question("orders", options=_ALWAYS)
ASK_ALIEN: Final = KEYS.question("alien", "alien", "power", "other", "other_power", options=("keep",))
_OFFERED: Final = ("alien", "power", "other", "other_power", "third", "third_power", "fourth", "fourth_power")
ASK_ALIENS: Final = KEYS.question("aliens", "number", *_OFFERED, options=("keep",))
ASK_DRAFT: Final = KEYS.question("draft", "number", "next", *_OFFERED, options=("take",))
OFFERED: Final = tuple(zip(_OFFERED[::2], _OFFERED[1::2], strict=True))
"""How questions name aliens to choose among, each with its power."""
FIRST_ASKS: Final = frozenset({ASK_ALIEN, ASK_ALIENS, ASK_DRAFT})
"""Questions of a time when nobody has anything yet to be ordered about."""
ASK_POWER: Final = KEYS.question("power", "alien", options=("use", *_ALWAYS))
ASK_POWER_ON: Final = KEYS.question("power-on", "alien", "who", options=("use", *_ALWAYS))
ASK_ANSWER: Final = KEYS.question("answer", "who", "what", options=(CANCEL, WAIT, *_ALWAYS), waiting=("who",))
ASK_WINDOW: Final = KEYS.question("window", "offense", options=(PLAY, *_ALWAYS), waiting=("offense",))
ASK_GATE: Final = f"{PREFIX}ask-gate-"
"""How the questions of all gates begin, those of expansions among them."""


def ask_of_gate(gate: str) -> str:
    """The question that is put at a gate."""
    return f"{ASK_GATE}{gate}"


BESIDE_GATES: Final = {
    "start": ("launch", "refound", "redraw"),
    "alliances": ("card", USE, SPARE),
    "revealed": ("bid", "reward", "offer", USE, SPARE),
    "resolution": ("reward",),
}
"""What else may be answered there."""
ASK_GATES: Final[Mapping[str, str]] = {
    name: KEYS.question(
        f"gate-{name}",
        "offense",
        options=(PLAY, LET, *BESIDE_GATES.get(name, ()), *_ALWAYS),
        waiting=("offense",),
    )
    for name in ("start", "alliances", "revealed", "resolution")
}
ASK_LAUNCH: Final = KEYS.question("launch", "who", "how", options=("launch", "refound", "redraw", ORDERS))
ASK_INVITE: Final = KEYS.question("invite", "planet", "stance", options=("invite", *_ALWAYS))
ASK_ALLY: Final = KEYS.question(
    "ally",
    *("offense", "defense", "planet", "ahead"),
    options=("ally", WAIT, *_ALWAYS),
    waiting=("offense", "defense"),
)
ASK_CARD: Final = KEYS.question(
    "card", "stance", "planet", "offense", "defense", "lower", "kickers", options=("card", ORDERS)
)
ASK_KICKER: Final = KEYS.question("kicker", "stance", "planet", "kickers", options=("announce", *_ALWAYS))
ASK_REINFORCE: Final = KEYS.question(
    "reinforce", "offense", "defense", "lower", options=("reinforce", *_ALWAYS)
)
ASK_REWARD: Final = KEYS.question("reward", "number", options=("reward", ORDERS))
ASK_LAST_CARDS: Final = KEYS.question("last-cards", options=(PLAY, *_ALWAYS))
ASK_HOME: Final = KEYS.question("home", "number", options=("home", "lot", *_ALWAYS))
ASK_DEAL: Final = KEYS.question(
    "deal", "other", options=("offer", "accept", "refuse", ORDERS), waiting=("other",)
)
ASK_WHOLE_DEAL: Final = KEYS.question("whole-deal", options=("accept", "refuse", ORDERS))
ASK_CHOOSE_SEAT: Final = KEYS.question("choose-seat", "what", options=("seat", *_ALWAYS))
ASK_CHOOSE_ALIEN: Final = KEYS.question("choose-alien", "what", options=("choose", ORDERS))
ASK_CHOOSE_CARD: Final = KEYS.question("choose-card", "what", options=("card", *_ALWAYS))
ASK_CHOOSE_NUMBER: Final = KEYS.question("choose-number", "what", options=("number", *_ALWAYS))
ASK_CHOOSE_YES: Final = KEYS.question("choose-yes", "what", options=("yes", *_ALWAYS))
ASK_CHOOSE_SHIPS: Final = KEYS.question("choose-ships", "what", options=("ships", *_ALWAYS))
ASK_THEIR_SHIPS: Final = KEYS.question("their-ships", "what", "who", options=("ships", *_ALWAYS))
ASK_CHOOSE_PLANET: Final = KEYS.question("choose-planet", "what", options=("planet", *_ALWAYS))

# ------------------------------------------------------------------------------------------------- facts

ORDERED: Final = KEYS.fact("ordered")
DEALT_ALIENS: Final = KEYS.fact("dealt-aliens", "aliens")
DEALT_SOME: Final = KEYS.fact("dealt-some", "number", "aliens")
PASSED_ON: Final = KEYS.fact("passed-on", "number")
PLAYS_ALIEN: Final = KEYS.fact("plays-alien", "who", "alien")
FIRST: Final = KEYS.fact("first", "who")
TURN: Final = KEYS.fact("turn", "who", "number")
ENCOUNTER: Final = KEYS.fact("encounter", "who", "number")
USES: Final = KEYS.fact("uses", "who", "alien")
ZAPPED: Final = KEYS.fact("zapped", "who", "alien", strikes="who")
CANCELS: Final = KEYS.fact("cancels", "who", "card", "other", "what", strikes="other")
PLAYED: Final = KEYS.fact("played", "who", "card", "sort")
DISCARDS: Final = KEYS.fact("discards", "who", "number", "cards")
SHOWS: Final = KEYS.fact("shows", "who", "number", "cards")
DRAWS_FURTHER: Final = KEYS.fact("draws-further", "who", "number", "back")
DRAWS: Final = KEYS.fact("draws", "who", "number")
DREW: Final = KEYS.fact("drew", "number", "cards")
QUAKE: Final = KEYS.fact("quake")
NEW_HAND: Final = KEYS.fact("new-hand", "who", "number", "cards")
TAKES: Final = KEYS.fact("takes", "who", "other", "number")
TOOK: Final = KEYS.fact("took", "who", "other", "number", "cards")
REGROUPS: Final = KEYS.fact("regroups", "who")
DESTINY: Final = KEYS.fact("destiny-colour-drawn", "who")
DESTINY_WILD: Final = KEYS.fact("destiny-wild-drawn")
DESTINY_SPECIAL: Final = KEYS.fact("destiny-special-drawn", "card", "who")
HAZARD: Final = KEYS.fact("hazard")
REDRAWS: Final = KEYS.fact("redraws", "who")
REFOUNDS: Final = KEYS.fact("refounds", "who", "planet", "number")
LAUNCHES: Final = KEYS.fact("launches", "who", "other", "planet", "number")
CANNOT_LAUNCH: Final = KEYS.fact("cannot-launch", "who")
NO_TARGET: Final = KEYS.fact("no-target", "who")
INVITES_NOBODY: Final = KEYS.fact("invites-nobody", "who")
INVITES: Final = KEYS.fact("invites", "who", "seats")
ALLIES: Final = KEYS.fact("allies", "who", "stance", "number")
DECLINES: Final = KEYS.fact("declines", "who")
NO_CARD: Final = KEYS.fact("no-card", "who")
ANNOUNCES_KICKER: Final = KEYS.fact("announces-kicker", "who")
CHOSE_CARD: Final = KEYS.fact("chose-card", "who", "number")
REVEALS: Final = KEYS.fact("reveals", "who", "card")
BECOMES_ATTACK: Final = KEYS.fact("becomes-attack", "who", "number")
BECOMES: Final = KEYS.fact("becomes", "who", "card")
REINFORCES: Final = KEYS.fact("reinforces", "who", "card", "stance")
TOTAL_PARTS: Final = ("card", "own", "allies", "reinforcements", "bonus", "total")
LESS_PARTS: Final = ("card", "bases", "own", "allies", "reinforcements", "bonus", "total")
TOTAL: Final = KEYS.fact("total", "who", *TOTAL_PARTS)
TOTAL_LESS: Final = KEYS.fact("total-less", "who", *LESS_PARTS)
WINS: Final = KEYS.fact("wins", "who")
BOTH_LOSE: Final = KEYS.fact("both-lose")
DEAL_BEGINS: Final = KEYS.fact("deal-begins", "who", "other")
OFFERS: Final = KEYS.fact("offers", "who", "other")
OFFERS_CARDS: Final = KEYS.fact("offers-cards", "who", "other", "cards")
OFFERS_TYPES: Final = KEYS.fact("offers-types", "who", "other", "types")
OFFERS_RANDOM: Final = KEYS.fact("offers-random", "who", "other", "number")
OFFERS_COLONY: Final = KEYS.fact("offers-colony", "who", "other", "planet", "number")
REFUSES: Final = KEYS.fact("refuses", "who")
AGREES: Final = KEYS.fact("agrees", "who", "other")
DEAL_FAILS: Final = KEYS.fact("deal-fails", "who", "other")
_DEEDS: Final = (
    *(PLAYED, USES),
    *(
        f"{PREFIX}{one}"
        for one in ("tech-omega", "tech-mines", "kicker-scatters", "kicker-destroys", "rift-detonates")
    ),
)
"""What somebody's ships may be lost by, but for the outcome of an encounter: which was told last."""
LOSES: Final = KEYS.fact("loses", "who", "number", strikes="who", below=_DEEDS, unasked=True)
REMOVES: Final = KEYS.fact("removes", "who", "number", strikes="who", below=_DEEDS)
GOES_HOME: Final = KEYS.fact("goes-home", "who", "number", strikes="who", below=_DEEDS, unasked=True)
LANDS: Final = KEYS.fact("lands", "who", "planet", "number")
POWER_LOST: Final = KEYS.fact("power-lost", "who", strikes="who")
POWER_BACK: Final = KEYS.fact("power-back", "who")
TRADE_POWERS: Final = KEYS.fact("trade-powers", "who", "other", strikes="other")
LENDS: Final = KEYS.fact("lends", "who", "other", "alien")
TAKES_BACK: Final = KEYS.fact("takes-back", "who", "cards")
MIXED: Final = KEYS.fact("mixed", "who", "other", strikes="other")
RETRIEVES: Final = KEYS.fact("retrieves", "who", "number")
COMPENSATION: Final = KEYS.fact("compensation", "who", "other", "number")
COMPENSATION_DECK: Final = KEYS.fact("compensation-deck", "who", "number")
REWARDED_FURTHER: Final = KEYS.fact("rewarded-further", "who", "number", "back")
REWARDED: Final = KEYS.fact("rewarded", "who", "cards", "ships")
NEXT_ENCOUNTER: Final = KEYS.fact("next-encounter", "who")
ENDS_AT_ONCE: Final = KEYS.fact("ends-at-once", "who")

# ------------------------------------------------------------------------------------------------- refusals and ends

NO_TERMS: Final = KEYS.refusal("no-terms")
ONE_OF_EACH: Final = KEYS.refusal("one-of-each")
CANNOT_DELIVER: Final = KEYS.refusal("cannot-deliver")
NOT_NOW: Final = {
    name: KEYS.refusal(f"not-{name}")
    for name in (
        *("launch", "invite", "ally", "card", "flare", "artifact"),
        *("deal", "zap", "power", "reinforce", "ships", "reward"),
    )
}
"""When a move may be made, by its command, for whoever makes it at another time."""
WON: Final = KEYS.result("won", "winners", "number")
WON_BY_POWER: Final = KEYS.result("won-by-power", "winners", "alien")

HIGHLIGHT_STANDS: Final = KEYS.notice("highlight-stands", "colonies", "needed")
HIGHLIGHT_TURN: Final = KEYS.notice("highlight-turn", "who", "turn", "planet")
HIGHLIGHT_UNBEATEN: Final = KEYS.notice("highlight-unbeaten", "who")
HIGHLIGHT_SIEGE: Final = KEYS.notice("highlight-siege", "planet", "number")
HIGHLIGHT_BLUFF: Final = KEYS.notice("highlight-bluff", "who", "card", "other", "more")

# ------------------------------------------------------------------------------------------------- lines of the view

STANDS: Final = KEYS.line("offer-stands", "who")
STANDS_AT: Final = KEYS.line("stands-at", "offense", "defense", "lower")
"""What both sides come to before reinforcements."""
GATE_SIDES: Final = KEYS.line("gate-sides", "offense", "defense", "planet", "attackers", "defenders")
"""Who meets whom where, and with how many ships, their allies' among them."""
GATE_ALLIES: Final = KEYS.line("gate-allies", "who", "seats")
MAY_USE: Final = KEYS.line("may-use", "alien")
"""An optional power whose moment comes at this gate, or before the next."""
OWES: Final = KEYS.line("owes", "by", "number")
OWES_CARDS: Final = KEYS.line("owes-cards", "by", "number")
FOUNDERS: Final = KEYS.line("founders", "planet", "number")
EXACTLY: Final = KEYS.line("exactly", "number")
LAYS: Final = KEYS.line("lays", "number")
"""Why a question takes so many and no others."""
PROGRESS: Final = KEYS.line("progress", "turn", "who", "phase")
SUMMARY_SEAT: Final = KEYS.line(
    "summary-seat", "letter", "who", "aliens", "colonies", "needed", "hand", "warp"
)
SUMMARY_PLANET: Final = KEYS.line("summary-planet", "planet", "ships")
DREW_COLOUR: Final = KEYS.line("destiny-colour", "who")
DREW_WILD: Final = KEYS.line("destiny-wild")
DREW_SPECIAL: Final = KEYS.line("destiny-special", "card")
DREW_HAZARD: Final = KEYS.line("destiny-hazard")

# ------------------------------------------------------------------------------------------------ put right

CORRECT: Final = KEYS.form("correct", options=("move-ships", "return-card", "set-turn"))
CORRECTED_CARD: Final = KEYS.fact("corrected-card", "who", "card")
CORRECTED_TURN: Final = KEYS.fact("corrected-turn", "who")
REFUSED_CORRECTION: Final = KEYS.refusal("correction")
CORRECTED_SHIPS: Final = KEYS.fact("corrected-ships", "who", "number", "from", "to")
