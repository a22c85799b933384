//! `loja check`: verifies certificates.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loja_certificate::{Answer, Certificate, Checked, Flaw, Lemma, MOST_BYTES};
use loja_notation::Layout;
use loja_plain_checker::check_plain;
use loja_report::{CheckReport, CheckedCertificate, CheckedFile};

use crate::claim::{ms, time_text};
use crate::input::text_within;
use crate::map;
use crate::output::{Exit, Output};
use crate::systems;
use crate::tree;

pub(crate) const HELP: &str = "\
The exit code is 0 if each certificate shows its answer, 1 if one doesn't.\n\
No code of the search takes part.\n\
With --plain a second checker looks too, which is slow and shares no code with the first but the reader of\n\
certificates. Both have to accept. If they differ, one of them is wrong, and the exit code is 2.\n\
--sgf writes the proof of one certificate as a game from the worst case (C6): one move for the side that is right,\n\
every legal move for the other, with comments where a line ends. With - it goes to standard output instead of the\n\
words.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print one JSON object a certificate, on one line
    #[arg(long)]
    json: bool,
    /// Check with the second, plain checker besides
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    tree: tree::Wanted,
    /// Certificates as loja claim writes them, or of the other rule systems; - is standard input
    #[arg(required = true, value_name = "CERTIFICATE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    if arguments.tree.asked() && arguments.files.len() > 1 {
        output.complain(Exit::Bad, "--sgf writes the proof of one certificate only");
        return Ok(Exit::Bad);
    }
    for file in &arguments.files {
        one(file, arguments, output)?;
        output.flush()?;
    }
    Ok(Exit::Done)
}

fn one(file: &Path, arguments: &Arguments, output: &mut Output) -> io::Result<()> {
    let json = arguments.json;
    let text = match text_within(file, MOST_BYTES) {
        Ok(text) => text,
        Err(error) => return output.bad(&error, json),
    };
    let name = file.display().to_string();
    if systems::check::is_one(&text) {
        if arguments.plain || arguments.tree.asked() {
            output.complain(
                Exit::Bad,
                format_args!(
                    "{name}: --plain and --sgf are for certificates of the Logical Japanese Rules"
                ),
            );
            return Ok(());
        }
        return systems::check::check(&name, &text, json, output);
    }
    let begun = Instant::now();
    let mut plain_time = None;
    let (checked, layout) = match Certificate::from_text(&text) {
        Err(damaged) => (Err(Refusal::ShowsNothing(damaged.to_string())), None),
        Ok(found) => {
            let layout = Layout::of_text(&text, found.claim().board());
            let names = |point| match &layout {
                Some(layout) => layout.name(point),
                None => loja_rules::Point::index(point).to_string(),
            };
            let plain = arguments.plain.then(|| {
                let begun = Instant::now();
                let plain = check_plain(&found);
                plain_time = Some(begun.elapsed());
                plain
            });
            let checked = loja_certificate::check(found);
            (both(checked, plain, names), layout)
        }
    };
    let time = begun
        .elapsed()
        .saturating_sub(plain_time.unwrap_or_default());
    match checked {
        Ok(checked) => {
            arguments.tree.write(layout.as_ref(), &checked, output)?;
            if arguments.tree.to_output() {
                return Ok(());
            }
            let found = Found {
                name: &name,
                checked: &checked,
                layout: layout.as_ref(),
                bytes: text.len(),
                time,
                plain_time,
            };
            found.show(json, output)
        }
        Err(refusal) => {
            let (exit, status, message) = match &refusal {
                Refusal::ShowsNothing(why) => {
                    (Exit::No, "refused", format!("it shows nothing: {why}"))
                }
                Refusal::Disagreement(how) => (
                    Exit::Bad,
                    "contradiction",
                    format!("this is a fault of the program: the two checkers disagree: {how}"),
                ),
            };
            output.complain(exit, format_args!("{name}: {message}"));
            if !json {
                return Ok(());
            }
            output.json(&CheckReport::Refused {
                file: name,
                status,
                message: refusal.why().to_owned(),
            })
        }
    }
}

#[cfg(feature = "serve")]
pub(crate) fn answer(
    text: &str,
    budget: crate::budget::Budget,
) -> Result<CheckReport, loja_notation::Error> {
    use std::cell::Cell;
    use std::ops::ControlFlow;

    use loja_certificate::Checker;
    use loja_notation::Error;

    if systems::check::is_one(text) {
        let what = "certificates of other rule systems are checked by the command loja check";
        return Err(Error::new(what));
    }
    let refused = |message: String| {
        Ok(CheckReport::Refused {
            file: String::new(),
            status: "refused",
            message,
        })
    };
    let begun = Instant::now();
    let found = match Certificate::from_text(text) {
        Ok(found) => found,
        Err(damaged) => return refused(damaged.to_string()),
    };
    let layout = Layout::of_text(text, found.claim().board());
    let deadline = budget.deadline();
    let stopped = Cell::new(None);
    let poll = || {
        if crate::stop::is_ended(&budget) {
            stopped.set(Some(crate::stop::Stop::Interrupt));
        } else if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            stopped.set(Some(crate::stop::Stop::Seconds));
        }
        match stopped.get() {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    };
    let most = Checker::MOST_SITUATIONS.min(budget.nodes());
    let checked = Checker::visiting(most).polling(&poll).check(found);
    if let Some(stop) = stopped.get() {
        return Ok(CheckReport::Undecided {
            status: "undecided",
            stopped: stop.word(),
        });
    }
    let names = |point| match &layout {
        Some(layout) => layout.name(point),
        None => loja_rules::Point::index(point).to_string(),
    };
    let checked = match checked {
        Ok(checked) => checked,
        Err(flaw) => return refused(flaw.message(names)),
    };
    let found = Found {
        name: "",
        checked: &checked,
        layout: layout.as_ref(),
        bytes: text.len(),
        time: begun.elapsed(),
        plain_time: None,
    };
    Ok(found.report())
}

