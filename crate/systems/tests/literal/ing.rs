//! Ing's rules as simplified, `simplified-ing-rules.txt`; line numbers are those of that file. Play and counting; no referee.
//!
//! Open in the text, and how it is taken here:
//! * "hot" (22, 110-125): the string of the stone that has just captured, when it has as many stones as it has captured
//!   (`HOT`). One for one is the ko of 22; two for two the double hot stones of 111-123. A bigger string that captures fewer is an
//!   ordinary recapture, which no line forbids.
//! * "twin" (132-134): not defined; a twin is not found here.
//! * "disturbing" (23, 136-144, 164-170): who begins a cycle that comes back to a whole-board position may not begin it again: a play
//!   from the position, with the same player to move, to the position that he made from it once before in the game (`ONCE`). So
//!   each cycle is begun once by each player; "balanced" and "unbalanced" are not told apart.
//! * the self-capture of a single stone (21) is a pass: it is allowed, and counted as one.

use super::plain_stones::{Map, Stones, area, count, other, string, without_liberties};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Situation {
    pub stones: Stones,
    pub turn: u8,
    /// Passes in a row.
    pub passes: u8,
    /// Stones that have just captured and may not be taken in the next turn.
    pub hot: Vec<usize>,
    /// All plays so far: who, from which position, to which.
    pub plays: Vec<(u8, Stones, Stones)>,
    pub map: Map,
}

pub fn start(map: &Map, stones: &Stones, turn: u8) -> Situation {
    Situation {
        map: map.clone(),
        stones: stones.clone(),
        turn,
        passes: 0,
        hot: Vec::new(),
        plays: Vec::new(),
    }
}

/// 37: two passes adjourn, two more end.
pub fn adjourned(now: &Situation) -> bool {
    now.passes == 2
}

pub fn over(now: &Situation) -> bool {
    now.passes >= 4
}

pub fn pass(before: &Situation) -> Option<Situation> {
    (!over(before)).then(|| Situation {
        turn: other(before.turn),
        passes: before.passes + 1,
        hot: Vec::new(),
        ..before.clone()
    })
}

pub fn play(before: &Situation, point: usize) -> Result<Situation, &'static str> {
    if over(before) {
        return Err("37");
    }
    if before.stones[point] != 0 {
        return Err("occupied");
    }
    let mut after = before.stones.clone();
    after[point] = before.turn;
    let taken = without_liberties(&before.map, &after, other(before.turn));
    if taken.iter().any(|stone| before.hot.contains(stone)) {
        return Err("22");
    }
    for &stone in &taken {
        after[stone] = 0;
    }
    let own = without_liberties(&before.map, &after, before.turn);
    if own == [point] {
        // 21.
        return pass(before).ok_or("37");
    }
    // 21: two or more.
    for stone in own {
        after[stone] = 0;
    }
    let play = (before.turn, before.stones.clone(), after.clone());
    // 23.
    if before.plays.contains(&play) {
        return Err("23");
    }
    let mut hot = Vec::new();
    if !taken.is_empty() {
        let capturing = string(&before.map, &after, point);
        if capturing.len() == taken.len() {
            hot = capturing;
            hot.sort_unstable();
        }
    }
    let mut plays = before.plays.clone();
    plays.push(play);
    Ok(Situation {
        map: before.map.clone(),
        stones: after,
        turn: other(before.turn),
        passes: 0,
        hot,
        plays,
    })
}

/// Who gives compensation, and who wins a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compensation {
    /// 58, 59: four white stones into Black's area; Black wins ties.
    Even,
    /// 60: N stones of handicap; White wins ties.
    Handicap(i64),
}

/// How the filling ended, and the margin: Black's win is above 0, White's below. A tie is 0, with the winner in `ties_to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled {
    pub black_stones_left: i64,
    pub white_stones_left: i64,
    pub black_points_left: i64,
    pub white_points_left: i64,
    pub margin: i64,
    pub ties_to: u8,
}

