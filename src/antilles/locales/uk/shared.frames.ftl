### Що стоїть навколо інших повідомлень.

plain = { $text }
with-rule = { $sentence } ({ $rule })
at-field = { $field }: { $problem }
in-file = { $source }: { $problem }
in-line = { $source }, рядок { $line }: { $problem }
explained-legal = { $action }: можна. { $sentence }
explained-illegal = { $action }: { $sentence } ({ $rule })
game-is-over = Гру закінчено.
whole-line-legal = Увесь рядок можна зіграти.
as-sentence = { UPPER($phrase) }.
either = { $first } або { $second }

## Кінці помилок
hint-did-you-mean = Можливо, { $names }?
hint-known = Є: { $names }.
hint-example = Наприклад, { $text }.
hint-tables = { $hint } Усе, що можна обрати, показує `antilles tables { $game }`.
hint-meant-here = можливо, { $name }?
hint-known-here = тут можливі: { $names }
people-and = { $people } і { $last }
score-place = місце
score-place-told = { $place } з { $players }, очок: { $points }
