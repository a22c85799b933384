use loja_ground::{Color, Point};
use loja_search::Control;

use super::taking::Taking;
use crate::frame::{GameTurn, Start};
use crate::law::Law;
use crate::proof::ProofTurn;

/// Successive turns under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownLine {
    /// By whose rules.
    pub law: Law,
    /// The player who makes the first of them.
    pub first: Color,
    /// Whether it is tried out after the stop.
    pub tried: bool,
    /// Both in turn.
    pub turns: Vec<ProofTurn>,
    /// The point that it shows.
    pub shows: Shows,
}

/// The point that a line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The last turn is forbidden, so the game may not stop.
    LastForbidden,
    /// The last turn captures this stone, whatever its owner does.
    Taken(Point),
}

impl ShownLine {
    pub(super) fn two_passes(law: Law, start: &Start) -> ShownLine {
        let game = law.system().and_then(|system| system.start(start).ok());
        // If nobody may pass, the first pass is forbidden.
        let may_pass = game.is_none_or(|game| game.after(GameTurn::Pass).is_ok());
        ShownLine {
            law,
            first: start.turn,
            tried: false,
            turns: vec![ProofTurn::Pass; if may_pass { 2 } else { 1 }],
            shows: Shows::LastForbidden,
        }
    }
}

/// A stone's capture against the longest defence, turn by legal turn, by rule sets that ask for captures.
#[must_use]
pub fn line(start: &Start, law: Law, at: Point, control: &Control<'_>) -> Option<ShownLine> {
    let Taking {
        first,
        tried,
        turns,
    } = law.system()?.taking_line(start, at, control)?;
    Some(ShownLine {
        law,
        first,
        tried,
        turns,
        shows: Shows::Taken(at),
    })
}
