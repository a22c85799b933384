//! Every first move of either side.

use loja_certificate::Choice;
use loja_dialogue::{Reply, TalkAnswer};
use loja_rules::Color;
use loja_solver::{Proof, Verdict};

use crate::common::{Case, ask};

/// The first moves of the refuter, and the claimant's after the refuter's best and after a pass; each is
/// told to who makes it.
pub fn first_moves(
    case: &Case,
    mut see: impl FnMut(&mut Proof, &[Choice], &TalkAnswer),
) -> Verdict {
    let mut proof = case.proof();
    let refuter = Some(case.claim.refuter());
    let start = ask(case, &mut proof, &[], None, refuter, Reply::Never);
    see(&mut proof, &[], &start);
    let mut told = |proof: &mut Proof, line: &[Choice], at: &TalkAnswer, you: Option<Color>| {
        for one in &at.now.moves {
            let answer = ask(case, proof, line, Some(one.choice), you, Reply::Never);
            see(proof, line, &answer);
        }
    };
    told(&mut proof, &[], &start, refuter);
    let mut seconds = vec![Choice::Pass];
    seconds.extend(start.now.best.filter(|&best| best != Choice::Pass));
    let claimant = Some(case.claim.player());
    for first in seconds {
        if !start.now.moves.iter().any(|one| one.choice == first) {
            continue;
        }
        let place = ask(case, &mut proof, &[first], None, claimant, Reply::Never);
        told(&mut proof, &[first], &place, claimant);
    }
    start.now.verdict
}
