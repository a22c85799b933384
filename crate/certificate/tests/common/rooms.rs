//! What the lemma `rooms` says of a situation, by its words, on bits.

use loja_certificate::LocalPosition;
use loja_rules::{FastBoard, PointSet};

use super::local::{Answered, Local, Locals};

/// A body and two rooms that may be named, and the games that have to be won then.
#[derive(Clone, Debug)]
pub struct Named {
    pub body: u32,
    pub rooms: [u32; 2],
    pub games: Vec<Local>,
}

/// A body and all its rooms, ascending.
#[derive(Clone, Debug)]
pub struct Body {
    pub stones: u32,
    pub regions: Vec<u32>,
    pub rooms: Vec<u32>,
}

impl Locals {
    /// The chains with two rooms at least, if the lemma is asked about here.
    pub fn bodies(&self, board: &FastBoard) -> Vec<Body> {
        let Some([own, foe, _]) = self.read(board) else {
            return Vec::new();
        };
        if self.safe(self.members, own, 0) != 0 {
            return Vec::new();
        }
        let empty = self.members & !own & !foe;
        let bodies = self.parts(own).into_iter().map(|stones| {
            let near = self.around(stones);
            let regions = self.parts(self.members & !stones);
            let is_eye = |region: u32| region & !near == 0 && region & self.doors == 0;
            let is_room = |&region: &u32| is_eye(region) || region & near & empty != 0;
            let rooms = regions.iter().copied().filter(is_room).collect();
            Body {
                stones,
                regions,
                rooms,
            }
        });
        bodies.filter(|body| body.rooms.len() > 1).collect()
    }

    /// All that may be named here.
    pub fn named(&self, board: &FastBoard) -> Vec<Named> {
        let [own, foe, mark] = self.read(board).unwrap_or_default();
        let mut all = Vec::new();
        for body in self.bodies(board) {
            let near = self.around(body.stones);
            let is_open = |&part: &u32| part & !near != 0 || part & self.doors != 0;
            let open: Vec<u32> = body.regions.iter().copied().filter(is_open).collect();
            let games = Locals::split(&open, own, foe, mark, true);
            for (at, &first) in body.rooms.iter().enumerate() {
                for &second in &body.rooms[at + 1..] {
                    let rooms = [first, second];
                    let mut games = games.clone();
                    for game in &mut games {
                        game.vow = rooms.contains(&game.part);
                    }
                    all.push(Named {
                        body: body.stones,
                        rooms,
                        games,
                    });
                }
            }
        }
        all
    }

    /// What may be named and is won.
    pub fn settled(&mut self, named: &[Named]) -> Option<Named> {
        let won = |named: &&Named| named.games.iter().all(|&game| self.rank(game).is_some());
        named.iter().find(won).cloned()
    }

    /// The answers that come nearest, in a position that is won.
    pub fn best(&mut self, position: &LocalPosition) -> Vec<Answered> {
        let set = |points: &PointSet| points.iter().fold(0, |all, x| all | 1 << x.index());
        let moved = Local {
            part: set(&position.part),
            own: set(&position.own),
            foe: set(&position.other),
            mark: position.mark.map_or(0, |x| 1 << x.index()),
            bound: position.is_bound,
            vow: position.vow,
        };
        let answers = self.answers(moved);
        let mut far = |answer: &Answered| {
            let mut ranks = answer.left.iter().map(|&left| self.rank(left));
            ranks.try_fold(0, |most, rank| Some(most.max(rank?)))
        };
        let ranked: Vec<_> = answers
            .into_iter()
            .filter_map(|answer| Some((far(&answer)?, answer)))
            .collect();
        let nearest = ranked.iter().map(|&(far, _)| far).min();
        let nearest = ranked.into_iter().filter(|&(far, _)| Some(far) == nearest);
        nearest.map(|(_, answer)| answer).collect()
    }
}
