//! A game by any of the other rule systems. Nothing of it is kept: each question carries the start and the moves.

use std::collections::BTreeMap;

use loja_notation::Layout;
use loja_rules::{ByColor, Color, Point, PointSet};
use loja_systems::{Forbidden, Game, How, Move, Notes, Stage, System};
use serde::Serialize;
use serde_json::Value;

use crate::api::{Failure, numbers, parse, read_player, read_point, shown_at_most};
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
    /// Why he may not pass, while the game goes on.
    no_pass: Option<Refusal>,
    /// 1989, after the stop: the kos that he may pass for.
    pass_for: Vec<usize>,
    /// Empty locations where he may not put one, and why.
    forbidden: Vec<No>,
    /// What else can be done now: kinds of moves.
    acts: Vec<&'static str>,
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
    stage: Where,
    dispute: Option<Steps>,
    sums: Option<BothSums>,
}

/// Where the game is: a word, and what it needs to be told.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Where {
    Play,
    Resumed {
        last: bool,
    },
    Stopped {
        empty: bool,
    },
    Trying,
    TemporaryEnd,
    End,
    Dispute {
        step: u8,
    },
    Over {
        how: &'static str,
        /// Of a long cycle.
        points: Option<i64>,
        winner: Option<&'static str>,
    },
}

/// The ten steps of New Amateur-Japanese, as far as they are gone.
#[derive(Debug, Serialize)]
struct Steps {
    step: u8,
    /// How many passes in a row each analysis has ended with, and its stones.
    black: Analysis,
    white: Analysis,
    /// Black's minus White's, without komi.
    score: Option<i64>,
}

#[derive(Debug, Serialize)]
struct Analysis {
    stones: Vec<Option<&'static str>>,
    controlled: Vec<usize>,
    /// What they are worth on the board.
    points: i64,
}

/// Shimada's numbers, once the decisive position is there.
#[derive(Debug, Serialize)]
struct BothSums {
    black: Sums,
    white: Sums,
}

#[derive(Debug, Serialize)]
struct Sums {
    a: i64,
    b: i64,
    c: i64,
}

#[derive(Debug, Serialize)]
struct Refusal {
    /// Its number, counted from 1.
    number: usize,
    at: Option<usize>,
    why: &'static str,
    clause: &'static str,
    words: String,
}

#[derive(Debug, Serialize)]
struct No {
    at: usize,
    why: &'static str,
    clause: &'static str,
    words: String,
}

/// `play` of the module, with the last two arguments as JSON.
///
/// # Errors
/// When the rules, the position or a move can't be read, or there is too much of them.
pub fn play(rules: &str, start: &str, moves: &str) -> Result<Played, Failure> {
    let message = "games by LJRG are played by “follow”; name other rules";
    let system = read_law(rules)?.system();
    let system = system.ok_or_else(|| Failure::new("bad-rules", message))?;
    let record = read_record(start)?;
    let layout = &record.layout;
    let moves = read_moves(layout, moves)?;
    let game = system.start(&start_of(&record));
    let game = game.map_err(|fault| no_position(layout, &fault))?;
    Ok(played(layout, system, game, moves))
}

/// A game that goes on with these moves.
pub(crate) fn played(
    layout: &Layout,
    system: System,
    mut game: Game,
    moves: impl IntoIterator<Item = Move>,
) -> Played {
    let mut situations = vec![seen(layout, &game)];
    let mut refusal = None;
    for (number, made) in (1..).zip(moves) {
        match game.after(made) {
            Ok(after) => game = after,
            Err(why) => {
                refusal = Some(refused(layout, number, &why));
                break;
            }
        }
        situations.push(seen(layout, &game));
    }
    let number = situations.len();
    let pass = game.after(Move::Pass);
    let no_pass = pass.as_ref().err().filter(|_| !game.ended());
    let mut told = Played {
        rules: system.name(),
        situations,
        refusal,
        playable: Vec::new(),
        may_pass: pass.is_ok(),
        no_pass: no_pass.map(|why| refused(layout, number, why)),
        pass_for: Vec::new(),
        forbidden: Vec::new(),
        acts: acts(&game),
    };
    next(&mut told, layout, &game);
    told
}

/// What may come next, and what not.
fn next(told: &mut Played, layout: &Layout, game: &Game) {
    let stones = game.now().stones;
    let empty = layout.board().points();
    for at in empty.filter(|&at| stones.color_at(at).is_none()) {
        match game.after(Move::Play(at)) {
            Ok(_) => told.playable.push(at.index()),
            Err(why) => told.forbidden.push(no(layout, &why)),
        }
        if game.after(Move::PassFor(at)).is_ok() {
            told.pass_for.push(at.index());
        }
    }
}

