//! The words of an end, held to the board like all others.

use loja_certificate::Claim;
use loja_dialogue::Ending;
use loja_rules::{Color, Illegal, Move, PassCount, Point, PointSet, State};

use super::sentences::{Place, number};

/// Holds the sentences of an end, and of each of its steps, to the board.
pub fn end_reads(place: &Place<'_>, claim: &Claim, state: &State, end: &Ending) {
    let sentences: Vec<&str> = end.words.trim_end_matches('.').split(". ").collect();
    match end.kind {
        "formation" => {
            let (_, named) = end.words.split_once("eyes").unwrap();
            let (_, named) = named.split_once("at ").unwrap();
            let (named, count) = place.list(named.split_once(", and each").unwrap().0);
            assert!(
                named.is_subset(&end.eyes) && count == end.eyes.len(),
                "{}",
                end.words
            );
            for step in &end.steps {
                eye_or_string(place, state, end, &step.words, &step.points);
            }
        }
        "final" => {
            let (_, lack) = end.words.split_once("no 2-eye formation: ").unwrap();
            lacks(place, state, lack.trim_end_matches('.'), "it");
        }
        "repeats" => {
            let moves = state.history().len() - end.since.unwrap();
            let (_, told) = sentences[0].split_once("the same as ").unwrap();
            let (since, ago) = told.split_once(", ").unwrap();
            let since = since.strip_prefix("after move ").map_or(0, number);
            assert_eq!(Some(since), end.since);
            assert_eq!(number(ago.strip_suffix(" moves ago").unwrap()), moves);
        }
        "joined" => end
            .steps
            .iter()
            .for_each(|step| joined(place, state, &step.words)),
        "alive" => end
            .steps
            .iter()
            .for_each(|step| alive(place, claim, state, &step.words)),
        _ => {
            let at = end.words.split_once(" at ").map_or("", |(_, at)| at);
            assert!(at.starts_with(&place.layout.name(end.points.iter().next().unwrap())));
        }
    }
    if ["joined", "alive"].contains(&end.kind) {
        assert!(end.words.starts_with(&end.steps[0].words), "{}", end.words);
        let more = end.points.len() - end.steps[0].points.len();
        let told = end
            .words
            .split(". ")
            .find_map(|part| part.split_once(" more stone"));
        assert_eq!(
            told.map_or(0, |(told, _)| number(told)),
            more,
            "{}",
            end.words
        );
        let owner = if place.you == Some(claim.refuter()) {
            "your".to_owned()
        } else {
            format!("{}’s", claim.refuter())
        };
        assert!(
            end.words.ends_with(&format!(
                "So the claimed points will never be free of {owner} stones (C8.2)."
            )),
            "{}",
            end.words
        );
    }
}

fn split<'t>(text: &'t str, verbs: &[&str]) -> (&'t str, &'t str) {
    let found = verbs.iter().find_map(|verb| text.split_once(verb));
    found.unwrap_or_else(|| panic!("not understood: {text}"))
}

fn eye_or_string(place: &Place<'_>, state: &State, end: &Ending, words: &str, points: &PointSet) {
    if let Some((eye, around)) = words.split_once(" is an eye: ") {
        let eye = place.layout.point(eye).unwrap();
        assert!(end.eyes.contains(eye));
        let (_, around) = split(around, &["its neighbours ", "its one neighbour "]);
        let (named, count) = place.list(split(around, &[" are ", " is "]).0);
        let near: PointSet = state.board().neighbors(eye).iter().copied().collect();
        assert!(named.is_subset(&near) && count == near.len(), "{words}");
        return;
    }
    let (stones, eyes) = split(words, &[" touches the eyes ", " touch the eyes "]);
    let (_, stones) = place.stones(state, stones);
    let (eyes, _) = place.list(eyes.trim_end_matches(" (C8.6)."));
    assert!(
        stones.is_subset(points) && eyes.is_subset(&end.eyes.intersection(points)),
        "{words}"
    );
}

