//! `loja referee`: who controls what, and the score.

#[cfg(feature = "serve")]
mod answer;
mod comparison;
mod others;
mod text_report;
mod view;

#[cfg(feature = "serve")]
pub(crate) use answer::answer;

use std::collections::{HashMap, VecDeque};
use std::io;
use std::path::PathBuf;

use loja_notation::Error;
use loja_systems::System;

use crate::budget::{Budget, Jobs, Lemmas};
use crate::judged_position::{Docket, JudgedPosition, docket};
use crate::map;
use crate::output::{Exit, Output};
use crate::pool::{Judgement, News, judge};
use crate::rules::{Judges, Rules, judges, names};
use crate::stop;

/// What the help says after the options.
pub(crate) fn help() -> String {
    format!(
        "Any situation is judged as if play stopped there (C3). Budgets are \
per position.\nAn object a line on standard input is answered when it comes, a line each, also while the pipe stays open;\n\
such a line may go on from the last 1,000 games before it. id is the file\u{2019}s name where none is given.\n\
In a batch, an object a line say, a bad position is told and the run goes on; the \
exit code\nis 2 then, 3 if any position is undecided, else 0. One job always takes the same nodes.\n\
--rules takes {},\n\
several of them with commas between, or all: then a line of JSON is an array, in this order.\n\
--compare tells of several rules where each two part first: whether play may stop, which stones are\n\
dead, whose the points are, how it is counted; with the words that decide, and a line of play where\n\
one is soon found. Only what both have decided counts. Each has an equal share of the budget.\n\
Other rules than ljrg have a budget of nodes where none is told, and no clock, so that the same\n\
question has the same answer; where --max-seconds or Ctrl-C ended a search, stopped says so.\n\
--certificates writes NUMBER.RULES.txt for each position and system but LJRG, for loja check: of the\n\
score with all that it rests on, or of each question that is shown; NUMBER counts positions. What a\n\
system has decided without a certificate is told, with exit 3. LJRG has its own with loja claim.\n\
--perfect is for boards of a few locations; what is too large is undecided, and where no text ends\n\
a cycle that both prefer the answer is undefined.\n\
Ctrl-C tells what was found so far, with exit 3; the second one ends at once.",
        names()
    )
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rules to judge by: ljrg, the name of another system, several with commas between, or all
    #[arg(long, value_name = "NAME", default_value = "ljrg", value_parser = judges)]
    rules: Judges,
    #[command(flatten)]
    budget: Budget,
    #[command(flatten)]
    jobs: Jobs,
    #[command(flatten)]
    lemmas: Lemmas,
    /// Tell what perfect players come to instead of what stands, by rules that count nothing else
    #[arg(long)]
    perfect: bool,
    /// Tell where the rules that --rules names part
    #[arg(long, conflicts_with_all = ["perfect", "certificates"])]
    compare: bool,
    /// Write the certificates of other systems than LJRG into this folder
    #[arg(long, value_name = "DIR")]
    certificates: Option<PathBuf>,
    /// Print one JSON object a position, on one line
    #[arg(long)]
    json: bool,
    /// Tell no times, so that the same input always gives the same output; with one job and --max-nodes it is exact
    #[arg(long)]
    no_times: bool,
    /// Judge the situation after so many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    after: Option<usize>,
    /// Positions or games as text, JSON, SGF or links; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    if arguments.certificates.is_some() && arguments.rules == Judges::One(Rules::LJRG) {
        let error = "--certificates is for the other systems; loja claim writes those of LJRG";
        output.complain(Exit::Bad, error);
        return Ok(Exit::Bad);
    }
    let alone = match &arguments.rules {
        Judges::One(rules) => rules.system(),
        Judges::Several(_) => None,
    };
    let played_out = alone.is_some_and(|system| system.is_played_out());
    if arguments.perfect && !played_out {
        let known = System::all().filter(|system| system.is_played_out());
        let known: Vec<&str> = known.map(System::name).collect();
        let error = format!("--perfect is for one of {}", known.join(", "));
        output.complain(Exit::Bad, &error);
        return Ok(Exit::Bad);
    }
    match &arguments.rules {
        Judges::One(_) if arguments.compare => {
            let error = "--compare needs several rules; name them with commas between, or all";
            output.complain(Exit::Bad, error);
            Ok(Exit::Bad)
        }
        Judges::One(rules) => match rules.system() {
            None => ljrg(arguments, output),
            Some(system) => others::one(system, arguments, output),
        },
        Judges::Several(laws) if arguments.compare => comparison::run(laws, arguments, output),
        Judges::Several(laws) => others::several(laws, arguments, output),
    }
}

