//! Certificates of a judgement, as files.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Instant;

use loja_report::CertificateFile;
use loja_systems::proof::question_limits;
use loja_systems::{Control, Going, Judgement, Limits, Start, System, show, show_perfect};

use crate::stop::is_interrupted;

/// Files written, and questions without a certificate.
#[derive(Clone, Default)]
pub(crate) struct Written {
    pub(crate) files: Vec<CertificateFile>,
    pub(crate) missing: Vec<String>,
    /// A fault of the program.
    pub(crate) contradiction: Option<String>,
}

pub(crate) struct Shown<'a> {
    pub(crate) system: System,
    pub(crate) start: &'a Start,
    pub(crate) komi: i64,
    pub(crate) judgement: &'a Judgement,
    pub(crate) perfect: bool,
}

impl Shown<'_> {
    /// Writes `NUMBER.RULES.txt`, or a file a question if the score has no certificate.
    pub(crate) fn write(
        &self,
        folder: &Path,
        number: usize,
        limits: Limits,
        deadline: Option<Instant>,
    ) -> io::Result<Written> {
        let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let poll = |_| match is_interrupted() || is_late() {
            true => Going::Break(()),
            false => Going::Continue(()),
        };
        let control = Control::polling(question_limits(limits), &poll);
        let show = if self.perfect { show_perfect } else { show };
        let shown = show(self.system, self.start, self.komi, self.judgement, &control);
        fs::create_dir_all(folder)?;
        let several = shown.bundles.len() > 1;
        let mut files = Vec::new();
        for (part, bundle) in (1..).zip(&shown.bundles) {
            let rules = self.system.name();
            let file = match several {
                true => format!("{number}.{rules}.{part}.txt"),
                false => format!("{number}.{rules}.txt"),
            };
            fs::write(folder.join(&file), bundle.to_text())?;
            let claim = &bundle.certificate.claim;
            files.push(CertificateFile {
                file,
                question: claim.question.to_string(),
                answer: if claim.answer { "yes" } else { "no" },
            });
        }
        Ok(Written {
            files,
            missing: shown.missing,
            contradiction: shown.contradiction,
        })
    }
}

impl Written {
    pub(crate) fn text(&self) -> String {
        let file =
            |one: &CertificateFile| format!("  {}: {}? {}.\n", one.file, one.question, one.answer);
        let missing = |what: &String| format!("  Without a certificate: {what}.\n");
        let files = self.files.iter().map(file);
        files.chain(self.missing.iter().map(missing)).collect()
    }
}
