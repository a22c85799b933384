use std::fmt::Write;

use loja_certificate::Claim;
use loja_notation::parse_moves;
use loja_rules::{Color, FastBoard, Point};

use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::turning::{Turning, is_plain};

pub(crate) struct ClaimView {
    rows: Vec<String>,
    rest: String,
    is_plain: bool,
}

impl ClaimView {
    pub(crate) fn of(problem: &Problem) -> Result<ClaimView, Unfit> {
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
        Ok(ClaimView {
            rows: if is_plain { cropped(&rows) } else { rows },
            rest,
            is_plain,
        })
    }

    pub(crate) fn text(&self, turning: Turning) -> Option<String> {
        let turns = self.is_plain || turning == Turning::NONE;
        turns.then(|| format!("{} {}", turning.rows(&self.rows).join("/"), self.rest))
    }
}

/// The claimant is Black; beyond the set's neighbours all is blank.
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
