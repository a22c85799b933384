### An argument about a claim: moves and what they do, ends, hints, how it stands.

## A move.

# $by: color, $at: point
played = { $by } played { $at }
# $by: color
passed = { $by } passed
# $by: color, $manner: manner, $at: point, $taken: stones?, $ko: flag, $change: fact?
plays = { $by } { $manner ->
    [answers] { VERB($by, "answer", "answers") }
    [tries] { VERB($by, "try", "tries") }
    [might-try] can try
   *[plays] { VERB($by, "play", "plays") }
  } { $at }{ $taken ->
    [none] {""}
   *[other] {" "}and { $manner ->
        [might-try] take
       *[plays] { VERB($by, "take", "takes") }
      } { $taken }{ $ko ->
        [yes] {" "}in a ko
       *[no] {""}
      }
  }{ $change ->
    [none] {""}
   *[other] : { $change }
  }
# $by: color, $too: flag
passes = { $by } { VERB($by, "pass", "passes") }{ $too ->
    [yes] {" "}too
   *[no] {""}
  }
# $by: color
would-pass = { $by } needn’t answer, and would simply pass

## What it did.

# $taken: stones
captures = that captures { $taken }
# $taken: stones, $ko: point
captures-in-ko = that captures { $taken } in a ko, so nobody may play { $ko } in the next turn
    .rules = B4.2
# $ko: point
ko-closed = nobody may play { $ko } in the next turn
    .rules = B4.2
# $by: color
fills-eye = that fills { $by ->
    [you] your own eye
   *[other] an eye of { OWNED($by) }
  }
# $at: point, $owner: color
takes-eye = { WHOSE($owner) } eye at { $at } is gone
# $stones: stones, $left: points
gives-atari = { $stones } { VERB($stones, "are", "is") } in atari, with { VERB($stones, "their", "its") } last liberty at { $left }
# $stones: stones, $liberties: count
escapes = { $stones } { VERB($stones, "were", "was") } in atari, and { VERB($stones, "have", "has") } { $liberties } { VERB($liberties, "liberties", "liberty") } now
# $stones: stones, $left: points, $foe: color
is-exposed = { $stones } { VERB($stones, "are", "is") } in atari: { $foe } can take { VERB($stones, "them", "it") } at { $left }
# $at: point, $by: color, $neighbors: points
connects = { $at } connects { WHOSE($by) } groups at { $neighbors }
# $points: points, $by: color
makes-eyes = { $points } { VERB($points, "are eyes", "is an eye") } of { OWNED($by) } now
# $by: color, $at: point, $next: point, $liberties: count
stone-extends = { WHOSE($by) } stone at { $at } joins the one at { $next }, with { $liberties } { VERB($liberties, "liberties", "liberty") } now
# $by: color, $at: point, $liberties: count
stone-alone = { WHOSE($by) } stone at { $at } touches no other stone, and has { $liberties } { VERB($liberties, "liberties", "liberty") }
# $by: color, $at: point, $foes: stones, $liberties: count
stone-beside = { WHOSE($by) } stone at { $at } stands beside { $foes }, and has { $liberties } { VERB($liberties, "liberties", "liberty") }

## A pass.

# $ko: point, $other: color
ko-opens = the ko at { $ko } is open again, so { $other } may play there
    .rules = B4.2
two-passes = two passes in a row end the game
    .rules = E2
# $other: color
other-can-end = { $other } can now end the game with a pass
    .rules = E2
# $other: color
other-must-play = { $other } must answer with a stone, because a second pass would end the game
    .rules = E2
# $other: color
other-must-play-again = { $other } must answer with a stone again
    .rules = E2
# $other: color
other-can-only-pass = { $other } { VERB($other, "have", "has") } no legal move but a pass, and that ends the game
    .rules = E2
# $other: color
pass-counts-not = a pass right after a ko capture doesn’t count towards ending the game, so { $other } can’t end it at once
    .rules = B2.4

## What became of the claim.

# $by: color
set-owned = the claimed points are { OWNED($by) }
came-back-in-vain = the position repeats, so the claim fails
claim-refuted = the claim is refuted
claim-open = whether the claim holds is not decided yet
# $shown: flag
still-holds = { $shown ->
    [yes] the claim still holds
   *[no] the engine still expects the claim to hold
  }
# $shown: flag
no-longer-holds = { $shown ->
    [yes] the claim no longer holds
   *[no] the engine no longer expects the claim to hold
  }
