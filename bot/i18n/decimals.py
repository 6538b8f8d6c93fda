"""Numbers that are not whole, as a language writes them."""

from fractions import Fraction

from bot.i18n.languages import TONGUES, Language


def write_decimal(language: Language, number: Fraction) -> str:
    """A number with one decimal where it is not whole: "42", "10,5"."""
    from babel.numbers import format_decimal  # noqa: PLC0415 - Babel takes time to import

    return str(format_decimal(round(float(number), 1), "0.#", locale=TONGUES[language].locale))
