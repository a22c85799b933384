//! The effects of a turn on a question, as facts; `tests/argue` holds them against the board.

use loja_ground::{Color, Point, PointSet};

use crate::japan_1989::play::Turn;
use crate::jrg89::place::{ArgumentPlace, ArgumentQuestion, Case};

/// An effect of a turn, other than a capture of other stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnEffect {
    /// It marked a ko, so the other player has to pass for it before playing there (article 7.2).
    Marked(Point),
    /// A plain pass: if the other player passes too, play ends (I7).
    OtherCanEnd,
    /// It lifted a mark that barred this player (article 7.2).
    Lifted(Point, Color),
    /// A new stone on the set (I4).
    New(Point),
    /// The capturer may add only so many more stones (I6).
    StonesLeft(u32),
    /// These stones, which are in question, have one liberty left.
    LastLiberty(PointSet, PointSet),
    /// The stones in question were taken, and what arises counts (I2).
    Captured,
}

impl Case {
    /// The stones in question, as they stood at first.
    #[must_use]
    pub fn hunted(&self) -> Option<PointSet> {
        Some(self.liberties(&self.start)?.0)
    }

    /// The effects of a turn from the first place to the second.
    #[must_use]
    pub fn effects(&self, [before, after]: [&ArgumentPlace; 2], turn: Turn) -> Vec<TurnEffect> {
        let by_owner = before.state.turn() == self.owner;
        let marked = after.state.marks().difference(before.state.marks());
        let mut found: Vec<TurnEffect> = marked.iter().map(TurnEffect::Marked).collect();
        match turn {
            Turn::Pass if !after.state.ended() => found.push(TurnEffect::OtherCanEnd),
            Turn::Pass => {}
            Turn::PassFor(at) => found.push(TurnEffect::Lifted(at, barred(before, at))),
            Turn::Play(at) if by_owner && self.question.set().contains(at) => {
                found.push(TurnEffect::New(at));
            }
            Turn::Play(_) if by_owner => {}
            Turn::Play(_) => found.extend(after.left.map(TurnEffect::StonesLeft)),
        }
        if let Some((members, now)) = self.liberties(after)
            && now.len() == 1
            && self.liberties(before).is_none_or(|(_, then)| then != now)
        {
            found.push(TurnEffect::LastLiberty(members, now));
        }
        let is_all = matches!(self.question, ArgumentQuestion::Captured(_));
        if after.captured && !before.captured && !is_all {
            found.push(TurnEffect::Captured);
        }
        found
    }

    /// The chain in question and its liberties, while it stands.
    pub(super) fn liberties(&self, place: &ArgumentPlace) -> Option<(PointSet, PointSet)> {
        let at = self.target().filter(|_| !place.captured)?;
        let stones = place.state.stones();
        let chain = stones.chain(place.state.board(), at);
        let liberties = stones.liberties(&chain);
        Some((chain.members, liberties))
    }

    /// Whether the owner's last turn with a stone put this one there.
    #[must_use]
    pub fn is_newest(&self, way: &[ArgumentPlace], at: Point) -> bool {
        let last = way.windows(2).rev().find_map(|pair| {
            let [before, after] = pair else { return None };
            let added =
                after.state.stones()[self.owner].difference(&before.state.stones()[self.owner]);
            (before.state.turn() == self.owner && !added.is_empty()).then_some(added)
        });
        last.is_some_and(|added| added.contains(at))
    }
}

impl ArgumentPlace {
    /// The stones that the turn from `before` took.
    #[must_use]
    pub fn taken_since(&self, before: &ArgumentPlace) -> PointSet {
        let enemy = before.state.turn().other();
        before.state.stones()[enemy].difference(&self.state.stones()[enemy])
    }
}

/// The player whom a mark bars: the enemy of the stones around it.
fn barred(place: &ArgumentPlace, at: Point) -> Color {
    let state = &place.state;
    let around = state.board().neighbors(at).first();
    let wall = around.and_then(|&near| state.stones().color_at(near));
    wall.unwrap_or(state.turn()).other()
}
