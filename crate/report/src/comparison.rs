use std::collections::BTreeMap;

use loja_notation::{Layout, Points};
use loja_rules::{Point, PointSet};
use loja_systems::Law;
use loja_systems::compare::{
    Apart, Clause, ComparedStage, Comparison, MapSign, MayStop, Parting, RuleSetRuling, ShownLine,
};
use loja_systems::proof::ProofTurn;
use loja_systems::{JudgedString, StringStatus};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::rows::{board_rows, point_names};
use crate::ruling::{counts_sign, open_questions, result_of, score_of};
use crate::word::{
    ColorWord, Location, MayStopWord, PointWord, RulesName, StageWord, StandingWord, StopWord,
    StringWord, TurnWord, WhoseWord, locations,
};

/// The progress of a comparison.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct ComparisonProgress {
    /// Whether its limits allow no further findings.
    pub done: bool,
    /// Whether more situations could find more.
    pub can_go_on: bool,
    /// Situations expanded.
    pub nodes: u64,
}

/// Rulings of several rule sets, and where they differ.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ComparisonReport {
    /// In the order of `RulesName`.
    rulings: Vec<ComparedRuling>,
    /// Pairs known to differ.
    partings: Vec<ComparedParting>,
    /// Pairs known to agree.
    same: Vec<[RulesName; 2]>,
    /// Pairs that agree where both have decided.
    open: Vec<ComparedOpen>,
    nodes: u64,
}

/// The ruling of one of them.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct ComparedRuling {
    rules: RulesName,
    /// `undefined`: the text doesn’t define it; `open` says why.
    standing: StandingWord,
    may_stop: MayStopWord,
    /// Stones that forbid, or may forbid, a stop.
    because: Vec<Location>,
    /// The deciding words, one for each `PartingStage` in order.
    clauses: [CitedClause; 4],
    /// One for each location.
    statuses: Vec<PointWord>,
    whose: Vec<WhoseWord>,
    /// Strings in the rule set's terms; `by` has an enabled one's points.
    strings: Vec<ComparedString>,
    /// Black minus White, all included, if defined.
    score: Option<f64>,
    /// `B+n`, `W+n`, `jigo`, `B+0` or `W+0` for a won tie (Ing), `B+`, `W+`, `tie`, `no result`, `both lose`, or
    /// `?`.
    result: String,
    open: Vec<String>,
    readings: Vec<&'static str>,
    nodes: u64,
}

/// A string, by locations.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ComparedString {
    points: Vec<Location>,
    color: ColorWord,
    status: StringWord,
    by: Vec<Location>,
}

/// The first stage at which two rule sets surely differ.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ComparedParting {
    rules: [RulesName; 2],
    stage: StageWord,
    /// The locations concerned, if any.
    points: Vec<Location>,
    /// Undecided earlier stages, which may differ too.
    hidden: Vec<StageWord>,
    /// The answer of each.
    said: [String; 2],
    /// The decisive words of each.
    clauses: [CitedClause; 2],
    words: String,
}

/// A passage of a text.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CitedClause {
    name: &'static str,
    document: &'static str,
    /// The first and the last line.
    lines: [u16; 2],
    says: &'static str,
    /// Name, lines and document.
    words: String,
}

impl From<Clause> for CitedClause {
    fn from(clause: Clause) -> CitedClause {
        CitedClause {
            name: clause.name,
            document: clause.document,
            lines: clause.lines,
            says: clause.says,
            words: clause.cited(),
        }
    }
}

/// Two rule sets not known to differ, from a stage on.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ComparedOpen {
    rules: [RulesName; 2],
    stage: StageWord,
    words: String,
}

/// A line under one rule set that shows a difference.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ShownParting {
    rules: RulesName,
    first: ColorWord,
    /// Tried out after the stop, outside the game.
    tried: bool,
    turns: Vec<PartingTurn>,
    words: String,
}

/// A turn of such a line.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PartingTurn {
    kind: TurnWord,
    at: Option<Location>,
}

impl PartingTurn {
    fn new(turn: ProofTurn) -> PartingTurn {
        let (kind, at) = match turn {
            ProofTurn::Play(at) => ("play", Some(at)),
            ProofTurn::PassFor(at) => ("pass-for", Some(at)),
            ProofTurn::KoPass => ("ko-pass", None),
            ProofTurn::Pass | ProofTurn::Agree | ProofTurn::Button | ProofTurn::Outside => {
                ("pass", None)
            }
        };
        PartingTurn {
            kind: TurnWord::of(kind),
            at: at.map(Location),
        }
    }
}

/// As `loja referee --compare --json` prints it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PrintedComparison {
    id: Option<String>,
    compare: Vec<PrintedRuling>,
    partings: Vec<PrintedParting>,
    /// Pairs that agree.
    same: Vec<[RulesName; 2]>,
    /// Pairs that may differ, from a stage on.
    open: Vec<PrintedOpen>,
    nodes: u64,
    /// The limit that ended it early.
    stopped: Option<StopWord>,
}

