//! Rulings of LJRG's referee: numbered locations for pages, rows for files.

use loja_certificate::Claim;
use loja_dialogue::BestLine;
use loja_dialogue::claiming::{region, title};
use loja_dialogue::control::{ClaimFacts, claim as claim_facts, control as control_facts};
use loja_expect::Forecast;
use loja_expect::claims::{ExpectedControl, OpenQuestion};
use loja_notation::{Layout, Points, Score};
use loja_rules::{ByColor, Color, Point, PointSet, saturated};
use loja_solver::{Decided, Report, Verdict};
use loja_systems::LjrgFindings;
use loja_voice::Voice;
use serde::Serialize;
use serde_json::Value;
#[cfg(test)]
use ts_rs::TS;

use crate::expected::{ConditionalResult, ExpectedParts, ExpectedRuling};
use crate::fact::{FactReport, facts};
use crate::forecast_ruling::ForecastRuling;
use crate::rows::{board_rows, control_sign, point_names, set_rows};
use crate::ruling_sheet::{JudgedBoard, RulingSheet};
use crate::score::{BothScores, headline, result};
use crate::word::{
    ColorWord, ControlWord, HaltWord, Location, RulesName, StatusWord, StopWord, VerdictWord,
    locations,
};

/// The progress of a referee.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct RefereeProgress {
    /// Whether more searching is useless.
    pub done: bool,
    /// Situations expanded.
    pub nodes: u64,
    /// Claims answered.
    pub claims: usize,
    /// The claim in work.
    pub asking: Option<AskedClaim>,
    /// Whether all the rest is lent, so that runs do nothing until its return.
    pub waits: bool,
}

/// A claim by player and set.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AskedClaim {
    player: ColorWord,
    set: Vec<Location>,
}

impl From<&Claim> for AskedClaim {
    fn from(claim: &Claim) -> AskedClaim {
        AskedClaim {
            player: claim.player().into(),
            set: locations(claim.set()),
        }
    }
}

/// A claim that a referee lends to be proved elsewhere.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LentClaim {
    /// The number to return it by.
    pub id: u32,
    /// The claim.
    pub claim: AskedClaim,
    /// The limit of situations.
    pub nodes: u64,
}

/// Control, with locations by number.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct RefereeReport {
    status: StatusWord,
    /// Whether the game is over; else this holds if play stopped here.
    finished: bool,
    /// One entry a location.
    control: Vec<ControlWord>,
    /// Null while something is open.
    score: Option<BothScores>,
    /// `B+n`, `W+n`, `jigo` or `?`.
    result: String,
    /// "Black wins by 15".
    headline: String,
    /// Dead stones, and what is nobody's.
    words: String,
    /// The facts that `words` says.
    facts: Vec<FactReport>,
    /// Whether the komi is outside LJRG.
    not_ljrg: bool,
    claims: Vec<AnsweredClaim>,
    /// Refuted claims left out: too many.
    unlisted: u64,
    /// Open claims not tried.
    untried: u64,
    nodes: u64,
    /// What is expected, not proved, for those who ask.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    expected: Option<ExpectedRuling>,
    /// For those who ask: at most four open claims that don't depend on each other, the largest first.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    conditions: Option<Vec<ConditionalResult>>,
    /// What else a page says of `expected`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    expected_parts: Option<ExpectedParts>,
    /// What a ruling on paper says.
    sheet: RulingSheet,
}

/// A claim that a referee has examined.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AnsweredClaim {
    player: ColorWord,
    set: Vec<Location>,
    verdict: VerdictWord,
    nodes: u64,
    /// The obstacle that no further run overcomes, if open.
    halt: Option<HaltWord>,
    /// "Black, 26 on the left".
    title: String,
    /// The set after a verb: "the left, 26 points".
    region: String,
    /// A sentence: "The white stone at b2 is dead. The eyes a1 and c1 are there already."
    words: String,
    /// Its first sentence.
    brief: String,
    /// The clauses behind `words`.
    rules: Vec<String>,
    /// The facts that `words` says.
    facts: Vec<FactReport>,
}

