//! What a referee found, in words.

use loja_certificate::Claim;
use loja_notation::Layout;
use loja_rules::{ByColor, Color, PointSet, State};
use loja_solver::Verdict;

use crate::best_line::BestLine;
use crate::place;
use crate::text::{capital, count, of, small};

/// Who is dead where, and what is nobody's.
#[must_use]
pub fn control(
    layout: &Layout,
    state: &State,
    control: &ByColor<PointSet>,
    open: &PointSet,
) -> String {
    let mut said = Vec::new();
    for player in Color::ALL {
        let dead = state.situation().stones()[player.other()].intersection(&control[player]);
        if !dead.is_empty() {
            said.push(format!(
                "{} {} {} {} {} dead.",
                capital(&count(dead.len())),
                player.other().name(),
                of(dead.len(), "stone", "stones"),
                place::of(layout, &dead),
                of(dead.len(), "is", "are")
            ));
        }
    }
    let both = control.black.intersection(&control.white);
    if !both.is_empty() {
        said.push(format!(
            "Both control {} {}.",
            points(&both),
            place::of(layout, &both)
        ));
    }
    let owned = control.black.union(&control.white).union(open);
    let nobody = layout.board().locations().difference(&owned);
    if nobody.len() == layout.board().len() {
        said.push("Nobody controls anything.".to_owned());
    } else if !nobody.is_empty() {
        said.push(format!(
            "Nobody controls {} {}.",
            points(&nobody),
            place::of(layout, &nobody)
        ));
    }
    if !open.is_empty() {
        said.push(format!(
            "Not decided yet: {} {}.",
            points(open),
            place::of(layout, open)
        ));
    }
    if said.is_empty() {
        said.push("Every point is controlled, and no stone is dead.".to_owned());
    }
    said.join(" ")
}

fn points(set: &PointSet) -> String {
    [&count(set.len()), " ", of(set.len(), "point", "points")].concat()
}

/// A claim and its answer in a sentence from the position. `shown` is how it is refuted, where that is known.
#[must_use]
pub fn claim(claim: &Claim, verdict: Verdict, nodes: u64, shown: Option<&BestLine>) -> String {
    match verdict {
        Verdict::Lock => locked(claim),
        Verdict::Refuted => refuted(claim, shown),
        Verdict::Undecided => crate::standing::undecided(nodes),
    }
}

fn locked(claim: &Claim) -> String {
    let (player, state, set) = (claim.player(), claim.start(), claim.set());
    let dead = state.situation().stones()[claim.refuter()].intersection(set);
    let own = &state.situation().stones()[player];
    let inside = |x| state.board().neighbors(x).iter().all(|&y| own.contains(y));
    let empty = set
        .iter()
        .filter(|&x| state.situation().color_at(x).is_none());
    let eyes = empty.filter(|&x| inside(x)).count();
    let eyes = match eyes {
        0 => format!("{player} can make two eyes against every attack."),
        1 => "one eye is there already.".to_owned(),
        _ => format!("{} eyes are there already.", count(eyes)),
    };
    if dead.is_empty() {
        return capital(&eyes);
    }
    let color = claim.refuter().name();
    match dead.len() {
        1 => format!("The {color} stone in it is dead; {eyes}"),
        number => format!(
            "The {} {color} stones in it are dead; {eyes}",
            count(number)
        ),
    }
}

fn refuted(claim: &Claim, shown: Option<&BestLine>) -> String {
    let end = shown.and_then(|shown| Some((shown.moves.len(), shown.end.as_ref()?)));
    match end {
        None => format!("{} can prevent two eyes there.", claim.refuter()),
        Some((0, end)) => end.words.clone(),
        Some((moves, end)) => format!(
            "{} can show in {} {} that it fails: {}",
            claim.refuter(),
            count(moves),
            of(moves, "move", "moves"),
            small(&end.words)
        ),
    }
}
