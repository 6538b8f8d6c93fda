"""What can be looked up in this game: all cards, clans with their powers, pieces, monsters, tiles, and its words."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import CARDS, Card, CombatCard
from games.cochons.picture.faces import draw_hand
from games.cochons.picture.pictures import show_card
from games.cochons.picture.shown import HandPicture
from porc_royal.additions import Additions, Assembly
from porc_royal.facts import Named, Saying
from porc_royal.picture.shown import collect_words
from porc_royal.reference import ReferenceEntry, enter_word
from porc_royal.rulebook import Phrase
from porc_royal.scene import Scene

OWN: Final = Additions(facts.GAME)
OWN.keys.thing("entry", "combat-card", "event-card", "clan-card", "clan", "piece", "monster")
ONLY_COMPLETE: Final = OWN.keys.line("entry-only-complete")
IS_GORET: Final = OWN.keys.line("entry-goret")
IS_GRUIK: Final = OWN.keys.line("entry-gruik")

OF_COMBAT: Final = ("C-47", "C-48", "C-49")
"""The rules that say more of all combat cards."""
POWERS_OF: Final = ("porcus", "hylocherus", "phacocherus", "babiroussa", "scrofa", "pecari")
"""The clans in the order of their powers, three each: P-1 to P-18, with our rulings on them from R-130 on (O-9)."""
THINGS: Final = (
    ReferenceEntry(Named("piece", "goret"), "piece", (Saying(IS_GORET),), rules=("C-4", "R-35", "C-46")),
    ReferenceEntry(
        Named("piece", "gruik"), "piece", (Saying(IS_GRUIK),), rules=("C-26", "R-34", "C-46", "R-76")
    ),
    ReferenceEntry(Named("piece", "pirate"), "monster", rules=("C-33", "R-41", "R-92")),
    ReferenceEntry(Named("piece", "porcophage"), "monster", rules=("C-34", "R-91")),
    ReferenceEntry(Named("extras", "worm"), "monster", rules=("C-35", "R-45", "R-90")),
    ReferenceEntry(Named("tile-kind", "asteroid"), "place", rules=("C-9", "R-13", "C-57")),
    ReferenceEntry(Named("tile-kind", "sun"), "place", rules=("O-3", "R-125")),
)
WORDS: Final = tuple(
    enter_word(OWN.keys, name, *rules)
    for name, rules in (
        ("recipe", ("C-5", "C-6", "R-2")),
        ("acorn", ("C-57", "R-96", "C-58")),
        ("planet", ("C-8", "R-67")),
        ("double", ("R-3", "S-25")),
        ("rim", ("R-12", "R-10")),
        ("trip", ("C-38", "S-15", "R-48", "R-49")),
        ("marker", ("C-36", "R-46", "R-47")),
        ("pinned", ("S-17", "R-55")),
        ("flight", ("C-51", "R-77")),
        ("technology", ("C-49", "R-74")),
        ("strength", ("C-46", "R-75")),
        ("round", ("C-50", "R-76")),
        ("combat-card", ("C-18", "C-47", "R-71")),
        ("event-card", ("C-18", "R-21")),
        ("pause", ("R-21", "R-22", "R-24")),
        ("reorganisation", ("C-53", "R-86")),
        ("possession", ("R-67", "S-16")),
        ("colonist", ("C-22", "C-23", "C-24", "C-25")),
        ("newcomer", ("S-27", "C-28")),
        ("monsters", ("C-44", "R-42", "R-43")),
        ("elimination", ("C-66", "R-114", "R-116")),
        ("royal", ("C-60", "R-112")),
        ("governor", ("C-59", "R-98", "R-102")),
        ("election", ("C-61", "C-62", "C-64", "R-111")),
        ("coalition", ("C-65", "R-26", "C-20")),
        ("sequence", ("C-15", "C-16")),
    )
)


def list_entries(assembly: Assembly) -> Sequence[ReferenceEntry]:
    """Everything that can be looked up, cards first."""
    cards = [_describe_card(card) for card in assembly.table(CARDS).values()]
    return (*cards, *_list_clans(), *THINGS, *WORDS)


def _describe_card(card: Card) -> ReferenceEntry:
    is_combat = isinstance(card, CombatCard)
    notes = [*card.list_moments(complete=True), *([] if card.simplified else [Saying(ONLY_COMPLETE)])]
    return ReferenceEntry(
        Named("card", card.title),
        "combat-card" if is_combat else "event-card" if card.copies else "clan-card",
        does=(card.describe(),),
        notes=notes,
        copies=card.copies,
        rules=OF_COMBAT if is_combat else card.rules,
        told=None if is_combat else card.describe(),
        draw=partial(_draw_card, card.title),
    )


def _draw_card(title: str, phrase: Phrase) -> Scene:
    """The card alone, as it lies in a hand of the complete game."""
    face = show_card(f"{title}.1", phrase, complete=True)
    words = collect_words(phrase)
    kind = phrase(Named("entry", "combat-card" if face.kind == "combat" else "event-card"))
    return draw_hand(HandPicture(face.title, kind, (face,)), words)


def _list_clans() -> Iterator[ReferenceEntry]:
    for place, clan in enumerate(POWERS_OF):
        first = 3 * place + 1
        rules = [rule for number in range(first, first + 3) for rule in (f"P-{number}", f"R-{129 + number}")]
        yield ReferenceEntry(Named("clan", clan), "clan", rules=rules)
