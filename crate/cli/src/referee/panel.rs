//! `loja referee` by other rules than LJRG, alone, beside each other, or compared: a record after the other.

use std::cell::Cell;
use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::time::Instant;

use loja_notation::{Error, Layout, Position, Record};
use loja_report::{RefusedInput, Ruling, SystemRuling};
use loja_systems::{Judgement, Limits, Standing, Start, System, judge, perfect};

use super::comparison::Compared;
use super::{Arguments, text_report};
use crate::budget::{Budget, Jobs};
use crate::games;
use crate::input::{self, Batch};
use crate::judged_position::{JudgedPosition, Names};
use crate::lines::{InputLine, Lines};
use crate::output::{Exit, Output};
use crate::pool::judge_one;
use crate::rules::Rules;
use crate::stop::{self, Stop, is_interrupted};
use crate::systems::{Games, Played, Shown, Written, text};

/// With all systems at once, each but LJRG gives up after so many nodes where no limit is told.
const NODES: u64 = 10_000;

/// How many nodes a system may take that is asked alone, where no limit is told: about half a minute of a computer's time, as it was measured on
/// boards of the bestiary.
pub(super) const fn alone(system: System) -> u64 {
    match system {
        System::Jrg89 => 750_000,
        System::Yasunaga => 130_000,
        System::NoPass => 60_000,
        _ => 500_000,
    }
}

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

    /// Whether the search has to end now.
    pub(super) fn is_over(&self) -> bool {
        let is_late = || self.until.is_some_and(|until| Instant::now() >= until);
        let why = match is_interrupted() {
            true => Some(Stop::Interrupt),
            false => is_late().then_some(Stop::Seconds),
        };
        if why.is_some() {
            self.stopped.set(self.stopped.get().or(why));
        }
        self.stopped.get().is_some()
    }

    /// What has ended it.
    pub(super) fn stopped(&self) -> Option<Stop> {
        self.stopped.get()
    }
}

/// What one rule set says of one position.
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

impl Said {
    /// The line of JSON.
    fn ruling(&self, id: Option<&str>, times: bool) -> Ruling {
        match self {
            Said::Ljrg(position, judged) => {
                Ruling::Ljrg(Box::new(super::ruling(position, judged, times)))
            }
            Said::Other(said) => Ruling::System(said.ruling(id)),
            Said::Not(rules, error) => {
                Ruling::Refused(RefusedInput::new(id, Some(*rules), &error.message))
            }
        }
    }

    fn is_undecided(&self) -> bool {
        match self {
            Said::Ljrg(_, judged) => !judged.is_decided(),
            Said::Other(said) => said.judgement.standing == Standing::Undecided,
            Said::Not(..) => false,
        }
    }

    /// For a reader.
    fn text(&self, arguments: &Arguments) -> String {
        match self {
            Said::Ljrg(position, judged) => {
                text_report::text(position, judged, &arguments.budget, !arguments.no_times)
            }
            Said::Other(said) => {
                let stopped = said.stopped.map(|stop| stop.words(&arguments.budget));
                let stopped = stopped.map(|words| format!("  {words}\n"));
                let written = said.written.as_ref().map(Written::text);
                let judged = text(said.system.name(), &said.layout, &said.judgement);
                [Some(judged), stopped, written]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            Said::Not(rules, error) => format!("{}: {}\n", rules.name(), error.message),
        }
    }
}

impl Other {
    pub(super) fn ruling(&self, id: Option<&str>) -> SystemRuling {
        let (law, stopped) = (Rules::Other(self.system), self.stopped.map(Stop::word));
        let ruling = SystemRuling::new(id, law, &self.layout, &self.judgement, stopped);
        match &self.written {
            Some(written) => ruling.with_certificates(&written.files, &written.missing),
            None => ruling,
        }
    }
}

/// The rule sets that are asked about the records of a file, with the games that they have seen in it.
pub(super) struct Panel {
    ljrg: Option<Ljrg>,
    systems: Vec<(System, Games)>,
}

impl Panel {
    pub(super) fn new(laws: &[Rules]) -> Panel {
        Panel {
            ljrg: laws.contains(&Rules::Ljrg).then(Ljrg::default),
            systems: laws
                .iter()
                .filter_map(|law| match law {
                    Rules::Ljrg => None,
                    Rules::Other(system) => Some((*system, Games::default())),
                })
                .collect(),
        }
    }

    /// The systems among them.
    pub(super) fn systems(&self) -> Vec<System> {
        self.systems.iter().map(|(system, _)| *system).collect()
    }

    /// How many they are.
    pub(super) fn count(&self) -> usize {
        self.systems.len() + usize::from(self.ljrg.is_some())
    }

