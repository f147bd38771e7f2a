"""Web Push: telling people who are elsewhere that it is their turn, if whoever runs the house has made keys for it."""
