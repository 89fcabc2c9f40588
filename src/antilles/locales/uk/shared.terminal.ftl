### Що термінал каже від себе, у кожній грі.

## Команди: інші назви, потім що вони роблять

command-names-undo = undo, скасувати, назад
command-names-board = board, стіл
command-names-moves = moves, ходи
command-names-log = log, журнал
command-names-score = score, рахунок
command-names-save = save, збереження
command-names-help = help, допомога
command-names-quit = quit, вихід
command-question = про що запитання і за яким правилом; { $more } — докладніше
command-undo = назад до вашого попереднього рішення; усе зігране після нього скасовується
command-board = намалювати стіл і запитання ще раз
command-moves = допустимі дії в нотації
command-log = усе, що сталося; журнал 20 — останні 20 рядків
command-score = очки на цей момент, наскільки вам можна їх знати
command-save = зберегти зараз; записати ФАЙЛ — зберегти копію
command-help = як іде гра, і цей список
command-quit = зберегти й вийти (також Ctrl-C або Ctrl-D)

## Відповіді

hint-answer = Номер або слова; ? пояснює, допомога — список команд
hint-enter-first = Номер, Enter — номер 1, або слова; ? пояснює
hint-enter-passes = Номер або слова, Enter — відмова; ? пояснює, допомога — список команд
answer-empty = Введіть номер, дію або команду; допомога — список команд.
answer-one-choice = Вибір один: 1, а не { $given }.
answer-choices = Варіанти — від 1 до { $most }, а не { $given }.
answer-unknown = «{ $given }» тут не відповідь. Введіть номер, або, наприклад, «{ $example }», або «допомога».
answer-ambiguous = «{ $given }» може означати: { $meanings }.
answer-and-more = { $listed } і ще { $number }
answer-negative = Числа в діях не бувають від’ємними.
answer-one-at-a-time = Відповідайте по одному, без ком.
answer-no-text = Цей текст не прочитати; допомога — список команд.
refused = { UPPER($action) }: { $sentence }

## Запитання й новини

asked = { $player }: { $asked }
only-move = Єдина дія: { $action }
only-move-of = Єдина дія ({ $player }): { $action }
thinks = { $player } думає
news-earlier = { $lines ->
    [one] ще { $lines } рядок раніше: журнал
    [few] ще { $lines } рядки раніше: журнал
   *[many] ще { $lines } рядків раніше: журнал
}
moves-step = По одному кроку: { $moves }
pass-keyboard = Передайте клавіатуру гравцеві { $player } і натисніть Enter
first-heading = Гра коротко

## Скасування

undo-nothing = Немає вашого попереднього рішення, до якого можна повернутися.
undo-done = { $moves ->
    [one] Скасовано: ваше останнє рішення.
    [few] Скасовано: ваше останнє рішення і все після нього (усього { $moves } ходи).
   *[many] Скасовано: ваше останнє рішення і все після нього (усього { $moves } ходів).
}
undo-something-was-revealed = Відтоді відкрилося щось нове.
undo-somebody-decided = Відтоді вже зроблено вибір ({ $player }).
undo-ask = { $because } Якщо всі за столом згодні, введіть: скасувати так

## Очки й кінець гри

score-now = Якби гра закінчилася зараз:
score-final = Гру закінчено.
score-source = очки за

## Пояснення

explain-legal = можна
explain-illegal = зараз не можна
explain-verdict = { $action }: { $word }. { $sentence }
explain-rule = Правило { $rule }; ? { $rule } друкує його (англійською).
explain-found = Ще: { $names }
explain-rules-about = Правила про «{ $query }»; ? і номер друкує правило (англійською):
explain-and-more = і ще { $number }
explain-nothing = Про «{ $query }» нічого не відомо. { $examples }
explain-absent = за цим столом немає

## Збереження й вихід

save-goes-on = { $problem } Гра йде далі без збереження.
save-done = Збережено: { $path }.
save-moved = Збережено: { $path }. Тепер гра зберігається там.
save-quit-anyway = Гру не збережено: спробуйте «записати ФАЙЛ» або ще раз введіть «вихід», щоб усе одно вийти.
left-unsaved = Гру не збережено.
left-earlier = { $moves ->
    [one] У тому вигляді, в якому вона була після { $moves } ходу, вона лежить у { $path }.
    [few] У тому вигляді, в якому вона була після { $moves } ходів, вона лежить у { $path }.
   *[many] У тому вигляді, в якому вона була після { $moves } ходів, вона лежить у { $path }.
}
left-over = Збережено. Переглянути гру ще раз:
left-later = Збережено. Продовжити пізніше:
bot-broke-rules = Бот { $bot } ({ $player }) порушує правила: { $problem }
no-face = Термінал поки не вміє малювати { $game }.
