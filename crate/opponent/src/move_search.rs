//! A search for one move, in slices.

use std::collections::HashSet;
use std::sync::Arc;

use loja_rules::{Color, Cycle, FastBoard, Move, PassCount, Point, State};
use loja_solver::Contradiction;

use crate::choice::{ChosenMove, Considered, Ground};
use crate::ending;
use crate::level::Settings;
use crate::perfect::{PerfectMove, PerfectPlay};
use crate::settled::{ProvedControl, Settling, has_ko, left_alone};
use crate::tree::Tree;
use loja_expect::Forecast;
use loja_expect::dice::Dice;
use loja_expect::playout::{Frozen, Playout, number, stones_had};

/// The most cycles considered.
const CYCLES: usize = 2;

/// Prover nodes in a slice that cost about one random game.
const NODES: u64 = 4;

/// The longest reported line.
const LINE: usize = 8;

/// The most reported moves besides the best.
const TOLD: usize = 6;

/// Nobody resigns before this many games …
const SURE: u32 = 400;

/// … or with more wins of 1000 than this.
const HOPE: u16 = 15;

/// A starting point: the state, perhaps with a cycle removed.
#[derive(Debug)]
struct Root {
    cycle: Option<Cycle>,
    board: FastBoard,
    frozen: Frozen,
    tree: Tree,
    playout: Playout,
}

/// Chooses a move for the player to move.
#[derive(Debug)]
pub struct MoveSearch {
    state: State,
    settings: Settings,
    dice: Dice,
    perfect: Option<PerfectMove>,
    settling: Settling,
    /// Empty until the prover is done.
    roots: Vec<Root>,
    seen: HashSet<Vec<u64>>,
    playouts: u32,
}

impl MoveSearch {
    /// Thinks for the player to move. It first consults `perfect`, if the settings say so.
    #[must_use]
    pub fn new(state: &State, settings: Settings, perfect: &mut dyn PerfectPlay) -> MoveSearch {
        MoveSearch {
            dice: Dice::new(settings.seed),
            perfect: settings
                .perfect
                .then(|| perfect.best(state))
                .flatten()
                .filter(|best| state.successor(best.turn).is_ok()),
            settling: Settling::new(state, &settings),
            roots: Vec::new(),
            seen: HashSet::new(),
            playouts: 0,
            state: state.clone(),
            settings,
        }
    }

    /// Plays this many more random games. Returns whether it has finished.
    ///
    /// # Errors
    /// When the prover contradicts its checker, so that nothing can rest on it.
    pub fn run(&mut self, games: u32) -> Result<bool, Contradiction> {
        if self.state.is_final() || self.perfect.is_some() {
            return Ok(true);
        }
        let mut left = games;
        if self.roots.is_empty() {
            let nodes = u64::from(games.max(1)).saturating_mul(NODES);
            if !self.settling.run(&self.state, nodes)? {
                return Ok(false);
            }
            self.begin();
            left /= 2;
        }
        let is_forced = self.is_won() || self.roots.iter().all(|root| root.frozen.free.is_empty());
        while left > 0 && !is_forced && self.playouts < self.settings.playouts {
            left -= 1;
            let root = self.playouts as usize % self.roots.len();
            self.playouts += 1;
            self.game(root);
        }
        Ok(is_forced || self.playouts >= self.settings.playouts)
    }

    /// Whether the prover is still at work. No random game has been played then.
    #[must_use]
    pub fn is_settling(&self) -> bool {
        self.roots.is_empty() && self.perfect.is_none()
    }

    /// Stops the prover where it is, to save time.
    pub fn hurry(&mut self) {
        if self.is_settling() && !self.state.is_final() {
            self.begin();
        }
    }

    /// The prover's findings, empty until it is done.
    #[must_use]
    pub fn settled(&self) -> &ProvedControl {
        &self.settling.settled
    }

