//! How a move looks on the board to somebody who can't win.
//!
//! Who is lost may do anything, and what takes longest to punish is often what nobody would play: to fill an own
//! eye, or to leave eleven stones where they are. So the loser does first what a person would.

use loja_certificate::Choice;
use loja_rules::{Color, FastBoard, Point};

/// How natural a move is, the least natural first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Natural {
    /// It fills an own eye of one location, and nothing asks for that.
    FillsEye,
    /// The proof is over with it or with the winner's next pass, or it is a pass and others last longer. The board alone
    /// doesn't tell.
    GivesUp,
    /// It leaves own stones in atari, and threatens less.
    LeavesInAtari,
    /// Anything else.
    Quiet,
    /// It takes, or saves from atari, so many stones.
    Gains(usize),
}

/// Single stones come and go in kos, so they are neither much to gain nor much to lose.
const MUCH: usize = 2;

impl Natural {
    /// Of each of these moves, in their order, as far as the board tells. All are legal.
    pub(super) fn of(
        board: &mut FastBoard,
        choices: impl IntoIterator<Item = Choice>,
    ) -> Vec<Natural> {
        let (own, at) = (board.turn(), board.board().points());
        let own: Vec<Point> = at.filter(|&x| board.color_at(x) == Some(own)).collect();
        let in_atari = |&x: &Point| board.last_liberty(x).is_some();
        let endangered: Vec<Point> = own.into_iter().filter(in_atari).collect();
        let choices = choices.into_iter();
        choices
            .map(|choice| match choice {
                Choice::Pass => Natural::Quiet,
                Choice::Stone(x) => Natural::of_stone(board, &endangered, x),
            })
            .collect()
    }

    fn of_stone(board: &mut FastBoard, endangered: &[Point], x: Point) -> Natural {
        let (own, foe) = (board.turn(), board.turn().other());
        let near: Vec<Point> = board.board().neighbors(x).to_vec();
        let is_eye = near.iter().all(|&y| board.color_at(y) == Some(own));
        let attacked_before = attacked(board, foe, &near);
        let captives = board.captives()[foe];
        if !board.play(x) {
            return Natural::GivesUp;
        }
        let taken = (board.captives()[foe] - captives) as usize;
        let is_safe = |&&y: &&Point| board.last_liberty(y).is_none();
        let saved = endangered.iter().filter(is_safe).count();
        let left = match board.last_liberty(x) {
            Some(_) => chain(board, x).len(),
            None => 0,
        };
        // Who threatens as much as he leaves may well do so.
        let threatens = attacked(board, foe, &near)
            .iter()
            .filter(|y| !attacked_before.contains(y))
            .count();
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

/// The stones of his chains here that are in atari, each once.
fn attacked(board: &FastBoard, foe: Color, near: &[Point]) -> Vec<Point> {
    let mut found: Vec<Point> = Vec::new();
    for &y in near {
        let is_his = board.color_at(y) == Some(foe);
        if is_his && !found.contains(&y) && board.last_liberty(y).is_some() {
            found.extend(chain(board, y));
        }
    }
    found
}

/// The stones that are joined with this one (D3).
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
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use loja_certificate::Choice;
    use loja_rules::{Board, Color, FastBoard, PointSet, Setup, State};

    use super::Natural::{self, FillsEye, Gains, LeavesInAtari, Quiet};

    /// What Black's stone at `!` is on this board, whose permanent stones have capital letters.
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
        let at = Choice::Stone(of("!").iter().next().unwrap());
        let mut fast = FastBoard::new(&State::new(Arc::new(board), setup).unwrap());
        let before = fast.situation();
        let found = Natural::of(&mut fast, [at, Choice::Pass]);
        assert_eq!(fast.situation(), before);
        assert_eq!(found[1], Quiet);
        found[0]
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
        // What he takes and what he saves.
        assert_eq!(natural(&["oo!.", "xx.."]), Gains(4));
        // Who runs and stays in atari saves nothing.
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
        // As much of the other side's is in atari then.
        assert_eq!(natural(&["x!oo.", ".oxx."]), Quiet);
        assert!(LeavesInAtari < Quiet);
    }
}
