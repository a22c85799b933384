//! Rule sets and their judgements of a record.

use std::cell::Cell;
use std::collections::HashMap;
use std::io;
use std::time::Instant;

use loja_notation::{Error, Layout, Position, Record};
use loja_report::{RefusedInput, Ruling, SystemRuling};
use loja_systems::{Control, Going, Judgement, Limits, Standing, Start, System};

use super::arguments::Arguments;
use super::{ljrg, text_report};
use crate::budget::{Budget, Jobs};
use crate::games;
use crate::judged_position::JudgedPosition;
use crate::output::{Exit, Output};
use crate::pool::judge_one;
use crate::rules::{Choices, Rules};
use crate::stop::{Stop, is_interrupted};
use crate::systems::{Games, Played, Shown, Written, text};

/// Ends a search from outside, and remembers why.
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

    pub(super) fn stopped(&self) -> Option<Stop> {
        self.stopped.get()
    }
}

pub(super) enum Said {
    Ljrg(Box<JudgedPosition>, Box<crate::pool::Judgement>),
    Other(Box<Other>),
    /// These rules can't judge it.
    Not(Rules, Error),
}

/// The judgement of a rule set other than LJRG.
#[derive(Clone)]
pub(super) struct Other {
    system: System,
    layout: Layout,
    start: Start,
    komi: i64,
    judgement: Judgement,
    /// What ended the search early.
    stopped: Option<Stop>,
    /// Certificates, on request.
    written: Option<Written>,
}

impl Said {
    pub(super) fn ruling(&self, id: Option<&str>, times: bool) -> Ruling {
        match self {
            Said::Ljrg(position, judged) => {
                Ruling::Ljrg(Box::new(ljrg::ruling(position, judged, times)))
            }
            Said::Other(said) => Ruling::System(said.ruling(id)),
            Said::Not(rules, error) => {
                Ruling::Refused(RefusedInput::new(id, Some(*rules), &error.message))
            }
        }
    }

    pub(super) fn is_undecided(&self) -> bool {
        match self {
            Said::Ljrg(_, judged) => !judged.is_decided(),
            Said::Other(said) => said.judgement.standing == Standing::Undecided,
            Said::Not(..) => false,
        }
    }

    pub(super) fn text(&self, arguments: &Arguments) -> String {
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
    fn ruling(&self, id: Option<&str>) -> SystemRuling {
        let (law, stopped) = (Rules::from(self.system), self.stopped.map(Stop::word));
        let ruling = SystemRuling::new(id, law, &self.layout, &self.judgement, stopped);
        match &self.written {
            Some(written) => ruling.with_certificates(&written.files, &written.missing),
            None => ruling,
        }
    }

    /// Complains about missing certificates.
    pub(super) fn complain(&self, of: &str, output: &mut Output) {
        let Some(written) = &self.written else {
            return;
        };
        let rules = self.system.name();
        if let Some(contradiction) = &written.contradiction {
            let what = "this is a fault of the program";
            output.complain(
                Exit::Bad,
                format_args!("{of}{rules}: {what}: {contradiction}"),
            );
        }
        if !written.missing.is_empty() && self.judgement.standing == Standing::Decided {
            let missing = written.missing.join("; ");
            output.complain(
                Exit::Undecided,
                format_args!("{of}{rules}: without a certificate: {missing}"),
            );
        }
    }
}

/// Rule sets with the games they have seen in a file.
pub(super) struct Panel {
    ljrg: Option<Ljrg>,
    systems: Vec<(System, Games)>,
}

impl Panel {
    pub(super) fn new(laws: &[Rules], choices: &Choices) -> Panel {
        Panel {
            ljrg: laws
                .iter()
                .any(|law| law.is_judged_elsewhere())
                .then(Ljrg::default),
            systems: laws
                .iter()
                .filter_map(|law| Some((law.system()?, Games::with(choices.clone()))))
                .collect(),
        }
    }

    pub(super) fn systems(&self) -> Vec<System> {
        self.systems.iter().map(|(system, _)| *system).collect()
    }

    pub(super) fn count(&self) -> usize {
        self.systems.len() + usize::from(self.ljrg.is_some())
    }

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

    /// The position as the first rule set sees it that can play the record.
    ///
    /// # Errors
    /// The first objection, if none can.
    pub(super) fn position(
        &mut self,
        record: &Record,
        after: Option<usize>,
    ) -> Result<(Layout, Start), Error> {
        let mut found = None;
        let mut refused = None;
        // Each must see every game, because later ones may continue it.
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

    pub(super) fn judge(
        &mut self,
        shelf: &Shelf<'_>,
        record: &Record,
        after: Option<usize>,
    ) -> io::Result<Vec<Said>> {
        let (budget, jobs) = (shelf.arguments.budget, shelf.arguments.jobs);
        let mut said: Vec<Said> = self.ljrg(record, after, budget, jobs).into_iter().collect();
        for (system, games) in &mut self.systems {
            let again = said_by_spokesman(*system, &said, record);
            said.push(match again {
                Some(again) => shelf.with_certificates(again, shelf.budget.deadline())?,
                None => shelf.other(*system, record, games, after)?,
            });
        }
        Ok(said)
    }
}

pub(super) struct Shelf<'a> {
    pub(super) arguments: &'a Arguments,
    /// Names the files of certificates.
    pub(super) number: usize,
    pub(super) budget: Budget,
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

/// What ended a search early without an answer.
pub(super) fn cut_off(judgement: &Judgement, clock: &Clock) -> Option<Stop> {
    let undecided = judgement.standing == Standing::Undecided;
    clock.stopped().filter(|_| undecided)
}

/// The earlier judgement of a rule set that judges every board alike and differs only in the game
/// before it.
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
            Err(error) => Said::Not(loja_systems::ljrg::RULES, error),
        }
    }
}
