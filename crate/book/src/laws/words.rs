use loja_lesson::turn_word;
use loja_notation::Layout;
use loja_rules::{Color, PointSet};
use loja_systems::GameTurn;
use loja_systems::compare::ComparedStage;

use super::said::{Fate, Parting, Said, SaidByLaw};
use super::shown::Shown;
use crate::predict::{Ask, PLAYERS, SIDES, YES_NO, number};
use crate::statement_words::members;

const LIVES: &[&str] = &["They stand", "They are dead"];
const STAGES: &[&str] = &[
    "May play stop here?",
    "Which stones are dead?",
    "Whose are the points?",
    "How is it counted?",
    "They don’t part",
];

impl Fate {
    fn words(self) -> &'static str {
        match self {
            Fate::Dead => "dead",
            Fate::Stands => "not dead",
            Fate::Uncapturable => "uncapturable",
            Fate::Enabled => "alive because their capture enables new stones",
            Fate::Under => "alive because of new stones under them",
            Fate::Local => "alive because of new stones near them",
            Fate::Immortal => "immortal",
            Fate::Protected => "alive because their owner can protect them",
        }
    }
}

fn turn_words(layout: &Layout, turn: GameTurn) -> String {
    match turn {
        GameTurn::Play(at) => layout.name(at),
        GameTurn::Pass => "a pass".to_owned(),
        GameTurn::PassFor(at) => format!("a pass for {}", layout.name(at)),
        GameTurn::KoPass => "a ko-pass".to_owned(),
        GameTurn::Button => "the button".to_owned(),
        GameTurn::Agree => "agreement".to_owned(),
        GameTurn::Ask { black, white, .. } => match (black, white) {
            (true, true) => "both asking to resume".to_owned(),
            (true, false) => "Black asking to resume".to_owned(),
            (false, true) => "White asking to resume".to_owned(),
            (false, false) => "nobody asking to resume".to_owned(),
        },
        GameTurn::Try(color) => format!("a line that {} begins", color.player_name()),
        GameTurn::Disagree => "disagreement".to_owned(),
        GameTurn::Next => "the next step".to_owned(),
        GameTurn::Resume(None) => "a resumption".to_owned(),
        GameTurn::Resume(Some(player)) => {
            format!("{} calling for a resumption", player.player_name())
        }
    }
}

