### Why another rule set forbids a turn; which of its clauses does, the rule set knows.

# $at: point?
over = { $at ->
    [none] this turn
   *[other] { $at }
  } comes after the end of the game
# $at: point?
no-location = { $at ->
    [none] this turn
   *[other] { $at }
  } is not a location of the board
# $at: point?
occupied = { $at ->
    [none] this turn
   *[other] { $at }
  } is not empty
# $at: point?
suicide = { $at ->
    [none] this turn
   *[other] { $at }
  } would leave its own string without a liberty
# $at: point?
takes-back = { $at ->
    [none] this turn
   *[other] { $at }
  } recaptures in a ko at once
# $at: point?
repeats = { $at ->
    [none] this turn
   *[other] { $at }
  } brings back a position of this game
# $at: point?
begins-again = { $at ->
    [none] this turn
   *[other] { $at }
  } begins a cycle that the same player has begun before
# $at: point?
hot = { $at ->
    [none] this turn
   *[other] { $at }
  } takes stones that are hot
# $at: point?
no-pass = { $at ->
    [none] this turn
   *[other] { $at }
  } is a pass, and these rules have none
# $at: point?
no-button = { $at ->
    [none] this turn
   *[other] { $at }
  } takes a button that is not there
# $at: point?
no-stop = { $at ->
    [none] this turn
   *[other] { $at }
  } comes after a stop alone, and play has not stopped
# $at: point?
no-such-turn = { $at ->
    [none] this turn
   *[other] { $at }
  } is a turn that this rule set does not have
# $at: point?
marked = { $at ->
    [none] this turn
   *[other] { $at }
  } is in a ko that a capture has marked, and nobody has passed for it
# $at: point?
no-mark = { $at ->
    [none] this turn
   *[other] { $at }
  } is not a location to pass for
# $at: point?
played-before = { $at ->
    [none] this turn
   *[other] { $at }
  } repeats a play of this sequence, from the same position to the same position
# $at: point?
needs-ko-pass = { $at ->
    [none] this turn
   *[other] { $at }
  } recaptures in a ko before anybody has made a ko-pass
# $at: point?
nothing-banned = { $at ->
    [none] this turn
   *[other] { $at }
  } is a ko-pass, and no capture in a ko waits for one
# $at: point?
direct-ko-stone = { $at ->
    [none] this turn
   *[other] { $at }
  } would end the game with a direct ko stone
# $at: point?
not-ended = { $at ->
    [none] this turn
   *[other] { $at }
  } comes before the end of the play-out

## A start.

# $points: points
stones-outside = stones stand where the board has no location: { FEW($points) }
# $points: points
both-colors = a black and a white stone stand on one location: { FEW($points) }
# $points: points
no-liberty = a string has no liberty: { FEW($points) }