# $shown: flag, $player: color
can-hold-now = { $shown ->
    [yes] now { $player } can hold the claimed points
   *[no] now the engine expects { $player } to hold the claimed points
  }
# $shown: flag, $player: color
can-still-hold = { $shown ->
    [yes] { $player } can still hold the claimed points
   *[no] the engine still expects { $player } to hold the claimed points
  }
# $shown: flag, $refuter: color
can-still-refute = { $shown ->
    [yes] { $refuter } can still refute the claim
   *[no] the engine still expects { $refuter } to refute the claim
  }
# $shown: flag, $player: color
still-cannot-hold = { $shown ->
    [yes] { $player } still can’t hold the claimed points
   *[no] the engine still doesn’t expect { $player } to hold the claimed points
  }
# $shown: flag
holds = { $shown ->
    [yes] the claim holds
   *[no] the engine expects the claim to hold
  }
# $shown: flag
fails = { $shown ->
    [yes] the claim fails
   *[no] the engine expects the claim to fail
  }

## Why, and how it goes on.

# $shown: flag, $player: color
in-vain-eyes-left = { $shown ->
    [yes] That is not enough
   *[no] The engine expects that not to be enough
  }: { $player } can still make two eyes
# $shown: flag, $player: color
in-vain-eyes-lacking = { $shown ->
    [yes] That is not enough
   *[no] The engine expects that not to be enough
  }: { $player } still { VERB($player, "need", "needs") } two eyes
# $shown: flag, $player: color, $refuter: color
in-vain-eyes-prevented = { $shown ->
    [yes] That is not enough: { $player } still { VERB($player, "need", "needs") } two eyes, and { $refuter } can prevent them
   *[no] The engine expects that not to be enough: { $player } still { VERB($player, "need", "needs") } two eyes, and the engine expects { $refuter } to prevent them
  }
# $shown: flag, $refuter: color
eyes-prevented = { $shown ->
    [yes] { $refuter } can prevent two eyes
   *[no] the engine expects { $refuter } to prevent two eyes
  }
# $lack: fact
for-now = For now, { $lack }
# $by: color
only-move = The engine expects no other move to keep { WHOSE($by) } win
# $good: count, $by: color, $all: count
some-moves = Counting a pass, the engine expected { $good } of { WHOSE($by) } { $all } choices to win
# $by: color
loses-slowest = The engine expects { NAME($by) } to lose in any case, and this holds out longest
# $by: color
loses-taking = The engine expects { NAME($by) } to lose in any case, and captures what it can
no-stone-lasts = The engine knows no move that holds out longer than a pass
# $by: color, $points: points
barred = Now { $by } may not play { OR($points) }: that would be suicide
    .rules = B4.5
# $by: color, $foe: color, $deed: fact, $locks: flag
had-passed = Had { $by } passed, the engine would now expect { $foe } to { $deed } and { $locks ->
    [yes] hold the claimed points
   *[no] refute the claim
  }
that-ends-it = That ends it
# $number: count
line-ends = The sequence shown ends with move { DIGITS($number) }
# $moves: count
no-end-in-sight = Even after { $moves } { VERB($moves, "moves", "move") }, no end is in sight
nothing-saves = Nothing can save the claim any more
not-in-proof = This move is not in the stored proof
undecided = The engine has not finished with this position

## The stones stand as before, and still it is another situation.

# $since: count, $differs: facts
not-yet-repeated = All stones stand as { $since ->
    [0] at the start
   *[other] after move { DIGITS($since) }
  }, but { $differs }, so the position has not come back yet
# $turn: color
turn-differs = it is { WHOSE($turn) } turn
# $closed: points
points-closed = { $closed } { VERB($closed, "are", "is") } closed now
# $open: points
points-opened = { $open } { VERB($open, "are", "is") } no longer closed
# $closed: points, $open: points
points-exchanged = { $closed } { VERB($closed, "are", "is") } closed now instead of { $open }
# $then: count
passes-differ = { $then ->
    [one] one pass counted then
   *[other] { $then } passes counted then
  }

## How it ends.

# $by: color, $eyes: points
formation = { $eyes ->
    [2] { $by } { VERB($by, "have", "has") } two eyes, at { $eyes }, and each of { WHOSE($by) } groups touches both: a 2-eye formation
   *[other] { $by } { VERB($by, "have", "has") } { COUNT($eyes) } eyes, at { $eyes }, and each of { WHOSE($by) } groups touches two of them: a 2-eye formation
  }
    .rules = C8
