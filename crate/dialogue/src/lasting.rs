//! Says which stones of the refuter nobody can take any more.

use loja_certificate::Claim;
use loja_rules::{Chain, Point, PointSet, State};
use loja_voice::ArgumentFact;

use crate::chains::chains;
use crate::order::{largest_first, smallest_first};
use crate::placed_facts::PlacedFacts;
use crate::stones::stones_at;

pub(crate) fn each(
    state: &State,
    stones: &PointSet,
    say: impl Fn(&Chain) -> ArgumentFact,
) -> Vec<PlacedFacts> {
    let all = chains(state, stones).into_iter();
    let step = |chain: Chain| PlacedFacts::new(say(&chain), chain.members.intersection(stones));
    let mut steps: Vec<PlacedFacts> = all.map(step).collect();
    largest_first(&mut steps, |step| step.points.len());
    steps
}

pub(crate) fn lasting(
    claim: &Claim,
    steps: &[PlacedFacts],
    stones: &PointSet,
) -> Vec<ArgumentFact> {
    let first = steps.first();
    let mut facts = first.map_or_else(Vec::new, |step| step.facts.clone());
    let more = stones.len() - first.map_or(0, |step| step.points.len());
    if more > 0 {
        facts.push(ArgumentFact::MoreStay { more });
    }
    let owner = claim.refuter();
    facts.push(ArgumentFact::NeverFree { owner });
    facts
}

pub(crate) fn joined(
    claim: &Claim,
    state: &State,
    chain: &Chain,
    stones: &PointSet,
) -> ArgumentFact {
    let situation = state.situation();
    let inside = chain.members.intersection(stones);
    let permanent = |x: &Point| situation.permanent().contains(*x);
    let beside = |x: Point| {
        state
            .board()
            .neighbors(x)
            .iter()
            .any(|&y| inside.contains(y))
    };
    let anchors: PointSet = chain
        .members
        .iter()
        .filter(permanent)
        .filter(|&x| beside(x))
        .collect();
    let stones = stones_at(state, claim.refuter(), &inside);
    if anchors.is_empty() {
        let closed = chain
            .liberties(situation)
            .iter()
            .filter(permanent)
            .collect();
        return ArgumentFact::BreathesForGood { stones, closed };
    }
    ArgumentFact::JoinedForGood { stones, anchors }
}

/// A chain that lives although its owner only passes: the opponent can't fill the last location of two regions.
pub(crate) fn alive(
    claim: &Claim,
    state: &State,
    chain: &Chain,
    stones: &PointSet,
) -> ArgumentFact {
    let inside = chain.members.intersection(stones);
    let mut eyes = vital(claim, state, chain, stones).into_iter();
    let first = eyes.next().unwrap_or_default();
    let second = eyes.next().unwrap_or_default();
    let (stones, player) = (stones_at(state, claim.refuter(), &inside), claim.player());
    if first.len() == 1 && second.len() == 1 {
        return ArgumentFact::LivesInEyes {
            stones,
            first,
            second,
            player,
        };
    }
    ArgumentFact::LivesInSpaces {
        stones,
        first,
        second,
        player,
    }
}

/// Two regions that keep a chain alive, as points where the claimant might play.
fn vital(claim: &Claim, state: &State, chain: &Chain, living: &PointSet) -> Vec<PointSet> {
    let (situation, board) = (state.situation(), state.board());
    let refuter = claim.refuter();
    let liberties = chain.liberties(situation);
    let mut rest = claim.set().difference(&situation.stones()[refuter]);
    let mut eyes = Vec::new();
    loop {
        let first = rest.iter().next();
        let Some(first) = first else {
            break;
        };
        let (mut region, mut border, mut waiting) = (PointSet::new(), PointSet::new(), vec![first]);
        region.insert(first);
        while let Some(x) = waiting.pop() {
            for &y in board.neighbors(x) {
                if situation.color_at(y) == Some(refuter) {
                    if claim.set().contains(y) {
                        border.insert(y);
                    }
                } else if region.insert(y) {
                    waiting.push(y);
                }
            }
        }
        rest = rest.difference(&region);
        let fixed = |x: Point| situation.permanent().contains(x);
        let mut held = region
            .iter()
            .filter(|&x| situation.color_at(x) == Some(claim.player()));
        let open: PointSet = region
            .iter()
            .filter(|&x| situation.color_at(x).is_none() && !fixed(x))
            .collect();
        if !open.is_empty()
            && open.is_subset(&liberties)
            && !held.any(fixed)
            && border.is_subset(living)
        {
            eyes.push(open);
        }
    }
    smallest_first(&mut eyes, PointSet::len);
    eyes.truncate(2);
    eyes
}
