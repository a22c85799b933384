//! `loja claim`: one lock, with a certificate on request.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loja_certificate::{Answer, Claim};
use loja_notation::{Error, read_set};
use loja_report::{ClaimReport, SearchedClaim};
use loja_rules::Color;
use loja_solver::{Going, Progress, Proof};

use crate::budget::{Budget, Lemmas};
use crate::judged_position::{JudgedPosition, only_position};
use crate::map;
use crate::output::{Exit, Output};
use crate::settle::{Settled, settle};
use crate::stop::{self, Stop};
use crate::tree;

pub(crate) const HELP: &str = "\
SET is all, points (a1,b2), or rows of * and . with / between. It has to be bordered (C5).\n\
The exit code is 0 for a lock, 1 for none, 3 if the budget did not suffice.\n\
Every verdict is checked as loja check does. The certificate goes to OUT, for - to standard output instead of the\n\
verdict; without a verdict no file is written. The same goes for --sgf, which writes the proof as a game with\n\
variations (see loja check).";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The player who claims the lock
    #[arg(long, value_name = "COLOR", value_parser = color)]
    player: Color,
    /// The claimed set
    #[arg(long, value_name = "SET", allow_hyphen_values = true)]
    set: String,
    /// Write the certificate to this file
    #[arg(long, value_name = "OUT")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    tree: tree::Wanted,
    #[command(flatten)]
    budget: Budget,
    #[command(flatten)]
    lemmas: Lemmas,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Judge the situation after this many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    after: Option<usize>,
    /// A position or a game as text, JSON, SGF or a link; - is standard input
    file: PathBuf,
}

