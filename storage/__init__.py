"""What is kept: one SQLite file behind typed ports, and nothing of any rule.

Import what you need from `storage.ports` (rows, errors, Protocols); only the program's entry point
imports `storage.sqlite` to open a store.
"""
