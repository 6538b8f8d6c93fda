"""The promises the program makes, each tried on every case of `cases.py`: every game, once for each of its rule sets.

A new game adds three files here, `secrets_<game>.py`, `invariants_<game>.py` and, for leaks of its own,
`leaks_<game>.py`, and its line in the registries `secrets.py`, `invariants.py` and `leaks.py`; a rule set that hides
or conserves more adds a line of its own there and in `cases.py`.
"""