pub(crate) fn color(text: &str) -> Result<Color, String> {
    let letter = || text.to_ascii_uppercase().parse().ok();
    Color::from_name(&text.to_ascii_lowercase())
        .or_else(|| Color::from_letter(letter()?))
        .ok_or_else(|| "choose black or white".to_owned())
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let json = arguments.json;
    let to_output = arguments.certificate.as_deref() == Some(Path::new("-"));
    if to_output && arguments.tree.to_output() {
        let error = "standard output is for the certificate or for the SGF, not for both";
        output.complain(Exit::Bad, error);
        return Ok(Exit::Bad);
    }
    let read = only_position(&arguments.file, arguments.after).and_then(|position| {
        let id = position.id.clone();
        let claim = claim(&position, arguments.player, &arguments.set)
            .map_err(|error| Error { id, ..error })?;
        Ok((position, claim))
    });
    let (position, claim) = match read {
        Ok(read) => read,
        Err(error) => {
            output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
    };
    for difference in &position.differences {
        output.complain(Exit::Done, difference);
    }
    let limits = arguments.budget.limits();
    stop::listen();
    let deadline = arguments.budget.deadline();
    let going = || {
        let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        match stop::is_interrupted() || is_late {
            true => Going::Break(()),
            false => Going::Continue(()),
        }
    };
    let mut hear = |progress: &Progress| {
        let (nodes, lock, refuted) = (
            progress.nodes,
            progress.effort_lock,
            progress.effort_refuted,
        );
        if lock == 0 || refuted == 0 {
            output.progress(format_args!(
                "{nodes} nodes; the certificate is written and checked"
            ));
        } else {
            output.progress(format_args!(
                "{nodes} nodes; a lock needs {lock}, a refutation {refuted} more at least"
            ));
        }
    };
    let proof = Proof::with_lemmas(claim.clone(), arguments.lemmas.switches());
    let settled = match settle(proof, limits, &going, &mut hear) {
        Ok(settled) => settled,
        Err(contradiction) => {
            output.bad(&Error::new(contradiction.to_string()), json)?;
            return Ok(Exit::Bad);
        }
    };
    let watcher = if stop::is_interrupted() {
        Stop::Interrupt
    } else {
        Stop::Seconds
    };
    let stopped = settled.stopped(watcher);
    if stopped == Some(Stop::Certificate) {
        output.complain(
            Exit::Undecided,
            "the search has an answer, but no certificate that could be checked",
        );
    }
    let text = settled.checked.as_ref().map(|checked| checked.to_text());
    let bytes = text.as_ref().map_or(0, String::len);
    match (&arguments.certificate, &text) {
        (Some(_), Some(text)) if to_output => output.text(text)?,
        (Some(file), Some(text)) => {
            if let Err(error) = fs::write(file, text) {
                output.complain(Exit::Bad, format_args!("{}: {error}", file.display()));
            }
        }
        (Some(_), None) => {
            output.complain(Exit::Undecided, "without a verdict there is no certificate");
        }
        (None, _) => {}
    }
    match &settled.checked {
        Some(checked) => arguments
            .tree
            .write(Some(&position.layout), checked, output)?,
        None if arguments.tree.asked() => {
            output.complain(Exit::Undecided, "without a verdict there is no SGF of it");
        }
        None => {}
    }
    if !to_output && !arguments.tree.to_output() {
        if json {
            output.json(&report(&position, &claim, &settled, stopped, bytes))?;
        } else {
            let stopped = stopped.map(|stop| stop.words(&arguments.budget));
            tell(&position, &claim, &settled, stopped, bytes, output)?;
        }
    }
    Ok(match settled.verdict().answer() {
        Some(Answer::Lock) => Exit::Done,
        Some(Answer::Refuted) => Exit::No,
        None => Exit::Undecided,
    })
}

#[cfg(feature = "serve")]
pub(crate) struct Asked {
    pub(crate) text: String,
    pub(crate) after: Option<usize>,
    pub(crate) player: Color,
    pub(crate) set: String,
    pub(crate) certificate: bool,
}

/// Refuses boards above `most` locations.
#[cfg(feature = "serve")]
pub(crate) fn answer(asked: &Asked, budget: Budget, most: usize) -> Result<ClaimReport, Error> {
    let (position, after) =
        crate::input::one::<loja_notation::Position>(&asked.text, asked.after, most)?;
    let id = position.id.clone();
    let within = |error| Error { id, ..error };
    let mut games = crate::games::Games::as_they_come();
    let judged = JudgedPosition::of(&position, &mut games, after);
    let found = judged.and_then(|position| {
        let claim = claim(&position, asked.player, &asked.set)?;
        Ok((position, claim))
    });
    let (position, claim) = found.map_err(within)?;
    let deadline = budget.deadline();
    let going = || {
        let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || stop::is_ended(&budget) {
            Going::Break(())
        } else {
            Going::Continue(())
        }
    };
    let proof = Proof::new(claim.clone());
    let settled = settle(proof, budget.limits(), &going, &mut |_| {})
        .map_err(|contradiction| Error::new(contradiction.to_string()))?;
    let watcher = if stop::is_ended(&budget) {
        Stop::Interrupt
    } else {
        Stop::Seconds
    };
    let text = settled.checked.as_ref().map(|checked| checked.to_text());
    let bytes = text.as_ref().map_or(0, String::len);
    let report = report(&position, &claim, &settled, settled.stopped(watcher), bytes);
    Ok(match asked.certificate {
        true => report.with_text(text),
        false => report,
    })
}

fn claim(position: &JudgedPosition, player: Color, set: &str) -> Result<Claim, Error> {
    let within = |error: Error| error.named("--set");
    let set = read_set(&position.layout, set).map_err(within)?;
    Claim::new(&position.state, player, &set).map_err(|fault| {
        let message = fault.message(|point| position.layout.name(point));
        Error {
            points: fault.points().into_iter().map(|at| at.index()).collect(),
            ..Error::new(format!(
                "{player} has not bordered this set: {message} ({})",
                fault.rule()
            ))
        }
    })
}

fn report(
    position: &JudgedPosition,
    claim: &Claim,
    settled: &Settled,
    stopped: Option<Stop>,
    bytes: usize,
) -> ClaimReport {
    let found = SearchedClaim {
        claim,
        progress: settled.progress,
        checked: settled.checked.as_ref(),
        stopped: stopped.map(Stop::word),
        is_open: settled.halt.is_some(),
        ms: [settled.time, settled.check_time].map(ms),
    };
    ClaimReport::new(position.id.as_deref(), &position.layout, &found, bytes)
}

fn tell(
    position: &JudgedPosition,
    claim: &Claim,
    settled: &Settled,
    stopped: Option<String>,
    bytes: usize,
    output: &mut Output,
) -> io::Result<()> {
    let sign = |point| {
        if claim.set().contains(point) {
            '*'
        } else {
            '.'
        }
    };
    let picture = map::beside(&position.layout, position.state.situation(), sign);
    let player = claim.player();
    let (refuter, count) = (player.other(), claim.set().len());
    let what = map::plural(count, "location");
    let progress = &settled.progress;
    let verdict = match settled.verdict().answer() {
        Some(Answer::Lock) => format!("{player} can lock the {what} marked *."),
        Some(Answer::Refuted) => format!(
            "{player} can't lock the {what} marked *: {refuter} prevents every 2-eye formation on them."
        ),
        None if settled.is_unshown() => {
            format!(
                "Undecided: {player}'s claim on the {what} marked *, for nothing shows the answer yet."
            )
        }
        None => format!(
            "Undecided within the budget: {player}'s claim on the {what} marked *. A lock needs {}, a refutation {} more situations at least.",
            progress.effort_lock, progress.effort_refuted
        ),
    };
    let (nodes, situations) = (
        map::plural_of(progress.nodes, "node"),
        map::plural_of(progress.situations, "situation"),
    );
    let time = time_text(settled.time);
    let stopped = stopped.map(|words| format!(" {words}")).unwrap_or_default();
    output.text(format_args!(
        "{picture}\n{verdict}{stopped}\n{nodes}, {situations}, {time}.\n"
    ))?;
    let Some(checked) = &settled.checked else {
        return Ok(());
    };
    let situations = map::plural_of(checked.situations(), "situation");
    let decisions = map::plural(checked.decisions().len(), "decision");
    let time = time_text(settled.check_time);
    output.text(format_args!(
        "Its certificate has {situations}, {decisions} and {bytes} bytes; it was written and checked in {time}.\n"
    ))
}

pub(crate) fn time_text(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        format!("{:.1} ms", time.as_secs_f64() * 1e3)
    } else {
        format!("{:.1} s", time.as_secs_f64())
    }
}

pub(crate) fn ms(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
