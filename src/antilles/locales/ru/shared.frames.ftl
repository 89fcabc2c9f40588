### Что стоит вокруг других сообщений.

plain = { $text }
with-rule = { $sentence } ({ $rule })
at-field = { $field }: { $problem }
in-file = { $source }: { $problem }
in-line = { $source }, строка { $line }: { $problem }
explained-legal = { $action }: можно. { $sentence }
explained-illegal = { $action }: { $sentence } ({ $rule })
game-is-over = Игра окончена.
whole-line-legal = Всю строку можно сыграть.
as-sentence = { UPPER($phrase) }.
either = { $first } или { $second }

## Концы ошибок
hint-did-you-mean = Может быть, { $names }?
hint-known = Есть: { $names }.
hint-example = Например, { $text }.
hint-tables = { $hint } Всё, что можно выбрать, показывает `antilles tables { $game }`.
hint-meant-here = может быть, { $name }?
hint-known-here = здесь возможны: { $names }
people-and = { $people } и { $last }
score-place = место
score-place-told = { $place } из { $players }, очков: { $points }
