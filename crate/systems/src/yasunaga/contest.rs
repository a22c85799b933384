//! Article 9's two phrases as questions: the opponent moves first, or the owner.
//!
//! A situation includes all positions since the last pass (article 7).

use std::sync::Arc;

use loja_ground::{Color, PointSet};

use super::state::YasunagaState;
use crate::frame::Play;
use crate::proof::{Advise, Contest, Oracle, Over, ProofTurn, Question, Refused, RuleSetClaim};

/// Can a string's opponent take it? Three passes and endless play leave it.
pub(super) struct Taken {
    start: YasunagaState,
    string: PointSet,
    owner: Color,
}

impl Taken {
    pub(super) fn new(claim: &RuleSetClaim) -> Result<Taken, Refused> {
        let (at, owner_first) = match claim.question {
            Question::Captured(at) => (at, false),
            Question::Unprotected(at) => (at, true),
            _ => return Err(Refused::NoQuestion),
        };
        let owner = claim.stones.color_at(at).ok_or(Refused::NoQuestion)?;
        if (claim.turn == owner) != owner_first {
            return Err(Refused::NoQuestion);
        }
        let board = Arc::new(claim.board.clone());
        let start = YasunagaState::start(board, claim.stones.clone(), claim.turn)
            .map_err(|_| Refused::NoQuestion)?;
        Ok(Taken {
            start,
            string: claim.stones.chain(&claim.board, at).members,
            owner,
        })
    }
}

impl Advise for Taken {}

impl Contest for Taken {
    type State = YasunagaState;

    fn start(&self) -> YasunagaState {
        self.start.clone()
    }

    fn yes_moves(&self, state: &YasunagaState) -> bool {
        state.table().turn != self.owner
    }

    fn next(&self, state: &YasunagaState) -> Vec<(ProofTurn, YasunagaState)> {
        let all = state.turns().into_iter();
        all.filter_map(|turn| {
            Some((
                ProofTurn::of(turn)?,
                state.after(turn).ok()?.without_prisoners(),
            ))
        })
        .collect()
    }

    fn over(&self, state: &YasunagaState, _inner: &mut Oracle<'_>) -> Over {
        let stands = self.string.is_subset(&state.table().stones[self.owner]);
        match (stands, state.ended()) {
            (false, _) => Over::Right(true),
            (true, true) => Over::Right(false),
            (true, false) => Over::No,
        }
    }

    fn meets(&self, _state: &YasunagaState, _goal: usize) -> bool {
        false
    }
}
