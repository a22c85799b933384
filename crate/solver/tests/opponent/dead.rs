//! Played out where the refuter makes no two eyes: the lemma `dead` ends the search there, and the opponent has to go on.

use std::sync::Arc;

use loja_certificate::{Answer, Checked, Claim, Lemma};
use loja_rules::{Board, Color, PointSet, State};
use loja_solver::{Clerk, Control, Options, Proof, Referee};
use loja_testkit::{Dice, effort};

use super::{nodes, play};
use crate::sweep::places::drawn;

loja_testkit::long_too!(
    dead_parts_are_played_out,
    dead_parts_of_real_games_are_played_out
);

const RECTANGLES: &str = include_str!("../../../bench/data/rectangles.jsonl");
const FINISHED: &str = include_str!("../../../bench/data/finished9.jsonl");

/// Where nearly all is dead from the beginning: one part, two, three; with inner locations of both kinds.
const DEAD: &[&str] = &[
    ".xxxxx/xx...x/.x...x/xx...x/.xxxxx",
    ".x....x/xx....x/.x....x/xxxxxxx",
    ".x...x.../xx...x.../.x...x.../xxxxxxxxx",
    ".xo..x.../xx.o.xo../.x..ox..o/xxxxxxxxx",
    ".x.../xx.../xxxxx/xx.../.x...",
    ".x...x..../xx...x..../.x...x..../xxxxxxxxxx/xo..x...../x..ox...o./x...x.....",
];

fn state(rows: &[&str]) -> State {
    let cells: Vec<&[u8]> = rows.iter().map(|row| row.as_bytes()).collect();
    let (columns, height) = (cells[0].len() as u8, cells.len() as u8);
    let board = Arc::new(Board::grid(columns, height, |x, y| cells[y][x] != b','));
    let inside: Vec<u8> = cells.concat().into_iter().filter(|&x| x != b',').collect();
    drawn(&board, &inside).unwrap()
}

/// The rows of a line of data.
fn rows(line: &str) -> Vec<&str> {
    let (_, rest) = line.split_once("\"rows\":[").unwrap();
    let (inside, _) = rest.split_once(']').unwrap();
    inside.split('"').skip(1).step_by(2).collect()
}

/// Decides a claim, and says whether it is a lock that rests on the lemma.
fn rests_on_it(proof: &mut Proof, most: u64) -> bool {
    let found = proof.decide(&Control::new(nodes(most))).unwrap();
    let names = |checked: &Checked| checked.lemmas().contains(Lemma::Dead);
    found.verdict() == Answer::Lock && found.checked().is_some_and(names)
}

/// Random games of the refuter against the claimant; how many.
fn games(name: &str, claim: &Claim, proof: &mut Proof, count: usize, dice: &mut Dice) -> usize {
    for _ in 0..count {
        play(name, claim, proof, Answer::Lock, dice);
    }
    count
}

#[test]
fn dead_parts_are_played_out() {
    let mut dice = Dice::new(0xdead);
    let mut played = 0;
    let boards = DEAD.iter().map(|text| (*text, text.split('/').collect()));
    let rectangles = RECTANGLES.lines().map(|line| (line, rows(line)));
    let most = effort(16, 30);
    for (name, rows) in boards.chain(rectangles) {
        let state = state(&rows);
        let black = state.situation().stones()[Color::Black].len();
        if state.board().len() - black > most {
            continue;
        }
        let claim = Claim::new(&state, Color::Black, &state.board().locations()).unwrap();
        let mut proof = Proof::new(claim.clone());
        if rests_on_it(&mut proof, effort(300, 20_000) as u64) {
            played += games(name, &claim, &mut proof, effort(10, 60), &mut dice);
        }
    }
    println!("{played} played");
    assert!(played > 200, "{played}");
}

/// Keeps the locks that rest on the lemma.
struct Keeper(Vec<(Color, PointSet)>);

impl Clerk for Keeper {
    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        let claim = proof.claim();
        if checked.lemmas().contains(Lemma::Dead) {
            self.0.push((claim.player(), claim.set().clone()));
        }
    }
}

#[test]
fn dead_parts_of_real_games_are_played_out() {
    let mut dice = Dice::new(0xf199);
    let mut played = 0;
    for line in FINISHED.lines().take(effort(6, 50)) {
        let state = state(&rows(line));
        let mut options = Options::default();
        options.limits.nodes = effort(3_000, 60_000) as u64;
        let mut keeper = Keeper(Vec::new());
        Referee::new(&state, options)
            .run(&Control::default(), &mut keeper)
            .unwrap();
        for (player, set) in keeper.0 {
            let claim = Claim::new(&state, player, &set).unwrap();
            let mut proof = Proof::new(claim.clone());
            if rests_on_it(&mut proof, effort(3_000, 60_000) as u64) {
                played += games(line, &claim, &mut proof, effort(4, 20), &mut dice);
            }
        }
    }
    println!("{played} played");
    assert!(played > 3, "{played}");
}
