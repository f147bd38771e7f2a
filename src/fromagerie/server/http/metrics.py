"""Figures for those who run the server: how many tables, sockets, moves; nothing about any person."""

from collections.abc import Iterator
from typing import Protocol

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from fromagerie.server.registry import TableRegistry


class ConnectionCounts(Protocol):
    open: int
    received: int
    dropped: int


class Gauges(Collector):
    def __init__(self, registry: TableRegistry, sockets: ConnectionCounts) -> None:
        self.registry = registry
        self.sockets = sockets

    def collect(self) -> Iterator[Metric]:
        store = self.registry.store
        yield GaugeMetricFamily("fromagerie_tables", "Tables awake", len(self.registry.actors))
        yield GaugeMetricFamily("fromagerie_sockets", "Open sockets", self.sockets.open)
        yield CounterMetricFamily("fromagerie_messages", "Messages received", self.sockets.received)
        yield CounterMetricFamily("fromagerie_dropped", "Connections closed because nobody read", self.sockets.dropped)
        yield CounterMetricFamily("fromagerie_commits", "Commits", store.writer.commits)
        yield CounterMetricFamily("fromagerie_written", "Records written", store.writer.written)
        yield CounterMetricFamily("fromagerie_failures", "Mistakes of ours", self.registry.counts.failures)
        tasks = CounterMetricFamily("fromagerie_task_failures", "Failed rounds of background tasks", labels=["task"])
        for task, count in sorted(self.registry.supervisor.failures.items()):
            tasks.add_metric([task], count)
        yield tasks
        records = CounterMetricFamily("fromagerie_records", "Records by kind", labels=["kind"])
        for kind, count in sorted(self.registry.counts.records.items()):
            records.add_metric([kind], count)
        yield records