/// What can be done now beside stones, passes, and passes for a ko.
fn acts(game: &Game) -> Vec<&'static str> {
    let ask = Move::Ask {
        black: true,
        white: true,
        starts: Some(Color::Black),
    };
    let all = [
        ("ko-pass", Move::KoPass),
        ("agree", Move::Agree),
        ("ask", ask),
        ("try", Move::Try(Color::Black)),
        ("disagree", Move::Disagree),
        ("next", Move::Next),
        ("resume", Move::Resume(Some(Color::Black))),
    ];
    let may = all
        .into_iter()
        .filter(|&(_, turn)| game.after(turn).is_ok());
    may.map(|(name, _)| name).collect()
}

fn no(layout: &Layout, why: &Forbidden) -> No {
    No {
        at: why.at.map_or(0, Point::index),
        why: why.why.name(),
        clause: why.clause,
        words: why.sentence(|at| layout.name(at)),
    }
}

fn refused(layout: &Layout, number: usize, why: &Forbidden) -> Refusal {
    Refusal {
        number,
        at: why.at.map(Point::index),
        why: why.why.name(),
        clause: why.clause,
        words: why.sentence(|at| layout.name(at)),
    }
}

fn stage(game: &Game) -> Where {
    match game.stage() {
        Stage::Play => Where::Play,
        Stage::Resumed { last } => Where::Resumed { last },
        Stage::Stopped { empty } => Where::Stopped { empty },
        Stage::Trying => Where::Trying,
        Stage::TemporaryEnd => Where::TemporaryEnd,
        Stage::End => Where::End,
        Stage::Dispute(step) => Where::Dispute { step },
        Stage::Over(how) => Where::Over {
            how: how.name(),
            points: match how {
                How::LongCycle(taken) => Some(taken),
                _ => None,
            },
            winner: match how {
                How::NoMove(stuck) => Some(stuck.other().name()),
                _ => None,
            },
        },
    }
}

fn colors(layout: &Layout, stones: &ByColor<PointSet>) -> Vec<Option<&'static str>> {
    let stone = |at| stones.color_at(at).map(Color::name);
    layout.board().points().map(stone).collect()
}

fn steps(layout: &Layout, notes: &Notes) -> Option<Steps> {
    let analyses = notes.analyses.as_ref()?;
    let analysis = |player| {
        let loja_systems::Analysis {
            stones,
            controlled,
            points,
        } = &analyses[player];
        Analysis {
            stones: colors(layout, stones),
            controlled: numbers(controlled.iter()),
            points: *points,
        }
    };
    Some(Steps {
        step: notes.step?,
        black: analysis(Color::Black),
        white: analysis(Color::White),
        score: notes.score,
    })
}

/// Shimada's numbers, once they are there.
fn sums(notes: &Notes) -> Option<BothSums> {
    let (a, b, c) = (notes.number("a")?, notes.number("b")?, notes.number("c")?);
    let of = |player| Sums {
        a: a[player],
        b: b[player],
        c: c[player],
    };
    Some(BothSums {
        black: of(Color::Black),
        white: of(Color::White),
    })
}

fn seen(layout: &Layout, game: &Game) -> Seen {
    let now = game.now();
    let notes = game.notes();
    let marks = game.marks().into_iter();
    Seen {
        stones: colors(layout, &now.stones),
        turn: now.turn.name(),
        black_captives: now.prisoners.black,
        white_captives: now.prisoners.white,
        passes: game.passes(),
        ended: game.ended(),
        marks: marks
            .map(|(name, points)| (name, numbers(points.iter())))
            .collect(),
        stage: stage(game),
        dispute: steps(layout, &notes),
        sums: sums(&notes),
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
        Some("ko-pass") => Ok(Move::KoPass),
        Some("agree") => Ok(Move::Agree),
        Some("disagree") => Ok(Move::Disagree),
        Some("next") => Ok(Move::Next),
        Some("resume") => Ok(Move::Resume(player(made.get("by"))?)),
        Some("try") => Ok(Move::Try(read_player(made.get("first"))?)),
        Some("ask") => {
            let asked = |player: Color| {
                let said = made.get(player.name()).and_then(Value::as_bool);
                said.ok_or_else(unknown)
            };
            Ok(Move::Ask {
                black: asked(Color::Black)?,
                white: asked(Color::White)?,
                starts: player(made.get("starts"))?,
            })
        }
        _ => Err(unknown()),
    };
    moves.iter().map(read).collect()
}

/// A player, where one has to be named or none.
fn player(told: Option<&Value>) -> Result<Option<Color>, Failure> {
    let told = told.filter(|told| !told.is_null());
    let read = |told| {
        read_player(Some(told)).map_err(|failure| Failure {
            code: "bad-move",
            ..failure
        })
    };
    told.map(read).transpose()
}

fn unknown() -> Failure {
    Failure::new(
        "bad-move",
        "a move is {kind: \"play\", at}, {kind: \"pass\"}, {kind: \"pass-for\", at}, {kind: \"try\", first}, {kind: \"ask\", black, white, starts}, {kind: \"resume\", by}, or has the kind ko-pass, agree, disagree, next",
    )
}
