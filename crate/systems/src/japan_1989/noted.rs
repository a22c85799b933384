//! A situation while it is asked whether a new stone arises, and the steps that a hard question within it is cut into.

use loja_search::MOST_SUCCESSORS;
use loja_search::game::{Key, Side};

use super::arena::{Ground, Set};
use super::capture::{ground, words};

/// No bound on the capturer's stones.
pub(crate) const UNBOUNDED: u32 = 1 << 20;

/// A situation, with the new stones on the set that are still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Noted {
    pub(crate) ground: Ground,
    pub(crate) new: Set,
    pub(crate) owner_moves: bool,
    /// How many stones the capturer may still play.
    pub(crate) stones: u32,
    /// Before the capture. It makes the claimant the capturer.
    pub(crate) hunting: bool,
    pub(crate) stage: Stage,
}

/// Which of the steps that a hard nested question is cut into. Each is a node of its own, so that the search goes on with whatever looks most decisive, and no
/// such question takes all that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// A situation. Where new stones stand it is asked whether one has arisen, for a short while.
    Plain,
    /// The same where the answer to that is taken for no.
    GoOn,
    /// The owner chooses: to go on, or to have it asked longer.
    Choice,
    /// It is asked for the so-manieth time.
    Arisen(u8),
    /// After a capture it is asked so whether something arises.
    After(u8),
}

/// At most so many repetitions of one nested question; each may take some times more than the one before.
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

/// What follows where a nested question stays open: the same once more. At the end of all patience, where nothing is left to ask with, nothing may be
/// concluded: so it follows more often than the search can write down.
pub(crate) fn on(time: u8, again: Noted) -> Vec<Noted> {
    let times = match time {
        MOST_ASKED.. => usize::from(MOST_SUCCESSORS) + 1,
        _ => 1,
    };
    vec![again; times]
}

/// How many situations a nested question may take the first time, … Most are answered within them; what is harder waits until the search comes back to it.
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
