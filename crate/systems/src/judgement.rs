use loja_ground::{Color, PointSet};

use crate::open::Open;

/// Whether a system has an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// All that it asks is answered.
    Decided,
    /// Something stayed open: see [`Judgement::open`].
    Undecided,
    /// The text doesn't define this: see [`Judgement::open`].
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

/// A string's status, in the system's own terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StringStatus {
    /// The opponent can't capture it.
    Uncapturable,
    /// 1989: its capture enables an uncapturable stone on one of these, which the capturer could otherwise
    /// prevent.
    Enabled(PointSet),
    /// 2003: its capture can't be forced without a permanent stone under it.
    Under,
    /// 2003: likewise in its local environment.
    Local,
    /// New Amateur-Japanese: no successive plays remove it.
    Immortal,
    /// Yasunaga: the opponent, moving first, could take it, but its owner, moving first, keeps it.
    Protected,
    /// None of these: removed or counted as captured.
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
    /// The system's ruling on it.
    pub status: StringStatus,
}

/// How a position or a game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// Black minus White, all included, in thousandths.
    Score(i64),
    /// A score of 0 that this player wins (Ing).
    TieTo(Color),
    /// This player wins, not by points.
    Won(Color),
    /// Neither wins, by the text.
    Tie,
    /// The game does not count.
    NoResult,
    /// Both have lost.
    BothLose,
    /// Not known.
    Open,
}

impl GameResult {
    /// Black minus White in thousandths, if points decide.
    #[must_use]
    pub const fn score(self) -> Option<i64> {
        match self {
            GameResult::Score(score) => Some(score),
            GameResult::TieTo(_) => Some(0),
            GameResult::Won(_)
            | GameResult::Tie
            | GameResult::NoResult
            | GameResult::BothLose
            | GameResult::Open => None,
        }
    }

    /// `B+3`, `B+0` for a tie that Black wins, `W+` without points, `jigo`, `tie`, …; `points` writes
    /// thousandths.
    #[must_use]
    pub fn result(self, points: &dyn Fn(i64) -> String) -> String {
        match self {
            GameResult::Score(0) => "jigo".to_owned(),
            GameResult::TieTo(color) => format!("{}+0", color.letter()),
            GameResult::Score(thousandths) => {
                let letter = if thousandths > 0 { 'B' } else { 'W' };
                format!("{letter}+{}", points(thousandths.saturating_abs()))
            }
            GameResult::Won(color) => format!("{}+", color.letter()),
            GameResult::Tie => "tie".to_owned(),
            GameResult::NoResult => "no result".to_owned(),
            GameResult::BothLose => "both lose".to_owned(),
            GameResult::Open => "?".to_owned(),
        }
    }
}

/// Whether a rule set lets play stop here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MayStop {
    /// It does.
    Yes,
    /// No, because of these stones, if any.
    No(PointSet),
    /// Unknown; these stones may forbid it.
    Undecided(PointSet),
}

/// A system's judgement of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Whether it has an answer.
    pub standing: Standing,
    /// Whether play may stop here.
    pub stop: MayStop,
    /// For whom each location counts.
    pub counts: Vec<Counts>,
    /// All stones removed or counted as prisoners.
    pub dead: PointSet,
    /// Stones that may yet be removed, if strings aren't judged.
    pub doubtful: PointSet,
    /// Its strings, where it judges strings.
    pub strings: Vec<JudgedString>,
    /// The winner and the margin.
    pub outcome: GameResult,
    /// The undecided or undefined questions; each reason once.
    pub open: Vec<Open>,
    /// Our readings of ambiguous text that mattered here.
    pub readings: Vec<&'static str>,
    /// How many situations were looked at.
    pub nodes: u64,
}

impl Judgement {
    /// Its ruling on a string.
    pub(crate) fn status(&self, string: &PointSet) -> Option<&StringStatus> {
        let mut judged = self.strings.iter();
        let found = judged.find(|judged| judged.points == *string);
        found.map(|judged| &judged.status)
    }

    /// A judgement with an outcome alone.
    #[must_use]
    pub fn decided(outcome: GameResult) -> Judgement {
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

    /// A judgement without outcome, for this reason.
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
            ..Judgement::decided(GameResult::Open)
        }
    }
}