/// A ruling in rows and names.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PrintedRuling {
    rules: RulesName,
    status: StandingWord,
    /// `yes`, `no` or `?`.
    may_stop: &'static str,
    map: Vec<String>,
    #[cfg_attr(test, ts(type = "{ [K in PointStatus]?: string[] }"))]
    points: BTreeMap<&'static str, Vec<String>>,
    #[cfg_attr(test, ts(type = "number | null"))]
    score: Option<Points>,
    result: String,
    open: Vec<String>,
    readings: Vec<&'static str>,
    nodes: u64,
}

/// Two rule sets' difference, in names.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PrintedParting {
    rules: [RulesName; 2],
    stage: StageWord,
    points: Vec<String>,
    /// Undecided earlier stages.
    hidden: Vec<StageWord>,
    said: [String; 2],
    clauses: [PrintedClause; 2],
    line: Option<PrintedLine>,
    words: String,
}

/// A passage of a text, without the citation's words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PrintedClause {
    name: &'static str,
    document: &'static str,
    lines: [u16; 2],
    says: &'static str,
}

/// A line that shows a difference, in names.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PrintedLine {
    rules: RulesName,
    first: ColorWord,
    tried: bool,
    moves: Vec<String>,
    words: String,
}

/// Two rule sets not known to differ.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PrintedOpen {
    rules: [RulesName; 2],
    stage: StageWord,
}

/// A comparison with its board.
#[derive(Clone, Copy)]
pub struct ComparedBoard<'a> {
    /// The board's drawing and names.
    pub layout: &'a Layout,
    /// The comparison.
    pub comparison: &'a Comparison,
}

/// Two rule sets, their difference, and a line that shows it.
pub type ComparedPair = ([Law; 2], Apart, Option<ShownLine>);

