"""Bots against bots: who plays better, and by how much."""
