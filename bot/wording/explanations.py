"""Explanations: what the words of a question mean, for whoever has never met them.

Only what the reader is asked is gone through: what the question names, what may be chosen, the words of the rules in
its sentence. What is said of each is printed, and the same for everybody.
"""

import re
from collections.abc import Iterator
from typing import Final

from bot.i18n import strip_markdown
from bot.tables.live import Live
from bot.wording.reference import list_entries
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Order, Pick, Several
from porc_royal.facts import Arg, Listing, Named
from porc_royal.lessons import get_hint_key
from porc_royal.reference import WORD

MOST: Final = 12
"""Things that are gone through; whoever wants more asks for each by its name."""


def explain_terms(live: Live, voice: Voice, ask: Ask) -> list[str]:
    """Why such a question is asked, and what the things in it do, a line each; empty where nothing needs a word."""
    hint = get_hint_key(ask.key)
    lines = [f"💡 {voice.text(hint)}"] if voice.reader.has(hint) else []
    lines += _explain_things(live, voice, ask)
    return list(dict.fromkeys([*lines, *_explain_words(live, voice, ask)]))[:MOST]


def _explain_things(live: Live, voice: Voice, ask: Ask) -> Iterator[str]:
    """What each thing does: a card as its holder reads it in the hand, all else as it is looked up."""
    book = live.rulebook
    hand = {one.name: one for one in book.hand(live.play.view(ask.seat))} if book.cards else {}
    entries = {one.thing: one for one in list_entries(book.entries)}
    for thing in _list_named(ask):
        card, entry = hand.get(thing.name), entries.get(thing)
        if card is not None:
            yield voice.text("named-does", name=voice.value(card.title), does=voice.say(card.effect))
        elif entry is not None:
            does = " ".join(voice.arg(one) for one in entry.does)
            yield voice.text("named-does", name=voice.value(thing), does=does)


def _list_named(ask: Ask) -> Iterator[Named]:
    """The things that a question names, then those that may be chosen."""
    for arg in (*ask.args.values(), *(arg for said in ask.about for arg in said.args.values())):
        yield from _list_things(arg)
    for option in ask.options.values():
        if isinstance(option.label, Named):
            yield option.label
        # What may be chosen further on depends on what is chosen first.
        wanted = next(iter(option.fields.values()), None)
        if isinstance(wanted, Pick | Several | Order):
            yield from (Named(wanted.kind, one) for one in wanted.choices({}))


def _list_things(arg: Arg) -> Iterator[Named]:
    if isinstance(arg, Named):
        yield arg
    elif isinstance(arg, Listing):
        for one in arg.items:
            yield from _list_things(one)


def _explain_words(live: Live, voice: Voice, ask: Ask) -> Iterator[str]:
    """The words of the rules that stand in the sentence, as it is read."""
    said = strip_markdown(voice.ask(ask))
    for entry in list_entries(live.rulebook.entries):
        if entry.kind != WORD:
            continue
        name = strip_markdown(voice.arg(entry.thing))
        if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.IGNORECASE):
            does = " ".join(voice.arg(one) for one in entry.does)
            yield voice.text("named-does", name=name, does=does)
