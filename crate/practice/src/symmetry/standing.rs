use std::fmt::Write;

use loja_notation::ColorName;

use crate::problem::kind::{Captives, Set};
use crate::problem::{Problem, Unfit};
use crate::symmetry::claim_view::ClaimView;
use crate::symmetry::turned::turned;
use crate::symmetry::turning::{Turning, is_plain};

pub(crate) struct Standing {
    pub(crate) problem: Problem,
    pub(crate) turning: Turning,
    pub(crate) exchange: bool,
    pub(crate) text: String,
}

/// Puts a question into standard form, so facts don't depend on its orientation.
pub(crate) fn stand(bare: &Problem) -> Result<Standing, Unfit> {
    let claims = bare.kind.form().set == Set::Claimed;
    let view = if claims {
        Some(ClaimView::of(bare)?)
    } else {
        None
    };
    let mut best: Option<(Option<String>, Standing)> = None;
    for exchange in [false, true] {
        // A claimant is Black unless komi forbids it.
        let white = bare.player == Some(ColorName::White);
        if claims && bare.position.komi.is_none() && exchange != white {
            continue;
        }
        for turning in Turning::ALL {
            let Some(problem) = turned(bare, turning, exchange) else {
                continue;
            };
            let first = view.as_ref().and_then(|view| view.text(turning));
            let text = question_text(&problem);
            let less = best
                .as_ref()
                .is_none_or(|(than, standing)| (&first, &text) < (than, &standing.text));
            if less {
                let standing = Standing {
                    problem,
                    turning,
                    exchange,
                    text,
                };
                best = Some((first, standing));
            }
        }
    }
    best.map(|(_, standing)| standing)
        .ok_or(Unfit::Field("the position can’t be laid down"))
}

fn question_text(problem: &Problem) -> String {
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
    // Only where captives count.
    if problem.kind.form().captives == Captives::Count {
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
    if matches!(problem.kind.form().set, Set::Asked | Set::Claimed) {
        let mut set: Vec<&str> = problem.set.iter().map(String::as_str).collect();
        set.sort_unstable();
        let _ = write!(text, " {set:?}");
    }
    if let Some(asked) = &problem.asked {
        let _ = write!(text, " {asked}");
    }
    text
}
