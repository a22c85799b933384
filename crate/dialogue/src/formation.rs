//! A 2-eye formation (C8) in words, and what a set lacks to be one.

use loja_certificate::Claim;
use loja_rules::{Point, PointSet, State};

use crate::placed_sentence::PlacedSentence;
use crate::text::{capital, count, of};
use crate::voice::{Voice, chains};

/// The members without a stone.
pub(crate) fn free(state: &State, set: &PointSet) -> PointSet {
    set.iter()
        .filter(|&x| state.situation().color_at(x).is_none())
        .collect()
}

/// The sentence about all of it.
pub(crate) fn formed(voice: Voice<'_>, claim: &Claim, eyes: &PointSet) -> String {
    let player = claim.player();
    let (number, names) = (eyes.len(), voice.points(eyes));
    if number == 2 {
        return format!(
            "{} the two eyes at {names}, and each group of {} stones there touches both: a 2-eye formation (C8).",
            capital(&voice.does(player, "have", "has")),
            voice.his(player)
        );
    }
    format!(
        "{} {} eyes there, at {names}, and each group of {} stones touches two of them: a 2-eye formation (C8).",
        capital(&voice.does(player, "have", "has")),
        count(number),
        voice.his(player)
    )
}

pub(crate) fn eye_by_eye(
    voice: Voice<'_>,
    claim: &Claim,
    state: &State,
    eyes: &PointSet,
) -> Vec<PlacedSentence> {
    let player = claim.player();
    let eye = |x: Point| {
        let around: PointSet = state.board().neighbors(x).iter().copied().collect();
        let words = format!(
            "{} is an eye: {} {} {} (C8.5).",
            capital(&voice.name(x)),
            of(around.len(), "its one neighbour", "its neighbours"),
            voice.points(&around),
            if around.len() == 1 {
                format!("is {}", voice.owned(player))
            } else {
                format!("are {}", voice.owned(player))
            }
        );
        let mut points = around;
        points.insert(x);
        PlacedSentence { points, words }
    };
    let mut steps: Vec<PlacedSentence> = eyes.iter().map(eye).collect();
    let own = state.situation().stones()[player].intersection(claim.set());
    for chain in chains(state, &own) {
        let touched = chain.contact.intersection(eyes);
        let stones = voice.stones(state, player, &chain.members);
        let words = format!(
            "{} the eyes {} (C8.6).",
            capital(&stones.does("touches", "touch")),
            voice.points(&touched)
        );
        let points = chain.members.union(&touched);
        steps.push(PlacedSentence { points, words });
    }
    steps
}

pub(crate) struct Lack {
    pub(crate) points: PointSet,
    pub(crate) words: String,
}

/// The first clause of C8 that fails; `it` names the set.
pub(crate) fn lacking(voice: Voice<'_>, claim: &Claim, state: &State, it: &str) -> Lack {
    let (player, set, board) = (claim.player(), claim.set(), state.board());
    let foes = state.situation().stones()[claim.refuter()].intersection(set);
    if !foes.is_empty() {
        let stones = voice.stones(state, claim.refuter(), &foes);
        let words = format!("{} still in {it} (C8.2)", stones.does("is", "are"));
        return Lack {
            points: foes,
            words,
        };
    }
    if let Err(fault) = state.bordered(player, set) {
        let [inside, ..] = fault.points()[..] else {
            return Lack {
                points: PointSet::new(),
                words: "the border is open (C8.3)".to_owned(),
            };
        };
        let words = format!(
            "no stone of {} stands at {}, at the border of the set (C8.3)",
            voice.owned(player),
            voice.name(inside)
        );
        return Lack {
            points: [inside].into_iter().collect(),
            words,
        };
    }
    if let Some(alone) = set.iter().find(|&x| board.neighbors(x).is_empty()) {
        let words = format!("{} has no neighbour (C8.4)", voice.name(alone));
        return Lack {
            points: [alone].into_iter().collect(),
            words,
        };
    }
    let empty = free(state, set);
    let pair = |x: Point| {
        board
            .neighbors(x)
            .iter()
            .find(|&&y| empty.contains(y))
            .map(|&y| [x, y])
    };
    if let Some(pair) = empty.iter().find_map(pair) {
        let points: PointSet = pair.into_iter().collect();
        let words = format!(
            "{} are empty side by side, so neither is an eye (C8.5)",
            voice.points(&points)
        );
        return Lack { points, words };
    }
    let own = state.situation().stones()[player].intersection(set);
    for chain in chains(state, &own) {
        let eyes = chain.contact.intersection(&empty);
        if eyes.len() < 2 {
            let stones = voice.stones(state, player, &chain.members);
            let what = match eyes.iter().next() {
                Some(eye) => format!("only the eye {}", voice.name(eye)),
                None => "no eye".to_owned(),
            };
            let words = format!("{} {what} (C8.6)", stones.does("touches", "touch"));
            return Lack {
                points: chain.members.union(&eyes),
                words,
            };
        }
    }
    Lack {
        points: PointSet::new(),
        words: "the set is empty (C8.1)".to_owned(),
    }
}
