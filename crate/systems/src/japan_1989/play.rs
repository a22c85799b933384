//! Turns of a hypothetical line: article 7.2 in the five rules of lines 4709-4719.

use loja_ground::{Board, ByColor, Point, PointSet, has_liberty};

use super::marking::Marking;
use super::state::LineState;
use crate::fault::{Forbidden, Why};

/// An act that a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// To add a stone.
    Play(Point),
    /// A pass for the ko with this marked location.
    PassFor(Point),
    /// To pass for no ko.
    Pass,
}

/// Whether a location is in ko (4711).
///
/// It is empty, its neighbours are all of one colour, and exactly one stone in atari has contact to it. Contact goes
/// through chains, so a chain of two in atari counts twice: no ko.
#[must_use]
pub fn in_ko(board: &Board, stones: &ByColor<PointSet>, at: Point) -> bool {
    let around: PointSet = board.neighbors(at).iter().copied().collect();
    if stones.color_at(at).is_some()
        || !(around.is_subset(&stones.black) || around.is_subset(&stones.white))
    {
        return false;
    }
    let chains = stones.chains(board, &around);
    let in_atari = chains
        .iter()
        .filter(|chain| stones.liberties(chain).len() == 1);
    in_atari.map(|chain| chain.members.len()).sum::<usize>() == 1
}

impl LineState {
    /// The state after a turn.
    ///
    /// # Errors
    ///
    /// The reason, if the turn is forbidden.
    pub fn after(&self, turn: Turn) -> Result<LineState, Forbidden> {
        let at = match turn {
            Turn::Play(at) | Turn::PassFor(at) => Some(at),
            Turn::Pass => None,
        };
        let forbidden = |why, clause| Forbidden { at, why, clause };
        if self.ended {
            return Err(forbidden(Why::Over, "article 9.1"));
        }
        let mut next = self.clone();
        next.turn = self.turn.other();
        next.passed = false;
        match turn {
            Turn::Pass => {
                next.passed = true;
                next.ended = self.passed;
            }
            Turn::PassFor(at) => {
                if !next.marks.remove(at) {
                    return Err(forbidden(Why::NoMark, "article 7.2"));
                }
            }
            Turn::Play(at) => {
                let mine = |&neighbor: &Point| self.stones[self.turn].contains(neighbor);
                if self.marks.contains(at) && !self.board.neighbors(at).iter().all(mine) {
                    return Err(forbidden(Why::Marked, "article 7.2"));
                }
                let placed = self.stones.place(&self.board, at, self.turn, has_liberty);
                let placed = placed.ok_or(forbidden(Why::Occupied, "article 3"))?;
                if !placed.suicide.is_empty() {
                    return Err(forbidden(Why::Suicide, "article 4"));
                }
                next.stones = placed.stones;
                next.prisoners[self.turn.other()] += placed.captured.count();
                if !placed.captured.is_empty() {
                    let may_be_new = match self.marking {
                        Marking::WhereCaptured => placed.captured.clone(),
                        Marking::Everywhere => self.board.locations(),
                    };
                    for point in may_be_new.iter() {
                        if in_ko(&self.board, &next.stones, point)
                            && !in_ko(&self.board, &self.stones, point)
                        {
                            next.marks.insert(point);
                        }
                    }
                }
            }
        }
        let kept = next
            .marks
            .iter()
            .filter(|&at| in_ko(&self.board, &next.stones, at));
        next.marks = kept.collect();
        Ok(next)
    }

    /// All that is allowed.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let plays = self.board.points().map(Turn::Play);
        let passes = self.marks.iter().map(Turn::PassFor);
        let all = plays.chain(passes).chain([Turn::Pass]);
        all.filter(|&turn| self.after(turn).is_ok()).collect()
    }
}
