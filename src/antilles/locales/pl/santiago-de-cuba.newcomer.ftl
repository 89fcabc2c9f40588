### Gra na pół strony, jak odpowiadać i jak ludzie nazywają rzeczy, gdy o nie pytają.

sdc-newcomer =
    Handlujesz w Santiago de Cuba. Wygrywa ten, kto ma najwięcej { NAME("victory-point", "plural", case: "genitive") }, gdy odpływa siódmy { -ship }; najwięcej punktów dają załadowane towary.
    W swojej turze prowadzisz jedyny { -car } zgodnie z ruchem wskazówek zegara: pierwszy przystanek jest darmowy, każdy następny kosztuje 1 { NAME("peso", 1) }.
    Jeśli zatrzymasz się przy Kubańczyku, dostajesz coś od niego, a potem twój { -pawn } idzie do lokalu pod takim kwiatem, jaki jest na jego karcie, i możesz z tego lokalu skorzystać: zrobić { -good-rum(case: "accusative") } z { -good-sugar(case: "genitive") }, wymienić { NAME("peso", "plural") } na punkty i tak dalej.
    Jeśli zatrzymasz się { -port(case: "where") }, wszyscy po kolei ładują towary jednego rodzaju albo pasują. Kości pokazują, czego potrzebuje statek, a tor cen, ile punktów daje każdy towar.
    Towary, { NAME("peso", "plural") } i punkty są ukryte. { -cuban-alonso } pozwala przejąć { -venue(case: "accusative") }: właściciel dostaje punkt z banku za każdym razem, gdy rywal kończy w nim turę.
sdc-help-answers = Odpowiadaj numerem albo słowami: przejedź 3, odwiedź bank; albo zapisem: drive 3, load rum 2, visit bank.
sdc-help-more = ? bank, ? pedro, ? 2, ? load rum 2 albo ? SDC-PORT-2
sdc-help-examples = Więcej: ? bank, ? pedro, ? rum, ? cena, ? 2, ? load rum 2, ? SDC-PORT-2
sdc-hint-drive = Numer albo słowa: przejedź 3; ? wyjaśnia, pomoc podaje polecenia
sdc-hint-load = Numer albo słowa: załaduj 2 rumu, spasuj; ? wyjaśnia, pomoc podaje polecenia
sdc-hint-casino = Numer albo dowolna kwota słowami: 4 vp, 12 pesos; ? wyjaśnia, pomoc podaje polecenia
sdc-hint-casino-by-alonso = Numer albo dowolna kwota słowami: casino 4 vp, 12 pesos; ? wyjaśnia, pomoc podaje polecenia

## Inne słowa na rzeczy, po przecinku

sdc-also-port = załadunek, przystań
sdc-also-price = ceny, tor cen
sdc-also-victory-point = punkty, pz, wynik
sdc-also-peso = pieniądze
sdc-also-owner-marker = właściciel, własność, przejęcie
sdc-also-car = auto, jazda
sdc-also-ship = statki
sdc-also-die = kość, kości, popyt
sdc-also-screen = zasłona, tajemnica, ukryte
