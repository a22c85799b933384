//! Japanese 2003, word for word and slow: a judge that uses nothing of the crate.
//!
//! Numbers are lines of `japanese-2003-rules-informal.txt`. A board is its list of neighbours, a position a
//! number for each point: 0 empty, 1 Black, 2 White. What the document lost is filled in and said to be so.

mod sequences;

use std::collections::BTreeSet;

pub use sequences::Sequences;

pub type Graph = [Vec<usize>];

pub fn other(color: u8) -> u8 {
    3 - color
}

/// 29: the string of the stone at a point.
pub fn string(graph: &Graph, stones: &[u8], at: usize) -> Vec<usize> {
    let mut found = vec![at];
    let mut next = 0;
    while next < found.len() {
        for &point in &graph[found[next]] {
            if stones[point] == stones[at] && !found.contains(&point) {
                found.push(point);
            }
        }
        next += 1;
    }
    found.sort_unstable();
    found
}

/// 33: whether a string has an empty intersection beside it.
fn has_liberty(graph: &Graph, stones: &[u8], string: &[usize]) -> bool {
    string
        .iter()
        .any(|&point| graph[point].iter().any(|&beside| stones[beside] == 0))
}

/// 41 to 45: the position after a play, unless the point is not empty or it would be suicide.
pub fn play(graph: &Graph, stones: &[u8], at: usize, color: u8) -> Option<Vec<u8>> {
    if stones[at] != 0 {
        return None;
    }
    let mut after = stones.to_vec();
    after[at] = color;
    let placed = after.clone();
    for &beside in &graph[at] {
        if placed[beside] == other(color) {
            let enemy = string(graph, &placed, beside);
            if !has_liberty(graph, &placed, &enemy) {
                for point in enemy {
                    after[point] = 0;
                }
            }
        }
    }
    has_liberty(graph, &after, &string(graph, &after, at)).then_some(after)
}

/// 137 and 141: the other intersection of the ko in which this play would be a ko capture.
pub fn ko_capture(graph: &Graph, stones: &[u8], at: usize, color: u8) -> Option<usize> {
    let after = play(graph, stones, at, color)?;
    let removed: Vec<usize> = (0..stones.len())
        .filter(|&point| stones[point] != 0 && after[point] == 0)
        .collect();
    let [one] = removed[..] else { return None };
    let adjacent = graph[at].contains(&one);
    (adjacent && play(graph, &after, one, other(color)).as_deref() == Some(stones)).then_some(one)
}

