/// A question that two systems may answer differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    /// May play stop here?
    Stop,
    /// Which stones are dead?
    Dead,
    /// Whose are the locations without a standing stone?
    Whose,
    /// How is it counted?
    Counted,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Stage; 4] = [Stage::Stop, Stage::Dead, Stage::Whose, Stage::Counted];

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Stop => "stop",
            Stage::Dead => "dead",
            Stage::Whose => "whose",
            Stage::Counted => "counted",
        }
    }

    /// The question in words.
    #[must_use]
    pub const fn question(self) -> &'static str {
        match self {
            Stage::Stop => "may play stop here",
            Stage::Dead => "which stones are dead",
            Stage::Whose => "whose the points are",
            Stage::Counted => "how it is counted",
        }
    }
}