# $eye: point, $around: points, $by: color
eye = { $eye } is an eye: { VERB($around, "its neighbours", "its one neighbour") } { $around } { VERB($around, "are", "is") } { OWNED($by) }
    .rules = C8.5
# $stones: stones, $eyes: points
touches-eyes = { $stones } { VERB($stones, "touch", "touches") } the eyes { $eyes }
    .rules = C8.6
# $lack: fact
final = Both players have passed, so the game is over, and there is no 2-eye formation: { $lack }
    .rules = E2
# $stones: stones
stones-inside = { $stones } { VERB($stones, "are", "is") } still on the claimed points
    .rules = C8.2
# $by: color, $at: point
border-open = no stone of { OWNED($by) } stands at { $at }, at the border of the set
    .rules = C8.3
# $points: points
no-neighbor = { $points } { VERB($points, "have", "has") } no neighbour, and no formation can hold such a point
    .rules = C8.4
# $pair: points
empty-pair = { $pair } are empty side by side, so neither is an eye
    .rules = C8.5
# $stones: stones, $eye: point?
few-eyes = { $stones } { VERB($stones, "touch", "touches") } { $eye ->
    [none] no eye
   *[other] only the eye { $eye }
  }
    .rules = C8.6
set-empty = the set is empty, so there is nothing to lock
    .rules = C8.1
# $since: count, $ago: count, $player: color, $rule: rule
came-back = The position is the one { $since ->
    [0] at the start
   *[other] after move { DIGITS($since) }
  } again, { $ago } moves later. Repeating moves never gives { $player } two eyes, so the claim fails
# $stones: stones, $closed: points
breathes-for-good = { $stones } { VERB($stones, "have", "has") } a liberty at { $closed }, where nobody may play any more, and can never be captured
    .rules = B4.2, D1
# $stones: stones, $anchors: points
joined-for-good = { $stones } { VERB($stones, "are", "is") } joined to the permanent { VERB($anchors, "stones", "stone") } at { $anchors }, always { VERB($stones, "have", "has") } a liberty, and can never be captured
    .rules = D1
# $stones: stones, $first: points, $second: points, $player: color
lives-in-eyes = { $stones } { VERB($stones, "have", "has") } the eyes { $first } and { $second }. { NAME($player) } may play in neither as long as the other is empty, so { VERB($stones, "they", "it") } can never be captured
    .rules = B4.5
# $stones: stones, $first: points, $second: points, $player: color
lives-in-spaces = { $stones } { VERB($stones, "have", "has") } two spaces for eyes, one at { $first }, one at { $second }. { NAME($player) } can’t fill the last point of either, so { VERB($stones, "they", "it") } can never be captured
    .rules = B4.5
# $more: count
more-stay = { $more } more { VERB($more, "stones stay", "stone stays") } too
# $owner: color
never-free = So the claimed points will never be free of { WHOSE($owner) } stones
    .rules = C8.2
# $owner: color, $points: points
permanent-inside = { WHOSE($owner) } { VERB($points, "stones", "stone") } at { $points } { VERB($points, "are", "is") } permanent and can never be captured, so the claimed points will never be free of { VERB($points, "them", "it") }
    .rules = C8.2, D1
# $points: points, $player: color
border-closed-for-good = At the border of the set { $points } { VERB($points, "are", "is") } empty and closed for good, so { $player } can never have a stone there
    .rules = C8.3, C5.2.1
# $points: points
pair-closed-for-good = Empty neighbours are closed for good at { $points }, so they stay empty side by side, and a formation has no such pair
    .rules = C8.5

## How it stands.

# $shown: flag, $locks: flag, $winner: color, $moves: count?
stands = { $shown ->
    [yes] { $locks ->
        [yes] The claim holds
       *[no] The claim fails
      }
   *[no] { $locks ->
        [yes] The engine expects the claim to hold
       *[no] The engine expects the claim to fail
      }
  }: { $winner } can { $locks ->
    [yes] build a 2-eye formation against every defence
   *[no] prevent a 2-eye formation forever
  }{ $moves ->
    [none] {""}
   *[other] , within { $moves } { VERB($moves, "moves", "move") }{ $shown ->
        [yes] {" "}as the engine expects
       *[no] {""}
      }
  }
# $shown: flag, $of: color
no-move-helps = No move of { OWNED($of) } { $shown ->
    [yes] changes that
   *[no] is expected to change that
  }
