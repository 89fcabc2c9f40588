### Co stoi wokół innych komunikatów.

plain = { $text }
with-rule = { $sentence } ({ $rule })
at-field = { $field }: { $problem }
in-file = { $source }: { $problem }
in-line = { $source }, wiersz { $line }: { $problem }
explained-legal = { $action }: można. { $sentence }
explained-illegal = { $action }: { $sentence } ({ $rule })
game-is-over = Gra jest skończona.
whole-line-legal = Cały wiersz można zagrać.
as-sentence = { UPPER($phrase) }.
either = { $first } lub { $second }

## Końce błędów
hint-did-you-mean = Czy chodzi o { $names }?
hint-known = Są: { $names }.
hint-example = Na przykład { $text }.
hint-tables = { $hint } Wszystko, co można wybrać, pokazuje `antilles tables { $game }`.
hint-meant-here = czy chodzi o { $name }?
hint-known-here = tu możliwe: { $names }
people-and = { $people } i { $last }
score-place = miejsce
score-place-told = { $place } z { $players }, punktów: { $points }