    /// Random games played.
    #[must_use]
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// Whether the enemy has just passed, and passing too wins by proof.
    fn is_won(&self) -> bool {
        let situation = self.state.situation();
        let lead = self.lead_if_stopped();
        let win = lead.is_some_and(|lead| self.for_mover(lead) > 0.0);
        situation.pass_count() == PassCount::One && win
    }

    /// Black's proved lead if play stops here.
    fn lead_if_stopped(&self) -> Option<f32> {
        let lead = self.settling.settled.lead?;
        let size = i64::try_from(4 * self.state.board().len() + 1000).unwrap_or(i64::MAX);
        // Beyond the board's size nothing changes, and the number fits.
        let lead = i16::try_from(lead.clamp(-size, size)).unwrap_or(i16::MAX);
        Some(f32::from(lead) - self.settings.aside)
    }

    fn for_mover(&self, lead: f32) -> f32 {
        match self.state.situation().turn() {
            Color::Black => lead,
            Color::White => -lead,
        }
    }

    /// Sets up the trees when settled locations are known.
    fn begin(&mut self) {
        let mut board = FastBoard::new(&self.state);
        board.forget();
        self.remember();
        let mut starts = vec![(None, board)];
        let cycles = if self.settings.removes { CYCLES } else { 0 };
        for cycle in self.state.cycles().into_iter().take(cycles) {
            if let Some(board) = self.after_removal(cycle) {
                starts.push((Some(cycle), board));
            }
        }
        let has_ko = has_ko(&self.state);
        let most = (self.settings.tree / starts.len()).max(2);
        for (cycle, board) in starts {
            // Settlements are of the situation before the removal.
            let control = match cycle {
                None => left_alone(&self.settling.settled, &board, has_ko),
                Some(_) => Default::default(),
            };
            let frozen = Frozen::new(&board, &control);
            self.roots.push(Root {
                cycle,
                playout: Playout::new(&board, &frozen),
                board,
                frozen,
                tree: Tree::new(most),
            });
        }
    }

    /// Remembers the game's situations, so that none is repeated while there is something else to
    /// do.
    fn remember(&mut self) {
        let first = self.state.history().len().saturating_sub(200);
        for situation in &self.state.history()[first..] {
            let setup = situation.clone().into_setup();
            if let Ok(then) = State::new(Arc::clone(self.state.board()), setup) {
                self.seen.insert(position(&FastBoard::new(&then)));
            }
        }
    }

    /// The board after the removal with the same player to move. A pass there means the removal
    /// alone.
    fn after_removal(&self, cycle: Cycle) -> Option<FastBoard> {
        let next = self.state.successor(Move::cycle(cycle)).ok()?;
        let mut setup = next.situation().clone().into_setup();
        setup.turn = self.state.situation().turn();
        setup.passes = PassCount::MinusOne;
        let next = State::new(Arc::clone(self.state.board()), setup).ok()?;
        Some(FastBoard::new(&next))
    }

    /// One game: down the tree, on at random, and back up with the result.
    fn game(&mut self, at: usize) {
        let aside = self.settings.aside;
        let stopped = self.lead_if_stopped();
        let seen = &self.seen;
        let Some(root) = self.roots.get_mut(at) else {
            return;
        };
        let Root {
            board,
            frozen,
            tree,
            playout,
            cycle,
        } = root;
        playout.board.clone_from(board);
        let mut last = None;
        let mut only_passes = cycle.is_none();
        let mut way = vec![(0, playout.board.turn().other())];
        let most = 2 * frozen.free.len() + 4;
        let mut node = 0;
        while way.len() < most && !playout.board.is_final() {
            let forbidden = |board: &FastBoard| seen.contains(&position(board));
            if !tree.open(node, &mut playout.board, last, frozen, forbidden) {
                break;
            }
            let Some(next) = tree.best_child(node, &mut self.dice) else {
                break;
            };
            let mover = playout.board.turn();
            last = tree.nodes[next].stone;
            match last {
                Some(stone) => {
                    only_passes = false;
                    playout.board.play(stone);
                }
                None => {
                    playout.board.pass();
                }
            }
            way.push((next, mover));
            node = next;
        }
        let lead = if playout.board.is_final() {
            let known = tree.nodes[node].ended;
            let lead = known.unwrap_or_else(|| match stopped {
                Some(lead) if only_passes => lead,
                _ => {
                    let end = playout.board.clone();
                    ending::lead(&end, frozen, playout, &mut self.dice) - aside
                }
            });
            tree.nodes[node].ended = Some(lead);
            playout.first.fill(None);
            lead
        } else {
            let had = stones_had(&playout.board);
            playout.run(last, frozen, &mut self.dice);
            playout.area(frozen) - had - aside
        };
        let worth = worth(lead, number(board.board().len()));
        tree.learn(&way, &mut playout.first, lead, worth);
    }

