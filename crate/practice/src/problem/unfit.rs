//! Why something is no problem.

use std::fmt;

use crate::problem::data::Verdict;

/// Why something is no problem. The sentence is for readers who make their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The dice showed no position at all.
    NoPosition,
    /// The position or a move can't be read, or is against the rules.
    Bad(String),
    /// A field is missing, or is there and should not be.
    Field(&'static str),
    /// Nobody knows the answer within the budget.
    Undecided,
    /// The claim is decided, and none of the first moves that could be right.
    NoMove,
    /// Nobody knows of some first moves whether they are right.
    Open {
        /// So many.
        open: u32,
        /// Of so many.
        legal: u32,
    },
    /// Two, three and four moves ahead don’t come to the same, so nothing is claimed.
    Unsettled,
    /// The claim has the other answer than its kind wants.
    Otherwise(Verdict),
    /// There is nothing to find, for this reason.
    Trivial(&'static str),
    /// Too many moves are right.
    ManyRight {
        /// So many.
        right: u32,
        /// Of so many.
        legal: u32,
    },
    /// Its rating is outside what is wanted.
    Rating(u32),
    /// It is the one at hand, turned or not.
    Same,
    /// A search contradicts the check of its certificate: a fault of the program.
    Fault(String),
}

impl Unfit {
    /// A word for it that stays the same, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Unfit::NoPosition => "no-position",
            Unfit::Bad(_) => "illegal",
            Unfit::Field(_) => "incomplete",
            Unfit::Undecided => "undecided",
            Unfit::NoMove => "no-move",
            Unfit::Open { .. } => "open-moves",
            Unfit::Unsettled => "unsettled",
            Unfit::Otherwise(_) => "wrong-verdict",
            Unfit::Trivial(_) => "trivial",
            Unfit::ManyRight { .. } => "many-right",
            Unfit::Rating(_) => "rating",
            Unfit::Same => "same",
            Unfit::Fault(_) => "fault",
        }
    }

    /// The same for readers, for a count of reasons.
    #[must_use]
    pub const fn reason(&self) -> &'static str {
        match self {
            Unfit::NoPosition => "no position",
            Unfit::Bad(_) => "against the rules",
            Unfit::Field(_) => "incomplete",
            Unfit::Undecided => "undecided",
            Unfit::NoMove | Unfit::Open { .. } => "first moves undecided",
            Unfit::Unsettled => "depths disagree",
            Unfit::Otherwise(_) => "other answer",
            Unfit::Trivial(_) => "trivial",
            Unfit::ManyRight { .. } => "too many right",
            Unfit::Rating(_) => "other rating",
            Unfit::Same => "known already",
            Unfit::Fault(_) => "fault",
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::NoPosition => f.write_str("no position was found to ask about"),
            Unfit::Bad(why) => f.write_str(why),
            Unfit::Field(what) => f.write_str(what),
            Unfit::Undecided => f.write_str(
                "the engine can’t decide it within its budget, and nothing undecided becomes a problem",
            ),
            Unfit::NoMove => f.write_str(
                "the claim is decided, but of no first move is it known that it is right, so there is no answer to give",
            ),
            Unfit::Open { open: 1, legal } => write!(
                f,
                "one of {legal} first moves is not decided; whoever plays it is told so, and it costs nothing"
            ),
            Unfit::Open { open, legal } => write!(
                f,
                "{open} of {legal} first moves are not decided; whoever plays one of them is told so, and it costs nothing"
            ),
            Unfit::Unsettled => f.write_str(
                "two, three and four moves ahead don’t come to the same, so nobody can say what is best",
            ),
            Unfit::Otherwise(Verdict::Lock) => {
                f.write_str("the claim holds, so there is nothing to refute")
            }
            Unfit::Otherwise(Verdict::Refuted) => {
                f.write_str("the claim can be refuted, so there is nothing to show")
            }
            Unfit::Trivial(why) => f.write_str(why),
            Unfit::ManyRight { right, legal } => write!(
                f,
                "{right} of {legal} possible answers are right; a problem has at most four, and at most half"
            ),
            Unfit::Rating(rating) => write!(f, "its rating is {rating}"),
            Unfit::Same => f.write_str("it is the problem at hand"),
            Unfit::Fault(why) => write!(f, "a fault of the program: {why}"),
        }
    }
}

impl std::error::Error for Unfit {}
