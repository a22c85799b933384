### What is wrong with a text, and what a reader passed over in it.

# $words: text
told = { $words }

## Any text.

no-position = there is no position here
many-positions = there is more than one position here
text-too-long = at most 1 MB of text is read
no-text = this is not UTF-8; save the text as UTF-8
part-of-board = this is a part of a board, and nobody knows what lies outside

## Boards and situations.

# $count: count, $limit: count
too-many-locations = { DIGITS($count) } locations are too many; the limit is { DIGITS($limit) }
# $count: count, $limit: count
long-row = { DIGITS($count) } in a row are too many ({ DIGITS($limit) })
# $row: count, $places: count, $first: count
rows-differ = row { DIGITS($row) } has { DIGITS($places) } places where the first has { DIGITS($first) }
# $places: count, $locations: count
places-differ = there are { DIGITS($places) } places for { DIGITS($locations) } locations
wild-place = a place is not a pair of numbers up to a million
# $why: text
no-board = { $why }
# $shape: text, $known: text
no-shape = "{ $shape }" is not a shape of a board ({ $known })
# $column: count, $row: count
glue-outside = glue names column { DIGITS($column) }, row { DIGITS($row) }, where no location is
# $passes: text
no-pass-count = { $passes } is not a pass count
    .rules = E7.8
# $color: color
too-many-captives = { NAME($color) } can't have so many captives
wild-komi = this komi is out of all measure
# $why: text
no-situation = { $why }

## JSON.

# $why: text
no-json = this is not JSON: { $why }
object-expected = an object is expected
rows-expected = an object with "rows" is expected
# $name: text
no-field = "{ $name }" is not a field here
# $name: text
field-missing = the field "{ $name }" is missing
# $name: text, $what: expected, $found: text?
field-refused = "{ $name }": { $what } is expected{ $found ->
    [none] { "" }
   *[other] , not "{ $found }"
  }
board-unknown = board is neither a caption nor an object
board-empty = board has neither shape nor neighbors
no-neighbors = neighbors is not a list of pairs
no-places = at is not a list of places
no-glue = glue is not a list of pairs of places
no-removal = cycle_removal is no number
button-alone = "button" stands alone: it is no stone and no pass
resume-alone = "resume" stands alone: it is no stone and no pass, and names the player who calls
place-or-pass = "at" or "pass": true is expected

## Diagrams.

# $sign: text, $signs: word
no-cell = "{ $sign }" is not a cell of a diagram ({ $signs })
# $word: text
no-move-number = "{ $word }" is not a move number
situation-twice = there is a situation line already
row-after-situation = no row is expected after the situation line
# $bare: word, $barred: word
no-rows = there is no diagram here; rows such as "{ $bare }" or "{ $barred }" are expected
start-twice = the start is given twice
# $word: text
no-move = "{ $word }" is not a move such as "pass", "b2", "remove 8" or "remove 8, b2"
# $word: text
no-start-or-number = "{ $word }" is neither "start" nor the number of a move
# $here: flag
blanks-differ = { $here ->
    [yes] this row has blanks between its cells, the first has none
   *[no] this row has no blanks between its cells, the first has some
  }
# $line: text
no-situation-line = "{ $line }" is not a situation line such as "0 0 B 0"
# $number: count, $first: count, $second: count
move-twice = move { DIGITS($number) } is given twice, in line { DIGITS($first) } and in line { DIGITS($second) }
# $number: count
move-missing = move { DIGITS($number) } is missing; add a line under the diagram, such as "{ DIGITS($number) }: pass" or "{ DIGITS($number) }: a1"
# $name: text
no-point = "{ $name }" is not a point of this board

## Moves and sets.

# $word: text
no-point-or-pass = "{ $word }" is neither a point of this board nor "pass"
# $word: text
no-cycle-start = "{ $word }" does not say with which situation the cycle began
# $name: text
no-location = the board has no location "{ $name }"
    .rules = C5.1
# $rows: word
set-missing = the set is missing; write "all", points such as "a1,b2", or rows such as "{ $rows }"
# $rows: count, $board: count
set-rows = the board has { DIGITS($board) } rows, not { DIGITS($rows) }
# $signs: count, $places: count
set-signs = there are { DIGITS($signs) } signs for { DIGITS($places) } places
hole-in-set = here is no location
    .rules = C5.1
