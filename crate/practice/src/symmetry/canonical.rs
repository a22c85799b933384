//! When two problems are the same: a text that is equal for those that only differ by turning, mirroring and
//! exchanging the colours.

use crate::dice::mixed;
use crate::problem::kind::Set;
use crate::problem::{Problem, Unfit};
use crate::symmetry::claim_view::ClaimView;
use crate::symmetry::standing::stand;
use crate::symmetry::turning::Turning;

/// Everything that matters about a problem, the least text among all ways to lay the board down.
///
/// For `lock` and `refute` that is what the solver sees: the situation in the worst case (C6) after the opening, cut
/// down to the set and its neighbours, with the claimant as Black.
///
/// # Errors
/// When the problem can't be read.
pub fn canonical(problem: &Problem) -> Result<String, Unfit> {
    let text = match problem.kind.form().set {
        Set::Claimed => {
            let view = ClaimView::of(problem)?;
            let texts = Turning::ALL.into_iter().filter_map(|way| view.text(way));
            texts.min().unwrap_or_default()
        }
        Set::Asked | Set::Answer | Set::Unused => stand(problem)?.text,
    };
    Ok(format!("{} {text}", problem.kind.word()))
}

/// `KIND-` and eight digits of a hash of the canonical text. Two problems may share an id by chance; whoever looks for
/// duplicates compares the texts.
///
/// # Errors
/// When the problem can't be read.
pub fn id(problem: &Problem) -> Result<String, Unfit> {
    let text = canonical(problem)?;
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Ok(format!("{}-{:08x}", problem.kind.word(), mixed(hash) >> 32))
}
