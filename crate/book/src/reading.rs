//! Pages must have live links, sections with something to see, and no wall of text.

use std::collections::{BTreeMap, HashSet};

use crate::book::Book;
use crate::chapter::Chapter;
use crate::figure::Section;
use crate::report::{BookReport, BrokenPromise};

/// Pages of the site that are no chapters.
const OTHERS: [&str; 5] = [
    "referee.html",
    "play.html",
    "game.html",
    "practice.html",
    "legend.html",
];

/// The most words without a figure.
const WORDS: usize = 120;

impl Book {
    pub(crate) fn readable(&self) -> BookReport {
        let mut report = BookReport::default();
        let places: BTreeMap<String, HashSet<&str>> = self
            .all()
            .map(|page| (self.address(page), page.places()))
            .collect();
        for page in self.all() {
            let own = self.address(page);
            if let Some(url) = &page.line_from {
                report.fail_at(page, 1, "line_from", dead(&places, &own, url));
            }
            for section in &page.sections {
                for (line, url) in &section.links {
                    let complaint = dead(&places, &own, url);
                    report.fail_at(page, *line, "link", complaint);
                }
                if !page.plain {
                    reading(page, section, &mut report);
                }
            }
        }
        report
    }

    /// Links call the first chapter by the page that visitors meet.
    pub(crate) fn address(&self, page: &Chapter) -> String {
        match self.chapters.first() {
            Some(first) if first.slug == page.slug => "index.html".to_owned(),
            _ => format!("{}.html", page.slug),
        }
    }
}

/// Why a link is dead. `places` has each page's link targets, `own` is this page's address.
fn dead(places: &BTreeMap<String, HashSet<&str>>, own: &str, url: &str) -> Option<String> {
    if url.starts_with("https://") {
        return None;
    }
    let (address, id) = url
        .split_once('#')
        .map_or((url, None), |(page, id)| (page, Some(id)));
    // The page reads a position in its address itself.
    let plain = address.split('?').next().unwrap_or(address);
    if OTHERS.contains(&plain) {
        return None;
    }
    let address = if address.is_empty() { own } else { address };
    match (places.get(address), id) {
        (None, _) => Some(format!("there is no page \"{address}\"")),
        (Some(here), Some(id)) if !here.contains(id) => {
            Some(format!("{address} has no place \"{id}\""))
        }
        _ => None,
    }
}

fn reading(page: &Chapter, section: &Section, report: &mut BookReport) {
    let title = section.title.as_deref().unwrap_or("opening");
    let empty = section.figures.is_empty();
    let complaint = empty.then(|| {
        "there is nothing to see or to do; `plain = true` in the head allows that".to_owned()
    });
    report.fail_at(page, section.line, title, complaint);
    for &(line, words) in section.runs.iter().filter(|(_, words)| *words > WORDS) {
        let complaint = format!("{words} words without a figure between; {WORDS} at most");
        report.fail_at(page, line, title, Some(complaint));
    }
}

impl Chapter {
    fn places(&self) -> HashSet<&str> {
        let sections = self.sections.iter().map(|section| section.id.as_str());
        let figures = self.figures().map(|figure| figure.id.as_str());
        let says = self.figures().flat_map(|figure| &figure.says);
        let says = says.map(|says| says.id.as_str());
        sections.chain(figures).chain(says).collect()
    }
}

impl BookReport {
    fn fail_at(&mut self, page: &Chapter, line: usize, title: &str, complaint: Option<String>) {
        if let Some(complaint) = complaint {
            self.fail(BrokenPromise {
                file: page.file(),
                line,
                title: title.to_owned(),
                complaints: vec![complaint],
            });
        }
    }
}
