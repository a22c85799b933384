//! Where a game is, by its own system.

use loja_ground::Color;

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Stones and passes.
    Play,
    /// The same once more, after a stop without agreement (1989). `last`: its stop is counted.
    Resumed {
        /// Whether it is the last one.
        last: bool,
    },
    /// Play has stopped, and the players may settle it or go on as their system has it. `empty`: after a resumption of passes alone.
    Stopped {
        /// Whether an empty resumption has stopped (1989).
        empty: bool,
    },
    /// Something is tried out in a hypothetical line.
    Trying,
    /// Shimada's temporary end: play goes on.
    TemporaryEnd,
    /// His end: what is played from here on doesn't count as played.
    End,
    /// One of the ten steps of New Amateur-Japanese.
    Dispute(u8),
    /// Nothing more is played.
    Over(How),
}

impl Stage {
    /// Where a game is that may have stopped, and may be over.
    pub(crate) const fn of(stopped: bool, over: bool) -> Stage {
        match (over, stopped) {
            (true, _) => Stage::Over(How::Counted),
            (false, true) => Stage::Stopped { empty: false },
            (false, false) => Stage::Play,
        }
    }
}

/// What has ended a game, as far as that alone tells who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// What stands is counted.
    Counted,
    /// Both have agreed that what stands is counted.
    Agreed,
    /// The last resumption of 1989 has stopped: its configuration is counted as if agreed on.
    LastStop,
    /// Both have refused to resume (1989).
    BothLose,
    /// A tie.
    Tie,
    /// A long cycle of 2003: White's stones minus Black's that were taken in it.
    LongCycle(i64),
    /// This player can't move, so the other one has won.
    NoMove(Color),
    /// The ten steps have been gone through.
    Signed,
}

impl How {
    /// The name in files and on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            How::Counted => "counted",
            How::Agreed => "agreed",
            How::LastStop => "last-stop",
            How::BothLose => "both-lose",
            How::Tie => "tie",
            How::LongCycle(_) => "long-cycle",
            How::NoMove(_) => "no-move",
            How::Signed => "signed",
        }
    }
}