#[derive(Debug, PartialEq, Eq)]
enum Refusal {
    /// Damaged, or no proof.
    ShowsNothing(String),
    /// The checkers disagree.
    Disagreement(String),
}

impl Refusal {
    fn why(&self) -> &str {
        match self {
            Refusal::ShowsNothing(why) | Refusal::Disagreement(why) => why,
        }
    }
}

fn both(
    checked: Result<Checked, Flaw>,
    plain: Option<Result<(), Flaw>>,
    names: impl Fn(loja_rules::Point) -> String,
) -> Result<Checked, Refusal> {
    let told = |flaw: &Flaw| flaw.message(&names);
    match (checked, plain) {
        (Ok(_), Some(Err(flaw))) => Err(Refusal::Disagreement(format!(
            "the first accepts it, to the plain one it shows nothing: {}",
            told(&flaw)
        ))),
        (Err(flaw), Some(Ok(()))) => Err(Refusal::Disagreement(format!(
            "the plain one accepts it, to the first it shows nothing: {}",
            told(&flaw)
        ))),
        (Err(flaw), Some(Err(plain))) if flaw != plain => Err(Refusal::Disagreement(format!(
            "to the first it shows nothing: {}; to the plain one: {}",
            told(&flaw),
            told(&plain)
        ))),
        (checked, _) => checked.map_err(|flaw| Refusal::ShowsNothing(told(&flaw))),
    }
}

struct Found<'a> {
    name: &'a str,
    checked: &'a Checked,
    layout: Option<&'a Layout>,
    bytes: usize,
    time: Duration,
    plain_time: Option<Duration>,
}

impl Found<'_> {
    fn report(&self) -> CheckReport {
        let file = CheckedFile {
            name: self.name,
            bytes: self.bytes,
            ms: ms(self.time),
            plain_ms: self.plain_time.map(ms),
        };
        CheckReport::Checked(CheckedCertificate::new(self.checked, self.layout, file))
    }

    fn show(&self, json: bool, output: &mut Output) -> io::Result<()> {
        let claim = self.checked.claim();
        let situation = claim.state().situation();
        let lemmas: Vec<&str> = self.checked.lemmas().iter().map(Lemma::name).collect();
        let (situations, decisions) = (self.checked.situations(), self.checked.decisions().len());
        let (player, bytes) = (claim.player(), self.bytes);
        if json {
            return output.json(&self.report());
        }
        let can = match self.checked.answer() {
            Answer::Lock => "can lock",
            Answer::Refuted => "can't lock",
        };
        let what = map::plural(claim.set().len(), "location");
        let what = match self.layout {
            Some(_) => format!("{player} {can} the {what} marked *."),
            None => format!("{player} {can} {what} of a board that is too large to draw."),
        };
        let sign = |point| {
            if claim.set().contains(point) {
                '*'
            } else {
                '.'
            }
        };
        let picture = self
            .layout
            .map(|layout| map::beside(layout, situation, sign));
        let picture = picture.unwrap_or_default();
        let (name, time) = (self.name.escape_debug(), time_text(self.time));
        let plain = self.plain_time.map(time_text);
        let plain = plain.map_or(String::new(), |time| format!(", plainly in {time}"));
        let lemmas = if lemmas.is_empty() {
            "no lemma".to_owned()
        } else {
            format!("lemmas: {}", lemmas.join(", "))
        };
        let situations = map::plural_of(situations, "situation");
        let decisions = map::plural(decisions, "decision");
        output.text(format_args!(
            "{name}: {what}\n{picture}{situations}, {decisions}, {lemmas}; {bytes} bytes, checked in {time}{plain}.\n"
        ))
    }
}

#[cfg(test)]
mod tests {
    use loja_certificate::sealed_again;

    use super::*;

    const GOOD: &str = "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\nclaim white *****\n\
        answer lock\nlemmas none\nsituations 1\ndecisions\ndigest 4e767d6000c784df";

    fn read(text: &str) -> Certificate {
        Certificate::from_text(text).unwrap()
    }

    /// That is a fault of the program, not of the certificate.
    #[test]
    fn checkers_that_differ_are_a_contradiction() {
        let name = |point: loja_rules::Point| point.index().to_string();
        let accepted = || loja_certificate::check(read(GOOD));
        let flaw_of =
            |text: String| loja_certificate::check(read(&sealed_again(&text))).unwrap_err();
        let flaw = flaw_of(GOOD.replace("lock", "refuted"));
        let other = flaw_of(GOOD.replace("situations 1", "situations 2"));
        assert_ne!(flaw, other);
        assert!(both(accepted(), Some(Ok(())), name).is_ok());
        let differ = |first, plain| match both(first, Some(plain), name) {
            Err(Refusal::Disagreement(_)) => true,
            Ok(_) | Err(Refusal::ShowsNothing(_)) => false,
        };
        assert!(differ(accepted(), Err(flaw.clone())));
        assert!(differ(Err(flaw.clone()), Ok(())));
        assert!(differ(Err(flaw.clone()), Err(other)));
        assert!(!differ(Err(flaw.clone()), Err(flaw)));
    }
}