    /// The best move so far. Before anything is known, a pass or anything legal.
    #[must_use]
    pub fn choice(&self) -> ChosenMove {
        let stopped = self.lead_if_stopped();
        if let Some(best) = self.perfect {
            let lead = i16::try_from(best.lead).map_or(0.0, f32::from) - self.settings.aside;
            return self.certain(best.turn, Ground::Perfect, lead);
        }
        if self.state.is_final() {
            return self.certain(Move::PASS, Ground::Nothing, stopped.unwrap_or_default());
        }
        if let Some(lead) = stopped.filter(|_| self.is_won()) {
            return self.certain(Move::PASS, Ground::Won, lead);
        }
        let Some((root, node)) = self.chosen() else {
            return self.certain(Move::PASS, Ground::Nothing, stopped.unwrap_or_default());
        };
        let Root { cycle, tree, .. } = &self.roots[root];
        let found = &tree.nodes[node];
        let turn = Move {
            cycle: *cycle,
            stone: found.stone,
        };
        let mut children: Vec<usize> = tree.children(0).collect();
        children.sort_by_key(|&at| std::cmp::Reverse(tree.nodes[at].visits));
        let considered: Vec<Considered> = children
            .into_iter()
            .filter(|&at| tree.nodes[at].visits > 0)
            .take(TOLD)
            .map(|at| Considered {
                stone: tree.nodes[at].stone,
                games: tree.nodes[at].visits,
                wins: of_1000(tree.nodes[at].mean()),
                lead: tree.nodes[at].lead(),
            })
            .collect();
        let wins = of_1000(found.mean());
        let mut line = vec![found.stone];
        line.extend(tree.line(node, LINE - 1));
        let (lead, resigns) = (
            found.lead(),
            self.settings.resigns && self.playouts >= SURE && wins <= HOPE,
        );
        let ground = if turn.is_pass() {
            Ground::Nothing
        } else {
            Ground::Search
        };
        // The search plays on a fast board, so the rules are asked once more.
        let turn = if self.state.successor(turn).is_ok() {
            turn
        } else {
            Move::PASS
        };
        ChosenMove {
            turn,
            ground,
            lead,
            wins,
            line,
            considered,
            resigns,
            playouts: self.playouts,
        }
    }

    fn certain(&self, turn: Move, ground: Ground, lead: f32) -> ChosenMove {
        let won = self.for_mover(lead);
        ChosenMove {
            turn,
            ground,
            lead,
            wins: match () {
                () if won > 0.0 => 1000,
                () if won < 0.0 => 0,
                () => 500,
            },
            line: vec![turn.stone],
            considered: Vec::new(),
            resigns: false,
            playouts: self.playouts,
        }
    }