set-sign = "{ "*" }" or "." is expected

## Games.

# $moves: count, $limit: count
too-many-moves = { DIGITS($moves) } moves are too many; the limit is { DIGITS($limit) }
# $limit: count
too-many-moves-in-all = a text with more than { DIGITS($limit) } moves in all is not read to its end
# $number: count
earlier-game-stops = the game that this goes on from stops at its move { DIGITS($number) }
other-board = this has another board than the game that it goes on from
# $points: texts
begins-elsewhere = this does not begin where the game before it ends: see { $points }
# $id: text
game-not-before = this goes on from "{ $id }", which does not stand before it
# $id: text
game-not-played = this goes on from "{ $id }", which could not be played or does not stand before it
# $number: count, $last: count
beyond-last-move = there is no move { DIGITS($number) }; the legal moves end with { DIGITS($last) }
# $number: count
move-unknown = there is no move { DIGITS($number) }
pass-with-place = a pass has no place
# $column: count, $row: count
no-location-there = there is no location in column { DIGITS($column) }, row { DIGITS($row) }
# $why: text
illegal-move = { $why }

## Links.

# $what: expected
link-expected = { $what } is expected
# $prefix: word
no-link = a link is expected, which begins with "{ $prefix }"
# $version: text
no-link-version = a link is expected, which begins with { $version }
# $version: text, $found: text
newer-link = version { $version } is expected, not { $found }; a newer Loja may read this link
# $section: count
newer-section = this part of the link needs a newer Loja (section { DIGITS($section) })
# $sign: text
link-sign = "{ $sign }" is none of A-Z a-z 0-9 - _
link-ends-amid = the link can't end with this character; was its end cut off?
link-cut-off = the link ends too early; was its end cut off?
link-damaged = the checksum does not fit; was the end cut off, or a character changed?
# $what: expected, $limit: count, $found: count
link-number = { $what } below { DIGITS($limit) } is expected, not { DIGITS($found) }
# $what: expected
link-text = { $what } is expected, and this is not UTF-8
# $left: count
link-run = a run of 1 to { DIGITS($left) } cells is expected
# $last: count
link-location = one of the locations 0 to { DIGITS($last) } is expected
link-shape = a shape is expected that this Loja knows
# $columns: count, $rows: count, $limit: count
link-board = { DIGITS($columns) } columns and { DIGITS($rows) } rows are too many; { DIGITS($limit) } locations are the limit
link-rows = a link has no place for so many rows
long-link = a link has 1 MB at most
# $passes: text
link-passes = a link has no place for the pass count { $passes }, which LJRG does not know
link-button = a link has no place for the button; JSON has

## SGF.

long-sgf = at most 16 MB of SGF are read
many-nodes = at most 1,048,576 nodes are read
# $found: text?, $what: expected
sgf-expected = { $found ->
    [none] the end of the text
   *[other] "{ $found }"
  } stands where { $what } is expected
open-value = this value has no "]" at its end
# $number: count
no-game-number = there is no game { DIGITS($number) }
no-game = there is no game here
# $number: count, $main: flag, $made: count
line-too-short = there is no move { DIGITS($number) }; the { $main ->
    [yes] main line
   *[no] variation
  } has { DIGITS($made) }
# $variation: count, $count: count, $more: flag
no-variation = there is no variation { DIGITS($variation) }; the game has { DIGITS($count) } { VERB($count, "lines", "line") }{ $more ->
    [yes] { " " }that are read
   *[no] { "" }
  }