impl JudgedBoard<'_> {
    /// Reports a referee's findings, with what is expected on request; `refuted` explains refutations.
    pub fn report<'r>(
        &self,
        found: &Report,
        expected: Option<&ExpectedControl>,
        refuted: impl Fn(&Decided) -> Option<&'r BestLine>,
    ) -> RefereeReport {
        let (layout, state) = (self.layout, self.state);
        let (control, open) = (&found.control, &found.open);
        let decided = found.is_decided();
        let score = decided.then(|| Score::new(state, control, self.komi));
        let either = open.black.union(&open.white);
        let voice = Voice { layout, you: None };
        let found_control = control_facts(layout, state, control, &either);
        RefereeReport {
            status: status(decided),
            finished: state.is_final(),
            control: layout
                .board()
                .points()
                .map(|at| control_word(control, open, at))
                .collect(),
            headline: headline(score.as_ref(), state.is_final()),
            words: voice.say(&found_control),
            facts: facts(&found_control),
            result: result(score.as_ref()),
            score: score.as_ref().map(BothScores::from),
            not_ljrg: self.komi.foreign().is_some(),
            claims: found
                .claims
                .iter()
                .map(|claim| self.answered(claim, refuted(claim)))
                .collect(),
            unlisted: found.unlisted,
            untried: found.untried,
            nodes: found.nodes,
            expected: expected.map(|expected| self.expected(expected)),
            conditions: expected.map(|expected| self.conditions(expected)),
            expected_parts: expected.map(|expected| {
                let score = self.score_of(&expected.control);
                ExpectedParts::new(layout, found, expected, &score)
            }),
            sheet: RulingSheet::new(
                self,
                control,
                open,
                expected,
                found.claims.iter().map(|claim| claim.verdict),
                found.unlisted,
            ),
        }
    }

    fn answered(&self, claim: &Decided, refuted: Option<&BestLine>) -> AnsweredClaim {
        let layout = self.layout;
        let asked = Claim::new(self.state, claim.player, &claim.set).ok();
        let situations = saturated(claim.nodes);
        let told =
            asked.map(|asked| claim_facts(layout, &asked, claim.verdict, situations, refuted));
        let voice = Voice { layout, you: None };
        let said = |told: &ClaimFacts| {
            let parts = [voice.say(&told.facts), voice.say(&told.end)];
            let said = parts.into_iter().filter(|part| !part.is_empty());
            said.collect::<Vec<_>>().join(" ")
        };
        let first = |told: &ClaimFacts| match told.facts.first() {
            Some(fact) => voice.say([fact]),
            None => voice.say(told.end.first()),
        };
        AnsweredClaim {
            player: claim.player.into(),
            set: locations(&claim.set),
            verdict: claim.verdict.into(),
            nodes: claim.nodes,
            halt: match (claim.verdict, claim.halt) {
                (Verdict::UNDECIDED, None) => Some(HaltWord::NO_CERTIFICATE),
                (_, halt) => halt.and_then(HaltWord::lasting),
            },
            title: voice.part(&title(layout, claim.player, &claim.set)),
            region: voice.part(&region(layout, &claim.set)),
            words: told.as_ref().map(said).unwrap_or_default(),
            brief: told.as_ref().map(first).unwrap_or_default(),
            rules: told
                .as_ref()
                .map_or_else(Vec::new, |told| Voice::rules(&told.end)),
            facts: told.map_or_else(Vec::new, |told| {
                let mut all = facts(&told.facts);
                all.extend(facts(&told.end));
                all
            }),
        }
    }

    /// An early-stopped referee's ruling, without times.
    #[must_use]
    pub fn ruling_so_far(
        &self,
        found: &Report,
        stopped: Option<StopWord>,
        expected: Option<&ExpectedControl>,
    ) -> LjrgRuling {
        let stopped = stopped.filter(|_| !found.is_decided());
        self.ruling(
            None,
            &RefereeFindings {
                control: &found.control,
                open: &found.open,
                stopped,
                differences: &[],
                warnings: &[],
                claims: found
                    .claims
                    .iter()
                    .map(|claim| ClaimFinding::new(claim, stopped))
                    .collect(),
                unlisted: found.unlisted,
                untried: found.untried,
                nodes: found.nodes,
                ms: None,
                expected,
                forecast: None,
            },
        )
    }

    /// The ruling as `loja referee --json` prints it.
    #[must_use]
    pub fn ruling(&self, id: Option<&str>, found: &RefereeFindings<'_>) -> LjrgRuling {
        let (layout, control, open) = (self.layout, found.control, found.open);
        let decided = found.is_decided();
        let score = decided.then(|| Score::new(self.state, control, self.komi));
        let stones = self.state.situation().stones();
        let dead = |color: Color| stones[color].intersection(&control[color.other()]);
        let dead = dead(Color::Black).union(&dead(Color::White));
        LjrgRuling {
            id: id.map(str::to_owned),
            rules: loja_systems::ljrg::RULES.into(),
            status: status(decided),
            stopped: found.stopped,
            finished: self.state.is_final(),
            control: board_rows(layout, |point| control_sign(control, open, point)),
            map: board_rows(layout, |point| match control_sign(control, open, point) {
                '2' => '.',
                sign => sign,
            }),
            dead: point_names(layout, &dead),
            open: (!decided).then(|| OpenRows {
                black: set_rows(layout, &open.black),
                white: set_rows(layout, &open.white),
            }),
            score,
            result: result(score.as_ref()),
            not_ljrg: self.komi.foreign(),
            differences: found.differences.to_vec(),
            warnings: found.warnings.to_vec(),
            claims: found
                .claims
                .iter()
                .map(|claim| claim.ruled(layout))
                .collect(),
            unlisted: Some(found.unlisted).filter(|&count| count > 0),
            untried: Some(found.untried).filter(|&count| count > 0),
            nodes: found.nodes,
            ms: found.ms,
            expected: found.expected.map(|expected| self.expected(expected)),
            conditions: found.expected.map(|expected| self.conditions(expected)),
            forecast: (found.forecast)
                .map(|forecast| ForecastRuling::new(layout, forecast, self.komi)),
        }
    }

    fn expected(&self, expected: &ExpectedControl) -> ExpectedRuling {
        ExpectedRuling::new(self.layout, expected, &self.score_of(&expected.control))
    }

    fn conditions(&self, expected: &ExpectedControl) -> Vec<ConditionalResult> {
        let condition = |question: &OpenQuestion| {
            let answers = [&question.if_holds, &question.if_fails];
            let scores = answers.map(|control| self.score_of(control));
            ConditionalResult::new(self.layout, question, scores)
        };
        expected.questions.iter().map(condition).collect()
    }
}

