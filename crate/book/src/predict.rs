//! Questions before a statement, without giving it away.

use loja_notation::Layout;
use loja_rules::Color;
use serde::Serialize;

use crate::statement::{Kind, Statement};
use crate::statement_words::{asked_points, capital, move_words};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Asks {
    text: String,
    /// The question without the moves before it, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<String>,
    options: &'static [&'static str],
    right: usize,
}

/// The text in lower case, the options, and the right one's index.
pub(crate) type Ask = (String, &'static [&'static str], usize);

const BLACK: &str = Color::Black.player_name();
const WHITE: &str = Color::White.player_name();
pub(crate) const YES_NO: &[&str] = &["Yes", "No"];
pub(crate) const PLAYERS: &[&str] = &[BLACK, WHITE, "Nobody"];
pub(crate) const SIDES: &[&str] = &["Only Black", "Only White", "Both", "Nobody"];
const SCORES: &[&str] = &[BLACK, WHITE, "Both have the same"];

impl Statement {
    /// The question; `None` where the engine can't decide or nothing needs predicting.
    pub(crate) fn asks(&self, layout: &Layout) -> Option<Asks> {
        if !self.decided || self.told_otherwise {
            return None;
        }
        let (text, options, right) = self.kind.asks(layout)?;
        let (text, said) = if self.names_moves() {
            (self.after_moves(&text), Some(text))
        } else {
            (capital(&text), None)
        };
        Some(Asks {
            text,
            said,
            options,
            right,
        })
    }
}

impl Kind {
    fn asks(&self, layout: &Layout) -> Option<Ask> {
        let yes_no = |text: String, yes: bool| Some((text, YES_NO, usize::from(!yes)));
        match self {
            Kind::Lock { player, set, holds } => yes_no(
                format!(
                    "can {} lock {}?",
                    player.player_name(),
                    asked_points(layout, set)
                ),
                *holds,
            ),
            Kind::Border { player, set, rule } => yes_no(
                format!(
                    "has {} bordered {}?",
                    player.player_name(),
                    asked_points(layout, set)
                ),
                rule.is_none(),
            ),
            Kind::Formation { player, set, holds } => {
                let (who, what) = (player.player_name(), asked_points(layout, set));
                yes_no(format!("has {who} a 2-eye formation on {what}?"), *holds)
            }
            Kind::Control(control) => {
                let right = match Color::ALL.map(|color| !control[color].is_empty()) {
                    [true, false] => 0,
                    [false, true] => 1,
                    [true, true] => 2,
                    [false, false] => 3,
                };
                Some(("who controls points here?".to_owned(), SIDES, right))
            }
            Kind::Controls { player, set } => {
                let text = format!("who controls {}?", asked_points(layout, set));
                Some((text, PLAYERS, number(*player)))
            }
            Kind::Score(score) => {
                let more = match score.black.cmp(&score.white) {
                    std::cmp::Ordering::Greater => Some(Color::Black),
                    std::cmp::Ordering::Less => Some(Color::White),
                    std::cmp::Ordering::Equal => None,
                };
                Some(("who has more points?".to_owned(), SCORES, number(more)))
            }
            Kind::Result(result) => {
                let winner = result.map(|(winner, _)| winner);
                Some(("who wins?".to_owned(), PLAYERS, number(winner)))
            }
            Kind::Move { text, rule, .. } => {
                let what = match text.as_str() {
                    "pass" => "a pass".to_owned(),
                    text => move_words(text),
                };
                yes_no(format!("is {what} legal?"), rule.is_none())
            }
            Kind::Similar {
                numbers: [one, other],
                holds,
            } => yes_no(format!("are situations {one} and {other} similar?"), *holds),
            Kind::ByLaw(said) => said.asks(layout),
            Kind::Becomes(_) | Kind::Cycles(_) | Kind::Ruled(_) => None,
        }
    }
}

pub(crate) fn number(player: Option<Color>) -> usize {
    match player {
        Some(Color::Black) => 0,
        Some(Color::White) => 1,
        None => 2,
    }
}
