"""One table being served: an actor with one inbox, composed of parts that each do one thing."""
