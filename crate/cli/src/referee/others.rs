//! `loja referee --rules NAME` for other systems, and `--rules all`.

use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::time::Instant;

use loja_notation::{Error, Layout, Position, Record};
use loja_systems::{Judgement, Limits, Standing, System, judge};
use serde::Serialize;

use super::{Arguments, text_report, view};
use crate::budget::Budget;
use crate::games;
use crate::input;
use crate::judged_position::JudgedPosition;
use crate::output::{Exit, Output};
use crate::pool::judge_one;
use crate::rules::Rules;
use crate::stop::{self, is_interrupted};
use crate::systems::{Games, Line, Played, line, text};

/// With all systems at once, each but LJRG gives up after so many nodes where no limit is told.
const NODES: u64 = 10_000;

/// What one system says of one position.
enum Said {
    Ljrg(Box<JudgedPosition>, Box<crate::pool::Judgement>),
    Other(System, Layout, Box<Judgement>),
    /// It can't be judged by these rules.
    Not(Rules, Error),
}

/// A record, played by as many systems as are asked.
struct Case {
    id: Option<String>,
    name: Option<String>,
    said: Vec<Said>,
}

pub(super) fn one(system: System, arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    stop::listen();
    for file in &arguments.files {
        let mut games = Games::default();
        each(file, arguments, output, |record, after, output| {
            let said = other(system, record, &mut games, after, &arguments.budget);
            if let Said::Not(_, error) = said {
                return output.bad(
                    &Error {
                        id: record.id.clone(),
                        ..error
                    },
                    arguments.json,
                );
            }
            tell(&case(record, vec![said]), false, arguments, output)
        })?;
    }
    Ok(Exit::Done)
}

pub(super) fn all(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    stop::listen();
    let budget = arguments.budget.or_nodes(NODES);
    for file in &arguments.files {
        let (games, komis) = (games::Games::as_they_come(), HashMap::new());
        let mut ljrg = Ljrg { games, komis };
        let mut games: Vec<(System, Games)> =
            System::ALL.map(|system| (system, Games::default())).into();
        each(file, arguments, output, |record, after, output| {
            let mut said = vec![ljrg.judge(record, after, arguments)];
            for (system, games) in &mut games {
                let again = (*system == System::Najn)
                    .then(|| as_naj(said.last(), record))
                    .flatten();
                let one = again.unwrap_or_else(|| other(*system, record, games, after, &budget));
                said.push(one);
            }
            tell(&case(record, said), true, arguments, output)
        })?;
    }
    Ok(Exit::Done)
}

/// Every record of a file, with the number of moves that are wanted of it.
fn each(
    file: &Path,
    arguments: &Arguments,
    output: &mut Output,
    mut judge: impl FnMut(&Record, Option<usize>, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    let (records, sgf) = match input::batch::<Record>(file, arguments.after) {
        Ok(read) => read,
        Err(error) => return output.bad(&error, arguments.json),
    };
    // SGF was read up to that move already.
    let after = arguments.after.filter(|_| !sgf);
    for record in records {
        match record {
            Ok(record) => judge(&record, after, output)?,
            Err(error) => output.bad(&error, arguments.json)?,
        }
        // Whoever reads along gets each line when it is there.
        output.flush()?;
    }
    Ok(())
}

fn case(record: &Record, said: Vec<Said>) -> Case {
    Case {
        id: record.id.clone(),
        name: record.name.clone(),
        said,
    }
}

fn other(
    system: System,
    record: &Record,
    games: &mut Games,
    after: Option<usize>,
    budget: &Budget,
) -> Said {
    match played(system, record, games, after) {
        Err(error) => Said::Not(Rules::Other(system), error),
        Ok(played) => {
            let deadline = budget.deadline();
            let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
            let stop = &mut |_| is_interrupted() || is_late();
            let limits = Limits {
                nodes: budget.nodes(),
                bytes: budget.bytes(),
            };
            let komi = record.komi.thousandths();
            match judge(system, &played.last().now, komi, limits, stop) {
                Ok(judgement) => Said::Other(system, played.layout, Box::new(judgement)),
                Err(fault) => Said::Not(Rules::Other(system), Error::new(fault.to_string())),
            }
        }
    }
}

/// Both kinds of New Amateur-Japanese judge a board alike; they differ in the game that leads there.
fn as_naj(said: Option<&Said>, record: &Record) -> Option<Said> {
    match said {
        Some(Said::Other(System::Naj, layout, judgement))
            if record.moves.is_none() && record.continues.is_none() =>
        {
            Some(Said::Other(System::Najn, layout.clone(), judgement.clone()))
        }
        _ => None,
    }
}

fn played(
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
struct Ljrg {
    games: games::Games,
    komis: HashMap<String, loja_notation::Points>,
}

impl Ljrg {
    fn judge(&mut self, record: &Record, after: Option<usize>, arguments: &Arguments) -> Said {
        let position = Position::of(record.clone()).and_then(|position| {
            JudgedPosition::of(&position, &mut self.games, &mut self.komis, after)
        });
        let judged = position.and_then(|position| {
            let judged = judge_one(&position.state, arguments.budget, arguments.jobs);
            Ok((position, judged.map_err(Error::new)?))
        });
        match judged {
            Ok((position, judged)) => Said::Ljrg(Box::new(position), Box::new(judged)),
            Err(error) => Said::Not(Rules::Ljrg, error),
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
        Said::Other(_, _, judgement) => judgement.standing == Standing::Undecided,
        Said::Not(..) => false,
    };
    if case.said.iter().any(undecided) {
        output.worsen(Exit::Undecided);
    }
    for said in &case.said {
        if let Said::Not(rules, error) = said {
            let of = case
                .id
                .as_ref()
                .map(|id| format!("{}: ", id.escape_debug()))
                .unwrap_or_default();
            output.complain(
                Exit::Bad,
                format_args!("{of}{}: {}", rules.name(), error.message),
            );
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
                    output.text(text_report::text(position, judged, &arguments.budget))?;
                }
                Said::Other(system, layout, judgement) => {
                    output.text(text(system.name(), layout, judgement))?;
                }
                Said::Not(rules, error) => {
                    output.text(format_args!("{}: {}\n", rules.name(), error.message))?;
                }
            }
        }
        return output.text("\n");
    }
    let mut lines = case.said.iter().map(|said| json_line(said, id));
    if array {
        return output.json(&lines.collect::<Vec<AnyLine>>());
    }
    lines.next().map_or(Ok(()), |only| output.json(&only))
}

fn json_line<'a>(said: &'a Said, id: Option<&'a str>) -> AnyLine<'a> {
    match said {
        Said::Ljrg(position, judged) => AnyLine::Ljrg(Box::new(view::line(position, judged))),
        Said::Other(system, layout, judgement) => {
            AnyLine::Other(line(id, system.name(), layout, judgement))
        }
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
