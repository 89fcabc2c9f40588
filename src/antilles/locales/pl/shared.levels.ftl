### Przeciwnicy dla ludzi, od łagodnego do groźnego: jaki jest każdy z nich.

level-deckhand = Majtek: zna zasady, ale nie wszystko zauważa; na łagodny początek.
level-planter = Plantator: gra rozsądnie i od razu, nie patrzy naprzód.
level-merchant = Kupiec: myśli do końca każdej fazy; równy rywal, jeśli znasz zasady.
level-captain = Kapitan: sprawdza dziesiątki dalszych przebiegów gry i karze niedbałość.
level-governor = Gubernator: myśli półtorej sekundy; graj na całego.
level-wins = Wygranych przeciw trzem z poprzedniego poziomu: { $games }
level-wins-slowed = Wygranych przeciw trzem z poprzedniego poziomu, przy dziesiątej części czasu: { $games }

## Wszystkie boty, tak jak wylicza je `antilles bots`
bots-levels = Poziomy dla ludzi, od łagodnego do groźnego; * to zwykły
bots-levels-measured = Przy czterech osobach równy udział to 25 %. Wszyscy poza gubernatorem grają od razu, szybciej niż w setną sekundy.
bots-kinds = Boty według nazw, z parametrami
bots-added = Z innych pakietów
bot-random = Dowolny ruch, na który pozwalają zasady.
bot-greedy = Proste reguły, mikrosekunda na ruch. style: { $styles }. overlooks: ilu ruchów na tysiąc nie zauważa.
bot-planner = Sprawdza każdy ruch do końca fazy i wybiera ten, po którym najpewniej wygra; style i overlooks jak wyżej.
bot-search = Przeszukuje dalsze przebiegi gry przez tyle milisekund (ms) lub iteracji (iters), w tylu wątkach (threads); z ms odpowiada na czas, z iters zawsze tak samo.
