//! The second of three hints, held to the board and to how it goes on.

use loja_certificate::{Choice, Claim};
use loja_dialogue::{BestLine, PlacedSentence, Standing};
use loja_rules::{Move, PassCount, PointSet, State};
use loja_solver::Expectation;
use loja_solver::opponent::JudgedMove;

use super::sentences::{Place, Step, number, played};

/// The sentences that say why one should pass.
const PASSES: [&str; 3] = [
    "The engine expects every stone that you place now to give it away, so place none.",
    "The engine expects a pass to be enough just now.",
    "Wait and see what your opponent does.",
];

/// What is said to who can't win of the move that he should make: whether no other lasts longer.
const LASTS: [(&str, bool); 5] = [
    (
        "The engine expects no move to win here; this is about holding out longest.",
        true,
    ),
    (
        "The engine expects no move to win here; this is about making it hard.",
        false,
    ),
    (
        "The engine expects no stone to hold out longer than none.",
        true,
    ),
    ("The engine expects no stone to be of any use now.", false),
    ("Make it last: ", true),
];

/// Holds what is to be achieved to the best move, and to the line that follows it; `reply` is what the other side
/// would do after a pass.
pub fn hints_hold(
    place: &Place<'_>,
    claim: &Claim,
    before: &State,
    now: &Standing,
    hints: &[PlacedSentence],
    shown: &BestLine,
    reply: Option<Choice>,
) {
    let [look, aim, _] = hints else {
        panic!("three hints are expected");
    };
    let words = aim.words.as_str();
    let best = now.best.unwrap();
    let pace = |one: &JudgedMove| one.distance.unwrap_or(u32::MAX);
    let chosen = now.moves.iter().find(|one| one.choice == best).unwrap();
    let longest = now.moves.iter().all(|one| pace(one) <= pace(chosen));
    let lost = now.moves.iter().all(|one| one.holds == Some(false));
    for (said, lasts) in LASTS {
        let told = [look.words.as_str(), words]
            .iter()
            .any(|told| told.starts_with(said));
        assert!(!told || lost && lasts == longest, "{said}");
    }
    assert_eq!(
        lost,
        look.words
            .starts_with("The engine expects no move to win here; ")
    );
    assert!(!words.trim_end_matches('.').contains(". "), "{words}");
    let Choice::Stone(at) = best else {
        let second = "A pass now ends the game (E2), and that is all you need.";
        let one = before.situation().pass_count() == PassCount::One;
        let useless = LASTS[2..4].iter().any(|&(said, _)| words == said);
        assert_eq!(lost, useless, "{words}");
        assert!(
            PASSES.contains(&words) || useless || words == second && one,
            "{words}"
        );
        return;
    };
    let after = before.successor(played(best)).unwrap();
    let step = Step {
        place,
        before,
        after: &after,
        color: now.turn,
        at: Some(at),
    };
    let text = words.trim_end_matches('.');
    if !achieves(&step, text) && !later(place, claim, now, text, shown) {
        threat(place, claim, before, now, text, reply);
    }
}

/// What a move does at once.
pub(super) fn achieves(step: &Step<'_>, text: &str) -> bool {
    let place = step.place;
    if let Some(foe) = text.strip_prefix("Take a free place before ") {
        let free = "does: no stone stands beside it yet";
        assert_eq!(foe, format!("{} {free}", step.color.other()));
        let color = |y| step.before.situation().color_at(y);
        let near = step.before.board().neighbors(step.at.unwrap());
        return near.iter().all(|&y| color(y).is_none());
    }
    let low = text[..1].to_lowercase() + &text[1..];
    if let Some(taken) = low.strip_prefix("take ") {
        let (color, named) = place.stones(step.before, taken.trim_end_matches(" in the ko"));
        assert_eq!(color, step.color.other());
        return !named.is_empty() && named.is_subset(&step.captured());
    }
    if let Some(left) = low.strip_prefix("leave ") {
        let (stones, left) = left.split_once(" only ").unwrap();
        let (color, stones) = place.stones(step.after, stones);
        assert_eq!(color, step.color.other());
        return liberties(step.after, &stones) == number(left.split(' ').next().unwrap());
    }
    if let Some(saved) = low.strip_prefix("save ") {
        let saved = saved.split_once(": ").map_or(saved, |(saved, _)| saved);
        let (_, stones) = place.stones(step.before, saved);
        return liberties(step.before, &stones) == 1 && liberties(step.after, &stones) > 1;
    }
    if let Some(joined) = low.strip_prefix("join ") {
        let (named, _) = place.list(joined.split_once(" strings at ").unwrap().1);
        let first = step.after.chain(named.iter().next().unwrap()).unwrap();
        let apart = step.before.chain(named.iter().next().unwrap()).unwrap();
        return named.is_subset(&first.members) && !named.is_subset(&apart.members);
    }
    for made in ["make an eye at ", "make eyes at "] {
        if let Some(points) = low.strip_prefix(made) {
            step.made_eyes(&place.list(points).0);
            return true;
        }
    }
    if let Some((stones, grown)) = low
        .strip_prefix("extend ")
        .and_then(|text| text.split_once(" to "))
    {
        let (_, stones) = place.stones(step.before, stones);
        let (many, left) = grown.split_once(" stones with ").unwrap();
        let whole = step.after.chain(step.at.unwrap()).unwrap().members;
        assert!(
            stones.is_subset(&whole) && whole.len() == number(many),
            "{text}"
        );
        return liberties(step.after, &whole) == number(left.split(' ').next().unwrap());
    }
    false
}

