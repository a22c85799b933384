//! Random games of a claim: from its worst case (C6), the refuter first, and only in the set.
//!
//! Both capture, save and take vital points more often than not, and fill no own eye. The claimant holds if a 2-eye
//! formation (C8) stands in the end.

use loja_certificate::Claim;
use loja_rules::{Color, FastBoard, Point};

use crate::dice::Dice;
use crate::eyes;

/// The largest room with a vital point.
const ROOM: usize = 6;

/// One random game of a claim after another.
///
/// ```
/// # use loja_certificate::Claim;
/// # use loja_rules::{Color, State};
/// use loja_expect::{claims::ClaimGame, dice::Dice};
///
/// let state: State = ".x.x.".parse()?;
/// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
/// // White can't play, and Black has two eyes.
/// assert!(ClaimGame::new(&claim).holds(&mut Dice::new(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ClaimGame {
    start: FastBoard,
    board: FastBoard,
    claimant: Color,
    members: Vec<Point>,
    is_member: Vec<bool>,
    order: Vec<Point>,
    moves: u64,
    chain: Vec<Point>,
    seen: Vec<u32>,
    look: u32,
}

impl ClaimGame {
    /// Ready to play from the worst case.
    #[must_use]
    pub fn new(claim: &Claim) -> ClaimGame {
        let start = FastBoard::new(claim.start());
        let locations = start.board().len();
        let members: Vec<Point> = claim.set().iter().collect();
        let mut is_member = vec![false; locations];
        for at in &members {
            is_member[at.index()] = true;
        }
        ClaimGame {
            board: start.clone(),
            start,
            claimant: claim.player(),
            order: members.clone(),
            members,
            is_member,
            moves: 0,
            chain: Vec::new(),
            seen: vec![0; locations],
            look: 0,
        }
    }

    /// The moves of all games so far.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// Plays a random game to its end, and returns whether the claimant holds the set.
    pub fn holds(&mut self, dice: &mut Dice) -> bool {
        self.restart();
        self.play_out(dice)
    }

    pub(crate) fn restart(&mut self) {
        self.board.clone_from(&self.start);
    }

    pub(crate) fn claimant_moves(&self) -> bool {
        self.board.turn() == self.claimant
    }

