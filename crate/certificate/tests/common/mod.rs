//! Tiny claims by chance, and the truth about them by a plain sweep.

pub mod body;
pub mod eyes;
pub mod local;
pub mod named;
pub mod pen;
pub mod ranks;
pub mod rooms;
pub mod sum;
pub mod zone;

use std::collections::HashMap;
use std::sync::Arc;

use loja_certificate::{Answer, Certificate, Checked, Choice, Claim, Flaw, Lemmas, record};
use loja_plain_checker::check_plain;
use loja_rules::{Board, ByColor, Color, FastBoard, PassCount, PointSet, Setup, State};
use loja_testkit::Dice;

/// Bytes as certificates have them.
pub fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |at: usize| usize::from(three.get(at).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letters = [18, 12, 6, 0].map(|shift| char::from(LETTERS[group >> shift & 63]));
        text.extend(&letters[..=three.len()]);
    }
    text
}

/// What both checkers say. They have to agree, also about what is wrong and after which moves.
pub fn check(certificate: Certificate) -> Result<Checked, Flaw> {
    let plain = check_plain(&certificate);
    let text = certificate.to_text();
    let checked = loja_certificate::check(certificate);
    assert_eq!(plain.err().as_ref(), checked.as_ref().err(), "{text}");
    checked
}

/// A path, a ring, a star, a grid, all joined, or any graph.
pub fn graph(dice: &mut Dice, count: usize) -> Board {
    let sparse = 2 + dice.below(4);
    let kind = dice.below(8);
    let grid = u8::try_from(count.div_ceil(2)).unwrap();
    let pairs: Vec<(usize, usize)> = (0..count)
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .filter(|&(a, b)| match kind {
            0 => a + 1 == b,
            1 => a + 1 == b || b - a == count - 1,
            2 => a == 0,
            3 => dice.one_in(sparse) || a + 1 == b,
            4 => dice.one_in(sparse) || b <= a + 2,
            5 | 6 => dice.one_in(sparse),
            _ => false,
        })
        .collect();
    match kind {
        7 => Board::grid(grid, 2, |x, y| x + usize::from(grid) * y < count),
        _ => Board::new(count, pairs).unwrap(),
    }
}

/// A claim of either player on a board of some locations: the set is any, stones and permanent marks
/// are anywhere, inside and outside.
pub fn claim(dice: &mut Dice, count: usize) -> Claim {
    claim_of(dice, count, false)
}

/// The same, with more of the claimant's stones.
pub fn claim_of(dice: &mut Dice, count: usize, full: bool) -> Claim {
    loop {
        let board = graph(dice, count);
        let player = dice.pick(&Color::ALL);
        let whole = dice.one_in(2);
        let marks = 2 + dice.below(12);
        let set: PointSet = board
            .points()
            .filter(|_| whole || !dice.one_in(4))
            .collect();
        let mut stones = ByColor::<PointSet>::default();
        let mut permanent = PointSet::new();
        for x in board.points() {
            let near = board.neighbors(x);
            let what = if !set.contains(x) {
                dice.pick(&[None, Some(player.other())])
            } else if near.iter().any(|&y| !set.contains(y)) {
                Some(player)
            } else if full {
                dice.pick(&[None, Some(player), Some(player), Some(player.other())])
            } else {
                dice.pick(&[None, None, Some(player), Some(player.other())])
            };
            if let Some(color) = what {
                stones[color].insert(x);
            }
            if dice.one_in(marks) {
                permanent.insert(x);
            }
        }
        let setup = Setup {
            stones,
            permanent,
            turn: dice.pick(&Color::ALL),
            ..Setup::empty()
        };
        let Ok(state) = State::new(Arc::new(board), setup) else {
            continue;
        };
        if let Ok(claim) = Claim::new(&state, player, &set) {
            return claim;
        }
    }
}

