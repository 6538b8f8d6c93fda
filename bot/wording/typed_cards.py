"""Playing a card by its name: the option it belongs to, its targets, and what they may be."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.wording.forms import Draft, next_field
from bot.wording.receipts import value_name
from bot.wording.typed_fields import Given, Shown, offered, read
from bot.wording.voice import Voice
from games.table.asks import Ask, Field, Pick, Refused, Reply, Several
from games.table.facts import Named

DISCARD: Final = "discard"
"""The name that the option of throwing cards away has in every game."""


def card_option(ask: Ask, card: str) -> tuple[str, str]:
    """The option and its field with which a card can be played now. Raises `Refused`."""
    for name, (key, field) in _played(ask).items():
        if card in field.choices({}):
            return name, key
    raise Refused("no-such-card", card=card[:60])


def playable(ask: Ask) -> list[tuple[str, Field]]:
    """Every card that some option would take, with its field, once each."""
    cards: dict[str, Field] = {}
    for _, field in _played(ask).values():
        for one in field.choices({}):
            cards.setdefault(one, field)
    return list(cards.items())


def _played(ask: Ask) -> dict[str, tuple[str, Pick | Several]]:
    """The options that begin with a card, with the field for it. To throw a card away is not to play it."""
    found = {}
    for name, option in ask.options.items():
        key, field = next(iter(option.fields.items()), ("", None))
        if isinstance(field, Pick | Several) and field.kind == "card" and name != DISCARD:
            found[name] = (key, field)
    return found


def with_card(voice: Voice, ask: Ask, card: str, targets: Sequence[str]) -> tuple[str, Reply | None, Draft]:
    """The option that plays a card, and the reply if the card and its targets are all it needs, else a draft."""
    chosen = next((one for one, field in playable(ask) if _is(voice, field, one, card)), card)
    option, key = card_option(ask, chosen)
    field = ask.options[option].fields[key]
    draft = Draft({key: (chosen,) if isinstance(field, Several) else chosen})
    for target in targets:
        waiting = next_field(ask.options[option], draft)
        if waiting is not None:
            draft.fields[waiting[0]] = read(voice, waiting[0], waiting[1], target, draft)
    try:
        return option, ask.check(Reply(option, draft.fields)), draft
    except Refused:
        if next_field(ask.options[option], draft) is None:
            raise
        return option, None, draft


def aimed(
    voice: Voice, ask: Ask, card: str, before: Sequence[str], typed: str, note: Callable[[Named], str]
) -> list[Shown]:
    """Legal values for the next target of a card, after those `before`."""
    chosen = next((one for one, field in playable(ask) if _is(voice, field, one, card)), card)
    option, key = card_option(ask, chosen)
    _, *targets = ask.options[option].fields
    if len(before) >= len(targets):
        return []
    given: dict[str, Given] = {key: chosen, **dict(zip(targets, before, strict=False))}
    return offered(voice, ask, option, targets[len(before)], given, typed, note)


def _is(voice: Voice, field: Field, one: str, typed: str) -> bool:
    return typed.strip().casefold() in (one.casefold(), voice.value(value_name(field, one)).casefold())
