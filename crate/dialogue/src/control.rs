//! What a referee found, in words.

use loja_certificate::{Answer, Claim};
use loja_notation::Layout;
use loja_rules::{ByColor, Chain, Color, Point, PointSet, State};
use loja_solver::Verdict;

use crate::best_line::BestLine;
use crate::place;
use crate::text::{capital, count, of, small};
use crate::voice::{Voice, chains};

/// Says who is dead where, and what is nobody's.
#[must_use]
pub fn control(
    layout: &Layout,
    state: &State,
    control: &ByColor<PointSet>,
    open: &PointSet,
) -> String {
    let mut said = Vec::new();
    let mut places = Places::default();
    for player in Color::ALL {
        let dead = state.situation().stones()[player.other()].intersection(&control[player]);
        if !dead.is_empty() {
            said.push(format!(
                "{} {} {} {} {} dead.",
                capital(&count(dead.len())),
                player.other().name(),
                of(dead.len(), "stone", "stones"),
                places.of(layout, &dead),
                of(dead.len(), "is", "are")
            ));
        }
    }
    let both = control.black.intersection(&control.white);
    if !both.is_empty() {
        said.push(format!(
            "Both control {} {}.",
            points(&both),
            places.of(layout, &both)
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
            places.of(layout, &nobody)
        ));
    }
    if !open.is_empty() {
        said.push(format!(
            "Not decided yet: {} {}.",
            points(open),
            places.of(layout, open)
        ));
    }
    if said.is_empty() {
        said.push("Every point is controlled, and no stone is dead.".to_owned());
    }
    said.join(" ")
}

/// Remembers where the last set lay, so that the next one there is "there".
#[derive(Default)]
struct Places {
    last: String,
}

impl Places {
    fn of(&mut self, layout: &Layout, set: &PointSet) -> String {
        let place = place::of(layout, set);
        if place == self.last {
            return "there".to_owned();
        }
        self.last.clone_from(&place);
        place
    }
}

fn points(set: &PointSet) -> String {
    [&count(set.len()), " ", of(set.len(), "point", "points")].concat()
}

/// A claim and its answer in a sentence; `shown` is a known refutation.
#[must_use]
pub fn claim(
    layout: &Layout,
    claim: &Claim,
    verdict: Verdict,
    nodes: u64,
    shown: Option<&BestLine>,
) -> String {
    match verdict.answer() {
        Some(Answer::Lock) => locked(layout, claim),
        Some(Answer::Refuted) => refuted(claim, shown),
        None => format!(
            "Not decided yet, within {} situations.",
            crate::text::large_count(nodes)
        ),
    }
}

fn locked(layout: &Layout, claim: &Claim) -> String {
    let (state, refuter) = (claim.start(), claim.refuter());
    let dead = state.situation().stones()[refuter].intersection(claim.set());
    // The claim's own place stands above the sentence.
    let mut places = Places {
        last: place::of(layout, claim.set()),
    };
    if dead.is_empty() {
        return eyes_of(layout, claim, &mut places);
    }
    format!(
        "The {} {} {} dead. {}",
        match dead.len() {
            1 => [refuter.name(), " stone"].concat(),
            number => [&count(number), " ", refuter.name(), " stones"].concat(),
        },
        places.of(layout, &dead),
        of(dead.len(), "is", "are"),
        eyes_of(layout, claim, &mut places),
    )
}

/// The eyes there are, and whose: those of one string don't help another.
fn eyes_of(layout: &Layout, claim: &Claim, places: &mut Places) -> String {
    let voice = Voice {
        layout,
        you: None,
        named: None,
    };
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
    let Some(first) = eyes.iter().next() else {
        return format!("{player} can make two eyes against every attack.");
    };
    if done.is_empty() {
        return match eyes.len() {
            1 => format!(
                "One eye is there already, {}; {refuter} can’t prevent a second.",
                voice.name(first)
            ),
            _ => format!(
                "There are eyes at {} already; {refuter} can’t prevent two for each string.",
                voice.points(&eyes)
            ),
        };
    }
    let stones = |chains: &[Chain]| {
        let members = chains.iter().flat_map(|chain| chain.members.iter());
        members.collect::<PointSet>()
    };
    let settled = stones(&done);
    let theirs: PointSet = done
        .iter()
        .flat_map(|chain| chain.contact.intersection(&eyes).iter().collect::<Vec<_>>())
        .collect();
    let theirs = voice.points(&theirs);
    if open.is_empty() {
        return format!("The eyes {theirs} are there already.");
    }
    let (these, others) = (
        places.of(layout, &settled),
        places.of(layout, &stones(&open)),
    );
    let others = if others == "there" {
        "Others".to_owned()
    } else {
        ["His stones ", &others].concat()
    };
    format!(
        "{player}’s stones {these} have the eyes {theirs} already. {others} don’t, but {refuter} can’t prevent two eyes for each string."
    )
}

fn refuted(claim: &Claim, shown: Option<&BestLine>) -> String {
    let end = shown.and_then(|shown| Some((shown.moves.is_empty(), shown.end.as_ref()?)));
    match end {
        None => format!(
            "{} moves first, and can keep {} from two eyes there whatever he does.",
            claim.refuter(),
            claim.player()
        ),
        Some((true, end)) => end.words.clone(),
        // No number of moves, since another search may have another bound; and the reader's board doesn't
        // show the end.
        Some((false, end)) => format!(
            "{} can show that it fails. At the end of that line, {}",
            claim.refuter(),
            small(&end.words)
        ),
    }
}
