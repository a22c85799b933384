//! A move of the opponent's, within the time that the player has.

use std::time::{Duration, Instant};

use loja_opponent::{Choice, Ground, Level, Perfect, Settings, Thinker};
use loja_rules::{Color, Point, State};

use super::game::Game;
use crate::budget::Budget;
use crate::stop::is_interrupted;

/// The clock is looked at after so many random games, …
pub(super) const GAMES: u32 = 20;

/// … and the prover has this part of the time.
pub(super) const PROVER: u32 = 3;

/// A small board is solved in one step, so whoever has less time goes without.
const SOLVING: Duration = Duration::from_secs(4);

/// How strong it plays.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Play {
    /// How strong genmove plays: first, easy, steady or strong
    #[arg(long, default_value = "steady", value_parser = level)]
    pub(crate) level: Level,
}

pub(crate) fn level(name: &str) -> Result<Level, String> {
    Level::named(name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        format!("one of {names} is expected")
    })
}

/// Chooses a move for this player and makes it; `None` is a pass.
pub(crate) fn genmove(game: &mut Game, color: Color) -> Option<Point> {
    let begun = Instant::now();
    let chosen = chosen(game, color);
    game.clock.spend(color, begun.elapsed());
    // The choice is legal, and after the end a pass changes nothing.
    let _ = game.play(color, chosen);
    chosen
}

/// The move that it would make, within the time that the player has.
pub(crate) fn chosen(game: &mut Game, color: Color) -> Option<Point> {
    let budget = game.budget.at_most(None, game.clock.for_move(color));
    let state = game.with_turn(color);
    let choice = choose(&state, settings(game), &budget, &mut game.solved);
    choice.and_then(|choice| choice.turn.stone)
}

/// How it plays in this game.
pub(super) fn settings(game: &Game) -> Settings {
    Settings {
        // The protocol has no word for such a move.
        removes: false,
        aside: aside(game),
        // The same game has the same moves, and each of them dice of its own.
        ..game.level.settings().seeded(game.made.len() as u64)
    }
}

/// The komi, which the protocol keeps beside the captives.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a komi of this size has no such digits"
)]
fn aside(game: &Game) -> f32 {
    game.komi.to_string().parse::<f64>().unwrap_or_default() as f32
}

/// No more than the budget has: its nodes are those of the prover, and as many random games.
pub(super) fn within(settings: Settings, budget: &Budget) -> Settings {
    let most = u32::try_from(budget.nodes()).unwrap_or(u32::MAX);
    Settings {
        playouts: settings.playouts.min(most),
        nodes: settings.nodes.min(budget.nodes()),
        bytes: settings.bytes.min(budget.bytes()),
        ..settings
    }
}

/// The best move that is found within the budget. `None` when the
/// prover contradicts its checker.
pub(crate) fn choose(
    state: &State,
    settings: Settings,
    budget: &Budget,
    perfect: &mut dyn Perfect,
) -> Option<Choice> {
    let begun = Instant::now();
    let time = budget.deadline().map_or(Duration::MAX, |until| {
        until.saturating_duration_since(begun)
    });
    let settings = Settings {
        perfect: settings.perfect && time >= SOLVING,
        ..within(settings, budget)
    };
    let mut thinker = Thinker::new(state, settings, perfect);
    while !is_interrupted() && begun.elapsed() < time {
        if begun.elapsed() > time / PROVER {
            thinker.hurry();
        }
        if thinker.run(GAMES).ok()? {
            break;
        }
    }
    // A move that was found in no time at all rests on something.
    if thinker.playouts() == 0 && thinker.choice().ground != Ground::Perfect {
        thinker.hurry();
        thinker.run(1).ok()?;
    }
    Some(thinker.choice())
}
