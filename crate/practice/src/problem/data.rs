//! Problems as JSON, one a line.

use loja_notation::{ColorName, PositionData};
use serde::{Deserialize, Serialize};

use crate::problem::kind::{Kind, Set};

/// The decision about a claim; undecided ones make no problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ClaimDecision {
    /// The claimant can lock the set.
    Lock,
    /// The refuter can prevent it.
    Refuted,
}

/// A problem with its facts. Points and moves have names: `b2`, `pass`, `cycle@8`, with a stone `cycle@8+b2`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemFacts"))]
pub struct Problem {
    /// `KIND-` and eight hexadecimal digits, whatever the orientation and colours.
    #[serde(default)]
    pub id: String,
    /// The task.
    pub kind: Kind,
    /// The position: `rows`, `board`, captives, `turn`, `passes`.
    #[serde(flatten)]
    #[cfg_attr(feature = "types", ts(skip))]
    pub position: PositionData,
    /// Moves from the rows to the question, on the solver's turn; for `lock` after the opening.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub played: String,
    /// The claimant, or the player whose control or points matter.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(type = "Color | null"))]
    pub player: Option<ColorName>,
    /// Points: the claim, what the player controls, what to save.
    #[serde(default)]
    pub set: Vec<String>,
    /// The decision about the claim.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(inline))]
    pub verdict: Option<ClaimDecision>,
    /// `lock` alone: the refuter's first move in the worst case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub opening: Option<String>,
    /// The right answers: first moves; points to mark; `remove` or `keep`; a result; a clause or `legal`.
    #[serde(default)]
    pub solutions: Vec<String>,
    /// `rule` alone: the move asked about.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub asked: Option<String>,
    /// Plausible wrong first moves with refutations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traps: Vec<Trap>,
    /// `lock`, `refute`: undecided first moves, only in readers' own problems.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<String>,
    /// `pass`, `cycle`: each choice's outcome.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<ChoiceOutcome>,
    /// `find`, `count`: control, shaped like the rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub control: Vec<String>,
    /// `count` alone: the chart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub score: Option<ScoreChart>,
    /// Both players' best play after a solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// The difficulty.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// A short name, without points or colours, since problems are shown turned and recoloured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub title: Option<String>,
    /// The author of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub credit: Option<PositionCredit>,
    /// The source's position behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub from: Option<String>,
}

impl Problem {
    /// A copy without the facts.
    #[must_use]
    pub fn question(&self) -> Problem {
        let set = match self.kind.form().set {
            Set::Answer => Vec::new(),
            Set::Claimed | Set::Asked | Set::Unused => self.set.clone(),
        };
        Problem {
            played: self.played.clone(),
            player: self.player,
            set,
            asked: self.asked.clone(),
            title: self.title.clone(),
            credit: self.credit.clone(),
            from: self.from.clone(),
            ..Problem::bare(self.kind, self.position.clone())
        }
    }

    pub(crate) fn question_without_set(&self) -> Problem {
        Problem {
            set: Vec::new(),
            ..self.question()
        }
    }

    /// A position with a task and no facts.
    #[must_use]
    pub fn bare(kind: Kind, position: PositionData) -> Problem {
        Problem {
            id: String::new(),
            kind,
            position,
            played: String::new(),
            player: None,
            set: Vec::new(),
            verdict: None,
            opening: None,
            solutions: Vec::new(),
            asked: None,
            traps: Vec::new(),
            open: Vec::new(),
            outcomes: Vec::new(),
            control: Vec::new(),
            score: None,
            line: Vec::new(),
            difficulty: Difficulty::default(),
            title: None,
            credit: None,
            from: None,
        }
    }
}

/// A wrong first move with its refutation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemTrap"))]
pub struct Trap {
    /// The move.
    #[serde(rename = "move")]
    pub choice: String,
    /// The refutation.
    pub line: Vec<String>,
}

/// The outcome of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemOutcome"))]
pub struct ChoiceOutcome {
    /// A move, or `remove` and `keep`.
    #[serde(rename = "move")]
    pub choice: String,
    /// The moves that follow, with the choice if it is one.
    pub line: Vec<String>,
    /// `B+n`, `W+n` or `jigo`.
    pub result: String,
}

/// A score as in `referee --json`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemScores"))]
pub struct ScoreChart {
    /// Black's.
    pub black: PlayerScore,
    /// White's.
    pub white: PlayerScore,
}

/// The parts of a player's score (C1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemScore"))]
pub struct PlayerScore {
    /// Controlled locations without an own stone.
    pub territory: u32,
    /// Enemy stones among them.
    pub dead: u32,
    /// Captured enemy stones.
    pub prisoners: u32,
    /// The total.
    pub total: u32,
}

/// The measured difficulty of a problem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemDifficulty"))]
pub struct Difficulty {
    /// The rating, on the readers' scale.
    pub rating: u32,
    /// Situations for deciding it and all first moves.
    pub nodes: u64,
    /// Moves to the end of the line.
    pub depth: u32,
    /// The number of first moves.
    pub legal: u32,
    /// The number of right ones.
    pub right: u32,
    /// The number of plausible wrong ones.
    pub wrong: u32,
    /// Moves of the longest refutation.
    pub length: u32,
    /// A solver's effort, plausible moves first.
    pub reading: u32,
}

/// The origin of somebody's position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemCredit"))]
pub struct PositionCredit {
    /// The author.
    pub author: String,
    /// The work.
    pub work: String,
    /// The year.
    pub year: u32,
}
