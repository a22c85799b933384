use std::marker::PhantomData;

use super::strings::strings;
use crate::clause::Clause;
use crate::japan_1989::{Reading1989, described};
use crate::proof::Provable;
use crate::ruleset::{Description, System};

/// The rules of 1989 with article 7 by degrees.
pub const RULES: System = System::of(&READING);

pub(crate) const PROOFS: &dyn Provable = &READING;

const READING: Reading1989 = Reading1989 {
    description: &Description {
        name: "jrg89-degrees",
        title: "1989 by degrees",
        by: "article 7 by degrees",
        short: "1989 °",
        words: "the 1989 rules by degrees",
        document: Some("Japanese rules of 1989, article 7 by degrees"),
        ..described(Clause::of_pauli(
            "article 7 by degrees",
            [4729, 4733],
            "stones are alive that can’t be captured, or whose capture enables a new stone that is alive in a lower degree",
        ))
    },
    strings,
    readings: &["enabled-in-two-parts", "degrees-may-differ"],
    proofs: PhantomData,
};
