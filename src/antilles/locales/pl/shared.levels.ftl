### Przeciwnicy dla ludzi, od łagodnego do groźnego: jaki jest każdy z nich.

level-deckhand = Majtek: zna zasady, ale nie wszystko zauważa; na łagodny początek.
level-planter = Plantator: gra rozsądnie i od razu, nie patrzy naprzód.
level-merchant = Kupiec: myśli do końca każdej fazy; równy rywal, jeśli znasz zasady.
level-captain = Kapitan: sprawdza dziesiątki dalszych przebiegów gry i karze niedbałość.
level-governor = Gubernator: myśli półtorej sekundy; graj na całego.
