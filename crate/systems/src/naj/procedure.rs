//! After the game: players who agree count (line 674); others go through ten steps (lines 738 to 850).

use loja_ground::{ByColor, Color, PointSet};

use super::control::control;
use super::score::{score, worth};
use super::state::NajState;
use crate::fault::Forbidden;
use crate::frame::GameTurn;

/// A step, numbered by the example of lines 738 to 850; the list of steps is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProcedureStep {
    /// 1: the normal procedure breaks off.
    Interrupt,
    /// 2: the final position, with its prisoners.
    Restore,
    /// 3: two copies of it.
    Copy,
    /// 4: the black-analysis on one.
    BlackAnalysis,
    /// 5: the white-analysis on the other.
    WhiteAnalysis,
    /// 6: what Black controls.
    BlackControl,
    /// 7: what White controls.
    WhiteControl,
    /// 8: the score.
    Score,
    /// 9: the result.
    Result,
    /// 10: both agree to the result.
    Agree,
}

/// The procedure so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    step: ProcedureStep,
    game: NajState,
    analyses: ByColor<NajState>,
    controlled: ByColor<PointSet>,
    score: Option<i64>,
    winner: Option<Option<Color>>,
}

/// Why a step can't be left yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// The game has not ended.
    GameGoesOn,
    /// This step's analysis goes on.
    AnalysisGoesOn,
    /// This step has nothing to play.
    NothingToPlay,
    /// All ten are done.
    Done,
    /// The turn is forbidden.
    Forbidden(Forbidden),
}

impl ProcedureStep {
    /// As the example numbers them.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            ProcedureStep::Interrupt => 1,
            ProcedureStep::Restore => 2,
            ProcedureStep::Copy => 3,
            ProcedureStep::BlackAnalysis => 4,
            ProcedureStep::WhiteAnalysis => 5,
            ProcedureStep::BlackControl => 6,
            ProcedureStep::WhiteControl => 7,
            ProcedureStep::Score => 8,
            ProcedureStep::Result => 9,
            ProcedureStep::Agree => 10,
        }
    }
}

impl Disagreement {
    /// The first step after a game.
    ///
    /// # Errors
    /// When the game has not ended.
    pub fn after(game: &NajState) -> Result<Disagreement, Stuck> {
        if game.ended().is_none() {
            return Err(Stuck::GameGoesOn);
        }
        Ok(Disagreement {
            step: ProcedureStep::Interrupt,
            game: game.clone(),
            analyses: ByColor {
                black: game.analysis(Color::Black),
                white: game.analysis(Color::White),
            },
            controlled: ByColor::default(),
            score: None,
            winner: None,
        })
    }

    /// Where it is.
    #[must_use]
    pub fn step(&self) -> ProcedureStep {
        self.step
    }

    /// The analysis being played, at steps 4 and 5.
    #[must_use]
    pub fn analysis(&self) -> Option<&NajState> {
        match self.step {
            ProcedureStep::BlackAnalysis => Some(&self.analyses.black),
            ProcedureStep::WhiteAnalysis => Some(&self.analyses.white),
            _ => None,
        }
    }

    /// The game that has ended.
    #[must_use]
    pub fn game(&self) -> &NajState {
        &self.game
    }

    /// Both analyses, as far as played.
    #[must_use]
    pub fn analyses(&self) -> &ByColor<NajState> {
        &self.analyses
    }

    /// The locations that each player controls, as far as known.
    #[must_use]
    pub fn controlled(&self) -> &ByColor<PointSet> {
        &self.controlled
    }

    /// The score, from step 8 on.
    #[must_use]
    pub fn score(&self) -> Option<i64> {
        self.score
    }

    /// The winner, or nobody, from step 9 on.
    #[must_use]
    pub fn winner(&self) -> Option<Option<Color>> {
        self.winner
    }

    /// Plays a turn of this step's analysis.
    ///
    /// # Errors
    /// If it is forbidden, or there is none.
    pub fn play(mut self, turn: GameTurn) -> Result<Disagreement, Stuck> {
        let player = match self.step {
            ProcedureStep::BlackAnalysis => Color::Black,
            ProcedureStep::WhiteAnalysis => Color::White,
            _ => return Err(Stuck::NothingToPlay),
        };
        self.analyses[player] = self.analyses[player]
            .after(turn)
            .map_err(Stuck::Forbidden)?;
        Ok(self)
    }

    /// The next step.
    ///
    /// # Errors
    /// When an analysis has not ended, or nothing follows.
    pub fn next(mut self) -> Result<Disagreement, Stuck> {
        if self.analysis().is_some_and(|state| state.ended().is_none()) {
            return Err(Stuck::AnalysisGoesOn);
        }
        self.step = match self.step {
            ProcedureStep::Interrupt => ProcedureStep::Restore,
            ProcedureStep::Restore => ProcedureStep::Copy,
            ProcedureStep::Copy => ProcedureStep::BlackAnalysis,
            ProcedureStep::BlackAnalysis => ProcedureStep::WhiteAnalysis,
            ProcedureStep::WhiteAnalysis => ProcedureStep::BlackControl,
            ProcedureStep::BlackControl => ProcedureStep::WhiteControl,
            ProcedureStep::WhiteControl => ProcedureStep::Score,
            ProcedureStep::Score => ProcedureStep::Result,
            ProcedureStep::Result => ProcedureStep::Agree,
            ProcedureStep::Agree => return Err(Stuck::Done),
        };
        let show = |player| control(self.game.board(), self.analyses[player].stones(), player);
        match self.step {
            ProcedureStep::BlackControl => self.controlled.black = show(Color::Black),
            ProcedureStep::WhiteControl => self.controlled.white = show(Color::White),
            ProcedureStep::Score => {
                let points = |player| worth(self.game.stones(), &self.controlled[player], player);
                let board = points(Color::Black) - points(Color::White);
                self.score = Some(score(board, self.game.prisoners()));
            }
            ProcedureStep::Result => {
                self.winner = self.score.map(|score| match score {
                    1.. => Some(Color::Black),
                    0 => None,
                    _ => Some(Color::White),
                });
            }
            _ => {}
        }
        Ok(self)
    }

    /// The game before its two passes, between steps 2 and 3, where tournaments allow it.
    ///
    /// The text is lost, so this is \[ours\].
    ///
    /// # Errors
    /// At any other step.
    pub fn resumed(&self) -> Result<NajState, Stuck> {
        if self.step == ProcedureStep::Restore {
            Ok(self.game.resumed())
        } else {
            Err(Stuck::NothingToPlay)
        }
    }
}
