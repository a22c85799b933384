//! Judges records and prints them in order. Where LJRG is among the rules, its referee has the threads
//! and may be ahead of what is printed.

use std::collections::{HashMap, VecDeque};
use std::io;

use loja_notation::Error;
use loja_report::Ruling;

use super::arguments::Arguments;
use super::comparison::{self, Compared};
use super::panel::{Panel, Shelf};
use super::ruling_sheet;
use super::said::{RefereedPosition, Said};
use super::text_report::title;
use crate::budget::Budget;
use crate::games::Games;
use crate::input::Told;
use crate::judged_position::{Docket, Entry, JudgedPosition};
use crate::output::{Exit, Output};
use crate::pool::{self, Assignment, Judgement, News};
use crate::rules::{Choices, Rules};
use crate::stop;

/// Each rule set's default node limit, except LJRG's, when all judge.
const NODES: u64 = 10_000;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Telling {
    Alone,
    Each,
    Partings,
}

pub(super) fn run<T: Told>(
    laws: &[Rules],
    choices: &Choices,
    telling: Telling,
    arguments: &Arguments,
    output: &mut Output,
) -> io::Result<Exit> {
    stop::listen();
    let mut court = Court {
        laws,
        choices,
        telling,
        arguments,
        cases: VecDeque::new(),
        judged: HashMap::new(),
        next: 0,
        panel: Panel::new(laws, choices),
        file: 0,
        count: 0,
        has_told: false,
    };
    for (file, path) in arguments.files.iter().enumerate() {
        let mut docket = Docket::<T>::open(path, arguments.after);
        // A stream is judged as it comes, files all together.
        loop {
            let ready = docket.ready();
            court.enter(file, ready, &mut docket.games);
            if !docket.is_stream() || court.cases.is_empty() {
                break;
            }
            court.round(output)?;
        }
        if docket.is_interrupted() {
            let what = "interrupted while it waited for a line; all before were answered";
            output.complain(Exit::Undecided, what);
            return Ok(Exit::Undecided);
        }
    }
    court.round(output)?;
    Ok(Exit::Done)
}

struct Case<T> {
    file: usize,
    entry: Entry<T>,
    /// The position for LJRG, if LJRG is among the rule sets.
    position: Option<Result<JudgedPosition, Error>>,
}

struct Court<'a, T> {
    laws: &'a [Rules],
    choices: &'a Choices,
    telling: Telling,
    arguments: &'a Arguments,
    /// The cases that are still to be printed.
    cases: VecDeque<Result<Case<T>, Error>>,
    /// The findings of LJRG's referee, by the number of the case in its round.
    judged: HashMap<usize, Result<Judgement, String>>,
    /// The number of the first case in its round.
    next: usize,
    /// The judges, who know the games of the file so far.
    panel: Panel,
    file: usize,
    /// How many could be read.
    count: usize,
    /// Whether any text has been printed.
    has_told: bool,
}

