//! Rule sets and their judgements of a record.

use std::cell::Cell;
use std::io;
use std::path::Path;
use std::time::Instant;

use loja_notation::{Error, Layout, Record};
use loja_report::ForecastRuling;
use loja_systems::{Control, Going, Judgement, Limits, Stage, Standing, Start, System};

use super::said::{Other, RefereedPosition, Said};
use crate::budget::Budget;
use crate::pool::SEED;
use crate::rules::{Choices, Rules};
use crate::stop::{Stop, is_ended};
use crate::systems::{Games, Played, Shown};

/// Ends a search from outside, and remembers why.
pub(super) struct Clock {
    budget: Budget,
    until: Option<Instant>,
    stopped: Cell<Option<Stop>>,
}

impl Clock {
    pub(super) fn until(until: Option<Instant>, budget: &Budget) -> Clock {
        Clock {
            budget: *budget,
            until,
            stopped: Cell::new(None),
        }
    }

    pub(super) fn going(&self) -> Going {
        let is_late = || self.until.is_some_and(|until| Instant::now() >= until);
        let why = match is_ended(&self.budget) {
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

/// Rule sets but LJRG, with the games they have seen in a file.
pub(super) struct Panel(Vec<(System, Games)>);

impl Panel {
    pub(super) fn new(laws: &[Rules], choices: &Choices) -> Panel {
        let systems = laws.iter().filter_map(|law| law.system());
        let games = |system| (system, Games::with(choices.clone()));
        Panel(systems.map(games).collect())
    }

    pub(super) fn systems(&self) -> Vec<System> {
        self.0.iter().map(|(system, _)| *system).collect()
    }

    /// The position by the first rule set that can play the record.
    ///
    /// # Errors
    ///
    /// The first objection, if none can.
    pub(super) fn position(
        &mut self,
        record: &Record,
        after: Option<usize>,
    ) -> Result<(Layout, Start), Error> {
        let mut found = None;
        let mut refused = None;
        // Each must see every game, as later ones may continue it.
        for (system, games) in &mut self.0 {
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

    /// `refereed` is what LJRG's referee has found, if it was asked.
    pub(super) fn judge(
        &mut self,
        shelf: &Shelf<'_>,
        refereed: Option<Result<RefereedPosition, Error>>,
        record: &Record,
        after: Option<usize>,
    ) -> io::Result<Vec<Said>> {
        let refereed = refereed.map(|refereed| match refereed {
            Ok(refereed) => Said::Ljrg(Box::new(refereed)),
            Err(error) => Said::Not(loja_systems::ljrg::RULES, error),
        });
        let mut said: Vec<Said> = refereed.into_iter().collect();
        for (system, games) in &mut self.0 {
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
    pub(super) budget: Budget,
    pub(super) perfect: bool,
    /// Whether to say what is expected if both play on.
    pub(super) expects: bool,
    pub(super) certificates: Option<&'a Path>,
    /// Names the files of certificates.
    pub(super) number: usize,
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
        let clock = Clock::until(deadline, &self.budget);
        let poll = |_| clock.going();
        let komi = record.komi.thousandths();
        let start = played.reached().now.clone();
        let control = Control::polling(self.limits(), &poll);
        let goes_on = self.expects && goes_on(&played, record);
        let forecast = || ForecastRuling::of_system(&played.layout, system, &start, komi, SEED);
        let forecast = goes_on.then(forecast).flatten();
        let judged = match self.perfect {
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
                    forecast,
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
        let Some(folder) = self.certificates else {
            return Ok(Said::Other(Box::new(said)));
        };
        let shown = Shown {
            system: said.system,
            start: &said.start,
            komi: said.komi,
            judgement: &said.judgement,
            perfect: self.perfect,
        };
        let written = shown.write(folder, self.number, self.limits(), deadline)?;
        Ok(Said::Other(Box::new(Other {
            written: Some(written),
            ..said
        })))
    }
}

/// Whether play is not over. A file may say so by its count of passes alone.
fn goes_on(played: &Played, record: &Record) -> bool {
    let ends_in_file = record.moves.is_none() && record.start.passes > 1;
    let stage = played.reached().stage;
    let is_played = matches!(
        stage,
        Stage::Play | Stage::Resumed { .. } | Stage::TemporaryEnd
    );
    is_played && !ends_in_file
}

fn cut_off(judgement: &Judgement, clock: &Clock) -> Option<Stop> {
    let undecided = judgement.standing == Standing::Undecided;
    clock.stopped().filter(|_| undecided)
}

/// An earlier judgement by rules that judge boards alike and differ only in the game before.
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
