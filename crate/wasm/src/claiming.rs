//! Claims before their test: the set, and the worst case.

use loja_dialogue::claiming::{Tap, claiming as find};
use loja_dialogue::staging;
use loja_report::{ClaimingReport, StageReport};
use serde_json::Value;

use crate::api::{
    Failure, Place, parse, read_claimed, read_player, read_point, read_set, unbordered,
};

/// The export `claiming`, from JSON.
pub fn claiming(
    start: &str,
    moves: &str,
    player: &str,
    set: &str,
    tap: &str,
) -> Result<ClaimingReport, Failure> {
    let place = Place::read(start, moves)?;
    let player = read_player(Some(&parse(player, "bad-claim")?))?;
    let set = read_set(&place.layout, Some(&parse(set, "bad-claim")?))?;
    let tap = read_tap(&place, &parse(tap, "bad-claim")?)?;
    let found = find(&place.layout, &place.state, player, &set, tap);
    Ok(ClaimingReport::new(&place.layout, &found))
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

/// The export `stage`, from JSON.
///
/// # Errors
/// If the set is not bordered (C4.1); else see [`Failure`].
pub fn stage(start: &str, moves: &str, claim: &str) -> Result<StageReport, Failure> {
    let place = Place::read(start, moves)?;
    let (player, set) = read_claimed(&place.layout, claim)?;
    let (layout, state) = (&place.layout, &place.state);
    let steps = staging::stage(layout, state, player, &set);
    let steps = steps.map_err(|fault| unbordered(layout, &fault))?;
    Ok(loja_report::stage(layout, state, steps))
}
