//! The value of an analysis, for certificates: bounds that need no past.
//!
//! *At least.* The player has a strategy of plays alone, on positions with the turn, that leads without cycles to
//! immortal stones worth as much; the opponent plays freely, kos aside. *Lemma.* Then the analysis is worth as much.
//! *Proof.* What the rules allow the opponent is allowed here. A play of the player that recaptures a ko or repeats
//! an earlier play (148) leads to, or comes from, a position that stood before with the same player to move: a cycle.
//! The player doesn't pass, so there are no three passes in a row. Once the stones are worth it the player passes
//! forever, and they stay (404). ∎
//!
//! *At most.* The opponent has a strategy on positions with the turn under which no cycle contains a play of the
//! opponent; the player, who plays freely, kos aside, never reaches immortal stones worth more. *Lemma.* Then the
//! analysis is worth no more. *Proof.* A play of the opponent that recaptures a ko or repeats an earlier play would
//! be part of a cycle; passes are always allowed. What the rules allow the player is allowed here. An analysis ends,
//! and wherever it does, the immortal stones are worth no more. ∎

use loja_ground::{Board, ByColor, Color, PointSet};

use super::control::control;
use super::score::worth;
use crate::fault::Fault;
use crate::proof::{Advise, Contest, Oracle, Over, ProofTurn, Question, Refused, RuleSetClaim};
use crate::table::place_alive;

/// A position, its turn, and whether the opponent played last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Moment {
    stones: ByColor<PointSet>,
    turn: Color,
    spent: bool,
}

#[derive(Debug)]
pub(crate) struct Analysis {
    board: Board,
    stones: ByColor<PointSet>,
    player: Color,
    points: i64,
    /// Whether yes is to be shown.
    reached: bool,
}

impl Analysis {
    pub(crate) fn new(claim: &RuleSetClaim) -> Result<Analysis, Refused> {
        let Question::Analysis(player, points) = claim.question else {
            return Err(Refused::NoQuestion);
        };
        Fault::check(&claim.board, &claim.stones).map_err(|_| Refused::NoQuestion)?;
        if claim.turn != player.other() {
            return Err(Refused::NoQuestion);
        }
        Ok(Analysis {
            board: claim.board.clone(),
            stones: claim.stones.clone(),
            player,
            points,
            reached: claim.answer,
        })
    }
}

impl Advise for Analysis {}

impl Contest for Analysis {
    type State = Moment;

    fn start(&self) -> Moment {
        Moment {
            stones: self.stones.clone(),
            turn: self.player.other(),
            spent: false,
        }
    }

    fn yes_moves(&self, now: &Moment) -> bool {
        now.turn == self.player
    }

    fn next(&self, now: &Moment) -> Vec<(ProofTurn, Moment)> {
        let turn = now.turn.other();
        let mut next = Vec::new();
        for at in self.board.points() {
            let Some(placed) = place_alive(&self.board, &now.stones, at, now.turn) else {
                continue;
            };
            let after = Moment {
                stones: placed.stones,
                turn,
                // Only a refutation has to avoid cycles with the opponent's plays.
                spent: !self.reached && turn == self.player,
            };
            next.push((ProofTurn::Play(at.index()), after));
        }
        if !self.reached || now.turn != self.player {
            let stones = now.stones.clone();
            let spent = false;
            next.push((
                ProofTurn::Pass,
                Moment {
                    stones,
                    turn,
                    spent,
                },
            ));
        }
        next
    }

    fn over(&self, now: &Moment, _inner: &mut Oracle<'_>) -> Over {
        let controlled = control(&self.board, &now.stones, self.player);
        match worth(&self.stones, &controlled, self.player) >= self.points {
            true => Over::Right(true),
            false => Over::No,
        }
    }

    /// An opponent who plays forever has refuted nothing.
    fn meets(&self, now: &Moment, _goal: usize) -> bool {
        now.spent
    }
}
