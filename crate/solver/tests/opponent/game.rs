//! The whole game of a small claim: all situations that can follow, who wins each, and how soon. It
//! shares only the rules with the solver.

use std::collections::HashMap;

use loja_certificate::{Choice, Claim};
use loja_rules::FastBoard;

pub struct Game {
    numbers: HashMap<Vec<u64>, usize>,
    /// The exact distance to a formation, with both doing their best; `None` where the refuter wins.
    ranks: Vec<Option<u32>>,
}

fn key(board: &FastBoard) -> Vec<u64> {
    board.key().collect()
}

/// All legal moves, stones first.
pub fn choices(board: &FastBoard) -> Vec<Choice> {
    let mut all: Vec<Choice> = board.playable().map(Choice::Stone).collect();
    if !board.is_final() {
        all.push(Choice::Pass);
    }
    all
}

impl Game {
    pub fn new(claim: &Claim) -> Game {
        let mut game = Game {
            numbers: HashMap::new(),
            ranks: Vec::new(),
        };
        let start = FastBoard::new(claim.start());
        let mut boards = vec![start.clone()];
        game.numbers.insert(key(&start), 0);
        let (mut before, mut open) = (vec![Vec::new()], Vec::new());
        let mut todo = Vec::new();
        let mut at = 0;
        while at < boards.len() {
            let mut board = boards[at].clone();
            board.forget();
            let state = loja_rules::State::new(
                std::sync::Arc::clone(claim.board()),
                board.situation().into_setup(),
            );
            let formation = state.unwrap().has_formation(claim.player(), claim.set());
            let moves = if formation {
                Vec::new()
            } else {
                choices(&board)
            };
            if formation {
                todo.push(at);
            }
            // The claimant needs one successor, the refuter all of his.
            let claims = board.turn() == claim.player();
            open.push(if claims { 1 } else { moves.len() });
            game.ranks.push(formation.then_some(0));
            for choice in moves {
                assert!(choice.play(&mut board));
                let fresh = boards.len();
                let number = *game.numbers.entry(key(&board)).or_insert(fresh);
                if number == fresh {
                    boards.push(board.clone());
                    before.push(Vec::new());
                }
                before[number].push(at);
                board.undo();
            }
            at += 1;
        }
        // In the order of rising ranks.
        let mut next = 0;
        while next < todo.len() {
            let done = todo[next];
            next += 1;
            for &parent in &before[done] {
                if game.ranks[parent].is_none() {
                    open[parent] -= 1;
                    if open[parent] == 0 {
                        game.ranks[parent] = game.ranks[done].map(|rank| rank + 1);
                        todo.push(parent);
                    }
                }
            }
        }
        game
    }

    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    /// The number of the situation.
    pub fn number(&self, board: &FastBoard) -> usize {
        self.numbers[&key(board)]
    }

    pub fn rank(&self, board: &FastBoard) -> Option<u32> {
        self.ranks[self.number(board)]
    }
}
