"""Seats: sitting down, leaving, coming back, and having a bot play for who is away."""

from fastapi import APIRouter

from antilles.server import playing, seating
from antilles.server.access import SeatNumber, Sender, TableId, answer
from antilles.server.schemas.asked import Join, NewProposal, Nudged, Refused, SeatChange, Vote
from antilles.server.schemas.tables import Proposal, Snapshot, Summary

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"], responses={"4XX": {"model": Refused}})


@router.post("/join", response_model=Snapshot)
async def join(table: TableId, given: Join, sender: Sender) -> object:
    """Sit down. The invite comes in the body, from the fragment of the link, so that no log has it."""
    found = await sender.hall.table(table)
    return answer(await seating.join(found, sender.user, given.invite, given.seat))


@router.post("/leave", response_model=Summary)
async def leave(table: TableId, sender: Sender) -> object:
    """Get up. Before the game the seat is open again; later a stand-in plays it and it can be taken back."""
    found = await sender.hall.table(table)
    return answer(await seating.leave(found, sender.user))


@router.post("/return", response_model=Snapshot)
async def come_back(table: TableId, sender: Sender) -> object:
    """Take my seat back from the bot that stands in."""
    found = await sender.hall.table(table)
    return answer(await seating.come_back(found, sender.user))


@router.put("/seats/{seat}", response_model=Summary)
async def change_seat(table: TableId, seat: SeatNumber, given: SeatChange, sender: Sender) -> object:
    """The host gives a seat to a bot, or opens it, before the game."""
    found = await sender.hall.table(table)
    return answer(await seating.change_seat(found, sender.user, seat, given.sits, given.bot))


@router.post("/proposals", response_model=Proposal, status_code=201)
async def propose_stand_in(table: TableId, given: NewProposal, sender: Sender) -> object:
    """Propose that a bot plays for somebody who is away; done as soon as everybody else who is there agrees."""
    found = await sender.hall.table(table)
    return answer(await seating.propose_stand_in(found, sender.user, given.seat, given.bot), status=201)


@router.post("/proposals/{proposal}", response_model=list[Proposal])
async def vote(table: TableId, proposal: SeatNumber, given: Vote, sender: Sender) -> object:
    """Agree to a proposal, or end it. The answer: what is still open."""
    found = await sender.hall.table(table)
    return answer(await playing.vote(found, sender.user, proposal, given.agree))


@router.post("/nudge", response_model=Nudged)
async def nudge(table: TableId, sender: Sender) -> object:
    """Let the person on turn know that the others wait; once a minute at most, and no bot."""
    found = await sender.hall.table(table)
    return answer(await playing.nudge(found, sender.user))
