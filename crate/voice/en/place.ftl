### Where a set lies, beside a verb or a number: "9 points on the right".

nowhere = nowhere
everywhere = the board
    .lead = across
there = there
# $point: point
at = { $point }
    .lead = at
# $point: point
around = { $point }
    .lead = around
# $lower: flag, $right: flag
corner = the { $lower ->
    [yes] lower
   *[no] upper
  } { $right ->
    [yes] right
   *[no] left
  } corner
    .lead = in
# $lower: flag, $right: flag
quarter = the { $lower ->
    [yes] lower
   *[no] upper
  } { $right ->
    [yes] right
   *[no] left
  }
    .lead = at
# $right: flag
side = the { $right ->
    [yes] right
   *[no] left
  }
    .lead = on
top = the top
    .lead = at
bottom = the bottom
    .lead = at
middle = the middle
    .lead = in
