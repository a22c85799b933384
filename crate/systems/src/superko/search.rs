//! Finds the player who gets the points, by proof numbers on the tree of all games: situations with different pasts are
//! different nodes.

use loja_ground::Color;
use loja_search::{Control, Halt};

use super::hold::Hold;
use super::small::Small;
use super::state::Ban;

struct Node {
    parent: u32,
    /// The first child, and the number of children.
    first: u32,
    count: u8,
    position: u16,
    turn: Color,
    passes: u8,
    stops: u8,
    /// The fewest leaves to settle for Black to get the points, and for Black not to.
    proof: u32,
    refutation: u32,
}

pub(super) struct Search<'a, 'h> {
    small: &'a Small,
    hold: &'h mut Hold<'a>,
    ban: Ban,
    /// Black's wanted area minus White's.
    wanted: i8,
    nodes: Vec<Node>,
    past: Vec<bool>,
}

impl<'a, 'h> Search<'a, 'h> {
    pub(super) fn new(
        small: &'a Small,
        hold: &'h mut Hold<'a>,
        ban: Ban,
        turn: Color,
        wanted: i8,
    ) -> Search<'a, 'h> {
        let start = Node {
            parent: 0,
            first: 0,
            count: 0,
            position: 0,
            turn,
            passes: 0,
            stops: 0,
            proof: 1,
            refutation: 1,
        };
        Search {
            small,
            hold,
            ban,
            wanted,
            nodes: vec![start],
            past: vec![false; small.len() * 2],
        }
    }

    /// Whether Black gets it.
    pub(super) fn run(&mut self, control: &Control<'_>) -> Result<bool, Halt> {
        loop {
            let root = &self.nodes[0];
            if root.proof == 0 || root.refutation == 0 {
                let found = root.proof == 0;
                control.forget(self.nodes.len() * size_of::<Node>());
                return Ok(found);
            }
            let mut stood = Vec::new();
            let mut at = 0;
            loop {
                let node = &self.nodes[at];
                let situation = Small::situation(node.position, node.turn);
                if !std::mem::replace(&mut self.past[situation], true) {
                    stood.push(situation);
                }
                if node.count == 0 {
                    break;
                }
                at = self.most_proving(at);
            }
            self.expand(at, control)?;
            for situation in stood {
                self.past[situation] = false;
            }
            self.update(at);
        }
    }

    fn follow(&self, at: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[at];
        let first = node.first as usize;
        first..first + usize::from(node.count)
    }

    fn most_proving(&self, at: usize) -> usize {
        let black = self.nodes[at].turn == Color::Black;
        let number = |&to: &usize| match black {
            true => self.nodes[to].proof,
            false => self.nodes[to].refutation,
        };
        self.follow(at).min_by_key(number).unwrap_or(at)
    }

    fn expand(&mut self, at: usize, control: &Control<'_>) -> Result<(), Halt> {
        let node = &self.nodes[at];
        let (position, turn, passes, stops) = (node.position, node.turn, node.passes, node.stops);
        let first = u32::try_from(self.nodes.len()).map_err(|_| Halt::Memory)?;
        let small = self.small;
        for &to in small.plays(position, turn) {
            let with = |turn| self.past[Small::situation(to, turn)];
            let again = with(turn.other()) || self.ban == Ban::Positional && with(turn);
            if !again {
                self.add(at, (to, 0, stops), control)?;
            }
        }
        let passes = passes + 1;
        let stops = stops + u8::from(passes.is_multiple_of(2));
        // After a stop, an agreement ends play with what stands.
        let stopped = passes > 1 && (passes - 1).is_multiple_of(2);
        if stopped {
            self.add(at, (position, AGREED, stops), control)?;
        }
        self.add(at, (position, passes, stops), control)?;
        let count = self.nodes.len() - first as usize;
        let node = &mut self.nodes[at];
        (node.first, node.count) = (first, u8::try_from(count).map_err(|_| Halt::Memory)?);
        Ok(())
    }

    fn add(
        &mut self,
        parent: usize,
        (position, passes, stops): (u16, u8, u8),
        control: &Control<'_>,
    ) -> Result<(), Halt> {
        control.step(size_of::<Node>())?;
        let turn = self.nodes[parent].turn.other();
        let ended = match self.ban {
            Ban::Positional => stops >= 2,
            Ban::Situational => passes >= 4,
        };
        let won = if ended || passes == AGREED {
            Some(self.small.area[usize::from(position)] >= self.wanted)
        } else {
            self.held((position, turn, passes))
        };
        let (proof, refutation) = match won {
            Some(true) => (0, INFINITE),
            Some(false) => (INFINITE, 0),
            None => (1, 1),
        };
        self.nodes.push(Node {
            parent: u32::try_from(parent).map_err(|_| Halt::Memory)?,
            first: 0,
            count: 0,
            position,
            turn,
            passes,
            stops,
            proof,
            refutation,
        });
        Ok(())
    }

    /// Finds the player who gets the points with any past.
    fn held(&mut self, here: (u16, Color, u8)) -> Option<bool> {
        let (ban, wanted, past) = (self.ban, self.wanted, &self.past);
        let stood = |situation: usize| past[situation];
        for (hero, points) in [(Color::Black, wanted), (Color::White, 1 - wanted)] {
            if self.hold.holds_after(here, (hero, points), ban, &stood) {
                return Some(hero == Color::Black);
            }
        }
        None
    }

    fn update(&mut self, mut at: usize) {
        loop {
            let numbers = |node: &Node| (node.proof, node.refutation);
            let all = self.nodes[self.follow(at)].iter().map(numbers);
            let least = |all: &mut dyn Iterator<Item = u32>| all.min().unwrap_or(INFINITE);
            let sum = |all: &mut dyn Iterator<Item = u32>| all.fold(0, u32::saturating_add);
            let (mut proofs, mut refutations) =
                (all.clone().map(|two| two.0), all.map(|two| two.1));
            let now = match self.nodes[at].turn {
                Color::Black => (least(&mut proofs), sum(&mut refutations)),
                Color::White => (sum(&mut proofs), least(&mut refutations)),
            };
            let node = &mut self.nodes[at];
            let same = numbers(node) == now;
            (node.proof, node.refutation) = now;
            if at == 0 || same {
                return;
            }
            at = node.parent as usize;
        }
    }
}

/// An end by agreement.
const AGREED: u8 = 99;

/// Only settled nodes reach it.
const INFINITE: u32 = u32::MAX;