fn status(decided: bool) -> StatusWord {
    StatusWord::of(if decided { "decided" } else { "undecided" })
}

fn control_word(control: &ByColor<PointSet>, open: &ByColor<PointSet>, at: Point) -> ControlWord {
    ControlWord::of(match control_sign(control, open, at) {
        '?' => "open",
        'B' => "black",
        'W' => "white",
        '2' => "both",
        _ => "nobody",
    })
}

/// LJRG's ruling in rows, as `loja referee --json` prints it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LjrgRuling {
    id: Option<String>,
    rules: RulesName,
    status: StatusWord,
    /// The limit that ended the search, if something is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stopped: Option<StopWord>,
    finished: bool,
    /// `B`, `W`, `.` for nobody, `2` for both, `?` for open, `,` for no location.
    control: Vec<String>,
    /// `control` without double control, as in other rule sets.
    map: Vec<String>,
    /// Stones where the opponent controls.
    dead: Vec<String>,
    /// Players who may yet control each `?`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    open: Option<OpenRows>,
    #[cfg_attr(test, ts(as = "Option<BothScores>"))]
    score: Option<Score>,
    result: String,
    /// Why the result is outside these rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    not_ljrg: Option<String>,
    /// Contradictions between the file and its game's end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    differences: Vec<String>,
    /// Corrections made in reading.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    warnings: Vec<String>,
    claims: Vec<RuledClaim>,
    /// Refuted claims left out: too many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    unlisted: Option<u64>,
    /// Open claims that nobody tried, left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    untried: Option<u64>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    ms: Option<f64>,
    /// What is expected, not proved, for those who ask.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    expected: Option<ExpectedRuling>,
    /// What is expected of the end, if both play on, for those who ask before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    forecast: Option<ForecastRuling>,
    /// For those who ask: at most four open claims that don't depend on each other, the largest first.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    conditions: Option<Vec<ConditionalResult>>,
}