impl SaidByLaw {
    /// A word for the page that LJRG does not use.
    pub(crate) fn name(&self) -> &'static str {
        match &self.said {
            Said::Status(..) => "status",
            Said::Map(_) => "law-points",
            Said::Counts(..) => "law-counts",
            Said::Result(_) => "law-result",
            Said::MayStop(_) => "may-stop",
            Said::Turn { rule: None, .. } => "law-legal",
            Said::Turn { .. } => "law-refused",
            Said::Becomes { .. } => "law-becomes",
            Said::Parts(..) => "parts",
            Said::Shown(shown) => shown.name(),
        }
    }

    pub(crate) fn about(&self) -> (Option<Color>, Option<&PointSet>) {
        match &self.said {
            Said::Status(_, set) => (None, Some(set)),
            Said::Counts(player, set) => (*player, Some(set)),
            Said::Shown(shown) => shown.about(),
            _ => (None, None),
        }
    }

    pub(crate) fn words(&self, layout: &Layout) -> String {
        let by = self.system.description().words;
        let says = self.said_words(layout);
        let after: Vec<String> = self
            .turns
            .iter()
            .map(|turn| turn_words(layout, *turn))
            .collect();
        match (&self.said, after.as_slice()) {
            (Said::Parts(..), _) => says,
            (Said::Shown(Shown::FirstPlan(..)), _) => says,
            (_, []) => format!("By {by}, {says}"),
            (_, turns) => format!("By {by}, after {}: {says}", turns.join(", ")),
        }
    }

    fn said_words(&self, layout: &Layout) -> String {
        match &self.said {
            Said::Status(word, set) => {
                let is = if set.len() == 1 { "is" } else { "are" };
                let word = match (set.len(), word.words()) {
                    (1, words) => words
                        .replace("their capture", "its capture")
                        .replace("them", "it"),
                    (_, words) => words.to_owned(),
                };
                format!("{} {is} {word}.", members(layout, set))
            }
            Said::Map(rows) => {
                let rows = rows.join(" ");
                format!("points from the upper row down, B for Black, W for White: {rows}")
            }
            Said::Counts(player, set) => {
                let (is, what) = (
                    if set.len() == 1 { "counts" } else { "count" },
                    members(layout, set),
                );
                let who = player.map_or("nobody", Color::player_name);
                format!("{what} {is} for {who}.")
            }
            Said::Result(text) => format!("{}.", result_words(text)),
            Said::MayStop(true) => "play may stop here.".to_owned(),
            Said::MayStop(false) => "play may not stop here.".to_owned(),
            Said::Turn { turn, rule } => {
                let what = turn_words(layout, *turn);
                match rule {
                    None => format!("{what} is legal."),
                    Some(rule) => format!("{what} is refused ({rule})."),
                }
            }
            Said::Becomes { line, .. } => format!("the situation line is {line}."),
            Said::Parts(law, at) => {
                let (one, other) = (law.description().words, self.system.description().words);
                let both = format!("{} and {other}", crate::statement_words::capital(one));
                match at {
                    Parting::At(stage) => {
                        format!("{both} part at the question {}.", stage.question())
                    }
                    Parting::Nowhere => format!("{both} say the same."),
                    Parting::Open => format!("Whether {one} and {other} part is not known."),
                }
            }
            Said::Shown(shown) => shown.words(layout),
        }
    }

    /// The moves to its situation, in the page's notation.
    pub(crate) fn after(&self, layout: &Layout) -> String {
        let words: Vec<String> = self
            .turns
            .iter()
            .map(|turn| turn_word(layout, *turn))
            .collect();
        words.join(" ")
    }

    pub(crate) fn asks(&self, layout: &Layout) -> Option<Ask> {
        let (text, options, right) = self.asked(layout)?;
        if matches!(
            self.said,
            Said::Parts(..) | Said::Shown(Shown::FirstPlan(..))
        ) {
            return Some((text, options, right));
        }
        let by = self.system.description().words;
        let turns: Vec<String> = self
            .turns
            .iter()
            .map(|turn| turn_words(layout, *turn))
            .collect();
        let text = match turns.as_slice() {
            [] => format!("by {by}, {text}"),
            turns => format!("by {by}, after {}: {text}", turns.join(", ")),
        };
        Some((text, options, right))
    }

    fn asked(&self, layout: &Layout) -> Option<Ask> {
        let yes_no = |text: String, yes: bool| Some((text, YES_NO, usize::from(!yes)));
        match &self.said {
            Said::Status(word, set) => {
                let text = format!("what becomes of {}?", members(layout, set));
                Some((text, LIVES, usize::from(*word == Fate::Dead)))
            }
            Said::Map(rows) => {
                let has = |sign: char| rows.iter().any(|row| row.contains(sign));
                let right = match (has('B'), has('W'), has('?')) {
                    (_, _, true) => return None,
                    (true, false, _) => 0,
                    (false, true, _) => 1,
                    (true, true, _) => 2,
                    (false, false, _) => 3,
                };
                Some(("who has points here?".to_owned(), SIDES, right))
            }
            Said::Counts(player, set) => {
                let text = format!("for whom does it count: {}?", members(layout, set));
                Some((text, PLAYERS, number(*player)))
            }
            Said::Result(text) => {
                let right = match text.as_str() {
                    "jigo" | "tie" => 2,
                    text if text.starts_with("B+") => 0,
                    text if text.starts_with("W+") => 1,
                    _ => return None,
                };
                Some(("who wins?".to_owned(), PLAYERS, right))
            }
            Said::MayStop(yes) => yes_no("may play stop here?".to_owned(), *yes),
            Said::Turn { turn, rule } => yes_no(
                format!("is {} legal?", turn_words(layout, *turn)),
                rule.is_none(),
            ),
            Said::Becomes { .. } | Said::Parts(_, Parting::Open) => None,
            Said::Shown(shown) => shown.asked(layout),
            Said::Parts(law, at) => {
                let (one, other) = (law.description().words, self.system.description().words);
                let right = match at {
                    Parting::At(ComparedStage::Stop) => 0,
                    Parting::At(ComparedStage::Dead) => 1,
                    Parting::At(ComparedStage::Whose) => 2,
                    Parting::At(ComparedStage::Counted) => 3,
                    _ => 4,
                };
                Some((
                    format!("where do {one} and {other} part first?"),
                    STAGES,
                    right,
                ))
            }
        }
    }
}

fn result_words(text: &str) -> String {
    let won = |text: &str| {
        let (letter, points) = text.split_once('+')?;
        let who = Color::from_letter(letter.chars().next()?)?;
        Some(match points {
            "" => format!("{who} wins"),
            "0" => format!("{who} wins the tie"),
            points => format!("{who} wins by {points}"),
        })
    };
    match text {
        "jigo" => "it is a jigo".to_owned(),
        "tie" => "it is a tie".to_owned(),
        "no result" => "the game has no result".to_owned(),
        "undefined" => "no result is defined here".to_owned(),
        "both lose" => "both lose".to_owned(),
        _ => won(text).unwrap_or_else(|| text.to_owned()),
    }
}
