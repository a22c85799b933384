//! `loja practice`: facts of problems, and how hard those of the book are.

use std::io;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use loja_book::{Book, BookFault};
use loja_practice::difficulty::rank_correlation;
use loja_practice::{Budget, Problem, facts, fit};
use serde::Serialize;

use crate::input::text;
use crate::output::{Exit, Output};
use crate::stop::{self, is_interrupted};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compute the facts of problems, one JSON object a line: position, kind and question
    Facts {
        /// Accepted everywhere; the output is JSON in any case
        #[arg(long)]
        json: bool,
        /// Print the problems of each file by rating, the easiest first, as a ladder has them
        #[arg(long)]
        sorted: bool,
        /// Situations that may be expanded for each
        #[arg(long, value_name = "N", default_value_t = Budget::default().nodes)]
        max_nodes: u64,
        /// Files of problems
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Print how hard the problems of the book are, and whether the measures agree
    Numbers {
        /// Print one JSON object a ladder
        #[arg(long)]
        json: bool,
        /// The folder of contents.toml
        #[arg(default_value = "tutorials")]
        dir: PathBuf,
    },
}

pub(crate) const HELP: &str = "\
A problem that is too easy or has too many answers keeps its facts; a complaint says so, and the exit code is 1.\n\
A problem gets --max-nodes situations and 256 MiB. Ctrl-C prints the findings so far, with exit 3.";

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    match &arguments.command {
        Command::Facts {
            sorted,
            max_nodes,
            files,
            ..
        } => {
            let budget = Budget::of_nodes(*max_nodes);
            stop::listen();
            for file in files {
                let mut found = complete(file, &budget, output);
                if *sorted {
                    found.sort_by_key(|problem| problem.difficulty.rating);
                }
                for problem in &found {
                    output.json(problem)?;
                }
                if stop::is_interrupted() {
                    let what = "interrupted; problems that are missing here were not looked at";
                    output.complain(Exit::Undecided, what);
                    return Ok(Exit::Undecided);
                }
            }
        }
        Command::Numbers { json, dir } => numbers(dir, *json, output)?,
    }
    Ok(Exit::Done)
}

fn complete(file: &Path, budget: &Budget, output: &mut Output) -> Vec<Problem> {
    let text = match text(file) {
        Ok(text) => text,
        Err(error) => {
            output.complain(Exit::Bad, error);
            return Vec::new();
        }
    };
    let mut problems = Vec::new();
    let lines = text.lines().enumerate();
    for (at, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        if is_interrupted() {
            break;
        }
        let place = format!("{}:{}", file.display(), at + 1);
        let bare: Problem = match serde_json::from_str(line) {
            Ok(bare) => bare,
            Err(error) => {
                output.complain(Exit::Bad, format_args!("{place}: {error}"));
                continue;
            }
        };
        match facts(&bare, budget) {
            Ok(found) => {
                if let Err(why) = fit(&found) {
                    output.complain(Exit::No, format_args!("{place}: {why}"));
                }
                problems.push(found);
            }
            Err(why) => output.complain(Exit::Bad, format_args!("{place}: {why}")),
        }
    }
    problems
}

#[derive(Serialize)]
struct Numbers<'a> {
    ladder: &'a str,
    problems: usize,
    easiest: u32,
    median: u32,
    hardest: u32,
    /// Whether search nodes and reading effort order problems alike.
    agreement: Option<f64>,
}

impl<'a> Numbers<'a> {
    fn of(ladder: &'a str, problems: &[&Problem]) -> Numbers<'a> {
        let ratings = problems.iter().map(|problem| problem.difficulty.rating);
        let mut ratings: Vec<u32> = ratings.collect();
        ratings.sort_unstable();
        let difficulties = problems.iter().map(|problem| &problem.difficulty);
        let pairs = difficulties.map(|it| (it.nodes, u64::from(it.reading)));
        Numbers {
            ladder,
            problems: problems.len(),
            easiest: ratings.first().copied().unwrap_or_default(),
            median: ratings.get(ratings.len() / 2).copied().unwrap_or_default(),
            hardest: ratings.last().copied().unwrap_or_default(),
            agreement: rank_correlation(&pairs.collect::<Vec<_>>()),
        }
    }
}

fn numbers(dir: &Path, json: bool, output: &mut Output) -> io::Result<()> {
    let book = match Book::read(dir) {
        Ok(book) => book,
        Err(faults) => {
            for fault in faults {
                let file = dir.join(&fault.file).display().to_string();
                output.complain(Exit::Bad, BookFault { file, ..fault });
            }
            return Ok(());
        }
    };
    let ladders = book.practice.ladders.iter().map(|ladder| {
        let problems = ladder.problems.iter().map(|stored| &stored.problem);
        (ladder.slug.as_str(), problems.collect::<Vec<&Problem>>())
    });
    let mut ladders: Vec<(&str, Vec<&Problem>)> = ladders.collect();
    let all = ladders
        .iter()
        .flat_map(|(_, problems)| problems.iter().copied());
    ladders.push(("all", all.collect()));
    for (slug, problems) in &ladders {
        let numbers = Numbers::of(slug, problems);
        if json {
            output.json(&numbers)?;
            continue;
        }
        let agreement = numbers.agreement;
        let agreement = agreement.map_or("-".to_owned(), |value| format!("{value:.2}"));
        output.text(format_args!(
            "{:14} {:4} problems, ratings {:4} {:4} {:4}, agreement {agreement}\n",
            numbers.ladder, numbers.problems, numbers.easiest, numbers.median, numbers.hardest
        ))?;
    }
    Ok(())
}
