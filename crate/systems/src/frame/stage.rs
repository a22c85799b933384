use loja_ground::Color;

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Stones and passes.
    Play,
    /// Play after a stop without agreement (1989). `last`: the next stop counts.
    Resumed {
        /// Whether it is the last one.
        last: bool,
    },
    /// Play has stopped: players may settle it or go on.
    Stopped {
        /// After a resumption of passes alone (1989).
        empty: bool,
    },
    /// A hypothetical line is being tried out.
    Trying,
    /// Shimada's temporary end: play goes on.
    TemporaryEnd,
    /// Shimada's end: from here on, plays don't count as played.
    End,
    /// One of the ten steps of New Amateur-Japanese.
    Dispute(u8),
    /// Nothing more is played.
    Over(How),
}

impl Stage {
    pub(crate) const fn of(stopped: bool, over: bool) -> Stage {
        match (over, stopped) {
            (true, _) => Stage::Over(How::Counted),
            (false, true) => Stage::Stopped { empty: false },
            (false, false) => Stage::Play,
        }
    }
}

/// How a game ended, as far as that alone says who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The players count the board as it stands.
    Counted,
    /// Both agreed to count what stands.
    Agreed,
    /// The last resumption of 1989 stopped; its configuration counts as agreed.
    LastStop,
    /// Both have refused to resume (1989).
    BothLose,
    /// A tie.
    Tie,
    /// A long cycle (2003): White's stones minus Black's captured in it.
    LongCycle(i64),
    /// This player can't move and has lost.
    NoMove(Color),
    /// The ten steps are complete.
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
