//! The two readings of “produces a new location in ko” (4713); players may choose.

use crate::options::{ChosenOptions, OptionValue, RuleOption, Values};

/// Which locations a capture marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Marking {
    /// Those in ko that it empties.
    #[default]
    WhereCaptured,
    /// All that are newly in ko after it.
    Everywhere,
}

/// Line 4713; `jrg89/DIFFERENCES.md` explains the default.
pub(crate) static KO_MARKS: RuleOption = RuleOption {
    name: "ko-marks",
    title: "After a capture a ko is marked",
    values: Values::Choices(&[
        OptionValue {
            name: "where-captured",
            title: "where it took",
        },
        OptionValue {
            name: "everywhere",
            title: "wherever one is new",
        },
    ]),
    instead_of: &[],
};

impl Marking {
    /// The marking that the options choose.
    #[must_use]
    pub fn of(options: &ChosenOptions) -> Marking {
        match options.value(&KO_MARKS) {
            0 => Marking::WhereCaptured,
            _ => Marking::Everywhere,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Marking::WhereCaptured => "marks-where-captured",
            Marking::Everywhere => "marks-everywhere",
        }
    }
}
