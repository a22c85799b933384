//! A move as the board shows it.

use loja_rules::{Color, Point, PointSet, State};

/// A move, seen from the situations around it.
pub(crate) struct Deed {
    pub(crate) color: Color,
    /// Where the stone was placed; `None` for a pass.
    pub(crate) at: Option<Point>,
    pub(crate) captured: PointSet,
    /// What a ko capture marks for the next turn.
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
}
