//! The tree of considered moves: Monte-Carlo tree search with RAVE (Sylvain Gelly and David Silver).

use loja_rules::{Color, FastBoard, Point};

use loja_expect::dice::Dice;
use loja_expect::eyes;
use loja_expect::playout::Frozen;

/// A move and its results, seen by its player.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// `None` is a pass.
    pub(crate) stone: Option<Point>,
    pub(crate) visits: u32,
    /// Sum of the games' worths, each 0 to 1.
    worth: f32,
    /// The sum of Black's leads.
    pub(crate) leads: f32,
    /// How many games had the move later.
    later: f32,
    later_worth: f32,
    first_child: u32,
    children: u16,
    is_open: bool,
    /// Black's lead, if the game is over.
    pub(crate) ended: Option<f32>,
}

impl Node {
    fn new(stone: Option<Point>, later: f32, share: f32) -> Node {
        Node {
            stone,
            visits: 0,
            worth: 0.0,
            leads: 0.0,
            later,
            later_worth: later * share,
            first_child: 0,
            children: 0,
            is_open: false,
            ended: None,
        }
    }

    pub(crate) fn mean(&self) -> f32 {
        if self.visits == 0 {
            0.5
        } else {
            self.worth / count(self.visits)
        }
    }

    /// Black's average lead.
    pub(crate) fn lead(&self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            self.leads / count(self.visits)
        }
    }

    /// Games with the move later matter while few have it now, then less and less.
    fn promise(&self, log: f32) -> f32 {
        let visits = count(self.visits);
        let trust = (EQUAL / (3.0 * visits + EQUAL)).sqrt();
        let later = self.later_worth / self.later;
        trust * later + (1.0 - trust) * self.mean() + EXPLORE * (log / (visits + 1.0)).sqrt()
    }
}

/// Games at which both counts weigh the same.
const EQUAL: f32 = 600.0;

/// The bonus for rarely tried moves.
const EXPLORE: f32 = 0.12;

/// Games before a position gets its moves.
const OPENS: u32 = 3;

#[expect(clippy::cast_precision_loss, reason = "an average of estimates")]
fn count(visits: u32) -> f32 {
    visits as f32
}

/// Tells a board's middle from its edge.
fn most_neighbors(board: &FastBoard) -> usize {
    let graph = board.board();
    let most = graph.points().map(|at| graph.neighbors(at).len()).max();
    most.unwrap_or_default()
}

#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    pub(crate) fn new(most: usize) -> Tree {
        Tree {
            nodes: vec![Node::new(None, 1.0, 0.5)],
            most,
        }
    }

    pub(crate) fn children(&self, of: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[of];
        let first = usize::try_from(node.first_child).unwrap_or_default();
        first..first + usize::from(node.children)
    }

    /// Needs enough games and room.
    pub(crate) fn open(
        &mut self,
        at: usize,
        board: &mut FastBoard,
        last: Option<Point>,
        frozen: &Frozen,
        forbidden: impl Fn(&FastBoard) -> bool,
    ) -> bool {
        let node = &self.nodes[at];
        if node.is_open {
            return node.children > 0;
        }
        if at != 0 && node.visits < OPENS || self.nodes.len() + frozen.free.len() >= self.most {
            return false;
        }
        let first = self.nodes.len();
        let color = board.turn();
        let most = most_neighbors(board);
        for &stone in &frozen.free {
            if !board.is_playable(stone) || eyes::is_real_eye(board, stone, color) {
                continue;
            }
            let mut share = 0.5_f32;
            if eyes::captures(board, stone) {
                share += 0.25;
            } else if eyes::rescues(board, stone) {
                share += 0.15;
            }
            if last.is_some_and(|last| eyes::is_near(board, stone, last)) {
                share += 0.05;
            }
            // With nothing near, the edge is no place to begin.
            if board.board().neighbors(stone).len() < most && eyes::is_lonely(board, stone) {
                share -= 0.15;
            }
            let takes = eyes::captures(board, stone);
            board.play(stone);
            let barred = forbidden(board);
            if !takes && eyes::is_in_atari(board, stone) {
                share -= 0.2;
            }
            board.undo();
            if !barred {
                self.nodes.push(Node::new(Some(stone), 12.0, share));
            }
        }
        // A pass is best at the end, seldom before.
        let left = self.nodes.len() - first;
        let share = if left < 4 || last.is_none() {
            0.45
        } else {
            0.2
        };
        self.nodes.push(Node::new(None, 12.0, share));
        let node = &mut self.nodes[at];
        node.is_open = true;
        node.first_child = u32::try_from(first).unwrap_or_default();
        // A board has at most 65,535 locations, and one of them has a stone or is left for the pass.
        node.children = u16::try_from(left + 1).unwrap_or(u16::MAX);
        true
    }

    pub(crate) fn best_child(&self, of: usize, dice: &mut Dice) -> Option<usize> {
        let log = count(self.nodes[of].visits + 1).ln();
        let mut best: Option<(f32, usize)> = None;
        let children = self.children(of);
        // Ties are broken at random.
        let turn = dice.below(children.len());
        for at in children.clone().skip(turn).chain(children.take(turn)) {
            let promise = self.nodes[at].promise(log);
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Records a game at all positions on its way, the deepest first; `first` has who played first on each
    /// location.
    pub(crate) fn learn(
        &mut self,
        way: &[(usize, Color)],
        first: &mut [Option<Color>],
        lead: f32,
        worth_for_black: f32,
    ) {
        let worth = |color: Color| match color {
            Color::Black => worth_for_black,
            Color::White => 1.0 - worth_for_black,
        };
        for &(at, mover) in way.iter().rev() {
            let next = mover.other();
            for child in self.children(at) {
                let child = &mut self.nodes[child];
                if child
                    .stone
                    .is_some_and(|stone| first[stone.index()] == Some(next))
                {
                    child.later += 1.0;
                    child.later_worth += worth(next);
                }
            }
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.worth += worth(mover);
            node.leads += lead;
            if let Some(stone) = node.stone {
                first[stone.index()] = Some(mover);
            }
        }
    }

    /// The most considered moves from here on.
    pub(crate) fn line(&self, from: usize, most: usize) -> Vec<Option<Point>> {
        let mut line = Vec::new();
        let mut at = from;
        while line.len() < most {
            let next = self
                .children(at)
                .max_by_key(|&child| self.nodes[child].visits);
            match next.filter(|&next| self.nodes[next].visits > 0) {
                Some(next) => {
                    line.push(self.nodes[next].stone);
                    at = next;
                }
                None => break,
            }
        }
        line
    }
}
