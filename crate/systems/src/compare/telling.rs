//! Rulings and partings in words.

use loja_ground::{Point, PointSet};

use super::life::{Life, Whose};
use super::parting::{Apart, Parting};
use super::ruling::RuleSetRuling;
use super::shown_line::{ShownLine, Shows};
use super::stage::ComparedStage;
use crate::clause::Clause;
use crate::judgement::MayStop;
use crate::proof::ProofTurn;

/// Longer lists of locations are cut.
const NAMES: usize = 12;

fn names(points: &PointSet, name: &dyn Fn(Point) -> String) -> String {
    let mut list: Vec<String> = points.iter().take(NAMES).map(name).collect();
    let more = points.len().saturating_sub(list.len());
    if more > 0 {
        list.push(format!("{more} more"));
    }
    list.join(", ")
}

impl RuleSetRuling {
    /// Its ruling at a stage about these locations; `result` writes scores.
    #[must_use]
    pub fn said(
        &self,
        stage: ComparedStage,
        points: &PointSet,
        name: &dyn Fn(Point) -> String,
        result: &dyn Fn(i64) -> String,
    ) -> String {
        let rules = self.law.name();
        let of = |wanted: &dyn Fn(Point) -> bool| points.iter().filter(|&at| wanted(at)).collect();
        let mut parts = Vec::new();
        let mut told = |what: &str, chosen: PointSet| {
            if !chosen.is_empty() {
                parts.push(format!("{what}: {}", names(&chosen, name)));
            }
        };
        match stage {
            ComparedStage::Stop => {
                let told = match &self.judgement.stop {
                    MayStop::Yes => "play may stop here".to_owned(),
                    MayStop::No(points) if points.is_empty() => "nobody may stop here".to_owned(),
                    MayStop::No(points) => {
                        format!("play may not stop here, because of {}", names(points, name))
                    }
                    MayStop::Undecided(_) => "whether play may stop here is undecided".to_owned(),
                };
                parts.push(told);
            }
            ComparedStage::Dead => {
                for (what, life) in [
                    ("dead", Life::Dead),
                    ("stands", Life::Stands),
                    ("undecided", Life::Undecided),
                ] {
                    told(what, of(&|at| self.life[at.index()] == life));
                }
            }
            ComparedStage::Whose => {
                for color in loja_ground::Color::ALL {
                    let whose = Whose::For(color);
                    told(
                        color.player_name(),
                        of(&|at| self.whose[at.index()] == whose),
                    );
                }
                for (what, whose) in [
                    ("nobody’s", Whose::Nobody),
                    ("undecided", Whose::Undecided),
                    ("not defined", Whose::Undefined),
                ] {
                    told(what, of(&|at| self.whose[at.index()] == whose));
                }
            }
            ComparedStage::Counted => parts.push(self.judgement.outcome.result(result)),
        }
        format!("by {rules}, {}", parts.join("; "))
    }
}

impl Apart {
    /// A sentence for two rule sets.
    #[must_use]
    pub fn told(
        &self,
        one: &RuleSetRuling,
        other: &RuleSetRuling,
        name: &dyn Fn(Point) -> String,
    ) -> String {
        let (one, other) = (one.law.name(), other.law.name());
        match self {
            Apart::Never => format!("{one} and {other} don’t part"),
            Apart::Open(stage) => format!(
                "whether {one} and {other} part is not known from {} on: {}",
                stage.name(),
                stage.question()
            ),
            Apart::Parted(Parting {
                stage,
                points,
                hidden,
                ..
            }) => {
                let at = match points.is_empty() {
                    true => String::new(),
                    false => format!(": {}", names(points, name)),
                };
                let hidden: Vec<&str> = hidden.iter().map(|stage| stage.question()).collect();
                let hidden = match hidden.is_empty() {
                    true => String::new(),
                    false => format!(" (not known: {})", hidden.join("; ")),
                };
                format!("{one} and {other} part at {}{at}{hidden}", stage.question())
            }
        }
    }
}

impl Parting {
    /// The deciding clauses of both rule sets.
    #[must_use]
    pub fn clauses(&self) -> [Clause; 2] {
        self.laws.map(|law| law.clause(self.stage))
    }
}

impl ShownLine {
    /// A sentence, turn by turn.
    #[must_use]
    pub fn told(&self, board: &loja_ground::Board, name: &dyn Fn(Point) -> String) -> String {
        let mut color = self.first;
        let mut turns = Vec::new();
        let at = |number: usize| board.point(number).map_or_else(String::new, name);
        for turn in &self.turns {
            let what = match turn {
                ProofTurn::Play(number) => at(*number),
                ProofTurn::PassFor(number) => format!("passes for {}", at(*number)),
                ProofTurn::Pass | ProofTurn::Outside | ProofTurn::Agree => "passes".to_owned(),
                ProofTurn::KoPass => "makes a ko-pass".to_owned(),
                ProofTurn::Button => "takes the button".to_owned(),
            };
            turns.push(format!("{} {what}", color.player_name()));
            color = color.other();
        }
        let shows = match self.shows {
            Shows::LastForbidden => "which the rules forbid".to_owned(),
            Shows::Taken(stone) => format!("which takes {}", name(stone)),
        };
        format!("{}, {shows}", turns.join(", "))
    }
}
