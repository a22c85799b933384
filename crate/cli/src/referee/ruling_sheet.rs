//! The frame of a ruling that a person can sign: whose game it is above it, and the clauses below.

use std::fmt::Write as _;

use loja_notation::Record;
use loja_report::clauses;
use loja_rules::Color;

use crate::rules::Rules;

const UNKNOWN: &str = "________________";

/// Names the position that is ruled on.
pub(super) fn head(id: Option<&str>, record: &Record, after: Option<usize>) -> String {
    let mut text = "REFEREE’S RULING\n\n".to_owned();
    let mut line = |name: &str, told: &str| {
        // Names come from files.
        let told = told.escape_debug();
        // Writing to a string can't fail.
        let _ = writeln!(text, "{name:<9}{told}");
    };
    let named = [id, record.name.as_deref()];
    let position: Vec<&str> = named.into_iter().flatten().collect();
    if !position.is_empty() {
        line("Position", &position.join(": "));
    }
    match after {
        Some(0) => line("Move", "before the first"),
        Some(moves) => line("Move", &format!("after move {moves}")),
        None => {}
    }
    for color in Color::ALL {
        let player = record.players[color].as_deref();
        line(color.player_name(), player.unwrap_or(UNKNOWN));
    }
    text.push('\n');
    text
}

/// The clauses of each rule set, and the lines to sign.
pub(super) fn foot(laws: &[Rules]) -> String {
    let mut text = String::new();
    for law in laws {
        let words = law.description().words;
        // Writing to a string can't fail.
        let _ = writeln!(text, "\nBy {words} ({}):", law.name());
        for clause in clauses(*law) {
            let _ = writeln!(text, "  {clause}");
        }
    }
    text.push_str("\nReferee  ________________________    Date  ________________\n");
    if laws.iter().any(|law| law.is_judged_elsewhere()) {
        text.push_str(
            "\nWhat LJRG’s referee has proved has certificates that a separate checker accepted. `loja claim --certificate`\n\
             writes them again, and `loja check` checks them.\n",
        );
    }
    text
}
