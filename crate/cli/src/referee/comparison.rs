//! `loja referee --rules NAME,NAME --compare`: where the rules part on a position.

use std::fmt::Write as _;
use std::io;

use loja_notation::{Error, Layout, Points, Record, Score};
use loja_rules::{Point, PointSet};
use loja_systems::compare::{
    Apart, Asking, Clause, Comparison, Line, MayStop, Parting, Referee, Ruling, Status,
};
use loja_systems::proof::Turn;
use loja_systems::{Limits, Start};
use serde::Serialize;

use super::Arguments;
use super::others::{self, Clock, Ljrg, Said};
use crate::map;
use crate::output::{Exit, Output};
use crate::rules::Rules;
use crate::stop::{self, Stop};
use crate::systems::{Games, result, score, sign, text};

/// How many situations each of the rules may look at where no limit is told. Turns of 250, 1,000, 4,000 and 16,000 fit in.
const EACH: u64 = 21_250;

pub(super) fn run(laws: &[Rules], arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    stop::listen();
    for file in &arguments.files {
        let mut games: Vec<_> = others::systems(laws)
            .map(|system| (system, Games::default()))
            .collect();
        let mut ljrg = laws.contains(&Rules::LJRG).then(Ljrg::default);
        others::each(file, arguments, output, |record, name, after, output| {
            let compared = compare(laws, arguments, record, after, &mut games, &mut ljrg);
            match compared {
                Ok(compared) => compared.tell(record, name.as_deref(), arguments.json, output),
                Err(error) => {
                    let id = record.id.clone().or(name);
                    output.bad(&Error { id, ..error }, arguments.json)
                }
            }
        })?;
    }
    Ok(Exit::Done)
}

/// A position that all of them were asked about.
struct Compared {
    layout: Layout,
    comparison: Comparison,
    nodes: u64,
    /// What ended it before its limits did, in words too.
    stopped: Option<(Stop, String)>,
    pairs: Vec<([Rules; 2], Apart, Option<Line>)>,
}

