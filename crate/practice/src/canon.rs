//! When two problems are the same: a text that is equal for those that only differ by turning, mirroring and
//! exchanging the colours.

use std::fmt::Write;

use loja_certificate::Claim;
use loja_notation::{ColorName, parse_moves};
use loja_rules::{Color, FastBoard, Point};

use crate::budget::Unfit;
use crate::dice::mixed;
use crate::grid::{Turning, is_plain, turned};
use crate::problem::{Kind, Problem};
use crate::setting::Setting;

/// Everything that matters about a problem, the least text among all ways to lay the board down.
///
/// For `lock` and `refute` that is what the solver sees: the situation in the worst case (C6) after the opening, cut
/// down to the set and its neighbours, with the claimant as Black.
///
/// # Errors
/// When the problem can't be read.
pub fn canonical(problem: &Problem) -> Result<String, Unfit> {
    let text = match problem.kind {
        Kind::Lock | Kind::Refute => {
            let seen = Seen::of(problem)?;
            let texts = Turning::ALL.into_iter().filter_map(|way| seen.text(way));
            texts.min().unwrap_or_default()
        }
        _ => stand(problem)?.text,
    };
    Ok(format!("{} {text}", problem.kind.word()))
}

/// `KIND-` and eight digits of a hash of the canonical text. Two problems may share an id by chance; whoever looks for
/// duplicates compares the texts.
///
/// # Errors
/// When the problem can't be read.
pub fn id(problem: &Problem) -> Result<String, Unfit> {
    let text = canonical(problem)?;
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Ok(format!("{}-{:08x}", problem.kind.word(), mixed(hash) >> 32))
}

/// A problem as it stands when all ways to lay it down were tried.
pub(crate) struct Stood {
    pub(crate) problem: Problem,
    pub(crate) turning: Turning,
    pub(crate) exchange: bool,
    text: String,
}

/// Lays the question down in the one way in which it is looked at, so that facts do not depend on how it lay before.
pub(crate) fn stand(bare: &Problem) -> Result<Stood, Unfit> {
    let claims = matches!(bare.kind, Kind::Lock | Kind::Refute);
    let seen = if claims { Some(Seen::of(bare)?) } else { None };
    let mut best: Option<(Option<String>, Stood)> = None;
    for exchange in [false, true] {
        // A claimant is Black, unless komi forbids it.
        let white = bare.player == Some(ColorName::White);
        if claims && bare.position.komi.is_none() && exchange != white {
            continue;
        }
        for turning in Turning::ALL {
            let Some(problem) = turned(bare, turning, exchange) else {
                continue;
            };
            let first = seen.as_ref().and_then(|seen| seen.text(turning));
            let text = asked(&problem);
            let less = best
                .as_ref()
                .is_none_or(|(than, stood)| (&first, &text) < (than, &stood.text));
            if less {
                let stood = Stood {
                    problem,
                    turning,
                    exchange,
                    text,
                };
                best = Some((first, stood));
            }
        }
    }
    best.map(|(_, stood)| stood)
        .ok_or(Unfit::Field("the position can’t be laid down"))
}

/// The whole position with its question.
fn asked(problem: &Problem) -> String {
    let position = &problem.position;
    let mut text = position.rows.join("/");
    let turn = position.turn.unwrap_or(ColorName::Black);
    let _ = write!(text, " {turn:?}");
    if !is_plain(position) {
        let _ = write!(text, " {:?} {:?}", position.board, position.glue);
    }
    if let Some(edges) = &position.board_edges {
        let _ = write!(text, " {edges:?}");
    }
    // Captives count for whoever counts.
    if matches!(problem.kind, Kind::Pass | Kind::Cycle | Kind::Count) {
        let captives = |count: Option<u32>| count.unwrap_or(0);
        let (black, white) = (position.black_captives, position.white_captives);
        let _ = write!(text, " {} {}", captives(black), captives(white));
    }
    let _ = write!(
        text,
        " {} {:?} {:?} {:?}",
        position.passes.unwrap_or(0),
        position.komi,
        problem.played,
        problem.player
    );
    if matches!(problem.kind, Kind::Save | Kind::Lock | Kind::Refute) {
        let mut set: Vec<&str> = problem.set.iter().map(String::as_str).collect();
        set.sort_unstable();
        let _ = write!(text, " {set:?}");
    }
    if let Some(asked) = &problem.asked {
        let _ = write!(text, " {asked}");
    }
    text
}

