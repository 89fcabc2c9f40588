"""How often somebody may ask: a bucket of tokens for each guest, or for each address that is no guest yet."""

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass
class Bucket:
    """Tokens that come back with time."""

    tokens: float
    at: float

    def take(self, rate: float, burst: float, now: float, cost: float = 1.0) -> bool:
        """Take a token if there is one."""
        self.tokens = min(burst, self.tokens + (now - self.at) * rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """The buckets of everybody; those that were not used for the longest time are dropped first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Whether somebody may ask now; a rate of 0 means always."""
        if not self._rate:
            return True
        now = time.monotonic()
        bucket = self._of.pop(who, None) or Bucket(self._burst, now)
        self._of[who] = bucket
        if len(self._of) > MOST_BUCKETS:
            self._of.popitem(last=False)
        return bucket.take(self._rate, self._burst, now, cost)
