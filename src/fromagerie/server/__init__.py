"""Many tables at once, for people who are not in the same room."""
