//! What is expected at the end of a game that is played on.

use std::sync::Arc;

use loja_expect::Forecast;
use loja_notation::{Komi, Layout, Points};
use loja_rules::{ByColor, Point, Setup, State};
use loja_systems::{Counting, Start, System};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::rows::board_rows;

/// Who will probably have each location if both play on, and the score. It is no verdict.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ForecastRuling {
    /// `B`, `W`, `.` where both have the same chance, `,` for no location.
    pub control: Vec<String>,
    /// How sure that is, in percent, in the rows of `control`: 100 where it is proved, null for no location.
    pub sure: Vec<Vec<Option<u8>>>,
    /// Black's points minus White's on average, to a tenth.
    pub score: f64,
    /// How far the score may be off: two games of three end as near as that.
    pub spread: f64,
}

impl ForecastRuling {
    /// What is expected of a game of LJRG with this komi.
    #[must_use]
    pub fn new(layout: &Layout, forecast: &Forecast, komi: Komi) -> ForecastRuling {
        ForecastRuling::counted(layout, forecast, Counting::Territory, komi.uncounted())
    }

    /// What is expected of a game by another rule set, counted as its text has it, with nothing taken as proved; the
    /// komi is in thousandths. `None` where no points decide, and where LJRG knows no such position.
    #[must_use]
    pub fn of_system(
        layout: &Layout,
        system: System,
        start: &Start,
        komi: i64,
        seed: u64,
    ) -> Option<ForecastRuling> {
        let counting = system.counting()?;
        let setup = Setup {
            stones: start.stones.clone(),
            captives: start.prisoners,
            turn: start.turn,
            ..Setup::empty()
        };
        let state = State::new(Arc::clone(&start.board), setup).ok()?;
        let forecast = Forecast::of(&state, &ByColor::default(), seed)?;
        let komi = Points::from_thousandths(komi - system.made_up(start));
        Some(ForecastRuling::counted(layout, &forecast, counting, komi))
    }

    fn counted(
        layout: &Layout,
        forecast: &Forecast,
        counting: Counting,
        komi: Points,
    ) -> ForecastRuling {
        let lead = match counting {
            Counting::Territory => forecast.area - forecast.had,
            Counting::Area => forecast.area,
            Counting::Stones => forecast.area - forecast.eyes,
        };
        let black = |at: Point| forecast.for_black[at.index()];
        let sign = |at: Point| match black(at) {
            ..500 => 'W',
            500 => '.',
            501.. => 'B',
        };
        let sure = |at: &Option<Point>| at.map(|at| percent(black(at).max(1000 - black(at))));
        let cells = layout.cells().iter();
        ForecastRuling {
            control: board_rows(layout, sign),
            sure: cells.map(|row| row.iter().map(sure).collect()).collect(),
            score: tenths(f64::from(lead) - komi.number()),
            spread: tenths(f64::from(forecast.spread)),
        }
    }

    /// "Black by about 6 (give or take 2)".
    #[must_use]
    pub fn words(&self) -> String {
        let (lead, spread) = (self.score.abs().round(), self.spread.round());
        let who = match self.score {
            _ if lead == 0.0 => "an even game".to_owned(),
            score if score < 0.0 => format!("White by about {lead}"),
            _ => format!("Black by about {lead}"),
        };
        format!("{who} (give or take {spread})")
    }
}

/// Thousandths in percent; 100 only if they are all.
fn percent(of_1000: u16) -> u8 {
    let rounded = (of_1000 + 5) / 10;
    let percent = if of_1000 < 1000 { rounded.min(99) } else { 100 };
    u8::try_from(percent).unwrap_or(100)
}

/// Rounded to a tenth, and never minus zero.
fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

#[cfg(test)]
mod tests {
    use loja_lesson::start_of;
    use loja_notation::{Position, Record, read_one};
    use loja_rules::{Color, PointSet};

    use super::*;

