use std::sync::Arc;

use loja_search::Control;

use super::perfect::perfect;
use super::state::{Ban, SuperkoState};
use crate::area::judge;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::Judgement;
use crate::proof::{Contested, Ends, Facts, Posed, Provable, Refused};
use crate::ruleset::{Arbiter, Counting, Description, Ruleset, System};

/// No position twice.
pub const POSITIONAL: System = System::of(&Superko(Ban::Positional));

pub(crate) const POSITIONAL_PROOFS: &dyn Provable = &Superko(Ban::Positional);

/// No position twice with the same player to move.
pub const SITUATIONAL: System = System::of(&Superko(Ban::Situational));

pub(crate) const SITUATIONAL_PROOFS: &dyn Provable = &Superko(Ban::Situational);

struct Superko(Ban);

static INTERNATIONAL: Description = Description {
    name: "superko-positional",
    title: "International",
    by: "positional superko",
    short: "Int’l",
    words: "the International rules",
    guide: "No position may come back. Two passes stop play: both agree, or play on to a second stop, which ends it.",
    document: Some("Logical Japanese Rules, on the International Rules"),
    clauses: [
        Clause::of_pauli(
            "International Rules",
            [4176, 4179],
            "two passes stop the game; an agreement or a second stop ends it",
        ),
        Clause::of_pauli(
            "International Rules",
            [4177, 4179],
            "without an agreement all stones that are left are alive",
        ),
        Clause::of_pauli(
            "International Rules",
            [4173, 4176],
            "counted so that it comes to the same as area",
        ),
        Clause::of_pauli(
            "International Rules",
            [4173, 4176],
            "counted so that it comes to the same as area",
        ),
    ],
};

static AGA: Description = Description {
    name: "superko-situational",
    title: "AGA",
    by: "situational superko",
    short: "AGA",
    words: "the AGA rules",
    guide: "No position may come back with the same player to move. After two passes both may agree; four in a row end the game.",
    document: Some("Logical Japanese Rules, on the AGA’s rules"),
    clauses: [
        Clause::of_pauli(
            "AGA rules",
            [4181, 4185],
            "two passes stop the game; an agreement or four passes in a row end it",
        ),
        Clause::of_pauli(
            "AGA rules",
            [4183, 4185],
            "without an agreement all stones that are left are alive",
        ),
        Clause::of_pauli(
            "AGA rules",
            [4180, 4182],
            "practically equivalent to the International Rules, so as area",
        ),
        Clause::of_pauli(
            "AGA rules",
            [4180, 4182],
            "practically equivalent to the International Rules, so as area",
        ),
    ],
};

impl Ruleset for Superko {
    fn description(&self) -> &'static Description {
        match self.0 {
            Ban::Positional => &INTERNATIONAL,
            Ban::Situational => &AGA,
        }
    }

    fn counting(&self) -> Option<Counting> {
        Some(Counting::Area)
    }

    fn is_played_out(&self) -> bool {
        true
    }
}

impl Arbiter for Superko {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = SuperkoState::start(board, stones, start.turn, self.0)?;
        Ok(RuleSetGame::of(game, start))
    }

    fn judge(&self, start: &Start, komi: i64, _control: &Control<'_>) -> Result<Judgement, Fault> {
        Ok(judge(&start.table()?, komi))
    }

    fn perfect(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let found = perfect(&start.board, &start.stones, start.turn, self.0, control)?;
        Ok(found.judgement(komi, start.board.len(), control.nodes()))
    }
}

impl Provable for Superko {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        let claim = posed.plainly()?;
        let begun = |start: &Start| {
            let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
            SuperkoState::start(board, stones, start.turn, self.0)
        };
        Ok(Box::new(Ends::new(claim, begun)?))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        facts.as_it_stands(self)
    }
}
