//! A whole game by New Amateur-Japanese: the alternation, and after it an agreement, or the ten steps of a disagreement.

use super::stage::{How, Stage};
use super::turn::Move;
use crate::fault::{Forbidden, Why};
use crate::naj::{Disagreement, Outcome, State, Step, Stuck, Turn};

/// A game so far.
#[derive(Clone, Debug)]
pub(super) struct Whole {
    game: State,
    dispute: Option<Box<Disagreement>>,
    agreed: bool,
}

const STEPS: &str = "New Amateur-Japanese, agreement and disagreement (lines 674 and 738 to 850)";

impl Whole {
    pub(super) fn start(game: State) -> Whole {
        Whole {
            game,
            dispute: None,
            agreed: false,
        }
    }

    /// The sequence that is played in or looked at.
    pub(super) fn shown(&self) -> &State {
        let analysis = self.dispute.as_ref().and_then(|dispute| dispute.analysis());
        analysis.unwrap_or(&self.game)
    }

    pub(super) fn dispute(&self) -> Option<&Disagreement> {
        self.dispute.as_deref()
    }

    pub(super) fn ended(&self) -> bool {
        match &self.dispute {
            Some(dispute) => dispute
                .analysis()
                .is_none_or(|state| state.ended().is_some()),
            None => self.game.ended().is_some(),
        }
    }

    pub(super) fn stage(&self) -> Stage {
        match (&self.dispute, self.game.ended()) {
            (Some(dispute), _) if dispute.step() == Step::Agree => Stage::Over(How::Signed),
            (Some(dispute), _) => Stage::Dispute(dispute.step().number()),
            (None, Some(Outcome::Tie)) => Stage::Over(How::Tie),
            (None, Some(Outcome::Passes)) if self.agreed => Stage::Over(How::Agreed),
            (None, Some(Outcome::Passes)) => Stage::Stopped { empty: false },
            (None, None) => Stage::Play,
        }
    }

    pub(super) fn after(&self, turn: Move) -> Result<Whole, Forbidden> {
        let forbidden = |why| Forbidden {
            at: turn.at(),
            why,
            clause: STEPS,
        };
        let sequence = match turn {
            Move::Play(at) => Some(Turn::Play(at)),
            Move::Pass => Some(Turn::Pass),
            _ => None,
        };
        if let Some(dispute) = &self.dispute {
            let dispute = (**dispute).clone();
            let stuck = |why: Stuck| match why {
                Stuck::Forbidden(forbidden) => forbidden,
                Stuck::AnalysisGoesOn | Stuck::GameGoesOn => forbidden(Why::NotEnded),
                Stuck::Done => forbidden(Why::Over),
                Stuck::NothingToPlay => forbidden(Why::NoSuchTurn),
            };
            let next = match (turn, sequence) {
                (_, Some(turn)) => dispute.play(turn),
                (Move::Next, _) => dispute.next(),
                (Move::Resume(_), _) => {
                    return Ok(Whole::start(dispute.resumed().map_err(stuck)?));
                }
                _ => Err(Stuck::NothingToPlay),
            };
            return Ok(Whole {
                dispute: Some(Box::new(next.map_err(stuck)?)),
                ..self.clone()
            });
        }
        let by_passes = self.game.ended() == Some(Outcome::Passes) && !self.agreed;
        match (turn, sequence) {
            (_, Some(turn)) => Ok(Whole {
                game: self.game.after(turn)?,
                ..self.clone()
            }),
            (Move::Agree, _) if by_passes => Ok(Whole {
                agreed: true,
                ..self.clone()
            }),
            (Move::Agree, _) => Ok(Whole {
                game: self.game.after(Turn::AgreeTie)?,
                ..self.clone()
            }),
            (Move::Disagree, _) if by_passes => {
                let dispute = Disagreement::after(&self.game);
                Ok(Whole {
                    dispute: Some(Box::new(dispute.map_err(|_| forbidden(Why::NoStop))?)),
                    ..self.clone()
                })
            }
            // The disagreement, its second step, and back: what a record has for all of that.
            (Move::Resume(_), _) if by_passes => [Move::Disagree, Move::Next, turn]
                .into_iter()
                .try_fold(self.clone(), |game, turn| game.after(turn)),
            (Move::Disagree | Move::Resume(_), _) => Err(forbidden(Why::NoStop)),
            _ => Err(forbidden(Why::NoSuchTurn)),
        }
    }
}
