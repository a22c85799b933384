//! What a system says of a finished position.

use loja_ground::{Color, PointSet};

use crate::open::Open;

/// Whether a system has an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// All that it asks is answered.
    Decided,
    /// Something was not found out within the limits: [`Judgement::open`] says what.
    Undecided,
    /// The text does not define the question on this board: [`Judgement::open`] says why.
    Undefined,
}

impl Standing {
    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Standing::Decided => "decided",
            Standing::Undecided => "undecided",
            Standing::Undefined => "undefined",
        }
    }
}

/// For whom a location counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// For this player.
    For(Color),
    /// For nobody.
    Nobody,
    /// Not decided.
    Open,
}

/// What a system says of a string, in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StringStatus {
    /// The opponent can't capture it.
    Uncapturable,
    /// 1989: its capture enables a stone that can't be captured on one of these locations, which can be prevented otherwise.
    Enabled(PointSet),
    /// 2003: its capture can't be forced without a permanent stone under it.
    Under,
    /// 2003: the same in its local environment.
    Local,
    /// New Amateur-Japanese: no successive plays remove it.
    Immortal,
    /// Yasunaga: the opponent, moving first, could take it, and its owner, moving first, keeps it.
    Protected,
    /// None of these, so it is taken off or counts as taken.
    Dead,
    /// Not decided.
    Open,
}

impl StringStatus {
    /// The name in files.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            StringStatus::Uncapturable => "uncapturable",
            StringStatus::Enabled(_) => "enabled",
            StringStatus::Under => "under",
            StringStatus::Local => "local",
            StringStatus::Immortal => "immortal",
            StringStatus::Protected => "protected",
            StringStatus::Dead => "dead",
            StringStatus::Open => "?",
        }
    }
}

/// A string and its status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedString {
    /// Its locations.
    pub points: PointSet,
    /// Whose it is.
    pub color: Color,
    /// What the system says.
    pub status: StringStatus,
}

/// How a position or a game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Black minus White, prisoners and komi included, in thousandths of a point.
    Score(i64),
    /// Nobody is ahead, and this player wins all the same, as Ing's text says of ties: a score of nought.
    TieTo(Color),
    /// This player has won, by no number of points.
    Won(Color),
    /// Neither wins, as the text says of this case.
    Tie,
    /// The game does not count.
    NoResult,
    /// Both have lost.
    BothLose,
    /// Not known.
    Open,
}

impl Outcome {
    /// Black minus White in thousandths of a point, where points decide.
    #[must_use]
    pub const fn score(self) -> Option<i64> {
        match self {
            Outcome::Score(score) => Some(score),
            Outcome::TieTo(_) => Some(0),
            Outcome::Won(_)
            | Outcome::Tie
            | Outcome::NoResult
            | Outcome::BothLose
            | Outcome::Open => None,
        }
    }

    /// `B+3`, `B+0` for a tie that Black wins, `W+` where no points are told, `jigo`, `tie`, … `points` writes how many
    /// thousandths of a point they are.
    #[must_use]
    pub fn result(self, points: &dyn Fn(i64) -> String) -> String {
        match self {
            Outcome::Score(0) => "jigo".to_owned(),
            Outcome::TieTo(color) => format!("{}+0", color.letter()),
            Outcome::Score(thousandths) => {
                let letter = if thousandths > 0 { 'B' } else { 'W' };
                format!("{letter}+{}", points(thousandths.saturating_abs()))
            }
            Outcome::Won(color) => format!("{}+", color.letter()),
            Outcome::Tie => "tie".to_owned(),
            Outcome::NoResult => "no result".to_owned(),
            Outcome::BothLose => "both lose".to_owned(),
            Outcome::Open => "?".to_owned(),
        }
    }
}

/// Whether a law lets play stop here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MayStop {
    /// It does.
    Yes,
    /// It doesn't, because of these stones if there are any.
    No(PointSet),
    /// That was not found out. These stones may forbid it.
    Undecided(PointSet),
}

/// All that a system says of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Whether it has an answer.
    pub standing: Standing,
    /// Whether play may stop here.
    pub stop: MayStop,
    /// For whom each location counts, by number.
    pub counts: Vec<Counts>,
    /// All stones that it removes or counts as prisoners.
    pub dead: PointSet,
    /// Stones that it may yet remove, where it asks about no strings.
    pub doubtful: PointSet,
    /// Its strings, where it judges strings.
    pub strings: Vec<JudgedString>,
    /// Who won, and by how much.
    pub outcome: Outcome,
    /// What was not decided and where, or why the text defines nothing here. Each reason is there once.
    pub open: Vec<Open>,
    /// Names of our readings of an ambiguous text that decided something here.
    pub readings: Vec<&'static str>,
    /// How many situations were looked at.
    pub nodes: u64,
}

impl Judgement {
    /// What it says of a string.
    pub(crate) fn status(&self, string: &PointSet) -> Option<&StringStatus> {
        let mut judged = self.strings.iter();
        let found = judged.find(|judged| judged.points == *string);
        found.map(|judged| &judged.status)
    }

    /// One with an answer and nothing else yet.
    #[must_use]
    pub fn decided(outcome: Outcome) -> Judgement {
        Judgement {
            standing: Standing::Decided,
            stop: MayStop::Yes,
            counts: Vec::new(),
            dead: PointSet::new(),
            doubtful: PointSet::new(),
            strings: Vec::new(),
            outcome,
            open: Vec::new(),
            readings: Vec::new(),
            nodes: 0,
        }
    }

    /// One without an answer, for this reason.
    #[must_use]
    pub fn without(standing: Standing, locations: usize, why: &str) -> Judgement {
        let nothing = if standing == Standing::Undefined {
            Counts::Nobody
        } else {
            Counts::Open
        };
        Judgement {
            standing,
            counts: vec![nothing; locations],
            open: vec![Open::words(why)],
            ..Judgement::decided(Outcome::Open)
        }
    }
}
