//! `loja referee --rules NAME` for other systems, and `--rules all`.

use std::cell::Cell;
use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::time::Instant;

use loja_notation::{Error, Layout, Position, Record};
use loja_systems::{Control, Going, Judgement, Limits, Standing, Start, System};
use serde::Serialize;

use super::{Arguments, text_report, view};
use crate::budget::{Budget, Jobs};
use crate::games;
use crate::input::{self, Batch};
use crate::judged_position::{JudgedPosition, Names};
use crate::lines::{InputLine, Lines};
use crate::output::{Exit, Output};
use crate::pool::judge_one;
use crate::rules::Rules;
use crate::stop::{self, Stop, is_interrupted};
use crate::systems::{Games, Line, Played, Shown, Written, line, text};

/// With all systems at once, each but LJRG gives up after so many nodes where no limit is told.
const NODES: u64 = 10_000;

/// What ends a search besides its limits, and whether it has.
#[derive(Default)]
pub(super) struct Clock {
    until: Option<Instant>,
    stopped: Cell<Option<Stop>>,
}

impl Clock {
    pub(super) fn until(until: Option<Instant>) -> Clock {
        Clock {
            until,
            ..Clock::default()
        }
    }

    /// Whether the search may go on.
    pub(super) fn going(&self) -> Going {
        let is_late = || self.until.is_some_and(|until| Instant::now() >= until);
        let why = match is_interrupted() {
            true => Some(Stop::Interrupt),
            false => is_late().then_some(Stop::Seconds),
        };
        if why.is_some() {
            self.stopped.set(self.stopped.get().or(why));
        }
        match self.stopped.get() {
            Some(_) => Going::Break(()),
            None => Going::Continue(()),
        }
    }

    /// What has ended it.
    pub(super) fn stopped(&self) -> Option<Stop> {
        self.stopped.get()
    }
}

/// What one system says of one position.
pub(super) enum Said {
    Ljrg(Box<JudgedPosition>, Box<crate::pool::Judgement>),
    Other(Box<Other>),
    /// It can't be judged by these rules.
    Not(Rules, Error),
}

/// What a system other than LJRG says.
#[derive(Clone)]
pub(super) struct Other {
    system: System,
    layout: Layout,
    start: Start,
    komi: i64,
    judgement: Judgement,
    /// What ended the search before its limits did.
    stopped: Option<Stop>,
    /// Certificates, where they are asked for.
    written: Option<Written>,
}

/// A record, played by as many systems as are asked.
struct Case {
    id: Option<String>,
    name: Option<String>,
    said: Vec<Said>,
}

pub(super) fn one(system: System, arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    stop::listen();
    let mut number = 0;
    for file in &arguments.files {
        let mut games = Games::default();
        each(file, arguments, output, |record, name, after, output| {
            number += 1;
            let mut shelf = Shelf {
                arguments,
                number,
                budget: arguments.budget.or_nodes(system.patience()),
            };
            let said = shelf.other(system, record, &mut games, after)?;
            if let Said::Not(_, error) = said {
                return output.bad(
                    &Error {
                        id: record.id.clone().or(name),
                        ..error
                    },
                    arguments.json,
                );
            }
            tell(&case(record, name, vec![said]), false, arguments, output)
        })?;
    }
    Ok(Exit::Done)
}

pub(super) fn several(
    laws: &[Rules],
    arguments: &Arguments,
    output: &mut Output,
) -> io::Result<Exit> {
    stop::listen();
    let budget = arguments.budget.or_nodes(NODES);
    let mut number = 0;
    for file in &arguments.files {
        let mut ljrg = laws.contains(&Rules::LJRG).then(Ljrg::default);
        let mut games: Vec<(System, Games)> = systems(laws)
            .map(|system| (system, Games::default()))
            .collect();
        each(file, arguments, output, |record, name, after, output| {
            number += 1;
            let mut shelf = Shelf {
                arguments,
                number,
                budget,
            };
            let mut said: Vec<Said> = ljrg
                .iter_mut()
                .map(|ljrg| ljrg.judge(record, after, arguments.budget, arguments.jobs))
                .collect();
            for (system, games) in &mut games {
                let again = said_by_spokesman(*system, &said, record);
                let one = match again {
                    Some(again) => shelf.with_certificates(again, budget.deadline())?,
                    None => shelf.other(*system, record, games, after)?,
                };
                said.push(one);
            }
            tell(&case(record, name, said), true, arguments, output)
        })?;
    }
    Ok(Exit::Done)
}

/// Those of them that are no LJRG.
pub(super) fn systems(laws: &[Rules]) -> impl Iterator<Item = System> + '_ {
    laws.iter().filter_map(|law| law.system())
}

