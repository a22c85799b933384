//! Why a certificate shows nothing.

use std::fmt;

/// No more situations than this are walked through: the certificate is refused then.
pub(super) const MOST: usize = 1_000_000;

/// Why a certificate shows nothing. Situations are numbered in the order of the walk.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// A line can't be read.
    Unreadable(usize),
    /// It is in the first format, which knew captures of 1989 alone.
    FirstFormat,
    /// It was changed, or never sealed.
    Digest,
    /// There is no such position, or no such question about it.
    NoQuestion,
    /// Stones beside the part need not stay.
    Walls,
    /// No turn is left for a situation that comes up.
    Missing(usize),
    /// The turn that is listed is forbidden.
    Forbidden(usize),
    /// Here it comes to the opposite, or a stone is relied on that nobody has judged.
    Fails(usize),
    /// Play can go round against the claim.
    Circle,
    /// Turns that no situation needs.
    TooLong,
    /// More situations, or a longer text, than anybody wants to look at.
    TooMany,
    /// A status or a bound on which a score rests is not shown.
    Open,
    /// It names an inner certificate that is not there, or one is there that it does not name.
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
