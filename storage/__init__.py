"""What is kept: one SQLite file, or a PostgreSQL database, behind typed ports, and nothing of any rule.

Import what you need from `storage.ports` (rows, errors, Protocols); only the program's entry point
imports `storage.sqlite`, or `storage.postgres.store`, to open a store.
"""
