"""The REST routes, one module for each concept. They check who asks and hand over; tables decide."""
