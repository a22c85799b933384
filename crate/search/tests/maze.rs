//! Games without any rules, and who wins them by the plainest way there is.

use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Search};
use loja_testkit::Dice;

/// A place of a maze, and who has to leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub number: u32,
    pub side: Side,
}

impl Key for Place {
    type Words = ();

    fn pack(&self) -> ((), u32) {
        ((), self.number << 1 | u32::from(self.side == Side::Refuter))
    }

    fn unpack((): &(), rest: u32) -> Place {
        Place {
            number: rest >> 1,
            side: [Side::Claimant, Side::Refuter][rest as usize & 1],
        }
    }

    fn side(&self) -> Side {
        self.side
    }
}

/// What is at a place.
#[derive(Clone, Debug)]
pub enum Room {
    /// Somebody has won, as everybody sees.
    Won(Side),
    /// Somebody has won, as is seen only by who looks closer.
    WonWithin(Side),
    /// Doors to other places.
    Doors(Vec<u32>),
}

#[derive(Clone, Debug)]
pub struct Maze {
    pub rooms: Vec<(Side, Room)>,
    /// How many places may be looked at, by `may_expand`.
    pub looks: u64,
    pub alike: bool,
    /// The seed of guesses, and of counterparts, which are right, wrong, or no successors at all.
    pub lies: u64,
}

impl Maze {
    pub fn new(rooms: Vec<(Side, Room)>) -> Maze {
        Maze {
            rooms,
            looks: u64::MAX,
            alike: false,
            lies: 0,
        }
    }

    /// Any maze of so many places: turns that alternate mostly, few doors or many, goals that are rare or not.
    pub fn random(dice: &mut Dice, places: usize) -> Maze {
        let (doors, goals) = (2 + dice.below(5), 6 + dice.below(10));
        let strays = 5 + dice.below(30);
        let sides: Vec<Side> = (0..places)
            .map(|_| dice.pick(&[Side::Claimant, Side::Refuter]))
            .collect();
        let room = |place: usize| {
            if dice.one_in(goals) {
                return Room::Won(Side::Claimant);
            }
            if dice.one_in(goals * 8) {
                let won = dice.pick(&[Side::Claimant, Side::Refuter]);
                return dice.pick(&[Room::Won, Room::WonWithin])(won);
            }
            let mut next = Vec::new();
            for _ in 0..1 + dice.below(doors) {
                let any: Vec<usize> = (0..4).map(|_| dice.below(places)).collect();
                let strays = dice.one_in(strays);
                let mut fitting = any.into_iter().filter(|&next| sides[next] != sides[place]);
                let fitting = if strays {
                    Some(dice.below(places))
                } else {
                    fitting.next()
                };
                next.extend(fitting.map(|next| u32::try_from(next).unwrap()));
            }
            Room::Doors(next)
        };
        let rooms: Vec<Room> = (0..places).map(room).collect();
        Maze {
            lies: dice.word(),
            ..Maze::new(sides.into_iter().zip(rooms).collect())
        }
    }

    pub fn place(&self, number: usize) -> Place {
        Place {
            number: u32::try_from(number).unwrap(),
            side: self.rooms[number].0,
        }
    }

    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        (0..self.rooms.len()).map(|number| self.place(number))
    }

    fn room(&self, place: &Place) -> &Room {
        &self.rooms[place.number as usize].1
    }

    /// Who wins each place. The claimant wins the least set that follows from what he has won; the refuter all else.
    pub fn winners(&self) -> Vec<Side> {
        let mut claimed = vec![false; self.rooms.len()];
        loop {
            let before = claimed.clone();
            for (number, (side, room)) in self.rooms.iter().enumerate() {
                claimed[number] = match (room, side) {
                    (Room::Won(winner) | Room::WonWithin(winner), _) => *winner == Side::Claimant,
                    (Room::Doors(next), Side::Claimant) => {
                        next.iter().any(|&next| before[next as usize])
                    }
                    (Room::Doors(next), Side::Refuter) => {
                        next.iter().all(|&next| before[next as usize])
                    }
                };
            }
            if claimed == before {
                let winner = |claimed| [Side::Refuter, Side::Claimant][usize::from(claimed)];
                return claimed.into_iter().map(winner).collect();
            }
        }
    }
}

impl Game for Maze {
    type Key = Place;

    fn glance(&self, place: &Place) -> Option<Side> {
        match self.room(place) {
            Room::Won(winner) => Some(*winner),
            _ => None,
        }
    }

    fn expand(&mut self, place: &Place, successors: &mut Vec<Place>) -> Option<Side> {
        self.looks -= 1;
        match self.room(place) {
            Room::Won(winner) | Room::WonWithin(winner) => Some(*winner),
            Room::Doors(next) => {
                successors.extend(next.iter().map(|&next| self.place(next as usize)));
                None
            }
        }
    }

    /// Any guess: it orders the search, and no more.
    fn effort(&self, place: &Place) -> Effort {
        if self.lies == 0 {
            return Effort::LEAST;
        }
        let mut dice = Dice::new(self.lies ^ u64::from(place.number));
        Effort {
            claimant: 1 + dice.word() as u32 % 6,
            refuter: 1 + dice.word() as u32 % 6,
        }
    }

    fn may_expand(&self) -> bool {
        self.looks > 0
    }

    fn are_alike(&self) -> bool {
        self.alike
    }

    /// Half of the time a successor, else anything.
    fn counterpart(&mut self, of: &Place, from: &Place, to: &Place) -> Option<Place> {
        let pair = u64::from(of.number << 20 ^ from.number << 10 ^ to.number);
        let mut dice = Dice::new(self.lies ^ pair);
        let Room::Doors(next) = self.room(of) else {
            return None;
        };
        match dice.below(8) {
            0..4 => Some(self.place(*next.get(dice.below(4))? as usize)),
            4..7 => Some(self.place(dice.below(self.rooms.len()))),
            _ => None,
        }
    }
}

impl CirclesLoseForClaimant for Maze {}

/// How many places the search knows the winner of. None may be another one than the plain way finds.
pub fn known(search: &Search<Maze>, winners: &[Side]) -> usize {
    let known = search.game().places().filter(|place| {
        let found = search.winner_of(place);
        let right = winners[place.number as usize];
        assert!(found.is_none_or(|found| found == right), "{place:?}");
        found.is_some()
    });
    known.count()
}
