//! Sequences of moves under LJRG.

use loja_rules::{Event, Illegal, Move, Situation, State};

/// Moves as far as they are legal, with their situations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedLine {
    state: State,
    // The start's number in the state's history.
    first: usize,
    events: Vec<Event>,
    refused: Option<RefusedMove>,
}

/// The first illegal move; nothing follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedMove {
    /// The move.
    pub turn: Move,
    /// The reason.
    pub illegal: Illegal,
}

impl PlayedLine {
    /// Plays moves up to the first illegal one.
    #[must_use]
    pub fn new(start: State, moves: &[Move]) -> PlayedLine {
        let mut line = PlayedLine {
            first: start.history().len(),
            state: start,
            events: Vec::new(),
            refused: None,
        };
        for &turn in moves {
            if !line.play(turn) {
                break;
            }
        }
        line
    }

    /// Plays a move, or returns `false` if illegal; then nothing follows.
    pub fn play(&mut self, turn: Move) -> bool {
        if self.refused.is_some() {
            return false;
        }
        match self.state.play(turn) {
            Ok(event) => self.events.push(event),
            Err(illegal) => self.refused = Some(RefusedMove { turn, illegal }),
        }
        self.refused.is_none()
    }

    /// The last state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The events of each legal move.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// All situations from the start.
    pub fn situations(&self) -> impl Iterator<Item = &Situation> {
        self.history().skip(self.first)
    }

    /// All situations, those before the start too.
    pub fn history(&self) -> impl Iterator<Item = &Situation> {
        let former = self.state.history().iter();
        former.chain(std::iter::once(self.state.situation()))
    }

    /// The illegal move, if any.
    #[must_use]
    pub fn refused(&self) -> Option<&RefusedMove> {
        self.refused.as_ref()
    }
}
