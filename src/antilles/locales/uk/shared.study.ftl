### Підказки й розбори: що найкраще в позиції і що вирішило партію.

study-arranged = { $moves }
study-because = { $better }, а не { $other }: { $reasons }
study-later = вигода видна лише згодом; проти: { $against }
study-rival = { $way ->
    [more] { $player } стоїть краще ({ $points })
   *[less] { $player } стоїть гірше ({ $points })
}

## hint
hint-only = { $action }
hint-over = Ця партія закінчена, вирішувати більше нічого. --to 20 покаже її після 20 ходів, `antilles review` розповість, що її вирішило.
hint-column-move = хід
hint-column-points = очок
hint-column-tried = спроб

## review
review-no-chances = { $bot } не каже, які шанси на перемогу, тож судити не може. Запитайте того, хто перебирає: --bot search:ms=100, captain або governor.
review-judging = Дивимося кожне рішення
review-title = { $game }: { $players }
review-result = Результат
review-judge = Суддя: { $bot }, рішень: { $moves }. Втрачено — сума шансів, яких коштували ходи порівняно з найкращими.
review-chances = Шанси на перемогу після кожного рішення
review-flags = Кружечки — поворотні моменти, про які нижче.
review-scores = Очки, якби партія закінчилася тут
review-given-away = { $player }: втрачено загалом { $share }; рішень серед двох найкращих: { $best } із { $decisions }
review-turning-points = Поворотні моменти
review-none = Жодне рішення не коштувало дорого.
review-cost = { $number }. { $player }: { $action }, втрачено { $share }
review-better = Краще: { $action }
review-column-player = гравець
review-column-points = очки
review-column-given-away = втрачено
review-column-accuracy = з двох найкращих
review-column-move = хід
review-column-done = зіграно
review-column-cost = ціна
review-column-better = краще
review-column-why = чому

page-unwritable = { $path }: записати не вдалося: { $why }.
page-needed = цей файл потрібен тій самій команді; оберіть іншу назву
page-folder = це тека
page-no-folder = немає теки { $folder }
page-not-allowed = немає дозволу
