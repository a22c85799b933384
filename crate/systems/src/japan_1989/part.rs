//! Questions on one part of the board; answers for the player whose walls surround it hold everywhere.

use std::collections::HashMap;
use std::rc::Rc;

use loja_search::game::Side;
use loja_search::{CirclesLoseForClaimant, Search};

use super::arena::{Arena, Ground, Set};
use super::asking::Asking;
use super::capture::{Captures, PART_OF_BYTES};
use super::clean::Clean;
use super::enabling::{Alive, Arise, Terms};
use super::noted::{Noted, Stage, UNBOUNDED};

/// A game with searches of its own.
trait Within: CirclesLoseForClaimant {
    fn spent(&self) -> u64;
    fn bytes(&self) -> u64;
    fn forget_half(&mut self);
}

impl Within for Arise<'_> {
    fn spent(&self) -> u64 {
        self.captures.spent
    }

    fn bytes(&self) -> u64 {
        self.captures.bytes()
    }

    fn forget_half(&mut self) {
        self.captures.forget_half();
    }
}

impl Within for Clean<'_> {
    fn spent(&self) -> u64 {
        self.after.expanded() + self.after.game().spent()
    }

    fn bytes(&self) -> u64 {
        self.after.held() + self.after.game().bytes()
    }

    fn forget_half(&mut self) {
        self.after.forget_half();
        self.after.game_mut().forget_half();
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Asked {
    /// Owner, stone, set.
    Clean(usize, usize, Set),
    /// Owner, set, stones.
    Prevented(usize, Set, u32),
}

pub(crate) struct Part<'a> {
    arena: &'a Arena,
    ground: Ground,
    asking: &'a Asking<'a>,
    alive: Option<Rc<dyn Alive + 'a>>,
    answers: HashMap<Asked, bool>,
    /// Open questions, and the situations each has had.
    open: HashMap<Asked, u64>,
    /// Kept between questions, out during one.
    captures: Option<Captures<'a>>,
    /// By owner and set: what arises doesn't depend on which stone was taken.
    arising: HashMap<(usize, Set), Search<Arise<'a>>>,
    /// Bytes kept about other parts.
    pub(crate) elsewhere: u64,
}

