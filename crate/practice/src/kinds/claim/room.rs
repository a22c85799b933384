//! Random positions with a set to claim: stones anywhere, or a walled fight.

use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, Point, PointSet, State};
use loja_solver::{Claims, Switches};

use crate::candidates::grow::{areas, legal, played_on, sprinkled};
use crate::dice::Chance;

/// Sets tried for each position.
const SETS: usize = 12;

/// With more locations beside the claimant's stones, sets are rarely decided.
pub(crate) const MOST_ROOM: usize = 13;

pub(crate) fn anywhere(
    board: &Arc<Board>,
    player: Color,
    dice: &mut Chance,
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

/// A room walled by the claimant, stones of both inside and enemies outside.
pub(crate) fn fight(
    board: &Arc<Board>,
    size: [usize; 2],
    player: Color,
    is_corner: bool,
    dice: &mut Chance,
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
        // Diagonal stones complete the wall.
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

/// About six to fourteen connected locations anywhere.
fn room(
    board: &Board,
    [columns, rows]: [usize; 2],
    is_corner: bool,
    dice: &mut Chance,
) -> Option<PointSet> {
    // Keeps two lines at an open side for the wall and its surroundings.
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
        // Twice in the list if it touches the room twice, and so twice as likely.
        near.sort_unstable();
        if !round {
            near.dedup();
        }
        let &next = dice.pick(&near)?;
        room.insert(next);
    }
    Some(room)
}

/// The smallest bordered set around these locations, none of them the player's stone.
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
        // A room's place brings its neighbours, a stone its chain.
        todo.extend(near.filter(|&other| !mine || own.contains(other)));
    }
    set
}
