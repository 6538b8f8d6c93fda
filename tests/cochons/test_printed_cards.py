"""What is printed on the cards: the figures of the combat cards, and how many there are of each (A.1 to A.3)."""

from collections import Counter

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.voice import Voice
from games.cochons import facts
from games.cochons.extension.catalogue import CARDS, SEQUENCES, CombatCard, build_complete_deck
from games.cochons.rulebook import RULEBOOK
from porc_royal.facts import Named, Saying
from tests.cochons.scenario import galaxy
from tests.storage.rows import a_table
from tests.words import WORDS

FIGURES = {
    "base-du-groin-noir": ("CB-01", 1, 4, 3, 3),
    "bombarde-a-boum": ("CB-02", 2, 1, 2, 2),
    "bunker-kosto": ("CB-03", 2, 0, 3, 4),
    "cannon-casse-groin": ("CB-04", 1, 3, 3, 0),
    "canoniere-karnage": ("CB-05", 1, 2, 2, 2),
    "char-krabouille": ("CB-06", 3, 3, 2, 2),
    "chateau-porc": ("CB-07", 1, 0, 2, 3),
    "destroyer-de-cochon-noir": ("CB-08", 1, 4, 3, 3),
    "fusee-a-groin-chercheur": ("CB-09", 1, 2, 1, 0),
    "jamboneuse": ("CB-10", 1, 1, 1, 1),
    "lardoneuse": ("CB-11", 1, 1, 1, 1),
    "goret-santonium": ("CB-12", 1, 2, 2, 2),
    "missile-eklatou": ("CB-13", 1, 3, 2, 0),
    "petaudiere-paf-paf": ("CB-14", 1, 1, 1, 1),
    "piege-a-jambon": ("CB-15", 1, 0, 2, 3),
    "porcherie-blindee": ("CB-16", 2, 0, 1, 2),
    "porcheresse-volante": ("CB-17", 1, 1, 2, 2),
    "robot-auto-boum": ("CB-18", 1, 2, 1, 0),
    "robot-kastagne": ("CB-19", 1, 2, 2, 1),
    "super-couenne": ("CB-20", 2, 0, 1, 1),
    "torpille-moulinette": ("CB-21", 2, 1, 1, 0),
    "tromblon-pif-paf": ("CB-22", 1, 1, 1, 1),
    "vibro-massue": ("CB-23", 1, 2, 2, 1),
}
"""By title: id, copies, attack, technology, defence."""


@pytest.mark.parametrize("title", FIGURES)
def test_a_combat_card_has_its_printed_figures(title: str) -> None:
    """CB-01 to CB-23."""
    card = CARDS[title]
    assert isinstance(card, CombatCard)
    assert (card.copies, card.attack, card.technology, card.defence) == FIGURES[title][1:]


def test_the_thirty_combat_cards_add_up() -> None:
    """A.1, R-4: 23 titles, 30 cards; twelve of technology one, thirteen of two, five of three."""
    cards = [
        card
        for card in RULEBOOK.assembly.table(CARDS).values()
        if isinstance(card, CombatCard)
        for _ in range(card.copies)
    ]
    assert {card.title for card in cards} == set(FIGURES)
    assert len(cards) == 30
    assert sum(card.attack for card in cards) == 44
    assert sum(card.technology for card in cards) == 53
    assert sum(card.defence for card in cards) == 48
    assert Counter(card.technology for card in cards) == {1: 12, 2: 13, 3: 5}


def test_the_box_holds_fifty_events_of_thirty_three_titles() -> None:
    """A.3, T-13: 24 cards of seven titles, one of each of the others; eighty cards in all."""
    printed = [
        card
        for card in RULEBOOK.assembly.table(CARDS).values()
        if card.copies and not isinstance(card, CombatCard)
    ]
    events = {card.title: card.copies for card in printed}
    several = {
        "colons": 5,
        "extra-mouve": 3,
        "deplacement-de-planetes": 8,
        "gros-laches": 2,
        "gros-traitre": 2,
        "yodo-lardo": 2,
        "transporteur": 2,
    }
    assert {title: copies for title, copies in events.items() if copies > 1} == several
    assert (len(events), sum(events.values()), len(build_complete_deck(RULEBOOK.assembly))) == (33, 50, 80)


def test_every_event_says_when_it_may_be_played() -> None:
    """A.2: one sequence for most, up to three for cards of travels and fights; S-4's are all of 2B."""
    printed = [
        card
        for card in RULEBOOK.assembly.table(CARDS).values()
        if card.copies and not isinstance(card, CombatCard)
    ]
    assert all(card.when and set(card.when) <= set(SEQUENCES) for card in printed)
    several = {card.title: card.when for card in printed if len(card.when) > 1}
    assert several == {
        "deplacement-de-planetes": ("2B", "3A", "3B"),
        "gorruption": ("2B", "3A"),
        "pluie-de-cailloux": ("2B", "3A"),
        "yodo-lardo": ("2B", "3A"),
    }
    counted = Counter(code for card in printed for code in card.when)
    assert counted == {"4C": 11, "2B": 13, "3A": 9, "1B": 2, "3B": 1, "3C": 1, "ANY": 1}
    assert all("2B" in card.when for card in printed if card.simplified)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule_set", "moments"), [("complete", ("2b", "3a", "3b")), ("simplified", ())])
def test_a_hand_in_words_says_when_each_card_may_be_played_as_its_picture_does(
    language: Language, rule_set: str, moments: tuple[str, ...]
) -> None:
    """A.2, S-13: for those who hear it."""
    held = {0: "deplacement-de-planetes.1 jamboneuse.1"}
    table = galaxy(
        "O red 0:3G", "A1 red 1:3G", "A3 red 2:3G", chapter="travel", rule_set=rule_set, hands=held
    )
    voice = Voice(WORDS.of(language), lambda seat: f"P{seat}", "cochons")
    shown = RULEBOOK.hand(table.view(0))
    event = tuple(Named("sequence", code) for code in moments) or (Saying(facts.CARD_WHEN_TRAVEL),)
    assert {card.name: card.marks for card in shown} == {
        "deplacement-de-planetes.1": event,
        "jamboneuse.1": (Saying(facts.CARD_WHEN),),
    }
    scene = RULEBOOK.hand_board(table.view(0), voice.phrase)
    lines = voice.hand(a_table(1), shown).splitlines()[1:]
    for card, line in zip(shown, lines, strict=True):
        when = " · ".join(map(voice.arg, card.marks))
        assert line.endswith(f" ({when})")
        assert repr(when) in repr(scene)
