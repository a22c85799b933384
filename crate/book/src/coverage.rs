//! Coverage: the book shows each position and line of the source once, or excuses it with a reason.

use std::collections::BTreeMap;

use loja_certificate::Claim;
use loja_lesson::PlayedLine;
use loja_notation::rows;
use loja_rules::Situation;

use crate::book::Book;
use crate::chapter::Chapter;
use crate::figure::{Figure, Steps, Task, Walked};
use crate::laws;
use crate::report::{BookReport, BrokenPromise};
use crate::sources::{POSITIONS, SourcePosition, Sources, UNUSED, Unused};

impl Book {
    pub(crate) fn covered(&self) -> BookReport {
        let mut report = BookReport::default();
        let Some(sources) = &self.sources else {
            return report;
        };
        let mut shown: BTreeMap<&str, String> = BTreeMap::new();
        let mut ruled: BTreeMap<&str, String> = BTreeMap::new();
        for page in self.all() {
            let told = page.compared.as_ref().zip(sources.rulings.as_ref());
            if let Some((compared, rulings)) = told {
                report.fail_page(page, rulings.told_otherwise(compared));
            }
            for figure in page.figures() {
                if figure.sources.is_empty() {
                    continue;
                }
                let boards = figure.boards();
                let rulings = sources.rulings.as_ref();
                let mut complaints =
                    rulings.map_or(Vec::new(), |rulings| rulings.verdict_otherwise(figure));
                for id in &figure.sources {
                    complaints.extend(complaint(sources, &boards, id));
                    let here = format!("{}:{}", page.file(), figure.line);
                    // Several pages may discuss another rule set's ruling, even on this source's
                    // board.
                    let is_ruled = sources.ruled(id).is_some();
                    if is_ruled {
                        ruled.insert(id, here.clone());
                    }
                    if is_ruled && !sources.positions.contains_key(id) {
                        continue;
                    }
                    if let Some(there) = shown.insert(id, here)
                        && !is_ruled
                    {
                        complaints.push(format!("\"{id}\" is shown twice, there and in {there}"));
                    }
                }
                if !complaints.is_empty() {
                    report.fail(source_failure(page, figure, complaints));
                }
            }
        }
        report.counts.sources = shown.len();
        report.counts.rulings = ruled.len();
        if let Some(rulings) = &sources.rulings {
            for (file, complaints) in rulings.complaints(&ruled) {
                report.fail_file(file, complaints);
            }
        }
        let mut complaints = Vec::new();
        for unused in &sources.unused {
            let Unused { id, why } = unused;
            if !sources.positions.contains_key(id) {
                complaints.push(format!("the source has no \"{id}\""));
            } else if why.trim().is_empty() {
                complaints.push(format!("\"{id}\" is unused without a reason"));
            } else if let Some(place) = shown.get(id.as_str()) {
                complaints.push(format!("\"{id}\" is shown in {place}"));
            }
        }
        report.fail_file(UNUSED, complaints);
        let needed = |told: &&SourcePosition| ["final", "sequence"].contains(&told.kind.as_str());
        let missing: Vec<&str> = sources
            .positions
            .values()
            .filter(needed)
            .map(|told| told.id.as_str())
            .filter(|id| !shown.contains_key(id) && sources.unlisted(id))
            .collect();
        if !missing.is_empty() {
            let complaint = format!(
                "{} are neither shown nor listed as unused: {}",
                missing.len(),
                missing.join(", ")
            );
            report.fail_file(POSITIONS, vec![complaint]);
        }
        report
    }
}

fn complaint(sources: &Sources, boards: &[Vec<String>], id: &str) -> Option<String> {
    let told = sources.positions.get(id);
    if told.is_none() && sources.ruled(id).is_none() {
        return Some(format!("the source has no \"{id}\""));
    }
    let of_position = told
        .into_iter()
        .flat_map(|told| std::iter::once(&told.rows).chain(&told.after));
    let mut wanted = of_position.chain(sources.ruled(id).filter(|board| !board.is_empty()));
    let absent = wanted.find(|board| !boards.iter().any(|here| is_part(board, here)))?;
    Some(format!("\"{id}\" is not shown here: {}", absent.join("/")))
}

fn source_failure(page: &Chapter, figure: &Figure, complaints: Vec<String>) -> BrokenPromise {
    BrokenPromise {
        file: page.file(),
        line: figure.line,
        title: "source".to_owned(),
        complaints,
    }
}

/// Whether a diagram is part of another. Marks count as empty, since the source omits some ko marks.
pub(crate) fn is_part(part: &[String], whole: &[String]) -> bool {
    let plain = |rows: &[String]| -> Vec<Vec<char>> {
        let row = |row: &String| row.replace('#', ".").chars().collect();
        rows.iter().map(row).collect()
    };
    let (part, whole) = (plain(part), plain(whole));
    let wide = part.first().map_or(0, Vec::len);
    let room = whole.first().map_or(0, Vec::len);
    let (Some(right), Some(down)) = (room.checked_sub(wide), whole.len().checked_sub(part.len()))
    else {
        return false;
    };
    (0..=down).any(|y| {
        (0..=right).any(|x| {
            let lines = part.iter().zip(&whole[y..]);
            lines.into_iter().all(|(part, whole)| {
                whole
                    .get(x..x + part.len())
                    .is_some_and(|here| here == part)
            })
        })
    })
}

impl Figure {
    pub(crate) fn boards(&self) -> Vec<Vec<String>> {
        let mut boards = Vec::new();
        let mut others = Vec::new();
        if let Some(by) = &self.by {
            others.extend(laws::boards(&self.layout, &by.played));
        }
        let mut see = |situation: &Situation| boards.push(rows(&self.layout, situation));
        PlayedLine::new(self.start.clone(), &[])
            .history()
            .for_each(&mut see);
        match &self.task {
            Task::Look | Task::Judge | Task::Compare(_) | Task::Question(_) => {}
            Task::Walk(walk) => match &walk.line {
                Walked::Ljrg(line) => line.situations().for_each(&mut see),
                Walked::Other(line) => others.extend(laws::boards(&self.layout, line)),
            },
            Task::Step(step) => match &step.1 {
                Steps::Ljrg(step) => {
                    let line = PlayedLine::new(step.start().clone(), step.model());
                    line.situations().for_each(&mut see);
                }
                Steps::Other(step) => {
                    others.extend(laws::boards(&self.layout, step.model_line()));
                }
            },
            Task::Proof(argued) => {
                // A question of 1989 has no worst case.
                let fixed = argued.claim.iter().filter(|_| argued.law.is_none());
                let claims = fixed.chain(&argued.find);
                claims
                    .filter_map(|it| Claim::new(&self.start, it.player, &it.set).ok())
                    .for_each(|claim| see(claim.start().situation()));
            }
        }
        for says in &self.says {
            let line = PlayedLine::new(self.start.clone(), &says.after.1);
            line.situations().for_each(&mut see);
        }
        boards.extend(others);
        boards
    }
}
