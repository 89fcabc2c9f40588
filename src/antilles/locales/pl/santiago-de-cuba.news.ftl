### Santiago de Cuba po polsku: o czym kilka zdarzeń mówi razem.

sdc-news-rolled = { $player } rzuca kośćmi ({ $dice }).
