use loja_notation::Layout;
use loja_rules::{ByColor, Color, PointSet};
use loja_systems::shimada::{FirstPlan, first_plan};
use loja_systems::{Control, How, Limits, RuleSetGame, Stage, Start, System, Table, naj};

use super::shown::{CLAUSES, Shown};
use crate::predict::{Ask, PLAYERS};
use crate::statement_data::SumsData;
use crate::statement_holds::{Ground, Held, yes};
use crate::statement_words::members;

const LIMITS: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};

const CLAUSE_ANSWERS: &[&str] = &[
    "Two eyes, clause (a)",
    "Independent, clause (b)",
    "In seki, clause (c)",
    "Dead",
];

impl Shown {
    pub(crate) fn held(&self, layout: &Layout, game: &RuleSetGame) -> Held {
        let now = game.now();
        match self {
            Shown::Controlled(player, set) => match game.notes().analyses {
                None => Held::Void("nobody has shown anything: there is no dispute".to_owned()),
                Some(analyses) => {
                    let found = &analyses[*player].controlled;
                    let who = player.player_name();
                    yes(
                        found == set,
                        format!("{who} controls {}", members(layout, found)),
                    )
                }
            },
            Shown::Immortal(player, set) => {
                let found = naj::immortal(&now.board, &now.stones, *player);
                yes(
                    found == *set,
                    format!("immortal are {}", members(layout, &found)),
                )
            }
            Shown::Sums(wanted) => match sums(game) {
                None => Held::Void("the decisive pattern is not there".to_owned()),
                Some(sums) => {
                    let of = |color: Color| sums.map(|sum| sum[color]);
                    let found = SumsData {
                        black: of(Color::Black),
                        white: of(Color::White),
                    };
                    let (black, white) = (found.black, found.white);
                    yes(found == *wanted, format!("they are {black:?}, {white:?}"))
                }
            },
            Shown::FirstPlan(clause, set) => planned(*clause, set, &now),
        }
    }

    pub(crate) fn words(&self, layout: &Layout) -> String {
        match self {
            Shown::Controlled(player, set) => {
                let who = player.player_name();
                format!("{who} has shown that he controls {}.", members(layout, set))
            }
            Shown::Immortal(player, set) => {
                let is = if set.len() == 1 { "is" } else { "are" };
                let who = player.player_name();
                format!("of {who}’s stones {} {is} immortal.", members(layout, set))
            }
            Shown::Sums(SumsData { black, white }) => {
                let sum = |[a, b, c]: &[i64; 3]| format!("{a} − {b} − {c} = {}", a - b - c);
                format!("{} for Black, {} for White.", sum(black), sum(white))
            }
            Shown::FirstPlan(clause, set) => {
                let is = if set.len() == 1 { "is" } else { "are" };
                let what = match clause {
                    FirstPlan::TwoEyed => "stones with two eyes (a)",
                    FirstPlan::Independent => "independent living stones (b)",
                    FirstPlan::Seki => "stones in seki (c)",
                    FirstPlan::Dead => "dead",
                };
                let what = match set.len() {
                    1 => what.replace("independent living stones", "an independent living stone"),
                    _ => what.to_owned(),
                };
                let set = members(layout, set);
                format!("By Shimada’s first plan, {set} {is} {what}.")
            }
        }
    }

    pub(crate) fn asked(&self, layout: &Layout) -> Option<Ask> {
        match self {
            Shown::Controlled(..) | Shown::Immortal(..) => None,
            Shown::Sums(SumsData { black, white }) => {
                let worth = |[a, b, c]: &[i64; 3]| a - b - c;
                let right = match worth(black).cmp(&worth(white)) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Equal => 2,
                };
                Some(("who has more?".to_owned(), PLAYERS, right))
            }
            Shown::FirstPlan(clause, set) => {
                let right = CLAUSES.iter().position(|(known, _)| known == clause)?;
                let set = members(layout, set);
                let text = format!("by Shimada’s first plan, what is {set}?");
                Some((text, CLAUSE_ANSWERS, right))
            }
        }
    }
}

/// A, B and C, once the decisive pattern is on the board.
fn sums(game: &RuleSetGame) -> Option<[ByColor<i64>; 3]> {
    let notes = game.notes();
    let [a, b, c] = ["a", "b", "c"].map(|name| notes.number(name));
    Some([a?, b?, c?])
}

fn planned(clause: FirstPlan, set: &PointSet, now: &Start) -> Held {
    for at in set.iter() {
        let Some(owner) = now.stones.color_at(at) else {
            return Held::Void("there is no stone on some of these".to_owned());
        };
        let table = match Table::start(now.board.clone(), now.stones.clone(), now.turn) {
            Ok(table) => table,
            Err(fault) => return Held::Void(fault.to_string()),
        };
        let string = now.stones.chain(&now.board, at).members;
        match first_plan(&table, &string, owner, &Control::new(LIMITS)) {
            Err(fault) => return Held::Void(fault.to_string()),
            Ok(Err(_)) => return Held::Open,
            Ok(Ok(found)) if found != clause => {
                let known = CLAUSES.iter().find(|(known, _)| *known == found);
                let word = known.map_or("", |(_, word)| word);
                return Held::No(format!("one of them is {word}"));
            }
            Ok(Ok(_)) => {}
        }
    }
    Held::Yes
}

/// The result that the game settles itself: a tie, the ten steps of New Amateur-Japanese, the sums of Shimada.
pub(crate) fn settled(ground: Ground<'_>, system: System, game: &RuleSetGame) -> Option<String> {
    let points = |score: i64| match score {
        0 => "jigo".to_owned(),
        1.. => format!("B+{score}"),
        _ => format!("W+{}", score.unsigned_abs()),
    };
    if game.stage() == Stage::Over(How::Tie) {
        return Some("tie".to_owned());
    }
    let notes = game.notes();
    let score = notes.score?;
    if notes.analyses.is_some() {
        // The ten steps know only the game's prisoners; the diagram has earlier ones.
        let taken = ground.start.situation().captives();
        let before = match ground.by {
            Some(by) if by.system == system => [by.start.black_captives, by.start.white_captives],
            _ => [Some(taken.black), Some(taken.white)],
        };
        let [black, white] = before.map(|count| i64::from(count.unwrap_or_default()));
        return Some(points(score + white - black));
    }
    Some(points(score))
}
