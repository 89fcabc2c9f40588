"""Speed of the rules, printed and compared with the last figures."""
