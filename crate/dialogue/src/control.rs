//! A referee's findings, in words.

use loja_certificate::{Answer, Claim};
use loja_notation::Layout;
use loja_rules::{ByColor, Chain, Color, Point, PointSet, State};
use loja_solver::Verdict;
use loja_voice::{ArgumentFact, PlaceFact, RefereeFact};

use crate::best_line::BestLine;
use crate::chains::chains;
use crate::place::place;

/// Names the dead stones and the points that are nobody's.
#[must_use]
pub fn control(
    layout: &Layout,
    state: &State,
    control: &ByColor<PointSet>,
    open: &PointSet,
) -> Vec<RefereeFact> {
    let mut facts = Vec::new();
    let mut places = Places::default();
    for player in Color::ALL {
        let of = player.other();
        let dead = state.situation().stones()[of].intersection(&control[player]);
        if let Some((count, place)) = places.of(layout, &dead) {
            facts.push(RefereeFact::Dead { of, count, place });
        }
    }
    let both = control.black.intersection(&control.white);
    if let Some((count, place)) = places.of(layout, &both) {
        facts.push(RefereeFact::BothControl { count, place });
    }
    let owned = control.black.union(&control.white).union(open);
    let nobody = layout.board().locations().difference(&owned);
    if nobody.len() == layout.board().len() {
        facts.push(RefereeFact::NobodyAnything);
    } else if let Some((count, place)) = places.of(layout, &nobody) {
        facts.push(RefereeFact::NobodyControls { count, place });
    }
    if let Some((count, place)) = places.of(layout, open) {
        facts.push(RefereeFact::NotDecided { count, place });
    }
    if facts.is_empty() {
        facts.push(RefereeFact::AllControlled);
    }
    facts
}

/// The proved part of a ruling on paper: each player's points, and the dead stones.
#[must_use]
pub fn proved(
    layout: &Layout,
    state: &State,
    control: &ByColor<PointSet>,
    open: &PointSet,
) -> Vec<RefereeFact> {
    let all = layout.board().len();
    let owned = control.black.union(&control.white);
    let open = open.difference(&owned);
    let mut facts = vec![RefereeFact::RuledPoints {
        all,
        blacks: control.black.len(),
        whites: control.white.len(),
        both: control.black.intersection(&control.white).len(),
        nobody: all - owned.union(&open).len(),
    }];
    for of in Color::ALL {
        let stones = state.situation().stones()[of].intersection(&control[of.other()]);
        if !stones.is_empty() {
            facts.push(RefereeFact::RuledDead { of, stones });
        }
    }
    if facts.len() == 1 && open.is_empty() {
        facts.push(RefereeFact::NoStoneDead);
    }
    facts
}

/// The open part of a ruling on paper: the points that each player may control besides.
#[must_use]
pub fn not_proved(control: &ByColor<PointSet>, open: &ByColor<PointSet>) -> Vec<RefereeFact> {
    let more = Color::ALL.map(|player| (player, open[player].difference(&control[player])));
    let more = more.into_iter().filter(|(_, points)| !points.is_empty());
    more.map(|(player, points)| RefereeFact::RuledOpen { player, points })
        .collect()
}

/// Remembers where the last set lay, so that the next one there is "there".
#[derive(Default)]
struct Places {
    last: Option<PlaceFact>,
}

impl Places {
    /// How many points, and where; nothing of none.
    fn of(&mut self, layout: &Layout, set: &PointSet) -> Option<(usize, PlaceFact)> {
        if set.is_empty() {
            return None;
        }
        let place = Some(place(layout, set));
        if place == self.last {
            return Some((set.len(), PlaceFact::There));
        }
        self.last.clone_from(&place);
        Some((set.len(), place?))
    }
}

/// The outcome of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimFacts {
    /// The facts that show it.
    pub facts: Vec<RefereeFact>,
    /// The end of the line that refutes it.
    pub end: Vec<ArgumentFact>,
}

