"""Messages as sentences, for one reader: in a language and in the names of a theme (docs/decisions/0017)."""

from antilles.words.languages import LANGUAGES, chosen_language
from antilles.words.speech import Words, english, sentence_in, words_of

__all__ = ["LANGUAGES", "Words", "chosen_language", "english", "sentence_in", "words_of"]
