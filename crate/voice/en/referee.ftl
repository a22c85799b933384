### What a referee found.

## The board.

# $of: color, $count: count, $place: place
dead = { $count } { COLOR($of) } { VERB($count, "stones", "stone") } { $place } { VERB($count, "are", "is") } dead.
# $count: count, $place: place
both-control = Both players control { $count } { VERB($count, "points", "point") } { $place }.
nobody-anything = Nobody controls anything.
# $count: count, $place: place
nobody-controls = Nobody controls { $count } { VERB($count, "points", "point") } { $place }.
# $count: count, $place: place
not-decided = Not decided yet: { $count } { VERB($count, "points", "point") } { $place }.
all-controlled = Every point is controlled, and no stone is dead.

## A claim that holds.

# $of: color, $count: count, $place: place
claim-dead = The { $count ->
    [one] { COLOR($of) } stone { $place } is dead.
   *[other] { $count } { COLOR($of) } stones { $place } are dead.
  }
# $player: color
can-make-eyes = { NAME($player) } can make two eyes against every attack.
# $eyes: points, $refuter: color
some-eyes = { $eyes ->
    [one] One eye is there already, { $eyes }; { NAME($refuter) } can’t prevent a second.
   *[other] There are eyes at { $eyes } already; { NAME($refuter) } can’t prevent two for each group.
  }
# $eyes: points
has-eyes = The eyes at { $eyes } are there already.
# $player: color, $place: place, $eyes: points
group-has-eyes = { NAME($player) }’s stones { $place } already have the eyes { $eyes }.
# $place: place, $player: color, $refuter: color
others-get-eyes = { $place ->
    [there] Others
   *[other] { NAME($player) }’s stones { $place }
  } don’t, but { NAME($refuter) } can’t prevent two eyes for each group.

## A claim that fails, or is not decided.

# $player: color, $refuter: color
can-prevent = { NAME($refuter) } moves first, and can keep { NAME($player) } from two eyes there, whatever { NAME($player) } does.
# $refuter: color
can-show = { NAME($refuter) } can show that it fails.
so-it-ends = This is how that ends.
# $situations: count
claim-open = Not decided yet, within { $situations } situations.

## A ruling on paper.

# $all: count, $blacks: count, $whites: count, $both: count, $nobody: count
ruled-points = Of { DIGITS($all) } { VERB($all, "points", "point") }, Black controls { DIGITS($blacks) }, White { DIGITS($whites) }{ $both ->
    [0] { "" }
   *[other] , both { DIGITS($both) }
  }, nobody { DIGITS($nobody) }
# $of: color, $stones: points
ruled-dead = { NAME($of) }’s dead stones: { NAMES($stones) }
no-stone-dead = No stone is dead.
# $player: color, $points: points
ruled-open = { NAME($player) } may control { DIGITS($points) } more { VERB($points, "points", "point") }: { NAMES($points) }
# $player: color, $points: points
ruled-lock = { NAME($player) } locks { DIGITS($points) } { VERB($points, "points", "point") } ({ NAMES($points) })
# $all: count, $proved: count, $refuted: count, $open: count
ruled-claims = { DIGITS($all) } { VERB($all, "claims", "claim") }: { DIGITS($proved) } proved, { DIGITS($refuted) } refuted, { DIGITS($open) } open
