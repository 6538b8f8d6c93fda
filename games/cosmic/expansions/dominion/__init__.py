"""Cosmic Dominion (part 5): reward decks with their cards, and special ships. README.md says which rule is where.

CD-1, CD-13: the aliens of the set, their tokens, and CD-R24, CD-R25 stand among the aliens of the base.
CD-11, CD-12, CD-R28: the hazard is a flag of the encounter, without a deck of its own.
"""
