use std::fmt;

use crate::problem::data::ClaimDecision;

/// Why something is no problem, for its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The dice showed no position.
    NoPosition,
    /// The position or a move is unreadable or illegal.
    Bad(String),
    /// A field is missing or superfluous.
    Field(&'static str),
    /// The budget was too small.
    Undecided,
    /// Only the claim is decided, no plausible first move.
    NoMove,
    /// Some first moves are undecided.
    Open {
        /// Undecided ones.
        open: u32,
        /// All first moves.
        legal: u32,
    },
    /// Depths two, three and four disagree.
    Unsettled,
    /// The claim is decided against its kind.
    Otherwise(ClaimDecision),
    /// It is trivial, for this reason.
    Trivial(&'static str),
    /// Too many moves are right.
    ManyRight {
        /// Right ones.
        right: u32,
        /// All first moves.
        legal: u32,
    },
    /// It has another rating than wanted.
    Rating(u32),
    /// It is equivalent to the given one.
    Same,
    /// The checker contradicts a search: our fault.
    Fault(String),
}

impl Unfit {
    /// A stable code for programs.
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

    /// A reason for readers, for counts.
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
                "the claim is decided, but no first move is known to be right, so there is no answer to give",
            ),
            Unfit::Open { open: 1, legal } => write!(
                f,
                "one of {legal} first moves is not decided; a reader who plays it sees that, and it costs nothing"
            ),
            Unfit::Open { open, legal } => write!(
                f,
                "{open} of {legal} first moves are not decided; a reader who plays one of them sees that, and it costs nothing"
            ),
            Unfit::Unsettled => f.write_str(
                "looking two, three and four moves ahead gives different results, so nobody can say what is best",
            ),
            Unfit::Otherwise(ClaimDecision::Lock) => {
                f.write_str("the claim holds, so there is nothing to refute")
            }
            Unfit::Otherwise(ClaimDecision::Refuted) => {
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
