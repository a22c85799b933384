//! JRG89, as the registry has it.

use std::marker::PhantomData;

use crate::clause::Clause;
use crate::japan_1989::{Reading1989, described, strings};
use crate::proof::Provable;
use crate::ruleset::{Description, System};

/// The Japanese rules of 1989 as Robert Pauli reads them.
pub const RULES: System = System::of(&READING);

/// What is behind its certificates.
pub(crate) const PROOFS: &dyn Provable = &READING;

/// Whose certificates these are.
pub(super) struct Pauli;

const READING: Reading1989<Pauli> = Reading1989 {
    description: &Description {
        name: "jrg89",
        title: "Japanese 1989",
        by: "as Pauli reads it",
        short: "1989",
        words: "the 1989 rules",
        document: Some("Japanese rules of 1989"),
        ..described(Clause::of_pauli(
            "article 7.1 as I1 to I6",
            [4588, 4592],
            "stones are alive that can’t be captured, or whose capture enables a new stone that can’t be",
        ))
    },
    strings,
    readings: &[],
    proofs: PhantomData,
};
