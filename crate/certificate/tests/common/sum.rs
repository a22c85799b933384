//! The local games of the lemmas `sum` and `rooms`, once more and on bits.

use loja_certificate::{Claim, LocalPosition};
use loja_rules::{FastBoard, PassCount, Point, PointSet};

/// A set by the numbers of its members.
pub type Bits = u32;

/// The claimed set as a graph.
pub struct Shape {
    pub points: Vec<Point>,
    pub near: Vec<Bits>,
    pub doors: Bits,
    /// Whether dead parts are no games, where there is no vow.
    pub knows_dead: bool,
    /// What is changed in the games to see whether anything notices.
    pub wrong: Wrong,
}

/// A rule of the local games that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    Nothing,
    /// Chains with one eye are safe.
    OneEye,
    /// Regions with doors are eyes, and parts with doors may be filled.
    Doors,
    /// The claimant may play on the mark.
    Marks,
    /// White has no pass.
    Passes,
    /// A part with a stone in it that does not touch safe ones is fillable.
    Fills,
    /// Eyes are regions that the chain touches anywhere.
    Touches,
    /// The vow may go to a part without a breath.
    Breathless,
    /// There is no vow.
    NoVow,
    /// One room is enough.
    OneRoom,
}

/// A position, of either turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Local {
    pub part: Bits,
    pub own: Bits,
    pub other: Bits,
    pub mark: Bits,
    pub bound: bool,
    pub vow: bool,
}

/// An answer, `None` for the pass, and the games that it leaves. With the vow it may come several times.
pub type Answered = (Option<usize>, Vec<Local>);

pub fn bits(of: Bits) -> impl Iterator<Item = usize> {
    (0..32).filter(move |x| of >> x & 1 == 1)
}

impl Shape {
    /// `None` where the lemma is never asked for.
    pub fn new(claim: &Claim) -> Option<Shape> {
        let points: Vec<Point> = claim.set().iter().collect();
        let permanent = claim.start().situation().permanent();
        if !claim.set().intersection(permanent).is_empty() {
            return None;
        }
        let number = |y: &Point| points.iter().position(|x| x == y);
        let board = claim.board();
        let near = points.iter().map(|&x| {
            let inside = board.neighbors(x).iter().filter_map(number);
            inside.fold(0, |sum, y| sum | 1 << y)
        });
        let is_door = |&&x: &&Point| board.neighbors(x).iter().any(|y| number(y).is_none());
        let doors = points.iter().filter(is_door).filter_map(number);
        Some(Shape {
            near: near.collect(),
            doors: doors.fold(0, |sum, y| sum | 1 << y),
            points,
            knows_dead: false,
            wrong: Wrong::Nothing,
        })
    }

    pub fn of(&self, set: &PointSet) -> Bits {
        let members = self.points.iter().enumerate();
        let in_set = members.filter(|&(_, &x)| set.contains(x));
        in_set.fold(0, |sum, (x, _)| sum | 1 << x)
    }

    pub fn read(&self, position: &LocalPosition) -> Local {
        Local {
            part: self.of(&position.part),
            own: self.of(&position.own),
            other: self.of(&position.other),
            mark: position
                .mark
                .map_or(0, |x| self.of(&[x].into_iter().collect())),
            bound: position.is_bound,
            vow: position.vow,
        }
    }

    pub fn beside(&self, of: Bits) -> Bits {
        bits(of).fold(0, |sum, x| sum | self.near[x])
    }

    /// The connected part of `within` with this location.
    fn part(&self, x: usize, within: Bits) -> Bits {
        let mut part = 1 << x;
        loop {
            let more = (part | self.beside(part)) & within;
            if more == part {
                return part;
            }
            part = more;
        }
    }

    pub fn parts(&self, within: Bits) -> Vec<Bits> {
        let mut left = within;
        let mut parts = Vec::new();
        while left != 0 {
            let part = self.part(left.trailing_zeros() as usize, within);
            parts.push(part);
            left &= !part;
        }
        parts
    }

