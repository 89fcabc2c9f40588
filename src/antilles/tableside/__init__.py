"""What every face of a game needs and none draws: questions, choices, arrangements, news, undo, seats, saving.

All of it is typed data and Messages; a face adds drawing and the reader's words (docs/decisions/0018).
"""