impl<T: Told> Court<'_, T> {
    fn enter(&mut self, file: usize, ready: Vec<Result<Entry<T>, Error>>, games: &mut Games) {
        let asks_ljrg = self.laws.iter().any(|law| law.is_judged_elsewhere());
        let case = |entry: Result<Entry<T>, Error>| {
            let entry = entry?;
            let position = asks_ljrg.then(|| entry.position(games));
            Ok(Case {
                file,
                entry,
                position,
            })
        };
        self.cases.extend(ready.into_iter().map(case));
    }

    /// Judges all entered positions and prints the answers.
    fn round(&mut self, output: &mut Output) -> io::Result<()> {
        let state = |(number, case): (usize, &Result<Case<T>, Error>)| {
            let position = case.as_ref().ok()?.position.as_ref()?.as_ref().ok()?;
            Some((number, position.state.clone()))
        };
        let states: VecDeque<_> = self.cases.iter().enumerate().filter_map(state).collect();
        self.next = 0;
        self.tell_ready(output)?;
        let total = states.len();
        if total == 0 {
            return Ok(());
        }
        let arguments = self.arguments;
        let budget = match self.telling {
            Telling::Partings => comparison::share(&self.arguments.budget, self.laws.len()),
            Telling::Alone | Telling::Each => arguments.budget,
        };
        let asked = Assignment {
            budget,
            switches: arguments.lemmas.switches(),
            expects: arguments.expect,
            digests: arguments.ruling,
        };
        pool::judge(states, asked, arguments.jobs, &mut |news| {
            match news {
                News::Sofar(sofar) => output.progress(format_args!(
                    "{} of {total} positions, {} claims, {} nodes, {:.0} s",
                    sofar.positions,
                    sofar.claims,
                    sofar.nodes,
                    sofar.time.as_secs_f64()
                )),
                News::Done(number, judgement) => {
                    self.judged.insert(number, *judgement);
                    self.tell_ready(output)?;
                }
            }
            Ok(())
        })
    }

    /// Tells all that come next in order.
    fn tell_ready(&mut self, output: &mut Output) -> io::Result<()> {
        while let Some(case) = self.cases.pop_front() {
            match case {
                Err(error) => output.bad(&error, self.arguments.json)?,
                Ok(case) if self.waits(&case) => {
                    self.cases.push_front(Ok(case));
                    break;
                }
                Ok(case) => self.tell(case, output)?,
            }
            self.next += 1;
            // So a reader gets each line at once.
            output.flush()?;
        }
        Ok(())
    }

    fn waits(&self, case: &Case<T>) -> bool {
        matches!(case.position, Some(Ok(_))) && !self.judged.contains_key(&self.next)
    }

    fn tell(&mut self, case: Case<T>, output: &mut Output) -> io::Result<()> {
        let Case {
            file,
            entry,
            position,
        } = case;
        if std::mem::replace(&mut self.file, file) != file {
            self.panel = Panel::new(self.laws, self.choices);
        }
        self.count += 1;
        let (arguments, telling) = (self.arguments, self.telling);
        let (record, id) = (entry.told.record(), entry.id.as_deref());
        let found = self.judged.remove(&self.next);
        let found = found.unwrap_or_else(|| Err("the referee has not judged it".to_owned()));
        let refereed = position.map(|position| RefereedPosition::of(position?, found));
        if telling == Telling::Partings {
            let compared = Compared::new(&mut self.panel, refereed, arguments, record, entry.after);
            return match compared {
                Ok(compared) => compared.tell(id, record, arguments.json, output),
                Err(error) => output.bad(&entry.error(error), arguments.json),
            };
        }
        let shelf = Shelf {
            budget: self.budget(),
            perfect: arguments.perfect,
            expects: arguments.expect,
            certificates: arguments.certificates.as_deref(),
            number: self.count,
        };
        let said = self.panel.judge(&shelf, refereed, record, entry.after)?;
        if let (Telling::Alone, [Said::Not(_, error)]) = (telling, &said[..]) {
            return output.bad(&entry.error(error.clone()), arguments.json);
        }
        if said.iter().any(Said::is_undecided) {
            output.worsen(Exit::Undecided);
        }
        let of = id.map(|id| format!("{}: ", id.escape_debug()));
        for said in &said {
            said.complain(of.as_deref().unwrap_or_default(), output);
        }
        if !arguments.json {
            // A page of LJRG alone has a blank line before the next; other rule sets have theirs after it.
            let page = telling == Telling::Alone && matches!(said[..], [Said::Ljrg(_)]);
            if std::mem::replace(&mut self.has_told, true) && page {
                output.text("\n")?;
            }
            if arguments.ruling {
                output.text(ruling_sheet::head(id, record, entry.after))?;
            } else {
                output.text(title(id, record.name.as_deref()))?;
            }
            for said in &said {
                output.text(said.text(arguments))?;
            }
            if arguments.ruling {
                output.text(ruling_sheet::foot(self.laws))?;
            }
            return output.text(if page { "" } else { "\n" });
        }
        let mut rulings = said.iter().map(|said| said.ruling(id, !arguments.no_times));
        if telling == Telling::Each {
            return output.json(&rulings.collect::<Vec<Ruling>>());
        }
        rulings.next().map_or(Ok(()), |only| output.json(&only))
    }

    /// Of each rule set but LJRG.
    fn budget(&self) -> Budget {
        let nodes = match self.laws {
            [law] => law.patience(),
            _ => NODES,
        };
        self.arguments.budget.or_nodes(nodes)
    }
}