# $by: color, $all: count, $keeping: count, $so_far: flag
moves-keep = { $by } { VERB($by, "have", "has") } { $all } moves here, and the engine { $so_far ->
    [yes] so far expects
   *[no] expects
  } { $keeping ->
    [one] only one
   *[other] { $keeping }
  } of them to keep the win

## The first hint: where to look.

lost-hold-out = The engine expects no move to win here, so hold out as long as you can
lost-make-hard = The engine expects no move to win here, so make it as hard as you can
looks-promising = This looks most promising
look-at-set = Look at the whole set. Do you need a stone there at all?
# $stones: stones
look-at-stones = look at { $stones }
# $place: place
look-at-place = look { $place ->
    [around] { $place }
    [everywhere] { $place }
   *[other] at { BARE($place) }
  }

## The second: what to achieve. Deeds, for "you" to do.

# $taken: stones, $ko: flag
take = take { $taken }{ $ko ->
    [yes] {" "}in the ko
   *[no] {""}
  }
# $stones: stones
give-atari = put { $stones } in atari
# $stones: stones
save = save { $stones }
# $stones: stones
save-from-atari = save { $stones }: { VERB($stones, "they have", "it has") } only one liberty left
# $by: color, $neighbors: points
connect = connect { WHOSE($by) } groups at { $neighbors }
# $points: points
make-eyes = make { VERB($points, "eyes", "an eye") } at { $points }
play-there = play there
# $at: point
play-at = play { $at }
pass-ends = A pass now ends the game, and that is all you need
    .rules = E2
pass-not-to-spoil = The engine expects any stone you place now to give the win away, so place none
pass-is-enough = The engine expects a pass to be enough just now
pass-lasts = The engine expects a pass to hold out as long as any stone
pass-in-vain = The engine expects no stone to help now
pass-and-wait = Wait and see what your opponent does
# $moves: count
make-it-last = Make it last: it can still take { $moves } { VERB($moves, "moves", "move") }
keep-moves-open = Keep as many moves open as you can
# $eyes: points, $later: count
aim-for-eyes = Aim for { $eyes ->
    [one] an eye at { $eyes }
    [2] eyes at { $eyes }
    [3] eyes at { $eyes }
   *[other] { COUNT($eyes) } eyes
  }{ $later ->
    [0] {""}
   *[other] , { $later } { VERB($later, "moves", "move") } later
  }
# $since: count, $later: count, $rule: rule
aim-to-repeat = Go back to { $since ->
    [0] where it started
   *[other] the position after move { DIGITS($since) }
  }{ $later ->
    [0] {""}
   *[other] , { $later } { VERB($later, "moves", "move") } later
  }
# $later: count
aim-for-final = The game ends without a 2-eye formation{ $later ->
    [0] {""}
   *[other] , { $later } { VERB($later, "moves", "move") } later
  }
    .rules = E2
# $points: points, $later: count
aim-for-lasting = Aim for { $points ->
    [one] a stone at { $points }
    [2] stones at { $points }
    [3] stones at { $points }
   *[other] { COUNT($points) } stones
  } that can never be captured{ $later ->
    [0] {""}
   *[other] , { $later } { VERB($later, "moves", "move") } later
  }
# $foe: color, $deed: fact, $locks: flag
if-passed = If you passed, the engine would expect { $foe } to { $deed } and { $locks ->
    [yes] hold the claimed points
   *[no] refute the claim
  }
nothing-urgent = Nothing is urgent here: the engine expects even a pass to keep your win
# $moves: count
keep-at-it = Keep at it: the engine expects the end to be { $moves } { VERB($moves, "moves", "move") } away
# $foe: color
take-free-place = Take a free point before { $foe } does: no stone stands beside it yet
# $stones: stones, $liberties: count
leave-liberties = Leave { $stones } only { $liberties } { VERB($liberties, "liberties", "liberty") }
# $stones: stones, $size: count, $liberties: count
extend = Extend { $stones } to { $size } stones with { $liberties } { VERB($liberties, "liberties", "liberty") }

## The third: the move.

# $at: point, $taken: stones?, $ko: flag
play = play { $at }{ $taken ->
    [none] {""}
   *[other] {" "}and take { $taken }{ $ko ->
        [yes] {" "}in a ko
       *[no] {""}
      }
  }
# $too: flag
pass = pass{ $too ->
    [yes] {" "}too
   *[no] {""}
  }
