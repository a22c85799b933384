//! Strengths with names: the grade system that the source designs.

use super::fraction::Fraction;

/// A player's grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Who never errs.
    Perfect,
    /// A professional of so many dan.
    Pro(u8),
    /// An amateur of so many dan.
    Dan(u8),
    /// So many kyu.
    Kyu(u8),
}

impl Grade {
    /// The strength: the handicap that a perfect player gives. Professionals are a quarter of a
    /// stone apart and amateurs one. `None` for a grade that does not exist: dan go from 1 to 9.
    ///
    /// ```
    /// # use loja_rules::handicap::{Fraction, Grade};
    /// assert_eq!(Grade::Pro(1).strength(), Grade::Dan(7).strength());
    /// assert_eq!(Grade::Kyu(1).strength(), Some(Fraction::from(11)));
    /// ```
    #[must_use]
    pub fn strength(self) -> Option<Fraction> {
        match self {
            Grade::Perfect => Some(Fraction::HALF),
            Grade::Pro(dan @ 1..=9) => Fraction::new(17 - i32::from(dan), 4),
            Grade::Dan(dan @ 1..=9) => Some(Fraction::from(11 - i32::from(dan))),
            Grade::Kyu(kyu @ 1..) => Some(Fraction::from(10 + i32::from(kyu))),
            _ => None,
        }
    }
}