    /// The position of the whole set, if it is the refuter's turn and the lemma's first conditions hold.
    pub fn whole(&self, claim: &Claim, board: &FastBoard) -> Option<Local> {
        let of = |wanted: &dyn Fn(Point) -> bool| {
            let members = self.points.iter().enumerate();
            let found = members.filter(|&(_, &x)| wanted(x));
            found.fold(0, |sum, (x, _)| sum | 1 << x)
        };
        let own = of(&|x| board.color_at(x) == Some(claim.player()));
        let quiet = board.turn() != claim.player() && board.pass_count() <= PassCount::Zero;
        (quiet && self.doors & !own == 0).then(|| Local {
            part: self.all(),
            own,
            other: of(&|x| board.color_at(x) == Some(claim.player().other())),
            mark: of(&|x| board.is_marked_temporarily(x)),
            bound: true,
            vow: false,
        })
    }

    /// Where the local games of a situation begin; `None` where the lemma is not asked for.
    pub fn starts(&self, claim: &Claim, board: &FastBoard) -> Option<Vec<Local>> {
        let whole = self.whole(claim, board)?;
        let safe = self.safe(&whole);
        let starts = self.taken_apart(&whole).pop()?;
        let parts = self.parts(whole.part & !safe);
        let is_dead = |&part: &Bits| self.knows_dead && self.is_dead(part, whole.own);
        let is_asked = !starts.is_empty() || parts.iter().any(is_dead);
        (safe != 0 && is_asked).then_some(starts)
    }

    /// The claimant's stones that are safe from now on: the union of all sets of chains in which each touches
    /// safe stones or has two eyes.
    pub fn safe(&self, at: &Local) -> Bits {
        let chains = self.parts(at.own);
        let mut safe = 0;
        for some in 0..1_usize << chains.len() {
            let some = chains
                .iter()
                .enumerate()
                .filter(|(k, _)| some >> k & 1 == 1);
            let some: Vec<Bits> = some.map(|(_, &chain)| chain).collect();
            let stones = some.iter().fold(0, |sum, chain| sum | chain);
            let regions = self.parts(at.part & !stones);
            let is_eye = |region: Bits, chain: Bits| {
                let around = self.beside(chain);
                match self.wrong {
                    Wrong::Doors => region & !around == 0,
                    Wrong::Touches => region & self.doors == 0 && region & around != 0,
                    _ => region & self.doors == 0 && region & !around == 0,
                }
            };
            let least = if self.wrong == Wrong::OneEye { 1 } else { 2 };
            let holds = |chain: Bits| {
                self.beside(chain) & !at.part != 0
                    || !at.vow
                        && regions
                            .iter()
                            .filter(|&&region| is_eye(region, chain))
                            .count()
                            >= least
            };
            if some.iter().all(|&chain| holds(chain)) {
                safe |= stones;
            }
        }
        safe
    }

    /// The games that are left with the refuter to move; with the vow, for each part that may get it.
    fn taken_apart(&self, at: &Local) -> Vec<Vec<Local>> {
        let parts = self.parts(at.part & !self.safe(at));
        let games = self.games(at, &parts);
        if !at.vow || games.len() < parts.len() || self.wrong == Wrong::NoVow {
            return vec![games];
        }
        let near = |game: &Local| self.beside(!game.part & self.all());
        let empty = |game: &Local| game.part & !game.own & !game.other;
        let breathes =
            |game: &Local| near(game) & empty(game) != 0 || self.wrong == Wrong::Breathless;
        let may = (0..games.len()).filter(|&at| breathes(&games[at]));
        let named = may.map(|at| {
            let mut games = games.clone();
            games[at].vow = true;
            games
        });
        named.collect()
    }

    pub fn all(&self) -> Bits {
        (1 << self.points.len()) - 1
    }

    /// The inner locations of a part.
    pub fn inner(&self, part: Bits) -> Bits {
        let inner = bits(part).filter(|&x| self.near[x] & !part == 0);
        inner.fold(0, |sum, x| sum | 1 << x)
    }

