"""A second reading of the rules of Santiago de Cuba, written from the ledger alone: slow, plain, no engine code.

It starts from a position document, answers who decides and what is legal, and applies actions by their texts. The dice
are rolled elsewhere: whoever calls `apply` hands in the faces of every roll that falls due.

    python -m tests.differential.santiago_reference --games 5000
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from tests.differential.santiago_board import (
    COLOUR_OF_DIE,
    CUBANS,
    GOODS,
    OVER,
    PLAIN_GOODS,
    PORT,
    STOPS,
    VENUES,
    Board,
    GameEnds,
    Roll,
)

GOODS_OF_CUBANS = {"pedro": "tobacco", "miguel": "wood", "jose": "sugar", "conchita": "fruit"}
MOST_STEPS = 10
MOST_CASINO_POINTS = 230
USUAL_TURN_LIMIT = 400

Options = dict[str, Callable[[], None]]


class Reference(Board):
    """A game from a position on; every legal text stands beside what it does, in `options()`."""

    # ------------------------------------------------------------------ questions
    def ask(self, decision: str, seat: int) -> None:
        self.decision, self.turn = decision, seat

    def options(self) -> Options:
        """Every legal text of the seat that decides, and what it does."""
        questions: dict[str, Callable[[], Options]] = {
            "drive": self.drives,
            "pablo": self.pablo_goods,
            "zorro": self.gifts,
            "alonso": lambda: {**self.alonso_acts(), "pass": self.begin_pawn},
            "pawn": self.visits,
            "venue": lambda: {**self.venue_acts(), "pass": self.end_turn},
            "load": lambda: {**self.loads(self.turn), "pass": self.pass_loading},
            "demand": self.dice_to_leave_out,
            OVER: dict,
        }
        return questions[self.decision]()

    def apply(self, text: str, rolls: Iterable[Roll] = ()) -> None:
        """Do what a legal text says; `rolls` are the dice of the rolls that follow from it, all of them."""
        act = self.options()[text]
        self.rolls = list(rolls)
        try:
            act()
        except GameEnds:
            self.decision = OVER
        if self.rolls:
            raise AssertionError(f"no roll was due: {self.rolls}")

    # ------------------------------------------------------------------ part A: the car
    def drives(self) -> Options:
        """SDC-CAR-1 to 4."""
        most = min(MOST_STEPS, self.me["pesos"] + 1)
        return {f"drive {steps}": partial(self.drive, steps) for steps in range(1, most + 1)}

    def drive(self, steps: int) -> None:
        self.me["pesos"] -= steps - 1
        drove_past_the_port = False
        for step in range(1, steps + 1):
            if self.car != PORT:
                self.busy.discard(self.here)  # SDC-CAR-7: driven off from, or through
            self.car = (self.car + 1) % STOPS
            drove_past_the_port = drove_past_the_port or (self.car == PORT and step < steps)
        if drove_past_the_port:
            self.move_price_right()  # SDC-CAR-6
        if self.car == PORT:
            self.passed = set()
            self.go_on_loading(self.active)
        elif self.here in self.busy:
            self.end_turn()  # SDC-CAR-8
        else:
            self.meet(self.here)

    # ------------------------------------------------------------------ part A: the Cubans
    def meet(self, cuban: str) -> None:
        if cuban in GOODS_OF_CUBANS:
            self.receive(GOODS_OF_CUBANS[cuban], 2)
        if cuban == "maria":
            self.me["vp"] += 2
        if cuban == "martinez":
            self.me["pesos"] += 3
        if cuban == "pablo" and self.pablo_goods():
            self.ask("pablo", self.active)
        elif cuban == "alonso" and (self.alonso_acts() or self.asks_everything):
            self.ask("alonso", self.active)
        elif cuban == "el zorro":
            self.ask_next_victim(self.after(self.active))
        else:
            self.begin_pawn()

    def pablo_goods(self) -> Options:
        return {f"take {good}": partial(self.take_from_pablo, good) for good in PLAIN_GOODS if self.supply[good]}

    def take_from_pablo(self, good: str) -> None:
        self.receive(good, 1)
        self.begin_pawn()

    def gifts(self) -> Options:
        """SDC-CUBAN-EL_ZORRO: a peso, a plain good or a VP, of what the rival holds."""
        rival = self.seats[self.turn]
        found: Options = {f"give {good}": partial(self.give, good) for good in PLAIN_GOODS if rival["goods"][good]}
        if rival["pesos"]:
            found["give peso"] = partial(self.give, "peso")
        if rival["vp"]:
            found["give vp"] = partial(self.give, "vp")
        return found

    def give(self, gift: str) -> None:
        rival = self.seats[self.turn]
        if gift in GOODS:
            rival["goods"][gift] -= 1
            self.me["goods"][gift] += 1
        else:
            kind = "pesos" if gift == "peso" else "vp"
            rival[kind] -= 1
            self.me[kind] += 1
        self.ask_next_victim(self.after(self.turn))

    def ask_next_victim(self, seat: int) -> None:
        while seat != self.active:
            self.ask("zorro", seat)
            if self.gifts():
                return
            seat = self.after(seat)
        self.turn = self.active
        self.begin_pawn()

    def alonso_acts(self) -> Options:
        """SDC-OWNER-1, SDC-OWNER-2, SDC-OWNER-4: capture a venue or use an own one."""
        found: Options = {}
        if self.me["markers"]:
            found |= {f"capture {name}": partial(self.capture, name) for name in VENUES if self.owner(name) is None}
        for venue in self.me["owns"]:
            for text, act in self.uses(venue).items():
                found[text] = partial(self.in_order, act, self.begin_pawn)
        return found

    def capture(self, venue: str) -> None:
        self.me["markers"] -= 1
        self.me["owns"].append(venue)
        self.begin_pawn()

    @staticmethod
    def in_order(*acts: Callable[[], None]) -> None:
        for act in acts:
            act()

    # ------------------------------------------------------------------ part B: pawn and venue
    def visits(self) -> Options:
        """SDC-TURN-4: venues of the flower's colour without a pawn, the own one included."""
        flower = self.flower(self.here)
        if flower is None:
            return {}
        taken = {seat["pawn"] for seat in self.seats}
        return {f"visit {venue}": partial(self.visit, venue) for venue in self.venues[flower] if venue not in taken}

    def begin_pawn(self) -> None:
        if self.visits():
            self.ask("pawn", self.active)
        else:
            self.begin_venue()  # SDC-TURN-6a and d

    def visit(self, venue: str) -> None:
        self.me["pawn"] = venue
        self.pawn_moved = True
        self.begin_venue()

    def begin_venue(self) -> None:
        """SDC-TURN-5; a pawn off the board uses nothing, SDC-TURN-7."""
        if self.me["pawn"] is not None and (self.venue_acts() or self.asks_everything):
            self.ask("venue", self.active)
        else:
            self.end_turn()

    def venue_acts(self) -> Options:
        uses = self.uses(self.me["pawn"])
        return {text: partial(self.in_order, act, self.end_turn) for text, act in uses.items()}

    # ------------------------------------------------------------------ the venues
    def uses(self, venue: str) -> Options:
        """SDC-VENUE-*: what one use of a venue may do for the active player."""
        open_venues: dict[str, Callable[[], Options]] = {
            "bank": lambda: {"": partial(self.gain, pesos=2)},
            "church": lambda: {"": partial(self.gain, vp=1)},
            "distillery": lambda: self.exchanges("sugar", "rum"),
            "cigar factory": lambda: self.exchanges("tobacco", "cigars"),
            "black market": self.swaps,
            "sawmill": lambda: {"": self.saw} if self.me["goods"]["wood"] else {},
            "cafe": self.orders,
            "casino": self.bets,
            "newspaper": self.headlines,
        }
        harbour: dict[str, Callable[[], Options]] = {
            "customs": self.customs_dice,
            "port authority": self.price_moves,
            "contractor": self.contracts,
        }
        if self.ship_in_port:
            open_venues |= harbour  # SDC-SHIP-7
        found = open_venues[venue]() if venue in open_venues else {}
        return {f"venue {venue} {words}".strip(): act for words, act in found.items()}

    def gain(self, pesos: int = 0, vp: int = 0) -> None:
        self.me["pesos"] += pesos
        self.me["vp"] += vp

    def exchanges(self, raw: str, made: str) -> Options:
        most = min(self.me["goods"][raw], self.supply[made])
        return {str(number): partial(self.exchange, raw, made, number) for number in range(1, most + 1)}

    def exchange(self, raw: str, made: str, number: int) -> None:
        self.give_back(self.me, raw, number)
        self.receive(made, number)

    def swaps(self) -> Options:
        return {
            f"{given} for {taken}": partial(self.exchange, given, taken, 1)
            for given in PLAIN_GOODS
            for taken in PLAIN_GOODS
            if given != taken and self.me["goods"][given] and self.supply[taken]
        }

    def saw(self) -> None:
        self.give_back(self.me, "wood", 1)
        self.gain(pesos=1, vp=1)

    def orders(self) -> Options:
        menus = (["rum"], ["cigars"], ["rum", "cigars"])
        return {
            " and ".join(menu): partial(self.serve, menu)
            for menu in menus
            if all(self.me["goods"][good] for good in menu)
        }

    def serve(self, menu: list[str]) -> None:
        for good in menu:
            self.give_back(self.me, good, 1)
            self.gain(vp=2)

    def bets(self) -> Options:
        points_to_buy = min(self.me["pesos"] // 3, MOST_CASINO_POINTS)
        points_to_sell = min(self.me["vp"], MOST_CASINO_POINTS)
        bought = {f"{k} vp": partial(self.gain, pesos=-3 * k, vp=k) for k in range(1, points_to_buy + 1)}
        sold = {f"{3 * k} pesos": partial(self.gain, pesos=3 * k, vp=-k) for k in range(1, points_to_sell + 1)}
        return {**bought, **sold}

    def headlines(self) -> Options:
        targets = [cuban for cuban in CUBANS if cuban not in self.busy and cuban != self.here]
        return {"": partial(self.print_about, None), **{cuban: partial(self.print_about, cuban) for cuban in targets}}

    def print_about(self, cuban: str | None) -> None:
        self.gain(pesos=1)
        if cuban:
            self.busy.add(cuban)

    def customs_dice(self) -> Options:
        return {COLOUR_OF_DIE[good]: partial(self.turn_to_zero, good) for good, value in self.demand.items() if value}

    def turn_to_zero(self, good: str) -> None:
        self.lower(good, self.demand[good])

    def price_moves(self) -> Options:
        found: Options = {"right": self.move_price_right}
        if self.flag > 0:
            found["left"] = self.move_price_left
        return found

    def contracts(self) -> Options:
        wanted = [good for good in PLAIN_GOODS if self.me["goods"][good] and self.demand.get(good)]
        return {good: partial(self.fulfil, good) for good in wanted}

    def fulfil(self, good: str) -> None:
        self.give_back(self.me, good, 1)
        self.gain(vp=2)
        self.lower(good, 1)

    # ------------------------------------------------------------------ the loading round
    def loads(self, number: int) -> Options:
        """SDC-PORT-2 and SDC-WOOD-1: one kind, or wood in place of one kind."""
        held = self.seats[number]["goods"]
        found: Options = {}
        for good, wanted in self.demand.items():
            for quantity in range(1, min(held[good], wanted) + 1):
                found[f"load {good} {quantity}"] = partial(self.load, good, good, quantity)
            for quantity in range(1, min(held["wood"], wanted) + 1):
                found[f"load wood {quantity} as {good}"] = partial(self.load, "wood", good, quantity)
        return found

    def load(self, good: str, die: str, quantity: int) -> None:
        loader = self.seats[self.turn]
        self.give_back(loader, good, quantity)
        loader["vp"] += quantity * (1 if good == "wood" else self.prices[self.flag])
        self.lower(die, quantity)
        if self.ship_in_port:
            self.go_on_loading(self.after(self.turn))
        else:
            self.end_turn()  # SDC-PORT-5

    def pass_loading(self) -> None:
        self.passed.add(self.turn)
        self.go_on_loading(self.after(self.turn))

    def go_on_loading(self, seat: int) -> None:
        """Ask the next seat that has not passed; SDC-PORT-6 when there is none."""
        while len(self.passed) < self.players:
            if seat not in self.passed:
                if self.loads(seat) or self.asks_everything:
                    self.ask("load", seat)
                    return
                self.passed.add(seat)  # SDC-AMB-24
            seat = self.after(seat)
        self.move_price_right()
        self.end_turn()

    # ------------------------------------------------------------------ the end of a turn
    def end_turn(self) -> None:
        """SDC-TURN-8."""
        self.turn = self.active
        self.pay_owner()
        if not self.ended and self.turns >= self.table.get("turn_limit", USUAL_TURN_LIMIT):
            self.ended.append("turn limit")
        if self.ended:
            raise GameEnds
        if self.ship_in_port:
            self.next_turn()
        else:
            self.roll()

    def pay_owner(self) -> None:
        """SDC-OWNER-3, with the switch of SDC-AMB-9."""
        pawn = self.me["pawn"]
        if pawn is None or not (self.pawn_moved or self.table.get("owner_vp_on_stay", True)):
            return
        owner = self.owner(pawn)
        if owner is not None and owner != self.active:
            self.seats[owner]["vp"] += 1

    def roll(self) -> None:
        """SDC-SHIP-5 and 6."""
        while True:
            self.rolled = self.rolls.pop(0)
            if any(self.rolled.values()):
                self.ask("demand", self.active)
                return
            self.empty_ship_leaves()

    def empty_ship_leaves(self) -> None:
        self.ship_leaves()
        if self.ended:
            raise GameEnds

    def dice_to_leave_out(self) -> Options:
        return {f"leave out {COLOUR_OF_DIE[good]}": partial(self.leave_out, good) for good in PLAIN_GOODS}

    def leave_out(self, left_out: str) -> None:
        assert self.rolled is not None
        self.demand = {good: value for good, value in self.rolled.items() if good != left_out}
        self.set_aside = left_out
        if any(self.demand.values()):
            self.ship_in_port = True
            self.next_turn()
        else:
            self.empty_ship_leaves()
            self.roll()

    def next_turn(self) -> None:
        """SDC-TURN-8, the third step."""
        self.active = self.after(self.active)
        self.pawn_moved = False
        self.turns += 1
        self.ask("drive", self.active)


if __name__ == "__main__":
    from tests.differential.santiago_duel import main

    main()
