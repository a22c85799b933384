//! The Japanese rules of 1989 as Robert Pauli reads them, as the registry has them.

use crate::clause::Clause;
use crate::japan_1989::{Japan1989, described, strings};
use crate::ruleset::{Description, System};

/// The Japanese rules of 1989 as Robert Pauli reads them.
pub const RULES: System = System::of(&READING);

static READING: Japan1989 = Japan1989 {
    description: &DESCRIPTION,
    strings,
    readings: &READINGS,
};

/// Our readings of the text that every judgement rests on: `DIFFERENCES.md`.
pub const READINGS: [&str; 4] = [
    "fresh-marks",
    "marks-where-captured",
    "new-stone-on-its-board",
    "dead-by-colour",
];

static DESCRIPTION: Description = Description {
    name: "jrg89",
    title: "Japanese 1989",
    by: "as Pauli reads it",
    short: "1989",
    words: "the 1989 rules",
    document: Some("Japanese rules of 1989"),
    ..described(Clause::of_ljrg(
        "article 7.1 as I1 to I6",
        [4588, 4592],
        "stones are alive that can’t be captured, or whose capture enables a new stone that can’t be",
    ))
};
