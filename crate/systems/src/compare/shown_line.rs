//! A line of play that shows what a law says of a stone.

use loja_ground::{Color, Point, PointSet};
use loja_search::Control;

use super::law::Law;
use crate::frame::Start;
use crate::jrg89;
use crate::proof::{self, Question, Turn, search_nodes};
use crate::ruleset::System;

/// Turns one after the other, by the rules of one law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// By whose rules.
    pub law: Law,
    /// Who makes the first of them.
    pub first: Color,
    /// Whether it is tried out after the game has stopped, in a line that is not the game itself.
    pub tried: bool,
    /// Both in turn.
    pub turns: Vec<Turn>,
    /// What is shown by it.
    pub shows: Shows,
}

/// What a line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Its last turn is forbidden, so the game may not stop.
    LastForbidden,
    /// Its last turn takes this stone, whatever the owner does.
    Taken(Point),
}

impl Line {
    /// Both pass.
    pub(super) fn two_passes(law: Law, first: Color) -> Line {
        // Where nobody may pass the first one is forbidden already.
        let turns = match law {
            _ if law.name() == "no-pass" => vec![Turn::Pass],
            _ => vec![Turn::Pass, Turn::Pass],
        };
        Line {
            law,
            first,
            tried: false,
            turns,
            shows: Shows::LastForbidden,
        }
    }
}

/// How a stone is taken against the longest defence, by the laws that ask that. Each turn of it is legal, and none is left out.
#[must_use]
pub fn line(start: &Start, law: Law, at: Point, control: &Control<'_>) -> Option<Line> {
    let system = law.system()?;
    let turns = match system.name() {
        "jrg89" => {
            let turns = control.part(search_nodes(control), |part| {
                jrg89::capturing_line(&start.board, &start.stones, at, part)
            })?;
            turns.into_iter().map(told).collect()
        }
        "yasunaga" => forced(system, start, &Question::Unprotected(at), control)?,
        "j2003" => forced(
            system,
            start,
            &Question::Forced(at, PointSet::new()),
            control,
        )?,
        _ => return None,
    };
    let owner = start.stones.color_at(at)?;
    Some(Line {
        law,
        // By the draft a stone is dead only if its owner, moving first, can't protect it.
        first: match system.name() {
            "yasunaga" => owner,
            _ => owner.other(),
        },
        tried: system.name() != "yasunaga",
        turns,
        shows: Shows::Taken(at),
    })
}

/// Where all situations can be written down.
fn forced(
    system: System,
    start: &Start,
    question: &Question,
    control: &Control<'_>,
) -> Option<Vec<Turn>> {
    proof::line(system, &start.board, &start.stones, question, control)
}

const fn told(turn: jrg89::Turn) -> Turn {
    match turn {
        jrg89::Turn::Play(at) => Turn::Play(at.index()),
        jrg89::Turn::PassFor(at) => Turn::PassFor(at.index()),
        jrg89::Turn::Pass => Turn::Pass,
    }
}