/// All legal situations of a claim with what is on these locations at its start, and the refuter to move.
pub fn situations(claim: &Claim, core: &PointSet) -> Vec<FastBoard> {
    let start = claim.start().situation();
    let free: Vec<_> = claim.set().difference(core).iter().collect();
    let mut boards = Vec::new();
    for colors in 0..3_usize.pow(free.len() as u32) {
        let mut stones = start.stones().clone();
        let mut rest = colors;
        for &x in &free {
            stones[claim.player()].remove(x);
            match rest % 3 {
                1 => drop(stones[claim.player()].insert(x)),
                2 => drop(stones[claim.refuter()].insert(x)),
                _ => {}
            }
            rest /= 3;
        }
        let setup = Setup {
            stones,
            ..start.clone().into_setup()
        };
        if let Ok(state) = State::new(Arc::clone(claim.board()), setup) {
            boards.push(FastBoard::new(&state));
        }
    }
    boards
}

/// One situation of a sweep.
pub struct Node<T> {
    pub turn: Color,
    pub is_final: bool,
    pub formation: bool,
    pub after: Vec<(Choice, usize)>,
    /// The round in which it enters the attractor of C7.
    pub rank: Option<usize>,
    pub seen: T,
}

/// All situations that follow from some, and which of them are won for the claimant.
pub struct Sweep<T> {
    pub numbers: HashMap<Vec<u64>, usize>,
    pub nodes: Vec<Node<T>>,
}

impl<T> Sweep<T> {
    /// From the worst case alone.
    pub fn of_claim(claim: &Claim, look: impl FnMut(&FastBoard) -> T) -> Sweep<T> {
        Sweep::new(claim, vec![FastBoard::new(claim.start())], look)
    }

    /// From this situation of the claim.
    pub fn of_board(
        claim: &Claim,
        board: &FastBoard,
        look: impl FnMut(&FastBoard) -> T,
    ) -> Sweep<T> {
        Sweep::new(claim, vec![board.clone()], look)
    }

    /// From every legal situation with the permanent marks and permanent stones of the worst case,
    /// whether or not play from there leads to it.
    pub fn of_everything(claim: &Claim, look: impl FnMut(&FastBoard) -> T) -> Sweep<T> {
        let start = claim.start().situation();
        let permanent = start.permanent();
        let free: Vec<_> = claim
            .board()
            .points()
            .filter(|&x| !permanent.contains(x))
            .collect();
        let fixed = |color| start.stones()[color].intersection(permanent);
        let mut boards = Vec::new();
        for colors in 0..3_usize.pow(u32::try_from(free.len()).unwrap()) {
            let mut stones = ByColor {
                black: fixed(Color::Black),
                white: fixed(Color::White),
            };
            let mut rest = colors;
            for &x in &free {
                match rest % 3 {
                    1 => drop(stones.black.insert(x)),
                    2 => drop(stones.white.insert(x)),
                    _ => {}
                }
                rest /= 3;
            }
            let setup = Setup {
                stones,
                permanent: permanent.clone(),
                ..Setup::empty()
            };
            if State::new(Arc::clone(claim.board()), setup.clone()).is_err() {
                continue;
            }
            for turn in Color::ALL {
                for passes in -1..=2 {
                    let passes = PassCount::from_value(passes).unwrap();
                    let setup = Setup {
                        turn,
                        passes,
                        ..setup.clone()
                    };
                    let state = State::new(Arc::clone(claim.board()), setup).unwrap();
                    boards.push(FastBoard::new(&state));
                }
            }
        }
        Sweep::new(claim, boards, look)
    }

    /// From these situations of the claim.
    pub fn of_boards(
        claim: &Claim,
        boards: Vec<FastBoard>,
        look: impl FnMut(&FastBoard) -> T,
    ) -> Sweep<T> {
        Sweep::new(claim, boards, look)
    }