/// 56-60, step by step, with dead stones already removed. Each has `each` stones in all: 180 on the board of 361, so one location
/// less than the board, halved.
pub fn fill_in(map: &Map, stones: &Stones, each: i64, compensation: Compensation) -> Filled {
    let owned = area(map, stones);
    let on_board = |color| count(stones, color);
    let points = |color| count(&owned, color) - on_board(color);
    let shared = count(&owned, 0);
    let mut stones_left = [0, each - on_board(1), each - on_board(2)];
    let mut points_left = [0, points(1), points(2)];
    // 57: shared points alternately, equally many of both, one left where they are odd.
    stones_left[1] -= shared / 2;
    stones_left[2] -= shared / 2;
    // 58 and 60, before anything else of White's goes anywhere.
    let (white_there, open) = match compensation {
        Compensation::Even => (4, 0),
        Compensation::Handicap(n) if n % 2 == 0 => (n / 2, 0),
        Compensation::Handicap(n) => ((n - 1) / 2, 1),
    };
    stones_left[2] -= white_there;
    points_left[1] -= white_there + open;
    // 56: each fills his own. Where there is more area than stones the rest stays open, and the other way round.
    for color in [1, 2] {
        let filled = stones_left[color].min(points_left[color]);
        stones_left[color] -= filled;
        points_left[color] -= filled;
    }
    // 59: the losing stones go into the winner's territory; what is then open is the winning point (or the shared one).
    let (black, white) = (
        points_left[1] - stones_left[1],
        points_left[2] - stones_left[2],
    );
    // The loser has stones and no place for them, the winner places and no stones: stones lost by one side fill the other's.
    let margin = black - white;
    Filled {
        black_stones_left: stones_left[1],
        white_stones_left: stones_left[2],
        black_points_left: points_left[1],
        white_points_left: points_left[2],
        margin,
        ties_to: if compensation == Compensation::Even {
            1
        } else {
            2
        },
    }
}

#[cfg(test)]
mod by_hand {
    use super::super::plain_stones::{grid, stones};
    use super::*;

    #[test]
    fn stones_that_captured_in_ko_are_hot_for_one_turn() -> Result<(), &'static str> {
        let taken = play(&start(&grid(4, 3), &stones(".xo. x.xo .xo."), 2), 5)?;
        assert_eq!(taken.hot, [5]);
        assert_eq!(play(&taken, 6), Err("22"));
        let later = pass(&taken).and_then(|s| pass(&s)).ok_or("over")?;
        let again = play(&later, 6)?;
        // White took from this position once: 23.
        assert_eq!(
            play(&pass(&again).and_then(|s| pass(&s)).ok_or("over")?, 5),
            Err("23")
        );
        Ok(())
    }

    #[test]
    fn a_snapback_is_no_ko() -> Result<(), &'static str> {
        // . . o x .
        // o o o x .    Black throws in at 1, White takes at 0 with five, and is taken at once.
        let map = grid(5, 2);
        let thrown = play(&start(&map, &stones("..ox. ooox."), 1), 1)?;
        let taken = play(&thrown, 0)?;
        assert!(taken.hot.is_empty());
        assert_eq!(play(&taken, 1)?.stones, stones(".x.x. ...x."));
        Ok(())
    }

    #[test]
    fn suicide_of_two_is_a_turn_and_of_one_a_pass() -> Result<(), &'static str> {
        let map = grid(4, 1);
        let two = play(&start(&map, &stones(".xo."), 1), 0)?;
        assert_eq!((two.stones, two.passes), (stones("..o."), 0));
        let one = play(&start(&map, &stones(".oo."), 1), 0)?;
        assert_eq!((one.stones, one.passes), (stones(".oo."), 1));
        Ok(())
    }

    #[test]
    fn the_three_counts_of_the_text() {
        // 76-88 on a line: Black's area first, then White's, on 361 locations.
        let count = |black: usize, compensation| {
            let mut board = vec![1; black];
            board.extend(vec![2; 361 - black]);
            // Open one location of each so that there is something to fill.
            board[0] = 0;
            board[360] = 0;
            fill_in(&grid(361, 1), &board, 180, compensation).margin
        };
        // 76: Black wins by 3: 186 of area less 4, against 175 and 4: 182 to 179.
        assert_eq!(count(186, Compensation::Even), 3);
        // 80: by 9 with one stone: 186 less 1 is 185 against 175 and 1, 176.
        assert_eq!(count(186, Compensation::Handicap(2)), 9);
        // 86: by 8 with one stone and one point left open.
        assert_eq!(count(186, Compensation::Handicap(3)), 8);
    }
}
