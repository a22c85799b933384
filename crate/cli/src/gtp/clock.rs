//! Divides a board program's time among the moves.

use std::time::Duration;

use loja_rules::{ByColor, Color};

use crate::budget::seconds_of;

/// Assumed to come.
const MOVES: u32 = 30;

/// The least time for a move.
const LEAST: Duration = Duration::from_millis(50);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    time: Duration,
    stones: u32,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clock {
    extra: Option<Left>,
    left: ByColor<Option<Left>>,
}

impl Clock {
    /// `time_settings`: main time, byo-yomi time and stones; time for no stones means no limit.
    pub(crate) fn settings(words: &[String]) -> Option<Clock> {
        let [main, extra, stones] = words else {
            return None;
        };
        let (main, extra) = (seconds(main)?, seconds(extra)?);
        let stones = stones.parse().ok()?;
        if stones == 0 && !extra.is_zero() {
            return Some(Clock::default());
        }
        let left = Left {
            time: main,
            stones: 0,
        };
        let mut clock = Clock {
            extra: (stones > 0).then_some(Left {
                time: extra,
                stones,
            }),
            left: ByColor {
                black: Some(left),
                white: Some(left),
            },
        };
        clock.roll();
        Some(clock)
    }

    pub(crate) fn of_kgs(words: &[String]) -> Option<Clock> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let told = match words[..] {
            ["none"] => return Some(Clock::default()),
            ["absolute", main] => [main, "0", "0"],
            // The last period stays, new for each move.
            ["byoyomi", main, period, _] => [main, period, "1"],
            ["canadian", main, extra, stones] => [main, extra, stones],
            _ => return None,
        };
        Clock::settings(&told.map(str::to_owned))
    }

    /// `time_left`: 0 stones in main time.
    pub(crate) fn tell(&mut self, color: Color, words: &[String]) -> Option<()> {
        let [time, stones] = words else {
            return None;
        };
        let (time, stones) = (seconds(time)?, stones.parse().ok()?);
        self.left[color] = Some(Left { time, stones });
        Some(())
    }

    /// `None` without a limit.
    pub(crate) fn for_move(&self, color: Color) -> Option<Duration> {
        let Left { time, stones } = self.left[color]?;
        let moves = if stones > 0 { stones } else { MOVES };
        // A tenth goes to delivering the answer.
        let share = time.mul_f64(0.9) / moves;
        Some(share.max(LEAST).min(time))
    }

    /// Programs that report the time left do so before the next move.
    pub(crate) fn spend(&mut self, color: Color, took: Duration) {
        if let Some(left) = &mut self.left[color] {
            left.time = left.time.saturating_sub(took);
            // A period ends with its last stone and starts again.
            if left.stones > 0 {
                left.stones -= 1;
                if left.stones == 0 {
                    left.time = Duration::ZERO;
                }
            }
        }
        self.roll();
    }

    /// Starts byo-yomi when the time is over.
    fn roll(&mut self) {
        for color in Color::ALL {
            if self.left[color].is_some_and(|left| left.time.is_zero()) && self.extra.is_some() {
                self.left[color] = self.extra;
            }
        }
    }
}

fn seconds(word: &str) -> Option<Duration> {
    seconds_of(word.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    fn share(clock: &Clock) -> Option<u128> {
        let share = clock.for_move(Color::Black);
        share.map(|share| share.as_millis())
    }

    #[test]
    fn a_move_has_its_share() {
        let mut clock = Clock::settings(&words("300 60 10")).unwrap();
        assert_eq!(share(&clock), Some(9_000));
        clock.spend(Color::Black, Duration::from_secs(150));
        assert_eq!(share(&clock), Some(4_500));
        assert_eq!(clock.for_move(Color::White).unwrap().as_secs(), 9);
        // Then ten stones a minute.
        clock.spend(Color::Black, Duration::from_secs(150));
        assert_eq!(share(&clock), Some(5_400));
        clock.tell(Color::Black, &words("8 1")).unwrap();
        assert_eq!(share(&clock), Some(7_200));
        clock.spend(Color::Black, Duration::from_secs(1));
        assert_eq!(share(&clock), Some(5_400));
        // Out of time: plays at once.
        clock = Clock::settings(&words("0 0 0")).unwrap();
        assert_eq!(share(&clock), Some(0));
        clock.tell(Color::Black, &words("1 0")).unwrap();
        assert_eq!(share(&clock), Some(50));
    }

    #[test]
    fn no_limit_and_no_numbers() {
        assert_eq!(share(&Clock::default()), None);
        assert_eq!(share(&Clock::settings(&words("10 5 0")).unwrap()), None);
        assert_eq!(share(&Clock::of_kgs(&words("none")).unwrap()), None);
        assert_eq!(
            share(&Clock::of_kgs(&words("byoyomi 0 10 5")).unwrap()),
            Some(9_000)
        );
        assert_eq!(
            share(&Clock::of_kgs(&words("absolute 300")).unwrap()),
            Some(9_000)
        );
        for wrong in ["", "1", "1 2", "a 1 1", "1 1 -1", "-1 1 1", "1 2 3 4"] {
            assert!(Clock::settings(&words(wrong)).is_none(), "{wrong}");
            assert!(Clock::of_kgs(&words(wrong)).is_none(), "{wrong}");
        }
        assert!(Clock::default().tell(Color::Black, &words("x 1")).is_none());
    }
}
