from fromagerie.engine.bot import Bot

BOTS: dict[str, type[Bot]] = {}
