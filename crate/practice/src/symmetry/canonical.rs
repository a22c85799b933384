//! A text that is equal for problems that differ by turning, mirroring and exchanging colours.

use crate::dice::mixed;
use crate::problem::kind::Set;
use crate::problem::{Problem, Unfit};
use crate::symmetry::claim_view::ClaimView;
use crate::symmetry::standing::stand;
use crate::symmetry::turning::Turning;

/// Returns the least text among all ways to lay a problem down.
///
/// For `lock` and `refute` it describes what the solver sees: the worst case (C6) after the
/// opening, reduced to the set and its neighbours, with the claimant as Black.
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

/// Returns `KIND-` and eight digits of a hash of the canonical text. Ids may collide; compare texts
/// to find duplicates.
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
