//! Shimada's plan and Yasunaga's draft, `shimada-problems-in-composing-igo-rules.txt`. Its articles have no lines of their own here;
//! pages are those printed in it.
//!
//! Shimada (pages 114-125). Open in the text, and how it is taken here:
//! * the ban on repetition spans all three parts of a game (`WHOLE_GAME`): "until the time of the end" would also be possible;
//! * a pass repeats the board and is free;
//! * C is "the number of stones increased in the part of seki": own stones there in the decisive pattern less own stones there at the
//!   end, and never below 0 (`ONLY_INCREASE`);
//! * "the provision for alternate move is unnecessary" between temporary end and end: turns go on in turn, who wants more passes none;
//! * the exception for half-point kos is not in force (page 120, 122: "not more than for convenience's sake").
//!
//! Yasunaga (pages 90-91, 110-111). Open in the text:
//! * "the situation before the pass shall be allowed to be restored": a pass by either player forgets all earlier patterns (`FORGET`);
//! * "independent" is not defined: `territory` is told which stones live, and takes all of these;
//! * a cycle through passes has no end.

use super::plain_stones::{Map, Playing, Stones, count, other, string, without_liberties};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Plan {
    pub stones: Stones,
    pub turn: u8,
    /// Passes in a row, 0 or 1.
    pub passes: u8,
    /// How often two passes came in a row: 1 temporary end, 2 end, 3 decisive pattern.
    pub stops: u8,
    /// All patterns so far, sorted.
    pub past: Vec<Stones>,
    /// B1 and B2: stones played up to the end.
    pub moves: [i64; 3],
    /// The stones at the end.
    pub at_end: Option<Stones>,
    pub map: Map,
}

/// Remark 2 on page 122: handicap stones count among the moves.
pub fn plan(map: &Map, stones: &Stones, turn: u8, moves: [i64; 3]) -> Plan {
    Plan {
        map: map.clone(),
        stones: stones.clone(),
        turn,
        passes: 0,
        stops: 0,
        past: vec![stones.clone()],
        moves,
        at_end: None,
    }
}

pub fn decisive(now: &Plan) -> bool {
    now.stops >= 3
}

/// Takes off the opponent's stones without liberties, then the player's own.
fn put(map: &Map, stones: &Stones, turn: u8, point: usize) -> (Stones, i64) {
    let mut after = stones.clone();
    after[point] = turn;
    let taken = without_liberties(map, &after, other(turn));
    for &stone in &taken {
        after[stone] = 0;
    }
    let own = without_liberties(map, &after, turn);
    for &stone in &own {
        after[stone] = 0;
    }
    (after, i64::try_from(own.len()).unwrap_or(0))
}

/// Page 115: a new pattern is to be created; suicide is allowed.
pub fn plan_play(before: &Plan, point: usize) -> Result<Plan, &'static str> {
    if decisive(before) {
        return Err("over");
    }
    if before.stones[point] != 0 {
        return Err("occupied");
    }
    let (stones, _) = put(&before.map, &before.stones, before.turn, point);
    if before.past.contains(&stones) {
        return Err("repetition");
    }
    let mut after = before.clone();
    if before.stops < 2 {
        after.moves[usize::from(before.turn)] += 1;
    }
    if let Err(place) = after.past.binary_search(&stones) {
        after.past.insert(place, stones.clone());
    }
    after.stones = stones;
    after.turn = other(before.turn);
    after.passes = 0;
    Ok(after)
}

/// Page 121.
pub fn plan_pass(before: &Plan) -> Option<Plan> {
    if decisive(before) {
        return None;
    }
    let mut after = before.clone();
    after.turn = other(before.turn);
    after.passes += 1;
    if after.passes == 2 {
        after.passes = 0;
        after.stops += 1;
        if after.stops == 2 {
            after.at_end = Some(after.stones.clone());
        }
    }
    Some(after)
}

/// Page 121: stones of this colour that can't be taken away by any number of successive moves of the opponent. Every order of
/// such moves is tried. His own stones may be taken off by his suicide; each pattern is looked at once, as if nothing
/// had been forbidden: a repetition takes nothing away that the first one did not.
pub fn two_eyed(map: &Map, stones: &Stones, color: u8) -> Vec<bool> {
    let mut stays: Vec<bool> = stones.iter().map(|&stone| stone == color).collect();
    let mut seen = std::collections::BTreeSet::from([stones.clone()]);
    let mut left = vec![stones.clone()];
    while let Some(here) = left.pop() {
        for point in 0..here.len() {
            if here[point] != 0 {
                continue;
            }
            let (there, _) = put(map, &here, other(color), point);
            for (stays, &stone) in stays.iter_mut().zip(&there) {
                *stays &= stone == color;
            }
            if seen.insert(there.clone()) {
                left.push(there);
            }
        }
    }
    stays
}

