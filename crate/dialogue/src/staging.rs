//! The worst case of a claim (C6), set up in visible steps.

use loja_notation::Layout;
use loja_rules::{ByColor, Color, NotBordered, PassCount, PointSet, Setup, State};

use crate::place;

/// A step: a picture, no situation, since chains may lack liberties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The step in a sentence or two.
    pub words: String,
    /// The clause that asks for it.
    pub rule: Option<&'static str>,
    /// What the board looks like then.
    pub setup: Setup,
    /// Locations that differ from the step before.
    pub changed: PointSet,
}

/// The steps from the position to the proof's start, [`State::worst_case`](loja_rules::State::worst_case).
///
/// C6.2 changes everything at once; we show it in two steps, first the board, then the turn.
///
/// # Errors
///
/// If the player has not bordered the set (C4.1).
pub fn stage(
    layout: &Layout,
    state: &State,
    player: Color,
    set: &PointSet,
) -> Result<Vec<Step>, NotBordered> {
    let end = state.worst_case(player, set)?;
    let end = end.situation().clone().into_setup();
    let refuter = player.other();
    let start = state.situation().clone().into_setup();
    let outside = state.board().locations().difference(set);

    let mut filled = start.clone();
    filled.stones[player] = start.stones[player].intersection(set);
    filled.stones[refuter] = start.stones[refuter].union(&outside);
    filled.permanent = start.permanent.union(&outside);
    filled.temporary = PointSet::new();
    filled.captives = ByColor::default();

    let mut breathing = filled.clone();
    breathing.stones[player] = end.stones[player].clone();
    let gone = filled.stones[player].difference(&end.stones[player]);

    let first = format!(
        "{} claims {}.",
        player,
        match (set.len(), state.board().len()) {
            (count, all) if count == all => "the whole board".to_owned(),
            (0, _) => "nothing".to_owned(),
            (1, all) => format!("1 of {all} points, {}", place::of(layout, set)),
            (count, all) => format!("{count} of {all} points, {}", place::of(layout, set)),
        }
    );
    let standing = start.stones[refuter].intersection(&start.permanent);
    let changed = outside.difference(&standing).union(&start.temporary);
    Ok(vec![
        Step {
            words: first,
            rule: None,
            setup: start.clone(),
            changed: PointSet::new(),
        },
        Step {
            words: filling(layout, &start, player, &outside),
            rule: Some("C6.2"),
            setup: filled,
            changed,
        },
        Step {
            words: leaving(layout, player, &breathing.stones[player], &gone),
            rule: Some("C6.3"),
            setup: breathing,
            changed: gone,
        },
        Step {
            words: beginning(&start, player),
            rule: Some("C6.2"),
            setup: end,
            changed: PointSet::new(),
        },
    ])
}

fn filling(layout: &Layout, before: &Setup, player: Color, outside: &PointSet) -> String {
    let own = player.other().name();
    let mut words = match outside.len() {
        0 => "Nothing is outside the set, so nothing is filled.".to_owned(),
        1 => format!("The point outside gets a {own} stone that can never be taken."),
        count => format!(
            "Each of the {count} points outside gets a {own} stone that can never be taken."
        ),
    };
    match before.temporary.len() {
        0 => {}
        1..4 => {
            let marks = names(layout, &before.temporary);
            words.push_str(&format!(" The square at {marks} goes."));
        }
        _ => words.push_str(" The squares go."),
    }
    if before.captives != ByColor::default() {
        words.push_str(" Prisoners don’t matter here, so they are counted anew.");
    }
    words
}

fn leaving(layout: &Layout, player: Color, left: &PointSet, gone: &PointSet) -> String {
    let own = player.name();
    match (gone.len(), left.len()) {
        (0, 0) => format!("{player} has no stone in the set, so none can go."),
        (0, _) => format!("Every {own} stone in the set still has a liberty, so none goes."),
        (1, _) => format!(
            "The {own} stone at {} has no liberty any more and goes.",
            names(layout, gone)
        ),
        (2..=6, _) => format!(
            "{} {own} stones have no liberty any more and go: {}.",
            gone.len(),
            names(layout, gone)
        ),
        (count, _) => {
            let place = place::of(layout, gone);
            format!("{count} {own} stones {place} have no liberty any more and go.")
        }
    }
}

fn beginning(before: &Setup, player: Color) -> String {
    let refuter = player.other();
    let passed = match before.passes {
        PassCount::Zero => "and nobody has passed",
        _ => "and no pass counts yet",
    };
    format!(
        "{refuter} has the turn, {passed}. Here the proof starts: {player} wants two eyes on the set, {refuter} wants to prevent that."
    )
}

fn names(layout: &Layout, points: &PointSet) -> String {
    let names: Vec<String> = points.iter().map(|point| layout.name(point)).collect();
    names.join(", ")
}