    /// The choices of the player with the turn, except filling an own eye; the pass comes last.
    pub(crate) fn choices(&self) -> impl Iterator<Item = Option<Point>> + '_ {
        let turn = self.board.turn();
        let is_choice = move |at: &Point| {
            self.board.is_playable(*at) && !eyes::is_own_eye(&self.board, *at, turn)
        };
        let stones = self.members.iter().copied().filter(is_choice);
        stones.map(Some).chain([None])
    }

    pub(crate) fn choose(&mut self, choice: Option<Point>) {
        self.moves += 1;
        match choice {
            Some(at) => self.board.play(at),
            None => self.board.pass(),
        };
    }

    pub(crate) fn is_over(&self) -> bool {
        self.board.is_final()
    }

    /// Goes on at random, and returns whether the claimant holds the set in the end.
    pub(crate) fn play_out(&mut self, dice: &mut Dice) -> bool {
        // Enough to fill the set twice; longer games repeat themselves, which is no lock.
        let most = 3 * self.members.len() + 8;
        let mut last = None;
        for _ in 0..most {
            if self.board.is_final() {
                break;
            }
            self.moves += 1;
            let answer = last.and_then(|last| self.answer(last, dice));
            last = answer.or_else(|| self.anywhere(dice));
            if last.is_none() {
                self.board.pass();
            }
        }
        self.members.iter().all(|&at| self.is_held(at))
    }

    /// Whether the claimant's formation is whole there, in the last game's end.
    #[must_use]
    pub fn is_held(&self, at: Point) -> bool {
        let is_own = |&y: &Point| self.board.color_at(y) == Some(self.claimant);
        match self.board.color_at(at) {
            Some(color) => color == self.claimant && self.board.last_liberty(at).is_none(),
            None => {
                let near = self.board.board().neighbors(at);
                !near.is_empty()
                    && near
                        .iter()
                        .filter(|y| self.is_member[y.index()])
                        .all(is_own)
            }
        }
    }

    /// Captures what the last stone left in atari, saves what it attacks, or takes a vital point beside it.
    fn answer(&mut self, last: Point, dice: &mut Dice) -> Option<Point> {
        if dice.of_256(24) {
            return None;
        }
        if let Some(at) = self.board.last_liberty(last)
            && self.board.play(at)
        {
            return Some(at);
        }
        self.rescue(last).or_else(|| self.vital(last))
    }

    /// Saves a chain beside the last stone: by capturing what attacks it, or by a second liberty.
    fn rescue(&mut self, last: Point) -> Option<Point> {
        let own = self.board.turn();
        for near in 0..self.board.board().neighbors(last).len() {
            let at = self.board.board().neighbors(last)[near];
            if self.board.color_at(at) != Some(own) {
                continue;
            }
            let Some(liberty) = self.board.last_liberty(at) else {
                continue;
            };
            if let Some(capture) = self.attacker_in_atari(at)
                && self.board.play(capture)
            {
                return Some(capture);
            }
            if self.is_member[liberty.index()] && self.board.play(liberty) {
                if !eyes::is_in_atari(&self.board, liberty) {
                    return Some(liberty);
                }
                self.board.undo();
            }
        }
        None
    }

    /// Where a chain beside this one can be captured.
    fn attacker_in_atari(&mut self, at: Point) -> Option<Point> {
        let own = self.board.color_at(at)?;
        let board = &self.board;
        self.look += 1;
        self.chain.clear();
        self.chain.push(at);
        self.seen[at.index()] = self.look;
        let mut next = 0;
        while let Some(&stone) = self.chain.get(next) {
            next += 1;
            for &y in board.board().neighbors(stone) {
                if self.seen[y.index()] == self.look {
                    continue;
                }
                self.seen[y.index()] = self.look;
                match board.color_at(y) {
                    Some(color) if color == own => self.chain.push(y),
                    Some(_) => {
                        if let Some(capture) = board.last_liberty(y) {
                            return Some(capture);
                        }
                    }
                    None => {}
                }
            }
        }
        None
    }

    /// The point that makes two eyes of a small room beside the last stone, or prevents them.
    fn vital(&mut self, last: Point) -> Option<Point> {
        for near in 0..self.board.board().neighbors(last).len() {
            let at = self.board.board().neighbors(last)[near];
            if self.board.color_at(at).is_none()
                && let Some(vital) = self.vital_of_room(at)
                && self.board.play(vital)
            {
                return Some(vital);
            }
        }
        None
    }

    fn vital_of_room(&mut self, at: Point) -> Option<Point> {
        let board = &self.board;
        self.look += 1;
        self.chain.clear();
        self.chain.push(at);
        self.seen[at.index()] = self.look;
        let (mut next, mut around) = (0, None);
        while let Some(&here) = self.chain.get(next) {
            next += 1;
            for &y in board.board().neighbors(here) {
                if self.seen[y.index()] == self.look {
                    continue;
                }
                match board.color_at(y) {
                    None if self.chain.len() == ROOM => return None,
                    None => {
                        self.seen[y.index()] = self.look;
                        self.chain.push(y);
                    }
                    Some(color) if *around.get_or_insert(color) != color => return None,
                    Some(_) => {}
                }
            }
        }
        let size = self.chain.len();
        let degree = |at: Point| {
            let near = board.board().neighbors(at).iter();
            near.filter(|&&y| board.color_at(y).is_none()).count()
        };
        let most = self.chain.iter().map(|&at| degree(at)).max()?;
        let mut vital = self.chain.iter().filter(|&&at| degree(at) == most);
        let first = *vital.next()?;
        let is_vital = match size {
            0..=2 => false,
            3 => most == 2,
            4 => most == 3,
            _ => most + 2 >= size,
        };
        (is_vital && vital.next().is_none()).then_some(first)
    }

    /// A random move, no eye filled, and nothing given away while there is anything else.
    fn anywhere(&mut self, dice: &mut Dice) -> Option<Point> {
        let color = self.board.turn();
        let mut risky = None;
        for tried in 0..self.order.len() {
            let other = tried + dice.below(self.order.len() - tried);
            self.order.swap(tried, other);
            let at = self.order[tried];
            if self.board.color_at(at).is_some()
                || !self.board.is_playable(at)
                || eyes::is_own_eye(&self.board, at, color)
            {
                continue;
            }
            let may_lose =
                eyes::may_be_in_atari(&self.board, at) && !eyes::captures(&self.board, at);
            self.board.play(at);
            if may_lose && eyes::is_in_atari(&self.board, at) && !dice.of_256(20) {
                self.board.undo();
                risky.get_or_insert(at);
                continue;
            }
            return Some(at);
        }
        risky.filter(|&at| self.board.play(at))
    }
}
