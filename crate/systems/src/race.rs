//! Whether a player reaches something in a game too large to write down, by `loja-search`.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;

use loja_ground::{Color, saturated};
use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Control, Halt, Search};

/// A game that somebody may win.
pub trait Race: Clone + Eq + Hash {
    /// The player to move.
    fn mover(&self) -> Color;
    /// The winner, once there is one.
    fn winner(&self) -> Option<Color>;
    /// The possible next situations; none after the end, even without a winner.
    fn next(&self) -> Vec<Self>;
    /// A guess of a player's distance from winning, which only orders the search.
    fn far(&self, player: Color) -> u32;
    /// About how many bytes one takes.
    fn bytes(&self) -> usize;
}

/// Whether a player can force a win against an opponent who may keep cycling.
///
/// # Errors
/// At a limit.
pub fn forces<R: Race>(start: &R, player: Color, control: &Control<'_>) -> Result<bool, Halt> {
    let known = RefCell::new(Known::default());
    let mut search = search(start, player, &known, control);
    loop {
        if let Some(winner) = some_turns(&mut search, &known, control)? {
            return Ok(winner == Side::Claimant);
        }
    }
}

/// The player who can force a win, if any; both are searched in turn.
///
/// # Errors
/// At a limit.
pub fn winner<R: Race>(start: &R, control: &Control<'_>) -> Result<Option<Color>, Halt> {
    let known = RefCell::new(Known::default());
    let mut searches = Color::ALL.map(|player| search(start, player, &known, control));
    loop {
        let mut refuted = 0;
        for search in &mut searches {
            match some_turns(search, &known, control)? {
                Some(Side::Claimant) => return Ok(Some(search.game().claimant)),
                Some(Side::Refuter) => refuted += 1,
                None => {}
            }
        }
        if refuted == searches.len() {
            return Ok(None);
        }
    }
}

/// Situations between two checks of the memory.
const TURN: u64 = 256;

fn search<'s, R: Race>(
    start: &R,
    claimant: Color,
    known: &'s RefCell<Known<R>>,
    control: &'s Control<'s>,
) -> Search<Racing<'s, R>> {
    let game = Racing {
        known,
        claimant,
        control,
    };
    let start = game.number(start.clone());
    Search::new(game, &start)
}

/// The winner, or nobody yet.
fn some_turns<R: Race>(
    search: &mut Search<Racing<'_, R>>,
    known: &RefCell<Known<R>>,
    control: &Control<'_>,
) -> Result<Option<Side>, Halt> {
    let graph = |search: &Search<Racing<'_, R>>| saturated::<usize, u64>(search.bytes());
    let (before, bytes) = (search.expanded(), graph(search));
    let winner = search.run(TURN);
    let more = graph(search).saturating_sub(bytes) + std::mem::take(&mut known.borrow_mut().fresh);
    control.take(more)?;
    if winner.is_some() {
        return Ok(winner);
    }
    control.check()?;
    // The graph has no numbers left.
    if search.expanded() == before {
        return Err(Halt::Memory);
    }
    Ok(None)
}

struct Here<R> {
    state: R,
    mover: Color,
    winner: Option<Color>,
    far: [u32; 2],
}

struct Known<R> {
    numbers: HashMap<R, u32>,
    all: Vec<Here<R>>,
    /// Situations that they took since the last poll.
    fresh: usize,
}

impl<R> Default for Known<R> {
    fn default() -> Known<R> {
        Known {
            numbers: HashMap::new(),
            all: Vec::new(),
            fresh: 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Number {
    number: u32,
    side: Side,
}

impl Key for Number {
    type Words = u32;

    fn pack(&self) -> (u32, u32) {
        (self.number, u32::from(self.side == Side::Refuter))
    }

    fn unpack(&number: &u32, rest: u32) -> Number {
        let side = if rest == 0 {
            Side::Claimant
        } else {
            Side::Refuter
        };
        Number { number, side }
    }

    fn side(&self) -> Side {
        self.side
    }
}

struct Racing<'s, R> {
    known: &'s RefCell<Known<R>>,
    claimant: Color,
    control: &'s Control<'s>,
}

impl<R: Race> Racing<'_, R> {
    fn number(&self, state: R) -> Number {
        let mut known = self.known.borrow_mut();
        let known = &mut *known;
        let fresh = saturated(known.all.len());
        let number = *known.numbers.entry(state).or_insert_with_key(|state| {
            known.fresh += 2 * state.bytes() + 64;
            known.all.push(Here {
                mover: state.mover(),
                winner: state.winner(),
                far: Color::ALL.map(|player| state.far(player)),
                state: state.clone(),
            });
            fresh
        });
        let mover = known.all[number as usize].mover;
        Number {
            number,
            side: self.side(mover),
        }
    }

    fn side(&self, color: Color) -> Side {
        if color == self.claimant {
            Side::Claimant
        } else {
            Side::Refuter
        }
    }
}

impl<R: Race> Game for Racing<'_, R> {
    type Key = Number;

    fn glance(&self, key: &Number) -> Option<Side> {
        let winner = self.known.borrow().all[key.number as usize].winner?;
        Some(self.side(winner))
    }

    fn expand(&mut self, key: &Number, successors: &mut Vec<Number>) -> Option<Side> {
        let next = self.known.borrow().all[key.number as usize].state.next();
        successors.extend(next.into_iter().map(|state| self.number(state)));
        // Over without a winner.
        successors.is_empty().then_some(Side::Refuter)
    }

    fn effort(&self, key: &Number) -> Effort {
        let far = self.known.borrow().all[key.number as usize].far;
        let of = |player: Color| 1 + far[usize::from(player == Color::ALL[1])];
        Effort {
            claimant: of(self.claimant),
            refuter: of(self.claimant.other()),
        }
    }

    fn may_expand(&self) -> bool {
        self.control.step(0).is_ok()
    }
}

impl<R: Race> CirclesLoseForClaimant for Racing<'_, R> {}
