"""Many tables at once, for people and bots anywhere: they survive anything and give nothing away."""