/// 139: whether the string of this stone is a ko stone.
pub fn is_ko_stone(graph: &Graph, stones: &[u8], at: usize) -> bool {
    (0..stones.len()).any(|empty| {
        stones[at] != 0 && ko_capture(graph, stones, empty, other(stones[at])) == Some(at)
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Empty,
    Uncapturable,
    Under,
    Local,
    Dead,
}

/// All points that can be reached from a string without those that are shut.
fn reach(graph: &Graph, from: &[usize], shut: &[bool]) -> Vec<usize> {
    let mut found = from.to_vec();
    let mut next = 0;
    while next < found.len() {
        for &point in &graph[found[next]] {
            if !shut[point] && !found.contains(&point) {
                found.push(point);
            }
        }
        next += 1;
    }
    found.sort_unstable();
    found
}

/// What the analysis (79 to 119) and the scoring (171 to 193) say of a position.
#[derive(Debug, PartialEq, Eq)]
pub struct Verdict {
    /// For each point, the status of the string that stands there.
    pub status: Vec<Status>,
    /// 113: the points of direct ko stones.
    pub direct_ko: Vec<bool>,
    /// 189: territory of Black and of White.
    pub territory: [Vec<bool>; 2],
    /// 193 (lost, ours): the score without prisoners: territory 1, dead stones in it 2 (173).
    pub board_score: i64,
}

/// 85 (lost, ours): first all that are uncapturable, then under, then local; then the direct ko stones.
/// None where a status depends on more ko captures than are remembered.
pub fn judge(sequences: &mut Sequences, stones: &[u8]) -> Option<Verdict> {
    let status = statuses(sequences, stones)?;
    let graph = sequences.graph();
    let direct_ko = (0..stones.len())
        .map(|at| is_direct_ko(graph, stones, &status, at))
        .collect();
    let territory = territory(graph, stones, &status);
    let worth = |color: usize| -> i64 {
        let points = (0..stones.len()).filter(|&point| territory[color][point]);
        points
            .map(|point| if stones[point] == 0 { 1 } else { 2 })
            .sum()
    };
    let board_score = worth(0) - worth(1);
    Some(Verdict {
        status,
        direct_ko,
        territory,
        board_score,
    })
}

/// 97 to 107 and 115 to 119.
pub fn statuses(sequences: &mut Sequences, stones: &[u8]) -> Option<Vec<Status>> {
    let graph = sequences.graph().to_vec();
    // As the owner's opponent sees them: the owner is number 1.
    let seen = |owner: u8| -> Vec<u8> {
        let cells = stones.iter();
        cells
            .map(|&cell| match cell {
                0 => 0,
                color if color == owner => sequences::OWNER,
                _ => other(sequences::OWNER),
            })
            .collect()
    };
    let strings: BTreeSet<Vec<usize>> = (0..stones.len())
        .filter(|&at| stones[at] != 0)
        .map(|at| string(&graph, stones, at))
        .collect();
    let mut status: Vec<Status> = stones
        .iter()
        .map(|&stone| {
            if stone == 0 {
                Status::Empty
            } else {
                Status::Dead
            }
        })
        .collect();
    for step in [Status::Uncapturable, Status::Under, Status::Local] {
        let known = status.clone();
        for string in &strings {
            let at = string[0];
            // 89: only one type a string.
            if known[at] != Status::Dead {
                continue;
            }
            let owner = stones[at];
            let environment = match step {
                Status::Uncapturable => Vec::new(),
                Status::Under => string.clone(),
                _ => reach(
                    &graph,
                    string,
                    &walls(stones, &known, |color| color == owner),
                ),
            };
            if !sequences.can_force(&seen(owner), string, &environment)? {
                for &point in string {
                    status[point] = step;
                }
            }
        }
    }
    Some(status)
}

/// 105 and 111: the points of strings that are uncapturable or under, of the colours told.
fn walls(stones: &[u8], status: &[Status], of: impl Fn(u8) -> bool) -> Vec<bool> {
    let wall =
        |at: usize| of(stones[at]) && matches!(status[at], Status::Uncapturable | Status::Under);
    (0..stones.len()).map(wall).collect()
}

/// 109 to 113.
fn is_direct_ko(graph: &Graph, stones: &[u8], status: &[Status], at: usize) -> bool {
    if !is_ko_stone(graph, stones, at) || status[at] != Status::Local {
        return false;
    }
    let local = reach(
        graph,
        &[at],
        &walls(stones, status, |color| color == stones[at]),
    );
    let direct = reach(graph, &[at], &walls(stones, status, |_| true));
    local != direct
}

/// 175 (lost, ours) to 189.
pub fn territory(graph: &Graph, stones: &[u8], status: &[Status]) -> [Vec<bool>; 2] {
    let alive = |at: usize, color: u8| stones[at] == color && status[at] != Status::Dead;
    // 177 and 179.
    let eye_points = |color: u8| -> Vec<bool> {
        let shut: Vec<bool> = (0..stones.len())
            .map(|at| stones[at] != 0 && (stones[at] == color || status[at] != Status::Dead))
            .collect();
        let mut eyes = vec![false; stones.len()];
        for start in (0..stones.len()).filter(|&at| stones[at] == 0) {
            let eye = reach(graph, &[start], &shut);
            let beside = eye
                .iter()
                .flat_map(|&point| &graph[point])
                .filter(|point| !eye.contains(point));
            if beside.copied().all(|point| alive(point, color)) {
                for point in eye {
                    eyes[point] = true;
                }
            }
        }
        eyes
    };
    let eyes = [eye_points(1), eye_points(2)];
    // 183.
    let dame = |at: usize| stones[at] == 0 && !eyes[0][at] && !eyes[1][at];
    let of = |color: u8| -> Vec<bool> {
        let eyes = &eyes[usize::from(color) - 1];
        let mut territory = eyes.clone();
        // 185 and 187.
        let shut: Vec<bool> = (0..stones.len())
            .map(|at| !alive(at, color) && !eyes[at])
            .collect();
        for start in (0..stones.len()).filter(|&at| alive(at, color)) {
            let region = reach(graph, &[start], &shut);
            if region
                .iter()
                .any(|&point| graph[point].iter().any(|&beside| dame(beside)))
            {
                for point in region {
                    territory[point] = false;
                }
            }
        }
        territory
    };
    [of(1), of(2)]
}

/// The alternation (61 to 77): who moves, and all positions so far, each with whose turn it was.
#[derive(Clone, Debug)]
pub struct Alternation {
    pub past: Vec<(Vec<u8>, u8)>,
    pub turn: u8,
    pub passed: bool,
    pub end: Option<End>,
    /// 191: stones removed, of Black and of White.
    pub removed: [i64; 2],
    removed_at: Vec<[i64; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    TwoPasses,
    /// 71 to 75 (lost): White's stones minus Black's that the cycle removed. Nought is a tie (told by examples elsewhere).
    Cycle(i64),
}

impl Alternation {
    pub fn start(stones: &[u8], turn: u8) -> Alternation {
        let past = vec![(stones.to_vec(), turn)];
        Alternation {
            past,
            turn,
            passed: false,
            end: None,
            removed: [0; 2],
            removed_at: vec![[0; 2]],
        }
    }

    pub fn stones(&self) -> &[u8] {
        &self.past[self.past.len() - 1].0
    }

    /// A play (a point) or a pass (none); false where it is forbidden. 77, the end with a direct ko stone, is left to who asks.
    pub fn go(&mut self, graph: &Graph, at: Option<usize>) -> bool {
        if self.end.is_some() {
            return false;
        }
        let now = self.stones().to_vec();
        let Some(at) = at else {
            self.end = self.passed.then_some(End::TwoPasses);
            self.passed = true;
            self.turn = other(self.turn);
            self.past.push((now, self.turn));
            self.removed_at.push(self.removed);
            return true;
        };
        let Some(after) = play(graph, &now, at, self.turn) else {
            return false;
        };
        // 69: the position just before the last opposing move.
        if self.past.len() >= 2 && self.past[self.past.len() - 2].0 == after {
            return false;
        }
        for point in 0..now.len() {
            if now[point] != 0 && after[point] == 0 {
                self.removed[usize::from(now[point]) - 1] += 1;
            }
        }
        self.turn = other(self.turn);
        self.passed = false;
        let here = (after, self.turn);
        // 71 (lost, ours): the same position with the same player to move, by a play.
        if let Some(then) = self.past.iter().rposition(|moment| *moment == here) {
            let [black, white] = self.removed_at[then];
            self.end = Some(End::Cycle(
                (self.removed[1] - white) - (self.removed[0] - black),
            ));
        }
        self.past.push(here);
        self.removed_at.push(self.removed);
        true
    }
}