# $game: text
other-game = GM{ "[" }{ $game }] is not a game of Go
hole-outside = LJH names a place outside the board
# $name: text
no-side = LJE{ "[" }{ $name }] is no side
# $property: word, $value: text, $limit: count
no-size = { $property }{ "[" }{ $value }] is not a size of a board up to { DIGITS($limit) }, such as 19 or 7:5
# $property: word, $value: text
no-pair = { $property }{ "[" }{ $value }] is not a pair of numbers
# $value: text
glues-nothing = LJG{ "[" }{ $value }] glues nothing, as A:aa:ca does
letter-twice = LJG has a letter twice
letters-mixed = LJG has a letter everywhere or nowhere
# $value: text
no-sgf-point = "{ $value }" is not a point such as "aa"
# $value: text
no-rectangle = "{ $value }" is not a rectangle from upper left to lower right
too-many-points = these lists name too many points
# $value: text
no-sgf-pass-count = LJP{ "[" }{ $value }] is not a pass count
# $property: word, $column: count, $row: count
property-outside = { $property } names column { DIGITS($column) }, row { DIGITS($row) }, where no location is
# $property: word, $value: text
no-player = { $property }{ "[" }{ $value }] is no player
# $value: text
no-removal-number = LJR{ "[" }{ $value }] is not a move number
# $limit: count
no-room-in-sgf = SGF has boards of { DIGITS($limit) } by { DIGITS($limit) } at most
# $moves: count, $why: fact
beyond-rules = not by these rules from { $moves ->
    [0] the start
   *[other] the set-up after move { DIGITS($moves) }
  }: { $why }
# $beyond: fact
only-shown = { $beyond }; this can be shown, not judged or played on

## SGF that is read with a warning.

text-before = the text before the game is passed over
text-after = the text after the game is passed over
ends-amid-value = the text ends amid a value, which is passed over
ends-amid-game = the text ends amid the game
# $property: word, $why: fact
points-passed-over = { $property }: { $why }; it is passed over
# $property: word
places-passed-over = { $property } names places outside the board; they are passed over
# $why: text
before-set-up = everything before this set-up is { $why }
handicap-moves = as many of Black's first moves as HA tells are handicap stones
moves-in-order = there is more than one move here; they are read in their order
# $passes: count, $number: count
passes-after-end = { $passes ->
    [one] a pass stands
   *[other] { DIGITS($passes) } passes stand
  } beyond the end of the game, after its move { DIGITS($number) }
    .rules = B1.1
# $value: text
no-komi = KM{ "[" }{ $value }] is no number, so there is no komi
# $value: text
label-without-point = LB{ "[" }{ $value }] names no point
# $property: word, $value: text
stroke-without-points = { $property }{ "[" }{ $value }] does not name two points
# $number: count, $value: text
move-outside = move { DIGITS($number) } is "{ $value }", which is not a location of this board; it is read as a pass
# $more: count
more-warnings = and { DIGITS($more) } more like these

## Diagrams of Sensei’s Library.

no-diagram = there is no diagram here
# $line: text, $known: word
no-first-line = "{ $line }" is not a first line such as { $known }
after-diagram = nothing is expected after the diagram
# $prefix: word
prefix-expected = "{ $prefix }" is expected before each line
no-diagram-row = there is no row of a diagram here
# $found: text
bar-expected = "|" is expected as in the first row, not "{ $found }"
# $places: count, $first: count
other-width = { $places ->
    [one] 1 place stands
   *[other] { DIGITS($places) } places stand
  } here where the first row has { DIGITS($first) }
# $sign: text, $known: word
no-diagram-sign = "{ $sign }" is not a sign of a diagram ({ $known })
# $number: count
title-move = the title says where move { DIGITS($number) } is, but nothing of the kind is there
# $number: count
title-move-missing = move { DIGITS($number) } is missing; add "({ DIGITS($number) } at 1)" to the title if it is where 1 was, or "({ DIGITS($number) } passes)" if it is a pass
# $limit: count, $moves: count
many-figures = a diagram of Sensei’s Library has { DIGITS($limit) } moves at most, and this game has { DIGITS($moves) }
no-sign-for-cycle = Sensei’s Library has no sign for a removed cycle
no-room-for-figure = a stone lay there at the start, so there is no room for its figure
no-seams = Sensei’s Library draws sheets only, whose edges are not joined
no-empty-board = Sensei’s Library has no board without a location
only-passes = a game of passes alone has no figure, so Sensei’s Library can’t tell it
# $line: text, $known: word
no-stroke = "{ $line }" is not an arrow or line such as { $known } on this part of the board; it is passed over
# $limit: count
too-many-strokes = no more than { DIGITS($limit) } arrows and lines are read
