"""Numbered steps of the schema, each a file `NNNN_what.sql` whose last line is `-- end of NNNN`."""
