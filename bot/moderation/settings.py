"""What a table is before its start: its settings, the options of its game, and what its row says once it begins."""

from collections.abc import Mapping

from bot.games import AnyRulebook
from bot.tables.leaves import is_closed, seal_secret
from bot.tables.live import Live
from bot.tables.rng import RECIPE, compute_seed, make_secret
from bot.wording.option_text import make_slug
from bot.wording.table_settings import list_settings
from porc_royal.asks import Refused
from porc_royal.options import choose
from storage.ports import TableFields, TableRow


def make_sealed_fields(recipe: int = RECIPE) -> TableFields:
    """The secret of a new table, and the fingerprint by which everybody recognises it."""
    secret = make_secret()
    return {"secret": secret, "commitment": seal_secret(secret, recipe)}


def make_begin_fields(live: Live, at: int) -> TableFields:
    """What changes in a table's row when it begins."""
    table = live.table
    # A lobby that an older program opened has no secret yet, and nobody has added a word there.
    sealed: TableFields = {} if table.secret else make_sealed_fields(table.recipe)
    secret = sealed.get("secret", table.secret)
    return {
        **sealed,
        "status": "playing",
        "recipe": table.recipe if is_closed(table) else RECIPE,
        "seed": compute_seed(secret, [word for _, word in table.words]),
        "started_at": at,
        "rules_version": live.rulebook.version,
    }


def sort_presets_first(rulebook: AnyRulebook, chosen: Mapping[str, str]) -> list[tuple[str, str]]:
    """Presets before the rest: what is chosen beside a preset changes it, wherever it was typed."""
    presets = {option.name for option in rulebook.options if option.presets}
    return sorted(chosen.items(), key=lambda pair: pair[0] not in presets)


def copy_settings(old: TableRow, live: Live) -> None:
    """Set at a table whatever is set at another one of the same game: every setting that there is."""
    for one in list_settings(live.rulebook):
        value = one.get_value(old)
        if value != one.get_value(live.table):
            live.take_over(make_setting(live, one.name, value))


def make_setting(live: Live, name: str, value: str) -> TableFields:
    """What a setting of the table or an option of its game changes in its row. Raises `Refused` for any other name."""
    for one in list_settings(live.rulebook):
        fields = one.make_fields(live.table, value) if one.name == name else None
        if fields is not None:
            return fields
    for option in live.rulebook.options:
        if option.name == name:
            for admitted in option.values:
                if make_slug(admitted) == value.lower():
                    return {"options": choose(live.rulebook.options, live.table.options, name, admitted)}
    raise Refused("refused-value", field=name, value=value[:60])
