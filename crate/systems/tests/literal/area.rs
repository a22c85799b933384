//! Area scoring: rule 4 of the eleven with "eyes" in the count (`logical-japanese-rules.md` 40-42), with the ends and the
//! compensations that the text tells of (3729-3760, 4150-4190, 4360-4380).
//!
//! Open in the text: "eyes" are not defined. Here: empty regions that touch stones of one colour only.

use super::plain_stones::{Playing, Stones, area, count};
use super::stone::{self, Situation};

/// When play is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    /// 3732, first row: two turns without a stone.
    Two,
    /// 3732, second row, and rule 8: three.
    Three,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Game {
    pub now: Situation,
    pub end: End,
}

pub fn over(game: &Game) -> bool {
    game.now.passes >= if game.end == End::Two { 2 } else { 3 }
}

/// 40-42: stones and eyes, Black less White.
pub fn score(map: &super::plain_stones::Map, stones: &Stones) -> i64 {
    let owned = area(map, stones);
    count(&owned, 1) - count(&owned, 2)
}

/// 4361-4364: if the very first pass was White's, half a point goes from Black to White, so the difference is one point less.
/// In thousandths.
pub fn score_with_first_pass(
    map: &super::plain_stones::Map,
    stones: &Stones,
    first_pass: Option<u8>,
) -> i64 {
    score(map, stones) * 1000 - if first_pass == Some(2) { 1000 } else { 0 }
}

/// 4364-4366: the half-point button is taken as a turn; compensation for White is raised by half a point besides.
pub fn score_with_button(
    map: &super::plain_stones::Map,
    stones: &Stones,
    taker: Option<u8>,
) -> i64 {
    let button = match taker {
        Some(1) => 500,
        Some(2) => -500,
        _ => 0,
    };
    score(map, stones) * 1000 + button - 500
}

/// 4146-4150, 4172-4182: territory counting that equals area. Each pass gives a stone to the opponent, and White adds one more
/// where Black passed last. `taken[c]` stones of colour c were captured, `passes[c]` passes made by c, before that extra one.
pub fn score_with_pass_stones(
    map: &super::plain_stones::Map,
    stones: &Stones,
    taken: [i64; 3],
    passes: [i64; 3],
    black_passed_last: bool,
) -> i64 {
    let owned = area(map, stones);
    let empty_of = |color| {
        let mine = |p: &usize| stones[*p] == 0 && owned[*p] == color;
        i64::try_from((0..stones.len()).filter(mine).count()).unwrap_or(0)
    };
    let black = empty_of(1) + taken[2] + passes[2] + i64::from(black_passed_last);
    let white = empty_of(2) + taken[1] + passes[1];
    black - white
}

impl Playing for Game {
    fn to_move(&self) -> u8 {
        self.now.turn
    }
    fn worth(&self) -> Option<i64> {
        over(self).then(|| score(&self.now.map, &self.now.stones))
    }
    fn next(&self) -> Vec<Game> {
        let again = |now| Game { now, end: self.end };
        let stones =
            (0..self.now.stones.len()).filter_map(|point| stone::add(&self.now, point).ok());
        stones.chain(stone::pass(&self.now)).map(again).collect()
    }
}

#[cfg(test)]
mod by_hand {
    use super::super::plain_stones::{grid, stones, value};
    use super::*;

    fn played(columns: usize, rows: usize, diagram: &str, turn: u8, end: End) -> Option<i64> {
        let now = stone::start(&grid(columns, rows), &stones(diagram), turn);
        value(&Game { now, end }, 2_000_000)?.exact()
    }

    #[test]
    fn a_count() {
        // 6779: 3. And: x . o has a point that nobody surrounds.
        assert_eq!(score(&grid(3, 1), &stones("xx.")), 3);
        assert_eq!(score(&grid(3, 1), &stones("x.o")), 0);
        assert_eq!(score(&grid(3, 1), &stones("...")), 0);
        // 3758: "normal seki", 6 - 2.
        assert_eq!(score(&grid(5, 2), &stones("x.oox .x.x.")), 4);
    }

    #[test]
    fn a_point_owned_counts_like_a_stone_played_there() {
        // Turns: Black, White, Black, a pass of White's and one of Black's, then one more of White's.
        let board = stones("xx.o");
        assert_eq!(score(&grid(4, 1), &board), 1);
        assert_eq!(
            score_with_pass_stones(&grid(4, 1), &board, [0, 0, 0], [0, 1, 1], true),
            1
        );
    }

    #[test]
    fn the_end_matters() {
        // 3729-3735, White first: 4 if two passes end, 10 if three do.
        assert_eq!(played(5, 2, "x...x .x...", 2, End::Two), Some(4));
        assert_eq!(played(5, 2, "x...x .x...", 2, End::Three), Some(10));
    }
}
