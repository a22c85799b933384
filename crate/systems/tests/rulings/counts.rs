//! How many rulings are found as told, counted from the rows of the table and of the tests that ask what the table does not.

use std::fmt::Write as _;

use loja_systems::System;
use serde_json::Value;

use crate::{rulings_j2003, rulings_jrg89, rulings_naj};

/// What comes of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Within the limits of the table.
    Judged,
    /// In another test, with more time or on a part of a board made whole.
    Longer,
    /// What is told of play is played, what is printed is replayed and scored.
    Played,
    /// Otherwise than told.
    Differs,
    Undecided,
    /// Lost, told in words alone, or of no rule of these systems.
    NotAsked,
}

const COLUMNS: [(Found, &str); 6] = [
    (Found::Judged, "judged as told"),
    (Found::Longer, "with more time"),
    (Found::Played, "played or replayed as told"),
    (Found::Differs, "otherwise"),
    (Found::Undecided, "not decided"),
    (Found::NotAsked, "not asked"),
];

/// What is counted, with how many are found as told at the least: who loses one has to say so here.
const GROUPS: [(&str, usize); 10] = [
    ("1989: the 34 beasts", 16),
    ("1989: the rest", 24),
    ("Japanese 2003", 10),
    ("New Amateur-Japanese", 34),
    ("New Amateur-Japanese, no result", 12),
    ("Shimada, Yasunaga", 10),
    ("Ing", 8),
    ("stone, area, no passing", 14),
    ("superko", 4),
    ("25 boards by several systems", 39),
];

/// Tests that play what is told of play, or replay it: `ruling: file::test`, or `ruling as system: file::test`.
const PLAYED: &str = include_str!("played.txt");

fn text<'a>(row: &'a Value, name: &str) -> &'a str {
    row[name].as_str().unwrap_or("")
}

fn group(row: &Value, system: &str) -> &'static str {
    let beast = text(row, "id").strip_prefix("jrg89-beast-");
    let name = match (text(row, "file"), system) {
        ("jrg89", _) if beast.is_some_and(|number| number.len() == 2) => 0,
        ("jrg89", _) => 1,
        ("j2003", _) => 2,
        ("naj", "najn") => 4,
        ("naj", _) => 3,
        ("shimada", _) => 5,
        ("ing", _) => 6,
        ("stone-area", _) => 7,
        ("superko", _) => 8,
        _ => 9,
    };
    GROUPS[name].0
}

fn played(id: &str, system: &str) -> bool {
    let names = PLAYED.lines().filter_map(|line| line.split(':').next());
    let mut names = names.map(|name| name.split_once(" as ").unwrap_or((name, system)));
    names.any(|name| name == (id, system))
}

/// What a test with rows of its own says of a ruling.
fn longer(id: &str) -> Option<Found> {
    let first = rulings_jrg89::found(id).or_else(|| rulings_naj::found(id));
    first.or_else(|| rulings_j2003::found(id))
}

/// What comes of a ruling on this system. A board that is also a row elsewhere, with the same thing told, is what it is there.
fn found(rows: &[Value], row: &Value, system: &str, cell: &str) -> Found {
    let id = text(row, "id");
    if cell.contains("**agrees**") {
        return Found::Judged;
    }
    if cell.contains("**differs**") {
        return Found::Differs;
    }
    let longer = longer(id);
    if played(id, system) && longer != Some(Found::Longer) {
        return Found::Played;
    }
    if let Some(found) = longer {
        return found;
    }
    let told = &row["told"][system];
    let twin = rows.iter().find(|other| {
        let same = other["rows"] == row["rows"] && other["id"] != row["id"];
        same && other["told"][system]["result"] == told["result"]
    });
    if let Some(twin) = twin.filter(|_| !told.is_null() && text(row, "file") == "compare") {
        return found(rows, twin, system, "");
    }
    match told.is_null() && !["status", "guess"].contains(&text(row, "note")) {
        true => Found::NotAsked,
        false => Found::Undecided,
    }
}

/// Every ruling with what comes of it. Where no verdict is told of a system, the row is one ruling.
fn all(rows: &[Value], lines: &[String]) -> Vec<(&'static str, Found)> {
    let mut all = Vec::new();
    for (row, line) in rows.iter().zip(lines) {
        if text(row, "file") == "ajt" {
            continue;
        }
        let told = System::all().enumerate();
        let told = told.filter(|(_, system)| !row["told"][system.name()].is_null());
        let told: Vec<_> = told.collect();
        if told.is_empty() {
            let system = text(row, "file");
            all.push((group(row, system), found(rows, row, system, "")));
        }
        for (number, system) in told {
            let cell = line.split(" | ").nth(3 + number).unwrap_or("");
            let name = system.name();
            all.push((group(row, name), found(rows, row, name, cell)));
        }
    }
    all
}

/// The table of counts.
pub fn table(rows: &[Value], lines: &[String]) -> String {
    let all = all(rows, lines);
    let columns = COLUMNS.map(|(_, name)| name);
    let mut table = format!("| of | rulings | {} |\n|", columns.join(" | "));
    table += &" --- |".repeat(columns.len() + 2);
    for (name, _) in GROUPS {
        let of = || all.iter().filter(|(group, _)| *group == name);
        let _ = write!(table, "\n| {name} | {}", of().count());
        for (wanted, _) in COLUMNS {
            let count = of().filter(|(_, found)| *found == wanted).count();
            let _ = write!(table, " | {count}");
        }
        table += " |";
    }
    table + "\n"
}

/// Fewer than before are found as told.
pub fn fallen(rows: &[Value], lines: &[String]) -> Vec<String> {
    let all = all(rows, lines);
    let as_told = |name: &str| {
        let of = all.iter().filter(|(group, _)| *group == name);
        let told = [Found::Judged, Found::Longer, Found::Played];
        of.filter(|(_, found)| told.contains(found)).count()
    };
    let fallen = GROUPS.iter().filter(|(name, least)| as_told(name) < *least);
    fallen
        .map(|(name, least)| format!("{name}: {} as told, and there were {least}", as_told(name)))
        .collect()
}

/// Lines of the list that name no ruling of these.
pub fn strangers(rows: &[Value]) -> Vec<&'static str> {
    let is_known = |line: &str| {
        let id = line.split([':', ' ']).next();
        rows.iter().any(|row| row["id"].as_str() == id)
    };
    PLAYED.lines().filter(|line| !is_known(line)).collect()
}
