//! `loja book`: the tutorials as the page gets them, or what they fail to keep.

use std::io;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use loja_book::{Book, Fault, Report};

use crate::output::{Exit, Output};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the book as JSON, as the page gets it
    Render {
        /// Accepted everywhere; the output is JSON in any case
        #[arg(long)]
        json: bool,
        /// The folder of contents.toml
        #[arg(default_value = "tutorials")]
        dir: PathBuf,
    },
    /// Play every step both ways
    Check {
        /// Print numbers as one JSON object
        #[arg(long)]
        json: bool,
        /// Compute every step anew; today that is done always, with the flag or without
        #[arg(long)]
        full: bool,
        /// The folder of contents.toml
        #[arg(default_value = "tutorials")]
        dir: PathBuf,
    },
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let (Command::Render { dir, .. } | Command::Check { dir, .. }) = &arguments.command;
    let book = match Book::read(dir) {
        Ok(book) => book,
        Err(faults) => {
            for fault in faults {
                let file = dir.join(&fault.file).display().to_string();
                output.complain(Exit::Bad, Fault { file, ..fault });
            }
            return Ok(Exit::Bad);
        }
    };
    match &arguments.command {
        Command::Render { .. } => output.json(&book.render())?,
        Command::Check { json, .. } => check(&book.check(), dir, *json, output)?,
    }
    Ok(Exit::Done)
}

fn check(report: &Report, dir: &Path, json: bool, output: &mut Output) -> io::Result<()> {
    for failure in &report.failures {
        let place = format!("{}:{}", dir.join(&failure.file).display(), failure.line);
        for complaint in &failure.complaints {
            output.complain(
                Exit::No,
                format_args!("{place}: {}: {complaint}", failure.title),
            );
        }
    }
    if json {
        return output.json(report);
    }
    let (chapters, steps, failed) = (report.chapters, report.steps, report.failed);
    let verdict = match failed {
        0 => "All of them hold.".to_owned(),
        1 => "One of them fails.".to_owned(),
        _ => format!("{failed} of them fail."),
    };
    let plural =
        |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let (chapters, steps) = (plural(chapters, "chapter"), plural(steps, "step"));
    output.text(format_args!(
        "{chapters} with {steps} played both ways. {verdict}\n"
    ))
}
