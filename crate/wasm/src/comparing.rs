//! One position by several rule systems, asked in turns.

use loja_notation::{Layout, Points};
use loja_rules::Point;
use loja_systems::compare::{
    Apart, Asking, Clause, Comparison, Law, Line, MayStop, Parting, Referee, Ruling, Stage, Whose,
};
use loja_systems::proof::Turn;
use loja_systems::{Going, JudgedString, Limits, Open, StringStatus, System, Usage};
use serde::Serialize;

use crate::api::{Failure, numbers};
use crate::deadline::Deadline;
use crate::law_questions::{no_position, read_law, read_laws, read_record, read_referee, start_of};

/// No law looks at more situations in a comparison, …
const MOST_NODES: u64 = 100_000_000;

/// … and no question takes more memory unless it may.
const MOST_BYTES: u64 = 512 << 20;

/// How far a comparison is, `ComparisonProgress` of the types.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sofar {
    /// Every law has answered, or has looked at as many situations as it may.
    done: bool,
    /// More situations could find more out.
    can_go_on: bool,
    nodes: u64,
}

/// What is known by now, `ComparisonReport` of the types.
#[derive(Debug, Serialize)]
pub struct Report {
    rulings: Vec<Ruled>,
    partings: Vec<Parted>,
    same: Vec<[&'static str; 2]>,
    open: Vec<NotKnown>,
    nodes: u64,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Ruled {
    rules: &'static str,
    standing: &'static str,
    may_stop: &'static str,
    /// The stones for which play may not stop, or for which that is not known.
    because: Vec<usize>,
    /// The words that decide, stage by stage.
    clauses: [Cited; 4],
    statuses: Vec<&'static str>,
    whose: Vec<&'static str>,
    strings: Vec<Judged>,
    score: Option<f64>,
    result: String,
    open: Vec<String>,
    readings: Vec<&'static str>,
    nodes: u64,
}

#[derive(Debug, Serialize)]
struct Judged {
    points: Vec<usize>,
    color: &'static str,
    status: &'static str,
    by: Vec<usize>,
}

#[derive(Debug, Serialize)]
struct Parted {
    rules: [&'static str; 2],
    stage: &'static str,
    points: Vec<usize>,
    hidden: Vec<&'static str>,
    said: [String; 2],
    clauses: [Cited; 2],
    words: String,
}

#[derive(Debug, Serialize)]
struct Cited {
    name: &'static str,
    document: &'static str,
    lines: [u16; 2],
    says: &'static str,
    words: String,
}

#[derive(Debug, Serialize)]
struct NotKnown {
    rules: [&'static str; 2],
    stage: &'static str,
    words: String,
}

/// A line of play, `ShownParting` of the types.
#[derive(Debug, Serialize)]
pub struct ShownParting {
    rules: &'static str,
    first: &'static str,
    tried: bool,
    turns: Vec<Told>,
    words: String,
}

#[derive(Debug, Serialize)]
struct Told {
    kind: &'static str,
    at: Option<usize>,
}

/// A position that several laws are asked about.
pub struct Comparing {
    layout: Layout,
    comparison: Comparison,
}

impl Comparing {
    /// `compare` of the module, with all but the last argument as JSON.
    ///
    /// # Errors
    /// When the position, the rules or the report can't be read.
    pub fn new(start: &str, rules: &str, ljrg: &str, nodes: u32) -> Result<Comparing, Failure> {
        Comparing::within(start, rules, ljrg, nodes, None)
    }

    /// The same with so many megabytes for a question.
    ///
    /// # Errors
    /// When the position, the rules or the report can't be read.
    pub fn within(
        start: &str,
        rules: &str,
        ljrg: &str,
        nodes: u32,
        megabytes: Option<u32>,
    ) -> Result<Comparing, Failure> {
        let record = read_record(start)?;
        let (systems, referee) = read_chosen(&record.layout, rules, ljrg)?;
        let limits = Limits {
            nodes: u64::from(nodes).min(MOST_NODES),
            bytes: megabytes.map_or(MOST_BYTES, |megabytes| u64::from(megabytes) << 20),
        };
        let comparison = Comparison::new(
            &start_of(&record),
            record.komi.thousandths(),
            &systems,
            referee.as_ref(),
            limits,
        );
        let comparison = comparison.map_err(|fault| no_position(&record.layout, &fault))?;
        Ok(Comparing {
            layout: record.layout,
            comparison,
        })
    }

    /// Lets other laws take part, and each look at so many situations in all, if that is more than before. What was found out stays known.
    ///
    /// # Errors
    /// When the rules or the report can't be read.
    pub fn choose(&mut self, rules: &str, ljrg: &str, nodes: u32) -> Result<(), Failure> {
        let (systems, referee) = read_chosen(&self.layout, rules, ljrg)?;
        let chosen = self.comparison.choose(&systems, referee.as_ref());
        chosen.map_err(|fault| no_position(&self.layout, &fault))?;
        self.comparison.allow(u64::from(nodes).min(MOST_NODES));
        Ok(())
    }

    /// Asks one law after the other, each a little longer than last time, until all are asked. After the deadline no turn begins; one
    /// that has begun is ended, unless the poll says stop: then nothing of it is kept.
    ///
    /// # Errors
    /// When the stones are no position of a law.
    pub fn run_until(
        &mut self,
        deadline: Deadline,
        poll: &dyn Fn(Usage) -> Going,
    ) -> Result<Sofar, Failure> {
        let mut asking = Asking::More;
        while asking == Asking::More {
            let turn = self.comparison.turn(poll);
            asking = turn.map_err(|fault| no_position(&self.layout, &fault))?;
            if deadline.is_over() {
                break;
            }
        }
        Ok(Sofar {
            done: asking == Asking::Done,
            can_go_on: self.comparison.can_go_on(),
            nodes: self.comparison.nodes(),
        })
    }

    fn name(&self, at: Point) -> String {
        self.layout.name(at)
    }

    /// What is known by now.
    #[must_use]
    pub fn report(&self) -> Report {
        let rulings = self.comparison.rulings().iter();
        let mut report = Report {
            rulings: rulings.map(|ruling| self.ruled(ruling)).collect(),
            partings: Vec::new(),
            same: Vec::new(),
            open: Vec::new(),
            nodes: self.comparison.nodes(),
        };
        for (laws, how) in self.comparison.pairs() {
            let [Some(one), Some(other)] = laws.map(|law| self.comparison.ruling(law)) else {
                continue;
            };
            let rules = laws.map(Law::name);
            let words = how.told(one, other, &|at| self.name(at));
            match &how {
                Apart::Never => report.same.push(rules),
                Apart::Open(stage) => report.open.push(NotKnown {
                    rules,
                    stage: stage.name(),
                    words,
                }),
                Apart::Parted(parting) => {
                    report
                        .partings
                        .push(self.parted(parting, [one, other], words));
                }
            }
        }
        report
    }

    fn parted(&self, parting: &Parting, both: [&Ruling; 2], words: String) -> Parted {
        let points = |thousandths| Points::from_thousandths(thousandths).to_string();
        let name = |at| self.name(at);
        Parted {
            rules: parting.laws.map(Law::name),
            stage: parting.stage.name(),
            points: numbers(parting.points.iter()),
            hidden: parting.hidden.iter().map(|stage| stage.name()).collect(),
            said: both.map(|one| one.said(parting.stage, &parting.points, &name, &points)),
            clauses: parting.clauses().map(cited),
            words,
        }
    }

    /// A line of play that shows where two laws part, if one is soon found.
    ///
    /// # Errors
    /// When there are no such rules.
    pub fn line(&self, one: &str, other: &str) -> Result<Option<ShownParting>, Failure> {
        let mut laws = [read_law(one)?, read_law(other)?];
        laws.sort_unstable();
        let mut pairs = self.comparison.pairs().into_iter();
        let Some((_, Apart::Parted(parting))) = pairs.find(|(pair, _)| *pair == laws) else {
            return Ok(None);
        };
        let line = self.comparison.shown(&parting, &|_| Going::Continue(()));
        Ok(line.map(|line| self.shown(&line)))
    }

    fn shown(&self, line: &Line) -> ShownParting {
        let told = |turn: &Turn| match *turn {
            Turn::Play(at) => Told {
                kind: "play",
                at: Some(at),
            },
            Turn::PassFor(at) => Told {
                kind: "pass-for",
                at: Some(at),
            },
            Turn::KoPass => Told {
                kind: "ko-pass",
                at: None,
            },
            Turn::Pass | Turn::Agree | Turn::Outside => Told {
                kind: "pass",
                at: None,
            },
        };
        ShownParting {
            rules: line.law.name(),
            first: line.first.name(),
            tried: line.tried,
            turns: line.turns.iter().map(told).collect(),
            words: line.told(self.layout.board(), &|at| self.name(at)),
        }
    }
}

fn cited(clause: Clause) -> Cited {
    Cited {
        name: clause.name,
        document: clause.document,
        lines: clause.lines,
        says: clause.says,
        words: clause.cited(),
    }
}

const fn owned(whose: Whose) -> &'static str {
    match whose {
        Whose::Stone => "stone",
        Whose::For(color) => color.name(),
        Whose::Nobody => "nobody",
        Whose::Undecided => "undecided",
        Whose::Undefined => "undefined",
    }
}

impl Comparing {
    /// What is open, in sentences.
    fn sentences(&self, open: &[Open]) -> Vec<String> {
        let told = |open: &Open| open.told(&|at| self.name(at));
        open.iter().map(told).collect()
    }

    fn ruled(&self, ruling: &Ruling) -> Ruled {
        let judgement = &ruling.judgement;
        let string = |string: &JudgedString| Judged {
            points: numbers(string.points.iter()),
            color: string.color.name(),
            status: string.status.name(),
            by: match &string.status {
                StringStatus::Enabled(points) => numbers(points.iter()),
                _ => Vec::new(),
            },
        };
        let points = |thousandths| Points::from_thousandths(thousandths);
        let because = match &judgement.stop {
            MayStop::Yes => Vec::new(),
            MayStop::No(points) | MayStop::Undecided(points) => numbers(points.iter()),
        };
        Ruled {
            rules: ruling.law.name(),
            standing: judgement.standing.name(),
            may_stop: match judgement.stop {
                MayStop::Yes => "yes",
                MayStop::No(_) => "no",
                MayStop::Undecided(_) => "undecided",
            },
            because,
            clauses: Stage::ALL.map(|stage| cited(ruling.law.clause(stage))),
            whose: ruling.whose.iter().map(|whose| owned(*whose)).collect(),
            statuses: ruling.status.iter().map(|status| status.name()).collect(),
            strings: judgement.strings.iter().map(string).collect(),
            score: judgement
                .outcome
                .score()
                .map(|thousandths| points(thousandths).number()),
            result: judgement
                .outcome
                .result(&|thousandths| points(thousandths).to_string()),
            open: self.sentences(&judgement.open),
            readings: judgement.readings.clone(),
            nodes: judgement.nodes,
        }
    }
}

/// The systems among some laws, and what LJRG's referee has said where LJRG is one of them.
fn read_chosen(
    layout: &Layout,
    rules: &str,
    ljrg: &str,
) -> Result<(Vec<System>, Option<Referee>), Failure> {
    let laws = read_laws(rules)?;
    let referee = read_referee(layout, ljrg)?;
    let asked = laws.contains(&Law::LJRG);
    if asked != referee.is_some() {
        let message = match asked {
            true => "LJRG is judged elsewhere; hand its referee’s report in",
            false => "a report of LJRG’s referee, and LJRG is not among the rules",
        };
        return Err(Failure::new("bad-rules", message));
    }
    let systems = laws.iter().filter_map(|law| law.system());
    Ok((systems.collect(), referee))
}
