//! `loja book`: the tutorials as the page gets them, and their check.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use loja_book::{Book, BookFault, BookReport, Certificates, Depth, HeldProblems};
use loja_report::BookProofs;

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
    /// Play every step both ways, and confirm everything that is said about a position
    #[command(after_help = STORED)]
    Check {
        /// Print numbers as one JSON object
        #[arg(long)]
        json: bool,
        /// Decide everything again, even where a certificate beside the chapter shows it
        #[arg(long)]
        full: bool,
        /// A file that notes which problems held, so that the same program need not compute their facts again
        #[arg(long, value_name = "FILE", conflicts_with = "full")]
        cache: Option<PathBuf>,
        /// The folder of contents.toml
        #[arg(default_value = "tutorials")]
        dir: PathBuf,
    },
    /// Print the practice problems as JSON, as the page gets them
    Practice {
        /// Accepted everywhere; the output is JSON in any case
        #[arg(long)]
        json: bool,
        /// The folder of contents.toml
        #[arg(default_value = "tutorials")]
        dir: PathBuf,
    },
    /// Decide everything again, and keep the certificates of long searches beside the chapters
    #[command(after_help = PROVED)]
    Prove {
        /// Print how many there are as one JSON object
        #[arg(long)]
        json: bool,
        /// The folder of contents.toml
        #[arg(default_value = "tutorials")]
        dir: PathBuf,
    },
}

const STORED: &str = "\
A claim, and all claims of a position together, get 3 million situations and 512 MiB, with --full 2 GiB; the facts\n\
of a problem get 200,000 situations and 256 MiB. Mark as undecided what takes more. No clock ends a search, so every\n\
machine finds the same. Certificates in the folders named proofs are checked and answer for their claims. A sample\n\
of the small ones, always the same, is searched again all the same; --full searches all. The facts of problems are\n\
computed from scratch, except those that --cache knows; one in eight of these, always the same, is computed too.";

const PROVED: &str = "\
A claim, and all claims of a position together, get 3 million situations and 2 GiB. Files are written at the end, so\n\
ending it earlier loses nothing. If the limits don't decide a claim, a certificate that is there already is kept.";

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let (Command::Render { dir, .. }
    | Command::Check { dir, .. }
    | Command::Practice { dir, .. }
    | Command::Prove { dir, .. }) = &arguments.command;
    let book = match Book::read(dir) {
        Ok(book) => book,
        Err(faults) => {
            for fault in faults {
                let file = dir.join(&fault.file).display().to_string();
                output.complain(Exit::Bad, BookFault { file, ..fault });
            }
            return Ok(Exit::Bad);
        }
    };
    match &arguments.command {
        Command::Render { .. } => output.json(&book.render())?,
        Command::Practice { .. } => output.json(&book.practice)?,
        Command::Check {
            json, full, cache, ..
        } => {
            let depth = if *full { Depth::Full } else { Depth::Stored };
            let report = match cache {
                Some(file) => knowing(&book, depth, file, output),
                None => book.check(depth),
            };
            check(&report, dir, *json, output)?;
        }
        Command::Prove { json, .. } => prove(&book, dir, *json, output)?,
    }
    Ok(Exit::Done)
}

/// Skips what this program accepted in an earlier check.
fn knowing(book: &Book, depth: Depth, file: &Path, output: &mut Output) -> BookReport {
    let program = program();
    let read = |program: &String| {
        let text = fs::read_to_string(file).ok()?;
        let (first, rest) = text.split_once('\n')?;
        (first == program).then(|| HeldProblems::read(rest))
    };
    let known = program.as_ref().and_then(read).unwrap_or_default();
    let (report, held) = book.check_knowing(depth, &known);
    if let Some(program) = program {
        let text = format!("{program}\n{}", held.to_text());
        let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
        if let Err(error) = folder.and_then(|()| fs::write(file, text)) {
            output.complain(Exit::Bad, format_args!("{}: {error}", file.display()));
        }
    }
    report
}

/// A fingerprint of the program, any part of which may decide.
fn program() -> Option<String> {
    let bytes = fs::read(env::current_exe().ok()?).ok()?;
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    Some(format!("loja {:016x}", hasher.finish()))
}

fn prove(book: &Book, dir: &Path, json: bool, output: &mut Output) -> io::Result<()> {
    let (report, kept) = book.prove();
    complain(&report, dir, output);
    for chapter in book.all() {
        let folder = dir.join(&chapter.folder).join("proofs");
        if folder.is_dir() {
            fs::remove_dir_all(folder)?;
        }
    }
    for Certificates { file, text } in &kept {
        let file = dir.join(file);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&file, text)?;
    }
    let files = kept.len();
    if json {
        return output.json(&BookProofs { files });
    }
    let plural = if files == 1 { "file" } else { "files" };
    output.text(format_args!("{files} {plural} of certificates written.\n"))
}

fn complain(report: &BookReport, dir: &Path, output: &mut Output) {
    for failure in &report.failures {
        let file = dir.join(&failure.file).display().to_string();
        let place = match failure.line {
            0 => file,
            line => format!("{file}:{line}"),
        };
        for complaint in &failure.complaints {
            output.complain(
                Exit::No,
                format_args!("{place}: {}: {complaint}", failure.title),
            );
        }
    }
}

fn check(report: &BookReport, dir: &Path, json: bool, output: &mut Output) -> io::Result<()> {
    complain(report, dir, output);
    if json {
        return output.json(&report.counts);
    }
    let plural =
        |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let steps = plural(report.counts.steps, "step");
    let mut chapters = plural(report.counts.chapters, "chapter");
    if report.counts.pages > 0 {
        chapters = format!("{chapters} and {}", plural(report.counts.pages, "page"));
    }
    let claims = plural(report.counts.claims, "claim");
    let problems = match report.counts.problems {
        0 => String::new(),
        count => format!(
            " {} of practice, the facts of {} computed again.",
            plural(count, "problem"),
            report.counts.recomputed
        ),
    };
    let open = match report.counts.undecided {
        0 => String::new(),
        count => format!(" {count} not decided here."),
    };
    let sampled = match report.counts.sampled {
        0 => String::new(),
        count => format!(" {count} with a certificate searched again as a sample."),
    };
    let verdict = match report.counts.failed {
        0 => "All of them hold.".to_owned(),
        1 => "One thing fails.".to_owned(),
        failed => format!("{failed} things fail."),
    };
    output.text(format_args!(
        "{chapters} with {steps} played both ways, {claims} confirmed.{sampled}{open}{problems} {verdict}\n"
    ))
}
