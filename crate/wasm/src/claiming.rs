//! Claims before they are tested: the set, and the worst case in steps.

use std::sync::Arc;

use loja_dialogue::claiming::{Claiming as Found, Tap, claiming as find};
use loja_dialogue::staging;
use loja_rules::{Point, PointSet, State};
use serde::Serialize;
use serde_json::Value;

use crate::api::{Failure, Place, parse, read_player, read_point, read_set, unbordered};
use crate::board::{Board, board};
use crate::view::{Situation, numbers, picture};

/// A set that a player may want to claim, `Claiming` of the types.
#[derive(Debug, Serialize)]
pub struct Claiming {
    player: &'static str,
    set: Vec<usize>,
    bordered: bool,
    title: String,
    headline: String,
    words: String,
    broken: Option<Broken>,
    grown: Option<Vec<usize>>,
    shrunk: Option<Vec<usize>>,
}

#[derive(Debug, Serialize)]
struct Broken {
    rule: &'static str,
    points: Vec<usize>,
}

/// The worst case in steps, `Stage` of the types.
#[derive(Debug, Serialize)]
pub struct Stage {
    board: Board,
    steps: Vec<Step>,
}

#[derive(Debug, Serialize)]
struct Step {
    words: String,
    rule: Option<&'static str>,
    situation: Situation,
    changed: Vec<usize>,
}

/// `claiming` of the module, with all arguments as JSON.
///
/// # Errors
/// When the position, a move, the player, the set or the tap is none.
pub fn claiming(
    start: &str,
    moves: &str,
    player: &str,
    set: &str,
    tap: &str,
) -> Result<Claiming, Failure> {
    let place = Place::read(start, moves)?;
    let player = read_player(Some(&parse(player, "bad-claim")?))?;
    let set = read_set(&place.layout, Some(&parse(set, "bad-claim")?))?;
    let tap = read_tap(&place, &parse(tap, "bad-claim")?)?;
    let found = find(&place.layout, &place.state, player, &set, tap);
    let listed = |set: &PointSet| numbers(set);
    let Found {
        title,
        headline,
        words,
        ..
    } = found;
    Ok(Claiming {
        player: player.name(),
        set: numbers(&found.set),
        bordered: found.broken.is_none(),
        broken: found.broken.map(|broken| Broken {
            rule: broken.rule(),
            points: broken.points().into_iter().map(Point::index).collect(),
        }),
        grown: found.grown.as_ref().map(listed),
        shrunk: found.shrunk.as_ref().map(listed),
        title,
        headline,
        words,
    })
}

fn read_tap(place: &Place, tap: &Value) -> Result<Option<Tap>, Failure> {
    if tap.is_null() {
        return Ok(None);
    }
    let at = tap.get("at").unwrap_or(&Value::Null);
    let at = || read_point(&place.layout, at);
    match tap.get("kind").and_then(Value::as_str) {
        Some("block") => Ok(Some(Tap::Block(at()?))),
        Some("point") => Ok(Some(Tap::Point(at()?))),
        _ => Err(Failure::new(
            "bad-claim",
            "a tap is {kind: \"block\", at} or {kind: \"point\", at}",
        )),
    }
}

/// `stage` of the module, with all arguments as JSON.
///
/// # Errors
/// When the position, a move or the claim is none, or when the set is not bordered (C4.1).
pub fn stage(start: &str, moves: &str, claim: &str) -> Result<Stage, Failure> {
    let place = Place::read(start, moves)?;
    let claim = parse(claim, "bad-claim")?;
    let player = read_player(claim.get("player"))?;
    let set = read_set(&place.layout, claim.get("set"))?;
    let (layout, state) = (&place.layout, &place.state);
    let steps = staging::stage(layout, state, player, &set);
    let steps = steps.map_err(|fault| unbordered(layout, &fault))?;
    let last = steps.len().saturating_sub(1);
    let step = |(at, step): (usize, staging::Step)| {
        let mut situation = picture(layout, &step.setup);
        // One may play in the first and in the last, which are no mere pictures.
        if at == 0 || at == last {
            let there = State::new(Arc::clone(state.board()), step.setup);
            situation.playable =
                there.map_or_else(|_| Vec::new(), |there| numbers(&there.playable()));
        }
        Step {
            words: step.words,
            rule: step.rule,
            situation,
            changed: numbers(&step.changed),
        }
    };
    let steps = steps.into_iter().enumerate().map(step).collect();
    Ok(Stage {
        board: board(layout),
        steps,
    })
}
