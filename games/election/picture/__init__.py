"""How a ballot looks: what the picture is told (`shown.py`), forms and colours, the rows."""