impl From<Vec<RefereeFact>> for ClaimFacts {
    fn from(facts: Vec<RefereeFact>) -> ClaimFacts {
        let end = Vec::new();
        ClaimFacts { facts, end }
    }
}

/// A claim and its answer; `shown` is a known refutation.
#[must_use]
pub fn claim(
    layout: &Layout,
    claim: &Claim,
    verdict: Verdict,
    situations: usize,
    shown: Option<&BestLine>,
) -> ClaimFacts {
    match verdict.answer() {
        Some(Answer::Lock) => locked(layout, claim).into(),
        Some(Answer::Refuted) => refuted(claim, shown),
        None => vec![RefereeFact::ClaimOpen { situations }].into(),
    }
}

fn locked(layout: &Layout, claim: &Claim) -> Vec<RefereeFact> {
    let of = claim.refuter();
    let dead = claim.start().situation().stones()[of].intersection(claim.set());
    // The claim's own place stands above the sentence.
    let mut places = Places {
        last: Some(place(layout, claim.set())),
    };
    let dead = places.of(layout, &dead);
    let dead = dead.map(|(count, place)| RefereeFact::ClaimDead { of, count, place });
    let mut facts: Vec<RefereeFact> = dead.into_iter().collect();
    facts.extend(eyes_of(layout, claim, &mut places));
    facts
}

/// The eyes there are, and whose: those of one chain don't help another.
fn eyes_of(layout: &Layout, claim: &Claim, places: &mut Places) -> Vec<RefereeFact> {
    let (player, refuter) = (claim.player(), claim.refuter());
    let (state, set) = (claim.start(), claim.set());
    let situation = state.situation();
    let own = &situation.stones()[player];
    let inside = |x: &Point| state.board().neighbors(*x).iter().all(|&y| own.contains(y));
    let empty = set.iter().filter(|&x| situation.color_at(x).is_none());
    let eyes: PointSet = empty.filter(inside).collect();
    let (done, open): (Vec<_>, Vec<_>) = chains(state, &own.intersection(set))
        .into_iter()
        .partition(|chain| chain.contact.intersection(&eyes).len() > 1);
    if eyes.is_empty() {
        return vec![RefereeFact::CanMakeEyes { player }];
    }
    if done.is_empty() {
        return vec![RefereeFact::SomeEyes { eyes, refuter }];
    }
    let stones = |chains: &[Chain]| {
        let members = chains.iter().flat_map(|chain| chain.members.iter());
        members.collect::<PointSet>()
    };
    let theirs: PointSet = done
        .iter()
        .flat_map(|chain| chain.contact.intersection(&eyes).iter().collect::<Vec<_>>())
        .collect();
    let (these, others) = (
        places.of(layout, &stones(&done)),
        places.of(layout, &stones(&open)),
    );
    let (Some((_, these)), Some((_, place))) = (these, others) else {
        return vec![RefereeFact::HasEyes { eyes: theirs }];
    };
    vec![
        RefereeFact::GroupHasEyes {
            player,
            place: these,
            eyes: theirs,
        },
        RefereeFact::OthersGetEyes {
            place,
            player,
            refuter,
        },
    ]
}

fn refuted(claim: &Claim, shown: Option<&BestLine>) -> ClaimFacts {
    let (player, refuter) = (claim.player(), claim.refuter());
    let end = shown.and_then(|shown| Some((shown.moves.is_empty(), shown.end.as_ref()?)));
    let Some((at_once, end)) = end else {
        return vec![RefereeFact::CanPrevent { player, refuter }].into();
    };
    // No number of moves, since another search may have another bound.
    let lead = [RefereeFact::CanShow { refuter }, RefereeFact::SoItEnds];
    ClaimFacts {
        facts: if at_once { Vec::new() } else { lead.into() },
        end: end.facts.clone(),
    }
}