impl<'a> Part<'a> {
    pub(crate) fn new(
        arena: &'a Arena,
        ground: Ground,
        asking: &'a Asking<'a>,
        alive: Option<Rc<dyn Alive + 'a>>,
    ) -> Part<'a> {
        Part {
            arena,
            ground,
            asking,
            alive,
            answers: HashMap::new(),
            open: HashMap::new(),
            captures: None,
            arising: HashMap::new(),
            elsewhere: 0,
        }
    }

    pub(crate) fn bytes(&self) -> u64 {
        let arising = self.arising.values().map(|search| search.held());
        arising.sum::<u64>() + self.captures.as_ref().map_or(0, Captures::bytes)
    }

    /// Moves to another board; only knowledge of captures still holds.
    pub(crate) fn move_to(&mut self, ground: Ground) {
        self.ground = ground;
        self.answers.clear();
        self.open.clear();
        self.arising.clear();
    }

    /// Forgets all but the answers.
    pub(crate) fn forget(&mut self) {
        self.captures = None;
        self.arising.clear();
    }

    pub(crate) fn arena(&self) -> &'a Arena {
        self.arena
    }

    fn terms(&self, owner: usize, set: Set) -> Terms<'a> {
        Terms {
            alive: self.alive.clone(),
            ..Terms::new(self.arena, self.asking, owner, set)
        }
    }

    fn at_first(&self, owner_moves: bool, stones: u32, hunting: bool) -> Noted {
        Noted {
            ground: self.ground,
            new: 0,
            owner_moves,
            stones,
            hunting,
            stage: Stage::Plain,
        }
    }

    /// Runs a search for at most `nodes` situations, making room when memory runs out.
    fn run<G: Within>(&mut self, search: &mut Search<G>, nodes: u64, before: u64) -> Option<Side> {
        const SLICE: u64 = 256;
        /// Bytes that a few situations may add on a large board.
        const SLACK: u64 = 8 << 20;
        let most = self.asking.control.limits().bytes;
        search.keep_within(most / 2);
        loop {
            if let Some(winner) = search.run(SLICE.min(nodes)) {
                return Some(winner);
            }
            let spent = search.expanded() + search.game().spent() - before;
            if self.asking.control.is_over() || spent >= nodes {
                return None;
            }
            search.make_room_if_full();
            let held = |search: &Search<G>| search.held() + search.game().bytes();
            // Full searches have just shrunk, so none lacks room.
            debug_assert!(held(search) + self.elsewhere < most + most / 2 + SLACK);
            if held(search) + self.bytes() + self.elsewhere > most {
                self.forget();
                if held(search) + self.elsewhere > most {
                    search.forget_half();
                    search.game_mut().forget_half();
                }
            }
        }
    }

    /// `None` if the question had as many situations before.
    fn worth(&self, asked: Asked, nodes: u64) -> Option<u64> {
        let nodes = self.asking.at_most(nodes)?;
        let more = self.open.get(&asked).is_none_or(|&before| before < nodes);
        more.then_some(nodes)
    }

    fn note(&mut self, asked: Asked, nodes: u64, winner: Option<Side>) {
        if winner.is_none() {
            self.open.insert(asked, nodes);
        }
    }

    fn arising(&mut self, owner: usize, set: Set, nodes: u64) -> Search<Arise<'a>> {
        let captures = self.captures(nodes);
        let start = self.at_first(true, UNBOUNDED, false);
        match self.arising.remove(&(owner, set)) {
            Some(mut search) => {
                search.game_mut().captures = captures;
                search
            }
            None => {
                let terms = self.terms(owner, set);
                Search::new(Arise { terms, captures }, &start)
            }
        }
    }

    fn keep(&mut self, owner: usize, set: Set, mut search: Search<Arise<'a>>) {
        let none = Captures::new(self.arena, self.asking);
        self.put_back(std::mem::replace(&mut search.game_mut().captures, none));
        let kept: u64 = self.arising.values().map(|search| search.bytes()).sum();
        if kept + search.bytes() > self.asking.control.limits().bytes / 4 {
            self.arising.clear();
        }
        if search.bytes() < self.asking.control.limits().bytes / 4 {
            self.arising.insert((owner, set), search);
        }
    }

    fn captures(&mut self, nodes: u64) -> Captures<'a> {
        let mut captures = self
            .captures
            .take()
            .unwrap_or_else(|| Captures::new(self.arena, self.asking));
        if captures.bytes() > self.asking.control.limits().bytes / PART_OF_BYTES {
            captures = Captures::new(self.arena, self.asking);
        }
        captures.left = nodes;
        captures.each = captures.left;
        captures.spent = 0;
        captures
    }

    fn put_back(&mut self, captures: Captures<'a>) {
        self.captures = Some(captures);
    }

    /// The enemy moves first.
    pub(crate) fn is_capturable(
        &mut self,
        owner: usize,
        target: usize,
        nodes: u64,
    ) -> Option<bool> {
        let nodes = self.asking.at_most(nodes)?;
        let mut captures = self.captures(nodes);
        let capturable = captures.capturable(&self.ground, owner, target);
        self.put_back(captures);
        capturable
    }

    /// Whether the capturer takes the stone without a new one here: the first part fails.
    pub(crate) fn is_taken_cleanly(
        &mut self,
        owner: usize,
        target: usize,
        set: Set,
        nodes: u64,
    ) -> Option<bool> {
        let asked = Asked::Clean(owner, target, set);
        if let Some(&known) = self.answers.get(&asked) {
            return Some(known);
        }
        let nodes = self.worth(asked, nodes)?;
        let mut after = self.arising(owner, set, nodes);
        after.keep_within(self.asking.control.limits().bytes / PART_OF_BYTES);
        let (expanded, start) = (after.expanded(), self.at_first(false, UNBOUNDED, true));
        let left = nodes;
        let clean = Clean {
            target,
            after,
            left,
        };
        let mut search = Search::new(clean, &start);
        let winner = self.run(&mut search, nodes, expanded);
        let after = search.into_game().after;
        self.keep(owner, set, after);
        self.note(asked, nodes, winner);
        let clean = winner? == Side::Claimant;
        self.answers.insert(asked, clean);
        Some(clean)
    }

    /// Whether the capturer, second and with this many stones, keeps the set free.
    pub(crate) fn is_prevented(
        &mut self,
        owner: usize,
        set: Set,
        stones: u32,
        nodes: u64,
    ) -> Option<bool> {
        if stones == 0 && set & !self.ground.stones[owner] == 0 {
            // A capturer who plays no stone takes none, so the old ones stay.
            return Some(true);
        }
        let asked = Asked::Prevented(owner, set, stones);
        if let Some(&known) = self.answers.get(&asked) {
            return Some(known);
        }
        let nodes = self.worth(asked, nodes)?;
        let start = self.at_first(true, stones, false);
        let mut search = self.arising(owner, set, nodes);
        let expanded = search.expanded();
        search.ask(&start);
        let winner = self.run(&mut search, nodes, expanded);
        self.keep(owner, set, search);
        self.note(asked, nodes, winner);
        let prevented = winner? == Side::Refuter;
        self.answers.insert(asked, prevented);
        Some(prevented)
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::Color;
    use loja_search::{Control, Limits};
    use loja_testkit::drawn;

    use super::super::strings;
    use crate::{JudgedString, Start, StringStatus};

    fn judged(rows: &[&str], nodes: u64, bytes: u64) -> Result<Vec<JudgedString>, String> {
        let (board, stones) = drawn(rows);
        let control = Control::new(Limits { nodes, bytes });
        let start = Start::new(board, stones, Color::Black);
        let judged = strings(&start, &control);
        Ok(judged.map_err(|fault| format!("{fault:?}"))?.0)
    }

    /// `run` asserts that the searches keep within their memory.
    #[test]
    fn with_little_memory_no_verdict_is_another_one() -> Result<(), String> {
        let beast_12 = ["xxxxx", "xoo.x", "o.o.x"];
        let ample = judged(&beast_12, 600_000, 400 << 20)?;
        let is_open = |string: &JudgedString| string.status == StringStatus::Open;
        assert!(!ample.iter().any(is_open));
        for (bytes, open) in [(48 << 20, 0), (4 << 20, 1)] {
            let tight = judged(&beast_12, 300_000, bytes)?;
            let (left, found): (Vec<_>, Vec<_>) = tight.iter().partition(|string| is_open(string));
            assert_eq!(left.len(), open, "{bytes}");
            assert!(found.iter().all(|string| ample.contains(string)));
        }
        // A few situations here add more than a small board has in all.
        let full = ["xxxxxxxxx"; 9].map(str::to_owned);
        let mut full = full.to_vec();
        full[4].replace_range(4..5, ".");
        let full: Vec<&str> = full.iter().map(String::as_str).collect();
        let judged = judged(&full, 4_000, 16 << 20)?;
        assert!(judged.iter().all(is_open));
        Ok(())
    }
}
