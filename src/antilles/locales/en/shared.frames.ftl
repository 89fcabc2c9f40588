### What stands around other messages.

plain = { $text }
with-rule = { $sentence } ({ $rule })
at-field = { $field }: { $problem }
in-file = { $line ->
    [0] { $source } { $problem }
   *[other] { $source }, line { $line }: { $problem }
}
