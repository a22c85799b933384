//! A claim decided, and the decision checked: the only source of verdicts here.

use loja_certificate::{Answer, Claim};
use loja_rules::{Color, PointSet, State};
use loja_solver::{Control, Found, Going, Limits, Proof, Switches, Usage};

use crate::measure::{Budget, Tally};
use crate::problem::{Unfit, Verdict};

const UNBOUNDED: Limits = Limits {
    nodes: u64::MAX,
    bytes: u64::MAX,
};

/// What problems are searched with. Not with sums of local games: who loses by them resists as long as a bound says,
/// which tells less of how good a move is, and openings and lines would be poorer.
pub(super) const LEMMAS: Switches = Switches::ALL.minus(Switches::SUM).minus(Switches::ROOMS);

/// Decides a claim. The proof comes along, to be played with.
///
/// # Errors
/// [`Unfit::Undecided`] when the budget does not do, [`Unfit::Fault`] when the checker contradicts the search.
pub fn decide(claim: Claim, budget: &Budget, tally: &Tally) -> Result<(Proof, Verdict), Unfit> {
    let counted = tally.counter();
    let mut proof = Proof::with_lemmas(claim, LEMMAS);
    // Stopped between two turns of the search and not within one, it has done the same whatever the budget is.
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
            Answer::Lock => Verdict::Lock,
            Answer::Refuted => Verdict::Refuted,
        },
    };
    Ok((proof, verdict))
}

/// The claim of the smallest set that the player has bordered and that holds these locations. Whoever names points
/// that he says he controls means this set (AFTER END).
pub(crate) fn claim_of_points(state: &State, player: Color, points: &PointSet) -> Option<Claim> {
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
