### Santiago de Cuba in English: what several events tell together.

sdc-news-rolled = { $player } rolls the dice ({ $dice }).
