"""stub"""
class Guard:
    """stub"""
    def __init__(self, app, hall):
        self.app = app
    async def __call__(self, scope, receive, send):
        await self.app(scope, receive, send)
