//! A line of moves from a start, as far as the rules allow it.

use loja_rules::{Event, Illegal, Move, Situation, State};

/// Moves and the situations that they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    state: State,
    // The number of the situation that it starts from, in the history of the state.
    first: usize,
    // What each legal move did.
    events: Vec<Event>,
    refused: Option<Refused>,
}

/// The first move of a line that is not legal. What follows it is not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The move tried.
    pub turn: Move,
    /// Why it is none.
    pub illegal: Illegal,
}

impl Line {
    /// Plays the moves one after the other, and stops at the first that is not legal.
    #[must_use]
    pub fn new(start: State, moves: &[Move]) -> Line {
        let mut line = Line {
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

    /// Goes on by one move; answers whether it was legal. Nothing follows a refused move.
    pub fn play(&mut self, turn: Move) -> bool {
        if self.refused.is_some() {
            return false;
        }
        match self.state.play(turn) {
            Ok(event) => self.events.push(event),
            Err(illegal) => self.refused = Some(Refused { turn, illegal }),
        }
        self.refused.is_none()
    }

    /// The state at its end.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What each legal move did.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// All situations, the start first. What was before the start is left out.
    pub fn situations(&self) -> impl Iterator<Item = &Situation> {
        self.history().skip(self.first)
    }

    /// All situations with those before the start.
    pub fn history(&self) -> impl Iterator<Item = &Situation> {
        let former = self.state.history().iter();
        former.chain(std::iter::once(self.state.situation()))
    }

    /// The move that was refused, if one was.
    #[must_use]
    pub fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }
}
