//! How natural a move looks when the player can't win.
//!
//! The move that takes longest to punish is often one that nobody would play: filling an own eye, or leaving eleven
//! stones in atari. So the loser first does what a person would.

use loja_certificate::Choice;
use loja_rules::{Color, FastBoard, Point};

use super::distance::Distance;

/// How natural a move is, the least natural first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Natural {
    /// It fills an own single-location eye without need.
    FillsEye,
    /// It or the winner's next pass ends the proof, or it is a pass and others last longer.
    GivesUp,
    /// It leaves own stones in atari, and threatens less.
    LeavesInAtari,
    /// Anything else.
    Quiet,
    /// It captures, or saves from atari, this many stones.
    Gains(usize),
}

/// Single stones come and go in kos, so they count for little.
const MUCH: usize = 2;

#[derive(Clone, Copy, Debug)]
pub(super) struct Try {
    pub(super) choice: Choice,
    pub(super) lasts: Distance,
    pub(super) ends: bool,
}

/// The most natural moves.
///
/// The order asks first whether a move is at least quiet, then whether the winner still needs more than one move,
/// then what it gains, and last how long it takes.
pub(super) fn favourites(board: &mut FastBoard, tries: &[Try]) -> Vec<usize> {
    let endangered = endangered(board);
    let longest = tries.iter().map(|one| one.lasts).max();
    let mut best = None;
    let mut found = Vec::new();
    for (at, one) in tries.iter().enumerate() {
        let natural = match one.choice {
            _ if one.ends => Natural::GivesUp,
            Choice::Pass if Some(one.lasts) < longest => Natural::GivesUp,
            Choice::Pass => Natural::Quiet,
            Choice::Stone(x) => Natural::of(board, &endangered, x),
        };
        let goes_on = one.lasts > Distance::Moves(1);
        let order = Some((natural.min(Natural::Quiet), goes_on, natural, one.lasts));
        if order > best {
            best = order;
            found.clear();
        }
        if order == best {
            found.push(at);
        }
    }
    found
}

impl Natural {
    fn of(board: &mut FastBoard, endangered: &[Point], x: Point) -> Natural {
        let (own, foe) = (board.turn(), board.turn().other());
        let near: Vec<Point> = board.board().neighbors(x).to_vec();
        let is_eye = near.iter().all(|&y| board.color_at(y) == Some(own));
        let captives = board.captives()[foe];
        if !Choice::Stone(x).play(board) {
            return Natural::GivesUp;
        }
        let taken = (board.captives()[foe] - captives) as usize;
        let is_safe = |&&y: &&Point| !in_atari(board, y);
        let saved = endangered.iter().filter(is_safe).count();
        let left = if in_atari(board, x) {
            chain(board, x).len()
        } else {
            0
        };
        // A threat as large as the loss is reasonable. What was in atari there before is captured.
        let threatens = attacked(board, foe, &near).len();
        board.undo();
        let gains = [taken, saved].into_iter().filter(|&stones| stones >= MUCH);
        match gains.sum() {
            0 if taken + saved > 0 => Natural::Quiet,
            0 if is_eye => Natural::FillsEye,
            0 if left >= MUCH && threatens < left => Natural::LeavesInAtari,
            0 => Natural::Quiet,
            stones => Natural::Gains(stones),
        }
    }
}

/// Whether one stone captures the chain there. Not inlined, to keep the page's modules small.
#[inline(never)]
fn in_atari(board: &FastBoard, x: Point) -> bool {
    board.last_liberty(x).is_some()
}

fn endangered(board: &FastBoard) -> Vec<Point> {
    let points = board.board().points();
    let own = points.filter(|&x| board.color_at(x) == Some(board.turn()));
    own.filter(|&x| in_atari(board, x)).collect()
}

fn attacked(board: &FastBoard, foe: Color, near: &[Point]) -> Vec<Point> {
    let mut found: Vec<Point> = Vec::new();
    for &y in near {
        let is_his = board.color_at(y) == Some(foe);
        if is_his && !found.contains(&y) && in_atari(board, y) {
            found.extend(chain(board, y));
        }
    }
    found
}

