//! The two readings of “produces a new location in ko” (line 4713), between which players may choose.

use crate::options::{Choice, ChosenOptions, RuleOption, Values};

/// Which locations a capture marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Marking {
    /// Those in ko that it empties.
    #[default]
    WhereCaptured,
    /// All that are in ko after it and were not before.
    Everywhere,
}

/// Line 4713; why the first reading is the first, `jrg89/DIFFERENCES.md` says.
pub(crate) static KO_MARKS: RuleOption = RuleOption {
    name: "ko-marks",
    title: "After a capture a ko is marked",
    values: Values::Choices(&[
        Choice {
            name: "where-captured",
            title: "where it took",
        },
        Choice {
            name: "everywhere",
            title: "wherever one is new",
        },
    ]),
    instead_of: &[],
};

impl Marking {
    /// What was chosen.
    #[must_use]
    pub fn of(options: &ChosenOptions) -> Marking {
        match options.value(&KO_MARKS) {
            0 => Marking::WhereCaptured,
            _ => Marking::Everywhere,
        }
    }

    /// The name of the reading.
    pub(super) fn name(self) -> &'static str {
        match self {
            Marking::WhereCaptured => "marks-where-captured",
            Marking::Everywhere => "marks-everywhere",
        }
    }
}