/// The locations open for each player, in rows of `*` and `.`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct OpenRows {
    black: Vec<String>,
    white: Vec<String>,
}

/// A claim in a ruling.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct RuledClaim {
    player: ColorWord,
    set: Vec<String>,
    verdict: VerdictWord,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stopped: Option<StopWord>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    ms: Option<f64>,
}

/// The findings of a referee's search.
#[derive(Clone, Debug)]
pub struct RefereeFindings<'a> {
    /// The locations that each player provably controls.
    pub control: &'a ByColor<PointSet>,
    /// The locations that each player may yet control.
    pub open: &'a ByColor<PointSet>,
    /// The limit that ended the search, if something is open.
    pub stopped: Option<StopWord>,
    /// Contradictions between the file and its game's end.
    pub differences: &'a [String],
    /// Corrections made in reading.
    pub warnings: &'a [String],
    /// The claims examined.
    pub claims: Vec<ClaimFinding<'a>>,
    /// Refuted claims left out.
    pub unlisted: u64,
    /// Open claims not tried.
    pub untried: u64,
    /// Situations expanded.
    pub nodes: u64,
    /// Milliseconds, on request.
    pub ms: Option<f64>,
    /// What is expected, on request.
    pub expected: Option<&'a ExpectedControl>,
    /// What is expected of a game that goes on, on request.
    pub forecast: Option<&'a Forecast>,
}

impl RefereeFindings<'_> {
    fn is_decided(&self) -> bool {
        self.open.black.is_empty() && self.open.white.is_empty()
    }
}

/// A claim examined by a referee, with the result.
#[derive(Clone, Copy, Debug)]
pub struct ClaimFinding<'a> {
    /// The claimant.
    pub player: Color,
    /// The set.
    pub set: &'a PointSet,
    /// The checker's verdict.
    pub verdict: Verdict,
    /// The limit that ended its search, if open.
    pub stopped: Option<StopWord>,
    /// Situations expanded.
    pub nodes: u64,
    /// Milliseconds, on request.
    pub ms: Option<f64>,
}

impl ClaimFinding<'_> {
    fn new(claim: &Decided, stopped: Option<StopWord>) -> ClaimFinding<'_> {
        let stopped = stopped.map(|all| all.of_claim(claim.halt));
        ClaimFinding {
            player: claim.player,
            set: &claim.set,
            verdict: claim.verdict,
            stopped: stopped.filter(|_| !claim.verdict.is_decided()),
            nodes: claim.nodes,
            ms: None,
        }
    }

    fn ruled(&self, layout: &Layout) -> RuledClaim {
        RuledClaim {
            player: self.player.into(),
            set: set_rows(layout, self.set),
            verdict: self.verdict.into(),
            stopped: self.stopped,
            nodes: self.nodes,
            ms: self.ms,
        }
    }
}

/// Reads `control` and `score` of a referee's report again; `None` if it is no report of this board.
#[must_use]
pub fn ljrg_findings(layout: &Layout, report: &Value) -> Option<LjrgFindings> {
    let control = report.get("control")?.as_array()?;
    if control.len() != layout.board().len() {
        return None;
    }
    let mut found = LjrgFindings {
        control: ByColor::default(),
        open: ByColor::default(),
        score: None,
        nodes: report.get("nodes").and_then(Value::as_u64).unwrap_or(0),
    };
    for (at, word) in layout.board().points().zip(control) {
        let (sets, colors) = match word.as_str()? {
            "nobody" => continue,
            "both" => (&mut found.control, Color::ALL.to_vec()),
            "open" => (&mut found.open, Color::ALL.to_vec()),
            word => (&mut found.control, vec![Color::from_name(word)?]),
        };
        for color in colors {
            sets[color].insert(at);
        }
    }
    if let Some(score) = report.get("score").filter(|score| !score.is_null()) {
        let total = |color: Color| {
            let total = score.get(color.name())?.get("total")?.as_f64()?;
            total
                .is_finite()
                .then(|| Points::rounded(total).thousandths())
        };
        found.score = Some(total(Color::Black)?.saturating_sub(total(Color::White)?));
    }
    // A report has a score exactly if nothing is open.
    (found.score.is_some() == found.open.black.is_empty()).then_some(found)
}
