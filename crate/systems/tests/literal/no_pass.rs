//! No-pass go ("nim go"), `logical-japanese-rules.md` 3988-4006: who has no legal move left loses.
//!
//! Open in the text: the rules of the moves. Here those of the eleven (no suicide, no immediate recapture), without passing.
//! Nothing forbids longer cycles, so a game may have no end.

use super::plain_stones::Playing;
use super::stone::{self, Situation};

pub fn moves(now: &Situation) -> Vec<(usize, Situation)> {
    let one = |point| Some((point, stone::add(now, point).ok()?));
    (0..now.stones.len()).filter_map(one).collect()
}

/// Who has lost here, if anybody.
pub fn loser(now: &Situation) -> Option<u8> {
    moves(now).is_empty().then_some(now.turn)
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Game(pub Situation);

/// Worth 1 where Black has won, -1 where White has.
impl Playing for Game {
    fn to_move(&self) -> u8 {
        self.0.turn
    }
    fn worth(&self) -> Option<i64> {
        loser(&self.0).map(|loser| if loser == 1 { -1 } else { 1 })
    }
    fn next(&self) -> Vec<Game> {
        moves(&self.0)
            .into_iter()
            .map(|(_, next)| Game(next))
            .collect()
    }
}

#[cfg(test)]
mod by_hand {
    use super::super::plain_stones::{grid, stones, value};
    use super::*;

    fn winner(columns: usize, rows: usize, diagram: &str, turn: u8) -> Option<i64> {
        value(
            &Game(stone::start(&grid(columns, rows), &stones(diagram), turn)),
            2_000_000,
        )?
        .exact()
    }

    #[test]
    fn who_cannot_move_loses() {
        assert_eq!(winner(1, 1, ".", 1), Some(-1));
        // Two eyes each: . x . and White has none of them to play in.
        assert_eq!(winner(3, 1, ".x.", 2), Some(1));
        // Black can fill one eye, then White takes: x x . with White to move at 2.
        let filled = stone::add(&stone::start(&grid(3, 1), &stones(".x."), 1), 0);
        assert_eq!(filled.map(|now| moves(&now).len()), Ok(1));
    }
}
