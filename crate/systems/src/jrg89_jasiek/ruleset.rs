//! The rules of 1989 with Jasiek's capturable living string, as the registry has it.

use super::status::{READINGS, strings};
use crate::clause::Clause;
use crate::jrg89::{Japan1989, described};
use crate::ruleset::{Description, System};

/// The rules of 1989 with Jasiek's capturable living string.
pub const RULES: System = System::of(&READING);

static READING: Japan1989 = Japan1989 {
    description: &DESCRIPTION,
    strings,
    readings: &READINGS,
};

static DESCRIPTION: Description = Description {
    name: "jrg89-jasiek",
    title: "1989, Jasiek",
    by: "capturable living string",
    short: "1989 J",
    words: "Jasiek’s reading of the 1989 rules",
    document: Some("Jasiek on the Japanese rules of 1989"),
    ..described(Clause::of_ljrg(
        "capturable living string",
        [5280, 5293],
        "strings live that can’t be captured, or whose capture leaves their owner a new stone that can’t be, on a point of S",
    ))
};
