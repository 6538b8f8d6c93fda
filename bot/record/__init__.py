"""The record of a table: its game once more, page by page, through the eyes of whoever may look through them."""
