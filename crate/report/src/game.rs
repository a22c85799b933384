//! Games under other rule sets, with each turn's result and the possible next ones.

use std::collections::BTreeMap;

use loja_notation::Layout;
use loja_rules::{ByColor, Color, PointSet};
use loja_systems::Law;
use loja_systems::{Forbidden, GameTurn, How, Notes, RuleSetGame, Stage, System};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::word::{ActWord, ColorWord, GameEndWord, Location, RulesName, StepWord, locations};

/// A game under other rules.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS), ts(rename = "SystemGame"))]
pub struct GameReport {
    rules: RulesName,
    /// The start and each move's result.
    situations: Vec<GameSituation>,
    /// The first illegal move; later ones are left out.
    refusal: Option<GameRefusal>,
    /// Where the player may play now.
    playable: Vec<Location>,
    may_pass: bool,
    /// Why the player may not pass, before the game ends.
    no_pass: Option<GameRefusal>,
    /// 1989, after the stop: kos to pass for.
    pass_for: Vec<Location>,
    forbidden: Vec<ForbiddenPlay>,
    /// Other possible actions.
    acts: Vec<ActWord>,
}

/// A situation under other rules.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS), ts(rename = "SystemSituation"))]
pub struct GameSituation {
    stones: Vec<Option<ColorWord>>,
    turn: ColorWord,
    black_captives: u32,
    white_captives: u32,
    /// Passes that count towards an end.
    passes: u8,
    /// Whether nobody has a stone to play.
    ended: bool,
    /// The rule set's marks: `semi-permanent`, `hot`, `banned`, `fixed`.
    #[cfg_attr(test, ts(type = "Record<string, Location[]>"))]
    marks: BTreeMap<&'static str, Vec<Location>>,
    stage: GameStage,
    dispute: Option<GameDispute>,
    /// Shimada: A, B and C of both, in the decisive position.
    sums: Option<BothSums>,
    /// Chosen options and their effects, such as who took the button.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    options: BTreeMap<&'static str, String>,
}

/// A game's stage, by its own rule set.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(rename = "SystemStage"))]
pub enum GameStage {
    /// It goes on.
    Play,
    /// It was resumed after a stop.
    Resumed {
        /// Whether the next stop is final.
        last: bool,
    },
    /// It has stopped.
    Stopped {
        /// Whether nothing was played since.
        empty: bool,
    },
    /// A line is tried out.
    Trying,
    /// Nobody has agreed yet.
    TemporaryEnd,
    /// It has ended.
    End,
    /// The players disagree.
    Dispute {
        /// The step, of ten.
        step: u8,
    },
    /// It is decided.
    Over {
        /// How.
        how: GameEndWord,
        /// Of a long cycle.
        points: Option<i64>,
        /// The winner, if a player can't move.
        winner: Option<ColorWord>,
    },
}

/// The ten steps of New Amateur-Japanese so far.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "SystemDispute"))]
pub struct GameDispute {
    step: u8,
    black: GameAnalysis,
    white: GameAnalysis,
    /// Black minus White, with prisoners and without komi.
    score: Option<i64>,
}

/// A player's analysis in a dispute.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "SystemAnalysis"))]
pub struct GameAnalysis {
    /// Its stones.
    stones: Vec<Option<ColorWord>>,
    controlled: Vec<Location>,
    /// The value of what is controlled.
    points: i64,
}

/// Shimada's numbers of both players.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BothSums {
    black: PlayerSums,
    white: PlayerSums,
}

/// Shimada's A, B and C.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "ShimadaSums"))]
pub struct PlayerSums {
    a: i64,
    b: i64,
    c: i64,
}

/// Why a move is illegal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "SystemRefusal"))]
pub struct GameRefusal {
    /// Counted from 1.
    number: usize,
    at: Option<Location>,
    /// The reason's word for all rule sets: `takes-back`, `suicide`, `hot`.
    why: &'static str,
    clause: &'static str,
    /// A sentence without capital, full stop, and clause.
    words: String,
}

/// A location closed to stones now, and why.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ForbiddenPlay {
    at: Location,
    why: &'static str,
    clause: &'static str,
    words: String,
}

/// A step's answer to moves under other rules.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "SystemAttempt"))]
pub struct GameAttempt {
    /// The moves with the model line’s replies, as in chapters.
    pub moves: String,
    /// The game, with moves before the step.
    pub played: GameReport,
    /// Whether it is solved.
    pub verdict: StepWord,
    /// The chapter's text.
    pub say: Option<String>,
    /// For the situation reached, the gentlest first.
    pub hints: Vec<String>,
}

