"""Programs for people who work on Antilles."""