/// What the solver of a claim sees.
struct Seen {
    rows: Vec<String>,
    rest: String,
    is_plain: bool,
}

impl Seen {
    fn of(problem: &Problem) -> Result<Seen, Unfit> {
        let setting = Setting::of(problem)?;
        let (player, claim) = setting.claim()?;
        let mut board = FastBoard::new(claim.start());
        if let Some(opening) = &problem.opening {
            let moves = parse_moves(&setting.layout, opening);
            let moves = moves.map_err(|error| Unfit::Bad(error.to_string()))?;
            let legal = moves.iter().all(|turn| match turn.stone {
                Some(point) => board.play(point),
                None => board.pass(),
            });
            if !legal {
                return Err(Unfit::Bad("the opening is not legal".to_owned()));
            }
        }
        let cells = setting.layout.cells().iter();
        let sign = |point| sign(&claim, &board, player, point);
        let rows: Vec<String> = cells
            .map(|row| row.iter().map(|cell| cell.map_or(' ', sign)).collect())
            .collect();
        let turn = if board.turn() == player {
            "claimant"
        } else {
            "refuter"
        };
        let mut rest = format!("{turn} {}", board.pass_count().value());
        let is_plain = is_plain(&problem.position);
        if !is_plain {
            let pairs = claim.board().pairs();
            let pairs: Vec<[usize; 2]> = pairs.map(|(a, b)| [a.index(), b.index()]).collect();
            let _ = write!(rest, " {pairs:?}");
        }
        Ok(Seen {
            rows: if is_plain { cropped(&rows) } else { rows },
            rest,
            is_plain,
        })
    }

    /// `None` when the board can't be turned.
    fn text(&self, turning: Turning) -> Option<String> {
        let turns = self.is_plain || turning == Turning::NONE;
        turns.then(|| format!("{} {}", turning.rows(&self.rows).join("/"), self.rest))
    }
}

/// A place as the solver sees it, the claimant's stones as Black's. What lies beyond the neighbours of the set is blank.
fn sign(claim: &Claim, board: &FastBoard, player: Color, point: Point) -> char {
    let near = claim.board().neighbors(point).iter();
    let mut around = near.chain([&point]);
    if !around.any(|&other| claim.set().contains(other)) {
        return ' ';
    }
    let permanent = claim.start().situation().permanent().contains(point);
    match (board.color_at(point), permanent) {
        (Some(color), true) if color == player => 'X',
        (Some(color), false) if color == player => 'x',
        (Some(_), true) => 'O',
        (Some(_), false) => 'o',
        (None, true) => '*',
        (None, false) if board.is_marked_temporarily(point) => '#',
        (None, false) => '.',
    }
}

/// Without the blank rows and columns around.
fn cropped(rows: &[String]) -> Vec<String> {
    let filled = |row: &String| row.chars().any(|sign| sign != ' ');
    let first = rows.iter().position(filled).unwrap_or(0);
    let last = rows.iter().rposition(filled).unwrap_or(0);
    let signs = |row: &String| -> Vec<usize> {
        let signs = row.chars().enumerate();
        let signs = signs.filter(|&(_, sign)| sign != ' ');
        signs.map(|(at, _)| at).collect()
    };
    let columns: Vec<usize> = rows.iter().flat_map(signs).collect();
    let left = columns.iter().min().copied().unwrap_or(0);
    let right = columns.iter().max().copied().unwrap_or(0);
    let kept = rows.iter().take(last + 1).skip(first);
    kept.map(|row| row.chars().take(right + 1).skip(left).collect())
        .collect()
}
