//! The worst case of a claim (C6), set up in visible steps.

use loja_notation::Layout;
use loja_rules::{ByColor, Color, NotBordered, PassCount, PointSet, Setup, State};
use loja_voice::ClaimingFact;

use crate::place::place;

/// A step: a picture, no situation, since chains may lack liberties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstCaseStep {
    /// The facts of this step.
    pub facts: Vec<ClaimingFact>,
    /// The clause that asks for it.
    pub rule: Option<&'static str>,
    /// The board after this step.
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
) -> Result<Vec<WorstCaseStep>, NotBordered> {
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

    let (size, all) = (set.len(), state.board().len());
    let first = if size == all {
        ClaimingFact::ClaimsBoard { player }
    } else {
        ClaimingFact::Claims {
            player,
            size,
            all,
            place: place(layout, set),
        }
    };
    let standing = start.stones[refuter].intersection(&start.permanent);
    let changed = outside.difference(&standing).union(&start.temporary);
    Ok(vec![
        WorstCaseStep {
            facts: vec![first],
            rule: None,
            setup: start.clone(),
            changed: PointSet::new(),
        },
        WorstCaseStep {
            facts: filling(&start, refuter, outside.len()),
            rule: Some("C6.2"),
            setup: filled,
            changed,
        },
        WorstCaseStep {
            facts: vec![leaving(
                layout,
                player,
                &breathing.stones[player],
                gone.clone(),
            )],
            rule: Some("C6.3"),
            setup: breathing,
            changed: gone,
        },
        WorstCaseStep {
            facts: vec![ClaimingFact::ProofStarts {
                player,
                refuter,
                passed: start.passes != PassCount::Zero,
            }],
            rule: Some("C6.2"),
            setup: end,
            changed: PointSet::new(),
        },
    ])
}

fn filling(before: &Setup, refuter: Color, count: usize) -> Vec<ClaimingFact> {
    let mut facts = vec![ClaimingFact::OutsideFilled { count, refuter }];
    match before.temporary.len() {
        0 => {}
        1..4 => facts.push(ClaimingFact::MarksGo {
            points: before.temporary.clone(),
        }),
        _ => facts.push(ClaimingFact::AllMarksGo),
    }
    if before.captives != ByColor::default() {
        facts.push(ClaimingFact::PrisonersGo);
    }
    facts
}

fn leaving(layout: &Layout, player: Color, left: &PointSet, gone: PointSet) -> ClaimingFact {
    match (gone.len(), left.len()) {
        (0, 0) => ClaimingFact::NoneToGo { player },
        (0, _) => ClaimingFact::NoneGoes { player },
        (1..=6, _) => ClaimingFact::StonesGo {
            player,
            points: gone,
        },
        (count, _) => ClaimingFact::ManyGo {
            player,
            count,
            place: place(layout, &gone),
        },
    }
}
