//! A move as the board shows it.

use loja_rules::{Color, Point, PointSet, State};
use loja_voice::Stones;

use crate::stones::stones_at;

pub(crate) struct Deed {
    pub(crate) color: Color,
    /// `None` for a pass.
    pub(crate) at: Option<Point>,
    pub(crate) captured: PointSet,
    /// The marks of a ko capture for the next turn.
    pub(crate) ko: PointSet,
}

impl Deed {
    pub(crate) fn between(before: &State, after: &State) -> Deed {
        let (then, now) = (before.situation(), after.situation());
        let color = then.turn();
        let foe = color.other();
        let placed = now.stones()[color].difference(&then.stones()[color]);
        Deed {
            color,
            at: placed.iter().next(),
            captured: then.stones()[foe].difference(&now.stones()[foe]),
            ko: now.temporary().clone(),
        }
    }

    /// The captured stones, if any.
    pub(crate) fn taken(&self, before: &State) -> Option<Stones> {
        let taken = || stones_at(before, self.color.other(), &self.captured);
        (!self.captured.is_empty()).then(taken)
    }
}
