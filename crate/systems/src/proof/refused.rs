use std::fmt;

/// The most situations walked through before refusal.
pub(super) const MOST: usize = 1_000_000;

/// Why a certificate shows nothing; situations are numbered by the walk.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// A line can't be read.
    Unreadable(usize),
    /// It is in the first format, for captures of 1989 only.
    FirstFormat,
    /// It was changed, or never sealed.
    Digest,
    /// There is no such position or question.
    NoQuestion,
    /// Stones beside the part need not stay.
    Walls,
    /// A situation comes up without a turn left for it.
    Missing(usize),
    /// The listed turn is forbidden.
    Forbidden(usize),
    /// The opposite happens, or it relies on an unjudged stone.
    Fails(usize),
    /// Play can cycle against the claim.
    Circle,
    /// Turns that no situation needs.
    TooLong,
    /// Too many situations, or too long a text.
    TooMany,
    /// The score needs an unshown status or bound.
    Open,
    /// An inner certificate is missing, or not named.
    Inner,
}

impl fmt::Display for Refused {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable(line) => write!(to, "line {line} can't be read"),
            Refused::FirstFormat => to.write_str(
                "it is in the first format of 1989, which is no longer read; `loja referee --rules jrg89 --certificates DIR` writes a new one",
            ),
            Refused::Digest => to.write_str("the digest is another one"),
            Refused::NoQuestion => to.write_str("there is no such question"),
            Refused::Walls => to.write_str("stones beside the part need not stay"),
            Refused::Missing(at) => write!(to, "no turn is left for situation {at}"),
            Refused::Forbidden(at) => write!(to, "the turn of situation {at} is forbidden"),
            Refused::Fails(at) => write!(to, "situation {at} is against the claim"),
            Refused::Circle => to.write_str("play can go round against the claim"),
            Refused::TooLong => to.write_str("it lists turns that nothing needs"),
            Refused::TooMany => to.write_str("it is too long"),
            Refused::Open => to.write_str("not all that the score rests on is shown"),
            Refused::Inner => to.write_str("inner certificates are missing, or not asked for"),
        }
    }
}

impl std::error::Error for Refused {}
