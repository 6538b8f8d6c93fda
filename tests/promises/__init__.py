"""The promises the program makes, each tried on every game of the registry.

A new game adds three files here, `secrets_<game>.py`, `invariants_<game>.py` and, for leaks of its own,
`leaks_<game>.py`, and its line in the registries `secrets.py` and `invariants.py`.
"""
