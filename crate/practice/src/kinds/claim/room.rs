//! Random positions with a set to claim: stones anywhere, or a fight in a room of its own.

use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, Point, PointSet, State};
use loja_solver::{Claims, Switches};

use crate::candidates::grow::{areas, legal, played_on, sprinkled};
use crate::dice::Dice;

/// Sets are looked at for one position.
const SETS: usize = 12;

/// A set with more locations than this that are not the claimant's is rarely decided.
pub(crate) const MOST_ROOM: usize = 13;

/// Stones everywhere, and one of the sets that are worth a claim.
pub(crate) fn anywhere(
    board: &Arc<Board>,
    player: Color,
    dice: &mut Dice,
) -> Option<(State, PointSet)> {
    let state = match dice.below(4) {
        0 => areas(board, dice)?,
        1 => {
            let few = sprinkled(board, 10, dice)?;
            played_on(&few, board.len() / 4 + dice.below(board.len()), dice)
        }
        _ => sprinkled(board, 20 + dice.below(50), dice)?,
    };
    let sets = Claims::new(&state, player, Switches::ALL).within(256);
    let own = &state.situation().stones()[player];
    let small = |set: &PointSet| set.difference(own).len() <= MOST_ROOM;
    let sets: Vec<PointSet> = sets.filter(small).take(SETS).collect();
    let set = dice.pick(&sets)?.clone();
    Some((state, set))
}

/// A room of a few locations with a wall of the claimant around it, stones of both inside, and enemy stones outside.
pub(crate) fn fight(
    board: &Arc<Board>,
    size: [usize; 2],
    player: Color,
    is_corner: bool,
    dice: &mut Dice,
) -> Option<(State, PointSet)> {
    let room = room(board, size, is_corner, dice)?;
    let mut stones = ByColor::<PointSet>::default();
    let near = |set: &PointSet| -> PointSet {
        let near = set.iter().flat_map(|point| board.neighbors(point));
        near.copied()
            .filter(|&point| !set.contains(point))
            .collect()
    };
    let wall = near(&room);
    let mut whole = room.union(&wall);
    let [tight, joins] = [dice.below(100), 40 + dice.below(55)];
    for point in near(&whole).iter() {
        let beside = board.neighbors(point).iter();
        let beside = beside.filter(|&&other| wall.contains(other)).count();
        // The diagonal places between two stones of the wall join them.
        if beside > 1 && dice.percent(joins) {
            stones[player].insert(point);
        } else if dice.percent(40 + tight / 2) {
            stones[player.other()].insert(point);
        }
        whole.insert(point);
    }
    stones[player] = stones[player].union(&wall);
    let [theirs, ours] = [dice.below(40), dice.below(30)];
    for point in room.iter() {
        if dice.percent(theirs) {
            stones[player.other()].insert(point);
        } else if dice.percent(ours) {
            stones[player].insert(point);
        }
    }
    for point in board.locations().difference(&whole).iter() {
        if dice.percent(12) {
            stones[player.other()].insert(point);
        } else if dice.percent(6)
            && !board
                .neighbors(point)
                .iter()
                .any(|&y| stones[player].contains(y))
        {
            stones[player].insert(point);
        }
    }
    let state = legal(board, stones)?;
    let own = &state.situation().stones()[player];
    let set = bordered(&state, player, &room.difference(own));
    Some((state, set))
}

/// Some six to fourteen connected locations at a corner, a side or in the middle.
fn room(
    board: &Board,
    [columns, rows]: [usize; 2],
    is_corner: bool,
    dice: &mut Dice,
) -> Option<PointSet> {
    // Two lines of an open side are for the wall and for what stands around it.
    let inside = |point: Point| {
        let (column, row) = (point.index() % columns, point.index() / columns);
        !is_corner || (column + 3 <= columns && row >= 2)
    };
    let row = match dice.below(3) {
        0 => rows - 1,
        1 if !is_corner => 0,
        _ => dice.below(rows),
    };
    let column = match dice.below(3) {
        0 => 0,
        1 if !is_corner => columns - 1,
        _ => dice.below(columns),
    };
    let start = board
        .point(row * columns + column)
        .filter(|&point| inside(point))?;
    let mut room: PointSet = [start].into_iter().collect();
    let count = 5 + dice.below(8);
    let round = dice.percent(70);
    while room.len() < count {
        let near = room.iter().flat_map(|point| board.neighbors(point));
        let near = near
            .copied()
            .filter(|&point| !room.contains(point) && inside(point));
        let mut near: Vec<Point> = near.collect();
        // A place that touches the room twice is here twice.
        near.sort_unstable();
        if !round {
            near.dedup();
        }
        let &next = dice.pick(&near)?;
        room.insert(next);
    }
    Some(room)
}

/// The smallest set with these locations, which are not the player's, that he has bordered.
pub(crate) fn bordered(state: &State, player: Color, seeds: &PointSet) -> PointSet {
    let (board, own) = (state.board(), &state.situation().stones()[player]);
    let mut set = PointSet::new();
    let mut todo: Vec<Point> = seeds.iter().filter(|&point| !own.contains(point)).collect();
    while let Some(point) = todo.pop() {
        if !set.insert(point) {
            continue;
        }
        let mine = own.contains(point);
        let near = board.neighbors(point).iter().copied();
        // From a place of the room to all around it; from a stone to its chain.
        todo.extend(near.filter(|&other| !mine || own.contains(other)));
    }
    set
}