impl ComparedBoard<'_> {
    /// Reports the findings so far, with numbered locations.
    #[must_use]
    pub fn report(&self) -> ComparisonReport {
        let rulings = self.comparison.rulings().iter();
        let mut report = ComparisonReport {
            rulings: rulings.map(|ruling| self.compared(ruling)).collect(),
            partings: Vec::new(),
            same: Vec::new(),
            open: Vec::new(),
            nodes: self.comparison.nodes(),
        };
        for (laws, how) in self.comparison.pairs() {
            let Some(both) = self.both(laws) else {
                continue;
            };
            let rules = laws.map(RulesName::from);
            let words = how.told(both[0], both[1], &|at| self.name(at));
            match &how {
                Apart::Never => report.same.push(rules),
                Apart::Open(stage) => report.open.push(ComparedOpen {
                    rules,
                    stage: (*stage).into(),
                    words,
                }),
                Apart::Parted(parting) => report.partings.push(ComparedParting {
                    rules,
                    stage: parting.stage.into(),
                    points: locations(&parting.points),
                    hidden: parting.hidden.iter().map(|&stage| stage.into()).collect(),
                    said: both.map(|one| self.said(one, parting)),
                    clauses: parting.clauses().map(CitedClause::from),
                    words,
                }),
            }
        }
        report
    }

    /// Reports a line that shows a difference, with numbered locations.
    #[must_use]
    pub fn line(&self, line: &ShownLine) -> ShownParting {
        ShownParting {
            rules: line.law.into(),
            first: line.first.into(),
            tried: line.tried,
            turns: line.turns.iter().copied().map(PartingTurn::new).collect(),
            words: self.line_words(line),
        }
    }

    /// Reports the comparison for the command.
    #[must_use]
    pub fn printed(
        &self,
        id: Option<&str>,
        pairs: &[ComparedPair],
        nodes: u64,
        stopped: Option<StopWord>,
    ) -> PrintedComparison {
        let rulings = self.comparison.rulings().iter();
        let mut printed = PrintedComparison {
            id: id.map(str::to_owned),
            compare: rulings.map(|ruling| self.printed_ruling(ruling)).collect(),
            partings: Vec::new(),
            same: Vec::new(),
            open: Vec::new(),
            nodes,
            stopped,
        };
        for (laws, apart, line) in pairs {
            let rules = laws.map(RulesName::from);
            match apart {
                Apart::Never => printed.same.push(rules),
                Apart::Open(stage) => printed.open.push(PrintedOpen {
                    rules,
                    stage: (*stage).into(),
                }),
                Apart::Parted(parting) => {
                    let part = self.printed_parting(parting, apart, line.as_ref());
                    printed.partings.extend(part);
                }
            }
        }
        printed
    }

    /// Two rule sets' rulings, if both were asked.
    #[must_use]
    pub fn both(&self, laws: [Law; 2]) -> Option<[&RuleSetRuling; 2]> {
        let [one, other] = laws.map(|law| self.comparison.ruling(law));
        Some([one?, other?])
    }

    /// A line that shows a difference, in a sentence.
    #[must_use]
    pub fn line_words(&self, line: &ShownLine) -> String {
        line.told(self.layout.board(), &|at| self.name(at))
    }

    fn name(&self, at: Point) -> String {
        self.layout.name(at)
    }

    fn said(&self, ruling: &RuleSetRuling, parting: &Parting) -> String {
        let points = |thousandths| Points::from_thousandths(thousandths).to_string();
        ruling.said(parting.stage, &parting.points, &|at| self.name(at), &points)
    }

    fn compared(&self, ruling: &RuleSetRuling) -> ComparedRuling {
        let judgement = &ruling.judgement;
        let because = match &judgement.stop {
            MayStop::Yes => &PointSet::new(),
            MayStop::No(points) | MayStop::Undecided(points) => points,
        };
        ComparedRuling {
            rules: ruling.law.into(),
            standing: judgement.standing.into(),
            may_stop: (&judgement.stop).into(),
            because: locations(because),
            clauses: ComparedStage::ALL.map(|stage| ruling.law.clause(stage).into()),
            whose: ruling.whose.iter().map(|&whose| whose.into()).collect(),
            statuses: ruling.status.iter().map(|&status| status.into()).collect(),
            strings: judgement.strings.iter().map(compared_string).collect(),
            score: score_of(judgement.outcome).map(Points::number),
            result: result_of(judgement.outcome),
            open: open_questions(self.layout, judgement),
            readings: judgement.readings.clone(),
            nodes: judgement.nodes,
        }
    }

    fn printed_ruling(&self, ruling: &RuleSetRuling) -> PrintedRuling {
        let judgement = &ruling.judgement;
        let mut points = BTreeMap::<_, Vec<String>>::new();
        for (at, status) in self.layout.board().points().zip(&ruling.status) {
            points
                .entry(MapSign::name(*status))
                .or_default()
                .push(self.name(at));
        }
        PrintedRuling {
            rules: ruling.law.into(),
            status: judgement.standing.into(),
            may_stop: may_stop(&judgement.stop),
            map: board_rows(self.layout, |point| counts_sign(judgement, point)),
            points,
            score: score_of(judgement.outcome),
            result: result_of(judgement.outcome),
            open: open_questions(self.layout, judgement),
            readings: judgement.readings.clone(),
            nodes: judgement.nodes,
        }
    }

    fn printed_parting(
        &self,
        parting: &Parting,
        apart: &Apart,
        line: Option<&ShownLine>,
    ) -> Option<PrintedParting> {
        let both = self.both(parting.laws)?;
        Some(PrintedParting {
            rules: parting.laws.map(RulesName::from),
            stage: parting.stage.into(),
            points: point_names(self.layout, &parting.points),
            hidden: parting.hidden.iter().map(|&stage| stage.into()).collect(),
            said: both.map(|one| self.said(one, parting)),
            clauses: parting.clauses().map(|clause| PrintedClause {
                name: clause.name,
                document: clause.document,
                lines: clause.lines,
                says: clause.says,
            }),
            line: line.map(|line| self.printed_line(line)),
            words: apart.told(both[0], both[1], &|at| self.name(at)),
        })
    }

    fn printed_line(&self, line: &ShownLine) -> PrintedLine {
        let at = |number: usize| {
            let point = self.layout.board().point(number);
            point.map_or_else(String::new, |at| self.name(at))
        };
        let words = |turn: &ProofTurn| match turn {
            ProofTurn::Play(number) => at(*number),
            ProofTurn::PassFor(number) => format!("pass for {}", at(*number)),
            ProofTurn::KoPass => "ko-pass".to_owned(),
            ProofTurn::Pass | ProofTurn::Agree | ProofTurn::Button | ProofTurn::Outside => {
                "pass".to_owned()
            }
        };
        PrintedLine {
            rules: line.law.into(),
            first: line.first.into(),
            tried: line.tried,
            moves: line.turns.iter().map(words).collect(),
            words: self.line_words(line),
        }
    }
}

/// Whether play may stop, in the command's words.
#[must_use]
pub const fn may_stop(stop: &MayStop) -> &'static str {
    match stop {
        MayStop::Yes => "yes",
        MayStop::No(_) => "no",
        MayStop::Undecided(_) => "?",
    }
}

fn compared_string(string: &JudgedString) -> ComparedString {
    ComparedString {
        points: locations(&string.points),
        color: string.color.into(),
        status: (&string.status).into(),
        by: match &string.status {
            StringStatus::Enabled(points) => locations(points),
            _ => Vec::new(),
        },
    }
}
