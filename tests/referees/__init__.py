"""Independent referees: they watch games from outside and work every result out again, sharing no rule code.

A referee knows what anybody may see (the views), what was said (the facts) and what was replied. What must follow
from these it has from the rules catalogue, whose ids stand in its docstrings and complaints, never from the rules
as programmed: `test_imports.py` holds it to that.
"""
