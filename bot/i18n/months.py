"""The months as a calendar heads its columns with them."""

from bot.i18n.languages import TONGUES, Language


def name_months(language: Language) -> tuple[str, ...]:
    """The twelve months, shortened, in their order."""
    from babel.dates import get_month_names  # noqa: PLC0415 - Babel takes time to import

    names = get_month_names("abbreviated", context="stand-alone", locale=TONGUES[language].locale)
    return tuple(names[number] for number in range(1, 13))
