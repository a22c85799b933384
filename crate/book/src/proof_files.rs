use serde::Deserialize;

use crate::chapter::Chapter;
use crate::proofs::{Proofs, Shelf};
use crate::report::{BookReport, BrokenPromise, Certificates};

/// Numbers that certificates don't contain.
pub(crate) const NODES: &str = "nodes.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nodes {
    control: u64,
}

pub(crate) fn read(page: &Chapter) -> (Shelf, BookReport) {
    let mut report = BookReport::default();
    let mut shelf = Shelf::default();
    for (name, text) in &page.proofs {
        match Proofs::read(text) {
            Ok(proofs) => {
                shelf.files.insert(name.clone(), proofs);
            }
            Err(why) => report.fail(failure(page, &file_of(name), why)),
        }
    }
    if let Some(text) = &page.nodes {
        match toml::from_str::<Nodes>(text) {
            Ok(nodes) => shelf.control = Some(nodes.control),
            Err(error) => report.fail(failure(page, NODES, error.message().to_owned())),
        }
    }
    (shelf, report)
}

/// Certificates that no claim used: unnamed figures are numbered, and the numbers shift.
pub(crate) fn idle(page: &Chapter, shelf: &Shelf) -> BookReport {
    let mut report = BookReport::default();
    for (name, proofs) in &shelf.files {
        let why = if !page.figures().any(|figure| figure.id == *name) {
            format!("there is no figure \"{name}\"")
        } else if proofs.is_idle() {
            "none of them answers a claim of this page; `loja book prove` makes them again"
                .to_owned()
        } else {
            continue;
        };
        report.fail(failure(page, &file_of(name), why));
    }
    report
}

/// Omits unused certificates.
pub(crate) fn write(page: &Chapter, shelf: Shelf) -> Vec<Certificates> {
    let Shelf { files, control } = shelf;
    let place = |name: &str| format!("{}/proofs/{name}", page.folder);
    let used = files
        .into_iter()
        .map(|(name, proofs)| (name, proofs.used()));
    let mut kept: Vec<Certificates> = used
        .filter(|(_, proofs)| !proofs.0.is_empty())
        .map(|(name, proofs)| Certificates {
            file: place(&file_of(&name)),
            text: proofs.to_text(),
        })
        .collect();
    // Without a certificate it is measured on demand.
    if let Some(control) = control.filter(|_| !kept.is_empty()) {
        kept.push(Certificates {
            file: place(NODES),
            text: format!("control = {control}\n"),
        });
    }
    kept
}

fn file_of(figure: &str) -> String {
    format!("{figure}.txt")
}

pub(crate) fn failure(page: &Chapter, file: &str, why: String) -> BrokenPromise {
    BrokenPromise {
        file: format!("{}/proofs/{file}", page.folder),
        line: 0,
        title: "certificates".to_owned(),
        complaints: vec![why],
    }
}
