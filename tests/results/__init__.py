"""The record: what is counted of games that were played to their end."""
