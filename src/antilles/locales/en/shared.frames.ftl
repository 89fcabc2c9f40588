### What stands around other messages.

plain = { $text }
with-rule = { $sentence } ({ $rule })
at-field = { $field }: { $problem }
in-file = { $source } { $problem }
in-line = { $source }, line { $line }: { $problem }
explained-legal = { $action }: legal. { $sentence }
explained-illegal = { $action }: { $sentence } ({ $rule })
game-is-over = The game is over.
whole-line-legal = The whole line can be played.
as-sentence = { UPPER($phrase) }.
people-and = { $people } and { $last }
score-place = place
score-place-told = { $place } of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
either = { $first } or { $second }

## The ends of errors
hint-did-you-mean = Did you mean { $names }?
hint-known = Known: { $names }.
hint-example = For example { $text }.
hint-tables = { $hint } `antilles tables { $game }` lists all that a table can choose.
hint-meant-here = did you mean { $name }?
hint-known-here = known here: { $names }
