//! The Logical Japanese Rules by their description alone: the crates `loja-rules` and `loja-solver` play and judge by them.

use crate::clause::Clause;
use crate::ruleset::Description;

/// What LJRG says of itself.
pub(crate) static DESCRIPTION: Description = Description {
    name: "ljrg",
    title: "This book",
    by: "LJRG, Pauli",
    short: "Book",
    words: "the rules of this book",
    guide: "",
    document: None,
    clauses: [
        Clause::of_ljrg(
            "E2",
            [902, 904],
            "a pass count of 2 is final; a turn without a stone or a cycle raises it (B2), and nothing else is asked",
        ),
        Clause::of_ljrg(
            "C1, C3",
            [820, 832],
            "a stone is dead where the opponent controls its location, so where he can lock a set that it is in",
        ),
        Clause::of_ljrg(
            "C3, C4",
            [830, 836],
            "a location is controlled by who can lock a set that it is in",
        ),
        Clause::of_ljrg(
            "C1, C2",
            [820, 829],
            "controlled locations without an own stone, enemy stones there once more, and prisoners",
        ),
    ],
};
