use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, FastBoard, PassCount, Point, PointSet, Setup, State};

use crate::dice::Chance;

pub(crate) fn board(columns: usize, rows: usize) -> Option<Arc<Board>> {
    let [columns, rows] = [u8::try_from(columns).ok()?, u8::try_from(rows).ok()?];
    (columns > 0 && rows > 0).then(|| Arc::new(Board::rectangle(columns, rows)))
}

pub(crate) fn color(dice: &mut Chance) -> Color {
    if dice.percent(50) {
        Color::Black
    } else {
        Color::White
    }
}

/// Stones at random on `share` percent of the board.
#[must_use]
pub fn sprinkled(board: &Arc<Board>, share: usize, dice: &mut Chance) -> Option<State> {
    let mut stones = ByColor::<PointSet>::default();
    for point in board.points() {
        if dice.percent(share) {
            stones[color(dice)].insert(point);
        }
    }
    legal(board, stones)
}

/// Areas of both colours: each location belongs to the nearest of a few seeds.
///
/// Walls have some gaps; inside are a few stones of the owner and fewer enemies.
#[must_use]
pub fn areas(board: &Arc<Board>, dice: &mut Chance) -> Option<State> {
    let points: Vec<Point> = board.points().collect();
    let seeds = 2 + dice.below(2 + points.len() / 16);
    let mut owner: Vec<Option<Color>> = vec![None; points.len()];
    let mut next: Vec<Point> = Vec::new();
    for number in 0..seeds {
        let &seed = dice.pick(&points)?;
        if owner[seed.index()].is_none() {
            owner[seed.index()] = Some(if number % 2 == 0 {
                Color::Black
            } else {
                Color::White
            });
            next.push(seed);
        }
    }
    while !next.is_empty() {
        let from = next.swap_remove(dice.below(next.len()));
        for &near in board.neighbors(from) {
            if owner[near.index()].is_none() {
                owner[near.index()] = owner[from.index()];
                next.push(near);
            }
        }
    }
    let [wall, own, other] = [90 + dice.below(11), 15 + dice.below(40), dice.below(14)];
    let mut stones = ByColor::<PointSet>::default();
    for &point in &points {
        let Some(mine) = owner[point.index()] else {
            continue;
        };
        let faces = board
            .neighbors(point)
            .iter()
            .any(|y| owner[y.index()] != Some(mine));
        if dice.percent(if faces { wall } else { own }) {
            stones[mine].insert(point);
        } else if !faces && dice.percent(other) {
            stones[mine.other()].insert(point);
        }
    }
    legal(board, stones)
}

/// Plays up to `moves` random moves, none into own eyes, and drops captives and ko.
pub(crate) fn played_on(start: &State, moves: usize, dice: &mut Chance) -> State {
    let mut game = FastBoard::new(start);
    let mut passes = 0;
    for _ in 0..moves {
        let open: Vec<Point> = game.playable().filter(|&x| !is_eye(&game, x)).collect();
        let played = dice.pick(&open).is_some_and(|&x| game.play(x));
        passes = if played { 0 } else { passes + 1 };
        if passes == 2 || !played && !game.pass() {
            break;
        }
    }
    let setup = Setup {
        temporary: PointSet::new(),
        captives: ByColor::default(),
        turn: start.situation().turn(),
        passes: PassCount::Zero,
        ..game.situation().into_setup()
    };
    State::new(Arc::clone(start.board()), setup).unwrap_or_else(|_| start.clone())
}

/// Removes `share` percent of the stones.
pub(crate) fn thinned(state: &State, share: usize, dice: &mut Chance) -> Option<State> {
    let mut stones = ByColor::<PointSet>::default();
    for color in Color::ALL {
        let left = state.situation().stones()[color].iter();
        stones[color] = left.filter(|_| !dice.percent(share)).collect();
    }
    legal(state.board(), stones)
}

pub(crate) fn ended(board: &Arc<Board>, dice: &mut Chance) -> Option<State> {
    let size = board.len();
    match dice.below(4) {
        0 => Some(played_on(&sprinkled(board, 0, dice)?, 3 * size, dice)),
        1 | 2 => {
            let game = played_on(&sprinkled(board, 0, dice)?, 3 * size, dice);
            thinned(&game, 4 + dice.below(12), dice)
        }
        _ => {
            let game = played_on(&areas(board, dice)?, size / 2, dice);
            thinned(&game, 4 + dice.below(8), dice)
        }
    }
}

/// Adds turn, pass count, and captives that make both numbers of moves equal.
pub(crate) fn with_captives(
    state: &State,
    turn: Color,
    passes: PassCount,
    dice: &mut Chance,
) -> Option<State> {
    let stones = state.situation().stones();
    let [black, white] = Color::ALL.map(|color| stones[color].count());
    let &some = dice.pick(&[0, 1, 2, 3])?;
    let captives = ByColor {
        black: some + white.saturating_sub(black),
        white: some + black.saturating_sub(white),
    };
    let setup = Setup {
        captives,
        turn,
        passes,
        ..state.situation().clone().into_setup()
    };
    State::new(Arc::clone(state.board()), setup).ok()
}

/// Removes chains without a liberty.
pub(crate) fn legal(board: &Arc<Board>, stones: ByColor<PointSet>) -> Option<State> {
    let setup = Setup {
        stones,
        ..Setup::empty()
    };
    let faults = match State::new(Arc::clone(board), setup) {
        Ok(state) => return Some(state),
        Err(faults) => faults,
    };
    let mut setup = *faults.setup;
    for fault in &faults.faults {
        for color in Color::ALL {
            setup.stones[color] = setup.stones[color].difference(fault.points());
        }
    }
    State::new(Arc::clone(board), setup).ok()
}

pub(crate) fn is_eye(game: &FastBoard, x: Point) -> bool {
    let mut near = game.board().neighbors(x).iter();
    near.all(|&y| game.color_at(y) == Some(game.turn()))
}