/// Every record of a file, with the number of moves that are wanted of it.
pub(super) fn each(
    file: &Path,
    arguments: &Arguments,
    output: &mut Output,
    mut judge: impl FnMut(&Record, Option<String>, Option<usize>, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    let (records, sgf) = match input::batch::<Record>(file, arguments.after) {
        Ok(Batch::All(records, sgf)) => (records, sgf),
        Ok(Batch::Lines(lines)) => return each_line(lines, arguments, output, judge),
        Err(error) => return output.bad(&error, arguments.json),
    };
    // SGF was read up to that move already.
    let after = arguments.after.filter(|_| !sgf);
    let names = Names::of(file, records.len());
    for (at, record) in records.into_iter().enumerate() {
        match record {
            Ok(record) => judge(&record, names.name(at), after, output)?,
            Err(mut error) => {
                error.id = error.id.or_else(|| names.name(at));
                output.bad(&error, arguments.json)?;
            }
        }
        // Whoever reads along gets each line when it is there.
        output.flush()?;
    }
    Ok(())
}

/// Each record of lines that come one after the other.
fn each_line(
    mut lines: Lines,
    arguments: &Arguments,
    output: &mut Output,
    mut judge: impl FnMut(&Record, Option<String>, Option<usize>, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    loop {
        let ready = lines.ready();
        if ready.is_empty() {
            break;
        }
        for InputLine { number, text } in ready {
            let text = text.map_err(|error| error.within(format_args!("line {number}")));
            match text.and_then(|text| input::of_line::<Record>(number, &text)) {
                Ok(record) => judge(&record, None, arguments.after, output)?,
                Err(error) => output.bad(&error, arguments.json)?,
            }
            output.flush()?;
        }
    }
    if lines.interrupted {
        let what = "interrupted while it waited for a line; all before were answered";
        output.complain(Exit::Undecided, what);
    }
    Ok(())
}

fn case(record: &Record, file_name: Option<String>, said: Vec<Said>) -> Case {
    Case {
        id: record.id.clone().or(file_name),
        name: record.name.clone(),
        said,
    }
}

/// What a record of this number is judged with.
struct Shelf<'a> {
    arguments: &'a Arguments,
    /// Of the record in the run; files of certificates are named after it.
    number: usize,
    budget: Budget,
}

impl Shelf<'_> {
    fn limits(&self) -> Limits {
        Limits {
            nodes: self.budget.nodes(),
            bytes: self.budget.bytes(),
        }
    }

    fn other(
        &mut self,
        system: System,
        record: &Record,
        games: &mut Games,
        after: Option<usize>,
    ) -> io::Result<Said> {
        let played = match played(system, record, games, after) {
            Err(error) => return Ok(Said::Not(Rules::from(system), error)),
            Ok(played) => played,
        };
        let deadline = self.budget.deadline();
        let clock = Clock::until(deadline);
        let poll = |_| clock.going();
        let komi = record.komi.thousandths();
        let start = played.reached().now.clone();
        let control = Control::polling(self.limits(), &poll);
        let judged = match self.arguments.perfect {
            true => system.perfect(&start, komi, &control),
            false => system.judge(&start, komi, &control),
        };
        match judged {
            Ok(judgement) => {
                let said = Other {
                    system,
                    layout: played.layout,
                    start,
                    komi,
                    stopped: cut_off(&judgement, &clock),
                    judgement,
                    written: None,
                };
                self.with_certificates(said, deadline)
            }
            Err(fault) => Ok(Said::Not(
                Rules::from(system),
                Error::new(fault.to_string()),
            )),
        }
    }

    /// Writes the certificates, where they are asked for.
    fn with_certificates(&mut self, said: Other, deadline: Option<Instant>) -> io::Result<Said> {
        let Some(folder) = &self.arguments.certificates else {
            return Ok(Said::Other(Box::new(said)));
        };
        let shown = Shown {
            system: said.system,
            start: &said.start,
            komi: said.komi,
            judgement: &said.judgement,
            perfect: self.arguments.perfect,
        };
        let written = shown.write(folder, self.number, self.limits(), deadline)?;
        Ok(Said::Other(Box::new(Other {
            written: Some(written),
            ..said
        })))
    }
}

/// What ended a search before its limits did, where it has no answer.
pub(super) fn cut_off(judgement: &Judgement, clock: &Clock) -> Option<Stop> {
    let undecided = judgement.standing == Standing::Undecided;
    clock.stopped().filter(|_| undecided)
}

/// What another system has said already, which judges every board as this one does. They differ in the game that leads there.
fn said_by_spokesman(system: System, said: &[Said], record: &Record) -> Option<Other> {
    let spokesman = system.spokesman()?;
    if record.moves.is_some() || record.continues.is_some() {
        return None;
    }
    said.iter().find_map(|said| match said {
        Said::Other(said) if said.system == spokesman => Some(Other {
            system,
            written: None,
            ..(**said).clone()
        }),
        _ => None,
    })
}

pub(super) fn played(
    system: System,
    record: &Record,
    games: &mut Games,
    after: Option<usize>,
) -> Result<Played, Error> {
    let played = games.play(system, record)?;
    if let Some((number, why)) = &played.stop {
        return Err(Error::new(format!("move {number} is illegal: {why}")));
    }
    match after {
        Some(number) => played.until(number),
        None => Ok(played),
    }
}

