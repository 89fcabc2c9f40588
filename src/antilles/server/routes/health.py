"""For whoever looks after the server."""

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from antilles import __version__
from antilles.server.access import HallOf, answer
from antilles.server.schemas.asked import Health

router = APIRouter(tags=["health"])


@router.get("/healthz", response_model=Health)
async def health(hall: HallOf) -> object:
    """That the server answers and its database does."""
    details = await hall.health()
    return answer({"status": "ok", "version": __version__, "ready": hall.preparing.ready, "details": details})


@router.get("/metrics", include_in_schema=False)
async def metrics(hall: HallOf) -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(hall.meters.registry), media_type=CONTENT_TYPE_LATEST)
