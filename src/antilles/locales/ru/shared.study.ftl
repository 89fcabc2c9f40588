### Подсказки и разборы: что лучше всего в позиции и что решило партию.

study-arranged = { $notation }
study-because = { $better }, а не { $other }: { $reasons }
study-rival = { $way ->
    [more] { $player } стоит лучше ({ $points })
   *[less] { $player } стоит хуже ({ $points })
}

## hint
hint-only = { $action }
hint-column-move = ход
hint-column-points = очков
hint-column-tried = проб

## review
review-judging = Смотрим каждое решение
review-title = { $game }: { $players }
review-result = Результат
review-judge = Судья: { $bot }, решений: { $moves }. Упущено — сумма шансов, которых стоили ходы по сравнению с лучшими.
review-chances = Шансы на победу после каждого решения
review-flags = Кружки — поворотные моменты, о которых ниже.
review-scores = Очки, если бы партия кончилась здесь
review-given-away = { $player }: упущено всего { $share }
review-turning-points = Поворотные моменты
review-none = Ни одно решение не стоило дорого.
review-cost = { $number }. { $player }: { $action }, упущено { $share }
review-better = Лучше: { $action }
review-column-player = игрок
review-column-points = очки
review-column-given-away = упущено
review-column-move = ход
review-column-done = сыграно
review-column-cost = цена
review-column-better = лучше
review-column-why = почему
