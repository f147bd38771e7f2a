"""Figures for whoever runs the house: how many tables, sockets, moves; nothing about anybody."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from fromagerie.server.house import House
    from fromagerie.server.socket import Sockets


class Gauges(Collector):
    def __init__(self, house: "House", sockets: "Sockets") -> None:
        self.house = house
        self.sockets = sockets

    def collect(self) -> Iterator[Metric]:
        store = self.house.store
        yield GaugeMetricFamily("fromagerie_tables", "Tables awake", len(self.house.keepers))
        yield GaugeMetricFamily("fromagerie_sockets", "Open sockets", self.sockets.open)
        yield CounterMetricFamily("fromagerie_messages", "Messages received", self.sockets.received)
        yield CounterMetricFamily("fromagerie_dropped", "Sockets closed because nobody read", self.sockets.dropped)
        yield CounterMetricFamily("fromagerie_commits", "Commits", store.commits)
        yield CounterMetricFamily("fromagerie_written", "Records written", store.written)
        yield CounterMetricFamily("fromagerie_failures", "Mistakes of ours", self.house.failures)
        tasks = CounterMetricFamily("fromagerie_task_failures", "Failed rounds of background tasks", labels=["task"])
        for task, count in sorted(self.house.supervisor.failures.items()):
            tasks.add_metric([task], count)
        yield tasks
        records = CounterMetricFamily("fromagerie_records", "Records by kind", labels=["kind"])
        for kind, count in sorted(self.house.counts.items()):
            records.add_metric([kind], count)
        yield records
