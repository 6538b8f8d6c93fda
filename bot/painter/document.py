"""The file round a page: the few objects that a PDF document of one page needs, and where each of them begins."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

Form: TypeAlias = str
"""What is drawn on a sheet of its own, to be laid on the page as one thing."""

_FIXED = 5
_EVERYWHERE = "-1000000 -1000000 1000000 1000000"


def write_document(
    width: int, height: int, content: str, forms: Sequence[Form], opacities: Collection[int]
) -> bytes:
    """A document of one page; in its content `/x0`, `/x1`, … are the forms and `/o45` is an opacity of 45 percent."""
    named = " ".join(f"/x{place} {_FIXED + 1 + place} 0 R" for place in range(len(forms)))
    states = " ".join(f"/o{each} <</ca {each / 100:.2f}/CA {each / 100:.2f}>>" for each in sorted(opacities))
    shared = "4 0 R"
    group = f"/Type/XObject/Subtype/Form/BBox[{_EVERYWHERE}]/Group<</S/Transparency>>/Resources {shared}"
    return _file(
        [
            "<</Type/Catalog/Pages 2 0 R>>",
            "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {width} {height}]/Contents 5 0 R/Resources {shared}>>",
            f"<</ExtGState<<{states}>>/XObject<<{named}>>>>",
            _stream("", content),
            *(_stream(group, form) for form in forms),
        ]
    )


def _stream(about: str, content: str) -> str:
    return f"<<{about}/Length {len(content)}>>stream\n{content}\nendstream"


def _file(objects: Sequence[str]) -> bytes:
    """The objects one after another, and the table of where they begin. Every character is ASCII: one byte."""
    parts = ["%PDF-1.7\n"]
    at = len(parts[0])
    table = ["0000000000 65535 f \n"]
    for number, each in enumerate(objects, 1):
        table.append(f"{at:010d} 00000 n \n")
        parts.append(f"{number} 0 obj\n{each}\nendobj\n")
        at += len(parts[-1])
    trailer = f"trailer<</Size {len(table)}/Root 1 0 R>>\nstartxref\n{at}\n%%EOF\n"
    return "".join([*parts, f"xref\n0 {len(table)}\n", *table, trailer]).encode("ascii")
