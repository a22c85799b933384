//! From a stop to a result: articles 9 and 13 as reinterpreted in lines 4929-4937, and the scheme of two results (4906-4920).

use loja_ground::Color;

/// What the players agree on after a stop, or what each has written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// They agree on some final configuration, which is counted.
    Agreed,
    /// They don't: whether Black, and White, asks for a resumption. Asked in secret.
    Apart {
        /// Black's.
        black: bool,
        /// White's.
        white: bool,
    },
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The configuration agreed on is counted.
    CountAgreed,
    /// The configuration of the stop is counted, as if agreed on: the final resumption has stopped.
    CountStopped,
    /// Both have lost.
    BothLose,
    /// Play is resumed, and this player starts; `None`: by chance. `last`: its stop will be counted.
    Resume {
        /// Who starts.
        starts: Option<Color>,
        /// Whether it is the last one.
        last: bool,
    },
}

/// The stop: whether the resumption that it ends had passes only, and whether it was the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    /// An empty resumption lies behind.
    pub empty_resumption: bool,
    /// The last resumption lies behind.
    pub last: bool,
}

/// The procedure of lines 4929-4937: both refuse, both lose; one refuses, he starts; nobody refuses, chance. After an empty
/// resumption there is only one more.
#[must_use]
pub fn after_stop(stop: Stop, answers: Answers) -> Next {
    match answers {
        Answers::Agreed => Next::CountAgreed,
        Answers::Apart { .. } if stop.last => Next::CountStopped,
        Answers::Apart {
            black: false,
            white: false,
        } => Next::BothLose,
        Answers::Apart { black, white } => {
            let starts = match (black, white) {
                (true, false) => Some(Color::White),
                (false, true) => Some(Color::Black),
                _ => None,
            };
            Next::Resume {
                starts,
                last: stop.empty_resumption,
            }
        }
    }
}

/// Scores of both, in thousandths, when one of them starts after the stop and both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perfect {
    /// Black's score.
    pub black: i64,
    /// White's.
    pub white: i64,
}

/// The scheme of two results: (BR, WR) = (BSW - WSW, WSB - BSB): each gets what he has when the other one starts. A player
/// with more than 0 has won, with less he has lost; both may have lost.
#[must_use]
pub fn two_results(if_white_starts: Perfect, if_black_starts: Perfect) -> (i64, i64) {
    (
        if_white_starts.black - if_white_starts.white,
        if_black_starts.white - if_black_starts.black,
    )
}

/// Whether an effective move is around: the two results aren't each other's opposite.
#[must_use]
pub fn has_effective_move(results: (i64, i64)) -> bool {
    results.0 != -results.1
}
