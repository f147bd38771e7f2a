"""What a table is and who may do what: plain data and functions, no asyncio, no clock, no socket."""
