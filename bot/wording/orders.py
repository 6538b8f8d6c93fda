"""Standing orders in words, for their owner."""

from bot.wording.receipts import list_parts
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Named
from porc_royal.orders import ORDER, TERMS


def describe_order(voice: Voice, sheet: Ask, said: Reply) -> str:
    """One order in a line: its kind and its terms."""
    name = f"**{voice.arg(Named(ORDER, said.option))}**"
    return " · ".join(filter(None, (name, describe_terms(voice, sheet, said))))


def describe_terms(voice: Voice, sheet: Ask, said: Reply) -> str:
    """What its owner filled in."""
    if said.option not in sheet.options:
        return ""
    fields = sheet.options[said.option].fields
    known = Reply(said.option, {name: value for name, value in said.fields.items() if name in fields})
    filled = [
        voice.word_value(value) if name in TERMS else f"{voice.field(name)} {voice.word_value(value)}"
        for name, value in list_parts(sheet, known)
    ]
    return " · ".join(filled)