fn ljrg(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    stop::listen();
    let mut first = true;
    let mut positions = Vec::new();
    for file in &arguments.files {
        let mut stream = match docket(file, arguments.after) {
            Docket::All(all) => {
                positions.extend(all);
                continue;
            }
            Docket::Stream(stream) => stream,
        };
        // What comes without end is judged as it comes, after all that stands before it.
        loop {
            positions.extend(stream.ready());
            if positions.is_empty() {
                break;
            }
            first = round(std::mem::take(&mut positions), first, arguments, output)?;
        }
        if stream.is_interrupted() {
            let what = "interrupted while it waited for a line; all before were answered";
            output.complain(Exit::Undecided, what);
            return Ok(Exit::Undecided);
        }
    }
    round(positions, first, arguments, output)?;
    Ok(Exit::Done)
}

/// Judges these together and tells each in its turn. Answers whether nothing was told yet.
fn round(
    positions: Vec<Result<JudgedPosition, Error>>,
    first: bool,
    arguments: &Arguments,
    output: &mut Output,
) -> io::Result<bool> {
    let states: VecDeque<_> = positions
        .iter()
        .enumerate()
        .filter_map(|(number, position)| Some((number, position.as_ref().ok()?.state.clone())))
        .collect();
    let mut bench = Bench {
        arguments,
        positions: positions.into_iter().collect(),
        done: HashMap::new(),
        next: 0,
        first,
        total: states.len(),
    };
    bench.call(output)?;
    let switches = arguments.lemmas.switches();
    let (budget, jobs) = (arguments.budget, arguments.jobs);
    judge(states, budget, switches, jobs, &mut |news| {
        match news {
            News::Sofar(sofar) => output.progress(format_args!(
                "{} of {} positions, {} claims, {} nodes, {:.0} s",
                sofar.positions,
                bench.total,
                sofar.claims,
                sofar.nodes,
                sofar.time.as_secs_f64()
            )),
            News::Done(number, judgement) => {
                bench.done.insert(number, judgement);
                bench.call(output)?;
            }
        }
        Ok(())
    })?;
    Ok(bench.first)
}

/// Judgements that wait until all before them are told.
struct Bench<'a> {
    arguments: &'a Arguments,
    /// Those not told yet.
    positions: VecDeque<Result<JudgedPosition, Error>>,
    done: HashMap<usize, Result<Judgement, String>>,
    /// The number of the first of them.
    next: usize,
    first: bool,
    total: usize,
}

impl Bench<'_> {
    /// Tells all that can be told in order.
    fn call(&mut self, output: &mut Output) -> io::Result<()> {
        while let Some(front) = self.positions.front() {
            let judged = match front {
                Err(_) => None,
                Ok(_) => match self.done.remove(&self.next) {
                    Some(judged) => Some(judged),
                    None => return Ok(()),
                },
            };
            self.next += 1;
            let Some(position) = self.positions.pop_front() else {
                return Ok(());
            };
            let json = self.arguments.json;
            match (position, judged) {
                (Err(error), _) => output.bad(&error, json)?,
                (Ok(position), Some(Err(fault))) => {
                    let id = position.id;
                    output.bad(
                        &Error {
                            id,
                            ..Error::new(fault)
                        },
                        json,
                    )?;
                }
                (Ok(position), Some(Ok(judgement))) => self.tell(&position, &judgement, output)?,
                (Ok(_), None) => {}
            }
            // Whoever reads along gets each line when it is there.
            output.flush()?;
        }
        Ok(())
    }

    fn tell(
        &mut self,
        position: &JudgedPosition,
        judged: &Judgement,
        output: &mut Output,
    ) -> io::Result<()> {
        let id = position.id.as_ref();
        let of = id.map(|id| format!("{}: ", id.escape_debug()));
        let of = of.unwrap_or_default();
        for difference in position.warnings.iter().chain(&position.differences) {
            output.complain(Exit::Done, format_args!("{of}{difference}"));
        }
        if judged.unshown > 0 {
            let count = map::plural_of(judged.unshown, "claim");
            let what = "without a certificate that could be checked; they count as open";
            output.complain(Exit::Undecided, format_args!("{of}{count} answered {what}"));
        }
        if !judged.is_decided() {
            output.worsen(Exit::Undecided);
        }
        if self.arguments.json {
            return output.json(&view::line(position, judged, !self.arguments.no_times));
        }
        if !std::mem::take(&mut self.first) {
            output.text("\n")?;
        }
        output.text(text_report::text(
            position,
            judged,
            &self.arguments.budget,
            !self.arguments.no_times,
        ))
    }
}
