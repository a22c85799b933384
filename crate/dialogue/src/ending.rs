//! How a proof ends, and the end in steps.

use loja_certificate::Claim;
use loja_rules::{PointSet, State};
use loja_solver::opponent::End;
use loja_voice::{ArgumentFact, Manner};

use crate::deed::Deed;
use crate::formation::{eye_by_eye, free, lacking};
use crate::lasting::{alive, each, joined, lasting};
use crate::move_effects::move_effects;
use crate::placed_facts::PlacedFacts;

/// The reason why a claim is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending<F = ArgumentFact> {
    /// `formation`, `final`, `repeats`, `joined`, `alive` or `hopeless`.
    pub kind: &'static str,
    /// Whether there is no move left.
    pub over: bool,
    /// Its clauses, as in [`End::rule`]; empty where its facts alone cite them.
    pub rule: &'static str,
    /// The locations concerned.
    pub points: PointSet,
    /// For a repetition: after how many moves the situation came before.
    pub since: Option<usize>,
    /// The facts that end it.
    pub facts: Vec<F>,
    /// The end in steps: eye by eye, chain by chain, or the cycle's moves.
    pub steps: Vec<PlacedFacts<F>>,
    /// Of a formation: the empty members.
    pub eyes: PointSet,
}

impl<F: PartialEq> Ending<F> {
    /// The facts that follow from the steps, which don't say them themselves.
    pub fn conclusion(&self) -> impl Iterator<Item = &F> {
        let stepped = |fact: &&F| self.steps.iter().any(|step| step.facts.contains(fact));
        self.facts.iter().filter(move |fact| !stepped(fact))
    }
}

/// Makes facts of an end; `state` is where it happened, with the line as history.
pub(crate) fn ending(claim: &Claim, state: &State, end: &End) -> Ending {
    let mut points = end.points();
    let mut eyes = PointSet::new();
    let (kind, facts, steps) = match end {
        End::Formation => {
            eyes = free(state, claim.set());
            points = eyes.clone();
            let formed = ArgumentFact::Formation {
                by: claim.player(),
                eyes: eyes.clone(),
            };
            ("formation", vec![formed], eye_by_eye(claim, state, &eyes))
        }
        End::Final => {
            let lack = lacking(claim, state);
            points = lack.points.clone();
            let fact = ArgumentFact::Final {
                lack: Box::new(lack.fact.clone()),
            };
            let step = PlacedFacts::new(lack.fact, lack.points);
            ("final", vec![fact], vec![step])
        }
        End::Repeats { since } => {
            let steps = round(state, *since);
            points = steps.iter().flat_map(|step| step.points.iter()).collect();
            let fact = ArgumentFact::CameBack {
                since: *since,
                ago: state.history().len() - since,
                player: claim.player(),
                rule: end.rule(),
            };
            ("repeats", vec![fact], steps)
        }
        End::Joined { stones } => {
            let steps = each(state, stones, |chain| joined(claim, state, chain, stones));
            ("joined", lasting(claim, &steps, stones), steps)
        }
        End::Alive { stones } => {
            let steps = each(state, stones, |chain| alive(claim, state, chain, stones));
            ("alive", lasting(claim, &steps, stones), steps)
        }
        End::Hopeless { rule, points } => {
            let fact = hopeless(claim, rule, points.clone());
            let step = PlacedFacts::new(fact.clone(), points.clone());
            ("hopeless", vec![fact], vec![step])
        }
    };
    Ending {
        kind,
        over: end.is_over(),
        rule: end.rule(),
        points,
        since: match end {
            End::Repeats { since } => Some(*since),
            _ => None,
        },
        facts,
        steps,
        eyes,
    }
}

/// The moves of a cycle.
fn round(state: &State, since: usize) -> Vec<PlacedFacts> {
    let mut back = state.clone();
    let mut after = Vec::new();
    while back.history().len() > since {
        let then = back.clone();
        if back.undo().is_none() {
            break;
        }
        after.push((back.clone(), then));
    }
    let step = |(before, then): (State, State)| {
        let at = Deed::between(&before, &then).at;
        let fact = move_effects(Manner::Plays, &before, &then);
        PlacedFacts::new(fact, at.into_iter().collect())
    };
    after.into_iter().rev().map(step).collect()
}

fn hopeless(claim: &Claim, rule: &str, points: PointSet) -> ArgumentFact {
    let (player, owner) = (claim.player(), claim.refuter());
    match rule {
        "C8.2, D1" => ArgumentFact::PermanentInside { owner, points },
        "C8.3, C5.2.1" => ArgumentFact::BorderClosedForGood { points, player },
        "C8.4" => ArgumentFact::NoNeighbor { points },
        "C8.5" => ArgumentFact::PairClosedForGood { points },
        _ => ArgumentFact::SetEmpty,
    }
}
