//! The parts of a 2-eye formation (C8), and the ones that a set lacks.

use loja_certificate::Claim;
use loja_rules::{Point, PointSet, State};
use loja_voice::ArgumentFact;

use crate::chains::chains;
use crate::placed_facts::PlacedFacts;
use crate::stones::stones_at;

/// The members without a stone.
pub(crate) fn free(state: &State, set: &PointSet) -> PointSet {
    set.iter()
        .filter(|&x| state.situation().color_at(x).is_none())
        .collect()
}

pub(crate) fn eye_by_eye(claim: &Claim, state: &State, eyes: &PointSet) -> Vec<PlacedFacts> {
    let by = claim.player();
    let eye = |x: Point| {
        let around: PointSet = state.board().neighbors(x).iter().copied().collect();
        let mut points = around.clone();
        points.insert(x);
        PlacedFacts::new(ArgumentFact::Eye { eye: x, around, by }, points)
    };
    let mut steps: Vec<PlacedFacts> = eyes.iter().map(eye).collect();
    let own = state.situation().stones()[by].intersection(claim.set());
    for chain in chains(state, &own) {
        let touched = chain.contact.intersection(eyes);
        let points = chain.members.union(&touched);
        let fact = ArgumentFact::TouchesEyes {
            stones: stones_at(state, by, &chain.members),
            eyes: touched,
        };
        steps.push(PlacedFacts::new(fact, points));
    }
    steps
}

pub(crate) struct Lack {
    pub(crate) fact: ArgumentFact,
    pub(crate) points: PointSet,
}

/// The first clause of C8 that fails.
pub(crate) fn lacking(claim: &Claim, state: &State) -> Lack {
    let (by, set, board) = (claim.player(), claim.set(), state.board());
    let foes = state.situation().stones()[claim.refuter()].intersection(set);
    if !foes.is_empty() {
        let stones = stones_at(state, claim.refuter(), &foes);
        let fact = ArgumentFact::StonesInside { stones };
        return Lack { fact, points: foes };
    }
    let fault = state.bordered(by, set).err();
    if let Some(at) = fault.and_then(|fault| fault.points().into_iter().next()) {
        return Lack {
            fact: ArgumentFact::BorderOpen { by, at },
            points: [at].into_iter().collect(),
        };
    }
    if let Some(alone) = set.iter().find(|&x| board.neighbors(x).is_empty()) {
        let points: PointSet = [alone].into_iter().collect();
        let fact = ArgumentFact::NoNeighbor {
            points: points.clone(),
        };
        return Lack { fact, points };
    }
    let empty = free(state, set);
    let pair = |x: Point| {
        board
            .neighbors(x)
            .iter()
            .find(|&&y| empty.contains(y))
            .map(|&y| [x, y])
    };
    if let Some(pair) = empty.iter().find_map(pair) {
        let points: PointSet = pair.into_iter().collect();
        let fact = ArgumentFact::EmptyPair {
            pair: points.clone(),
        };
        return Lack { fact, points };
    }
    let own = state.situation().stones()[by].intersection(set);
    for chain in chains(state, &own) {
        let eyes = chain.contact.intersection(&empty);
        if eyes.len() < 2 {
            let fact = ArgumentFact::FewEyes {
                stones: stones_at(state, by, &chain.members),
                eye: eyes.iter().next(),
            };
            let points = chain.members.union(&eyes);
            return Lack { fact, points };
        }
    }
    Lack {
        fact: ArgumentFact::SetEmpty,
        points: PointSet::new(),
    }
}
