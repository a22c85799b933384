//! Games under other rule sets; each question brings its start and moves.

use loja_notation::Layout;
use loja_report::{GameReport, game};
use loja_rules::Color;
use loja_systems::GameTurn;
use serde_json::Value;

use crate::api::{Failure, parse, read_player, read_point, shown_at_most};
use crate::law_questions::{begin, read_law, read_record};

const MAX_MOVES: usize = 10_000;

/// `play` of the module; the last two arguments are JSON.
pub fn play(rules: &str, start: &str, moves: &str) -> Result<GameReport, Failure> {
    let message = "games by LJRG are played by “follow”; name other rules";
    let system = read_law(rules)?.system();
    let system = system.ok_or_else(|| Failure::new("bad-rules", message))?;
    let record = read_record(start)?;
    let layout = &record.layout;
    let moves = read_moves(layout, moves)?;
    Ok(game(layout, system, begin(system, &record)?, moves))
}

fn read_moves(layout: &Layout, text: &str) -> Result<Vec<GameTurn>, Failure> {
    let Value::Array(moves) = parse(text, "bad-move")? else {
        return Err(Failure::new("bad-move", "a list of moves is expected"));
    };
    if moves.len() > MAX_MOVES {
        return Err(Failure::new("too-large", "a line has at most 10 000 moves"));
    }
    shown_at_most(layout, moves.len())?;
    let at = |made: &Value| {
        let at = made.get("at").ok_or_else(unknown)?;
        read_point(layout, at).map_err(|failure| failure.coded("bad-move"))
    };
    let read = |made: &Value| match made.get("kind").and_then(Value::as_str) {
        Some("play") => at(made).map(GameTurn::Play),
        Some("pass-for") => at(made).map(GameTurn::PassFor),
        Some("pass") => Ok(GameTurn::Pass),
        Some("ko-pass") => Ok(GameTurn::KoPass),
        Some("button") => Ok(GameTurn::Button),
        Some("agree") => Ok(GameTurn::Agree),
        Some("disagree") => Ok(GameTurn::Disagree),
        Some("next") => Ok(GameTurn::Next),
        Some("resume") => Ok(GameTurn::Resume(player(made.get("by"))?)),
        Some("try") => Ok(GameTurn::Try(read_player(made.get("first"))?)),
        Some("ask") => {
            let asked = |player: Color| {
                let said = made.get(player.name()).and_then(Value::as_bool);
                said.ok_or_else(unknown)
            };
            Ok(GameTurn::Ask {
                black: asked(Color::Black)?,
                white: asked(Color::White)?,
                starts: player(made.get("starts"))?,
            })
        }
        _ => Err(unknown()),
    };
    moves.iter().map(read).collect()
}

fn player(told: Option<&Value>) -> Result<Option<Color>, Failure> {
    let told = told.filter(|told| !told.is_null());
    let read = |told| read_player(Some(told)).map_err(|failure| failure.coded("bad-move"));
    told.map(read).transpose()
}

fn unknown() -> Failure {
    Failure::new(
        "bad-move",
        "a move is {kind: \"play\", at}, {kind: \"pass\"}, {kind: \"pass-for\", at}, {kind: \"try\", first}, {kind: \"ask\", black, white, starts}, {kind: \"resume\", by}, or has the kind ko-pass, button, agree, disagree, next",
    )
}