    fn new(
        claim: &Claim,
        waiting: Vec<FastBoard>,
        mut look: impl FnMut(&FastBoard) -> T,
    ) -> Sweep<T> {
        let mut sweep = Sweep {
            numbers: HashMap::new(),
            nodes: Vec::new(),
        };
        let mut boards = Vec::new();
        let mut key = Vec::new();
        // A formation depends on the stones alone, not on the turn.
        let mut formations: HashMap<Vec<u64>, bool> = HashMap::new();
        let mut add = |sweep: &mut Sweep<T>, boards: &mut Vec<FastBoard>, board: &FastBoard| {
            key.clear();
            key.extend(board.key());
            if let Some(&number) = sweep.numbers.get(&key) {
                return number;
            }
            let number = sweep.nodes.len();
            sweep.numbers.insert(key.clone(), number);
            let stones = &key[..key.len() - 1];
            let formation = formations.get(stones).copied().unwrap_or_else(|| {
                let setup = board.situation().into_setup();
                let state = State::new(Arc::clone(claim.board()), setup).unwrap();
                let found = state.has_formation(claim.player(), claim.set());
                formations.insert(stones.to_vec(), found);
                found
            });
            sweep.nodes.push(Node {
                turn: board.turn(),
                is_final: board.is_final(),
                formation,
                after: Vec::new(),
                rank: None,
                seen: look(board),
            });
            let mut board = board.clone();
            board.forget();
            boards.push(board);
            number
        };
        for board in waiting {
            add(&mut sweep, &mut boards, &board);
        }
        let mut at = 0;
        while at < boards.len() {
            let mut board = boards[at].clone();
            let stones = board.playable().map(Choice::Stone);
            let moves: Vec<Choice> = stones.chain([Choice::Pass]).collect();
            let mut after = Vec::with_capacity(moves.len());
            for choice in moves {
                if choice.play(&mut board) {
                    after.push((choice, add(&mut sweep, &mut boards, &board)));
                    board.undo();
                }
            }
            sweep.nodes[at].after = after;
            at += 1;
        }
        sweep.attract(claim.player());
        sweep
    }

    /// The attractor, round by round: of a round are those that the round before makes won.
    fn attract(&mut self, player: Color) {
        let mut before = vec![Vec::new(); self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            for &(_, next) in &node.after {
                before[next].push(at);
            }
        }
        let mut left: Vec<usize> = self.nodes.iter().map(|node| node.after.len()).collect();
        let mut entering: Vec<usize> = (0..self.nodes.len())
            .filter(|&at| self.nodes[at].formation)
            .collect();
        for round in 0.. {
            for &at in &entering {
                self.nodes[at].rank = Some(round);
            }
            let mut later = Vec::new();
            for &at in entering.iter().flat_map(|&won| &before[won]) {
                left[at] -= 1;
                let node = &self.nodes[at];
                let is_enough = node.turn == player || left[at] == 0;
                if node.rank.is_none() && !node.is_final && is_enough {
                    later.push(at);
                }
            }
            later.sort_unstable();
            later.dedup();
            if later.is_empty() {
                return;
            }
            entering = later;
        }
    }

    /// The answer for the first situation.
    pub fn answer(&self) -> Answer {
        match self.nodes[0].rank {
            Some(_) => Answer::Lock,
            None => Answer::Refuted,
        }
    }

    /// The moves that show an answer at a situation, best first: a falling rank, or none.
    pub fn advise(&self, board: &FastBoard, answer: Answer, choices: &mut Vec<Choice>) {
        let node = &self.nodes[self.numbers[&board.key().collect::<Vec<_>>()]];
        let mut good: Vec<_> = node.after.iter().collect();
        let rank = |next: usize| self.nodes[next].rank;
        match answer {
            Answer::Lock => {
                good.retain(|&&(_, next)| rank(next).is_some_and(|next| Some(next) < node.rank));
                good.sort_by_key(|&&(_, next)| rank(next));
            }
            Answer::Refuted => good.retain(|&&(_, next)| rank(next).is_none()),
        }
        choices.extend(good.iter().map(|(choice, _)| *choice));
    }
}

/// The answer by the sweep.
pub fn truth(claim: &Claim) -> Answer {
    Sweep::of_claim(claim, |_| ()).answer()
}

/// The certificate of the right answer.
pub fn recorded(claim: &Claim, lemmas: Lemmas) -> Certificate {
    let sweep = Sweep::of_claim(claim, |_| ());
    let answer = sweep.answer();
    record(claim, answer, lemmas, 1 << 20, &mut |board, choices| {
        sweep.advise(board, answer, choices);
    })
    .unwrap()
}
