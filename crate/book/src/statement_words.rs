use loja_notation::Layout;
use loja_rules::{ByColor, Color, PointSet};

use crate::statement::{Kind, Statement};

/// Complaints give the number of longer lists of points.
const MOST: usize = 12;
/// Readers look up no more points one by one; the board shows them.
const NAMED: usize = 4;

impl Statement {
    pub(crate) fn words(&self, layout: &Layout) -> String {
        match &self.say {
            Some(say) => say.clone(),
            None => self.after_moves(&self.kind.words(layout)),
        }
    }

    /// The statement's own words, without its moves; `None` without moves, or if the chapter has other words.
    pub(crate) fn words_without_moves(&self, layout: &Layout) -> Option<String> {
        (self.say.is_none() && self.names_moves()).then(|| self.kind.words(layout))
    }

    /// The words of a claim, placed after the moves of this statement.
    pub(crate) fn after_moves(&self, said: &str) -> String {
        if !self.names_moves() {
            return said.to_owned();
        }
        let moves: Vec<String> = self.after.0.split_whitespace().map(move_words).collect();
        format!("After {}: {said}", moves.join(", "))
    }

    /// Whether its words begin with moves. Statements of other rule sets already have theirs.
    pub(crate) fn names_moves(&self) -> bool {
        !matches!(self.kind, Kind::ByLaw(_)) && !self.after.0.trim().is_empty()
    }
}

impl Kind {
    fn words(&self, layout: &Layout) -> String {
        match self {
            Kind::Lock { player, set, holds } => {
                let can = if *holds { "can" } else { "can’t" };
                format!(
                    "{} {can} lock {}.",
                    player.player_name(),
                    told_points(layout, set)
                )
            }
            Kind::Border { player, set, rule } => {
                let who = player.player_name();
                let what = told_points(layout, set);
                match rule {
                    None => format!("{who} has bordered {what}."),
                    Some(rule) => format!("{who} has not bordered {what} ({rule})."),
                }
            }
            Kind::Formation { player, set, holds } => {
                let no = if *holds { "a" } else { "no" };
                let (who, what) = (player.player_name(), told_points(layout, set));
                format!("{who} has {no} 2-eye formation on {what}.")
            }
            Kind::Control(control) if control.black.is_empty() && control.white.is_empty() => {
                "Nobody controls anything.".to_owned()
            }
            Kind::Control(control) => {
                let rows = map(layout, control).join(" ");
                format!("Control from the upper row down, B for Black, W for White: {rows}")
            }
            Kind::Controls { player, set } => {
                let who = player.map_or("Nobody", Color::player_name);
                format!("{who} controls {}.", told_points(layout, set))
            }
            Kind::Score(score) => format!("Black has {}, White {}.", score.black, score.white),
            Kind::Result(None) => "The result is jigo.".to_owned(),
            Kind::Result(Some((by, points))) => format!("{} wins by {points}.", by.player_name()),
            Kind::Move { text, rule, .. } => match rule {
                None => format!("{} is legal.", capital_move(&move_words(text))),
                Some(rule) => format!("{} is refused ({rule}).", capital_move(&move_words(text))),
            },
            Kind::Similar {
                numbers: [one, other],
                holds,
            } => {
                let are = if *holds { "are" } else { "are not" };
                format!("Situations {one} and {other} {are} similar.")
            }
            Kind::Becomes(becomes) => {
                let line = becomes.line.replace('-', "−");
                format!("The situation line is {line}.")
            }
            Kind::Ruled(text) => text.clone(),
            Kind::ByLaw(said) => said.words(layout),
            Kind::Cycles(starts) if starts.is_empty() => "No cycle may be removed.".to_owned(),
            Kind::Cycles(starts) => {
                let starts: Vec<String> = starts.iter().map(ToString::to_string).collect();
                format!(
                    "The cycle that began with situation {} may be removed.",
                    starts.join(" or ")
                )
            }
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Kind::Lock { holds: true, .. } => "lock",
            Kind::Lock { holds: false, .. } => "refuted",
            Kind::Border { rule: None, .. } => "bordered",
            Kind::Border { .. } => "unbordered",
            Kind::Formation { holds: true, .. } => "formation",
            Kind::Formation { .. } => "no-formation",
            Kind::Control(_) => "control",
            Kind::Controls { .. } => "controls",
            Kind::Score(_) => "score",
            Kind::Result(_) => "result",
            Kind::Move { rule: None, .. } => "legal",
            Kind::Move { .. } => "refused",
            Kind::Similar { holds: true, .. } => "similar",
            Kind::Similar { .. } => "different",
            Kind::Becomes(_) => "becomes",
            Kind::Cycles(_) => "cycles",
            Kind::Ruled(_) => "ruled",
            Kind::ByLaw(said) => said.name(),
        }
    }

    pub(crate) fn about(&self) -> (Option<Color>, Option<&PointSet>) {
        match self {
            Kind::Lock { player, set, .. }
            | Kind::Border { player, set, .. }
            | Kind::Formation { player, set, .. } => (Some(*player), Some(set)),
            Kind::Controls { player, set } => (*player, Some(set)),
            Kind::ByLaw(said) => said.about(),
            _ => (None, None),
        }
    }
}

/// A move: `cycle@8+b2` is "the removal since 8 with b2".
pub(crate) fn move_words(word: &str) -> String {
    let Some(rest) = word.strip_prefix("cycle@") else {
        return word.to_owned();
    };
    match rest.split_once('+') {
        None => format!("removing the cycle since {rest}"),
        Some((start, at)) => format!("removing the cycle since {start} with {at}"),
    }
}

/// A move at a sentence's start; a point keeps its lower case.
fn capital_move(text: &str) -> String {
    if text.starts_with("removing") {
        return capital(text);
    }
    text.strip_prefix("pass")
        .map_or(text.to_owned(), |rest| format!("A pass{rest}"))
}

pub(crate) fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_ascii_uppercase());
    first.into_iter().chain(signs).collect()
}

pub(crate) fn members(layout: &Layout, set: &PointSet) -> String {
    if *set == layout.board().locations() {
        return "the whole board".to_owned();
    }
    let names: Vec<String> = set.iter().take(MOST).map(|at| layout.name(at)).collect();
    let names = names.join(", ");
    match set.len() {
        count if count > MOST => format!("{count} points ({names}, …)"),
        _ => names,
    }
}

/// A few points by name, more by number.
pub(crate) fn told_points(layout: &Layout, set: &PointSet) -> String {
    few_points(layout, set).unwrap_or_else(|| format!("these {} points", set.len()))
}

pub(crate) fn asked_points(layout: &Layout, set: &PointSet) -> String {
    few_points(layout, set).unwrap_or_else(|| format!("the {} outlined points", set.len()))
}

fn few_points(layout: &Layout, set: &PointSet) -> Option<String> {
    let few = set.len() <= NAMED || *set == layout.board().locations();
    few.then(|| members(layout, set))
}

/// Rows with `B`, `W`, `.` for nobody and `2` for both.
pub(crate) fn map(layout: &Layout, control: &ByColor<PointSet>) -> Vec<String> {
    let sign = |point| match Color::ALL.map(|color| control[color].contains(point)) {
        [true, false] => Color::Black.letter(),
        [false, true] => Color::White.letter(),
        [false, false] => '.',
        [true, true] => '2',
    };
    let rows = layout.cells().iter();
    rows.map(|row| row.iter().map(|cell| cell.map_or(',', sign)).collect())
        .collect()
}
