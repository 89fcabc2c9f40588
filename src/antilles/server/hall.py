"""stub"""
from antilles.server.settings import Settings
class Hall:
    """stub"""
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
