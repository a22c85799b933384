use std::sync::Arc;

use loja_rules::{ByColor, PointSet, State};
use loja_systems::compare::{Asking, Comparison, RuleSetRuling};
use loja_systems::{Going, Judgement, Law, Limits, LjrgFindings, Start, System, ljrg};

/// A rule set's limits: a few seconds, as in the table of rulings.
const LIMITS: Limits = Limits {
    nodes: 600_000,
    bytes: 512 << 20,
};

#[derive(Default)]
pub(crate) struct Rulings {
    known: Vec<(System, Start, RuleSetRuling)>,
}

impl Rulings {
    /// A rule set's judgement if play stops there.
    ///
    /// # Errors
    /// When it lacks such a position.
    pub(crate) fn of(&mut self, system: System, start: &Start) -> Result<RuleSetRuling, String> {
        let same = |(law, other, _): &&(System, Start, RuleSetRuling)| {
            *law == system
                && (&other.stones, other.turn) == (&start.stones, start.turn)
                && (other.prisoners, &other.board) == (start.prisoners, &start.board)
        };
        if let Some((_, _, ruling)) = self.known.iter().find(same) {
            return Ok(ruling.clone());
        }
        let fault = |fault: loja_systems::Fault| fault.to_string();
        let mut asked = Comparison::new(start, 0, &[system], Vec::new(), LIMITS).map_err(fault)?;
        while asked.turn(&|_| Going::Continue(())).map_err(fault)? == Asking::More {}
        let ruling = asked.ruling(Law::from(system)).cloned();
        let ruling = ruling.ok_or("it was not asked")?;
        self.known.push((system, start.clone(), ruling.clone()));
        Ok(ruling)
    }
}

/// LJRG's judgement, given control.
pub(crate) fn of_ljrg(state: &State, control: Option<&ByColor<PointSet>>) -> (Law, Judgement) {
    let board = state.board();
    let found = match control {
        None => LjrgFindings {
            control: ByColor::default(),
            open: ByColor {
                black: board.locations(),
                white: board.locations(),
            },
            score: None,
            nodes: 0,
        },
        Some(control) => {
            let score = state.score(control);
            let [black, white] = [score.black.total(), score.white.total()]
                .map(|total| i64::try_from(total).unwrap_or(i64::MAX / 2000));
            LjrgFindings {
                control: control.clone(),
                open: ByColor::default(),
                score: Some((black - white) * 1000),
                nodes: 0,
            }
        }
    };
    (
        ljrg::RULES,
        found.judgement(board, state.situation().stones()),
    )
}

pub(crate) fn start_of(state: &State) -> Start {
    let situation = state.situation();
    Start {
        prisoners: situation.captives(),
        ..Start::new(
            Arc::clone(state.board()),
            situation.stones().clone(),
            situation.turn(),
        )
    }
}
