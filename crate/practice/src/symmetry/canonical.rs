use crate::dice::mixed;
use crate::problem::kind::Set;
use crate::problem::{Problem, Unfit};
use crate::symmetry::claim_view::ClaimView;
use crate::symmetry::standing::stand;
use crate::symmetry::turning::Turning;

/// The least text among all ways to turn, mirror and recolour a problem.
///
/// For `lock` and `refute`, only what the solver sees counts: the worst case (C6) after the opening, near the set,
/// the claimant Black.
///
/// # Errors
/// When the problem is unreadable.
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

/// `KIND-` and eight digits of a hash of the canonical text. Ids may collide; compare texts to find duplicates.
///
/// # Errors
/// When the problem is unreadable.
pub fn id(problem: &Problem) -> Result<String, Unfit> {
    let text = canonical(problem)?;
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Ok(format!("{}-{:08x}", problem.kind.word(), mixed(hash) >> 32))
}
