"""Who I am: a guest with a nickname."""

from fastapi import APIRouter

from antilles.server.access import Caller, Sender, answer
from antilles.server.schemas.asked import NewMe
from antilles.server.schemas.tables import Me

router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("", response_model=Me)
async def who_am_i(caller: Caller) -> object:
    """Who this browser is. A browser that is nobody yet becomes a guest: a signed cookie comes with the answer."""
    return answer(await caller.hall.people.me(caller.user), cookie=caller.new_cookie)


@router.put("", response_model=Me)
async def call_me(given: NewMe, sender: Sender) -> object:
    """Choose a nickname, a language, a theme. Seats already taken keep their name."""
    return answer(await sender.hall.people.change(sender.user, given))
