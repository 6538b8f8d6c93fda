"""Entries that are read without the parser say what the parser would have them say."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.catalog import Catalog, split_entries
from bot.i18n.sources import list_folders, read_texts

COMMANDS = "\n".join(text for _, folder in list_folders(()) for _, text in read_texts(folder, "fr"))
SHAPES = """
plain =
    .name = open
    .description =   Open a table: now, or never #1 = yes  \n
# A remark.

## Another

with-value = Said
    .help = and explained
filled =
    .name = { $who } opens
several-lines =
    .description = One line,
        and another.
mixed =
    .name = short
    .description =
        below
referring =
    .name = { plain.name }
last =
    .name = the end
"""


@pytest.mark.parametrize("text", [SHAPES, COMMANDS], ids=["shapes", "the bot's own"])
def test_an_attribute_is_read_as_the_parser_reads_it(text: str) -> None:
    bundle, catalog = FluentBundle(["fr"]), Catalog("fr", [text])
    bundle.add_resource(FluentResource(text))
    read = 0
    for key, _ in split_entries(text):
        plain = catalog._read_plain(key)
        if plain is None:
            continue
        message = bundle.get_message(key)
        assert plain.keys() == message.attributes.keys()
        assert message.value is None
        assert not catalog.has(key)
        for name, pattern in message.attributes.items():
            assert (plain[name], []) == bundle.format_pattern(pattern)
            assert catalog.format(f"{key}.{name}", {}) == (plain[name], None)
            read += 1
    assert read >= 3


def test_only_what_is_plain_is_read_without_the_parser() -> None:
    catalog = Catalog("fr", [SHAPES])
    plain = [key for key, _ in split_entries(SHAPES) if catalog._read_plain(key) is not None]
    assert plain == ["plain", "last"]
    assert catalog.format("referring.name", {}) == ("open", None)
    assert catalog.format("plain.name", {}) == ("open", None)
    assert catalog.format("plain.nothing", {}) == (None, "no such sentence")
