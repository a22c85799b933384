//! Decisions, and how a certificate keeps them.

use loja_rules::Point;

use crate::answer::Choice;

/// A decision; they come in the checker's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// A move of the deciding player, the claimant's answer in a local game, or a location for `rooms`.
    Move(Choice),
    /// A lemma with decisions of its own, such as `sum`, ends the branch; they follow.
    Sum,
    /// The lemma could end the branch, but the walk goes on.
    On,
}

impl Decision {
    /// A lemma could end the branch, but the walk goes on.
    pub const MOST_MEMBERS: usize = u16::MAX as usize - 2;
}

/// A decision in two bytes: a member's number, the pass, or one of two words.
///
/// Only valid bytes make a code, so readers need no second check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(u16);

impl Code {
    /// No set has so many members.
    pub(crate) const PASS: Code = Code(u16::MAX);
    /// The two words, no members in a set of [this size](Decision::MOST_MEMBERS).
    pub(crate) const SUM: Code = Code(u16::MAX - 1);
    pub(crate) const ON: Code = Code(u16::MAX - 2);

    pub(crate) fn member(number: usize, members: usize) -> Option<Code> {
        let code = u16::try_from(number).ok().map(Code)?;
        (number < members && code != Code::PASS).then_some(code)
    }

    pub(crate) fn decision(self, members: &[Point]) -> Decision {
        match members.get(usize::from(self.0)) {
            Some(&point) => Decision::Move(Choice::Stone(point)),
            None if self == Code::SUM => Decision::Sum,
            None if self == Code::ON => Decision::On,
            None => Decision::Move(Choice::Pass),
        }
    }

    pub(crate) fn of(decision: Decision, members: &[Point]) -> Option<Code> {
        match decision {
            Decision::Move(Choice::Stone(point)) => {
                let number = members.binary_search(&point).ok()?;
                Code::member(number, members.len())
            }
            Decision::Move(Choice::Pass) => Some(Code::PASS),
            Decision::Sum => Some(Code::SUM),
            Decision::On => Some(Code::ON),
        }
    }

    /// The higher byte first; up to 250 members the lower suffices.
    pub(crate) fn bytes(self) -> [u8; 2] {
        self.0.to_be_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::{Code, Decision};

    #[test]
    fn only_members_make_decisions() {
        let number = |number, members| {
            let code = Code::member(number, members)?;
            Some(usize::from(code.0))
        };
        assert_eq!(number(0, 0), None);
        assert_eq!((number(4, 5), number(5, 5)), (Some(4), None));
        assert_eq!(number(65_534, 65_535), Some(65_534));
        assert_eq!(number(65_535, 65_536), None);
        assert_eq!(number(65_536 + 3, 1 << 20), None);
        assert_eq!(Code::PASS.bytes(), [255, 255]);
        assert_eq!(Code::SUM.bytes(), [255, 254]);
        assert_eq!(Code::ON.bytes(), [255, 253]);
        assert_eq!(number(Decision::MOST_MEMBERS, Decision::MOST_MEMBERS), None);
    }
}
