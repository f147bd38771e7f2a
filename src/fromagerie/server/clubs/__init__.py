"""Tournaments for a club: people, rounds, tables, standings."""
