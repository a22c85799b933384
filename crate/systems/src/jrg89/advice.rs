//! Turns for certificates, from the searches. The finder tries them; only the walk shows anything.

use std::collections::{HashMap, HashSet};

use loja_ground::PointSet;
use loja_search::Control;

use super::field::{self, Field, Key};
use super::place::{ArgumentPlace, ArgumentQuestion, Case};
use crate::japan_1989::again::{Again, HOPE, Turns, begins_again};
use crate::japan_1989::capture::{Captures, Lemmas};
use crate::japan_1989::noted::Noted;
use crate::proof::{Advised, search_nodes};

/// The most stones we try for keeping a set free.
const MOST_STONES: u32 = 3;

/// All searches for a question may take so many times what one may.
const SEARCHES: u64 = 4;

/// Extra situations for one the search has not met.
const MORE: u64 = 2_000;

pub(super) struct Asked<'a> {
    pub(super) case: &'a Case,
    pub(super) part: &'a PointSet,
    /// Whether the claimant has to be shown right.
    pub(super) right: bool,
    pub(super) gaps: bool,
}

/// Chooses the next place; `None` if a plain pass is as good as any.
pub(super) type Choose<'c> = dyn FnMut(&ArgumentPlace, &[&ArgumentPlace]) -> Option<usize> + 'c;

/// Hands on the turns of the player who has to show it, if that player is right.
pub(super) fn advised<T>(
    asked: &Asked<'_>,
    control: &Control<'_>,
    then: impl FnOnce(&mut Choose<'_>) -> T,
) -> Advised<T> {
    let nodes = search_nodes(control);
    control.part(nodes.saturating_mul(SEARCHES), |part| {
        advised_by(asked, nodes, part, then)
    })
}

fn advised_by<T>(
    asked: &Asked<'_>,
    nodes: u64,
    control: &Control<'_>,
    then: impl FnOnce(&mut Choose<'_>) -> T,
) -> Advised<T> {
    let &Asked { case, right, .. } = asked;
    let Some(arena) = field::arena(case, asked.part) else {
        return Advised::Silent;
    };
    let asking = field::asking(control);
    let lemmas = match asked.gaps {
        true => Lemmas::Gaps,
        false => Lemmas::None,
    };
    let part = (asked.part.clone(), &arena);
    let Some(mut field) = Field::new(case, part, None, &asking, lemmas) else {
        return Advised::Silent;
    };
    field.allow(nodes, nodes.saturating_mul(SEARCHES));
    let Some(from) = field.key(&case.start) else {
        return Advised::Silent;
    };
    let found = field.settle(&from, nodes) == Some(right);
    match case.question {
        ArgumentQuestion::Captured(_) if found => Advised::Found(then(&mut |here, next| {
            // A stone that stays needs no turn, and one in atari is taken.
            let taken = || next.iter().position(|next| next.captured);
            match field.stays(here) {
                true => None,
                false => taken().or_else(|| best(&field, right, here, next)),
            }
        })),
        ArgumentQuestion::Beyond(..) if !found || !right => {
            with_few_stones(field, asked, nodes, then)
        }
        _ if found => Advised::Found(then(&mut |here, next| best(&field, right, here, next))),
        _ => Advised::NotFound,
    }
}

/// The second part where the capturer may add few stones, or where no number helps the capturer.
fn with_few_stones<T>(
    mut field: Field<'_>,
    asked: &Asked<'_>,
    nodes: u64,
    then: impl FnOnce(&mut Choose<'_>) -> T,
) -> Advised<T> {
    let &Asked { case, right, .. } = asked;
    let noted = |field: &Field<'_>, place: &ArgumentPlace, stones: u32| Noted {
        stones,
        ..field.noted(place, false)
    };
    let first = noted(&field, &case.start, 0);
    let kept_free = |field: &mut Field<'_>, stones: u32| {
        let key = Key::Arising(Noted { stones, ..first });
        field.settle(&key, nodes) == Some(false)
    };
    if right && !kept_free(&mut field, 0) {
        let turns = by_play_for_ever(&mut field, first, nodes);
        if let Some(turns) = turns {
            return Advised::Found(then(&mut |here, next| {
                let chosen = turns.next(&noted(&field, here, 0))?;
                next.iter()
                    .position(|next| noted(&field, next, chosen.stones) == *chosen)
            }));
        }
    }
    let least = match (0..=MOST_STONES).find(|&stones| kept_free(&mut field, stones)) {
        Some(least) if !right => least,
        Some(_) => return Advised::NotFound,
        // The owner may still be right by endless play, the capturer by more stones.
        None => return Advised::Silent,
    };
    // The fewest stones that do, so that no cycle has one.
    let mut least_of: HashMap<Noted, Option<u32>> = HashMap::new();
    Advised::Found(then(&mut |here, next| {
        let key = noted(&field, here, 0);
        let stones = *least_of.entry(key).or_insert_with(|| {
            (0..=least).find(|&stones| {
                field.settle(&Key::Arising(Noted { stones, ..key }), MORE) == Some(false)
            })
        });
        let (stones, capturer) = (stones?, case.capturer());
        next.iter().position(|next| {
            let of = |place: &ArgumentPlace| place.state.stones()[capturer].len();
            let left = stones.checked_sub(u32::from(of(next) > of(here)));
            left.is_some_and(|left| {
                field.known(&Key::Arising(noted(&field, next, left))) == Some(false)
            })
        })
    }))
}

fn by_play_for_ever(field: &mut Field<'_>, from: Noted, nodes: u64) -> Option<Turns> {
    let arise = field.arising()?;
    let none = Captures::new(arise.terms.arena, arise.terms.asking);
    let again = Again {
        terms: arise.terms.clone(),
        captures: std::mem::replace(&mut arise.captures, none),
        first: from.ground,
        differs: HOPE,
        failed: HashSet::new(),
    };
    let (again, turns) = begins_again(again, &from, nodes);
    arise.captures = again.captures;
    turns
}

/// The winning place settled first, so that the claimant gets somewhere.
fn best(
    field: &Field<'_>,
    right: bool,
    here: &ArgumentPlace,
    next: &[&ArgumentPlace],
) -> Option<usize> {
    let each = next.iter().enumerate();
    let keys = each.filter_map(|(at, next)| Some((at, field.key_after(here, next)?)));
    let won = keys.filter(|(_, key)| field.known(key) == Some(right));
    won.min_by_key(|(_, key)| field.order(key))
        .map(|(at, _)| at)
}