    /// Whether a part is dead by the lemma.
    pub fn is_dead(&self, part: Bits, own: Bits) -> bool {
        let inner = self.inner(part);
        let around = self.beside(inner) & !inner;
        let each = |least: u32| bits(inner).all(|x| (self.near[x] & part).count_ones() >= least);
        part & (self.doors | own) == 0
            && match inner.count_ones() {
                1 => around.count_ones() > 1,
                2 => self.parts(inner).len() == 1 && each(2) && around.count_ones() > 1,
                _ => false,
            }
    }

    /// The games of those of these parts that are not fillable, without a vow.
    pub fn games(&self, at: &Local, parts: &[Bits]) -> Vec<Local> {
        let fillable = |part: Bits| {
            let touches = |x: usize| self.near[x] & !part != 0;
            match self.wrong {
                Wrong::Doors => bits(part).all(touches),
                Wrong::Fills => {
                    part & self.doors == 0 && bits(part & !at.own & !at.other).all(touches)
                }
                _ => part & self.doors == 0 && bits(part).all(touches),
            }
        };
        let done = |part: Bits| fillable(part) || self.knows_dead && self.is_dead(part, at.own);
        let open = parts.iter().copied().filter(|&part| !done(part));
        let open: Vec<Bits> = open.collect();
        let bound = at.bound && open.len() == 1;
        let local = |&part: &Bits| Local {
            part,
            own: at.own & part,
            other: at.other & part,
            mark: if bound { at.mark & part } else { 0 },
            bound,
            vow: false,
        };
        open.iter().map(local).collect()
    }

    /// B4 on the part.
    fn played(&self, at: &Local, x: usize, by_own: bool) -> Option<Local> {
        let stone: Bits = 1 << x;
        if at.part & stone == 0 || (at.own | at.other | at.mark) & stone != 0 {
            return None;
        }
        let (mut own, mut other) = (at.own, at.other);
        *(if by_own { &mut own } else { &mut other }) |= stone;
        let empty = at.part & !own & !other;
        let own_lives = |chain: Bits| self.beside(chain) & (empty | !at.part) != 0;
        let other_lives = |chain: Bits| self.beside(chain) & empty != 0 || chain & self.doors != 0;
        let dead = |chains: Vec<Bits>, lives: &dyn Fn(Bits) -> bool| {
            let dead = chains.into_iter().filter(|&chain| !lives(chain));
            dead.fold(0, |sum: Bits, chain| sum | chain)
        };
        let captured = if by_own {
            dead(self.parts(other), &other_lives)
        } else {
            dead(self.parts(own), &own_lives)
        };
        if captured == 0 {
            let lives = if by_own {
                own_lives(self.part(x, own))
            } else {
                other_lives(self.part(x, other))
            };
            if !lives {
                return None;
            }
        }
        let surrounded = if by_own {
            self.near[x] & !other == 0
        } else {
            self.near[x] & !own & at.part == 0 && self.doors & stone == 0
        };
        Some(Local {
            own: own & !captured,
            other: other & !captured,
            mark: if captured.count_ones() == 1 && surrounded {
                captured
            } else {
                0
            },
            ..*at
        })
    }

    /// What the refuter's moves lead to.
    pub fn attacks(&self, at: &Local) -> Vec<Local> {
        let pass = (self.wrong != Wrong::Passes).then_some(Local { mark: 0, ..*at });
        let stones = bits(at.part).filter_map(|x| self.played(at, x, false));
        pass.into_iter().chain(stones).collect()
    }

    /// The claimant's answers and what they lead to.
    pub fn answers(&self, at: &Local) -> Vec<Answered> {
        let at = match self.wrong {
            Wrong::Marks => Local { mark: 0, ..*at },
            _ => *at,
        };
        let pass = (at.mark != 0).then_some((None, Local { mark: 0, ..at }));
        let stones = bits(at.part).filter_map(|x| Some((Some(x), self.played(&at, x, true)?)));
        let all = pass.into_iter().chain(stones);
        all.flat_map(|(x, after)| self.taken_apart(&after).into_iter().map(move |it| (x, it)))
            .collect()
    }
}