/// For each location whether it is a "point" by two-eyed stones: they or their liberties.
fn two_eyed_part(map: &Map, stones: &Stones, color: u8) -> Vec<bool> {
    let eyed = two_eyed(map, stones, color);
    let part = |p: usize| eyed[p] || stones[p] == 0 && map[p].iter().any(|&n| eyed[n]);
    (0..stones.len()).map(part).collect()
}

/// A1 or A2.
pub fn points(map: &Map, decisive: &Stones, color: u8) -> i64 {
    let part = two_eyed_part(map, decisive, color);
    let mine = |p: &usize| decisive[*p] == color || part[*p];
    i64::try_from((0..decisive.len()).filter(mine).count()).unwrap_or(0)
}

/// C1 or C2.
pub fn increase(map: &Map, at_end: &Stones, decisive: &Stones, color: u8) -> i64 {
    let (black, white) = (
        two_eyed_part(map, decisive, 1),
        two_eyed_part(map, decisive, 2),
    );
    let seki = |p: &usize| !black[*p] && !white[*p];
    let own = |stones: &Stones| {
        let mine = |p: &usize| seki(p) && stones[*p] == color;
        i64::try_from((0..stones.len()).filter(mine).count()).unwrap_or(0)
    };
    (own(decisive) - own(at_end)).max(0)
}

/// Article 4: A1 - B1 - C1 less A2 - B2 - C2.
pub fn plan_score(now: &Plan) -> Option<i64> {
    let at_end = now.at_end.as_ref()?;
    let of = |color: u8| {
        points(&now.map, &now.stones, color)
            - now.moves[usize::from(color)]
            - increase(&now.map, at_end, &now.stones, color)
    };
    decisive(now).then(|| of(1) - of(2))
}

impl Playing for Plan {
    fn to_move(&self) -> u8 {
        self.turn
    }
    fn worth(&self) -> Option<i64> {
        plan_score(self)
    }
    fn next(&self) -> Vec<Plan> {
        let stones = (0..self.stones.len()).filter_map(|point| plan_play(self, point).ok());
        stones.chain(plan_pass(self)).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Draft {
    pub stones: Stones,
    pub turn: u8,
    /// Passes in a row: article 8 ends with three.
    pub passes: u8,
    /// All patterns since the last pass, sorted.
    pub past: Vec<Stones>,
    /// Captured stones of each colour.
    pub taken: [i64; 3],
    pub map: Map,
}

pub fn draft(map: &Map, stones: &Stones, turn: u8) -> Draft {
    Draft {
        map: map.clone(),
        stones: stones.clone(),
        turn,
        passes: 0,
        past: vec![stones.clone()],
        taken: [0; 3],
    }
}

pub fn draft_over(now: &Draft) -> bool {
    now.passes >= 3
}

/// Articles 5 to 7.
pub fn draft_play(before: &Draft, point: usize) -> Result<Draft, &'static str> {
    if draft_over(before) {
        return Err("8");
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
        return Err("6");
    }
    match before.past.binary_search(&after.stones) {
        Ok(_) => return Err("7"),
        Err(place) => after.past.insert(place, after.stones.clone()),
    }
    after.turn = other(before.turn);
    after.passes = 0;
    Ok(after)
}

/// Articles 7 and 8.
pub fn draft_pass(before: &Draft) -> Option<Draft> {
    (!draft_over(before)).then(|| Draft {
        turn: other(before.turn),
        passes: before.passes + 1,
        // Forgotten: what was, may be restored. What stands is not gone.
        past: vec![before.stones.clone()],
        ..before.clone()
    })
}

/// Article 9, told which stones live: the others are taken away, and a region of empty locations whose neighbours are all of one colour
/// is that colour's territory, one point a location; stones taken away are deducted. Black less White.
pub fn territory(map: &Map, stones: &Stones, living: &[bool], taken: [i64; 3]) -> i64 {
    let mut left = stones.clone();
    let mut lost = taken;
    for point in 0..stones.len() {
        if stones[point] != 0 && !living[point] {
            lost[usize::from(stones[point])] += 1;
            left[point] = 0;
        }
    }
    let mut owned = vec![0; left.len()];
    for point in 0..left.len() {
        if left[point] == 0 {
            let region = string(map, &left, point);
            let touches = |color| {
                region
                    .iter()
                    .any(|&p| map[p].iter().any(|&n| left[n] == color))
            };
            owned[point] = match (touches(1), touches(2)) {
                (true, false) => 1,
                (false, true) => 2,
                _ => 0,
            };
        }
    }
    count(&owned, 1) - count(&owned, 2) + lost[2] - lost[1]
}

#[cfg(test)]
mod by_hand {
    use super::super::plain_stones::{grid, stones};
    use super::*;

