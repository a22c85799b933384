### A proof as a game with variations: the comments of its file.

# $player: color, $locks: flag, $size: count
title = { NAME($player) } { $locks ->
    [yes] can lock
   *[no] can’t lock
  } { $size } { VERB($size, "locations", "location") }

## The root.

# $player: color, $refuter: color, $size: count
can-lock = { NAME($player) } can lock { $size } { VERB($size, "locations", "location") } and gets a 2-eye formation there, whatever { NAME($refuter) } does
    .rules = C4, C8
# $player: color, $refuter: color, $size: count
cannot-lock = { NAME($player) } can’t lock { $size } { VERB($size, "locations", "location") }: whatever { NAME($player) } does, { NAME($refuter) } prevents a 2-eye formation there
    .rules = C4, C8
# $in_part: flag, $outside: flag, $refuter: color, $circled: flag
worst-case = This is { $in_part ->
    [yes] a part of the worst case
   *[no] the worst case
  }: { $outside ->
    [yes] all stones outside are { NAME($refuter) }’s and permanent (LJM, shown as rings), and{" "}
   *[no] {""}
  }{ NAME($refuter) } moves first. The { $in_part ->
    [yes] locations that the proof plays on
   *[no] claimed locations
  } are selected (SL){ $circled ->
    [yes] , but for those with a ring
   *[no] {""}
  }
    .rules = C6
# $size: count, $player: color
zone = The proof uses a part of the set, { $size } { VERB($size, "locations", "location") }. The rest of the set is left out of this board: a stone of { NAME($player) }’s there is a pass here, and no number of passes ends anything
# $player: color
reaches-beyond = { NAME($player) }’s stones with a ring reach beyond it and count as permanent
# $one: color, $other: color
choices = At each step { NAME($one) } has one chosen move, and { NAME($other) } tries every legal one. Passes are moves too
# $places: count
is-cut = The whole proof is larger: the tree is cut in { $places } { VERB($places, "places", "place") }, which say so

## Where a line stops.

cut-here = Cut: the proof goes on here, but the tree does not
# $since: count, $player: color
back = The situation { $since ->
    [0] at the start
   *[other] after move { DIGITS($since) }
  } is back, and { NAME($player) } has come no nearer to a 2-eye formation
    .rules = E3, C7
# $since: count, $player: color
back-in-zone = The situation { $since ->
    [0] at the start
   *[other] after move { DIGITS($since) }
  } is back, but for passes, which end nothing here, and { NAME($player) } has come no nearer to a 2-eye formation
    .rules = C7
# $depth: count, $line: moves, $more: count
as-after = As after move { DIGITS($depth) } of the sequence { $line }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
# $player: color
has-formation = { NAME($player) } has a 2-eye formation
    .rules = C8
game-over = The game is over, and there is no 2-eye formation
    .rules = E1, C8
# $why: fact, $lemma: word
by-lemma = Decided: { $why } (lemma “{ $lemma }”)
lemma-hopeless = no 2-eye formation fits on this set
# $refuter: color
lemma-ending = { NAME($refuter) } passes, and the game is over without a 2-eye formation
# $refuter: color
lemma-joined = a stone of { NAME($refuter) }’s in the set is joined to what lasts, and can’t be captured
# $refuter: color
lemma-doors = { NAME($refuter) } gets a stone into the set that is joined to what lasts
# $refuter: color
lemma-alive = stones of { NAME($refuter) }’s in the set can’t be captured, even if { NAME($refuter) } only passes
# $player: color
lemma-fill = every group of { NAME($player) }’s has two eyes, and only filling is left
# $player: color
lemma-sum = { NAME($player) } has groups with two eyes, and wins in each part between them
# $player: color
lemma-rooms = a group of { NAME($player) }’s has liberties in two separate areas, and { NAME($player) } wins in each part beside it
# $refuter: color
lemma-dead = { NAME($refuter) } can’t make two eyes in any part that is left
