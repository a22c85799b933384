//! The two answers, and moves in a proof.

use std::fmt;

use loja_rules::{FastBoard, Move, Point};

/// Whether a player can lock a set (C4): whether C7 holds in the worst case (C4.3).
///
/// C7.1 decides at the end, C7.2 after the player's moves, C7.3 after the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Answer {
    /// The claimant can lock the set.
    Lock,
    /// The refuter can prevent it.
    Refuted,
}

impl Answer {
    /// Both answers.
    pub const ALL: [Answer; 2] = [Answer::Lock, Answer::Refuted];

    /// Its word in a certificate.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Answer::Lock => "lock",
            Answer::Refuted => "refuted",
        }
    }

    /// The answer with this name.
    ///
    /// ```
    /// # use loja_format::Answer;
    /// assert_eq!(Answer::from_name("lock"), Some(Answer::Lock));
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Answer> {
        Answer::ALL.into_iter().find(|answer| answer.name() == name)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A move in a proof, which stops before any cycle can be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Choice {
    /// A stone there (B2.3b).
    Stone(Point),
    /// A pass (B2.4a).
    Pass,
}

impl Choice {
    /// Makes a legal move; returns `false` and changes nothing if it is illegal.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_format::Choice;
    /// # use loja_rules::{Board, FastBoard, Setup, State};
    /// let state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty())?;
    /// let mut board = FastBoard::new(&state);
    /// assert!(Choice::Pass.play(&mut board) && Choice::Pass.play(&mut board));
    /// assert!(!Choice::Pass.play(&mut board)); // the end
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(self, board: &mut FastBoard) -> bool {
        match self {
            Choice::Stone(point) => board.play(point),
            Choice::Pass => board.pass(),
        }
    }
}

impl From<Choice> for Move {
    fn from(choice: Choice) -> Move {
        match choice {
            Choice::Stone(point) => Move::stone(point),
            Choice::Pass => Move::PASS,
        }
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::*;

    #[test]
    fn in_files_an_answer_has_its_name() {
        for answer in Answer::ALL {
            let text = serde_json::to_string(&answer).unwrap();
            assert_eq!(text, format!("{:?}", answer.name()));
            assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), answer);
        }
        let choices: Vec<Choice> = serde_json::from_str(r#"["pass",{"stone":3}]"#).unwrap();
        assert_eq!(choices.first(), Some(&Choice::Pass));
        assert!(matches!(choices.get(1), Some(Choice::Stone(at)) if at.index() == 3));
    }
}
