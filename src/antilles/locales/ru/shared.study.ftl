### Подсказки и разборы: что лучше всего в позиции и что решило партию.

study-arranged = { $moves }
study-because = { $better }, а не { $other }: { $reasons }
study-later = выгода видна лишь позже; против: { $against }
study-rival = { $way ->
    [more] { $player } стоит лучше ({ $points })
   *[less] { $player } стоит хуже ({ $points })
}

## hint
hint-only = { $action }
hint-over = Эта партия окончена, решать больше нечего. --to 20 покажет её после 20 ходов, `antilles review` расскажет, что её решило.
hint-column-move = ход
hint-column-points = очков
hint-column-tried = проб

## review
review-no-chances = { $bot } не говорит, каковы шансы на победу, и судить не может. Спросите того, кто перебирает: --bot search:ms=100, captain или governor.
review-judging = Смотрим каждое решение
review-title = { $game }: { $players }
review-result = Результат
review-judge = Судья: { $bot }, решений: { $moves }. Упущено — сумма шансов, которых стоили ходы по сравнению с лучшими.
review-chances = Шансы на победу после каждого решения
review-flags = Кружки — поворотные моменты, о которых ниже.
review-scores = Очки, если бы партия кончилась здесь
review-given-away = { $player }: упущено всего { $share }; решений среди двух лучших: { $best } из { $decisions }
review-turning-points = Поворотные моменты
review-none = Ни одно решение не стоило дорого.
review-cost = { $number }. { $player }: { $action }, упущено { $share }
review-better = Лучше: { $action }
review-column-player = игрок
review-column-points = очки
review-column-given-away = упущено
review-column-accuracy = из двух лучших
review-column-move = ход
review-column-done = сыграно
review-column-cost = цена
review-column-better = лучше
review-column-why = почему

page-unwritable = { $path }: запись не удалась: { $why }.
page-needed = этот файл нужен той же команде; выберите другое имя
page-folder = это папка
page-no-folder = нет папки { $folder }
page-not-allowed = нет разрешения
