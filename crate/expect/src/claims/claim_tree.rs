//! Games of a claim that learn from each other: both players come back to the moves that went well for them.
//!
//! It is UCT (Kocsis and Szepesvári 2006) in whole numbers, so that every machine plays the same games. A game adds
//! the moves of one situation to the tree, so memory grows with the games alone.

use loja_rules::Point;

use super::claim_game::ClaimGame;
use super::odds::doublings;
use crate::dice::Dice;

/// A rate of all games.
const ALL: u64 = 1024;

/// A move and what became of it.
#[derive(Debug)]
struct Tried {
    choice: Option<Point>,
    games: u32,
    held: u32,
    /// The moves after it, once they are looked at.
    next: Option<(usize, usize)>,
}

impl Tried {
    const fn new(choice: Option<Point>) -> Tried {
        Tried {
            choice,
            games: 0,
            held: 0,
            next: None,
        }
    }

    /// How gladly the player with the turn tries it again, after this many games of the situation.
    fn urge(&self, claims: bool, all: u32) -> u64 {
        if self.games == 0 {
            return 2 * ALL;
        }
        let (games, held) = (u64::from(self.games), u64::from(self.held));
        let won = if claims { held } else { games - held };
        let logarithm = u64::from(doublings(u64::from(all)).unsigned_abs());
        ALL * won / games + 2 * ((logarithm << 12) / games).isqrt()
    }
}

/// The tree of a claim's games.
#[derive(Debug)]
pub struct ClaimTree {
    game: ClaimGame,
    /// The start is the first.
    tried: Vec<Tried>,
    dice: Dice,
    line: Vec<usize>,
}

impl ClaimTree {
    /// Without any game yet.
    #[must_use]
    pub fn new(game: ClaimGame, seed: u64) -> ClaimTree {
        ClaimTree {
            game,
            tried: vec![Tried::new(None)],
            dice: Dice::new(seed),
            line: Vec::new(),
        }
    }

    /// The game, as the last one ended.
    #[must_use]
    pub fn game(&self) -> &ClaimGame {
        &self.game
    }

    /// Plays one more game, and returns whether the claimant holds the set.
    pub fn holds(&mut self) -> bool {
        self.game.restart();
        self.line.clear();
        self.line.push(0);
        let mut at = 0;
        while !self.game.is_over() {
            let is_new = self.tried[at].games == 0 && at != 0;
            if is_new {
                break;
            }
            at = self.best_of(at);
            self.game.choose(self.tried[at].choice);
            self.line.push(at);
        }
        let holds = self.game.play_out(&mut self.dice);
        for &at in &self.line {
            self.tried[at].games += 1;
            self.tried[at].held += u32::from(holds);
        }
        holds
    }

    fn best_of(&mut self, at: usize) -> usize {
        let (from, to) = match self.tried[at].next {
            Some(next) => next,
            None => {
                let from = self.tried.len();
                self.tried.extend(self.game.choices().map(Tried::new));
                self.tried[at].next = Some((from, self.tried.len()));
                (from, self.tried.len())
            }
        };
        let (claims, all) = (self.game.claimant_moves(), self.tried[at].games);
        // From anywhere on, so that no corner of the board is tried first.
        let shift = self.dice.below(to - from);
        let round = (from + shift..to).chain(from..from + shift);
        let urge = |&at: &usize| self.tried[at].urge(claims, all);
        round.max_by_key(urge).unwrap_or(from)
    }
}
