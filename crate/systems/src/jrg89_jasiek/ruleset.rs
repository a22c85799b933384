use std::marker::PhantomData;

use super::status::strings;
use crate::clause::Clause;
use crate::japan_1989::{Reading1989, described};
use crate::proof::Provable;
use crate::ruleset::{Description, System};

/// The rules of 1989 with Jasiek's capturable living string.
pub const RULES: System = System::of(&READING);

pub(crate) const PROOFS: &dyn Provable = &READING;

const READING: Reading1989 = Reading1989 {
    description: &Description {
        name: "jrg89-jasiek",
        title: "1989, Jasiek",
        by: "capturable living string",
        short: "1989 J",
        words: "Jasiek’s reading of the 1989 rules",
        document: Some("Jasiek on the Japanese rules of 1989"),
        ..described(Clause::of_pauli(
            "capturable living string",
            [5280, 5293],
            "strings live that can’t be captured, or whose capture leaves their owner a new stone that can’t be, on a point of S",
        ))
    },
    strings,
    readings: &["can-play-is-can-force", "plain-passes-too"],
    proofs: PhantomData,
};
