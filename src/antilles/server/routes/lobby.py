"""The lobby: what there is to choose from, how far the engine is prepared, the tables to go to."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from antilles.server.access import HallOf, Visitor, answer
from antilles.server.catalogues import offers, rules_for, words_answer
from antilles.server.schemas.asked import Lobby, Offers, Preparing, Rule, Words

router = APIRouter(prefix="/api", tags=["lobby"])


@router.get("/offers", response_model=Offers)
async def what_there_is(hall: HallOf) -> object:
    """Games with everything that a table may choose, levels of bots, languages."""
    return answer(offers(hall.settings.positions))


@router.get("/preparing", response_model=Preparing)
async def how_far(hall: HallOf) -> object:
    """How far the engine is compiled. The first start takes about a minute; the lobby works meanwhile."""
    return answer(hall.preparing.document())


@router.get("/lobby", response_model=Lobby)
async def lobby(visitor: Visitor) -> object:
    """My tables, the latest first; open tables; tables to watch."""
    return answer(await visitor.hall.lobby(visitor.user))


@router.get("/words/{language}", response_model=Words)
async def words(request: Request, language: str, game: Annotated[list[str] | None, Query()] = None) -> Response:
    """The Fluent files of a language: the shared ones and those of these games (of all, if none is named).

    `GAME.terms.THEME.ftl` overrides `GAME.terms.ftl` for readers of that theme. The answer has an ETag.
    """
    return words_answer(language, tuple(game or ()), request.headers.get("if-none-match"))


@router.get("/rules", response_model=list[Rule])
async def rules(query: Annotated[str, Query(min_length=1, max_length=80)]) -> object:
    """Paragraphs of the rule pages: by id (`PR-MAYOR-03`), the beginning of an id, or words."""
    return answer(rules_for(query))
