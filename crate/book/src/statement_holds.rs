use loja_certificate::{Answer, Claim};
use loja_lesson::PlayedLine;
use loja_notation::{Layout, rows, situation_line};
use loja_rules::{ByColor, Color, Outcome, PointSet, Situation, State};

use crate::decide::{Depth, Judge};
use crate::laws::ByLaw;
use crate::statement::{Kind, Statement};
use crate::statement_words::members;

/// The result of verifying a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    Yes,
    /// False, with the truth.
    No(String),
    Open,
    /// Meaningless, for this reason.
    Void(String),
}

/// The subject of a statement.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) layout: &'a Layout,
    /// The situation shown, with history.
    pub(crate) start: &'a State,
    pub(crate) by: Option<&'a ByLaw>,
}

impl Statement {
    pub(crate) fn held(&self, ground: Ground<'_>, depth: Depth, judge: &mut Judge<'_>) -> Held {
        let Ground { layout, start, .. } = ground;
        if let Kind::ByLaw(said) = &self.kind {
            let searched = self.decided || depth == Depth::Full;
            return said.held(ground, searched, judge);
        }
        let line = PlayedLine::new(start.clone(), &self.after.1);
        if let Some(refused) = line.refused() {
            let message = refused.illegal.message(|point| layout.name(point));
            let rule = refused.illegal.rule();
            return Held::Void(format!(
                "\"{}\" is not legal: {message} ({rule})",
                self.after.0
            ));
        }
        if !self.decided && depth == Depth::Stored {
            return Held::Open;
        }
        look(&self.kind, layout, &line, judge)
    }
}

fn look(kind: &Kind, layout: &Layout, line: &PlayedLine, judge: &mut Judge<'_>) -> Held {
    let state = line.state();
    match kind {
        Kind::Lock { player, set, holds } => lock(layout, state, *player, set, *holds, judge),
        Kind::Border { player, set, rule } => {
            let found = state.bordered(*player, set).err();
            let why = |fault: &loja_rules::NotBordered| {
                let message = fault.message(|point| layout.name(point));
                format!("{message} ({})", fault.rule())
            };
            let same = found.as_ref().map(loja_rules::NotBordered::rule) == rule.as_deref();
            let truth = found.as_ref().map_or("it is bordered".to_owned(), why);
            yes(same, truth)
        }
        Kind::Formation { player, set, holds } => {
            let found = state.has_formation(*player, set);
            let truth = if found {
                "this is a 2-eye formation"
            } else {
                "this is no 2-eye formation"
            };
            yes(found == *holds, truth)
        }
        Kind::Control(wanted) => with_control(state, judge, |control| {
            let truth = crate::statement_words::map(layout, control).join("/");
            yes(control == wanted, format!("control is {truth}"))
        }),
        Kind::Controls { player, set } => with_control(state, judge, |control| {
            let wrong = |point: &loja_rules::Point| {
                let owners = Color::ALL.map(|color| control[color].contains(*point));
                let wanted = Color::ALL.map(|color| *player == Some(color));
                owners != wanted
            };
            let wrong: PointSet = set.iter().filter(wrong).collect();
            let truth = format!("that is not so of {}", members(layout, &wrong));
            yes(wrong.is_empty(), truth)
        }),
        Kind::Score(wanted) => with_control(state, judge, |control| {
            let [black, white] = totals(state, control);
            let same = (black, white) == (wanted.black, wanted.white);
            yes(same, format!("Black has {black}, White {white}"))
        }),
        Kind::Result(wanted) => with_control(state, judge, |control| {
            let outcome = Outcome::of(&state.score(control));
            let found = match outcome {
                Outcome::Win { by, points } => Some((by, points)),
                Outcome::Jigo => None,
            };
            yes(found == *wanted, format!("the result is {outcome}"))
        }),
        Kind::Move { turn, rule, .. } => {
            let mut next = state.clone();
            let refused = next.play(*turn).err();
            let same = refused.as_ref().map(loja_rules::Illegal::rule) == rule.as_deref();
            let truth = refused.map_or("the move is legal".to_owned(), |illegal| {
                let message = illegal.message(|point| layout.name(point));
                format!("{message} ({})", illegal.rule())
            });
            yes(same, truth)
        }
        Kind::Similar { numbers, holds } => similar(line, *numbers, *holds),
        Kind::Ruled(_) | Kind::ByLaw(_) => Held::Open,
        Kind::Becomes(wanted) => {
            let here = state.situation();
            let found = situation_line(here);
            let board = rows(layout, here);
            let same_rows = wanted.rows.as_ref().is_none_or(|rows| *rows == board);
            let truth = format!("the situation is {} {found}", board.join("/"));
            yes(same_rows && found == wanted.line, truth)
        }
        Kind::Cycles(wanted) => {
            let mut found: Vec<usize> = state.cycles().iter().map(|cycle| cycle.start).collect();
            found.sort_unstable();
            let mut sorted = wanted.clone();
            sorted.sort_unstable();
            yes(
                sorted == found,
                format!("the cycles that may be removed began with {found:?}"),
            )
        }
    }
}

pub(crate) fn yes(holds: bool, truth: impl Into<String>) -> Held {
    if holds {
        Held::Yes
    } else {
        Held::No(truth.into())
    }
}

fn lock(
    layout: &Layout,
    state: &State,
    player: Color,
    set: &PointSet,
    holds: bool,
    judge: &mut Judge<'_>,
) -> Held {
    let claim = match Claim::new(state, player, set) {
        Ok(claim) => claim,
        Err(fault) => {
            let message = fault.message(|point| layout.name(point));
            let rule = fault.rule();
            return Held::Void(format!(
                "{} has not bordered it: {message} ({rule})",
                player.player_name()
            ));
        }
    };
    match judge.lock(&claim).answer() {
        None => Held::Open,
        Some(answer) => {
            let found = answer == Answer::Lock;
            let truth = if found {
                "it is a lock"
            } else {
                "it is refuted"
            };
            yes(found == holds, truth)
        }
    }
}

fn with_control(
    state: &State,
    judge: &mut Judge<'_>,
    look: impl Fn(&ByColor<PointSet>) -> Held,
) -> Held {
    judge
        .control(state)
        .map_or(Held::Open, |control| look(&control))
}

pub(crate) fn totals(state: &State, control: &ByColor<PointSet>) -> [u64; 2] {
    let score = state.score(control);
    [score.black.total(), score.white.total()]
}

fn similar(line: &PlayedLine, numbers: [usize; 2], holds: bool) -> Held {
    let all: Vec<&Situation> = line.history().collect();
    let [Some(one), Some(other)] = numbers.map(|number| all.get(number)) else {
        let last = all.len() - 1;
        return Held::Void(format!("there are the situations 0 to {last}"));
    };
    let found = one.is_similar(other);
    yes(
        found == holds,
        if found {
            "they are similar"
        } else {
            "they are not similar"
        },
    )
}
