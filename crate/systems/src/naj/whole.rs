//! A whole game: the alternation, then an agreement or the ten steps.

use loja_ground::{ByColor, Color, PointSet};

use super::end::NajEnd;
use super::procedure::{Disagreement, ProcedureStep, Stuck};
use super::score::worth;
use super::state::NajState;
use crate::fault::{Forbidden, Why};
use crate::frame::{Analysis, GameTurn, How, Notes, Play, Stage};
use crate::table::Table;

/// A game so far.
#[derive(Clone, Debug)]
pub struct GameWithAgreement {
    game: NajState,
    dispute: Option<Box<Disagreement>>,
    agreed: bool,
}

const STEPS: &str = "New Amateur-Japanese, agreement and disagreement (lines 674 and 738 to 850)";

impl GameWithAgreement {
    pub(crate) fn start(game: NajState) -> GameWithAgreement {
        GameWithAgreement {
            game,
            dispute: None,
            agreed: false,
        }
    }

    fn shown(&self) -> &NajState {
        let analysis = self.dispute.as_ref().and_then(|dispute| dispute.analysis());
        analysis.unwrap_or(&self.game)
    }
}

impl Play for GameWithAgreement {
    fn table(&self) -> &Table {
        self.shown().table()
    }

    fn passes(&self) -> u8 {
        self.shown().passes()
    }

    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        vec![("fixed", self.shown().fixed())]
    }

    fn notes(&self) -> Notes {
        let mut notes = Notes::default();
        if let Some(dispute) = &self.dispute {
            let analysis = |player: Color| {
                let controlled = &dispute.controlled()[player];
                Analysis {
                    stones: dispute.analyses()[player].stones().clone(),
                    controlled: controlled.clone(),
                    points: worth(dispute.game().stones(), controlled, player),
                }
            };
            notes.analyses = Some(ByColor {
                black: analysis(Color::Black),
                white: analysis(Color::White),
            });
            notes.step = Some(dispute.step().number());
            notes.score = dispute.score();
        }
        notes
    }

    fn ended(&self) -> bool {
        match &self.dispute {
            Some(dispute) => dispute
                .analysis()
                .is_none_or(|state| state.ended().is_some()),
            None => self.game.ended().is_some(),
        }
    }

    fn stage(&self) -> Stage {
        match (&self.dispute, self.game.ended()) {
            (Some(dispute), _) if dispute.step() == ProcedureStep::Agree => {
                Stage::Over(How::Signed)
            }
            (Some(dispute), _) => Stage::Dispute(dispute.step().number()),
            (None, Some(NajEnd::Tie)) => Stage::Over(How::Tie),
            (None, Some(NajEnd::Passes)) if self.agreed => Stage::Over(How::Agreed),
            (None, Some(NajEnd::Passes)) => Stage::Stopped { empty: false },
            (None, None) => Stage::Play,
        }
    }

    fn after(&self, turn: GameTurn) -> Result<GameWithAgreement, Forbidden> {
        let forbidden = |why| Forbidden::new(turn.at(), why, STEPS);
        let sequence = turn.stone().is_ok();
        if let Some(dispute) = &self.dispute {
            let dispute = (**dispute).clone();
            let stuck = |why: Stuck| match why {
                Stuck::Forbidden(forbidden) => forbidden,
                Stuck::AnalysisGoesOn | Stuck::GameGoesOn => forbidden(Why::NotEnded),
                Stuck::Done => forbidden(Why::Over),
                Stuck::NothingToPlay => forbidden(Why::NoSuchTurn),
            };
            let next = match (turn, sequence) {
                (_, true) => dispute.play(turn),
                (GameTurn::Next, _) => dispute.next(),
                (GameTurn::Resume(_), _) => {
                    return Ok(GameWithAgreement::start(dispute.resumed().map_err(stuck)?));
                }
                _ => Err(Stuck::NothingToPlay),
            };
            return Ok(GameWithAgreement {
                dispute: Some(Box::new(next.map_err(stuck)?)),
                ..self.clone()
            });
        }
        let by_passes = self.game.ended() == Some(NajEnd::Passes) && !self.agreed;
        match (turn, sequence) {
            (_, true) => Ok(GameWithAgreement {
                game: self.game.after(turn)?,
                ..self.clone()
            }),
            (GameTurn::Agree, _) if by_passes => Ok(GameWithAgreement {
                agreed: true,
                ..self.clone()
            }),
            (GameTurn::Agree, _) => Ok(GameWithAgreement {
                game: self.game.after(turn)?,
                ..self.clone()
            }),
            (GameTurn::Disagree, _) if by_passes => {
                let dispute = Disagreement::after(&self.game);
                Ok(GameWithAgreement {
                    dispute: Some(Box::new(dispute.map_err(|_| forbidden(Why::NoStop))?)),
                    ..self.clone()
                })
            }
            // The disagreement, its second step, and back: one turn in a record.
            (GameTurn::Resume(_), _) if by_passes => [GameTurn::Disagree, GameTurn::Next, turn]
                .into_iter()
                .try_fold(self.clone(), |game, turn| game.after(turn)),
            (GameTurn::Disagree | GameTurn::Resume(_), _) => Err(forbidden(Why::NoStop)),
            _ => Err(forbidden(Why::NoSuchTurn)),
        }
    }
}
