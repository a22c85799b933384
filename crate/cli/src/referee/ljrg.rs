//! `loja referee` under LJRG: positions share the threads and are reported in order.

use std::collections::{HashMap, VecDeque};
use std::io;

use loja_notation::Error;
use loja_report::{ClaimFinding, JudgedBoard, LjrgRuling, RefereeFindings};

use super::arguments::Arguments;
use super::text_report;
use crate::claim::ms;
use crate::judged_position::{Docket, JudgedPosition, docket};
use crate::map;
use crate::output::{Exit, Output};
use crate::pool::{Asked, Judgement, News, judge};
use crate::stop::{self, Stop};

fn finding(asked: &Asked, times: bool) -> ClaimFinding<'_> {
    ClaimFinding {
        player: asked.player,
        set: &asked.set,
        verdict: asked.verdict,
        stopped: asked.stopped.map(Stop::word),
        nodes: asked.nodes,
        ms: times.then(|| ms(asked.time)),
    }
}

pub(super) fn ruling(position: &JudgedPosition, judged: &Judgement, times: bool) -> LjrgRuling {
    let board = JudgedBoard {
        layout: &position.layout,
        state: &position.state,
        komi: position.komi,
    };
    let found = RefereeFindings {
        control: &judged.control,
        open: &judged.open,
        stopped: judged.stopped.map(Stop::word),
        differences: &position.differences,
        warnings: &position.warnings,
        claims: judged
            .claims
            .iter()
            .map(|asked| finding(asked, times))
            .collect(),
        unlisted: judged.unlisted,
        untried: judged.untried,
        nodes: judged.nodes,
        ms: times.then(|| ms(judged.time)),
    };
    board.ruling(position.id.as_deref(), &found)
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
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
        // An endless stream is judged as it comes, in order.
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

/// Returns whether nothing was reported yet.
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

/// Judgements waiting for earlier ones.
struct Bench<'a> {
    arguments: &'a Arguments,
    positions: VecDeque<Result<JudgedPosition, Error>>,
    done: HashMap<usize, Result<Judgement, String>>,
    /// The number of the first of them.
    next: usize,
    first: bool,
    total: usize,
}

impl Bench<'_> {
    /// Reports all that come next in order.
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
            // A reader gets each line at once.
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
            return output.json(&ruling(position, judged, !self.arguments.no_times));
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
