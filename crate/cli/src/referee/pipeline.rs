//! `loja referee` under other rules, alone, side by side, or compared: one record after another.

use std::io;
use std::path::Path;

use loja_notation::{Error, Record};
use loja_report::Ruling;

use super::arguments::Arguments;
use super::comparison::Compared;
use super::panel::{Panel, Said, Shelf};
use super::text_report::title;
use crate::input::{self, Batch};
use crate::judged_position::Names;
use crate::lines::{InputLine, Lines};
use crate::output::{Exit, Output};
use crate::rules::{Choices, Rules};
use crate::stop;

/// The default node limit of each rule set but LJRG when all are asked.
const NODES: u64 = 10_000;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Telling {
    Alone,
    Each,
    Partings,
}

pub(super) fn run(
    laws: &[Rules],
    choices: &Choices,
    telling: Telling,
    arguments: &Arguments,
    output: &mut Output,
) -> io::Result<Exit> {
    stop::listen();
    let mut number = 0;
    for file in &arguments.files {
        let mut panel = Panel::new(laws, choices);
        let budget = match panel.systems()[..] {
            [system] if telling == Telling::Alone => arguments.budget.or_nodes(system.patience()),
            _ => arguments.budget.or_nodes(NODES),
        };
        each(file, arguments, output, |record, name, after, output| {
            number += 1;
            let id = record.id.clone().or(name);
            if telling == Telling::Partings {
                return match Compared::new(&mut panel, arguments, record, after) {
                    Ok(compared) => compared.tell(id.as_deref(), record, arguments.json, output),
                    Err(error) => output.bad(&Error { id, ..error }, arguments.json),
                };
            }
            let shelf = Shelf {
                arguments,
                number,
                budget,
            };
            let mut said = panel.judge(&shelf, record, after)?;
            if telling == Telling::Alone && matches!(said[..], [Said::Not(..)]) {
                let Some(Said::Not(_, error)) = said.pop() else {
                    return Ok(());
                };
                return output.bad(&Error { id, ..error }, arguments.json);
            }
            let case = Case {
                id,
                name: record.name.clone(),
                said,
            };
            case.tell(telling, arguments, output)
        })?;
    }
    Ok(Exit::Done)
}

/// With the number of moves wanted of it.
fn each(
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
        // A reader gets each line at once.
        output.flush()?;
    }
    Ok(())
}

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

struct Case {
    id: Option<String>,
    name: Option<String>,
    said: Vec<Said>,
}

impl Case {
    fn tell(&self, telling: Telling, arguments: &Arguments, output: &mut Output) -> io::Result<()> {
        if self.said.iter().any(Said::is_undecided) {
            output.worsen(Exit::Undecided);
        }
        let of = self.id.as_ref();
        let of = of.map(|id| format!("{}: ", id.escape_debug()));
        let of = of.unwrap_or_default();
        for said in &self.said {
            match said {
                Said::Not(rules, error) => {
                    let (rules, error) = (rules.name(), &error.message);
                    output.complain(Exit::Bad, format_args!("{of}{rules}: {error}"));
                }
                Said::Other(said) => said.complain(&of, output),
                Said::Ljrg(..) => {}
            }
        }
        if !arguments.json {
            output.text(title(self.id.as_deref(), self.name.as_deref()))?;
            for said in &self.said {
                output.text(said.text(arguments))?;
            }
            return output.text("\n");
        }
        let (id, times) = (self.id.as_deref(), !arguments.no_times);
        let mut rulings = self.said.iter().map(|said| said.ruling(id, times));
        if telling == Telling::Each {
            return output.json(&rulings.collect::<Vec<Ruling>>());
        }
        rulings.next().map_or(Ok(()), |only| output.json(&only))
    }
}
