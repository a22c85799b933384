//! What an analysis is worth, for certificates: bounds that need no past.
//!
//! *At least so much.* The player follows a strategy of plays alone, on positions with the turn, that leads to where his immortal stones are worth
//! as much and never round a circle; his opponent plays as he likes, kos aside. *Lemma.* Then the analysis is worth as much. *Proof.* What the rules allow the opponent is among
//! what he does here. A play of the player that takes a ko back, or repeats an earlier play (148), leads to, or comes from, a position that stood before with the same player to move: play
//! would have gone round. Since he does not pass there are no three passes in a row. Once his stones are worth it he passes for ever, and they stay (404). ∎
//!
//! *No more than so much.* The opponent follows a strategy on positions with the turn, by which nothing goes round that has a play of his in it, and the player, who plays as he likes, kos
//! aside, never gets to where his immortal stones are worth more. *Lemma.* Then the analysis is worth no more. *Proof.* A play of his that takes a ko back, or repeats an earlier play, would be part of a circle; his passes are
//! always allowed. What the rules allow the player is among what he does here. An analysis ends, and wherever it does his immortal stones are worth no more. ∎

use loja_ground::{Board, ByColor, Color, PointSet};

use super::control::control;
use super::score::worth;
use crate::fault::Fault;
use crate::proof::{Advise, Claim, Contest, Oracle, Over, Question, Refused, Turn};
use crate::table::place_alive;

/// A position, whose turn it is, and whether the last turn was a play of the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Moment {
    stones: ByColor<PointSet>,
    turn: Color,
    spent: bool,
}

/// Is the analysis worth so much at least?
#[derive(Debug)]
pub(crate) struct Analysis {
    board: Board,
    stones: ByColor<PointSet>,
    player: Color,
    points: i64,
    /// Whether it is to be shown that it is.
    reached: bool,
}

impl Analysis {
    pub(crate) fn new(claim: &Claim) -> Result<Analysis, Refused> {
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

    fn next(&self, now: &Moment) -> Vec<(Turn, Moment)> {
        let turn = now.turn.other();
        let mut next = Vec::new();
        for at in self.board.points() {
            let Some(placed) = place_alive(&self.board, &now.stones, at, now.turn) else {
                continue;
            };
            let after = Moment {
                stones: placed.stones,
                turn,
                // Where it is to be shown that it is worth as much, nobody counts.
                spent: !self.reached && turn == self.player,
            };
            next.push((Turn::Play(at.index()), after));
        }
        if !self.reached || now.turn != self.player {
            let stones = now.stones.clone();
            let spent = false;
            next.push((
                Turn::Pass,
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

    /// An opponent who plays for ever has shown nothing.
    fn meets(&self, now: &Moment, _goal: usize) -> bool {
        now.spent
    }
}
