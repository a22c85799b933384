//! Chooses a move within the time.

use std::time::{Duration, Instant};

use loja_opponent::{ChosenMove, Ground, Level, MoveSearch, PerfectPlay, Settings};
use loja_rules::{Color, Point, State};

use super::game::Game;
use crate::budget::Budget;
use crate::stop::is_interrupted;

/// Random games between looks at the clock.
pub(super) const GAMES: u32 = 20;

/// The prover's fraction of the time.
pub(super) const PROVER: u32 = 3;

/// Solving a small board is one step, skipped with less time.
const SOLVING: Duration = Duration::from_secs(4);

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

/// `None` is a pass.
pub(crate) fn genmove(game: &mut Game, color: Color) -> Option<Point> {
    let begun = Instant::now();
    let chosen = chosen(game, color);
    game.clock.spend(color, begun.elapsed());
    // The choice is legal, and a pass after the end changes nothing.
    let _ = game.play(color, chosen);
    chosen
}

pub(crate) fn chosen(game: &mut Game, color: Color) -> Option<Point> {
    let budget = game.budget.at_most(None, game.clock.for_move(color));
    let state = game.with_turn(color);
    let choice = choose(&state, settings(game), &budget, &mut game.solved);
    choice.and_then(|choice| choice.turn.stone)
}

pub(super) fn settings(game: &Game) -> Settings {
    // Reproducible, yet with new dice for each move.
    let mut settings = game.level.settings().seeded(game.made.len() as u64);
    // The protocol can't express such a move.
    settings.removes = false;
    settings.aside = aside(game);
    settings
}

/// The komi, which the protocol keeps apart from captives.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a komi of this size has no such digits"
)]
fn aside(game: &Game) -> f32 {
    game.komi.to_string().parse::<f64>().unwrap_or_default() as f32
}

/// Limits prover nodes and random games each to the budget.
pub(super) fn within(mut settings: Settings, budget: &Budget) -> Settings {
    let most = u32::try_from(budget.nodes()).unwrap_or(u32::MAX);
    settings.playouts = settings.playouts.min(most);
    settings.nodes = settings.nodes.min(budget.nodes());
    settings.bytes = settings.bytes.min(budget.bytes());
    settings
}

/// `None` if the prover contradicts its checker.
pub(crate) fn choose(
    state: &State,
    settings: Settings,
    budget: &Budget,
    perfect: &mut dyn PerfectPlay,
) -> Option<ChosenMove> {
    let begun = Instant::now();
    let time = budget.deadline().map_or(Duration::MAX, |until| {
        until.saturating_duration_since(begun)
    });
    let mut settings = within(settings, budget);
    settings.perfect &= time >= SOLVING;
    let mut search = MoveSearch::new(state, settings, perfect);
    while !is_interrupted() && begun.elapsed() < time {
        if begun.elapsed() > time / PROVER {
            search.hurry();
        }
        if search.run(GAMES).ok()? {
            break;
        }
    }
    // Even an instant move should rest on something.
    if search.playouts() == 0 && search.choice().ground != Ground::Perfect {
        search.hurry();
        search.run(1).ok()?;
    }
    Some(search.choice())
}
