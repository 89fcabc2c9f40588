"""The web table's server: live games, what each person may know of them, and the log from which all comes back.

What is sent is the tableside's data and Messages; the words are made in each reader's browser (docs/decisions/0021).
"""
