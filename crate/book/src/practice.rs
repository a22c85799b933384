//! The folder `practice`: ladders, each a file with a problem a line.

mod boards;
mod check;
mod facts;

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use loja_practice::{Kind, Problem};
use serde::{Deserialize, Serialize};

use crate::fault::{BookFault, of_toml};
use crate::slug::{bad_name, is_slug};
use crate::text_file::load;

pub use facts::HeldProblems;

/// Relative to the book's folder.
pub(crate) const FOLDER: &str = "practice";
pub(crate) const LADDERS: &str = "practice/ladders.toml";

/// The only format.
const FORMAT: u32 = 1;

/// A problem's most bytes, and a ladder's most problems.
const MAX_LINE: usize = 64 << 10;
const MAX_PROBLEMS: usize = 2_000;

/// A book's practice problems, and, as JSON, the page's.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Practice {
    /// In the order of the contents.
    pub ladders: Vec<Ladder>,
    #[serde(skip)]
    pub(crate) each: usize,
    /// The least number in all.
    #[serde(skip)]
    pub(crate) least: usize,
    /// Chapters before the problems, whose boards don't recur.
    #[serde(skip)]
    pub(crate) read: usize,
}

/// Problems of one kind, easiest first.
#[derive(Clone, Debug, Serialize)]
pub struct Ladder {
    /// Its name in addresses and as a file.
    pub slug: String,
    /// The kind of its problems.
    pub kind: Kind,
    /// Its name for readers.
    pub title: String,
    /// A sentence about it.
    pub about: String,
    /// Its problems.
    pub problems: Vec<Stored>,
}

/// A problem as stored.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Stored {
    /// The parsed problem.
    pub problem: Problem,
    /// Its line of text.
    #[serde(skip)]
    pub(crate) text: String,
    /// The line's number, from 1.
    #[serde(skip)]
    pub(crate) line: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    format: u32,
    #[serde(default)]
    each: usize,
    #[serde(default)]
    least: usize,
    #[serde(default)]
    read: usize,
    #[serde(default)]
    ladder: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    slug: String,
    kind: Kind,
    title: String,
    about: String,
}

impl Practice {
    /// A book without the folder has no problems.
    ///
    /// # Errors
    /// Every fault of every file.
    pub(crate) fn read(folder: &Path) -> Result<Practice, Vec<BookFault>> {
        if !folder.join(FOLDER).exists() {
            return Ok(Practice::default());
        }
        let text = load(folder, LADDERS).map_err(|fault| vec![fault])?;
        let contents: Contents =
            toml::from_str(&text).map_err(|error| vec![of_toml(LADDERS, 1, &text, &error)])?;
        if contents.format != FORMAT {
            let format = contents.format;
            let message = format!("the format {format} is not known; {FORMAT} is");
            return Err(vec![BookFault::new(LADDERS, 1, message)]);
        }
        let mut faults = Vec::new();
        let mut ladders: Vec<Ladder> = Vec::new();
        for entry in contents.ladder {
            let known = ladders.iter().any(|ladder| ladder.slug == entry.slug);
            match ladder(folder, entry, known) {
                Ok(ladder) => ladders.push(ladder),
                Err(more) => faults.extend(more),
            }
        }
        let slugs = ladders.iter().map(|ladder| ladder.slug.as_str());
        if faults.is_empty() {
            faults = strangers(folder, &slugs.collect());
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Practice {
            ladders,
            each: contents.each,
            least: contents.least,
            read: contents.read,
        })
    }
}

fn ladder(folder: &Path, entry: Entry, known: bool) -> Result<Ladder, Vec<BookFault>> {
    let Entry {
        slug,
        kind,
        title,
        about,
    } = entry;
    let fault = |message: String| Err(vec![BookFault::new(LADDERS, 0, message)]);
    if !is_slug(&slug) {
        return fault(format!("the slug {}", bad_name(&slug)));
    }
    if known {
        return fault(format!("the slug \"{slug}\" is given twice"));
    }
    if title.trim().is_empty() || about.trim().is_empty() {
        return fault(format!("the ladder \"{slug}\" has no title or no sentence"));
    }
    let file = file_of(&slug);
    let text = load(folder, &file).map_err(|fault| vec![fault])?;
    let problems = problems(&file, kind, &text)?;
    Ok(Ladder {
        slug,
        kind,
        title,
        about,
        problems,
    })
}

pub(crate) fn file_of(slug: &str) -> String {
    format!("{FOLDER}/{slug}.jsonl")
}

/// Files that no ladder names; nobody would notice that nothing reads them.
fn strangers(folder: &Path, slugs: &HashSet<&str>) -> Vec<BookFault> {
    let entries = match fs::read_dir(folder.join(FOLDER)) {
        Ok(entries) => entries,
        Err(error) => return vec![BookFault::new(FOLDER, 0, error.to_string())],
    };
    let names = entries.flatten().map(|entry| entry.file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let mut strangers: Vec<String> = names
        .filter(|name| {
            let slug = name.strip_suffix(".jsonl");
            name != "ladders.toml" && !slug.is_some_and(|slug| slugs.contains(slug))
        })
        .collect();
    strangers.sort_unstable();
    let fault = |name: String| BookFault::new(&format!("{FOLDER}/{name}"), 0, "no ladder names it");
    strangers.into_iter().map(fault).collect()
}

fn problems(file: &str, kind: Kind, text: &str) -> Result<Vec<Stored>, Vec<BookFault>> {
    let lines = text.lines().enumerate();
    let lines: Vec<(usize, &str)> = lines.filter(|(_, text)| !text.trim().is_empty()).collect();
    if lines.len() > MAX_PROBLEMS {
        let message = format!("more than {MAX_PROBLEMS} problems are not read");
        return Err(vec![BookFault::new(file, 0, message)]);
    }
    let mut problems = Vec::new();
    let mut faults = Vec::new();
    for (at, text) in lines {
        match problem(text, kind) {
            Ok(problem) => problems.push(Stored {
                problem,
                text: text.to_owned(),
                line: at + 1,
            }),
            Err(message) => faults.push(BookFault::new(file, at + 1, message)),
        }
    }
    if faults.is_empty() {
        Ok(problems)
    } else {
        Err(faults)
    }
}

/// The check reports anything else in the line.
fn problem(text: &str, kind: Kind) -> Result<Problem, String> {
    if text.len() > MAX_LINE {
        return Err(format!("a problem has at most {} kB", MAX_LINE >> 10));
    }
    let problem: Problem = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if problem.kind != kind {
        let (here, there) = (problem.kind.word(), kind.word());
        return Err(format!(
            "its kind is {here}, and that of the ladder {there}"
        ));
    }
    Ok(problem)
}
