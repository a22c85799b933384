//! Decisions as a certificate keeps them.

/// The number of a member of the claimed set, or the pass.
///
/// What is no member makes no decision, so nothing behind the two doors (the reader of texts and the
/// recorder) has to ask again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decision(u16);

impl Decision {
    /// No set has so many members.
    pub(crate) const PASS: Decision = Decision(u16::MAX);

    /// The member of this number in a set of so many; `None` where there is none.
    pub(crate) fn member(number: usize, members: usize) -> Option<Decision> {
        let decision = u16::try_from(number).ok().map(Decision)?;
        (number < members && decision != Decision::PASS).then_some(decision)
    }

    /// The number of the member, or `None` for the pass.
    pub(crate) fn number(self) -> Option<usize> {
        (self != Decision::PASS).then(|| usize::from(self.0))
    }

    /// Two bytes, the higher first. The lower one alone tells decisions in a set of up to 250 members.
    pub(crate) fn bytes(self) -> [u8; 2] {
        self.0.to_be_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::Decision;

    #[test]
    fn only_members_make_decisions() {
        let number = |number, members| Decision::member(number, members)?.number();
        assert_eq!(number(0, 0), None);
        assert_eq!((number(4, 5), number(5, 5)), (Some(4), None));
        assert_eq!(number(65_534, 65_535), Some(65_534));
        assert_eq!(number(65_535, 65_536), None);
        assert_eq!(number(65_536 + 3, 1 << 20), None);
        assert_eq!(Decision::PASS.number(), None);
        assert_eq!(Decision::PASS.bytes(), [255, 255]);
    }
}
