//! The clauses of the precise rules, each with the item that implements it.

/// A clause, its item in Rust, and its place in the text. `tests/clauses.rs` compares the list with
/// the page and with `crate/README.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its number, such as `B4.5`.
    pub id: &'static str,
    /// The file, relative to the folder of crates.
    pub file: &'static str,
    /// The item there.
    pub item: &'static str,
}

impl Clause {
    /// The page of all definitions.
    pub const PAGE: &'static str = "precise-rules.html";

    /// Finds a clause by number.
    ///
    /// ```
    /// # use loja_rules::Clause;
    /// let suicide = Clause::find("B4.5").ok_or("a clause")?;
    /// assert_eq!((suicide.item, suicide.anchor().as_str()), ("breathes", "b4-5"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Clause> {
        Clause::ALL.iter().find(|clause| clause.id == id)
    }

    /// The definition that contains it, such as `B4`.
    #[must_use]
    pub fn definition(&self) -> &'static str {
        self.id.split('.').next().unwrap_or(self.id)
    }

    /// The section of [`PAGE`](Clause::PAGE) that explains it: its definition's, except for three
    /// with their own.
    #[must_use]
    pub fn anchor(&self) -> String {
        match self.id {
            "A2.9" => "a2-9".to_owned(),
            "B4.5" => "b4-5".to_owned(),
            "B4.8" => "b4-8".to_owned(),
            _ => self.definition().to_lowercase(),
        }
    }

    /// Every clause once, in the order of the text.
    pub const ALL: &'static [Clause] = &[
        clause("A1", "rules/src/even.rs", "EvenGame"),
        clause("A1.1", "rules/src/even.rs", "Player"),
        clause("A1.2", "rules/src/even.rs", "EvenGame::state"),
        clause("A1.3", "rules/src/even.rs", "EvenGame::player"),
        clause("A1.4", "rules/src/even.rs", "EvenGame::play"),
        clause("A1.5", "rules/src/score.rs", "Outcome::of"),
        clause("A2", "rules/src/state.rs", "State::is_initial"),
        clause("A2.1", "rules/src/state.rs", "State::is_initial"),
        clause("A2.2", "rules/src/state.rs", "State::is_initial"),
        clause("A2.3", "rules/src/state.rs", "State::is_initial"),
        clause("A2.4", "rules/src/state.rs", "State::is_initial"),
        clause("A2.5", "rules/src/state.rs", "State::is_initial"),
        clause("A2.6", "rules/src/state.rs", "State::is_initial"),
        clause("A2.7", "rules/src/state.rs", "State::is_initial"),
        clause("A2.8", "rules/src/state.rs", "State::is_initial"),
        clause("A2.9", "rules/src/state.rs", "State::is_initial"),
        clause("A3", "rules/src/situation.rs", "Situation::turn"),
        clause("A4", "rules/src/situation.rs", "Situation::turn"),
        clause("B1", "rules/src/state.rs", "State::successor"),
        clause("B1.1", "rules/src/successor.rs", "successor"),
        clause("B1.2", "rules/src/successor.rs", "successor"),
        clause("B1.2a", "rules/src/successor.rs", "successor"),
        clause("B1.2b", "rules/src/successor.rs", "successor"),
        clause("B2", "rules/src/successor.rs", "successor"),
        clause("B2.1", "rules/src/successor.rs", "successor"),
        clause("B2.2", "rules/src/successor.rs", "successor"),
        clause("B2.2a", "rules/src/successor.rs", "successor"),
        clause("B2.2b", "rules/src/successor.rs", "successor"),
        clause("B2.3", "rules/src/successor.rs", "successor"),
        clause("B2.3a", "rules/src/successor.rs", "successor"),
        clause("B2.3b", "rules/src/successor.rs", "successor"),
        clause("B2.4", "rules/src/successor.rs", "successor"),
        clause("B2.4a", "rules/src/successor.rs", "successor"),
        clause("B2.4b", "rules/src/successor.rs", "successor"),
        clause("B2.4c", "rules/src/successor.rs", "successor"),
        clause("B2.5", "rules/src/successor.rs", "successor"),
        clause("B3", "rules/src/state.rs", "State::cycles"),
        clause("B3.1", "rules/src/cycle.rs", "removable"),
        clause("B3.2", "rules/src/cycle.rs", "removable"),
        clause("B3.3", "rules/src/cycle.rs", "locations"),
        clause("B3.4", "rules/src/cycle.rs", "locations"),
        clause("B3.5", "rules/src/cycle.rs", "locations"),
        clause("B3.6", "rules/src/cycle.rs", "locations"),
        clause("B3.7", "rules/src/cycle.rs", "remove"),
        clause("B3.8", "rules/src/cycle.rs", "remove"),
        clause("B3.9", "rules/src/cycle.rs", "remove"),
        clause("B4", "rules/src/stone.rs", "play"),
        clause("B4.1", "rules/src/stone.rs", "play"),
        clause("B4.2", "rules/src/stone.rs", "open"),
        clause("B4.3", "rules/src/stone.rs", "play"),
        clause("B4.4", "rules/src/stone.rs", "play"),
        clause("B4.5", "rules/src/stone.rs", "breathes"),
        clause("B4.6", "rules/src/stone.rs", "play"),
        clause("B4.7", "rules/src/stone.rs", "play"),
        clause("B4.8", "rules/src/stone.rs", "play"),
        clause("C1", "rules/src/score.rs", "State::score"),
        clause("C1.1", "rules/src/score.rs", "State::score"),
        clause("C1.2", "rules/src/score.rs", "Tally::territory"),
        clause("C1.3", "rules/src/score.rs", "Tally::dead"),
        clause("C1.4", "rules/src/score.rs", "Tally::prisoners"),
        clause("C1.5", "rules/src/score.rs", "Tally::total"),
        clause("C2", "rules/src/score.rs", "State::score"),
        clause("C2.1", "rules/src/score.rs", "State::score"),
        clause("C2.2", "rules/src/score.rs", "State::score"),
        clause("C3", "solver/src/schedule.rs", "Report::control"),
        clause("C3.1", "solver/src/schedule.rs", "Report::control"),
        clause("C3.2", "solver/src/schedule.rs", "Report::control"),
        clause("C4", "format/src/claim.rs", "Claim"),
        clause("C4.1", "rules/src/control.rs", "State::worst_case"),
        clause("C4.2", "format/src/claim.rs", "Claim::start"),
        clause("C4.3", "format/src/answer.rs", "Answer"),
        clause("C5", "rules/src/control.rs", "State::bordered"),
        clause("C5.1", "rules/src/control.rs", "NotBordered::OffBoard"),
        clause("C5.2", "rules/src/control.rs", "State::bordered"),
        clause("C5.2.1", "rules/src/control.rs", "NotBordered::Open"),
        clause("C5.2.2", "rules/src/control.rs", "NotBordered::Cut"),
        clause("C6", "rules/src/control.rs", "State::worst_case"),
        clause("C6.1", "rules/src/control.rs", "State::worst_case"),
        clause("C6.2", "rules/src/control.rs", "State::worst_case"),
        clause("C6.3", "rules/src/control.rs", "State::worst_case"),
        clause("C7", "format/src/answer.rs", "Answer"),
        clause("C7.1", "format/src/answer.rs", "Answer"),
        clause("C7.2", "format/src/answer.rs", "Answer"),
        clause("C7.3", "format/src/answer.rs", "Answer"),
        clause("C8", "rules/src/control.rs", "State::has_formation"),
        clause("C8.1", "rules/src/control.rs", "State::has_formation"),
        clause("C8.2", "rules/src/control.rs", "State::has_formation"),
        clause("C8.3", "rules/src/control.rs", "State::has_formation"),
        clause("C8.4", "rules/src/control.rs", "State::has_formation"),
        clause("C8.5", "rules/src/control.rs", "State::has_formation"),
        clause("C8.6", "rules/src/control.rs", "State::has_formation"),
        clause("D1", "rules/src/contact.rs", "Chain::has_liberties"),
        clause("D1.1", "rules/src/contact.rs", "Chain::has_permanent_stone"),
        clause("D1.2", "rules/src/contact.rs", "Chain::has_liberties"),
        clause("D1.2a", "rules/src/contact.rs", "Chain::liberties"),
        clause(
            "D1.2b",
            "rules/src/contact.rs",
            "Chain::has_permanent_stone",
        ),
        clause("D2", "rules/src/contact.rs", "Chain::contact"),
        clause("D3", "rules/src/contact.rs", "chain"),
        clause("D3.1", "rules/src/contact.rs", "chain"),
        clause("D3.2", "rules/src/contact.rs", "chain"),
        clause("D4", "rules/src/board.rs", "Board"),
        clause("D5", "rules/src/situation.rs", "Situation::color_at"),
        clause("D6", "rules/src/situation.rs", "Situation::color_at"),
        clause("D7", "rules/src/situation.rs", "Situation::temporary"),
        clause("D8", "rules/src/situation.rs", "Situation::permanent"),
        clause("D9", "rules/src/situation.rs", "Situation::color_at"),
        clause("D9.1", "rules/src/situation.rs", "Situation::color_at"),
        clause("D9.2", "rules/src/situation.rs", "Situation::color_at"),
        clause("D10", "rules/src/situation.rs", "Situation::is_marked"),
        clause("D10.1", "rules/src/situation.rs", "Situation::is_marked"),
        clause("D10.2", "rules/src/situation.rs", "Situation::is_marked"),
        clause("D11", "rules/src/contact.rs", "Chain::members"),
        clause("D11.1", "rules/src/contact.rs", "Chain::members"),
        clause("D11.2", "rules/src/contact.rs", "Chain::members"),
        clause("E1", "rules/src/state.rs", "State::is_final"),
        clause("E2", "rules/src/situation.rs", "Situation::is_final"),
        clause("E3", "rules/src/situation.rs", "Situation::is_similar"),
        clause("E3.1", "rules/src/situation.rs", "Situation::is_similar"),
        clause("E3.2", "rules/src/situation.rs", "Situation::is_similar"),
        clause("E4", "rules/src/state.rs", "State::reversed"),
        clause("E4.1", "rules/src/situation.rs", "Situation::reversed"),
        clause("E4.2", "rules/src/situation.rs", "Situation::reversed"),
        clause("E5", "rules/src/state.rs", "State"),
        clause("E5.1", "rules/src/state.rs", "State::board"),
        clause("E5.2", "rules/src/state.rs", "State::situation"),
        clause("E5.3", "rules/src/state.rs", "State::history"),
        clause("E6", "rules/src/board.rs", "Board"),
        clause("E6.1", "rules/src/board.rs", "Board"),
        clause("E6.2", "rules/src/board.rs", "Board"),
        clause("E7", "rules/src/situation.rs", "Situation"),
        clause("E7.1", "rules/src/situation.rs", "Situation::stones"),
        clause("E7.2", "rules/src/situation.rs", "Situation::stones"),
        clause("E7.3", "rules/src/situation.rs", "Situation::temporary"),
        clause("E7.4", "rules/src/situation.rs", "Situation::permanent"),
        clause("E7.5", "rules/src/situation.rs", "Situation::captives"),
        clause("E7.6", "rules/src/situation.rs", "Situation::captives"),
        clause("E7.7", "rules/src/situation.rs", "Situation::turn"),
        clause("E7.8", "rules/src/situation.rs", "Situation::pass_count"),
    ];
}

const fn clause(id: &'static str, file: &'static str, item: &'static str) -> Clause {
    Clause { id, file, item }
}
