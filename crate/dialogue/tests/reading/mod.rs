//! Reads what is said, sentence by sentence, and holds each to the rules. It knows nothing of the prover, and
//! refuses every sentence that it does not understand.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod endings;
mod ends;
mod hints;
mod sentences;
mod stand;

pub use endings::end_reads;
pub use ends::end_holds;
pub use hints::hints_hold;
pub use sentences::{Facts, Place, comment_holds, needed, others, points_exist, step_holds};
pub use stand::{headline_holds, reply_holds, stands, summary_holds};

/// The clauses in parentheses, in a way of its own: whatever starts with a chapter and a number.
pub fn clauses(words: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut inside, mut text) = (false, String::new());
    for sign in words.chars() {
        match sign {
            '(' => (inside, text) = (true, String::new()),
            ')' => {
                inside = false;
                for clause in text.split(',').map(str::trim) {
                    let signs: Vec<char> = clause.chars().collect();
                    assert!(
                        signs[0].is_ascii_uppercase() && signs[1].is_ascii_digit(),
                        "({text}) in {words}"
                    );
                    if !found.contains(&clause.to_owned()) {
                        found.push(clause.to_owned());
                    }
                }
            }
            _ if inside => text.push(sign),
            _ => {}
        }
    }
    found
}