    #[test]
    fn two_eyes_can_not_be_taken() {
        let eyed = |columns, diagram| two_eyed(&grid(columns, 1), &stones(diagram), 1);
        assert_eq!(eyed(3, ".x."), [false, true, false]);
        assert_eq!(eyed(3, "xx."), [false; 3]);
        // Black's one stone has an eye to the left; to the right White may play as often as he likes.
        assert_eq!(eyed(5, ".x..."), [false; 5]);
        assert_eq!(eyed(5, ".x.x."), [false, true, false, true, false]);
    }

    #[test]
    fn a_score_with_all_three_parts() -> Result<(), &'static str> {
        // Three eyes, after Black has played eleven stones: A1 = 14, B1 = 11, White played none.
        let begun = plan(&grid(7, 2), &stones("x.x.x.x xxxxxxx"), 2, [0, 11, 0]);
        let mut now = begun.clone();
        for _ in 0..6 {
            now = plan_pass(&now).ok_or("over")?;
        }
        assert_eq!(plan_score(&now), Some(3));
        assert_eq!(plan_play(&now, 1), Err("over"));
        // After the end a stone costs no point: it is no move of B, and changes no A. Before, it costs one.
        for (passes, score) in [(5, 3), (3, 2)] {
            let mut now = begun.clone();
            for _ in 0..passes {
                now = plan_pass(&now).ok_or("over")?;
            }
            now = plan_play(&now, 1)?;
            while !decisive(&now) {
                now = plan_pass(&now).ok_or("over")?;
            }
            assert_eq!(plan_score(&now), Some(score));
        }
        Ok(())
    }

    #[test]
    fn stones_added_in_a_seki_after_the_end_do_not_count() {
        // Nobody has two eyes here: all is seki. Black's stones went from 1 to 2.
        let map = grid(4, 1);
        let (end, last) = (stones("x..o"), stones("xx.o"));
        assert_eq!(
            (increase(&map, &end, &last, 1), points(&map, &last, 1)),
            (1, 2)
        );
        assert_eq!(increase(&map, &last, &end, 1), 0);
    }

    #[test]
    fn no_repetition_but_suicide() -> Result<(), &'static str> {
        // Shimada: one stone's suicide repeats the board, two's does not. Yasunaga forbids both.
        let map = grid(4, 1);
        assert_eq!(
            plan_play(&plan(&map, &stones(".oo."), 1, [0; 3]), 0),
            Err("repetition")
        );
        assert_eq!(
            plan_play(&plan(&map, &stones(".xo."), 1, [0; 3]), 0)?.stones,
            stones("..o.")
        );
        assert_eq!(draft_play(&draft(&map, &stones(".xo."), 1), 0), Err("6"));
        Ok(())
    }

    #[test]
    fn a_pass_restores_in_the_draft() -> Result<(), &'static str> {
        let taken = draft_play(&draft(&grid(4, 3), &stones(".xo. x.xo .xo."), 2), 5)?;
        assert_eq!(draft_play(&taken, 6), Err("7"));
        let later = draft_pass(&taken)
            .and_then(|s| draft_pass(&s))
            .ok_or("over")?;
        assert!(draft_play(&later, 6).is_ok());
        Ok(())
    }

    #[test]
    fn territory_with_a_dead_stone() {
        // . x o x . : White's stone does not live: three points, one prisoner.
        let living = [false, true, false, true, false];
        assert_eq!(territory(&grid(5, 1), &stones(".xox."), &living, [0; 3]), 4);
    }
}
