//! Levels of strength and their cost.

/// The levels, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// A handful of random games a move, no proofs, often a second or third choice.
    First,
    /// A few hundred games a move, sometimes a second choice.
    Easy,
    /// Some thousand games a move, always the first choice, quick proofs.
    Steady,
    /// Ten times the games, and longer proofs.
    Strong,
}

/// The limits and habits of a search, from a [`Level`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Settings {
    /// Random games for a choice.
    pub playouts: u32,
    /// The prover's nodes; 0 for no prover.
    pub nodes: u64,
    /// The prover's memory in bytes.
    pub bytes: u64,
    /// The most positions in the tree, which then stops growing.
    pub tree: usize,
    /// Of 256 choices, this many are drawn among the better moves.
    pub soft: u8,
    /// Whether it considers removals, which the Go Text Protocol lacks.
    pub removes: bool,
    /// Whether it uses known perfect play; beatable levels don't.
    pub perfect: bool,
    /// Whether it may resign.
    pub resigns: bool,
    /// White's komi beside captives, as in other programs.
    pub aside: f32,
    /// The seed.
    pub seed: u64,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::First, Level::Easy, Level::Steady, Level::Strong];

    /// The level's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::First => "first",
            Level::Easy => "easy",
            Level::Steady => "steady",
            Level::Strong => "strong",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Its limits and habits.
    #[must_use]
    pub const fn settings(self) -> Settings {
        let (playouts, nodes, soft) = match self {
            Level::First => (24, 0, 160),
            Level::Easy => (300, 300, 48),
            Level::Steady => (3_000, 4_000, 0),
            Level::Strong => (30_000, 20_000, 0),
        };
        Settings {
            playouts,
            nodes,
            bytes: 64 << 20,
            tree: 400_000,
            soft,
            removes: true,
            perfect: matches!(self, Level::Steady | Level::Strong),
            resigns: false,
            aside: 0.0,
            seed: 0,
        }
    }
}

impl Settings {
    /// Replaces the seed.
    #[must_use]
    pub const fn seeded(self, seed: u64) -> Settings {
        Settings { seed, ..self }
    }
}
