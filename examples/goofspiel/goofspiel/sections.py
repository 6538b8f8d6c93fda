"""The numbered rules, in reading order. Their sentences are in `messages/`."""

from typing import Final

from porc_royal.sections import Rule, Section

SECTIONS: Final = (
    Section("beginning", (Rule("G-1"), Rule("G-2"))),
    Section("bidding", (Rule("G-3"), Rule("G-4"), Rule("G-5"))),
    Section("end", (Rule("G-6"),)),
)
