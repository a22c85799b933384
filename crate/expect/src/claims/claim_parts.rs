//! The parts of a player's claims: components that may still be in a lock, and chains between them.
//!
//! `loja_solver::claims` proves it: a connected set that a player has bordered is a union of components without the
//! player's stones, with all chains of the player that touch them.

use loja_rules::{Color, Point, PointSet, State};
use loja_solver::Report;

/// A component with the chains that touch it.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) members: PointSet,
    /// With the chains.
    pub(crate) set: PointSet,
    pub(crate) is_proved: bool,
    /// The parts that touch a chain of this one.
    near: Vec<usize>,
}

/// The parts that may be in a lock of this player.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    pub(crate) parts: Vec<Part>,
}

impl Parts {
    pub(crate) fn new(state: &State, player: Color, report: &Report) -> Parts {
        let own = &state.situation().stones()[player];
        let may_be = report.open[player].union(&report.control[player]);
        let mut rest = state.board().locations().difference(own);
        let mut parts: Vec<Part> = Vec::new();
        loop {
            let Some(first) = rest.iter().next() else {
                break;
            };
            let (members, chains) = component(state, own, first);
            rest = rest.difference(&members);
            if !members.is_subset(&may_be) {
                continue;
            }
            parts.push(Part {
                is_proved: members.is_subset(&report.control[player]),
                set: members.union(&chains),
                members,
                near: Vec::new(),
            });
        }
        for one in 0..parts.len() {
            let touches = |other: &usize| {
                *other != one && !parts[*other].set.intersection(&parts[one].set).is_empty()
            };
            parts[one].near = (0..parts.len()).filter(touches).collect();
        }
        Parts { parts }
    }

    pub(crate) fn union(&self, of: &[usize]) -> PointSet {
        of.iter()
            .fold(PointSet::new(), |set, &at| set.union(&self.parts[at].set))
    }

    pub(crate) fn is_open(&self, at: usize) -> bool {
        !self.parts[at].is_proved
    }

    /// Those of these parts that are connected with one of them, through these alone.
    pub(crate) fn connected(&self, from: usize, within: &[usize]) -> Vec<usize> {
        let mut found = vec![from];
        let mut next = 0;
        while let Some(&at) = found.get(next) {
            next += 1;
            for other in &self.parts[at].near {
                if within.contains(other) && !found.contains(other) {
                    found.push(*other);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The connected pieces of these parts that have anything open.
    pub(crate) fn pieces(&self, within: &[usize]) -> Vec<Vec<usize>> {
        let mut rest: Vec<usize> = within.to_vec();
        let mut pieces = Vec::new();
        while let Some(&first) = rest.first() {
            let piece = self.connected(first, within);
            rest.retain(|at| !piece.contains(at));
            if piece.iter().any(|&at| self.is_open(at)) {
                pieces.push(piece);
            }
        }
        pieces
    }

    /// The first sets worth an expectation: everything together, and each open part or two of them beside what is
    /// proved, and alone.
    pub(crate) fn first_claims(&self) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.parts.len()).collect();
        let open = |at: &usize| self.is_open(*at);
        let proved: Vec<usize> = all.iter().copied().filter(|at| !open(at)).collect();
        let mut claims = self.pieces(&all);
        let with_proved = |parts: &[usize]| {
            let within: Vec<usize> = proved.iter().chain(parts).copied().collect();
            self.connected(parts[0], &within)
        };
        for one in all.iter().copied().filter(open) {
            claims.extend([with_proved(&[one]), vec![one]]);
            let later = self.parts[one].near.iter().copied();
            for other in later.filter(|&other| other > one && open(&other)) {
                claims.extend([with_proved(&[one, other]), vec![one, other]]);
            }
        }
        claims
    }
}

/// The component of a location, and the player's chains that touch it.
fn component(state: &State, own: &PointSet, first: Point) -> (PointSet, PointSet) {
    let (mut members, mut chains) = (PointSet::new(), PointSet::new());
    let mut waiting = vec![first];
    members.insert(first);
    while let Some(at) = waiting.pop() {
        for &y in state.board().neighbors(at) {
            if !own.contains(y) {
                if members.insert(y) {
                    waiting.push(y);
                }
            } else if !chains.contains(y) {
                let chain = state.chain(y).map(|chain| chain.members);
                chains = chains.union(&chain.unwrap_or_default());
            }
        }
    }
    (members, chains)
}
