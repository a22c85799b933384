//! Other rule sets' rulings, as `loja referee --json` prints them.

use loja_notation::{Error, Layout, Points};
use loja_rules::Point;
use loja_systems::Law;
use loja_systems::{Counts, GameResult, JudgedString, Judgement, StringStatus};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::forecast_ruling::ForecastRuling;
use crate::referee::LjrgRuling;
use crate::rows::{board_rows, point_names};
use crate::text_place::TextPlace;
use crate::word::{ColorWord, RulesName, StandingWord, StopWord, StringWord};

/// A rule set's ruling in rows and names.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct SystemRuling {
    id: Option<String>,
    rules: RulesName,
    status: StandingWord,
    /// `B`, `W` points that count for a side, `.` others, `?` open, `,` none.
    map: Vec<String>,
    /// All stones removed or counted as prisoners.
    dead: Vec<String>,
    strings: Vec<RuledString>,
    /// Black minus White with prisoners and komi, null when open.
    #[cfg_attr(test, ts(type = "number | null"))]
    score: Option<Points>,
    result: String,
    /// Undecided questions.
    open: Vec<String>,
    /// Our decisive readings of ambiguous texts.
    readings: Vec<&'static str>,
    nodes: u64,
    /// The limit that ended an undecided search early.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stopped: Option<StopWord>,
    /// What is expected of the end, if both play on, for those who ask before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    forecast: Option<ForecastRuling>,
    /// Files with certificates, on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    certificates: Option<Vec<CertificateFile>>,
    /// Questions without a certificate, on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    missing: Option<Vec<String>>,
}

/// A judged string.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct RuledString {
    points: Vec<String>,
    color: ColorWord,
    status: StringWord,
    /// 1989: points of the set where a new stone is enabled.
    by: Vec<String>,
}

/// A certificate's file, and what it proves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CertificateFile {
    /// Its name.
    pub file: String,
    /// The question.
    pub question: String,
    /// `yes` or `no`.
    pub answer: &'static str,
}

impl SystemRuling {
    /// Reports a judgement; `stopped` is what ended the search.
    #[must_use]
    pub fn new(
        id: Option<&str>,
        rules: Law,
        layout: &Layout,
        judgement: &Judgement,
        stopped: Option<StopWord>,
    ) -> SystemRuling {
        let string = |string: &JudgedString| RuledString {
            points: point_names(layout, &string.points),
            color: string.color.into(),
            status: (&string.status).into(),
            by: match &string.status {
                StringStatus::Enabled(points) => point_names(layout, points),
                _ => Vec::new(),
            },
        };
        SystemRuling {
            id: id.map(str::to_owned),
            rules: rules.into(),
            status: judgement.standing.into(),
            map: board_rows(layout, |point| counts_sign(judgement, point)),
            dead: point_names(layout, &judgement.dead),
            strings: judgement.strings.iter().map(string).collect(),
            score: score_of(judgement.outcome),
            result: result_of(judgement.outcome),
            open: open_questions(layout, judgement),
            readings: judgement.readings.clone(),
            nodes: judgement.nodes,
            stopped,
            forecast: None,
            certificates: None,
            missing: None,
        }
    }

    /// Adds what is expected if both play on.
    #[must_use]
    pub fn with_forecast(self, forecast: Option<ForecastRuling>) -> SystemRuling {
        SystemRuling { forecast, ..self }
    }

    /// Adds files of certificates, and questions without one.
    #[must_use]
    pub fn with_certificates(self, files: &[CertificateFile], missing: &[String]) -> SystemRuling {
        SystemRuling {
            certificates: Some(files.to_vec()),
            missing: Some(missing.to_vec()),
            ..self
        }
    }
}

/// A position that a rule set can't judge, or bad input.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct RefusedInput {
    id: Option<String>,
    /// Absent if the input itself is bad.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rules: Option<RulesName>,
    /// `error`.
    status: &'static str,
    message: String,
    /// Absent if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    place: Option<TextPlace>,
}

impl RefusedInput {
    /// Reports bad input, or bad for these rules.
    #[must_use]
    pub fn new(id: Option<&str>, rules: Option<Law>, error: &Error) -> RefusedInput {
        RefusedInput {
            id: id.map(str::to_owned),
            rules: rules.map(RulesName::from),
            status: "error",
            message: error.message(),
            place: error.place().map(TextPlace::from),
        }
    }
}

/// A rule set's open questions, in sentences.
pub(crate) fn open_questions(layout: &Layout, judgement: &Judgement) -> Vec<String> {
    let open = judgement.open.iter();
    open.map(|open| open.told(&|at| layout.name(at))).collect()
}

/// The sign of a location's side.
#[must_use]
pub fn counts_sign(judgement: &Judgement, point: Point) -> char {
    match judgement.counts.get(point.index()) {
        Some(Counts::For(color)) => color.letter(),
        Some(Counts::Open) => '?',
        Some(Counts::Nobody) | None => '.',
    }
}

/// Black minus White, if defined.
pub(crate) fn score_of(outcome: GameResult) -> Option<Points> {
    outcome.score().map(Points::from_thousandths)
}

/// `B+3`, `B+0` for a tie that Black wins, `W+` without points, `jigo`, `tie`, …
#[must_use]
pub fn result_of(outcome: GameResult) -> String {
    outcome.result(&|thousandths| Points::from_thousandths(thousandths).to_string())
}

/// A ruling of any rule set.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS))]
#[allow(
    clippy::large_enum_variant,
    reason = "one is made for an answer, and written at once"
)]
pub enum Ruling {
    /// LJRG's.
    Ljrg(Box<LjrgRuling>),
    /// Another rule set's.
    System(SystemRuling),
    /// None is possible.
    Refused(RefusedInput),
}
