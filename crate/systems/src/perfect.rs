//! Perfect play in games whose situations can all be written down.

use std::collections::HashMap;
use std::hash::Hash;

use loja_ground::Color;

use loja_search::{Control, Halt};

use crate::judgement::{Counts, GameResult, Judgement, Standing};
use crate::open::InPoints;
use crate::table::Table;

/// A game whose equal situations have equal futures.
pub trait Playing: Clone + Eq + Hash {
    /// The player to move.
    fn mover(&self) -> Color;
    /// Black minus White, once the game is over.
    fn worth(&self) -> Option<i64>;
    /// The possible next situations; not asked after the end.
    fn next(&self) -> Vec<Self>;
    /// About how many bytes one takes.
    fn bytes(&self) -> usize;
}

/// The result of perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Black can end the game with at least this; `None`: can't end it.
    pub least: Option<i64>,
    /// White can end the game with at most this; `None`: can't end it.
    pub most: Option<i64>,
}

impl Value {
    /// The game's value; `None` if somebody prefers an endless cycle.
    #[must_use]
    pub fn exact(self) -> Option<i64> {
        self.least.filter(|_| self.least == self.most)
    }
}

/// A situation's value, from all that can follow.
///
/// # Errors
/// At a limit.
pub fn value<P: Playing>(start: &P, control: &Control<'_>) -> Result<Value, Halt> {
    let all = written_down(start, control)?;
    let told = |worth: i64| (worth != NEVER_LOW && worth != NEVER_HIGH).then_some(worth);
    Ok(Value {
        least: told(all.settle(NEVER_LOW, control)?),
        most: told(all.settle(NEVER_HIGH, control)?),
    })
}

/// An endless game is worst for the side that must force an end.
const NEVER_LOW: i64 = i64::MIN;
const NEVER_HIGH: i64 = i64::MAX;

struct Written {
    movers: Vec<Color>,
    ends: Vec<Option<i64>>,
    next: Vec<Vec<u32>>,
    before: Vec<Vec<u32>>,
}

fn written_down<P: Playing>(start: &P, control: &Control<'_>) -> Result<Written, Halt> {
    let mut numbers = HashMap::from([(start.clone(), 0_u32)]);
    let mut waiting = vec![start.clone()];
    let mut written = Written {
        movers: Vec::new(),
        ends: Vec::new(),
        next: Vec::new(),
        before: vec![Vec::new()],
    };
    let mut at = 0;
    while at < waiting.len() {
        let here = waiting[at].clone();
        control.step(here.bytes().saturating_mul(2).saturating_add(64))?;
        let mut to = Vec::new();
        let end = here.worth();
        if end.is_none() {
            for there in here.next() {
                let Ok(fresh) = u32::try_from(waiting.len()) else {
                    return Err(Halt::Memory);
                };
                let number = *numbers.entry(there).or_insert_with_key(|there| {
                    waiting.push(there.clone());
                    written.before.push(Vec::new());
                    fresh
                });
                to.push(number);
            }
        }
        for &number in &to {
            written.before[number as usize].push(u32::try_from(at).unwrap_or(u32::MAX));
        }
        written.movers.push(here.mover());
        written.ends.push(end);
        written.next.push(to);
        at += 1;
    }
    Ok(written)
}

/// Changes handed on between two polls.
const SETTLED: u32 = 1024;

impl Written {
    /// The start's value if an endless game is worth this, the worst for one side: all situations begin there and
    /// improve until nothing changes.
    fn settle(&self, without_end: i64, control: &Control<'_>) -> Result<i64, Halt> {
        let mut worth: Vec<i64> = self
            .ends
            .iter()
            .map(|end| end.unwrap_or(without_end))
            .collect();
        let mut waiting: Vec<u32> = (0..)
            .zip(&self.ends)
            .filter_map(|(at, end)| end.map(|_| at))
            .collect();
        for turn in 0_u32.. {
            let Some(changed) = waiting.pop() else { break };
            if turn.is_multiple_of(SETTLED) {
                control.poll()?;
            }
            for &here in &self.before[changed as usize] {
                let at = here as usize;
                let reached = self.next[at].iter().map(|&there| worth[there as usize]);
                let best = match self.movers[at] {
                    Color::Black => reached.max(),
                    Color::White => reached.min(),
                };
                if let Some(best) = best.filter(|&best| best != worth[at]) {
                    worth[at] = best;
                    waiting.push(here);
                }
            }
        }
        Ok(worth.first().copied().unwrap_or(without_end))
    }
}

pub(crate) fn worth(points: i64, komi: i64, locations: usize) -> Judgement {
    Judgement {
        counts: vec![Counts::Nobody; locations],
        ..Judgement::decided(GameResult::Score(points.saturating_sub(komi)))
    }
}

pub(crate) fn found_by_all(
    found: Result<Value, Halt>,
    unit: i64,
    komi: i64,
    table: &Table,
    control: &Control<'_>,
) -> Judgement {
    let locations = table.board.len();
    let why = |standing, why: &str| Judgement {
        nodes: control.nodes(),
        ..Judgement::without(standing, locations, why)
    };
    let value = match found {
        Ok(value) => value,
        Err(stopped) => {
            let text =
                format!("the search did not find out what perfect players come to: {stopped}");
            return why(Standing::Undecided, &text);
        }
    };
    if let Some(points) = value.exact() {
        return Judgement {
            nodes: control.nodes(),
            ..worth(points.saturating_mul(unit), komi, locations)
        };
    }
    let side = |who: Color, bound: &str, worth: Option<i64>| match worth {
        None => format!("{} can’t make it end", who.player_name()),
        Some(worth) => {
            let points = InPoints(worth.saturating_mul(unit));
            format!("{who} can make it end with {bound} {points}")
        }
    };
    let (black, white) = (
        side(Color::Black, "at least", value.least),
        side(Color::White, "at most", value.most),
    );
    why(
        Standing::Undefined,
        &format!("the moves go round a cycle that the text does not end: {black}, {white}"),
    )
}
