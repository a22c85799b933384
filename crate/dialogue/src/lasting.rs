//! Says which stones of the refuter nobody can take any more.

use loja_certificate::Claim;
use loja_rules::{Chain, Point, PointSet, State};

use crate::order::{largest_first, smallest_first};
use crate::placed_sentence::PlacedSentence;
use crate::text::{capital, count, of};
use crate::voice::{Voice, chains};

pub(crate) fn each(
    state: &State,
    stones: &PointSet,
    say: impl Fn(&Chain) -> String,
) -> Vec<PlacedSentence> {
    let all = chains(state, stones).into_iter();
    let step = |chain: Chain| PlacedSentence {
        words: say(&chain),
        points: chain.members.intersection(stones),
    };
    let mut steps: Vec<PlacedSentence> = all.map(step).collect();
    largest_first(&mut steps, |step| step.points.len());
    steps
}

pub(crate) fn lasting(
    voice: Voice<'_>,
    claim: &Claim,
    steps: &[PlacedSentence],
    stones: &PointSet,
) -> String {
    let why = steps.first().map_or("", |step| step.words.as_str());
    let first = steps.first().map_or(0, |step| step.points.len());
    let more = stones.len() - first;
    let others = match more {
        0 => String::new(),
        _ => {
            let stay = of(more, "stone stays", "stones stay");
            format!(" {} more {stay} too.", capital(&count(more)))
        }
    };
    format!(
        "{why}{others} So the claimed points will never be free of {} stones (C8.2).",
        voice.whose(claim.refuter())
    )
}

pub(crate) fn joined(
    voice: Voice<'_>,
    claim: &Claim,
    state: &State,
    chain: &Chain,
    stones: &PointSet,
) -> String {
    let situation = state.situation();
    let inside = chain.members.intersection(stones);
    let mine = voice.stones(state, claim.refuter(), &inside);
    let permanent = |x: &Point| situation.permanent().contains(*x);
    let beside = |x: Point| {
        state
            .board()
            .neighbors(x)
            .iter()
            .any(|&y| inside.contains(y))
    };
    let anchors: PointSet = chain
        .members
        .iter()
        .filter(permanent)
        .filter(|&x| beside(x))
        .collect();
    if anchors.is_empty() {
        let closed: PointSet = chain
            .liberties(situation)
            .iter()
            .filter(permanent)
            .collect();
        return format!(
            "{} a liberty at {}, where nobody may play any more (B4.2), and can never be captured (D1).",
            capital(&mine.does("has", "have")),
            voice.points(&closed)
        );
    }
    format!(
        "{} joined to {} at {} and always {} a liberty, so {} can never be captured (D1).",
        capital(&mine.does("is", "are")),
        of(anchors.len(), "the permanent stone", "the permanent stones"),
        voice.points(&anchors),
        mine.pick("has", "have"),
        mine.pick("it", "they")
    )
}

/// A chain that lives although its owner only passes: the opponent can't fill the last location of two regions.
pub(crate) fn alive(
    voice: Voice<'_>,
    claim: &Claim,
    state: &State,
    chain: &Chain,
    stones: &PointSet,
) -> String {
    let inside = chain.members.intersection(stones);
    let mine = voice.stones(state, claim.refuter(), &inside);
    let eyes = vital(claim, state, chain, stones);
    let names: Vec<String> = eyes.iter().map(|eye| voice.points(eye)).collect();
    let (player, they) = (voice.who(claim.player()), mine.pick("it", "they"));
    if eyes.iter().all(|eye| eye.len() == 1) {
        return format!(
            "{} the eyes {}. {} may play in neither as long as the other is empty (B4.5), so {they} can never be captured.",
            capital(&mine.does("has", "have")),
            names.join(" and "),
            capital(&player)
        );
    }
    format!(
        "{} two spaces for eyes, one at {}. {} can’t fill the last point of either (B4.5), so {they} can never be captured.",
        capital(&mine.does("has", "have")),
        names.join(", one at "),
        capital(&player)
    )
}

/// Two regions that keep a chain alive, as points where the claimant might play.
fn vital(claim: &Claim, state: &State, chain: &Chain, living: &PointSet) -> Vec<PointSet> {
    let (situation, board) = (state.situation(), state.board());
    let refuter = claim.refuter();
    let liberties = chain.liberties(situation);
    let mut rest = claim.set().difference(&situation.stones()[refuter]);
    let mut eyes = Vec::new();
    loop {
        let first = rest.iter().next();
        let Some(first) = first else {
            break;
        };
        let (mut region, mut border, mut waiting) = (PointSet::new(), PointSet::new(), vec![first]);
        region.insert(first);
        while let Some(x) = waiting.pop() {
            for &y in board.neighbors(x) {
                if situation.color_at(y) == Some(refuter) {
                    if claim.set().contains(y) {
                        border.insert(y);
                    }
                } else if region.insert(y) {
                    waiting.push(y);
                }
            }
        }
        rest = rest.difference(&region);
        let fixed = |x: Point| situation.permanent().contains(x);
        let mut held = region
            .iter()
            .filter(|&x| situation.color_at(x) == Some(claim.player()));
        let open: PointSet = region
            .iter()
            .filter(|&x| situation.color_at(x).is_none() && !fixed(x))
            .collect();
        if !open.is_empty()
            && open.is_subset(&liberties)
            && !held.any(fixed)
            && border.is_subset(living)
        {
            eyes.push(open);
        }
    }
    smallest_first(&mut eyes, PointSet::len);
    eyes.truncate(2);
    eyes
}
