//! How strong it plays, and what that costs.

/// The levels by name, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Looks at a handful of random games a move, knows no proofs, and often takes its second or third choice.
    First,
    /// A few hundred games a move; still takes its second choice now and then.
    Easy,
    /// Some thousand games a move, always its first choice, with what the prover settles quickly.
    Steady,
    /// Ten times as many games, and more time for the prover.
    Strong,
}

/// What a search may cost and how it chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Random games to play before a move is chosen.
    pub playouts: u32,
    /// What the prover may expand to see what is settled; 0 for not asking it.
    pub nodes: u64,
    /// The memory that the prover may take, in bytes.
    pub bytes: u64,
    /// How many positions the tree keeps at most. It is not made larger then, and the search goes on with those.
    pub tree: usize,
    /// Of 256 choices, so many are drawn among the better moves instead of being the best. 0 is always the best.
    pub soft: u8,
    /// Whether it looks at removing cycles. The Go Text Protocol knows no such moves.
    pub removes: bool,
    /// Whether it plays perfectly where somebody knows how. Who is to be beaten does not.
    pub perfect: bool,
    /// Whether it may give a lost game up.
    pub resigns: bool,
    /// What White has besides the captives: a komi that isn't in the situation, as other programs tell it.
    pub aside: f32,
    /// The dice.
    pub seed: u64,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::First, Level::Easy, Level::Steady, Level::Strong];

    /// One word for it.
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

    /// What it may cost and how it chooses.
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
    /// The same with these dice.
    #[must_use]
    pub const fn seeded(self, seed: u64) -> Settings {
        Settings { seed, ..self }
    }
}