fn compare(
    laws: &[Rules],
    arguments: &Arguments,
    record: &Record,
    after: Option<usize>,
    games: &mut [(loja_systems::System, Games)],
    ljrg: &mut Option<Ljrg>,
) -> Result<Compared, Error> {
    let count = laws.len().max(1) as u64;
    let budget = arguments.budget.or_nodes(EACH * count);
    let until = budget.deadline();
    // A record may be no game by some rules. What is compared is the position, so whoever can play it tells it.
    let mut start: Option<(Layout, Start)> = None;
    let mut refused = None;
    for (system, games) in games {
        match others::played(*system, record, games, after) {
            Ok(played) if start.is_none() => {
                let now = played.reached().now.clone();
                start = Some((played.layout, now));
            }
            Ok(_) => {}
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    let Some((layout, start)) = start else {
        return Err(refused.unwrap_or_else(|| Error::new("no rules can play this")));
    };
    // Each has a share of its own, so that what it says never depends on how long another has taken.
    let share = budget.nodes() / count;
    let referee = match ljrg {
        None => None,
        Some(ljrg) => match ljrg.judge(record, after, budget.part(share, until), arguments.jobs) {
            Said::Ljrg(position, judged) => {
                let score = judged
                    .is_decided()
                    .then(|| Score::new(&position.state, &judged.control, position.komi));
                Some(Referee {
                    score: score.map(|score| score.lead().thousandths()),
                    control: judged.control,
                    open: judged.open,
                    nodes: judged.nodes,
                })
            }
            Said::Not(_, error) => return Err(error),
            Said::Other(_) => None,
        },
    };
    let spent = referee.as_ref().map_or(0, |found| found.nodes);
    let limits = Limits {
        nodes: share,
        bytes: budget.bytes(),
    };
    let clock = Clock::until(until);
    let poll = |_| clock.going();
    let systems: Vec<_> = others::systems(laws).collect();
    let komi = record.komi.thousandths();
    let fault = |fault: loja_systems::Fault| Error::new(fault.to_string());
    let mut comparison =
        Comparison::new(&start, komi, &systems, referee.as_ref(), limits).map_err(fault)?;
    let mut asking = Asking::More;
    while asking == Asking::More {
        asking = comparison.turn(&poll).map_err(fault)?;
    }
    let stopped = clock.stopped().filter(|_| asking == Asking::Cut);
    let stopped = stopped.map(|stop| (stop, stop.words(&arguments.budget)));
    let shown = |apart: &Apart| match apart {
        Apart::Parted(parting) => comparison.shown(parting, &poll),
        _ => None,
    };
    let pairs = comparison.pairs();
    let pairs = pairs.into_iter().map(|(laws, apart)| {
        let line = shown(&apart);
        (laws, apart, line)
    });
    Ok(Compared {
        layout,
        nodes: spent + comparison.nodes(),
        stopped,
        pairs: pairs.collect(),
        comparison,
    })
}

#[derive(Serialize)]
struct Told<'a> {
    id: Option<&'a str>,
    compare: Vec<Column>,
    partings: Vec<Part>,
    /// Pairs that don't part.
    same: Vec<[&'static str; 2]>,
    /// Pairs of which it is not known, from a stage on.
    open: Vec<NotKnown>,
    nodes: u64,
    /// What ended it before its limits did, if something has.
    stopped: Option<&'static str>,
}

#[derive(Serialize)]
struct Column {
    rules: &'static str,
    status: &'static str,
    may_stop: &'static str,
    map: Vec<String>,
    points: std::collections::BTreeMap<&'static str, Vec<String>>,
    score: Option<Points>,
    result: String,
    open: Vec<String>,
    readings: Vec<&'static str>,
    nodes: u64,
}

#[derive(Serialize)]
struct Part {
    rules: [&'static str; 2],
    stage: &'static str,
    points: Vec<String>,
    /// Earlier stages that are not known.
    hidden: Vec<&'static str>,
    said: [String; 2],
    clauses: [Cited; 2],
    line: Option<Played>,
    words: String,
}

#[derive(Serialize)]
struct Cited {
    name: &'static str,
    document: &'static str,
    lines: [u16; 2],
    says: &'static str,
}

#[derive(Serialize)]
struct Played {
    rules: &'static str,
    first: &'static str,
    tried: bool,
    moves: Vec<String>,
    words: String,
}

#[derive(Serialize)]
struct NotKnown {
    rules: [&'static str; 2],
    stage: &'static str,
}

impl Compared {
    fn name(&self, at: Point) -> String {
        self.layout.name(at)
    }

    fn tell(
        &self,
        record: &Record,
        file_name: Option<&str>,
        json: bool,
        output: &mut Output,
    ) -> io::Result<()> {
        let rulings = self.comparison.rulings();
        if rulings.iter().any(Ruling::is_undecided) {
            output.worsen(Exit::Undecided);
        }
        if !json {
            return output.text(self.text(record, file_name));
        }
        let mut told = Told {
            id: record.id.as_deref().or(file_name),
            compare: rulings.iter().map(|ruling| self.column(ruling)).collect(),
            partings: Vec::new(),
            same: Vec::new(),
            open: Vec::new(),
            nodes: self.nodes,
            stopped: self.stopped.as_ref().map(|(stop, _)| stop.name()),
        };
        for (laws, apart, line) in &self.pairs {
            let rules = laws.map(Rules::name);
            match apart {
                Apart::Never => told.same.push(rules),
                Apart::Open(stage) => told.open.push(NotKnown {
                    rules,
                    stage: stage.name(),
                }),
                Apart::Parted(parting) => {
                    let part = self.part(parting, apart, line.as_ref());
                    told.partings.extend(part);
                }
            }
        }
        output.json(&told)
    }

    fn names(&self, points: &PointSet) -> Vec<String> {
        points.iter().map(|at| self.name(at)).collect()
    }

    fn column(&self, ruling: &Ruling) -> Column {
        let judgement = &ruling.judgement;
        let mut points = std::collections::BTreeMap::<_, Vec<String>>::new();
        for (at, status) in self.layout.board().points().zip(&ruling.status) {
            points
                .entry(Status::name(*status))
                .or_default()
                .push(self.name(at));
        }
        Column {
            rules: ruling.law.name(),
            status: judgement.standing.name(),
            may_stop: may_stop(&ruling.judgement.stop),
            map: map::rows(&self.layout, |point| sign(judgement, point)),
            points,
            score: score(judgement.outcome),
            result: result(judgement.outcome),
            open: judgement
                .open
                .iter()
                .map(|open| open.told(&|at| self.name(at)))
                .collect(),
            readings: judgement.readings.clone(),
            nodes: judgement.nodes,
        }
    }

    fn part(&self, parting: &Parting, apart: &Apart, line: Option<&Line>) -> Option<Part> {
        let [one, other] = self.both(parting.laws)?;
        let name = |at| self.name(at);
        let said = |ruling: &Ruling| {
            let points = |thousandths| Points::from_thousandths(thousandths).to_string();
            ruling.said(parting.stage, &parting.points, &name, &points)
        };
        let cited = |clause: Clause| Cited {
            name: clause.name,
            document: clause.document,
            lines: clause.lines,
            says: clause.says,
        };
        Some(Part {
            rules: parting.laws.map(Rules::name),
            stage: parting.stage.name(),
            points: self.names(&parting.points),
            hidden: parting.hidden.iter().map(|stage| stage.name()).collect(),
            said: [said(one), said(other)],
            clauses: parting.clauses().map(cited),
            line: line.map(|line| self.played(line)),
            words: apart.told(one, other, &name),
        })
    }

    fn both(&self, laws: [Rules; 2]) -> Option<[&Ruling; 2]> {
        let [one, other] = laws.map(|law| self.comparison.ruling(law));
        Some([one?, other?])
    }

    fn played(&self, line: &Line) -> Played {
        let board = self.layout.board();
        let at = |number: usize| {
            board
                .point(number)
                .map_or_else(String::new, |at| self.name(at))
        };
        let words = |turn: &Turn| match turn {
            Turn::Play(number) => at(*number),
            Turn::PassFor(number) => format!("pass for {}", at(*number)),
            Turn::KoPass => "ko-pass".to_owned(),
            Turn::Pass | Turn::Agree | Turn::Outside => "pass".to_owned(),
        };
        Played {
            rules: line.law.name(),
            first: line.first.name(),
            tried: line.tried,
            moves: line.turns.iter().map(words).collect(),
            words: line.told(board, &|at| self.name(at)),
        }
    }

    fn text(&self, record: &Record, file_name: Option<&str>) -> String {
        let mut told = String::new();
        // Writing to a string can't fail.
        let _ = self.write(&mut told, record, file_name);
        told
    }

    fn write(
        &self,
        told: &mut String,
        record: &Record,
        file_name: Option<&str>,
    ) -> std::fmt::Result {
        let id = record.id.as_deref().or(file_name);
        let title: Vec<&str> = [id, record.name.as_deref()].into_iter().flatten().collect();
        if !title.is_empty() {
            writeln!(told, "{}\n", title.join(": ").escape_debug())?;
        }
        for ruling in self.comparison.rulings() {
            told.push_str(&text(ruling.law.name(), &self.layout, &ruling.judgement));
            if ruling.judgement.stop != MayStop::Yes {
                writeln!(
                    told,
                    "  May play stop here? {}.",
                    may_stop(&ruling.judgement.stop)
                )?;
            }
        }
        if let Some((_, words)) = &self.stopped {
            writeln!(told, "{words}")?;
        }
        writeln!(told)?;
        let mut cited: Vec<(Rules, Clause)> = Vec::new();
        for (laws, apart, line) in &self.pairs {
            let Some([one, other]) = self.both(*laws) else {
                continue;
            };
            writeln!(told, "{}.", apart.told(one, other, &|at| self.name(at)))?;
            if let Some(line) = line {
                let line = self.played(line);
                writeln!(told, "  By {}: {}.", line.rules, line.words)?;
            }
            if let Apart::Parted(parting) = apart {
                cited.extend(laws.iter().copied().zip(parting.clauses()));
            }
        }
        // Each once, however many pairs it parts.
        cited.sort_by_key(|(law, _)| *law);
        let mut before = Vec::new();
        for one in cited {
            if !before.contains(&one) {
                let (law, clause) = one;
                let (rules, cited) = (law.name(), clause.cited());
                writeln!(told, "{rules} decides by {cited}: {}.", clause.says)?;
                before.push(one);
            }
        }
        writeln!(told)
    }
}

const fn may_stop(stop: &MayStop) -> &'static str {
    match stop {
        MayStop::Yes => "yes",
        MayStop::No(_) => "no",
        MayStop::Undecided(_) => "?",
    }
}
