//! Situations in which we ask for a new stone, and the steps of hard questions within them.

use loja_search::MOST_SUCCESSORS;
use loja_search::game::{Key, Side};

use super::arena::{Ground, Set};
use super::capture::{ground, words};

/// No bound on the capturer's stones.
pub(crate) const UNBOUNDED: u32 = 1 << 20;

/// A situation, with the new stones still on the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Noted {
    pub(crate) ground: Ground,
    pub(crate) new: Set,
    pub(crate) owner_moves: bool,
    /// Stones the capturer may still play.
    pub(crate) stones: u32,
    /// Before the capture, when the capturer is the claimant.
    pub(crate) hunting: bool,
    pub(crate) stage: Stage,
}

/// The step of a hard nested question.
///
/// Each is a node of its own, so the search goes on with what looks most decisive, and no such question takes the
/// whole budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// A situation; a short search asks whether a new stone has arisen.
    Plain,
    /// A situation where we take that answer to be no.
    GoOn,
    /// The owner chooses to go on, or to have it asked longer.
    Choice,
    /// That question for the n-th time.
    Arisen(u8),
    /// After a capture, for the n-th time, whether something arises.
    After(u8),
}

/// Most repetitions of a nested question, each with twice the situations.
const MOST_ASKED: u8 = 27;

impl Stage {
    fn number(self) -> u32 {
        match self {
            Stage::Plain => 0,
            Stage::GoOn => 1,
            Stage::Choice => 2,
            Stage::Arisen(time) => 3 + u32::from(time.min(MOST_ASKED)),
            Stage::After(time) => 35 + u32::from(time.min(MOST_ASKED)),
        }
    }

    fn of(number: u32) -> Stage {
        let time = |number: u32| u8::try_from(number).unwrap_or(MOST_ASKED);
        match number {
            0 => Stage::Plain,
            1 => Stage::GoOn,
            2 => Stage::Choice,
            3..35 => Stage::Arisen(time(number - 3)),
            _ => Stage::After(time(number - 35)),
        }
    }
}

/// The question after an open nested question: itself once more.
///
/// After the last time nothing may be concluded, so it follows more often than the search can write down.
pub(crate) fn on(time: u8, again: Noted) -> Vec<Noted> {
    let times = match time {
        MOST_ASKED.. => usize::from(MOST_SUCCESSORS) + 1,
        _ => 1,
    };
    vec![again; times]
}

/// Situations for a nested question the first time, … Most need no more; a harder one waits its turn.
pub(crate) const FIRST: u64 = 20;

/// … and the so-manieth time.
pub(crate) fn patience(time: u8) -> u64 {
    FIRST << time.min(MOST_ASKED)
}

impl Key for Noted {
    type Words = [u64; 8];

    #[allow(
        clippy::cast_possible_truncation,
        reason = "the two halves of a number"
    )]
    fn pack(&self) -> ([u64; 8], u32) {
        let [a, b, c, d, e, f] = words(&self.ground);
        let new = [self.new as u64, (self.new >> 64) as u64];
        let who = u32::from(self.owner_moves) << 1 | u32::from(self.hunting);
        let rest = self.stones << 8 | self.stage.number() << 2 | who;
        ([a, b, c, d, e, f, new[0], new[1]], rest)
    }

    fn unpack(&[a, b, c, d, e, f, low, high]: &[u64; 8], rest: u32) -> Noted {
        Noted {
            ground: ground(&[a, b, c, d, e, f]),
            new: Set::from(high) << 64 | Set::from(low),
            owner_moves: rest & 2 != 0,
            stones: rest >> 8,
            hunting: rest & 1 != 0,
            stage: Stage::of(rest >> 2 & 63),
        }
    }

    fn side(&self) -> Side {
        let asked = !matches!(self.stage, Stage::Plain | Stage::GoOn);
        match (self.owner_moves || asked) != self.hunting {
            true => Side::Claimant,
            false => Side::Refuter,
        }
    }
}
