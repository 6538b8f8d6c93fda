"""What can be looked up in this game: both decks, abilities, races, terrain, and the words of its rules."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, EVENTS, Card, Event, list_abilities
from games.interstellar_pig.picture.faces import HandPicture, draw_hand
from games.interstellar_pig.picture.pictures import show_card
from porc_royal.additions import Additions, Assembly
from porc_royal.facts import Named, Saying
from porc_royal.picture.shown import collect_words
from porc_royal.reference import ReferenceEntry, enter_word
from porc_royal.rulebook import Phrase
from porc_royal.scene import Scene

OWN: Final = Additions(facts.GAME)
OWN.keys.thing(
    "entry",
    "prize-card",
    "gear-card",
    "combat-card",
    "utility-card",
    "hazard-card",
    "ability",
    "race",
    "temperature",
    "atmosphere",
    "gravity",
    "terrain",
)
ONE_USE: Final = OWN.keys.line("entry-one-use")
ABILITY_RULES: Final = {
    "infravision": ("IP-15", "R-36"),
    "natural-weapons": ("IP-16", "R-1"),
    "intelligence": ("IP-17", "R-48"),
    "agility": ("IP-18", "R-36"),
    "resistant": ("IP-19", "R-36"),
    "super-metabolism": ("IP-20", "R-2"),
}
FAVOURED: Final = (
    *(("temperature", name, ("IP-11", "IP-69")) for name in ("hot", "cold", "temperate")),
    *(("atmosphere", name, ("IP-12", "IP-69")) for name in ("oxidizing", "reducing", "inert")),
    *(("gravity", "light", ("IP-67", "IP-72")), ("gravity", "moderate", ("IP-68", "IP-72"))),
    *(("gravity", "heavy", ("IP-66", "IP-72")),),
    *(("terrain", name, ("IP-27", "IP-71")) for name in ("darkness", "radiation", "topography", "plain")),
)
"""What planets are like and characters need there."""
WORDS: Final = tuple(
    enter_word(OWN.keys, name, *rules)
    for name, rules in (
        ("character", ("IP-8", "IP-21", "IP-30")),
        ("ability", ("IP-14", "R-1")),
        ("need", ("IP-69", "IP-70", "IP-71", "R-33")),
        ("gear", ("IP-70", "R-33", "R-34")),
        ("envelope", ("IP-29", "IP-51", "IP-52", "R-39")),
        ("stash", ("IP-34", "IP-35", "IP-36")),
        ("hand", ("R-41", "R-15")),
        ("space", ("IP-46", "IP-54")),
        ("orbit", ("IP-49", "R-98", "IP-56")),
        ("ground", ("IP-49", "IP-55")),
        ("line", ("IP-23", "IP-44")),
        ("dot", ("IP-24", "IP-47")),
        ("star", ("IP-25", "IP-50", "R-74")),
        ("exact-count", ("IP-49", "R-24")),
        ("arrival", ("T.3", "R-28")),
        ("fight", ("IP-53", "IP-57", "IP-59", "IP-61")),
        ("one-use", ("IP-58", "R-50")),
        ("hazard", ("R-64", "R-63", "R-67")),
        ("afloat", ("IP-65", "R-55")),
        ("loot", ("IP-62", "R-51")),
        ("missed-turn", ("R-31", "R-32")),
        ("repairs", ("IP-102", "IP-88", "R-84")),
        ("round", ("IP-3", "IP-4", "R-86")),
        ("event", ("IP-50", "R-74")),
    )
)


def list_entries(assembly: Assembly) -> Sequence[ReferenceEntry]:
    """Everything that can be looked up, cards first."""
    cards = [_describe_card(card) for card in assembly.table(CARDS).values()]
    events = [_describe_event(event) for event in assembly.table(EVENTS).values()]
    races = [ReferenceEntry(Named("race", race), "race", rules=("IP-9", "R-9")) for race in facts.RACES]
    worlds = [ReferenceEntry(Named(kind, name), kind, rules=rules) for kind, name, rules in FAVOURED]
    return (*cards, *events, *_list_abilities(assembly), *races, *worlds, *WORDS)


def _describe_card(card: Card) -> ReferenceEntry:
    does, notes = card.describe(), (Saying(ONE_USE),) if card.one_use else ()
    draw = partial(_draw_card, card.title)
    return ReferenceEntry(
        Named("card", card.title),
        f"{card.kind}-card",
        (does,),
        notes,
        card.copies,
        (card.rule,),
        told=does,
        draw=draw,
    )


def _describe_event(event: Event) -> ReferenceEntry:
    does = Saying(facts.KEYS.effect_of(event.title))
    return ReferenceEntry(
        Named("event", event.title), "event", (does,), (), event.copies, (event.rule,), told=does
    )


def _list_abilities(assembly: Assembly) -> Iterator[ReferenceEntry]:
    for ability in dict.fromkeys(list_abilities(assembly).values()):
        does = Saying(facts.KEYS.effect_of(ability))
        yield ReferenceEntry(
            Named("ability", ability), "ability", (does,), rules=ABILITY_RULES.get(ability, ())
        )


def _draw_card(title: str, phrase: Phrase) -> Scene:
    """The card alone."""
    face = show_card(f"{title}.1", phrase)
    kind = phrase(Named("entry", f"{face.kind}-card"))
    return draw_hand(HandPicture(face.title, kind, (face,)), collect_words(phrase))
