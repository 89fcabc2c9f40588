### Что терминал говорит от себя, в каждой игре.

## Команды: другие названия, затем что они делают

command-names-undo = undo, отмена, назад
command-names-board = board, стол
command-names-moves = moves, ходы
command-names-log = log, журнал
command-names-score = score, счёт, счет
command-names-save = save, сохранение
command-names-help = help, помощь
command-names-quit = quit, выход
command-question = о чём вопрос и по какому правилу; { $more } — подробнее
command-undo = назад к вашему предыдущему решению; всё сыгранное после него отменяется
command-board = нарисовать стол и вопрос ещё раз
command-moves = допустимые действия в записи
command-log = всё, что произошло; журнал 20 — последние 20 строк
command-score = очки на этот момент, насколько вам можно их знать
command-save = сохранить сейчас; сохранение ФАЙЛ — сохранить копию
command-help = как идёт игра, и этот список
command-quit = сохранить и выйти (также Ctrl-C или Ctrl-D)

## Ответы

hint-answer = Номер или слова; ? объясняет, помощь — список команд
hint-enter-first = Номер, Enter — номер 1, или слова; ? объясняет
hint-enter-passes = Номер или слова, Enter — отказ; ? объясняет, помощь — список команд
answer-empty = Введите номер, действие или команду; помощь — список команд.
answer-one-choice = Выбор один: 1, а не { $given }.
answer-choices = Варианты — от 1 до { $most }, а не { $given }.
answer-unknown = «{ $given }» здесь не ответ. Введите номер, или, например, «{ $example }», или «помощь».
answer-ambiguous = «{ $given }» может значить: { $meanings }.
answer-and-more = { $listed } и ещё { $number }
answer-negative = Числа в действиях не бывают отрицательными.
answer-one-at-a-time = По одному ответу, без запятых.
answer-no-text = Этот текст не прочесть; помощь — список команд.
refused = { UPPER($action) }: { $sentence }

## Вопросы и новости

asked = { $player }: { $asked }
only-move = Единственный ход: { $action }
only-move-of = Единственный ход ({ $player }): { $action }
thinks = { $player } думает
news-earlier = { $lines ->
    [one] ещё { $lines } строка раньше: журнал
    [few] ещё { $lines } строки раньше: журнал
   *[many] ещё { $lines } строк раньше: журнал
}
moves-step = По одному шагу: { $moves }
pass-keyboard = Передайте клавиатуру игроку { $player } и нажмите Enter
first-heading = Игра вкратце

## Отмена

undo-nothing = Вашего более раннего решения, к которому можно вернуться, нет.
undo-done = { $moves ->
    [one] Отменено: ваше последнее решение.
    [few] Отменено: ваше последнее решение и всё после него (всего { $moves } хода).
   *[many] Отменено: ваше последнее решение и всё после него (всего { $moves } ходов).
}
undo-something-was-revealed = С тех пор открылось что-то новое.
undo-somebody-decided = С тех пор игрок { $player } уже сделал выбор.
undo-ask = { $because } Если все за столом согласны, введите: отмена да

## Очки и конец игры

score-now = Если бы игра закончилась сейчас:
score-final = Игра окончена.
score-source = очки за

## Объяснения

explain-legal = можно
explain-illegal = сейчас нельзя
explain-verdict = { $action }: { $word }. { $sentence }
explain-rule = Правило { $rule }; ? { $rule } печатает его (по-английски).
explain-found = Ещё: { $names }
explain-rules-about = Правила о «{ $query }»; ? и номер печатает правило (по-английски):
explain-and-more = и ещё { $number }
explain-nothing = О «{ $query }» ничего не известно. { $examples }
explain-absent = за этим столом нет

## Сохранение и выход

save-goes-on = { $problem } Игра идёт дальше без сохранения.
save-done = Сохранено: { $path }.
save-moved = Сохранено: { $path }. Теперь игра хранится там.
save-quit-anyway = Игра не сохранена: попробуйте «сохранение ФАЙЛ» или ещё раз введите «выход», чтобы всё равно выйти.
left-unsaved = Игра не сохранена.
left-earlier = { $moves ->
    [one] В том виде, в каком она была после { $moves } хода, она лежит в { $path }.
    [few] В том виде, в каком она была после { $moves } ходов, она лежит в { $path }.
   *[many] В том виде, в каком она была после { $moves } ходов, она лежит в { $path }.
}
left-over = Сохранено. Просмотреть игру ещё раз:
left-later = Сохранено. Продолжить позже:
bot-broke-rules = Бот { $bot } ({ $player }) нарушает правила: { $problem }
no-face = Терминал пока не умеет рисовать { $game }.
