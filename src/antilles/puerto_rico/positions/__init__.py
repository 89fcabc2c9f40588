"""Positions as readable documents: every field of the state by name, and back, checked.

What is left out of a document is blank on boards and the remainder in the supplies, so that a short document
sets up a scenario. A document may leave pieces in the box, but never use more than the box has.
"""
