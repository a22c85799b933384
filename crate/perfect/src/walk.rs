//! Checks a strategy by the rules alone: with `State` and, for finished boards, the prover and its checker, but
//! nothing of the search.
//!
//! A record holds when its last line is the start, and each line rests on earlier ones: on the player's turn, on the
//! line after it; else on one for every turn of the opponent; in a finished game, on the score. Where a situation can
//! recur with the opponent to move, who may then remove the cycle (B3), it needs lines for that too. Play by lines
//! leads to ever earlier ones, so the game ends.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::Arc;

use loja_rules::{ByColor, Color, Move, PassCount, PointSet, Setup, Situation, State};
use loja_solver::{Options, referee};

use crate::record::StrategyRecord;

/// Why a record proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFlaw {
    /// The line, from 0.
    pub line: usize,
    /// The fault.
    pub what: &'static str,
}

impl fmt::Display for RecordFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for RecordFlaw {}

/// A situation without captives.
type Seen = (ByColor<PointSet>, PointSet, PointSet, Color, PassCount);

fn seen(situation: &Situation) -> Seen {
    (
        situation.stones().clone(),
        situation.temporary().clone(),
        situation.permanent().clone(),
        situation.turn(),
        situation.pass_count(),
    )
}

struct Walk<'r> {
    record: &'r StrategyRecord,
    states: Vec<State>,
    lines: HashMap<Seen, Vec<usize>>,
}

/// The most steps followed around cycles.
const MOST_FOLLOWED: usize = 1_000_000;

/// Returns the last line's value if the player secures it from the start, against everything the rules allow.
///
/// # Errors
/// Names the first flaw.
pub fn walk(record: &StrategyRecord, start: &Setup) -> Result<i64, RecordFlaw> {
    let mut walk = Walk {
        record,
        states: Vec::new(),
        lines: HashMap::new(),
    };
    for (number, line) in record.lines.iter().enumerate() {
        let state = State::new(Arc::clone(&record.board), line.setup.clone());
        let state = state.map_err(|_| RecordFlaw {
            line: number,
            what: "it is no situation",
        })?;
        walk.lines
            .entry(seen(state.situation()))
            .or_default()
            .push(number);
        walk.states.push(state);
    }
    let Some(last) = record.lines.last() else {
        return Err(RecordFlaw {
            line: 0,
            what: "it has no line",
        });
    };
    let end = record.lines.len() - 1;
    if last.setup != *start {
        return Err(RecordFlaw {
            line: end,
            what: "it is not the start",
        });
    }
    let mut scores = HashMap::new();
    for number in 0..=end {
        walk.line(number, &mut scores)?;
    }
    for number in 0..=end {
        walk.cycles(number)?;
    }
    Ok(last.value)
}

impl Walk<'_> {
    /// The earliest line before `before` with this situation and at least this value.
    fn find(&self, situation: &Situation, value: i64, before: usize) -> Option<usize> {
        let all = self.lines.get(&seen(situation))?;
        let mut fit = all.iter().copied().take_while(|&line| line < before);
        fit.find(|&line| self.record.lines[line].value >= value)
    }

    /// How many stones more the opponent has lost than the player.
    fn gain(&self, situation: &Situation) -> i64 {
        let captives = situation.captives();
        i64::from(captives[self.record.player.other()]) - i64::from(captives[self.record.player])
    }

    fn line(&self, number: usize, scores: &mut HashMap<Seen, i64>) -> Result<(), RecordFlaw> {
        let flaw = |what| RecordFlaw { line: number, what };
        let (line, state) = (&self.record.lines[number], &self.states[number]);
        if state.is_final() {
            let key = seen(state.situation());
            let score = match scores.get(&key) {
                Some(score) => *score,
                None => {
                    let report = referee(state, Options::default(), &mut ());
                    let report = report.map_err(|_| flaw("the prover contradicts its checker"))?;
                    if !report.is_decided() {
                        return Err(flaw("its control is not decided"));
                    }
                    let score = state.score(&report.control);
                    let of = |color: Color| i64::try_from(score[color].total()).unwrap_or(i64::MAX);
                    let score = of(self.record.player) - of(self.record.player.other());
                    scores.insert(key, score);
                    score
                }
            };
            return if score >= line.value {
                Ok(())
            } else {
                Err(flaw("the score is less"))
            };
        }
        let turns: Vec<Move> = if state.situation().turn() == self.record.player {
            let stone = line.turn.ok_or_else(|| flaw("no turn is told"))?;
            let stone = stone.map(|at| {
                self.record
                    .board
                    .point(at)
                    .ok_or_else(|| flaw("no such location"))
            });
            vec![Move {
                cycle: None,
                stone: stone.transpose()?,
            }]
        } else {
            state.moves()
        };
        for turn in turns {
            let next = state
                .successor(turn)
                .map_err(|_| flaw("its turn is not legal"))?;
            let situation = next.situation();
            if self
                .find(situation, line.value - self.gain(situation), number)
                .is_none()
            {
                return Err(flaw("a turn leads to no earlier line"));
            }
        }
        Ok(())
    }

    /// Follows all cycles from here, and requires a line for each removal that the rules then allow.
    fn cycles(&self, number: usize) -> Result<(), RecordFlaw> {
        let flaw = |what| RecordFlaw { line: number, what };
        let start = &self.states[number];
        let same = &self.lines[&seen(start.situation())];
        let is_mine = start.situation().turn() == self.record.player;
        let Some(&first) = same
            .first()
            .filter(|&&first| first < number && !is_mine && !start.is_final())
        else {
            return Ok(());
        };
        let colored = |state: &State| state.situation().stones().occupied();
        let all = colored(start);
        let mut waiting = vec![(start.clone(), number, all.clone(), all)];
        let mut known = HashSet::new();
        while let Some((state, at, some, all)) = waiting.pop() {
            let turns = if state.situation().turn() == self.record.player {
                let stone = self.record.lines[at].turn.flatten();
                vec![Move {
                    cycle: None,
                    stone: stone.and_then(|at| self.record.board.point(at)),
                }]
            } else {
                state.moves()
            };
            let gained = self.gain(state.situation());
            for turn in turns {
                let next = state
                    .successor(turn)
                    .map_err(|_| flaw("its turn is not legal"))?;
                let gain = self.gain(next.situation()) - gained;
                let needed = self.record.lines[at].value - gain;
                let Some(then) = self.find(next.situation(), needed, at) else {
                    return Err(flaw("the removal of a cycle leads to no earlier line"));
                };
                // After a removal, no situation is similar to an earlier one.
                if turn.cycle.is_some() || then < first {
                    continue;
                }
                let (some, all) = (
                    some.union(&colored(&next)),
                    all.intersection(&colored(&next)),
                );
                if known.insert((seen(next.situation()), then, some.clone(), all.clone())) {
                    if known.len() > MOST_FOLLOWED {
                        return Err(flaw("there are too many ways round"));
                    }
                    waiting.push((next, then, some, all));
                }
            }
        }
        Ok(())
    }
}
