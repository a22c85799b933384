//! Checking what the book promises.

use serde::Serialize;

use crate::book::Book;
use crate::chapter::Figure;
use crate::decide::{Depth, Judge};
use crate::hold::Held;
use crate::proofs::Proofs;
use crate::says::Says;

/// What was checked and how it went, as numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Entries of the table of contents.
    pub chapters: usize,
    /// Steps that ask the reader to do something.
    pub steps: usize,
    /// Statements that the engine or a certificate confirms.
    pub claims: usize,
    /// Positions of the bestiary that have a page. There are none yet.
    pub beasts: usize,
    /// Practice problems. There are none yet.
    pub problems: usize,
    /// Claims that the engine can't decide.
    pub undecided: usize,
    /// What failed.
    pub failed: usize,
    /// Each failure.
    #[serde(skip)]
    pub failures: Vec<Failure>,
}

/// Something that does not keep its promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file, as seen from the folder of the book.
    pub file: String,
    /// The line of the step, or of what is said.
    pub line: usize,
    /// The title of the step, or what is said in words.
    pub title: String,
    /// What is wrong with it.
    pub complaints: Vec<String>,
}

/// Certificates to be kept beside a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The file, as seen from the folder of the book.
    pub file: String,
    /// What belongs into it.
    pub text: String,
}

impl Book {
    /// Plays every step both ways, and looks at everything that is said.
    #[must_use]
    pub fn check(&self, depth: Depth) -> Report {
        let mut report = Report {
            chapters: self.chapters.len(),
            ..Report::default()
        };
        for chapter in &self.chapters {
            let mut unused = chapter.proofs.clone();
            for figure in chapter.sections.iter().flat_map(|section| &section.figures) {
                let mut check = Check {
                    report: &mut report,
                    file: format!("{}/chapter.md", chapter.slug),
                    figure,
                };
                let text = unused.remove(&figure.id);
                check.run(text.as_deref().unwrap_or_default(), depth);
            }
            for name in unused.into_keys() {
                report.fail(Failure {
                    file: format!("{}/proofs/{name}.txt", chapter.slug),
                    line: 0,
                    title: "certificates".to_owned(),
                    complaints: vec![format!("there is no figure \"{name}\"")],
                });
            }
        }
        report
    }

    /// Decides everything anew, and gives the certificates of all long searches.
    #[must_use]
    pub fn prove(&self) -> Vec<Kept> {
        let mut kept = Vec::new();
        for chapter in &self.chapters {
            for figure in chapter.sections.iter().flat_map(|section| &section.figures) {
                let none = Proofs::default();
                let mut judge = Judge::new(&none, Depth::Full);
                for says in figure.says.iter().filter(|says| says.decided) {
                    says.held(&figure.layout, &figure.start, Depth::Full, &mut judge);
                }
                if let Some(asked) = &figure.asked {
                    asked.complaints(&figure.layout, &figure.start, &mut judge);
                }
                if !judge.found.is_empty() {
                    kept.push(Kept {
                        file: format!("{}/proofs/{}.txt", chapter.slug, figure.id),
                        text: judge.found.to_text(),
                    });
                }
            }
        }
        kept
    }
}

impl Report {
    fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        self.failures.push(failure);
    }
}

/// One figure being checked.
struct Check<'a> {
    report: &'a mut Report,
    file: String,
    figure: &'a Figure,
}

impl Check<'_> {
    fn run(&mut self, proofs: &str, depth: Depth) {
        let proofs = Proofs::read(proofs).unwrap_or_else(|why| {
            self.fail_proofs(why);
            Proofs::default()
        });
        let mut judge = Judge::new(&proofs, depth);
        let Figure {
            layout,
            start,
            title,
            line,
            ..
        } = self.figure;
        let mut complaints = Vec::new();
        if let Some((_, step)) = &self.figure.step {
            self.report.steps += 1;
            complaints.extend(step.complaints().iter().map(ToString::to_string));
        }
        if let Some(asked) = &self.figure.asked {
            self.report.steps += 1;
            complaints.extend(asked.complaints(layout, start, &mut judge));
            // The right answer is a claim like any other.
            self.report.claims += usize::from(complaints.is_empty());
        }
        if !complaints.is_empty() {
            self.fail(*line, title.clone().unwrap_or_default(), complaints);
        }
        for says in &self.figure.says {
            let held = says.held(layout, start, depth, &mut judge);
            self.tell(says, held);
        }
        // Figures without a name are numbered, and their numbers move.
        if depth == Depth::Stored && proofs.is_idle() {
            self.fail_proofs(
                "none of them answers a claim of this figure; `loja book prove` makes them anew"
                    .to_owned(),
            );
        }
    }

    fn fail_proofs(&mut self, why: String) {
        let folder = self.file.replace("chapter.md", "proofs");
        self.report.fail(Failure {
            file: format!("{folder}/{}.txt", self.figure.id),
            line: 0,
            title: "certificates".to_owned(),
            complaints: vec![why],
        });
    }

    fn tell(&mut self, says: &Says, held: Held) {
        let complaint = match (held, says.decided) {
            (Held::Yes, true) => {
                self.report.claims += 1;
                return;
            }
            (Held::Open, false) => {
                self.report.undecided += 1;
                return;
            }
            (Held::Yes, false) => "it is decided now: the source is right".to_owned(),
            (Held::No(truth), false) => format!("it is decided now: {truth}"),
            (Held::No(truth), true) => format!("it does not hold: {truth}"),
            (Held::Open, true) => "it can't be decided within the budget".to_owned(),
            (Held::Void(why), _) => why,
        };
        let words = says.words(&self.figure.layout);
        self.fail(says.line, words, vec![complaint]);
    }

    fn fail(&mut self, line: usize, title: String, complaints: Vec<String>) {
        let file = self.file.clone();
        self.report.fail(Failure {
            file,
            line,
            title,
            complaints,
        });
    }
}
