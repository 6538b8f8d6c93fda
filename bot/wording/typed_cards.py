"""Playing a card by its name: the option it belongs to, its targets, and what they may be."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.i18n import fold
from bot.wording.forms import Draft, fill_one, find_next_field, list_usable_values
from bot.wording.receipts import value_name
from bot.wording.typed_fields import Shown, list_matching, read_field
from bot.wording.typed_replies import Unfinished, explain_refusal
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Field, Option, Pick, Refused, Reply, Several
from porc_royal.facts import Named

DISCARD: Final = "discard"
"""The name that the option of throwing cards away has in every game."""


def find_card_option(ask: Ask, card: str) -> tuple[str, str]:
    """The option and its field with which a card can be played now. Raises `Refused`."""
    for name, (key, field) in _list_card_options(ask).items():
        if card in field.choices({}):
            return name, key
    raise Refused("no-such-card", card=card[:60])


def list_playable_cards(ask: Ask) -> list[tuple[str, Field]]:
    """Every card that some option would take, with its field, once each."""
    cards: dict[str, Field] = {}
    for name, (key, field) in _list_card_options(ask).items():
        for one in list_usable_values(ask.options[name], key, field, Draft()):
            cards.setdefault(one, field)
    return list(cards.items())


def _list_card_options(ask: Ask) -> dict[str, tuple[str, Pick | Several]]:
    """The options that begin with a card, with the field for it. To throw a card away is not to play it."""
    found = {}
    for name, option in ask.options.items():
        key, field = next(iter(option.fields.items()), ("", None))
        if isinstance(field, Pick | Several) and field.kind == "card" and name != DISCARD:
            found[name] = (key, field)
    return found


def make_card_reply(voice: Voice, ask: Ask, card: str, targets: Sequence[str]) -> Reply:
    """The reply that plays a card at its targets. Raises `Refused`, and `Unfinished` where it needs more than these."""
    option, draft = _begin(voice, ask, card)
    unused = _fill_targets(voice, ask.options[option], draft, targets)
    if unused:
        raise Refused("refused-value", field="target", value=unused[0][:60])
    try:
        return ask.check(Reply(option, draft.fields))
    except Refused as refused:
        why = explain_refusal(ask, option, draft, refused)
        if why is not refused:
            raise why from refused
        if isinstance(next(iter(ask.options[option].fields.values())), Several):
            raise Unfinished(option, Draft(), refused) from refused  # one card alone will not do here
        raise


def list_targets(
    voice: Voice, ask: Ask, card: str, before: Sequence[str], typed: str, note: Callable[[Named], str]
) -> list[Shown]:
    """Legal values for the next target of a card, after those `before`."""
    option, draft = _begin(voice, ask, card)
    unused = _fill_targets(voice, ask.options[option], draft, before)
    waiting = None if unused else _next_target(ask.options[option], draft)
    return [] if waiting is None else list_matching(voice, waiting[1], draft.fields, typed, note)


def _begin(voice: Voice, ask: Ask, card: str) -> tuple[str, Draft]:
    """The option that plays a card, with the card filled in. Raises `Refused`."""
    chosen = next((one for one, field in list_playable_cards(ask) if _matches(voice, field, one, card)), card)
    option, key = find_card_option(ask, chosen)
    field = ask.options[option].fields[key]
    return option, Draft({key: (chosen,) if isinstance(field, Several) else chosen})


def _fill_targets(voice: Voice, option: Option, draft: Draft, targets: Sequence[str]) -> Sequence[str]:
    """Aim the card of a draft; gives the targets beyond those that it takes. Raises `Refused`."""
    for used, target in enumerate(targets):
        waiting = _next_target(option, draft)
        if waiting is None:
            return targets[used:]
        draft.fields[waiting[0]] = read_field(voice, waiting[0], waiting[1], target, draft)
    return ()


def _next_target(option: Option, draft: Draft) -> tuple[str, Field] | None:
    """What a card is to be aimed at next; what other cards of the same option are aimed at is left out."""
    while (waiting := find_next_field(option, draft)) is not None:
        if not waiting[1].optional or not fill_one(*waiting, draft):
            return waiting
    return None


def _matches(voice: Voice, field: Field, one: str, typed: str) -> bool:
    return fold(typed) in (fold(one), fold(voice.value(value_name(field, one))))
