### What stands around other messages.

plain = { $text }
with-rule = { $sentence } ({ $rule })
at-field = { $field }: { $problem }
in-file = { $line ->
    [0] { $source } { $problem }
   *[other] { $source }, line { $line }: { $problem }
}
explained-legal = { $action }: legal. { $sentence }
explained-illegal = { $action }: { $sentence } ({ $rule })
game-is-over = The game is over.
whole-line-legal = The whole line can be played.
as-sentence = { UPPER($phrase) }.
people-and = { $people } and { $last }