fn chain(board: &FastBoard, x: Point) -> Vec<Point> {
    let mut members = vec![x];
    let mut next = 0;
    while let Some(&y) = members.get(next) {
        next += 1;
        for &z in board.board().neighbors(y) {
            if board.color_at(z) == board.color_at(x) && !members.contains(&z) {
                members.push(z);
            }
        }
    }
    members
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use loja_rules::{Board, Color, FastBoard, PointSet, Setup, State};

    use super::Natural::{self, FillsEye, Gains, LeavesInAtari, Quiet};
    use super::endangered;

    fn natural(rows: &[&str]) -> Natural {
        let cells: String = rows.concat();
        let columns = u8::try_from(rows[0].len()).unwrap();
        let board = Board::rectangle(columns, u8::try_from(rows.len()).unwrap());
        let of = |signs: &str| -> PointSet {
            let points = board.points().zip(cells.chars());
            let found = points.filter(|&(_, sign)| signs.contains(sign));
            found.map(|(point, _)| point).collect()
        };
        let mut setup = Setup::empty();
        setup.stones.black = of("xX");
        setup.stones.white = of("oO");
        setup.permanent = of("XO");
        setup.turn = Color::Black;
        let at = of("!").iter().next().unwrap();
        let mut fast = FastBoard::new(&State::new(Arc::new(board), setup).unwrap());
        let before = fast.situation();
        let endangered = endangered(&fast);
        let found = Natural::of(&mut fast, &endangered, at);
        assert_eq!(fast.situation(), before);
        found
    }

    #[test]
    fn the_more_he_takes_the_better() {
        assert_eq!(natural(&["oo!.", "xx..", "...."]), Gains(2));
        assert_eq!(natural(&["ooo!", "xxx.", "...."]), Gains(3));
        // Two chains by one stone.
        assert_eq!(natural(&["o!ox", "x.x.", "...."]), Gains(2));
        assert_eq!(natural(&["o!o.", "x.x.", "...."]), Quiet);
        // Permanent stones are not taken.
        assert_eq!(natural(&["oO!.", "xx..", "...."]), Quiet);
        assert!(Gains(3) > Gains(2) && Gains(2) > Quiet);
    }

    #[test]
    fn a_single_stone_is_not_much() {
        assert_eq!(natural(&["o!..", "x..."]), Quiet);
        assert_eq!(natural(&[".xxo..", ".xo!o.", ".xxo.."]), Quiet);
        assert_eq!(natural(&["x!..", "o..."]), Quiet);
    }

    #[test]
    fn what_he_saves_counts_as_much() {
        assert_eq!(natural(&["xx!.", "oo.."]), Gains(2));
        assert_eq!(natural(&["xX!.", "oo.."]), Quiet);
        // By one that he takes.
        assert_eq!(natural(&["xxo!", "x.xx", "o..."]), Gains(3));
        assert_eq!(natural(&["oo!.", "xx.."]), Gains(4));
        // Running while still in atari saves nothing.
        assert_eq!(natural(&["xx!.", "ooo.", "...."]), LeavesInAtari);
    }

    #[test]
    fn an_eye_is_filled_last() {
        assert_eq!(natural(&["!x..", "xx.."]), FillsEye);
        assert_eq!(natural(&["!X..", "xx.."]), FillsEye);
        assert_eq!(natural(&[".x!xx", "xxxx."]), FillsEye);
        assert_eq!(natural(&["!.x.", "xxx."]), Quiet);
        // Stones in atari ask for it.
        assert_eq!(natural(&["x!x.", "oxx.", "...."]), Quiet);
        assert_eq!(natural(&["xx!x.", "ooxx.", "....."]), Gains(2));
        assert!(FillsEye < Natural::GivesUp && Natural::GivesUp < LeavesInAtari);
    }

    #[test]
    fn own_stones_are_not_left_in_atari() {
        assert_eq!(natural(&[".x!o", "ooo.", "...."]), LeavesInAtari);
        // A throw-in.
        assert_eq!(natural(&[".!o.", "oo.."]), Quiet);
        // The move leaves as much of the other side in atari.
        assert_eq!(natural(&["x!oo.", ".oxx."]), Quiet);
        assert!(LeavesInAtari < Quiet);
    }
}
