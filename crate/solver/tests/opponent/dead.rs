//! Played out where the refuter makes no two eyes: the lemma `dead` ends the search there, and the opponent has to go on.

use loja_certificate::{Answer, Checked, Claim, Lemma};
use loja_rules::{Color, PointSet};
use loja_solver::{Clerk, Control, Options, Proof, Referee};
use loja_testkit::{Dice, effort, state, texts};

use super::{nodes, play};

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
    let rectangles = RECTANGLES.lines().map(|line| (line, texts(line, "rows")));
    let most = effort(16, 30);
    for (name, rows) in boards.chain(rectangles) {
        let state = state(&rows, Color::Black);
        let black = state.situation().stones()[Color::Black].len();
        if state.board().len() - black > most {
            continue;
        }
        let claim = Claim::new(&state, Color::Black, &state.board().locations()).unwrap();
        let mut proof = Proof::new(claim.clone());
        if rests_on_it(&mut proof, effort(300, 20_000)) {
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
        let state = state(&texts(line, "rows"), Color::Black);
        let mut options = Options::default();
        options.limits.nodes = effort(3_000, 60_000);
        let mut keeper = Keeper(Vec::new());
        Referee::new(&state, options)
            .run(&Control::default(), &mut keeper)
            .unwrap();
        for (player, set) in keeper.0 {
            let claim = Claim::new(&state, player, &set).unwrap();
            let mut proof = Proof::new(claim.clone());
            if rests_on_it(&mut proof, effort(3_000, 60_000)) {
                played += games(line, &claim, &mut proof, effort(4, 20), &mut dice);
            }
        }
    }
    println!("{played} played");
    assert!(played > 3, "{played}");
}
