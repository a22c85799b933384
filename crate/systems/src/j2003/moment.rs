//! A hypothetical sequence by all that its rest depends on (lines 125 to 149).

use loja_ground::Color;

use super::contest::Sequence;
use crate::compact::{Bits, Compact, Stones, bits, each};

/// Can the opponent, who starts, force the string's capture and, in an environment, that no stone of the owner stays
/// for good?
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub owner: Color,
    pub string: Bits,
    pub environment: Bits,
}

/// Ko captures since the last ko-pass, a word each: stone, the ko's other intersection, player.
///
/// Sorted, so that equal sets are equal; 0 is none.
pub(super) type Taken = [u16; 8];

/// A moment of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Moment {
    pub stones: Stones,
    /// The owner's stones that were played in the environment and stand (line 131).
    pub played: Bits,
    pub taken: Taken,
    pub turn: Color,
    /// Whether the last move was a plain pass.
    pub passed: bool,
    pub ended: bool,
    /// Whether the string has been captured.
    pub captured: bool,
}

/// More ko captures without a ko-pass than a moment can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooManyKos;

enum Play {
    Illegal,
    /// By the hypothetical ko rule.
    Prohibited,
    Legal(Moment),
}

/// Whether players may fill a one-point eye between their own immortal stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    /// As the rules have it.
    Allowed,
    /// Nobody does \[ours\]: it can only lose what nobody could take.
    Never,
}

fn code(at: usize, beside: usize, color: Color) -> u16 {
    // Both are below 128.
    u16::try_from(at << 8 | beside << 1).unwrap_or(0) | u16::from(color == Color::White) | 1 << 15
}

impl Moment {
    pub fn start(stones: Stones, question: &Question) -> Moment {
        Moment {
            stones,
            played: 0,
            taken: Taken::default(),
            turn: question.owner.other(),
            passed: false,
            ended: false,
            captured: false,
        }
    }

    /// A certificate's situation, unless it has too many ko captures.
    pub fn of(now: &Sequence) -> Option<Moment> {
        let mut taken = Taken::default();
        let captures = now.kos.iter();
        for (place, &(at, beside, color)) in captures.enumerate() {
            *taken.get_mut(place)? = code(at.index(), beside.index(), color);
        }
        taken.sort_unstable_by(|one, other| other.cmp(one));
        Some(Moment {
            stones: Compact::stones(&now.stones),
            played: bits(&now.played),
            taken,
            turn: now.turn,
            passed: now.passed,
            ended: now.ended,
            captured: now.captured,
        })
    }

    /// Two passes end the sequence.
    fn after_pass(&self) -> Moment {
        Moment {
            turn: self.turn.other(),
            passed: true,
            ended: self.passed,
            ..*self
        }
    }

    fn after_ko_pass(&self) -> Moment {
        Moment {
            taken: Taken::default(),
            turn: self.turn.other(),
            passed: false,
            ..*self
        }
    }

    fn after_play(
        &self,
        compact: &Compact,
        question: &Question,
        at: usize,
    ) -> Result<Play, TooManyKos> {
        let Some((stones, removed)) = compact.play(self.stones, self.turn, at) else {
            return Ok(Play::Illegal);
        };
        let mut taken = self.taken;
        if let Some(beside) = ko(compact, self.stones, self.turn, at, stones, removed) {
            // Line 149.
            if taken.contains(&code(beside, at, self.turn.other())) {
                return Ok(Play::Prohibited);
            }
            let capture = code(at, beside, self.turn);
            if !taken.contains(&capture) {
                *taken
                    .iter_mut()
                    .find(|place| **place == 0)
                    .ok_or(TooManyKos)? = capture;
                taken.sort_unstable_by(|one, other| other.cmp(one));
            }
        }
        let stone: Bits = 1 << at;
        let owned = if self.turn == question.owner {
            stone & question.environment
        } else {
            0
        };
        Ok(Play::Legal(Moment {
            stones,
            played: (self.played | owned) & stones.of(question.owner),
            taken,
            turn: self.turn.other(),
            passed: false,
            ended: false,
            captured: self.captured || removed & question.string != 0,
        }))
    }

    /// The moment after the move, by the same player, that leads from one to another.
    ///
    /// `None` for an illegal play; ko-passes aren't checked, as this only orders the search.
    pub fn after_like(
        &self,
        compact: &Compact,
        question: &Question,
        from: &Moment,
        to: &Moment,
    ) -> Option<Moment> {
        if self.turn != from.turn {
            return None;
        }
        if to.passed {
            return Some(self.after_pass());
        }
        let stone = to.stones.of(from.turn) & !from.stones.of(from.turn);
        if stone == 0 {
            return Some(self.after_ko_pass());
        }
        let at = stone.trailing_zeros() as usize;
        match self.after_play(compact, question, at) {
            Ok(Play::Legal(after)) => Some(after),
            _ => None,
        }
    }

    /// All moments after one move.
    pub fn successors(
        &self,
        compact: &Compact,
        question: &Question,
        filling: Filling,
        out: &mut Vec<Moment>,
    ) -> Result<(), TooManyKos> {
        let mut prohibited = false;
        let mut empty = compact.whole() & !self.stones.all();
        if filling == Filling::Never {
            let immortal = compact.immortal(self.stones, self.turn);
            for at in each(empty) {
                if compact.near(at) & !immortal == 0 {
                    empty &= !(1 << at);
                }
            }
        }
        for at in each(empty) {
            match self.after_play(compact, question, at)? {
                Play::Illegal => {}
                Play::Prohibited => prohibited = true,
                Play::Legal(after) => out.push(after),
            }
        }
        // Line 147.
        if prohibited {
            out.push(self.after_ko_pass());
        }
        out.push(self.after_pass());
        Ok(())
    }
}

/// The ko's other intersection, if a play takes one stone and a play there would restore the position (lines 137,
/// 141).
pub(super) fn ko(
    compact: &Compact,
    before: Stones,
    color: Color,
    at: usize,
    after: Stones,
    removed: Bits,
) -> Option<usize> {
    let one = (removed.count_ones() == 1).then(|| removed.trailing_zeros() as usize)?;
    // Only a lone stone with just that liberty can be recaptured.
    if compact.near(at) & after.of(color) != 0 || compact.near(at) & !after.all() != removed {
        return None;
    }
    (compact.play(after, color.other(), one)?.0 == before).then_some(one)
}

/// Whether the string of a stone is a ko stone (line 139).
pub(super) fn is_ko_stone(compact: &Compact, stones: Stones, at: usize) -> bool {
    let color = if stones.black >> at & 1 == 1 {
        Color::Black
    } else {
        Color::White
    };
    each(compact.near(at) & !stones.all()).any(|from| {
        compact
            .play(stones, color.other(), from)
            .is_some_and(|(after, removed)| {
                ko(compact, stones, color.other(), from, after, removed) == Some(at)
            })
    })
}
