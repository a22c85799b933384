//! Moves that change control: before, something is left to play for; after, something looks in danger.

use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, FastBoard, PassCount, Point, PointSet, Setup, State};
use loja_solver::Limits;

use crate::candidates::grow;
use crate::control::memory::Memory;
use crate::control::search::ControlSearch;
use crate::dice::Chance;

/// The most open locations.
const OPEN: usize = 8;

/// Stones that we remove, one at a time.
const TRIED: usize = 8;

/// A move that changed control. Both states lack ko and captives.
#[derive(Debug)]
pub(crate) struct Swing {
    pub(crate) player: Color,
    pub(crate) before: State,
    pub(crate) after: State,
}

pub(crate) fn swing(board: &Arc<Board>, memory: &mut Memory, dice: &mut Chance) -> Option<Swing> {
    let limits = Limits {
        nodes: 2_000,
        bytes: 16 << 20,
    };
    let mut search = ControlSearch::new(limits, 40_000, memory);
    let mut swings = if dice.percent(25) {
        in_game(board, &mut search, dice)?
    } else {
        taken_back(board, &mut search, dice)?
    };
    let at = dice.below(swings.len());
    (at < swings.len()).then(|| swings.swap_remove(at))
}

fn taken_back(
    board: &Arc<Board>,
    search: &mut ControlSearch,
    dice: &mut Chance,
) -> Option<Vec<Swing>> {
    let after = grow::ended(board, dice)?;
    if !is_full(&after) {
        return None;
    }
    let has = search.control(&after)?;
    let stones = after.situation().stones();
    let mut all: Vec<(Color, Point)> = Color::ALL
        .into_iter()
        .flat_map(|color| stones[color].iter().map(move |point| (color, point)))
        .collect();
    dice.shuffle(&mut all);
    let mut swings = Vec::new();
    for (player, point) in all.into_iter().take(TRIED) {
        let mut setup = after.situation().clone().into_setup();
        setup.stones[player].remove(point);
        let Ok(before) = State::new(Arc::clone(board), setup) else {
            continue;
        };
        let Some(had) = search.control(&before) else {
            continue;
        };
        swings.extend(Swing::of(player, [&before, &after], [&had, &has]));
    }
    Some(swings)
}

fn in_game(
    board: &Arc<Board>,
    search: &mut ControlSearch,
    dice: &mut Chance,
) -> Option<Vec<Swing>> {
    let mut game = FastBoard::new(&grow::sprinkled(board, 0, dice)?);
    let mut swings: Vec<Swing> = Vec::new();
    let mut last: Option<(State, ByColor<PointSet>)> = None;
    for _ in 0..3 * board.len() {
        let player = game.turn();
        let open: Vec<Point> = game
            .playable()
            .filter(|&x| !grow::is_eye(&game, x))
            .collect();
        let Some(&turn) = dice.pick(&open) else {
            break;
        };
        game.play(turn);
        let now = quiet(&game).filter(is_full);
        let now = now.and_then(|now| {
            let control = search.control(&now)?;
            Some((now, control))
        });
        if let (Some((before, had)), Some((after, has))) = (&last, &now) {
            swings.extend(Swing::of(player, [before, after], [had, has]));
        }
        last = now;
    }
    Some(swings)
}

impl Swing {
    fn of(
        player: Color,
        [before, after]: [&State; 2],
        [had, has]: [&ByColor<PointSet>; 2],
    ) -> Option<Swing> {
        (!has[player].is_subset(&had[player])).then(|| Swing {
            player,
            before: before.clone(),
            after: after.clone(),
        })
    }
}

fn quiet(game: &FastBoard) -> Option<State> {
    let setup = Setup {
        stones: game.situation().stones().clone(),
        passes: PassCount::Zero,
        ..Setup::empty()
    };
    State::new(Arc::clone(game.board()), setup).ok()
}

fn is_full(state: &State) -> bool {
    let stones = state.situation().stones();
    let open = state.board().len() - stones.black.len() - stones.white.len();
    open <= OPEN.max(state.board().len() / 4)
}
