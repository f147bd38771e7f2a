"""Work that takes long: spread over processes or machines, kept as it comes in, and counted with intervals."""
