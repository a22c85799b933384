//! Moves a second in random games, and a whole game from its file.
//!
//! A random game plays on any playable point that the dice choose, so most of its time is spent on
//! chains and captures. Numbers from one machine say little; compare two runs on the same one.
#![allow(missing_docs, reason = "criterion's macros make a public function")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use loja_notation::{read, replay};
use loja_rules::{Board, Move, Setup, State};

/// The same dice in every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).map_or(0, |number| number % sides)
    }
}

/// Tries points until one is legal. After some refusals it passes, which ends full boards.
fn random_game(board: &Arc<Board>, length: usize, dice: &mut Dice) -> Option<State> {
    let mut state = State::new(Arc::clone(board), Setup::empty()).ok()?;
    for _ in 0..length {
        let tried = (0..20).any(|_| {
            let point = board.point(dice.throw(board.len()));
            point.is_some_and(|point| state.play(Move::stone(point)).is_ok())
        });
        if !tried && state.play(Move::PASS).is_err() {
            break;
        }
    }
    Some(state)
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    for size in [9_u8, 19] {
        let board = Arc::new(Board::rectangle(size, size));
        let length = board.len();
        let moves =
            random_game(&board, length, &mut Dice(1)).map_or(0, |state| state.history().len());
        group.throughput(Throughput::Elements(moves as u64));
        group.bench_function(
            BenchmarkId::from_parameter(format!("{size}x{size}")),
            |bencher| {
                bencher.iter(|| random_game(black_box(&board), length, &mut Dice(1)));
            },
        );
    }
    group.finish();
}

fn overview_game(criterion: &mut Criterion) {
    let text = include_str!("../../notation/tests/data/overview-2.json");
    criterion.bench_function("second overview game from its file", |bencher| {
        bencher.iter(|| {
            let mut before = None;
            for position in read(black_box(text)).into_iter().flatten().flatten() {
                before = replay(&position, before.as_ref()).ok();
            }
            before
        });
    });
}

fn playable(criterion: &mut Criterion) {
    let board = Arc::new(Board::rectangle(19, 19));
    let state = random_game(&board, 250, &mut Dice(1));
    criterion.bench_function("playable points after 250 moves on 19x19", |bencher| {
        bencher.iter(|| black_box(&state).as_ref().map(State::playable));
    });
}

criterion_group!(benches, random_games, overview_game, playable);
criterion_main!(benches);
