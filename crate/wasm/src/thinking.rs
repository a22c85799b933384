//! The opponent's move, in slices.

use std::cell::RefCell;

use loja_notation::Layout;
use loja_opponent::{Level, MoveSearch, Solved};
use loja_report::Thought;
use loja_solver::Control;

use crate::api::{Failure, Place};

/// Random games between looks at the clock.
const GAMES: u32 = 8;

thread_local! {
    /// The last solved board, for the next moves.
    static SOLVED: RefCell<Solved> = RefCell::default();
}

/// A search for a move.
pub struct Thinking {
    layout: Layout,
    search: MoveSearch,
    most: u32,
}

impl Thinking {
    /// The export `think`, from JSON.
    pub fn new(start: &str, moves: &str, level: &str, seed: u32) -> Result<Thinking, Failure> {
        let place = Place::read(start, moves)?;
        let level = Level::named(level)
            .ok_or_else(|| Failure::new("bad-task", "there is no such level"))?;
        // The rules count whole komi as captives; any other stays beside.
        let mut settings = level.settings().seeded(u64::from(seed));
        settings.resigns = true;
        let search =
            SOLVED.with_borrow_mut(|solved| MoveSearch::new(&place.state, settings, solved));
        Ok(Thinking {
            search,
            layout: place.layout,
            most: settings.playouts,
        })
    }

    /// Thinks to the end or the control's stop.
    ///
    /// # Errors
    /// If the prover contradicts its checker.
    pub fn run(&mut self, control: &Control<'_>, hurry: bool) -> Result<Thought, Failure> {
        if hurry {
            self.search.hurry();
        }
        let mut done = false;
        while !done && control.poll().is_ok() {
            let slice = self.search.run(GAMES);
            done = slice.map_err(Failure::fault)?;
        }
        Ok(Thought::new(&self.layout, &self.search, self.most, done))
    }
}
