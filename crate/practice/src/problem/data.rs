//! A problem as it is written down: one JSON object a line.

use loja_notation::{ColorName, PositionData};
use serde::{Deserialize, Serialize};

use crate::problem::kind::{Kind, Set};

/// What holds of a claim. Nothing undecided becomes a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The claimant can lock the set.
    Lock,
    /// The refuter can prevent it.
    Refuted,
}

/// A problem with its facts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    /// `KIND-` and eight hexadecimal digits: the same for positions that only differ by turning, mirroring and
    /// exchanging the colours.
    #[serde(default)]
    pub id: String,
    /// What is asked.
    pub kind: Kind,
    /// The position: `rows`, `board`, captives, `turn`, `passes`.
    #[serde(flatten)]
    pub position: PositionData,
    /// Moves made from there before the question.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub played: String,
    /// The claimant, whose control is asked, or whose points are to be saved.
    #[serde(default)]
    pub player: Option<ColorName>,
    /// The set of the claim, what the player controls, or what is to be saved.
    #[serde(default)]
    pub set: Vec<String>,
    /// What holds of the claim.
    #[serde(default)]
    pub verdict: Option<Verdict>,
    /// `lock` alone: the refuter's first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// Everything that is right.
    #[serde(default)]
    pub solutions: Vec<String>,
    /// `rule` alone: the move asked about.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// Plausible first moves that are wrong, each with its refutation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traps: Vec<Trap>,
    /// `lock` and `refute`: first moves of which nobody knows whether they are right. A problem of the book has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<String>,
    /// `pass` and `cycle`: what comes of each choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
    /// `find` and `count`: who controls what, in the shape of the rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub control: Vec<String>,
    /// `count` alone: the chart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreChart>,
    /// How it goes on when both do their best, a solution first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// How hard it is.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// A short name. It names no point and no colour, since problems are shown turned and exchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Whose position it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit: Option<Credit>,
    /// The position of the source that it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

impl Problem {
    /// The question without its facts, which follow from it.
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

    /// The question without its set, for facts that have their own or none.
    pub(crate) fn question_without_set(&self) -> Problem {
        Problem {
            set: Vec::new(),
            ..self.question()
        }
    }

    /// A position with a task, and nothing known about it.
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

/// A wrong first move and why it is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trap {
    /// The move.
    #[serde(rename = "move")]
    pub choice: String,
    /// The moves after it that show it.
    pub line: Vec<String>,
}

/// What comes of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The choice: a move, or `remove` and `keep`.
    #[serde(rename = "move")]
    pub choice: String,
    /// The moves that follow, the choice itself among them where it is one.
    pub line: Vec<String>,
    /// `B+n`, `W+n` or `jigo`.
    pub result: String,
}

/// A score as `referee --json` has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreChart {
    /// Black's.
    pub black: PlayerScore,
    /// White's.
    pub white: PlayerScore,
}

/// What a player's score is made of (C1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerScore {
    /// Controlled locations without a stone of his own.
    pub territory: u32,
    /// Enemy stones among them.
    pub dead: u32,
    /// Enemy stones captured.
    pub prisoners: u32,
    /// All together.
    pub total: u32,
}

/// How hard a problem is, by what can be measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Difficulty {
    /// On the scale of the ratings that readers have.
    pub rating: u32,
    /// Situations that the search expanded to decide it, and all first moves.
    pub nodes: u64,
    /// Moves of both players to the end of the line.
    pub depth: u32,
    /// How many first moves there are.
    pub legal: u32,
    /// How many of them are right.
    pub right: u32,
    /// How many wrong ones look right.
    pub wrong: u32,
    /// Moves of the longest refutation of a trap.
    pub length: u32,
    /// What somebody has to read who only tries what looks right.
    pub reading: u32,
}

/// Whose work is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credit {
    /// Who made it.
    pub author: String,
    /// Where it stands.
    pub work: String,
    /// When.
    pub year: u32,
}