/// Plays these moves.
#[must_use]
pub fn game(
    layout: &Layout,
    system: System,
    mut game: RuleSetGame,
    moves: impl IntoIterator<Item = GameTurn>,
) -> GameReport {
    let mut situations = vec![seen(system, layout, &game)];
    let mut refusal = None;
    for (number, made) in (1..).zip(moves) {
        match game.after(made) {
            Ok(after) => game = after,
            Err(why) => {
                refusal = Some(refused(layout, number, &why));
                break;
            }
        }
        situations.push(seen(system, layout, &game));
    }
    let number = situations.len();
    let pass = game.after(GameTurn::Pass);
    let no_pass = pass.as_ref().err().filter(|_| !game.ended());
    let mut told = GameReport {
        rules: Law::from(system).into(),
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

fn next(told: &mut GameReport, layout: &Layout, game: &RuleSetGame) {
    let stones = game.now().stones;
    let empty = layout.board().points();
    for at in empty.filter(|&at| stones.color_at(at).is_none()) {
        match game.after(GameTurn::Play(at)) {
            Ok(_) => told.playable.push(at.into()),
            Err(why) => told.forbidden.push(no(layout, &why)),
        }
        if game.after(GameTurn::PassFor(at)).is_ok() {
            told.pass_for.push(at.into());
        }
    }
}

fn acts(game: &RuleSetGame) -> Vec<ActWord> {
    let ask = GameTurn::Ask {
        black: true,
        white: true,
        starts: Some(Color::Black),
    };
    let all = [
        ("ko-pass", GameTurn::KoPass),
        ("button", GameTurn::Button),
        ("agree", GameTurn::Agree),
        ("ask", ask),
        ("try", GameTurn::Try(Color::Black)),
        ("disagree", GameTurn::Disagree),
        ("next", GameTurn::Next),
        ("resume", GameTurn::Resume(Some(Color::Black))),
    ];
    let may = all
        .into_iter()
        .filter(|&(_, turn)| game.after(turn).is_ok());
    may.map(|(name, _)| ActWord::of(name)).collect()
}

fn no(layout: &Layout, why: &Forbidden) -> ForbiddenPlay {
    ForbiddenPlay {
        at: why.at.map_or(Location(0), Location::from),
        why: why.why.name(),
        clause: why.clause,
        words: why.sentence(|at| layout.name(at)),
    }
}

fn refused(layout: &Layout, number: usize, why: &Forbidden) -> GameRefusal {
    GameRefusal {
        number,
        at: why.at.map(Location::from),
        why: why.why.name(),
        clause: why.clause,
        words: why.sentence(|at| layout.name(at)),
    }
}

fn stage(game: &RuleSetGame) -> GameStage {
    match game.stage() {
        Stage::Play => GameStage::Play,
        Stage::Resumed { last } => GameStage::Resumed { last },
        Stage::Stopped { empty } => GameStage::Stopped { empty },
        Stage::Trying => GameStage::Trying,
        Stage::TemporaryEnd => GameStage::TemporaryEnd,
        Stage::End => GameStage::End,
        Stage::Dispute(step) => GameStage::Dispute { step },
        Stage::Over(how) => GameStage::Over {
            how: how.into(),
            points: match how {
                How::LongCycle(taken) => Some(taken),
                _ => None,
            },
            winner: match how {
                How::NoMove(stuck) => Some(stuck.other().into()),
                _ => None,
            },
        },
    }
}

fn colors(layout: &Layout, stones: &ByColor<PointSet>) -> Vec<Option<ColorWord>> {
    let stone = |at| stones.color_at(at).map(ColorWord::from);
    layout.board().points().map(stone).collect()
}

fn steps(layout: &Layout, notes: &Notes) -> Option<GameDispute> {
    let analyses = notes.analyses.as_ref()?;
    let analysis = |player| {
        let loja_systems::Analysis {
            stones,
            controlled,
            points,
        } = &analyses[player];
        GameAnalysis {
            stones: colors(layout, stones),
            controlled: locations(controlled),
            points: *points,
        }
    };
    Some(GameDispute {
        step: notes.step?,
        black: analysis(Color::Black),
        white: analysis(Color::White),
        score: notes.score,
    })
}

/// `None` before the decisive position.
fn sums(notes: &Notes) -> Option<BothSums> {
    let (a, b, c) = (notes.number("a")?, notes.number("b")?, notes.number("c")?);
    let of = |player| PlayerSums {
        a: a[player],
        b: b[player],
        c: c[player],
    };
    Some(BothSums {
        black: of(Color::Black),
        white: of(Color::White),
    })
}

fn seen(system: System, layout: &Layout, game: &RuleSetGame) -> GameSituation {
    let now = game.now();
    let notes = game.notes();
    let marks = game.marks().into_iter();
    GameSituation {
        stones: colors(layout, &now.stones),
        turn: now.turn.into(),
        black_captives: now.prisoners.black,
        white_captives: now.prisoners.white,
        passes: game.passes(),
        ended: game.ended(),
        marks: marks
            .map(|(name, points)| (name, locations(&points)))
            .collect(),
        stage: stage(game),
        dispute: steps(layout, &notes),
        sums: sums(&notes),
        options: now.options.words(system.options()).into_iter().collect(),
    }
}
