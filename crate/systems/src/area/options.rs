//! Ways to make up for the first move, on which players may agree.

use loja_ground::Color;

use crate::options::{ChosenOptions, OptionValue, RuleOption, Values};

/// A way to make up for the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing but a komi.
    None,
    /// A button beside the board, and who has taken it (line 4361).
    Button(Option<Color>),
    /// Half a point for the very first pass (line 4357).
    FirstPass,
    /// A stone for each pass, and territory is counted (lines 4168 to 4180).
    PassStones,
}

const fn choice(name: &'static str, title: &'static str) -> OptionValue {
    OptionValue { name, title }
}

/// Line 4361.
pub(super) static BUTTON: RuleOption = RuleOption {
    name: "button",
    title: "Button for half a point",
    values: Values::Choices(&[
        choice("off", "none"),
        choice("on", "beside the board"),
        choice(Color::Black.name(), "Black has it"),
        choice(Color::White.name(), "White has it"),
    ]),
    instead_of: &["first-pass", "pass-stones"],
};

/// Line 4357.
pub(super) static FIRST_PASS: RuleOption = RuleOption {
    name: "first-pass",
    title: "Half a point for the first pass",
    values: Values::Choices(&[
        choice("off", "no"),
        choice("on", "yes"),
        choice(Color::Black.name(), "Black passed first"),
        choice(Color::White.name(), "White passed first"),
    ]),
    instead_of: &["button", "pass-stones"],
};

/// Lines 4168 to 4180.
static PASS_STONES: RuleOption = RuleOption {
    name: "pass-stones",
    title: "A stone for each pass, and territory counts",
    values: Values::Choices(&[choice("off", "no"), choice("on", "yes")]),
    instead_of: &["button", "first-pass"],
};

pub(super) static OPTIONS: [&RuleOption; 3] = [&BUTTON, &FIRST_PASS, &PASS_STONES];

impl Compensation {
    /// The compensation that the options choose.
    pub(super) fn of(options: &ChosenOptions) -> Compensation {
        match () {
            () if options.has(&BUTTON) => Compensation::Button(options.player(&BUTTON)),
            () if options.has(&FIRST_PASS) => Compensation::FirstPass,
            () if options.has(&PASS_STONES) => Compensation::PassStones,
            () => Compensation::None,
        }
    }
}
