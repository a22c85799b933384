### Where in a text a fault is.

# $line: count
line = line { DIGITS($line) }
# $line: count, $column: count
line-column = line { DIGITS($line) }, column { DIGITS($column) }
# $line: count, $column: count
node = the node at line { DIGITS($line) }, column { DIGITS($column) }
# $row: count
row = row { DIGITS($row) }
# $row: count, $column: count
row-column = row { DIGITS($row) }, column { DIGITS($column) }
# $column: count
in-column = column { DIGITS($column) }
# $number: count
object = object { DIGITS($number) }
# $number: count
move = move { DIGITS($number) }
# $number: count
element = "moves", element { DIGITS($number) }
# $character: count
character = character { DIGITS($character) } of the link
# $name: text
named = { $name }
alone = without the game that it goes on from
