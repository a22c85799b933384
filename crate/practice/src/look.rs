//! Who controls what in a situation if play stopped there (C3), exactly or not at all.
//!
//! Control depends on the board, the stones and the permanent marks, and on nothing else: C5 looks at stones, C6 sets
//! everything but these anew. So one look answers for all situations that share them, whoever has the turn and
//! whatever has been captured.
//!
//! Each situation has the same number of nodes, and what a claim costs is counted each time that it is asked, from
//! memory or not. So neither an answer nor its price depends on what was asked before: many looks may share one
//! [`Known`], and none of them sees another thing than it would have seen alone.

use std::collections::HashMap;
use std::rc::Rc;

use loja_certificate::Claim;
use loja_rules::{ByColor, Color, Outcome, PointSet, State};
use loja_solver::Limits;

use crate::known::{Known, Seen, Stones};
use crate::tally::Tally;

/// Somebody who looks at situations of one board.
#[derive(Debug)]
pub(crate) struct Look<'a> {
    known: &'a mut Known,
    limits: Limits,
    /// What was looked at, and is paid for.
    seen: HashMap<Stones, Rc<Seen>>,
    /// For all situations together, those from memory not counted again.
    nodes: u64,
    most: u64,
    tally: Tally,
}

impl<'a> Look<'a> {
    /// Limits for each situation, and how many nodes all of them may take together.
    pub(crate) fn new(limits: Limits, most: u64, known: &'a mut Known) -> Look<'a> {
        Look {
            known,
            limits,
            seen: HashMap::new(),
            nodes: 0,
            most,
            tally: Tally::default(),
        }
    }

    /// The same, with somebody who hears how far it is.
    pub(crate) fn heard_by(self, tally: &Tally) -> Look<'a> {
        let tally = tally.clone();
        Look { tally, ..self }
    }

    /// Whether nothing more is looked at. Then what is open says nothing any more.
    pub(crate) fn is_spent(&self) -> bool {
        self.nodes >= self.most
    }

    /// The nodes of all situations that were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is known of a situation of this board.
    pub(crate) fn at(&mut self, state: &State) -> Rc<Seen> {
        let situation = state.situation();
        let stones = (situation.stones().clone(), situation.permanent().clone());
        if let Some(seen) = self.seen.get(&stones) {
            return Rc::clone(seen);
        }
        let seen = if self.is_spent() {
            Rc::new(Seen::nothing(state.board()))
        } else {
            self.known.at(state, &stones, self.limits, &self.tally)
        };
        self.nodes += seen.nodes;
        self.seen.insert(stones, Rc::clone(&seen));
        seen
    }

    /// C3: what each player controls, if that is decided.
    pub(crate) fn control(&mut self, state: &State) -> Option<ByColor<PointSet>> {
        self.at(state).control().cloned()
    }

    /// C1: by how much Black leads if play stops here.
    pub(crate) fn lead(&mut self, state: &State) -> Option<i64> {
        let seen = self.at(state);
        Some(lead(state, seen.control()?))
    }

    /// The least and the most that it can be, for all that is known.
    pub(crate) fn leads(&mut self, state: &State) -> [i64; 2] {
        let seen = self.at(state);
        Color::ALL.map(|other| {
            let mut control = seen.known.clone();
            let gets = other.other();
            control[gets] = control[gets].union(&seen.open[gets]);
            lead(state, &control)
        })
    }
}

/// The claim of the smallest set that the player has bordered and that holds these locations. Whoever names points
/// that he says he controls means this set (AFTER END).
pub(crate) fn meant(state: &State, player: Color, points: &PointSet) -> Option<Claim> {
    let (board, own) = (state.board(), &state.situation().stones()[player]);
    let mut set = PointSet::new();
    let mut rest: Vec<_> = points.iter().collect();
    // C5: with a location that is no stone of his come its neighbours, with a stone the stones it is joined to.
    while let Some(x) = rest.pop() {
        if !board.has(x) || !set.insert(x) {
            continue;
        }
        let comes = |y: &&loja_rules::Point| !own.contains(x) || own.contains(**y);
        rest.extend(board.neighbors(x).iter().filter(comes));
    }
    Claim::new(state, player, &set).ok()
}

/// C1: by how much Black leads with this control.
pub(crate) fn lead(state: &State, control: &ByColor<PointSet>) -> i64 {
    match Outcome::of(&state.score(control)) {
        Outcome::Jigo => 0,
        Outcome::Win { by, points } => {
            let points = i64::try_from(points).unwrap_or(i64::MAX);
            match by {
                Color::Black => points,
                Color::White => -points,
            }
        }
    }
}

/// A result as the files have it.
pub(crate) fn result(lead: i64) -> String {
    match lead {
        0 => "jigo".to_owned(),
        1.. => format!("B+{lead}"),
        _ => format!("W+{}", lead.unsigned_abs()),
    }
}
