"""Figures for whoever looks after the server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Meters:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "antilles_requests", "Requests by kind of answer.", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram("antilles_request_seconds", "Time to answer.", buckets=QUICK, registry=self.registry)
        self.moves = Counter("antilles_moves", "Committed moves by who made them.", ["by"], registry=self.registry)
        self.bot_moves = Counter("antilles_bot_decisions", "Questions answered by bots.", registry=self.registry)
        self.bot_failures = Counter("antilles_bot_failures", "Bots that raised an error.", registry=self.registry)
        self.reviews = Counter("antilles_reviews", "Games judged, by how it ended.", ["how"], registry=self.registry)
        self.commits = Histogram("antilles_commit_seconds", "Time of a commit.", buckets=QUICK, registry=self.registry)
        self.thinking = Histogram("antilles_thinking_seconds", "Time of a bot.", buckets=QUICK, registry=self.registry)
        self.tables = Gauge("antilles_live_tables", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("antilles_sockets", "Open sockets.", registry=self.registry)
        self.refused = Counter("antilles_refused", "Requests refused at the door.", ["why"], registry=self.registry)
