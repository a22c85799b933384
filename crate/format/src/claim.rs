//! Claims, and where attacks on them start (C4 to C6).

use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, NotBordered, PassCount, PointSet, Setup, State};

/// The claim that a player can lock (C4) a set which this player has bordered (C5).
///
/// It keeps only board, stones, permanent marks, player and set, because C6 replaces the rest. So claims that the
/// rules answer alike by their wording are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    state: State,
    player: Color,
    set: PointSet,
    start: State,
}

impl Claim {
    /// The claim of this player on this set.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_format::Claim;
    /// # use loja_rules::{Board, Color, PointSet, Setup, State};
    /// let state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty())?;
    /// let all = state.board().locations();
    /// assert!(Claim::new(&state, Color::White, &all).is_ok());
    /// let half: PointSet = all.iter().take(1).collect();
    /// assert_eq!(Claim::new(&state, Color::White, &half).unwrap_err().rule(), "C5.2.1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the player has not bordered the set (C5).
    pub fn new(state: &State, player: Color, set: &PointSet) -> Result<Claim, NotBordered> {
        let start = state.worst_case(player, set)?;
        let setup = Setup {
            temporary: PointSet::new(),
            captives: ByColor::default(),
            turn: player.other(),
            passes: PassCount::Zero,
            ..state.situation().clone().into_setup()
        };
        // The set-up is sound: stones stay legal without temporary marks.
        let state = State::new(Arc::clone(state.board()), setup).unwrap_or_else(|_| state.clone());
        Ok(Claim {
            state,
            player,
            set: set.clone(),
            start,
        })
    }

    /// Board, stones and permanent marks, the refuter to move, no history.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        self.state.board()
    }

    /// The claimant.
    #[must_use]
    pub fn player(&self) -> Color {
        self.player
    }

    /// The refuter.
    #[must_use]
    pub fn refuter(&self) -> Color {
        self.player.other()
    }

    /// Whether both have the same worst case, which alone decides (C6, C7).
    #[must_use]
    pub fn is_like(&self, other: &Claim) -> bool {
        (self.player, &self.set, &self.start) == (other.player, &other.set, &other.start)
    }

    /// The set that is claimed.
    #[must_use]
    pub fn set(&self) -> &PointSet {
        &self.set
    }

    /// The worst case (C6); the refuter starts (C4.2).
    #[must_use]
    pub fn start(&self) -> &State {
        &self.start
    }
}
