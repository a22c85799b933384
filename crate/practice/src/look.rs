//! Who controls what in a situation if play stopped there (C3), exactly or not at all.
//!
//! Control depends on the board, the stones and the permanent marks, and on nothing else: C5 looks at stones, C6 sets
//! everything but these anew. So one look answers for all situations that share them, whoever has the turn and
//! whatever has been captured.
//!
//! Each situation has the same number of nodes, and what a claim costs is counted each time that it is asked, from
//! memory or not. So neither an answer nor its price depends on what was asked before.

use std::collections::HashMap;
use std::rc::Rc;

use loja_certificate::{Claim, check};
use loja_rules::{ByColor, Color, Outcome, PointSet, Situation, State};
use loja_solver::{Going, Limits, Options, Proof, Switches, Task, Verdict, referee};

/// What is known of a situation.
#[derive(Debug)]
pub(crate) struct Seen {
    /// What each player controls for sure, …
    known: ByColor<PointSet>,
    /// … and what he may control besides.
    open: ByColor<PointSet>,
    /// What it took to find out.
    nodes: u64,
}

impl Seen {
    /// C3: what each player controls. `None` when something is open.
    pub(crate) fn control(&self) -> Option<&ByColor<PointSet>> {
        let open = Color::ALL
            .into_iter()
            .any(|color| !self.open[color].is_empty());
        (!open).then_some(&self.known)
    }
}

type Stones = (ByColor<PointSet>, PointSet);
type Asked = (Color, PointSet, Situation);

/// Somebody who looks at situations of one board, and remembers them.
#[derive(Debug)]
pub(crate) struct Look {
    limits: Limits,
    seen: HashMap<Stones, Rc<Seen>>,
    /// Decided claims, by what C6 makes of them, with the nodes that they took.
    claims: HashMap<Asked, (Verdict, u64)>,
    /// For all situations together, those from memory not counted again.
    nodes: u64,
    most: u64,
}

impl Look {
    /// How many sets are considered for each player in a situation. Positions fit for practice need fewer.
    const SETS: u64 = 1 << 14;

    /// Nodes for the first try of a claim. A later one has ten times as many.
    const FIRST: u64 = 500;

    /// Limits for each situation, and how many nodes all of them may take together.
    pub(crate) fn new(limits: Limits, most: u64) -> Look {
        Look {
            limits,
            seen: HashMap::new(),
            claims: HashMap::new(),
            nodes: 0,
            most,
        }
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
        let seen = Rc::new(self.refereed(state));
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

    fn refereed(&mut self, state: &State) -> Seen {
        if self.is_spent() {
            let all = state.board().locations();
            return Seen {
                known: ByColor::default(),
                open: ByColor {
                    black: all.clone(),
                    white: all,
                },
                nodes: 0,
            };
        }
        let options = Options {
            limits: self.limits,
            sets: Look::SETS,
            first: Look::FIRST,
            ..Options::default()
        };
        let mut proofs = HashMap::new();
        let report = referee(state, options, &mut |task| self.decide(task, &mut proofs));
        Seen {
            nodes: report.nodes,
            known: report.control,
            open: report.open,
        }
    }

    /// Only what the checker accepts is a verdict.
    fn decide(&mut self, task: &Task, proofs: &mut HashMap<u64, Proof>) -> (Verdict, u64) {
        let claim = &task.claim;
        let asked = (
            claim.player(),
            claim.set().clone(),
            claim.start().situation().clone(),
        );
        let before = proofs
            .get(&task.id)
            .map_or(0, |proof| proof.progress().nodes);
        if let Some(&(verdict, nodes)) = self.claims.get(&asked)
            && nodes <= task.limits.nodes
        {
            return (verdict, nodes.saturating_sub(before));
        }
        let proof = proofs
            .entry(task.id)
            .or_insert_with(|| Proof::new(claim.clone(), Switches::ALL));
        let verdict = accepted(proof, task.limits);
        let nodes = proof.progress().nodes;
        if verdict != Verdict::Undecided {
            proofs.remove(&task.id);
            self.claims.insert(asked, (verdict, nodes));
        }
        (verdict, nodes.saturating_sub(before))
    }
}

/// What a search comes to, if its certificate is accepted.
pub(crate) fn accepted(proof: &mut Proof, limits: Limits) -> Verdict {
    let verdict = proof.run(limits, &mut |_| Going::On);
    let checked = proof
        .certificate()
        .and_then(|certificate| check(certificate).ok());
    let shown = checked.map(|checked| Verdict::from(checked.answer()));
    if shown == Some(verdict) {
        verdict
    } else {
        Verdict::Undecided
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
    match state.score(control).outcome() {
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