fn liberties(state: &State, stones: &PointSet) -> usize {
    let chain = state.chain(stones.iter().next().unwrap()).unwrap();
    chain.liberties(state.situation()).len()
}

/// Where the line leads, if that is near.
fn later(place: &Place<'_>, claim: &Claim, now: &Standing, text: &str, shown: &BestLine) -> bool {
    let wins = match now.expectation {
        Expectation::Holds => claim.player() == now.turn,
        Expectation::Fails => claim.refuter() == now.turn,
        Expectation::Open => false,
    };
    let moves = shown.moves.len();
    if text == "Keep as many moves open as you can" {
        return !wins;
    }
    if let Some(away) = text.strip_prefix("Keep at it: the engine expects the end to be ") {
        return wins && number(away.split(' ').next().unwrap()) == moves;
    }
    if let Some(long) = text.strip_prefix("Make it last: it can still take ") {
        assert!(!wins);
        return number(long.split(' ').next().unwrap()) == moves;
    }
    let (aim, after) = match text
        .rsplit_once(", ")
        .filter(|(_, rest)| rest.ends_with(" later"))
    {
        Some((aim, rest)) => (aim, number(rest.split(' ').next().unwrap())),
        None => (text, 0),
    };
    let starts = ["Aim for ", "Go round to ", "The game ends "];
    if !starts.iter().any(|start| aim.starts_with(start)) {
        return false;
    }
    assert!(wins && after == moves && moves <= 6, "{text}");
    let end = shown.end.as_ref().unwrap();
    if let Some(eyes) = aim.strip_prefix("Aim for eyes at ") {
        assert_eq!(
            (place.list(eyes).0, end.kind),
            (end.eyes.clone(), "formation")
        );
        return end.eyes.len() <= 3;
    }
    if let Some(eyes) = aim
        .strip_prefix("Aim for ")
        .and_then(|aim| aim.strip_suffix(" eyes"))
    {
        return number(eyes) == end.eyes.len();
    }
    if let Some(stones) = aim.strip_suffix(" that can never be captured") {
        let stones = stones.strip_prefix("Aim for ").unwrap();
        assert!(["joined", "alive"].contains(&end.kind));
        return match stones.split_once(" at ") {
            Some((_, at)) => place.list(at).0 == end.steps[0].points,
            None => number(stones.strip_suffix(" stones").unwrap()) == end.steps[0].points.len(),
        };
    }
    if let Some(since) = aim.strip_prefix("Go round to ") {
        assert!(since.ends_with(&format!("({})", end.rule)));
        let since = since.strip_prefix("the situation after move ");
        let since = since.map_or(0, |rest| number(rest.split(' ').next().unwrap()));
        return end.since == Some(since);
    }
    aim == "The game ends without a 2-eye formation (E2)" && end.kind == "final"
}

/// What the other side could do after a pass, or that a pass would be as good.
fn threat(
    place: &Place<'_>,
    claim: &Claim,
    before: &State,
    now: &Standing,
    text: &str,
    reply: Option<Choice>,
) {
    let pass = now
        .moves
        .iter()
        .find(|one| one.choice == Choice::Pass)
        .unwrap();
    if text == "Nothing is urgent here: the engine expects even a pass to keep your win" {
        assert_eq!(pass.holds, Some(true));
        return;
    }
    let (lead, does) = text
        .strip_prefix("If you passed, the engine would expect ")
        .and_then(|rest| rest.split_once(" to "))
        .unwrap_or_else(|| panic!("not understood: {text}"));
    let foe = now.turn.other();
    assert_eq!(
        lead,
        foe.name()
            .replacen(&foe.name()[..1], &foe.to_string()[..1], 1)
    );
    let (does, wins) = wanted(does);
    let does = does.replace("his ", &format!("{foe}’s "));
    let does = does.as_str();
    let locks = claim.player() == foe;
    assert_eq!(
        wins,
        if locks {
            "hold the claimed points"
        } else {
            "refute the claim"
        }
    );
    let expectation = if locks {
        Expectation::Holds
    } else {
        Expectation::Fails
    };
    assert_eq!(
        (pass.holds, pass.expectation),
        (Some(false), expectation),
        "{text}"
    );
    let quiet = before.successor(Move::PASS).unwrap();
    let replies = quiet.playable();
    let point = does.strip_prefix("play ");
    if let Some(point) = point {
        let at = match (point, now.best) {
            ("there first", Some(Choice::Stone(best))) => best,
            _ => place.layout.point(point).unwrap(),
        };
        assert!(replies.contains(at), "{text}");
        return;
    }
    let Some(Choice::Stone(at)) = reply else {
        panic!("{text} by a pass");
    };
    let then = quiet.successor(Move::stone(at)).unwrap();
    let step = Step {
        place,
        before: &quiet,
        after: &then,
        color: foe,
        at: Some(at),
    };
    assert!(achieves(&step, does), "{text}");
}

/// "take your stone at c1" and "hold the claimed points".
pub(super) fn wanted(text: &str) -> (&str, &str) {
    let at = [" and hold ", " and refute "]
        .iter()
        .find_map(|and| text.rfind(and))
        .unwrap_or_else(|| panic!("not understood: {text}"));
    (&text[..at], &text[at + " and ".len()..])
}
