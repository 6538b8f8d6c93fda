"""What can be looked up in this game: every card and alien of base and expansions, and the words of its rules."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from games.cosmic import facts
from games.cosmic.extension.declarations import ALIENS, APART, RULINGS
from games.cosmic.extension.pool import BARRED
from games.cosmic.extension.techs import TECHS, Tech
from games.cosmic.picture.faces import draw_aliens, draw_hand
from games.cosmic.picture.parties import show_card
from games.cosmic.picture.pictures import show_alien
from games.cosmic.picture.shown import AliensPicture, HandPicture
from games.cosmic.state.catalogue import (
    ARTIFACT,
    ATTACK,
    COSMIC,
    FLARE,
    KICKER,
    KINDS,
    MORPH,
    NEGOTIATE,
    REINFORCEMENT,
    Kind,
    find_back,
    find_kind,
    list_all,
    name_card,
    name_flare,
)
from games.cosmic.state.labs import name_tech
from games.cosmic.state.options import read_options
from games.cosmic.state.pool import ORIGINS
from games.cosmic.views import additions
from games.cosmic.views.summary import describe_kind, say_flare
from games.cosmic.views.techs import COST, SECRET
from porc_royal.additions import Assembly
from porc_royal.facts import Named, Saying
from porc_royal.picture.shown import collect_words
from porc_royal.reference import ReferenceEntry, enter_word
from porc_royal.rulebook import Phrase
from porc_royal.scene import Scene
from porc_royal.settings import Settings

ADDS: Final = facts.Adds()
ADDS.keys.thing("entry", "alien", "flare", "artifact")
WILD: Final = ADDS.keys.line("entry-wild", "text")
SUPER: Final = ADDS.keys.line("entry-super", "text")
FROM_DECK: Final = ADDS.keys.line("entry-deck", "back")
PRINTED: Final = {
    "base": ADDS.keys.line("entry-printed-base"),
    "dominion": ADDS.keys.line("entry-printed-dominion"),
    "other": ADDS.keys.line("entry-printed-other"),
}
ALERTED: Final = {
    "green": ADDS.keys.line("entry-alert-green"),
    "yellow": ADDS.keys.line("entry-alert-yellow"),
    "red": ADDS.keys.line("entry-alert-red"),
}
NEVER_BESIDE: Final = {
    frozenset({"usual", "strict"}): ADDS.keys.line("entry-apart-sheets", "alien"),
    frozenset({"strict", "revised"}): ADDS.keys.line("entry-apart-chosen", "alien"),
    frozenset({"usual", "revised"}): ADDS.keys.line("entry-apart-revised", "alien"),
}
"""By the values of the option `pairs` with which two are kept apart."""
EVERYTHING: Final[Settings] = {"cosmic_pig": True, "reward_deck": "both", "kickers": "old"}
"""With these settings every kind of card is in some deck; those of a usual table are counted there."""
PLAYERS: Final = 4
OF_TYPE: Final[Mapping[str, tuple[str, ...]]] = {
    ATTACK: ("CE-94", "CE-100", "CE-101"),
    NEGOTIATE: ("CE-101", "CE-102", "CE-106"),
    MORPH: ("CE-91", "CE-136", "CE-103"),
    REINFORCEMENT: ("CE-93",),
    ARTIFACT: ("CE-133",),
    FLARE: ("CE-130", "CE-132"),
    KICKER: ("CD-40", "CD-42", "CD-43"),
}
"""The rules that say more of all cards of a type."""
Copies: TypeAlias = Mapping[str, tuple[str, int]]
"""Of each kind of card the back, and how many there are."""

ADDS.add(
    additions.ENTRIES,
    tuple(
        enter_word(ADDS.keys, name, *rules)
        for name, rules in (
            ("warp", ("CE-30", "CE-42", "CE-3")),
            ("gate", ("CE-60", "CE-61")),
            ("colony", ("CE-21", "CE-22", "CE-20")),
            ("home-colony", ("CE-22", "CE-23")),
            ("system", ("CE-2", "CE-22")),
            ("main-player", ("CE-50", "CE-62", "CE-83")),
            ("offense", ("CE-24", "CE-60", "CE-104")),
            ("defense", ("CE-51", "CE-62", "CE-105")),
            ("ally", ("CE-71", "CE-72", "CE-73")),
            ("encounter", ("CE-43", "CE-109", "CE-120")),
            ("regroup", ("CE-42",)),
            ("destiny", ("CE-10", "CE-50", "CE-51", "CE-53")),
            ("hazard", ("CD-11", "CE-50", "CD-R28")),
            ("planning", ("CE-80", "CE-83")),
            ("reveal", ("CE-90", "CE-91", "CE-92")),
            ("total", ("CE-94", "CE-100")),
            ("encounter-card", ("CE-83", "CE-40", "CE-81")),
            ("attack", ("CE-100", "CE-101")),
            ("deal", ("CE-110", "CE-111", "CE-112", "CE-114")),
            ("success", ("CE-109", "CE-120")),
            ("compensation", ("CE-106", "CE-107")),
            ("reward", ("CE-105",)),
            ("reinforcement", ("CE-93",)),
            ("kicker", ("CE-137", "CD-40", "CD-42", "CD-43")),
            ("artifact", ("CE-133",)),
            ("flare", ("CE-130", "CE-131", "CE-132")),
            ("wild-flare", ("CE-130",)),
            ("super-flare", ("CE-130",)),
            ("zap", ("CE-134", "CE-135", "CE-R6")),
            ("power", ("CE-23", "CE-25")),
            ("alien", ("CE-4", "CE-8")),
            ("new-hand", ("CE-138", "CE-81", "CE-R3")),
            ("quake", ("CD-10", "CD-R13")),
            ("moon", ("CE-140", "CE-141", "CE-142", "CE-144")),
        )
    ),
)


def list_entries(assembly: Assembly) -> Sequence[ReferenceEntry]:
    """Everything that can be looked up: aliens with their flares, all other cards, and words."""
    kinds = [kind for kind in assembly.table(KINDS).values() if kind.type != FLARE]
    words = [entry for entries in assembly[additions.ENTRIES] for entry in entries]
    copies = _count_copies(assembly, EVERYTHING) | _count_copies(assembly, {})
    techs = map(_describe_tech, assembly.table(TECHS).values())
    return (
        *_list_aliens(assembly),
        *techs,
        *(_describe_kind(assembly, kind, copies) for kind in kinds),
        *words,
    )


def _count_copies(assembly: Assembly, settings: Settings) -> dict[str, tuple[str, int]]:
    cards = list_all(assembly, read_options(assembly, settings), PLAYERS)
    copies = Counter(find_kind(card).name for card in cards)
    return {find_kind(card).name: (find_back(card), copies[find_kind(card).name]) for card in cards}


def _list_aliens(assembly: Assembly) -> Iterator[ReferenceEntry]:
    """Each alien with its power and both flares; its flare is found by its own title, too."""
    for alien in assembly.table(ALIENS):
        named = facts.name_alien(alien)
        power, flare = Named("power", named.name), name_card(name_flare(alien))
        does = (
            power,
            Saying(WILD, {"text": Named("wild", named.name)}),
            Saying(SUPER, {"text": Named("super", named.name)}),
        )
        draw = partial(_draw_alien, alien)
        notes = _tell_origin(assembly, alien)
        rules = assembly.table(RULINGS)[alien]
        yield ReferenceEntry(named, "alien", does, notes, rules=rules, named=(flare,), told=power, draw=draw)
        card = partial(_draw_card, name_flare(alien))
        yield ReferenceEntry(
            flare, "flare", does[1:], copies=1, rules=OF_TYPE[FLARE], told=say_flare(flare.name), draw=card
        )


def _tell_origin(assembly: Assembly, alien: str) -> tuple[Saying, ...]:
    """In which set it was printed, its alert level, and at which tables it is not dealt.

    An alien of an expansion alone has neither set nor level.
    """
    origin = assembly.table(ORIGINS).get(alien)
    printed = () if origin is None else (Saying(PRINTED[origin.printed]), Saying(ALERTED[origin.alert]))
    barred = [Saying(one.why) for one in assembly[BARRED] if one.alien == alien]
    apart = [
        Saying(NEVER_BESIDE[one.pairs], {"alien": facts.name_alien(other)})
        for one in assembly[APART]
        for other in sorted(one.pair - {alien})
        if alien in one.pair
    ]
    return (*printed, *barred, *apart)


def _describe_tech(tech: Tech) -> ReferenceEntry:
    """TD-1: what it does, and how many ships complete it."""
    named = name_tech(tech.name)
    text = Saying(tech.text)
    notes = (Saying(COST, {"cost": tech.cost}), *((Saying(SECRET),) if tech.is_secret else ()))
    return ReferenceEntry(named, "tech", (text,), notes, 1, ("TD-4", "TD-5", "TD-6"), told=text)


def _describe_kind(assembly: Assembly, kind: Kind, found: Copies) -> ReferenceEntry:
    """A kind of card; only one with a text of its own needs to be told where it is named."""
    back, copies = found.get(kind.name, (COSMIC, 0))
    is_told = kind.is_told or kind.type == ARTIFACT
    named = name_card(kind.name)
    text = describe_kind(assembly, kind)
    return ReferenceEntry(
        named,
        "artifact" if kind.type == ARTIFACT else "card",
        (text,),
        (
            *(() if back == COSMIC else (Saying(FROM_DECK, {"back": Named("back", back)}),)),
            *map(Saying, assembly.table(additions.READINGS).get(kind.name, ())),
        ),
        copies,
        OF_TYPE.get(kind.type) or assembly.table(additions.TYPE_RULES).get(kind.type, ()),
        told=text if is_told else None,
        draw=partial(_draw_card, kind.name),
    )


def _draw_card(kind: str, phrase: Phrase) -> Scene:
    """The card alone."""
    face = show_card(kind, phrase)
    return draw_hand(
        HandPicture(face.title, phrase(Named("card-type", find_kind(kind).type)), (face,)),
        collect_words(phrase),
    )


def _draw_alien(alien: str, phrase: Phrase) -> Scene:
    """The alien's sheet, with its flares."""
    shown = show_alien(alien, phrase)
    return draw_aliens(
        AliensPicture(shown.name, phrase(Named("entry", "alien")), (shown,)), collect_words(phrase)
    )