/// What a set lacks; `it` is how the sentence calls the set.
pub(super) fn lacks(place: &Place<'_>, state: &State, words: &str, it: &str) {
    if let Some(stones) = words.strip_suffix(&format!(" still in {it} (C8.2)")) {
        place.stones(
            state,
            stones.trim_end_matches(" is").trim_end_matches(" are"),
        );
    } else if let Some(touched) = words.strip_suffix(" (C8.6)") {
        let (stones, eye) = split(touched, &[" touches ", " touch "]);
        let (_, stones) = place.stones(state, stones);
        let chain = state.chain(stones.iter().next().unwrap()).unwrap();
        let eyes = chain.liberties(state.situation());
        match eye.strip_prefix("only the eye ") {
            Some(eye) => assert_eq!(eyes, place.list(eye).0, "{words}"),
            None => assert!(eye == "no eye" && eyes.is_empty(), "{words}"),
        }
    } else {
        let (points, _) = words
            .split_once(" are empty side by side, so neither is an eye (C8.5)")
            .unwrap();
        let (pair, number) = place.list(points);
        let near = |x| state.board().neighbors(x).iter().any(|&y| pair.contains(y));
        let empty = |x| state.situation().color_at(x).is_none();
        assert!(
            number == 2 && pair.iter().all(|x| near(x) && empty(x)),
            "{words}"
        );
    }
}

fn joined(place: &Place<'_>, state: &State, words: &str) {
    let permanent = state.situation().permanent();
    if let Some((stones, at)) = words.split_once(" a liberty at ") {
        let (_, stones) = place.stones(
            state,
            stones.trim_end_matches(" has").trim_end_matches(" have"),
        );
        let chain = state.chain(stones.iter().next().unwrap()).unwrap();
        let (closed, _) = place.list(
            at.split_once(", where nobody may play any more (B4.2)")
                .unwrap()
                .0,
        );
        assert!(
            closed.is_subset(permanent) && closed.is_subset(&chain.liberties(state.situation())),
            "{words}"
        );
        return;
    }
    let (stones, at) = split(
        words,
        &[
            " is joined to the permanent stone",
            " are joined to the permanent stone",
        ],
    );
    let (color, stones) = place.stones(state, stones);
    let (anchors, _) = place.list(
        split(
            at.trim_start_matches('s').trim_start_matches(" at "),
            &[" and always"],
        )
        .0,
    );
    let chain = state.chain(stones.iter().next().unwrap()).unwrap();
    assert!(
        anchors.is_subset(permanent) && anchors.is_subset(&chain.members),
        "{words}"
    );
    assert!(
        stones
            .iter()
            .all(|x| state.situation().color_at(x) == Some(color))
    );
}

/// Each of two single eyes is closed to the claimant now; of larger spaces, each empty point is a liberty.
fn alive(place: &Place<'_>, claim: &Claim, state: &State, words: &str) {
    let turn = claim.player();
    if let Some((stones, eyes)) = words.split_once(" the eyes ") {
        place.stones(
            state,
            stones.trim_end_matches(" has").trim_end_matches(" have"),
        );
        let (eyes, count) = place.list(eyes.split_once(". ").unwrap().0);
        assert_eq!(count, 2, "{words}");
        for eye in eyes.iter() {
            let tried = to_move(state, turn).successor(Move::stone(eye));
            assert!(
                matches!(tried, Err(Illegal::Suicide { .. } | Illegal::Marked { .. })),
                "{words}"
            );
        }
        return;
    }
    let (stones, spaces) = split(
        words,
        &[
            " has two spaces for eyes, one at ",
            " have two spaces for eyes, one at ",
        ],
    );
    let (_, stones) = place.stones(state, stones);
    let liberties = state
        .chain(stones.iter().next().unwrap())
        .unwrap()
        .liberties(state.situation());
    let (first, second) = spaces
        .split_once(". ")
        .unwrap()
        .0
        .split_once(", one at ")
        .unwrap();
    let (first, second) = (place.list(first).0, place.list(second).0);
    assert!(
        first.is_subset(&liberties) && second.is_subset(&liberties),
        "{words}"
    );
    assert!(first.intersection(&second).is_empty());
    let touch = |x: Point| {
        state
            .board()
            .neighbors(x)
            .iter()
            .any(|&y| second.contains(y))
    };
    assert!(!first.iter().any(touch), "{words}");
}

/// The same board without ko mark, where this player has the turn.
fn to_move(state: &State, turn: Color) -> State {
    let mut setup = state.situation().clone().into_setup();
    (setup.turn, setup.passes, setup.temporary) = (turn, PassCount::Zero, PointSet::new());
    State::new(state.board().clone(), setup).unwrap()
}
