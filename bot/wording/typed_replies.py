"""The reply that a command amounts to; where it says too little, the form that asks for the rest."""

from collections.abc import Mapping
from typing import Final

from bot.wording.forms import Draft, fill_one, find_dead_end, is_possible, list_open_fields
from bot.wording.typed_fields import DRAFTS, MISSING, continue_draft, read_field
from bot.wording.voice import Voice
from porc_royal.asks import PASS, Ask, Order, Refused, Reply
from porc_royal.commands import Given

NOTHING_TO_CHOOSE: Final = "refused-nothing-to-choose"


class Unfinished(Refused):
    """What was typed is right as far as it goes: the rest is asked for in the option's form, from `draft` on.

    refusal: what to say above the form, where the question did not take what was typed without the rest.
    """

    def __init__(self, option: str, draft: Draft, why: Refused) -> None:
        super().__init__(why.says.key, **why.says.args)
        self.option: Final = option
        self.draft: Final = draft
        self.refusal: Final = None if why.says.key == MISSING else why


def make_reply(voice: Voice, ask: Ask, option: str, given: Mapping[str, Given]) -> Reply:
    """The reply that a command's options amount to; what only one value makes possible may be left out.

    Raises `Refused` for what cannot be read as the field wants it, `Unfinished` where something is missing.
    """
    if not is_possible(ask.options[option]):
        lacking = find_dead_end(ask.options[option], Draft()) or next(iter(ask.options[option].fields))
        raise Refused(NOTHING_TO_CHOOSE, field=lacking)
    drafts, open_field = _fill_gaps(voice, ask, option, given)
    replies, refusal = {}, Refused(MISSING, field=open_field)
    for draft in drafts:
        try:
            replies[str(draft.fields)] = ask.check(Reply(option, draft.fields))
        except Refused as why:
            refusal = why
    if len(replies) == 1:
        return next(iter(replies.values()))
    missing = Refused(MISSING, field=open_field)
    draft = begin_form(voice, ask, option, given)
    raise explain_refusal(ask, option, draft, missing if replies else refusal)


def make_pass(voice: Voice, ask: Ask) -> Reply:
    """The reply of doing nothing. Raises `Refused` where something must be answered."""
    if PASS not in ask.options:
        raise Refused("no-pass")
    return make_reply(voice, ask, PASS, {})


def begin_form(voice: Voice, ask: Ask, option: str, given: Mapping[str, Given]) -> Draft:
    """The option's form, filled in with what was typed up to the first thing that is missing."""
    draft = Draft()
    for name, field in ask.options[option].fields.items():
        value = given.get(name)
        if value is not None and value != "":
            draft.fields[name] = read_field(voice, name, field, str(value), draft)
        elif not field.optional and not fill_one(name, field, draft):
            break
    return draft


def _fill_gaps(voice: Voice, ask: Ask, option: str, given: Mapping[str, Given]) -> tuple[list[Draft], str]:
    """Every way of filling in what was left out, and the first field that leaves a choice. Raises as `make_reply`."""
    drafts, open_field = [Draft()], ""
    for name, field in ask.options[option].fields.items():
        filled, refusal = list[Draft](), Refused(MISSING, field=name)
        for draft in drafts:
            try:
                filled += continue_draft(voice, name, field, given.get(name), draft)
            except Refused as why:
                refusal = why
        if not filled and refusal.says.key != MISSING:
            raise refusal
        if not 1 <= len(filled) <= DRAFTS:
            begun = begin_form(voice, ask, option, given)
            raise explain_refusal(ask, option, begun, Refused(MISSING, field=open_field or name))
        open_field = open_field or (name if len(filled) > 1 else "")
        drafts = filled
    return drafts, open_field


def explain_refusal(ask: Ask, option: str, draft: Draft, why: Refused) -> Refused:
    """What to say where the question refused a draft: that a field has nothing to choose, or `why`.

    Where choosing the rest may help, it is `Unfinished`: the beginning of a form.
    """
    wanted = ask.options[option]
    lacking = find_dead_end(wanted, draft)
    if lacking is not None:
        return Refused(NOTHING_TO_CHOOSE, field=lacking)
    for name, field in wanted.fields.items():
        if isinstance(field, Order) and name in draft.fields:
            return Unfinished(option, _cut_draft(draft, name), why)
    if why.says.key == MISSING or list_open_fields(wanted, draft):
        return Unfinished(option, draft, why)
    return why


def _cut_draft(draft: Draft, field: str) -> Draft:
    """The draft as it was before this field was filled in."""
    names = list(draft.fields)
    return Draft({name: draft.fields[name] for name in names[: names.index(field)]}, draft.skipped)
