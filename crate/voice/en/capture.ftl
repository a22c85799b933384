### A question of 1989 as an argument: what is claimed, what a turn did, how it stands, how it ends.

## The claim, and the rule that asks for it.

# $by: color, $prey: stones
claims-capture = { $by }, first, can take { $prey }
# $by: color, $prey: stones, $owner: color, $set: points
claims-clean-capture = { $by }, first, can take { $prey } without a new { COLOR($owner) } stone that stays on { $set }
# $by: color, $set: points, $foe: color, $stones: count
claims-stone = { $by }, first, can get a new stone that stays on { $set }, even if { $foe } may add { $stones } { VERB($stones, "stones", "stone") }
uncapturable-means = a stone is uncapturable when its opponent, moving first, can’t force its capture; endless play captures nothing
    .rules = I1
# $by: color, $owner: color
first-part-means = a capture enables a new stone only if { $by } can’t prevent one: however { $by } { VERB($by, "capture", "captures") }, a new { COLOR($owner) } stone on these points becomes uncapturable, then or later. The claim is that { $by } can prevent it
    .rules = I2, I6
# $foe: color
second-part-means = a capture enables a new stone only if { $foe } could have prevented that stone without capturing: moving second, with a number of stones fixed beforehand. The claim is that this number is too small
    .rules = I6
# $by: color
trial-begins = the game has stopped, and this is only tried out: nothing in it counts. No point is marked, and { $by } { VERB($by, "move", "moves") } first
    .rules = I1
recaptures-wait = to recapture in a ko, a player must first pass for it
    .rules = article 7.2

## A turn.

# $by: color, $at: point, $taken: stones?
plays = { $by } { VERB($by, "play", "plays") } { $at }{ $taken ->
    [none] {""}
   *[other] {" "}and { VERB($by, "take", "takes") } { $taken }
  }
# $by: color
passes = { $by } { VERB($by, "pass", "passes") }
# $by: color, $ko: point
passes-for = { $by } { VERB($by, "pass", "passes") } for the ko at { $ko }
# $now: fact
gives-away = that gives it away: { $now }
keeps = that loses nothing

## What it did.

# $ko: point, $other: color
marks = now { $ko } is marked: { $other } may play there only after a pass for that ko
    .rules = article 7.2
# $other: color
other-can-end = this pass is for no ko, so if { $other } { VERB($other, "pass", "passes") } too, play ends
    .rules = I7
# $ko: point, $free: color
mark-lifted = the mark at { $ko } is gone, so { $free } may play there again; such a pass ends nothing
    .rules = article 7.2, I7
# $at: point
adds-new-stone = { $at } is one of the points in question, so this new stone counts
    .rules = I4
# $by: color, $left: count
may-add = { $by } may add { $left } more { VERB($left, "stones", "stone") }
    .rules = I6
# $prey: stones, $left: points
last-liberty = { $prey } { VERB($prey, "have", "has") } one liberty left, { $left }
# $owner: color
capture-made = the capture is made, and now it matters whether a new { COLOR($owner) } stone comes to stay, then or later
    .rules = I2

## Who is right.

standing-open = nothing is decided here yet
# $by: color
can-capture = { $by } can force the capture
    .rules = I1
# $by: color
cannot-capture = { $by } can’t force the capture
    .rules = I1
# $by: color, $owner: color, $set: points
can-capture-cleanly = { $by } can make the capture without a new { COLOR($owner) } stone that stays on { $set }
    .rules = I6
# $by: color, $owner: color, $set: points
cannot-capture-cleanly = { $by } can’t make the capture without a new { COLOR($owner) } stone that stays on { $set }
    .rules = I6
# $by: color, $set: points
can-get-stone = { $by } can get a new stone that stays on { $set }
    .rules = I6
# $by: color, $owner: color, $set: points
can-keep-free = { $by } can keep every new { COLOR($owner) } stone from staying on { $set }
    .rules = I6
# $standing: fact, $turns: count
standing-within = { $standing }, { $turns ->
    [one] with the next turn
   *[other] within { $turns } turns, counting both sides
  }

## How it ends.

# $prey: stones, $by: color
stones-taken = { $prey } { VERB($prey, "are", "is") } taken, so play ends as { $by } wanted
    .rules = I1
two-passes = two passes in a row, neither for a ko, end play
    .rules = I7
# $prey: stones
stones-not-taken = { $prey } { VERB($prey, "were", "was") } not taken
    .rules = I1
# $prey: stones, $owner: color, $set: points
stones-taken-cleanly = { $prey } { VERB($prey, "were", "was") } taken, and no new { COLOR($owner) } stone that stays is on { $set }
    .rules = I6
# $owner: color, $set: points
no-new-stone = no new { COLOR($owner) } stone that stays is on { $set }
    .rules = I6
# $prey: stones, $by: color
two-eyes = { $prey } can’t be taken any more, however many stones { $by } { VERB($by, "play", "plays") } in a row, so { VERB($prey, "they are", "it is") } uncapturable
    .rules = I1
# $owner: color, $at: point, $by: color
stone-arisen = the new { COLOR($owner) } stone at { $at } is uncapturable: { $by } can’t take it, even moving first and with no point marked
    .rules = I1, I6
arisen-counts-now = it was played earlier, but what counts is that it is uncapturable now
    .rules = I5
# $owner: color, $set: points, $by: color
set-covered = no new { COLOR($owner) } stone can come to stay on { $set } any more, even if { $by } only { VERB($by, "pass", "passes") } from here on
    .rules = I6
# $since: count
came-again = the same position, marks and all, was there { $since ->
    [0] at the start
   *[other] after turn { DIGITS($since) }
  }
# $by: color
cycle-favours = play may go on in this cycle forever, and then { $by } { VERB($by, "are", "is") } right
    .rules = lines 5518 and 6222
and-so-on = and so on

## Hints.

look-around = look around here
look-for-capture = look for something to take
look-for-need = look whether anything has to be done
look-at-marks = look at the marked points
# $prey: stones
aim-take = take { $prey }
# $prey: stones
aim-last-liberty = leave { $prey } one liberty
aim-new-stone = put a new stone on a point in question
    .rules = I4
aim-nothing-taken = what helps takes nothing yet
aim-nothing-needed = nothing has to be done here
aim-lift-mark = lift a mark
    .rules = article 7.2
# $at: point
play-at = play { $at }
pass-now = pass
# $ko: point
pass-for = pass for the ko at { $ko }

## Why a turn can’t be made.

stones-used-up = the stones that were fixed beforehand are used up
    .rules = I6
