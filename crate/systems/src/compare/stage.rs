/// A question that two systems may answer differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ComparedStage {
    /// May play stop here?
    Stop,
    /// Which stones are dead?
    Dead,
    /// Whose are the locations without a standing stone?
    Whose,
    /// How is it counted?
    Counted,
}

impl ComparedStage {
    /// All of them, in order.
    pub const ALL: [ComparedStage; 4] = [
        ComparedStage::Stop,
        ComparedStage::Dead,
        ComparedStage::Whose,
        ComparedStage::Counted,
    ];

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ComparedStage::Stop => "stop",
            ComparedStage::Dead => "dead",
            ComparedStage::Whose => "whose",
            ComparedStage::Counted => "counted",
        }
    }

    /// The question in words.
    #[must_use]
    pub const fn question(self) -> &'static str {
        match self {
            ComparedStage::Stop => "may play stop here",
            ComparedStage::Dead => "which stones are dead",
            ComparedStage::Whose => "whose the points are",
            ComparedStage::Counted => "how it is counted",
        }
    }
}