    /// The root and its child.
    fn chosen(&self) -> Option<(usize, usize)> {
        // A question in between must change nothing.
        let mut dice = self.dice.clone();
        // Removals come last, so one wins a tie: a repetition leads nowhere.
        let mut best: Option<(f32, usize, usize)> = None;
        for at in 0..self.roots.len() {
            let tree = &self.roots[at].tree;
            let most = tree
                .children(0)
                .max_by_key(|&child| tree.nodes[child].visits);
            if let Some(child) = most.filter(|&child| tree.nodes[child].visits > 0) {
                let mean = tree.nodes[child].mean();
                if best.is_none_or(|(most, ..)| mean >= most) {
                    best = Some((mean, at, child));
                }
            }
        }
        let (mean, at, child) = best?;
        if dice.of_256(u64::from(self.settings.soft)) {
            return Some((at, self.softened(at, child, &mut dice)));
        }
        Some((at, self.or_pass(at, child, mean)))
    }

    /// Any considered move that doesn't lose much.
    fn softened(&self, root: usize, best: usize, dice: &mut Dice) -> usize {
        let tree = &self.roots[root].tree;
        let worst = tree.nodes[best].mean() - 0.2;
        let good = |&at: &usize| {
            let node = &tree.nodes[at];
            node.visits > 0 && node.mean() >= worst && node.stone.is_some()
        };
        let good: Vec<usize> = tree.children(0).filter(good).collect();
        // A weaker choice never replaces a pass: it would only prolong the game.
        if tree.nodes[best].stone.is_none() || good.is_empty() {
            return best;
        }
        good[dice.below(good.len())]
    }

    /// The best stone or a pass. Random games distinguish them badly while much is open, so a pass
    /// must be clearly better then, the more so the wider the forecast's spread; where all is decided by proof, a
    /// stone must gain something.
    fn or_pass(&self, root: usize, best: usize, mean: f32) -> usize {
        let Root { tree, cycle, .. } = &self.roots[root];
        let pass = tree.children(0).find(|&at| tree.nodes[at].stone.is_none());
        let stones = tree
            .children(0)
            .filter(|&at| tree.nodes[at].stone.is_some());
        let stone = stones.max_by_key(|&at| tree.nodes[at].visits);
        let stone = stone.filter(|&at| tree.nodes[at].visits > 0);
        let (Some(pass), Some(stone)) = (pass.filter(|_| cycle.is_none()), stone) else {
            return best;
        };
        let (now, then) = (&tree.nodes[stone], &tree.nodes[pass]);
        let gain = self.for_mover(now.lead() - then.lead());
        let is_known = then.visits >= 16 && then.visits * 20 >= now.visits;
        let passes =
            |least: f32| gain < least && (best == pass || is_known && mean - then.mean() < 0.01);
        let is_pass = match self.lead_if_stopped() {
            Some(_) => passes(0.25),
            None => passes(-0.5) && passes(-self.spread()),
        };
        if is_pass { pass } else { stone }
    }

    /// How far the forecast of the game may be off.
    fn spread(&self) -> f32 {
        let proved = &self.settling.settled.control;
        let forecast = Forecast::of(&self.state, proved, self.settings.seed);
        forecast.map_or(0.0, |forecast| forecast.spread)
    }
}

/// The stones and the turn as the search compares them, without captives and passes.
fn position(board: &FastBoard) -> Vec<u64> {
    board.key().collect()
}

/// The worth of a lead for Black, from 0 to 1: mostly a win, a little its size.
fn worth(lead: f32, size: f32) -> f32 {
    let win = match () {
        () if lead > 0.0 => 1.0,
        () if lead < 0.0 => 0.0,
        () => 0.5,
    };
    // Up to the whole board, so that a player far behind still looks for what is left.
    let much = 0.5 + 0.5 * (lead / (size + 2.0)).clamp(-1.0, 1.0);
    0.8 * win + 0.2 * much
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to what fits"
)]
fn of_1000(share: f32) -> u16 {
    (share * 1000.0).round().clamp(0.0, 1000.0) as u16
}

impl ChosenMove {
    /// The stone of the chosen move, if any.
    #[must_use]
    pub fn stone(&self) -> Option<Point> {
        self.turn.stone
    }
}
