//! Situations as the player to move sees them.

use loja_rules::{Color, PassCount, Situation};

use crate::small::{Set, Small, Way, members};

/// A situation (E7) seen by the player to move ("own"), without captives, which E3 ignores.
///
/// It determines the rest of a game without earlier cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Stones of the player to move.
    pub own: Set,
    /// Stones of the other player.
    pub enemy: Set,
    /// Temporary marks.
    pub shut: Set,
    /// Permanent marks.
    pub permanent: Set,
    /// The pass count, -1 to 2.
    pub passes: i8,
}

/// A turn without a removal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlaceTurn {
    /// B2.4a.
    Pass,
    /// A stone there (B4).
    Stone(u8),
}

/// The result of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The turn.
    pub turn: PlaceTurn,
    /// The number of captured stones.
    pub taken: i8,
    /// The place after it, seen by the other player.
    pub to: Place,
}

impl Place {
    /// The empty board with these permanent marks, pass count 0.
    #[must_use]
    pub const fn empty(permanent: Set) -> Place {
        Place {
            own: 0,
            enemy: 0,
            shut: 0,
            permanent,
            passes: 0,
        }
    }

    /// The place of a situation.
    #[must_use]
    pub fn of(small: &Small, situation: &Situation) -> Place {
        let (turn, stones) = (situation.turn(), situation.stones());
        Place {
            own: small.bits(&stones[turn]),
            enemy: small.bits(&stones[turn.other()]),
            shut: small.bits(situation.temporary()),
            permanent: small.bits(situation.permanent()),
            passes: situation.pass_count().value(),
        }
    }

    /// The place for the rules, with this colour to move.
    #[must_use]
    pub fn setup(&self, small: &Small, turn: Color) -> loja_rules::Setup {
        let mut setup = loja_rules::Setup::empty();
        setup.stones[turn] = small.points(self.own);
        setup.stones[turn.other()] = small.points(self.enemy);
        setup.temporary = small.points(self.shut);
        setup.permanent = small.points(self.permanent);
        setup.turn = turn;
        setup.passes = PassCount::from_value(self.passes.into()).unwrap_or(PassCount::Zero);
        setup
    }

    /// E1.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        self.passes == 2
    }

    /// All successors (B1) without removals, the pass first.
    pub fn steps(self, small: &Small) -> impl Iterator<Item = Successor> {
        let open = small.all() & !(self.own | self.enemy | self.shut | self.permanent);
        let stones = members(open).filter_map(move |at| self.stone(small, at));
        let all = std::iter::once(self.pass()).chain(stones);
        all.filter(move |_| !self.is_final())
    }

    fn pass(self) -> Successor {
        Successor {
            turn: PlaceTurn::Pass,
            taken: 0,
            to: Place {
                own: self.enemy,
                enemy: self.own,
                shut: 0,
                permanent: self.permanent,
                passes: (self.passes + 1).min(2),
            },
        }
    }

    /// B4 for an empty and unmarked location.
    fn stone(self, small: &Small, at: usize) -> Option<Successor> {
        let own = self.own | 1 << at;
        // B4.4: only chains that touch the stone can have lost their last liberty.
        let mut taken: Set = 0;
        for near in members(small.beside(at) & self.enemy & !self.permanent) {
            if taken >> near & 1 == 0 {
                let chain = small.chain(near, self.enemy);
                let free = small.around(chain) & !(own | self.enemy);
                if chain & self.permanent == 0 && free == 0 {
                    taken |= chain;
                }
            }
        }
        // B4.5
        if taken == 0 {
            let chain = small.chain(at, own);
            let free = small.around(chain) & !(own | self.enemy | self.permanent);
            if free == 0 && chain & self.permanent == 0 {
                return None;
            }
        }
        // B4.8
        let ko = taken.count_ones() == 1 && small.beside(at) & !self.enemy == 0;
        Some(Successor {
            turn: PlaceTurn::Stone(u8::try_from(at).ok()?),
            taken: i8::try_from(taken.count_ones()).ok()?,
            to: Place {
                own: self.enemy & !taken,
                enemy: own,
                shut: if ko { taken } else { 0 },
                permanent: self.permanent,
                passes: if ko { -1 } else { 0 },
            },
        })
    }

    /// The place under a symmetry.
    #[must_use]
    pub fn image(&self, way: &Way) -> Place {
        Place {
            own: way.of(self.own),
            enemy: way.of(self.enemy),
            shut: way.of(self.shut),
            permanent: way.of(self.permanent),
            passes: self.passes,
        }
    }

    /// B3.9: the place after these marks for good, before a stone; and how many stones more the player to move
    /// loses than the other.
    #[must_use]
    pub fn without(&self, marks: Set) -> (Place, i8) {
        let count = |set: Set| i8::try_from((set & marks).count_ones()).unwrap_or(i8::MAX);
        let place = Place {
            own: self.own & !marks,
            enemy: self.enemy & !marks,
            shut: self.shut,
            permanent: self.permanent | marks,
            passes: 0,
        };
        (place, count(self.own) - count(self.enemy))
    }

    /// The other player's gain, and the place, after removing a cycle that changed these locations, with or
    /// without a stone (B2).
    #[must_use]
    pub fn after_removal(&self, small: &Small, marks: Set) -> Vec<(i8, Place)> {
        let (removed, gain) = self.without(marks);
        let alone = Place {
            own: removed.enemy,
            enemy: removed.own,
            shut: 0,
            ..removed
        };
        let stones = removed.steps(small).skip(1);
        let stones = stones.map(|step| (gain - step.taken, step.to));
        std::iter::once((gain, alone)).chain(stones).collect()
    }

    /// The place's least image under the symmetries, and its symmetry.
    #[must_use]
    pub fn canonical(self, small: &Small) -> (Place, usize) {
        let mut best = (self, 0);
        for (number, way) in small.ways().iter().enumerate() {
            // The first set decides most.
            let own = way.of(self.own);
            if own > best.0.own {
                continue;
            }
            let image = Place {
                own,
                enemy: way.of(self.enemy),
                shut: way.of(self.shut),
                permanent: way.of(self.permanent),
                passes: self.passes,
            };
            if image < best.0 {
                best = (image, number);
            }
        }
        best
    }
}
