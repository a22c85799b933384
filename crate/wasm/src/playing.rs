//! A game by any of the other rule systems. Nothing of it is kept: each question carries the start and the moves.

use std::collections::BTreeMap;

use loja_notation::Layout;
use loja_rules::Point;
use loja_systems::compare::Law;
use loja_systems::{Forbidden, Game, Move, System};
use serde::Serialize;
use serde_json::Value;

use crate::api::{Failure, numbers, parse, read_point, shown_at_most};
use crate::law_questions::{no_position, read_law, read_record, start_of};

/// No game is longer.
const MAX_MOVES: usize = 10_000;

/// A game, `SystemGame` of the types.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Played {
    rules: &'static str,
    /// The start and what each turn led to.
    situations: Vec<Seen>,
    /// The first turn that the rules forbid; those after it are left out.
    refusal: Option<Refusal>,
    /// Where the player may put a stone now.
    playable: Vec<usize>,
    may_pass: bool,
    /// 1989, after the stop: the kos that he may pass for.
    pass_for: Vec<usize>,
    /// Empty locations where he may not put one, and why.
    forbidden: Vec<No>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Seen {
    stones: Vec<Option<&'static str>>,
    turn: &'static str,
    black_captives: u32,
    white_captives: u32,
    passes: u8,
    ended: bool,
    marks: BTreeMap<&'static str, Vec<usize>>,
}

#[derive(Debug, Serialize)]
struct Refusal {
    /// Its number, counted from 1.
    number: usize,
    at: Option<usize>,
    clause: &'static str,
    words: String,
}

#[derive(Debug, Serialize)]
struct No {
    at: usize,
    clause: &'static str,
    words: String,
}

/// `play` of the module, with the last two arguments as JSON.
///
/// # Errors
/// When the rules, the position or a move can't be read, or there is too much of them.
pub fn play(rules: &str, start: &str, moves: &str) -> Result<Played, Failure> {
    let system = match read_law(rules)? {
        Law::Other(system) => system,
        Law::Ljrg => {
            let message = "games by LJRG are played by “follow”; name other rules";
            return Err(Failure::new("bad-rules", message));
        }
    };
    let record = read_record(start)?;
    let layout = &record.layout;
    let moves = read_moves(layout, moves)?;
    let game = Game::start(system, &start_of(&record));
    let mut game = game.map_err(|fault| no_position(layout, &fault))?;
    let mut situations = vec![seen(layout, &game)];
    let mut refusal = None;
    for (number, made) in (1..).zip(moves) {
        match game.after(made) {
            Ok(after) => game = after,
            Err(why) => {
                let No { clause, words, .. } = no(layout, &why);
                refusal = Some(Refusal {
                    number,
                    at: why.at.map(Point::index),
                    clause,
                    words,
                });
                break;
            }
        }
        situations.push(seen(layout, &game));
    }
    let mut told = Played {
        rules: system.name(),
        situations,
        refusal,
        playable: Vec::new(),
        may_pass: game.after(Move::Pass).is_ok(),
        pass_for: Vec::new(),
        forbidden: Vec::new(),
    };
    next(&mut told, layout, system, &game);
    Ok(told)
}

/// What may come next, and what not.
fn next(told: &mut Played, layout: &Layout, system: System, game: &Game) {
    let stones = game.now().stones;
    let empty = layout.board().points();
    for at in empty.filter(|&at| stones.color_at(at).is_none()) {
        match game.after(Move::Play(at)) {
            Ok(_) => told.playable.push(at.index()),
            Err(why) => told.forbidden.push(no(layout, &why)),
        }
        if system == System::Jrg89 && game.after(Move::PassFor(at)).is_ok() {
            told.pass_for.push(at.index());
        }
    }
}

fn no(layout: &Layout, why: &Forbidden) -> No {
    No {
        at: why.at.map_or(0, Point::index),
        clause: why.clause,
        words: why.message(|at| layout.name(at)),
    }
}

fn seen(layout: &Layout, game: &Game) -> Seen {
    let now = game.now();
    let stone = |at| now.stones.color_at(at).map(loja_rules::Color::name);
    let marks = game.marks().into_iter();
    Seen {
        stones: layout.board().points().map(stone).collect(),
        turn: now.turn.name(),
        black_captives: now.prisoners.black,
        white_captives: now.prisoners.white,
        passes: game.passes(),
        ended: game.ended(),
        marks: marks
            .map(|(name, points)| (name, numbers(points.iter())))
            .collect(),
    }
}

fn read_moves(layout: &Layout, text: &str) -> Result<Vec<Move>, Failure> {
    let Value::Array(moves) = parse(text, "bad-move")? else {
        return Err(Failure::new("bad-move", "a list of moves is expected"));
    };
    if moves.len() > MAX_MOVES {
        return Err(Failure::new("too-large", "a line has at most 10 000 moves"));
    }
    shown_at_most(layout, moves.len())?;
    let at = |made: &Value| {
        let at = made.get("at").ok_or_else(unknown)?;
        read_point(layout, at).map_err(|failure| Failure {
            code: "bad-move",
            ..failure
        })
    };
    let read = |made: &Value| match made.get("kind").and_then(Value::as_str) {
        Some("play") => at(made).map(Move::Play),
        Some("pass-for") => at(made).map(Move::PassFor),
        Some("pass") => Ok(Move::Pass),
        _ => Err(unknown()),
    };
    moves.iter().map(read).collect()
}

fn unknown() -> Failure {
    Failure::new(
        "bad-move",
        "a move is {kind: \"play\", at}, {kind: \"pass\"}, or {kind: \"pass-for\", at}",
    )
}
