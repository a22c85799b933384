//! How a proof ends, in words and steps.

use loja_certificate::Claim;
use loja_rules::{PointSet, State};
use loja_solver::opponent::End;

use crate::circle::moment;
use crate::formation::{eye_by_eye, formed, free, lacking};
use crate::lasting::{alive, each, joined, lasting};
use crate::move_effects::{PLAYS, move_effects};
use crate::placed_sentence::PlacedSentence;
use crate::text::{capital, count, of, sentence};
use crate::voice::Voice;

/// What decided a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// `formation`, `final`, `repeats`, `joined`, `alive` or `hopeless`.
    pub kind: &'static str,
    /// Whether there is no move left.
    pub over: bool,
    /// Its clauses, as in [`End::rule`].
    pub rule: &'static str,
    /// The locations concerned.
    pub points: PointSet,
    /// For a repetition: after how many moves the situation came before.
    pub since: Option<usize>,
    /// The sentence that ends it.
    pub words: String,
    /// The end in steps: eye by eye, chain by chain, or the cycle's moves.
    pub steps: Vec<PlacedSentence>,
    /// Of a formation: the empty members.
    pub eyes: PointSet,
}

/// Puts an end into words; `state` is where it happened, with the line as history.
pub(crate) fn ending(voice: Voice<'_>, claim: &Claim, state: &State, end: &End) -> Ending {
    let mut points = end.points();
    let mut eyes = PointSet::new();
    let (kind, words, steps) = match end {
        End::Formation => {
            eyes = free(state, claim.set());
            points = eyes.clone();
            (
                "formation",
                formed(voice, claim, &eyes),
                eye_by_eye(voice, claim, state, &eyes),
            )
        }
        End::Final => {
            let lack = lacking(voice, claim, state, "it");
            points = lack.points.clone();
            let words = format!(
                "Both have passed, so the game is over (E2), and the set is no 2-eye formation: {}.",
                lack.words
            );
            let words_of = sentence(&lack.words);
            (
                "final",
                words,
                vec![PlacedSentence {
                    points: lack.points,
                    words: words_of,
                }],
            )
        }
        End::Repeats { since } => {
            let steps = round(voice, state, *since);
            points = steps.iter().flat_map(|step| step.points.iter()).collect();
            (
                "repeats",
                came_back(voice, claim, state, *since, end.rule()),
                steps,
            )
        }
        End::Joined { stones } => {
            let steps = each(state, stones, |chain| {
                joined(voice, claim, state, chain, stones)
            });
            ("joined", lasting(voice, claim, &steps, stones), steps)
        }
        End::Alive { stones } => {
            let steps = each(state, stones, |chain| {
                alive(voice, claim, state, chain, stones)
            });
            ("alive", lasting(voice, claim, &steps, stones), steps)
        }
        End::Hopeless { rule, points } => {
            let words = hopeless(voice, claim, rule, points);
            (
                "hopeless",
                words.clone(),
                vec![PlacedSentence {
                    points: points.clone(),
                    words,
                }],
            )
        }
    };
    Ending {
        kind,
        over: end.is_over(),
        rule: end.rule(),
        points,
        since: match end {
            End::Repeats { since } => Some(*since),
            _ => None,
        },
        words,
        steps,
        eyes,
    }
}

fn came_back(voice: Voice<'_>, claim: &Claim, state: &State, since: usize, rule: &str) -> String {
    let moves = state.history().len() - since;
    format!(
        "The board is the same as {}, {} moves ago. Going round in a circle never gives {} two eyes, so the claim fails ({rule}).",
        moment(since),
        count(moves),
        voice.who(claim.player())
    )
}

/// The moves of a loop.
fn round(voice: Voice<'_>, state: &State, since: usize) -> Vec<PlacedSentence> {
    let mut steps = Vec::new();
    let mut back = state.clone();
    let mut after = Vec::new();
    while back.history().len() > since {
        let then = back.clone();
        if back.undo().is_none() {
            break;
        }
        after.push((back.clone(), then));
    }
    for (before, then) in after.into_iter().rev() {
        let step = move_effects(voice, PLAYS, &before, &then);
        steps.push(PlacedSentence {
            points: step.at.into_iter().collect(),
            words: step.words,
        });
    }
    steps
}

fn hopeless(voice: Voice<'_>, claim: &Claim, rule: &str, points: &PointSet) -> String {
    let (at, is) = (voice.points(points), of(points.len(), "is", "are"));
    let player = claim.player();
    match rule {
        "C8.2, D1" => format!(
            "{} {} at {at} {is} permanent and can never be captured, so the claimed points will never be free of {} (C8.2, D1).",
            capital(&voice.whose(claim.refuter())),
            of(points.len(), "stone", "stones"),
            of(points.len(), "it", "them")
        ),
        "C8.3, C5.2.1" => format!(
            "At the border of the set {at} {is} empty and marked for good, so {} can never have a stone there to close it (C8.3, C5.2.1).",
            voice.who(player)
        ),
        "C8.4" => format!(
            "{} {} no neighbour, and no formation can hold such a point (C8.4).",
            capital(&at),
            of(points.len(), "has", "have")
        ),
        "C8.5" => format!(
            "Empty neighbours are marked for good at {at}, so they stay empty side by side, and a formation has no such pair (C8.5)."
        ),
        _ => "The set has no member, so there is nothing to lock (C8.1).".to_owned(),
    }
}