    /// What LJRG's referee says, where it is asked.
    pub(super) fn ljrg(
        &mut self,
        record: &Record,
        after: Option<usize>,
        budget: Budget,
        jobs: Jobs,
    ) -> Option<Said> {
        let ljrg = self.ljrg.as_mut()?;
        Some(ljrg.judge(record, after, budget, jobs))
    }

    /// The position of a record as the first system sees it that can play there.
    ///
    /// # Errors
    /// What the first of them objects to, when none can.
    pub(super) fn position(
        &mut self,
        record: &Record,
        after: Option<usize>,
    ) -> Result<(Layout, Start), Error> {
        let mut found = None;
        let mut refused = None;
        // Each has to see each game, since later ones may go on from it.
        for (system, games) in &mut self.systems {
            match played(*system, record, games, after) {
                Ok(played) if found.is_none() => {
                    let now = played.reached().now.clone();
                    found = Some((played.layout, now));
                }
                Ok(_) => {}
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        found.ok_or_else(|| refused.unwrap_or_else(|| Error::new("no rules can play this")))
    }

    /// What each of them says.
    fn judge(
        &mut self,
        shelf: &Shelf<'_>,
        record: &Record,
        after: Option<usize>,
    ) -> io::Result<Vec<Said>> {
        let (budget, jobs) = (shelf.arguments.budget, shelf.arguments.jobs);
        let mut said: Vec<Said> = self.ljrg(record, after, budget, jobs).into_iter().collect();
        for (system, games) in &mut self.systems {
            let again = (*system == System::Najn)
                .then(|| as_naj(said.last(), record))
                .flatten();
            said.push(match again {
                Some(again) => shelf.with_certificates(again, shelf.budget.deadline())?,
                None => shelf.other(*system, record, games, after)?,
            });
        }
        Ok(said)
    }
}

/// How the rules are told that a run names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Telling {
    /// One system by itself.
    Alone,
    /// Each of several.
    Each,
    /// Where they part.
    Partings,
}

/// Judges each record by these rules when it comes.
pub(super) fn run(
    laws: &[Rules],
    telling: Telling,
    arguments: &Arguments,
    output: &mut Output,
) -> io::Result<Exit> {
    stop::listen();
    let mut number = 0;
    for file in &arguments.files {
        let mut panel = Panel::new(laws);
        let budget = match panel.systems()[..] {
            [system] if telling == Telling::Alone => arguments.budget.or_nodes(alone(system)),
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

/// Every record of a file, with the number of moves that are wanted of it.
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
        &self,
        system: System,
        record: &Record,
        games: &mut Games,
        after: Option<usize>,
    ) -> io::Result<Said> {
        let played = match played(system, record, games, after) {
            Err(error) => return Ok(Said::Not(Rules::Other(system), error)),
            Ok(played) => played,
        };
        let deadline = self.budget.deadline();
        let clock = Clock::until(deadline);
        let stop = &mut |_| clock.is_over();
        let komi = record.komi.thousandths();
        let start = played.reached().now.clone();
        let judge = if self.arguments.perfect {
            perfect
        } else {
            judge
        };
        match judge(system, &start, komi, self.limits(), stop) {
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
                Rules::Other(system),
                Error::new(fault.to_string()),
            )),
        }
    }

    /// Writes the certificates, where they are asked for.
    fn with_certificates(&self, said: Other, deadline: Option<Instant>) -> io::Result<Said> {
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

/// Both kinds of New Amateur-Japanese judge a board alike; they differ in the game that leads there.
fn as_naj(said: Option<&Said>, record: &Record) -> Option<Other> {
    match said {
        Some(Said::Other(said))
            if said.system == System::Naj
                && record.moves.is_none()
                && record.continues.is_none() =>
        {
            Some(Other {
                system: System::Najn,
                written: None,
                ..(**said).clone()
            })
        }
        _ => None,
    }
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
struct Ljrg {
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
    fn judge(&mut self, record: &Record, after: Option<usize>, budget: Budget, jobs: Jobs) -> Said {
        let position = Position::of(record.clone()).and_then(|position| {
            JudgedPosition::of(&position, &mut self.games, &mut self.komis, after)
        });
        let judged = position.and_then(|position| {
            let judged = judge_one(&position.state, budget, jobs);
            Ok((position, judged.map_err(Error::new)?))
        });
        match judged {
            Ok((position, judged)) => Said::Ljrg(Box::new(position), Box::new(judged)),
            Err(error) => Said::Not(Rules::Ljrg, error),
        }
    }
}

/// What all of them say of one record.
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
                Said::Other(said) => certificates(&of, said, output),
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

/// What a position is called, above what is said of it.
pub(super) fn title(id: Option<&str>, name: Option<&str>) -> String {
    let title: Vec<&str> = [id, name].into_iter().flatten().collect();
    match title.is_empty() {
        true => String::new(),
        false => format!("{}\n\n", title.join(": ").escape_debug()),
    }
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
