//! New Amateur-Japanese, word for word and slow: a judge that uses nothing of the crate.
//!
//! Numbers are lines of `new-amateur-japanese-rules-commentary.txt`. A board is its list of neighbours, a position a
//! number for each point: 0 empty, 1 Black, 2 White. Sequences keep all their past; so do the searches.

use std::collections::{BTreeMap, BTreeSet};

pub type Graph = [Vec<usize>];
pub type Position = Vec<u8>;

pub fn other(color: u8) -> u8 {
    3 - color
}

/// The stones connected with the one at a point.
fn string(graph: &Graph, stones: &[u8], at: usize) -> Vec<usize> {
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
    found
}

fn has_liberty(graph: &Graph, stones: &[u8], string: &[usize]) -> bool {
    string
        .iter()
        .any(|&point| graph[point].iter().any(|&beside| stones[beside] == 0))
}

/// The position after a play and its removals (158); none on a stone, and none for suicide (422).
pub fn play(graph: &Graph, stones: &[u8], at: usize, color: u8) -> Option<Position> {
    if stones[at] != 0 {
        return None;
    }
    let mut placed = stones.to_vec();
    placed[at] = color;
    let mut after = placed.clone();
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

/// A move-sequence: the alternation or one of the analyses, each with a past of its own (148, 165, 257).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sequence {
    pub stones: Position,
    pub turn: u8,
    /// The position just before the last opposing move (86).
    before_last: Option<Position>,
    /// Before and after of every play so far (148); empty where the fixed-ko rule does not apply (16).
    done: BTreeSet<(Position, Position)>,
    /// Successive passes.
    pub passes: usize,
    /// How many end it: two for the alternation (325), three for an analysis.
    last_pass: usize,
    fixed_ko: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prohibited {
    Ended,
    Occupied,
    Suicide,
    BasicKo,
    FixedKo,
}

impl Sequence {
    /// The alternation of a game; with the fixed-ko rule, or without (NAJN, 16).
    pub fn alternation(stones: &[u8], turn: u8, fixed_ko: bool) -> Sequence {
        let stones = stones.to_vec();
        Sequence {
            stones,
            turn,
            before_last: None,
            done: BTreeSet::new(),
            passes: 0,
            last_pass: 2,
            fixed_ko,
        }
    }

    /// A player's analysis of a final-position: the opponent starts (884 to 920), three passes end it (1024).
    pub fn analysis(stones: &[u8], player: u8) -> Sequence {
        Sequence {
            last_pass: 3,
            ..Sequence::alternation(stones, other(player), true)
        }
    }

    pub fn ended(&self) -> bool {
        self.passes == self.last_pass
    }

    /// The sequence after a play (a point) or a pass (none).
    pub fn after(&self, graph: &Graph, at: Option<usize>) -> Result<Sequence, Prohibited> {
        if self.ended() {
            return Err(Prohibited::Ended);
        }
        let mut next = self.clone();
        next.before_last = Some(self.stones.clone());
        next.turn = other(self.turn);
        let Some(at) = at else {
            next.passes += 1;
            return Ok(next);
        };
        if self.stones[at] != 0 {
            return Err(Prohibited::Occupied);
        }
        next.stones = play(graph, &self.stones, at, self.turn).ok_or(Prohibited::Suicide)?;
        next.passes = 0;
        if self.before_last.as_ref() == Some(&next.stones) {
            return Err(Prohibited::BasicKo);
        }
        if self.fixed_ko && !next.done.insert((self.stones.clone(), next.stones.clone())) {
            return Err(Prohibited::FixedKo);
        }
        Ok(next)
    }
}

/// 404: the stones that no sequence removes in which the opponent starts and the player always passes.
///
/// No rule about ko can forbid a play there: before the player's pass the position was the same, and the opponent's
/// stones only grow in number.
pub fn immortal(graph: &Graph, stones: &[u8], player: u8) -> Vec<bool> {
    let mut seen = BTreeSet::from([stones.to_vec()]);
    let mut open = vec![stones.to_vec()];
    let mut immortal: Vec<bool> = stones.iter().map(|&stone| stone == player).collect();
    while let Some(now) = open.pop() {
        for point in 0..now.len() {
            immortal[point] &= now[point] == player;
            if let Some(after) = play(graph, &now, point, other(player))
                && seen.insert(after.clone())
            {
                open.push(after);
            }
        }
    }
    immortal
}

/// 446 and 550: what a player controls in the final-position when his analysis ends like this.
pub fn control(graph: &Graph, end: &[u8], player: u8) -> Vec<bool> {
    let immortal = immortal(graph, end, player);
    (0..end.len())
        .map(|at| immortal[at] || graph[at].iter().all(|&beside| immortal[beside]))
        .collect()
}

/// 502 and 606: a controlled intersection is one point when it was empty, two with a stone of the opponent.
pub fn worth(final_position: &[u8], controlled: &[bool], player: u8) -> i64 {
    let one = |at: usize| match final_position[at] {
        _ if !controlled[at] => 0,
        0 => 1,
        stone if stone == player => 0,
        _ => 2,
    };
    (0..final_position.len()).map(one).sum()
}

/// The score of two analyses that were played (704, 843): Black's points minus White's, without prisoners.
pub fn score(
    graph: &Graph,
    final_position: &[u8],
    black_analysis: &[u8],
    white_analysis: &[u8],
) -> i64 {
    worth(final_position, &control(graph, black_analysis, 1), 1)
        - worth(final_position, &control(graph, white_analysis, 2), 2)
}

/// What a player gets in his own analysis when he wants the most and his opponent the least (450, 554). All the past is
/// kept, so no two ways to the same position are taken for one. None when more sequences are met than `limit`.
pub fn value(graph: &Graph, final_position: &[u8], player: u8, limit: usize) -> Option<i64> {
    let most = final_position
        .iter()
        .map(|&stone| {
            if stone == 0 {
                1
            } else {
                i64::from(stone != player) * 2
            }
        })
        .sum();
    let mut value = 0;
    for wanted in 1..=most {
        let mut search = Search {
            graph,
            final_position,
            player,
            wanted,
            known: BTreeMap::new(),
            ends: BTreeMap::new(),
            left: limit,
        };
        if !search.gets(&Sequence::analysis(final_position, player))? {
            break;
        }
        value = wanted;
    }
    Some(value)
}

struct Search<'a> {
    graph: &'a Graph,
    final_position: &'a [u8],
    player: u8,
    wanted: i64,
    known: BTreeMap<Sequence, bool>,
    ends: BTreeMap<Position, i64>,
    left: usize,
}

impl Search<'_> {
    /// Whether the player gets as much as is wanted from here on.
    fn gets(&mut self, now: &Sequence) -> Option<bool> {
        if now.ended() {
            let got = self.ends.entry(now.stones.clone()).or_insert_with(|| {
                worth(
                    self.final_position,
                    &control(self.graph, &now.stones, self.player),
                    self.player,
                )
            });
            return Some(*got >= self.wanted);
        }
        if let Some(&known) = self.known.get(now) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let mine = now.turn == self.player;
        let mut answer = !mine;
        for at in std::iter::once(None).chain((0..now.stones.len()).map(Some)) {
            if let Ok(next) = now.after(self.graph, at)
                && self.gets(&next)? == mine
            {
                answer = mine;
                break;
            }
        }
        self.known.insert(now.clone(), answer);
        Some(answer)
    }
}
