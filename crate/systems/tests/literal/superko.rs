//! Superko, `logical-japanese-rules.md` 4165-4189: the "International Rules" forbid a play that brings back an earlier position,
//! the AGA rules one that brings back an earlier position with the same player to move.
//!
//! Open in the text, and how it is taken here:
//! * suicide: forbidden, as in the eleven rules (`SUICIDE`);
//! * whether a situation that stood after a pass counts among the earlier ones: it does (`AFTER_PASSES`);
//! * a pass is always allowed and brings back nothing (4185-4189: it frees no ko either).

use super::area;
use super::plain_stones::{Map, Playing, Stones, other, without_liberties};

pub const SUICIDE: bool = false;
pub const AFTER_PASSES: bool = true;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ban {
    /// The "International Rules".
    Positional,
    /// AGA.
    Situational,
}

/// When play is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    /// Two passes in a row.
    Two,
    /// 4169-4174: with the second stop, if the players never agree. A stop is two passes in a row; play goes on after it with
    /// who did not pass last.
    SecondStop,
    /// 4176-4180: four passes in a row.
    DoubleStop,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Situation {
    pub ban: Ban,
    pub end: End,
    pub stones: Stones,
    pub turn: u8,
    /// Passes in a row.
    pub passes: u8,
    /// Stops so far.
    pub stops: u8,
    /// All earlier positions, and who was to move in them. Sorted, so that two pasts of the same situations are the same.
    pub past: Vec<(Stones, u8)>,
    /// Captured stones of each colour, and passes of each player.
    pub taken: [i64; 3],
    pub passed: [i64; 3],
    pub map: Map,
}

pub fn start(map: &Map, stones: &Stones, turn: u8, ban: Ban, end: End) -> Situation {
    Situation {
        map: map.clone(),
        ban,
        end,
        stones: stones.clone(),
        turn,
        passes: 0,
        stops: 0,
        past: vec![(stones.clone(), turn)],
        taken: [0; 3],
        passed: [0; 3],
    }
}

pub fn over(now: &Situation) -> bool {
    match now.end {
        End::Two => now.passes >= 2,
        End::SecondStop => now.stops >= 2,
        End::DoubleStop => now.passes >= 4,
    }
}

fn remember(past: &mut Vec<(Stones, u8)>, stones: &Stones, turn: u8) {
    let new = (stones.clone(), turn);
    if let Err(place) = past.binary_search(&new) {
        past.insert(place, new);
    }
}

pub fn play(before: &Situation, point: usize) -> Result<Situation, &'static str> {
    if over(before) {
        return Err("over");
    }
    if before.stones[point] != 0 {
        return Err("occupied");
    }
    let mut after = before.clone();
    after.stones[point] = before.turn;
    for lost in without_liberties(&before.map, &after.stones, other(before.turn)) {
        after.stones[lost] = 0;
        after.taken[usize::from(other(before.turn))] += 1;
    }
    if !without_liberties(&before.map, &after.stones, before.turn).is_empty() {
        return Err("suicide");
    }
    after.turn = other(before.turn);
    after.passes = 0;
    let again = |(stones, turn): &(Stones, u8)| match before.ban {
        Ban::Positional => *stones == after.stones,
        Ban::Situational => *stones == after.stones && *turn == after.turn,
    };
    if before.past.iter().any(again) {
        return Err("superko");
    }
    remember(&mut after.past, &after.stones, after.turn);
    Ok(after)
}

pub fn pass(before: &Situation) -> Option<Situation> {
    if over(before) {
        return None;
    }
    let mut after = before.clone();
    after.passed[usize::from(before.turn)] += 1;
    after.turn = other(before.turn);
    after.passes += 1;
    if after.passes.is_multiple_of(2) {
        after.stops += 1;
        // Two more passes are needed for a second stop.
        if after.end == End::SecondStop {
            after.passes = 0;
        }
    }
    if AFTER_PASSES {
        remember(&mut after.past, &after.stones, after.turn);
    }
    Some(after)
}

/// Area; `area::score_with_pass_stones` counts the same from territory and prisoners.
pub fn score(now: &Situation) -> i64 {
    area::score(&now.map, &now.stones)
}

impl Playing for Situation {
    fn to_move(&self) -> u8 {
        self.turn
    }
    fn worth(&self) -> Option<i64> {
        over(self).then(|| score(self))
    }
    fn next(&self) -> Vec<Situation> {
        let stones = (0..self.stones.len()).filter_map(|point| play(self, point).ok());
        stones.chain(pass(self)).collect()
    }
}

/// The same without what does not bear on the value, so that fewer situations are gone through: prisoners and passes, which area
/// does not count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ForArea(pub Situation);

impl Playing for ForArea {
    fn to_move(&self) -> u8 {
        self.0.to_move()
    }
    fn worth(&self) -> Option<i64> {
        self.0.worth()
    }
    fn next(&self) -> Vec<ForArea> {
        let bare = |mut now: Situation| {
            (now.taken, now.passed) = ([0; 3], [0; 3]);
            if now.end != End::SecondStop {
                now.stops = 0;
            }
            ForArea(now)
        };
        self.0.next().into_iter().map(bare).collect()
    }
}

#[cfg(test)]
mod by_hand {
    use super::super::plain_stones::{Value, grid, stones, value};
    use super::*;

    fn ko(ban: Ban) -> Situation {
        start(
            &grid(4, 3),
            &stones(".xo. x.xo .xo."),
            2,
            ban,
            End::DoubleStop,
        )
    }

    #[test]
    fn passes_free_no_ko() -> Result<(), &'static str> {
        let taken = play(&ko(Ban::Positional), 5)?;
        assert_eq!(play(&taken, 6), Err("superko"));
        let later = pass(&taken).and_then(|s| pass(&s)).ok_or("over")?;
        assert_eq!(play(&later, 6), Err("superko"));
        Ok(())
    }

    #[test]
    fn the_two_bans_differ_after_a_pass() -> Result<(), &'static str> {
        // White takes from x. ; Black would take back. x. stood with White to move: forbidden by both.
        let map = grid(2, 1);
        for (ban, allowed) in [(Ban::Positional, false), (Ban::Situational, true)] {
            let here = start(&map, &stones("x."), 2, ban, End::DoubleStop);
            assert_eq!(play(&play(&here, 1)?, 0), Err("superko"));
            // The same where only x. with Black to move stood: afterwards White would be.
            let mut here = start(&map, &stones("x."), 1, ban, End::DoubleStop);
            here.turn = 2;
            assert_eq!(play(&play(&here, 1)?, 0).is_ok(), allowed);
            // With a pass between, both situations stood.
            let here = start(&map, &stones("x."), 1, ban, End::DoubleStop);
            let passed = pass(&here).ok_or("over")?;
            assert_eq!(play(&play(&passed, 1)?, 0), Err("superko"));
        }
        Ok(())
    }

    #[test]
    fn a_line_of_two_and_of_three() {
        let perfect = |columns, ban| {
            let empty = vec![0; columns];
            let game = ForArea(start(&grid(columns, 1), &empty, 1, ban, End::Two));
            value(&game, 1_000_000).and_then(Value::exact)
        };
        // Two locations: who plays is taken and can't take back. Three: Black in the middle owns all.
        assert_eq!(perfect(1, Ban::Positional), Some(0));
        assert_eq!(perfect(2, Ban::Positional), Some(0));
        assert_eq!(perfect(3, Ban::Positional), Some(3));
        assert_eq!(perfect(3, Ban::Situational), Some(3));
    }
}
