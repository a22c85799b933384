//! Several judgements of one board: a printed text, its corrector, the engine.

use loja_lesson::system_named;
use loja_notation::{Layout, read_set};
use loja_rules::{ByColor, PointSet, State};
use loja_systems::Law;
use loja_systems::System;
use loja_systems::compare::Life;
use serde::{Deserialize, Serialize};

use super::judge::start_of;
use crate::decide::{Depth, Judge};
use crate::statement_holds::{Held, yes};
use crate::statement_view::numbers;
use crate::statement_words::members;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VerdictData {
    by: String,
    ruling: Option<String>,
    rules: Option<String>,
    dead: Option<String>,
    say: String,
}

/// A judgement about dead stones.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    by: String,
    source: VerdictSource,
    /// `None` if unknown.
    dead: Option<PointSet>,
    say: String,
}

#[derive(Clone, Debug)]
enum VerdictSource {
    /// The row of the rulings that has it.
    Told(String),
    Found(System),
}

#[derive(Serialize)]
pub(crate) struct VerdictView<'a> {
    by: &'a str,
    say: &'a str,
    /// Whether it is the engine's.
    found: bool,
    /// Its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dead: Option<Vec<usize>>,
}

impl Verdict {
    pub(crate) fn read(
        data: &VerdictData,
        layout: &Layout,
        stones: &ByColor<PointSet>,
    ) -> Result<Verdict, String> {
        let source = match (&data.ruling, &data.rules) {
            (Some(ruling), None) => VerdictSource::Told(ruling.clone()),
            (None, Some(name)) => {
                VerdictSource::Found(system_named(name).map_err(|error| error.to_string())?)
            }
            _ => {
                return Err("a verdict is told by a \"ruling\", or found by \"rules\"".to_owned());
            }
        };
        let read = |text: &String| match text.trim() {
            "" => Ok(PointSet::new()),
            text => read_set(layout, text).map_err(|error| format!("dead: {error}")),
        };
        let dead = data.dead.as_ref().map(read).transpose()?;
        match &dead {
            None if matches!(source, VerdictSource::Told(_)) => {
                return Err("what is told names the dead stones, or none: dead = \"\"".to_owned());
            }
            Some(dead) if !dead.is_subset(&stones.black.union(&stones.white)) => {
                return Err("dead: there is no stone on some of these".to_owned());
            }
            _ => {}
        }
        Ok(Verdict {
            by: data.by.clone(),
            source,
            dead,
            say: data.say.clone(),
        })
    }

    /// The row, and the dead stones it should have.
    pub(crate) fn told(&self) -> Option<(&str, &PointSet)> {
        match (&self.source, &self.dead) {
            (VerdictSource::Told(ruling), Some(dead)) => Some((ruling, dead)),
            _ => None,
        }
    }

    /// Whether the engine finds exactly these stones dead. We don't verify quoted judgements.
    pub(crate) fn held(
        &self,
        layout: &Layout,
        start: &State,
        depth: Depth,
        judge: &mut Judge<'_>,
    ) -> Option<Held> {
        let VerdictSource::Found(system) = self.source else {
            return None;
        };
        if self.dead.is_none() && depth == Depth::Stored {
            return Some(Held::Open);
        }
        let ruling = match judge.rulings.of(system, &start_of(start)) {
            Ok(ruling) => ruling,
            Err(why) => return Some(Held::Void(why)),
        };
        if ruling.life.contains(&Life::Undecided) {
            return Some(Held::Open);
        }
        let points = start.board().points();
        let dead: PointSet = points
            .filter(|at| ruling.life[at.index()] == Life::Dead)
            .collect();
        let truth = match dead.is_empty() {
            true => "nothing is dead".to_owned(),
            false => format!("dead are {}", members(layout, &dead)),
        };
        Some(match &self.dead {
            Some(wanted) => yes(*wanted == dead, truth),
            None => Held::No(truth),
        })
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.dead.is_some()
    }

    pub(crate) fn words(&self) -> String {
        format!("{}: {}", self.by, self.say)
    }

    pub(crate) fn view(&self) -> VerdictView<'_> {
        VerdictView {
            by: &self.by,
            say: &self.say,
            found: matches!(self.source, VerdictSource::Found(_)),
            rules: match &self.source {
                VerdictSource::Found(system) => Some(Law::from(*system).name()),
                VerdictSource::Told(_) => None,
            },
            dead: self.dead.as_ref().map(numbers),
        }
    }
}
