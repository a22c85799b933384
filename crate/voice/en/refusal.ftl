### Why the Logical Japanese Rules refuse a move, a start or a claim.

## A move.

game-over = the game is over, so no move follows
    .rules = B1.1
cycle-after-pass = no cycle may be removed right after a pass: a pass ends the game
    .rules = B3.1
# $start: count
no-such-cycle = the situation after move { DIGITS($start) } does not repeat here, so no cycle began there
    .rules = B3.2
no-cycle = there is no cycle to remove
    .rules = B3.2
# $at: point
no-location = the board has no location { $at }
    .rules = B4.2
# $at: point, $by: color
occupied = a { COLOR($by) } stone already stands on { $at }
    .rules = B4.2
# $at: point
marked-at-start = { $at } is marked at the start, so nobody may play there this turn
    .rules = B4.2
# $at: point
marked-after-ko = { $at } is marked after the ko capture, so nobody may play there this turn
    .rules = B4.2
# $at: point
marked-for-good = a removed cycle leaves { $at } marked for good, so nobody may play there any more
    .rules = B4.2
# $at: point
suicide = a stone on { $at } would take nothing and have no liberty: that is suicide
    .rules = B4.5
# $at: point
pseudo-suicide = a stone on { $at } would take nothing and have only permanently marked liberties: that is pseudo-suicide
    .rules = B4.5
# $player: color
no-resumption = { NAME($player) } calls for a resumption, but by these rules nobody can resume a game that has ended
    .rules = B1.1
no-button = it takes the button, but these rules have none
    .rules = B1
# $player: color, $turn: color
out-of-turn = { NAME($player) } moves, but { NAME($turn) } has the turn
    .rules = A1.4

## A move of a proof.

claimant-has-eyes = the claimant has a 2-eye formation already, so the proof is over
# $since: count
proof-repeats = the situation after move { DIGITS($since) } had come back, so the proof is over
proof-over = the proof is over

## A start.

# $points: points
not-on-board = the board has no location { FEW($points) }
# $points: points
both-colors = a black and a white stone share { FEW($points) }
# $player: color, $points: points
no-liberty = { NAME($player) } has no liberty at { FEW($points) }
    .rules = D1
# $points: points
stone-on-mark = a stone stands on the temporary mark at { FEW($points) }
    .rules = B4.8
# $points: points
both-marks = a temporary and a permanent mark share { FEW($points) }
# $points: points, $passes: text
mark-without-ko = { FEW($points) } is marked temporarily, so the pass count is -1, not { $passes }
    .rules = B2.4
# $player: color, $count: count, $limit: count
many-captives = { DIGITS($count) } captives of { NAME($player) } are more than { DIGITS($limit) }

## A board by its pairs.

# $count: count, $limit: count
large-board = { DIGITS($count) } locations are more than { DIGITS($limit) }
# $first: count, $second: count
pair-outside = the pair { DIGITS($first) }, { DIGITS($second) } names a location that the board does not have
    .rules = E6.2
# $location: count
own-neighbor = location { DIGITS($location) } can't be a neighbour of itself
    .rules = E6.2

## A claim.

# $at: point
claim-outside = the board has no location { $at }
    .rules = C5.1
# $inside: point, $outside: point
claim-open = { $inside } borders on { $outside } outside the set, so it would have to be a stone of the claimant
    .rules = C5.2.1
# $inside: point, $outside: point
claim-cut = { $outside } outside the set is a stone of the claimant beside { $inside }, so it would have to be in the set too
    .rules = C5.2.2