/// Games by LJRG among the others.
pub(super) struct Ljrg {
    games: games::Games,
    komis: HashMap<String, loja_notation::Points>,
}

impl Default for Ljrg {
    fn default() -> Ljrg {
        let (games, komis) = (games::Games::as_they_come(), HashMap::new());
        Ljrg { games, komis }
    }
}

impl Ljrg {
    pub(super) fn judge(
        &mut self,
        record: &Record,
        after: Option<usize>,
        budget: Budget,
        jobs: Jobs,
    ) -> Said {
        let position = Position::of(record.clone()).and_then(|position| {
            JudgedPosition::of(&position, &mut self.games, &mut self.komis, after)
        });
        let judged = position.and_then(|position| {
            let judged = judge_one(&position.state, budget, jobs);
            Ok((position, judged.map_err(Error::new)?))
        });
        match judged {
            Ok((position, judged)) => Said::Ljrg(Box::new(position), Box::new(judged)),
            Err(error) => Said::Not(Rules::LJRG, error),
        }
    }
}

/// A system that has no answer because the position is none of its own.
#[derive(Serialize)]
struct NotLine<'a> {
    id: Option<&'a str>,
    rules: &'static str,
    status: &'static str,
    message: &'a str,
}

#[derive(Serialize)]
#[serde(untagged)]
enum AnyLine<'a> {
    Ljrg(Box<view::Line<'a>>),
    Other(Line<'a>),
    Not(NotLine<'a>),
}

fn tell(case: &Case, array: bool, arguments: &Arguments, output: &mut Output) -> io::Result<()> {
    let undecided = |said: &Said| match said {
        Said::Ljrg(_, judged) => !judged.is_decided(),
        Said::Other(said) => said.judgement.standing == Standing::Undecided,
        Said::Not(..) => false,
    };
    if case.said.iter().any(undecided) {
        output.worsen(Exit::Undecided);
    }
    let of = case.id.as_ref();
    let of = of.map(|id| format!("{}: ", id.escape_debug()));
    let of = of.unwrap_or_default();
    for said in &case.said {
        match said {
            Said::Not(rules, error) => {
                let (rules, error) = (rules.name(), &error.message);
                output.complain(Exit::Bad, format_args!("{of}{rules}: {error}"));
            }
            Said::Other(said) => certificates(&of, said, output),
            Said::Ljrg(..) => {}
        }
    }
    let id = case.id.as_deref();
    if !arguments.json {
        let title: Vec<&str> = [&case.id, &case.name]
            .into_iter()
            .flatten()
            .map(String::as_str)
            .collect();
        if !title.is_empty() {
            output.text(format_args!("{}\n\n", title.join(": ").escape_debug()))?;
        }
        for said in &case.said {
            match said {
                Said::Ljrg(position, judged) => {
                    output.text(text_report::text(
                        position,
                        judged,
                        &arguments.budget,
                        !arguments.no_times,
                    ))?;
                }
                Said::Other(said) => {
                    output.text(text(said.system.name(), &said.layout, &said.judgement))?;
                    if let Some(stopped) = said.stopped {
                        output.text(format_args!("  {}\n", stopped.words(&arguments.budget)))?;
                    }
                    output.text(said.written.as_ref().map(Written::text).unwrap_or_default())?;
                }
                Said::Not(rules, error) => {
                    output.text(format_args!("{}: {}\n", rules.name(), error.message))?;
                }
            }
        }
        return output.text("\n");
    }
    let mut lines = case
        .said
        .iter()
        .map(|said| json_line(said, id, !arguments.no_times));
    if array {
        return output.json(&lines.collect::<Vec<AnyLine>>());
    }
    lines.next().map_or(Ok(()), |only| output.json(&only))
}

/// Complains of what has none.
fn certificates(of: &str, said: &Other, output: &mut Output) {
    let Some(written) = &said.written else {
        return;
    };
    let rules = said.system.name();
    if let Some(contradiction) = &written.contradiction {
        let what = "this is a fault of the program";
        output.complain(
            Exit::Bad,
            format_args!("{of}{rules}: {what}: {contradiction}"),
        );
    }
    if !written.missing.is_empty() && said.judgement.standing == Standing::Decided {
        let missing = written.missing.join("; ");
        output.complain(
            Exit::Undecided,
            format_args!("{of}{rules}: without a certificate: {missing}"),
        );
    }
}

fn json_line<'a>(said: &'a Said, id: Option<&'a str>, times: bool) -> AnyLine<'a> {
    match said {
        Said::Ljrg(position, judged) => {
            AnyLine::Ljrg(Box::new(view::line(position, judged, times)))
        }
        Said::Other(said) => AnyLine::Other(line(
            id,
            said.system.name(),
            &said.layout,
            &said.judgement,
            said.stopped.map(Stop::name),
            said.written.as_ref(),
        )),
        Said::Not(rules, error) => {
            let (rules, message) = (rules.name(), error.message.as_str());
            AnyLine::Not(NotLine {
                id,
                rules,
                status: "error",
                message,
            })
        }
    }
}
