### What a reader expects at a place of a text.

## The fields of an object.

a-text = a text
texts = a list of texts
objects = a list of objects
whole-count = a whole number from 0 on
whole-number = a whole number
number = a number
color-name = "black" or "white"
color-names = "black", "white" or "both"
sides = a list of "left", "right", "top", "bottom"
flag = true or false
column-and-row = { "[" }column, row]

## SGF.

node = a node, which begins with ";"
game = a game, which begins with "("
branch = "(" or the end of a variation
property = a property, ";", "(" or ")"
closing = ")"
value = "{ "[" }" and the value of a property

## A link.

section-of-rows = the section of the rows
later-section = a section that comes later
end-of-section = the end of a section
name = a name
options = options
location-step = a step to a location
label = a label
side-count = a number of sides
side = a side
handicap-count = a number of handicap stones
komi = a komi
turn = a turn
pass-count = a pass count
captives-told = whether there are captives
captive-count = a number of captives
move-count = a number of moves
move-place = a place among the moves
caller = the player who calls
move-number = the number of a move
first-number = the number of the first move
another-move = another move
move-or-place = a pass or a place of these rows
pass-told = whether it is a pass
stone-told = whether there is a stone
removal-told = whether a cycle is removed
color = a colour
column = a column
row = a row
column-count = a number of columns
row-count = a number of rows
cell-kinds = the kinds of cells
cell-kind = a kind of cells
more-cells = more cells
told-cells = cells of the kinds told
run-length = the length of a run
no-more-cells = no cell after the last one
shape = a shape
pair-count = a number of pairs
neighbor = a neighbour
place-step = a step of places
drawn-place = where to draw a location
glue-kind = a kind of glue
pair-letter = the letter of a pair
place = a place
other-letters = letters that differ
glue = a list of glue or letters
