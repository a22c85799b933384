//! The refuter ends the game.
//!
//! **Lemma.** The situation is lost for the claimant if it has no 2-eye formation, the refuter has the turn, and the
//! pass count is 1.
//!
//! **Proof.** The refuter passes (B2.4a). The successor has the pass count 2, so it is final (E2), and C7 has no way
//! on. Its stones and permanent marks, all that C8 looks at, are unchanged, so it has no formation either and is
//! outside the attractor. A refuter's situation with a successor outside is outside.
//!
//! So the refuter needs no decision to answer a claimant's pass at a pass count of 0.

use loja_rules::PassCount;

use crate::formation::Eyes;
use crate::leaves::View;

pub(crate) fn ending(eyes: &mut Eyes, view: &View<'_>) -> bool {
    view.board.pass_count() == PassCount::One
        && view.board.turn() != view.arena.player
        && !eyes.formation(view.arena, view.what, view.board)
}
