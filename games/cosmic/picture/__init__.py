"""How the table looks: what a picture is told (`shown.py`), the board, an encounter, cards and aliens (`faces.py`)."""
