use std::collections::HashMap;

use loja_practice::Problem;
use loja_practice::symmetry::canonical;
use loja_rules::Color;

use crate::book::Book;
use crate::practice::boards::{Boards, comes_from};
use crate::practice::{LADDERS, Ladder, Stored, file_of};
use crate::report::{BookReport, BrokenPromise};

impl Ladder {
    pub(crate) fn failure(&self, stored: &Stored, complaints: Vec<String>) -> BrokenPromise {
        BrokenPromise {
            file: file_of(&self.slug),
            line: stored.line,
            title: stored.problem.id.clone(),
            complaints,
        }
    }
}

impl Book {
    /// Checks the ladders' length and order, and that problems differ, with proper titles and credits.
    pub(crate) fn graded(&self) -> BookReport {
        let mut report = BookReport::default();
        let mut total = 0;
        let mut seen = Seen {
            boards: Boards::of(self),
            ..Seen::default()
        };
        for ladder in &self.practice.ladders {
            let mut before = 0;
            for stored in &ladder.problems {
                let problem = &stored.problem;
                let rating = problem.difficulty.rating;
                let mut complaints = Vec::new();
                if rating < before {
                    complaints.push(format!(
                        "its rating is {rating}, after one of {before}; the easiest comes first"
                    ));
                }
                before = rating;
                complaints.extend(seen.complaint(problem, &place(ladder, stored)));
                complaints.extend(problem.title.as_deref().and_then(untitled));
                complaints.extend(self.uncredited(problem));
                if !complaints.is_empty() {
                    report.fail(ladder.failure(stored, complaints));
                }
            }
            let (count, each) = (ladder.problems.len(), self.practice.each);
            total += count;
            if count < each {
                let complaint =
                    format!("it has {count} problems, and at least {each} are asked for");
                fail(&mut report, &file_of(&ladder.slug), complaint);
            }
        }
        report.counts.problems = total;
        let least = self.practice.least;
        if total < least {
            let complaint =
                format!("there are {total} problems, and at least {least} are asked for");
            fail(&mut report, LADDERS, complaint);
        }
        report
    }

    /// A position from elsewhere must be unchanged and name its author.
    fn uncredited(&self, problem: &Problem) -> Option<String> {
        let from = problem.from.as_ref()?;
        let boards = self.sources.as_ref().and_then(|it| it.boards(from));
        let Some(mut boards) = boards else {
            return Some(format!("the source has no \"{}\"", from.escape_debug()));
        };
        if !boards.any(|board| comes_from(problem, board)) {
            return Some(format!(
                "it is not the board of \"{from}\"; without \"from\", a credit says that it was made after another"
            ));
        }
        let credit = problem.credit.as_ref();
        let empty =
            credit.is_none_or(|it| it.author.trim().is_empty() || it.work.trim().is_empty());
        empty.then(|| format!("it comes from \"{from}\", and credits nobody"))
    }
}

fn fail(report: &mut BookReport, file: &str, complaint: String) {
    report.fail(BrokenPromise {
        file: file.to_owned(),
        line: 0,
        title: "ladder".to_owned(),
        complaints: vec![complaint],
    });
}

fn place(ladder: &Ladder, stored: &Stored) -> String {
    format!("{}:{}", file_of(&ladder.slug), stored.line)
}

#[derive(Default)]
struct Seen {
    boards: Boards,
    forms: HashMap<String, String>,
    ids: HashMap<String, String>,
    titles: HashMap<String, String>,
}

impl Seen {
    fn complaint(&mut self, problem: &Problem, place: &str) -> Vec<String> {
        let mut complaints = Vec::new();
        let mut once = |map: &mut HashMap<String, String>, key: String, what: &str| {
            if let Some(there) = map.insert(key, place.to_owned()) {
                complaints.push(format!("{what} {there}"));
                return false;
            }
            true
        };
        // The facts report unreadable problems.
        let form = canonical(problem);
        let new = form.map_or(true, |form| {
            let same = "but for turning, mirroring and colours it is the problem of";
            once(&mut self.forms, form, same)
        });
        if new {
            once(&mut self.ids, problem.id.clone(), "it has the id of");
        }
        let board = self.boards.again(problem, place);
        if let Some(title) = &problem.title {
            once(
                &mut self.titles,
                title.to_lowercase(),
                "it has the title of",
            );
        }
        if let (true, Some(there)) = (new, board) {
            complaints.push(format!(
                "but for turning, mirroring and colours its board is that of {there}"
            ));
        }
        complaints
    }
}

/// The longest title, in characters.
const MAX_TITLE: usize = 48;

/// Titles name neither points nor colours, since problems are shown turned and recoloured.
fn untitled(title: &str) -> Option<String> {
    let count = title.chars().count();
    if title.trim().is_empty() || count > MAX_TITLE {
        return Some(format!(
            "a title has 1 to {MAX_TITLE} signs, and this one {count}"
        ));
    }
    let mut words = title.split(|sign: char| !sign.is_alphanumeric());
    let bad = words.find(|word| is_point(word) || is_colour(word))?;
    Some(format!(
        "its title names {bad}, but problems are shown turned and with colours exchanged"
    ))
}

fn is_colour(word: &str) -> bool {
    Color::from_name(&word.to_lowercase()).is_some()
}

fn is_point(word: &str) -> bool {
    let row = word.trim_start_matches(|sign: char| sign.is_ascii_alphabetic());
    let letters = word.len() - row.len();
    let digits = row.chars().all(|sign| sign.is_ascii_digit());
    (1..=2).contains(&letters) && (1..=2).contains(&row.len()) && digits
}
