//! Stone scoring: the eleven rules of the introduction, `logical-japanese-rules.md` 27-40, and the ways of `area.rs` on the same
//! base. Numbers in comments are those of the rules.
//!
//! Open in the text: what a start with stones without liberties would be (rule 7 takes all of the opponent's off with the next
//! stone; here as written). Nobody says who has more where both have equally many: a tie.

use super::plain_stones::{Map, Playing, Stones, count, other, without_liberties};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Situation {
    pub stones: Stones,
    pub turn: u8,
    /// How many of the last turns added no stone.
    pub passes: u8,
    /// The two locations, sorted, where in the last turn exactly two stones were without liberties.
    pub ko: Option<[usize; 2]>,
    pub map: Map,
}

pub fn start(map: &Map, stones: &Stones, turn: u8) -> Situation {
    Situation {
        map: map.clone(),
        stones: stones.clone(),
        turn,
        passes: 0,
        ko: None,
    }
}

/// 9: the stone added last has no liberties, but all stones of the opposite colour have.
fn suicide_pattern(map: &Map, added: &Stones, point: usize) -> bool {
    without_liberties(map, added, added[point]).contains(&point)
        && without_liberties(map, added, other(added[point])).is_empty()
}

/// The locations of 10, where there are exactly two stones without liberties.
fn exactly_two(map: &Map, added: &Stones) -> Option<[usize; 2]> {
    let mut lost = without_liberties(map, added, 1);
    lost.extend(without_liberties(map, added, 2));
    lost.sort_unstable();
    lost.try_into().ok()
}

/// 6: adds a stone. `Err` tells the rule that forbids it.
pub fn add(before: &Situation, point: usize) -> Result<Situation, &'static str> {
    if over(before) {
        return Err("8");
    }
    if before.stones[point] != 0 {
        return Err("6");
    }
    let mut added = before.stones.clone();
    added[point] = before.turn;
    if suicide_pattern(&before.map, &added, point) {
        return Err("9");
    }
    let two = exactly_two(&before.map, &added);
    // 10: exactly two, and this just happened on the same two.
    if two.is_some() && two == before.ko {
        return Err("10");
    }
    // 7.
    for lost in without_liberties(&before.map, &added, other(before.turn)) {
        added[lost] = 0;
    }
    Ok(Situation {
        map: before.map.clone(),
        stones: added,
        turn: other(before.turn),
        passes: 0,
        ko: two,
    })
}

/// 6: "one can", so a turn may also add nothing.
pub fn pass(before: &Situation) -> Option<Situation> {
    (!over(before)).then(|| Situation {
        turn: other(before.turn),
        passes: before.passes + 1,
        ko: None,
        ..before.clone()
    })
}

/// 8: the last three turns added no stone.
pub fn over(situation: &Situation) -> bool {
    situation.passes >= 3
}

/// 4: Black's stones on the grid less White's.
pub fn score(stones: &Stones) -> i64 {
    count(stones, 1) - count(stones, 2)
}

impl Playing for Situation {
    fn to_move(&self) -> u8 {
        self.turn
    }
    fn worth(&self) -> Option<i64> {
        over(self).then(|| score(&self.stones))
    }
    fn next(&self) -> Vec<Situation> {
        let stones = (0..self.stones.len()).filter_map(|point| add(self, point).ok());
        stones.chain(pass(self)).collect()
    }
}

#[cfg(test)]
mod by_hand {
    use super::super::plain_stones::{grid, stones, value};
    use super::*;

    #[test]
    fn a_ko_may_not_be_taken_back_at_once_but_after_a_pass() -> Result<(), &'static str> {
        // . x o .      0  1  2  3
        // x . x o      4  5  6  7     White takes 6 from 5.
        // . x o .      8  9 10 11
        let board = stones(".xo. x.xo .xo.");
        let taken = add(&start(&grid(4, 3), &board, 2), 5)?;
        assert_eq!(
            (taken.stones[5], taken.stones[6], taken.ko),
            (2, 0, Some([5, 6]))
        );
        assert_eq!(add(&taken, 6), Err("10"));
        let later = pass(&taken).and_then(|s| pass(&s)).ok_or("not over")?;
        assert_eq!(add(&later, 6)?.stones, board);
        Ok(())
    }

    #[test]
    fn a_stone_without_liberties_takes_or_is_suicide() {
        // . x . : White at 0 is suicide; o x . : White at 2 takes, then his own stones have liberties.
        assert_eq!(add(&start(&grid(3, 1), &stones(".x."), 2), 0), Err("9"));
        let taken = add(&start(&grid(3, 1), &stones("ox."), 2), 2);
        assert_eq!(taken.map(|s| s.stones), Ok(stones("o.o")));
    }

    #[test]
    fn the_smallest_boards() {
        // One location: nobody can play. Two: who plays is taken, and after a pass takes back, and so on.
        let perfect = |columns| value(&start(&grid(columns, 1), &vec![0; columns], 1), 1000);
        assert_eq!(perfect(1).and_then(|v| v.exact()), Some(0));
        assert!(perfect(2).is_some());
        // 6779: "x x ." counts 2.
        assert_eq!(score(&stones("xx.")), 2);
    }
}
