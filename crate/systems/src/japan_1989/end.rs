//! From a stop to a result: articles 9 and 13 by lines 4929-4937, and two results (4906-4920).

use loja_ground::Color;

/// The players' answers after a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// They agree on a final configuration.
    Agreed,
    /// They disagree, and each has said in secret whether to resume.
    Apart {
        /// Black's.
        black: bool,
        /// White's.
        white: bool,
    },
}

/// The turn that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The configuration agreed on is counted.
    CountAgreed,
    /// The configuration of the stop is counted: the last resumption has stopped.
    CountStopped,
    /// Both have lost.
    BothLose,
    /// Play resumes; chance decides who starts if `starts` is `None`. The stop of the last resumption will be
    /// counted.
    Resume {
        /// The player who starts.
        starts: Option<Color>,
        /// Whether it is the last one.
        last: bool,
    },
}

/// A stop, and the resumptions behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StopRecord {
    /// An empty resumption lies behind.
    pub empty_resumption: bool,
    /// The last resumption lies behind.
    pub last: bool,
}

/// The turns that may follow a stop (4929-4937).
///
/// If both refuse a resumption, both lose; if one does, that player starts; if neither does, chance decides. After an
/// empty resumption there is only one more.
#[must_use]
pub fn after_stop(stop: StopRecord, answers: Answers) -> Next {
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

/// Both scores, in thousandths, if one player starts after the stop and both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerfectScores {
    /// Black's score.
    pub black: i64,
    /// White's.
    pub white: i64,
}

/// The two results: (BR, WR) = (BSW - WSW, WSB - BSB).
///
/// Each player gets the result of the game that the other starts. More than 0 wins, less loses; both may lose.
#[must_use]
pub fn two_results(if_white_starts: PerfectScores, if_black_starts: PerfectScores) -> (i64, i64) {
    (
        if_white_starts.black - if_white_starts.white,
        if_black_starts.white - if_black_starts.black,
    )
}

/// Whether an effective move is around: the results aren't opposites.
#[must_use]
pub fn has_effective_move(results: (i64, i64)) -> bool {
    results.0 != -results.1
}