    /// Black has six points on the left, and White has three on the right.
    fn forecast(komi: &str, proved: bool) -> ForecastRuling {
        let text = format!(r#"{{"rows": ["..xo.", "..xo.", "..xo.", "xxxoo"], "komi": {komi}}}"#);
        let position: Position = read_one(&text).unwrap();
        let (layout, state) = (&position.layout, &position.state);
        let mut given = ByColor::<PointSet>::default();
        if proved {
            for at in state.board().points() {
                let left = at.index() % 5 < 3;
                given[if left { Color::Black } else { Color::White }].insert(at);
            }
        }
        let forecast = Forecast::of(state, &given, 1).unwrap();
        ForecastRuling::new(layout, &forecast, Komi::of_file(position.komi))
    }

    #[test]
    fn what_is_proved_is_sure_and_counts_as_the_rules_count_it() {
        let sure = forecast("0", true);
        assert_eq!(sure.control, ["BBBWW"; 4]);
        assert!(sure.sure.iter().flatten().all(|&it| it == Some(100)));
        assert_eq!((sure.score, sure.spread), (3.0, 0.0));
        assert_eq!(sure.words(), "Black by about 3 (give or take 0)");
    }

    #[test]
    fn komi_counts_once_whole_or_half() {
        let score = |komi| forecast(komi, true).score;
        assert_eq!([score("2"), score("2.5"), score("-0.5")], [1.0, 0.5, 3.5]);
        assert_eq!([score("3"), score("6.5")], [0.0, -3.5]);
        let words = |komi| forecast(komi, true).words();
        assert_eq!(words("6.5"), "White by about 4 (give or take 0)");
        assert_eq!(words("3"), "an even game (give or take 0)");
    }

    /// Black has one living group in the middle, White has two at the sides, and Black has taken three stones.
    fn by(rules: &str, options: &str) -> Option<f64> {
        let rows = r#"[".oxxxo.", "ooxxxoo", ".ox.xo.", "ooxxxoo", ".ox.xo."]"#;
        let text = format!(
            r#"{{"rows": {rows}, "white_captives": 3, "komi": 0.5, "options": {options}}}"#
        );
        let record = Record::from_data(serde_json::from_str(&text).unwrap()).unwrap();
        let (system, start) = (
            System::from_name(rules).unwrap(),
            start_of(&record).unwrap(),
        );
        let komi = record.komi.thousandths();
        let told = ForecastRuling::of_system(&record.layout, system, &start, komi, 1);
        told.map(|told| told.score)
    }

    /// Areas of 15 and 20; stones had 13 and 17; eyes 2 and 4.
    #[test]
    fn each_rule_set_counts_in_its_own_way() {
        for rules in ["jrg89", "j2003", "naj", "yasunaga", "shimada"] {
            assert_eq!(by(rules, "{}"), Some(-1.5), "{rules}");
        }
        for rules in ["area", "superko-positional", "tromp-taylor", "ing"] {
            assert_eq!(by(rules, "{}"), Some(-5.5), "{rules}");
        }
        assert_eq!(by("stone", "{}"), Some(-3.5));
        assert_eq!(by("no-pass", "{}"), None);
    }

    #[test]
    fn half_points_of_options_count() {
        let made_up = [
            r#"{"button": "black"}"#,
            r#"{"button": "white"}"#,
            r#"{"first-pass": "white"}"#,
            r#"{"pass-stones": "on"}"#,
        ];
        let scores = made_up.map(|options| by("area", options));
        assert_eq!(scores, [-5.5, -6.5, -6.5, -5.5].map(Some));
    }

    #[test]
    fn what_is_not_proved_is_never_quite_sure() {
        let told = forecast("0", false);
        let mut sure = told.sure.iter().flatten().flatten();
        assert!(sure.all(|sure| (50..100).contains(sure)));
        assert!(told.control.iter().all(|row| row.starts_with("BBB")));
    }
}
