//! Decides claims and checks the decisions: this crate's only source of verdicts.

use loja_certificate::{Answer, Claim};
use loja_rules::{Color, PointSet, State};
use loja_solver::{Control, Found, Going, Limits, Proof, Switches, Usage};

use crate::measure::{Budget, SituationCounter};
use crate::problem::{ClaimDecision, Unfit};

const UNBOUNDED: Limits = Limits {
    nodes: u64::MAX,
    bytes: u64::MAX,
};

/// No sums of local games: a losing player would resist only as long as a bound says, which rates moves less well and
/// makes openings and lines poorer.
pub(super) const LEMMAS: Switches = Switches::ALL.minus(Switches::SUM).minus(Switches::ROOMS);

/// Decides a claim, with its proof.
///
/// # Errors
/// [`Unfit::Undecided`] for too small a budget, [`Unfit::Fault`] when search and checker disagree.
pub fn decide(
    claim: Claim,
    budget: &Budget,
    tally: &SituationCounter,
) -> Result<(Proof, ClaimDecision), Unfit> {
    let counted = tally.counter();
    let mut proof = Proof::with_lemmas(claim, LEMMAS);
    // Stops only between turns of the search, so its work doesn't depend on the budget.
    let poll = |usage: Usage| {
        counted(usage);
        match usage.nodes >= budget.nodes || usage.bytes >= budget.bytes {
            true => Going::Break(()),
            false => Going::Continue(()),
        }
    };
    let found = proof.decide(&Control::polling(UNBOUNDED, &poll));
    let found = found.map_err(|contradiction| Unfit::Fault(contradiction.to_string()))?;
    let verdict = match found {
        Found::Open(_) | Found::Unshown => return Err(Unfit::Undecided),
        Found::Shown(checked) => match checked.answer() {
            Answer::Lock => ClaimDecision::Lock,
            Answer::Refuted => ClaimDecision::Refuted,
        },
    };
    Ok((proof, verdict))
}

/// The claim of the smallest set bordered around these locations: what naming controlled points means (AFTER END).
pub(crate) fn claim_of_points(state: &State, player: Color, points: &PointSet) -> Option<Claim> {
    let (board, own) = (state.board(), &state.situation().stones()[player]);
    let mut set = PointSet::new();
    let mut rest: Vec<_> = points.iter().collect();
    // C5: a location other than the player's stones brings its neighbours, a stone its chain.
    while let Some(x) = rest.pop() {
        if !board.has(x) || !set.insert(x) {
            continue;
        }
        let comes = |y: &&loja_rules::Point| !own.contains(x) || own.contains(**y);
        rest.extend(board.neighbors(x).iter().filter(comes));
    }
    Claim::new(state, player, &set).ok()
}
