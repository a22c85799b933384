### The set of a claim while a reader puts it together, and the worst case of a claim (C6).

## How much somebody claims, as a title: "Black, 9 at the right".

# $player: color
claims-nothing = { NAME($player) }, nothing
# $player: color
claims-all = { NAME($player) }, the whole board
# $player: color, $size: count, $place: place
claims-some = { NAME($player) }, { DIGITS($size) } { $place }

## What is claimed, after a verb: "Black locks the left, 26 points".

region-empty = nothing
region-all = the whole board
# $size: count, $place: place
region = { $place ->
    [everywhere] { DIGITS($size) } { VERB($size, "points", "point") } { $place }
   *[other] { BARE($place) }, { DIGITS($size) } { VERB($size, "points", "point") }
  }

# $place: place
where = { $place ->
    [everywhere] most of the board
   *[other] { BARE($place) }
  }

## How many points, and whether the border is closed.

no-point = No point yet.
only-point = The only point.
# $all: count
all-points = All { DIGITS($all) } points.
# $size: count, $all: count
some-points = { DIGITS($size) } of { DIGITS($all) } points.
border-closed = The border is closed.
# $at: point
border-open = The border is open at { $at }.

## Why it is closed, or where it is open.

# $player: color
press-region = Press a region to add it; the { COLOR($player) } stones that touch it come with it.
needs-no-border = That is the whole board, so no border is needed.
# $player: color
stones-look-out = { NAME($player) }’s stones stand all along the border.
nothing-outside = No point of the set has a neighbour outside.
# $player: color, $inside: point, $outside: point, $rule: rule
neighbor-outside = { $outside }, next to { $inside }, is outside the set, so { $inside } would have to be a { COLOR($player) } stone.
# $player: color, $inside: point, $outside: point, $rule: rule
group-cut = The { COLOR($player) } stones at { $inside } and { $outside } are connected, but { $outside } is outside the set.
# $count: count
more-open = { $count ->
    [one] One more point is open.
   *[other] { DIGITS($count) } more points are open.
  }

## The worst case, step by step.

# $player: color, $size: count, $all: count, $place: place
claims = { NAME($player) } claims { $size ->
    [0] nothing
   *[other] { DIGITS($size) } of { DIGITS($all) } points, { $place }
  }.
# $player: color
claims-board = { NAME($player) } claims the whole board.
# $count: count, $refuter: color
outside-filled = { $count ->
    [0] Nothing is outside the set, so nothing is filled.
    [one] The point outside gets a { COLOR($refuter) } stone that can never be captured.
   *[other] Each of the { DIGITS($count) } points outside gets a { COLOR($refuter) } stone that can never be captured.
  }
# $points: points
marks-go = The { VERB($points, "squares", "square") } at { $points } { VERB($points, "are", "is") } removed.
all-marks-go = The squares are removed.
prisoners-go = Prisoners don’t matter here, so the count restarts at zero.
# $player: color
none-to-go = { NAME($player) } has no stone in the set, so none is removed.
# $player: color
none-goes = Every { COLOR($player) } stone in the set still has a liberty, so none is removed.
# $player: color, $points: points
stones-go = { $points ->
    [one] The { COLOR($player) } stone at { $points } has no liberty left and is removed.
   *[other] The { COLOR($player) } stones at { $points } have no liberty left and are removed.
  }
# $player: color, $count: count, $place: place
many-go = { DIGITS($count) } { COLOR($player) } stones { $place } have no liberty left and are removed.
# $player: color, $refuter: color, $passed: flag
proof-starts = { NAME($refuter) } moves first, { $passed ->
    [yes] and no pass counts yet
   *[no] and nobody has passed
  }. Here the proof starts: { NAME($player) } needs two eyes in the set, and { NAME($refuter) } tries to prevent them.
