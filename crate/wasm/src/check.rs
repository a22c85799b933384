//! Checked certificates.

use loja_certificate::{Certificate, Checker, Claim};
use loja_notation::Layout;
use loja_report::{CheckedReport, ProofFile};
use loja_rules::Point;

use crate::api::Failure;

/// Certificates come from strangers. The most situations read …
const MOST: u64 = 1 << 23;

/// … and the most bytes for them.
const MOST_BYTES: u64 = 512 << 20;

/// This claim's limit: a situation takes two bits a location in whole words where a player may move, one word more,
/// and about three of marks and index.
fn most(claim: &Claim) -> u64 {
    let words = claim.board().len().div_ceil(32).min(claim.set().len());
    MOST.min(MOST_BYTES / (8 * (words as u64 + 4)))
}

/// `check` of the module.
///
/// # Errors
/// When it isn't a certificate, or proves nothing.
pub fn check(text: &str) -> Result<CheckedReport, Failure> {
    let (checked, layout) = examined(text)?;
    Ok(CheckedReport::new(&checked, layout.as_ref()))
}

/// The longest proof that other programs would read.
const MOST_MOVES: usize = 20_000;

/// `proofFile` of the module: a certificate's proof as SGF.
///
/// # Errors
/// When it isn't a certificate, proves nothing, or SGF lacks its board.
pub fn proof_file(certificate: &str, moves: u32) -> Result<ProofFile, Failure> {
    let (checked, layout) = examined(certificate)?;
    let layout = layout.ok_or_else(|| {
        let message = "the board of this certificate is too large to be drawn";
        Failure::new("too-large", message)
    })?;
    let most = usize::try_from(moves).map_or(MOST_MOVES, |moves| moves.min(MOST_MOVES));
    let tree = loja_dialogue::proof_tree(&layout, &checked, most);
    let tree = tree.map_err(|error| Failure::of("bad-certificate", error))?;
    Ok(tree.into())
}

/// With its board's drawing, if possible.
pub(crate) fn examined(text: &str) -> Result<(loja_certificate::Checked, Option<Layout>), Failure> {
    let bad = |message: String| Failure::new("bad-certificate", message);
    let found = Certificate::from_text(text).map_err(|damaged| bad(damaged.to_string()))?;
    let layout = Layout::of_text(text, found.claim().board());
    let name = |point: Point| match &layout {
        Some(layout) => layout.name(point),
        None => point.index().to_string(),
    };
    let most = most(found.claim());
    let checked = Checker::visiting(most)
        .check(found)
        .map_err(|flaw| bad(flaw.message(name)))?;
    Ok((checked, layout))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use loja_certificate::Claim;
    use loja_rules::{Board, Color, Setup, State};

    use super::{MOST, most};

    #[test]
    fn large_boards_take_no_more_memory() {
        let most = |side: u8| {
            let state = State::new(Arc::new(Board::rectangle(side, side)), Setup::empty()).ok()?;
            let all = state.board().locations();
            Claim::new(&state, Color::Black, &all)
                .ok()
                .map(|claim| most(&claim))
        };
        assert_eq!(most(9), Some(MOST));
        assert!(most(19).is_some_and(|most| (4_000_000..MOST).contains(&most)));
        assert!(most(52).is_some_and(|most| most < 1_000_000));
    }
}
