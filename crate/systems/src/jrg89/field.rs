//! Who wins from a place, by searches on one part of the board.
//!
//! On the whole board their answers count for both players, elsewhere for the one whose walls surround the part
//! (`safe.rs`).

use loja_ground::{Color, Point, PointSet};
use loja_search::game::{Game, Side};
use loja_search::{Control, Search};

use super::place::{ArgumentPlace, ArgumentQuestion, Case};
use crate::japan_1989::ablation::Ablation;
use crate::japan_1989::arena::{Arena, Ground, Set, index, members};
use crate::japan_1989::asking::Asking;
use crate::japan_1989::capture::{Capture, Captures, Hunt, Lemmas};
use crate::japan_1989::clean::Clean;
use crate::japan_1989::enabling::{Arise, Terms};
use crate::japan_1989::noted::{Noted, Stage, UNBOUNDED};
use crate::japan_1989::safe;

pub(super) struct Field<'a> {
    /// Whose answers count; `None`: both.
    pub(super) whose: Option<Color>,
    points: PointSet,
    arena: &'a Arena,
    asking: &'a Asking<'a>,
    target: Option<Point>,
    owner: usize,
    search: Kind<'a>,
}

enum Kind<'a> {
    Hunt(Box<Search<Capture<'a>>>),
    Clean(Box<Search<Clean<'a>>>),
    Arise(Box<Search<Arise<'a>>>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Hunt(Hunt),
    /// Before the capture of the first part.
    Hunting(Noted),
    /// After it, and the second part.
    Arising(Noted),
}

/// The part of a question's board; `None` if it is too large.
pub(super) fn arena(case: &Case, points: &PointSet) -> Option<Arena> {
    let state = &case.start.state;
    let arena = Arena::new(state.board(), state.stones(), points)?;
    Some(arena.marking(state.marking))
}

/// Searches that share this control.
pub(super) fn asking<'a>(control: &'a Control<'a>) -> Asking<'a> {
    Asking {
        control,
        lemmas: Ablation {
            // It shows no turn, and to play a question out or to write it down takes turns that lead on.
            room: false,
            ..Ablation::default()
        },
    }
}

impl<'a> Field<'a> {
    /// `None` if the stone in question is elsewhere.
    pub(super) fn new(
        case: &Case,
        (points, arena): (PointSet, &'a Arena),
        whose: Option<Color>,
        asking: &'a Asking<'a>,
        lemmas: Lemmas,
    ) -> Option<Field<'a>> {
        let set = arena.set(&case.question.set());
        let owner = index(case.owner);
        let ground = arena.ground(case.start.state.stones());
        let arise = |start: Noted| {
            let terms = Terms::new(arena, asking, owner, set);
            let captures = Captures::new(arena, asking);
            Search::new(Arise { terms, captures }, &start)
        };
        let noted = |owner_moves, hunting| Noted {
            ground,
            new: 0,
            owner_moves,
            stones: case.start.left.unwrap_or(UNBOUNDED),
            hunting,
            stage: Stage::Plain,
        };
        let search = match &case.question {
            ArgumentQuestion::Captured(at) => {
                let game = Capture {
                    arena,
                    owner,
                    lemmas,
                    asking: Some(asking),
                };
                let start = game.start(ground, only(arena, *at)?);
                Kind::Hunt(Box::new(Search::new(game, &start)))
            }
            ArgumentQuestion::Clean(at, _) => {
                let clean = Clean {
                    target: only(arena, *at)?,
                    after: arise(noted(true, false)),
                    left: 0,
                };
                Kind::Clean(Box::new(Search::new(clean, &noted(false, true))))
            }
            ArgumentQuestion::Beyond(..) => Kind::Arise(Box::new(arise(noted(true, false)))),
        };
        Some(Field {
            whose,
            points,
            arena,
            asking,
            target: case.target(),
            owner,
            search,
        })
    }

    /// Whether findings still count: the walls are as firm as they were.
    pub(super) fn holds(&self, place: &ArgumentPlace) -> bool {
        let Some(player) = self.whose else {
            return true;
        };
        let board = place.state.board();
        let beside: PointSet = self
            .points
            .iter()
            .flat_map(|at| board.neighbors(at).iter().copied())
            .collect();
        let firm = safe::safe(board, place.state.stones(), player, &self.points);
        beside.difference(&self.points).is_subset(&firm)
    }

    fn ground(&self, place: &ArgumentPlace) -> Ground {
        Ground {
            marks: self.arena.set(place.state.marks()),
            ..self.arena.ground(place.state.stones())
        }
    }

    pub(super) fn noted(&self, place: &ArgumentPlace, hunting: bool) -> Noted {
        Noted {
            ground: self.ground(place),
            new: self.arena.set(&place.new),
            owner_moves: index(place.state.turn()) == self.owner,
            stones: place.left.unwrap_or(UNBOUNDED),
            hunting,
            stage: Stage::Plain,
        }
    }

    /// `None` if the stone is gone and nothing more is asked.
    pub(super) fn key(&self, place: &ArgumentPlace) -> Option<Key> {
        Some(match &self.search {
            Kind::Hunt(search) => {
                let (ground, at) = (self.ground(place), only(self.arena, self.target?)?);
                (ground.stones[self.owner] & 1 << at != 0).then_some(())?;
                Key::Hunt(Hunt {
                    capturer_moves: index(place.state.turn()) != self.owner,
                    ..search.game().start(ground, at)
                })
            }
            Kind::Clean(_) if !place.captured => Key::Hunting(self.noted(place, true)),
            Kind::Clean(_) | Kind::Arise(_) => Key::Arising(self.noted(place, false)),
        })
    }

    /// The key of a next place in the search that has `here`: a capture belongs to the first part still.
    pub(super) fn key_after(&self, here: &ArgumentPlace, next: &ArgumentPlace) -> Option<Key> {
        match self.search {
            Kind::Clean(_) if !here.captured && next.captured => Some(Key::Hunting(Noted {
                stage: Stage::After(0),
                ..self.noted(next, true)
            })),
            _ => self.key(next),
        }
    }

    /// Whether a glance shows that the stone in question stays.
    pub(super) fn stays(&self, place: &ArgumentPlace) -> bool {
        match (&self.search, self.key(place)) {
            (Kind::Hunt(search), Some(Key::Hunt(hunt))) => {
                search.game().glance(&hunt) == Some(Side::Refuter)
            }
            _ => false,
        }
    }

    /// How many situations searches within others may still look at: captures, and what follows a capture.
    pub(super) fn allow(&mut self, captures: u64, after: u64) {
        if let Some(arise) = self.arising() {
            arise.captures.left = captures;
        }
        if let Kind::Clean(search) = &mut self.search {
            search.game_mut().left = after;
        }
    }

    /// Whether the claimant is right, by a search of its own.
    pub(super) fn winner(&mut self, key: &Key, nodes: u64) -> Option<bool> {
        self.asking.control.resume();
        let nested = nodes.saturating_mul(4);
        self.allow(nested, nested);
        self.settle(key, nodes)
    }

    /// Whether the claimant is right, by what is left of all searches.
    pub(super) fn settle(&mut self, key: &Key, nodes: u64) -> Option<bool> {
        match (&mut self.search, key) {
            (Kind::Hunt(search), Key::Hunt(hunt)) => search.settle(hunt, nodes),
            (Kind::Clean(search), Key::Hunting(noted)) => search.settle(noted, nodes),
            (Kind::Clean(search), Key::Arising(noted)) => {
                search.game_mut().after.settle(noted, nodes)
            }
            (Kind::Arise(search), Key::Arising(noted)) => search.settle(noted, nodes),
            _ => None,
        };
        self.known(key)
    }

    pub(super) fn arising(&mut self) -> Option<&mut Arise<'a>> {
        match &mut self.search {
            Kind::Hunt(_) => None,
            Kind::Clean(search) => Some(search.game_mut().after.game_mut()),
            Kind::Arise(search) => Some(search.game_mut()),
        }
    }

    pub(super) fn known(&self, key: &Key) -> Option<bool> {
        let claims = |side: Side| side == Side::Claimant;
        Some(match (&self.search, key) {
            (Kind::Hunt(search), Key::Hunt(hunt)) => claims(search.winner_of(hunt)?),
            (Kind::Clean(search), Key::Hunting(noted)) => claims(search.winner_of(noted)?),
            (Kind::Clean(search), Key::Arising(noted)) => {
                !claims(search.game().after.winner_of(noted)?)
            }
            (Kind::Arise(search), Key::Arising(noted)) => claims(search.winner_of(noted)?),
            _ => return None,
        })
    }

    /// What settled it has a smaller number; 0 if a glance did.
    pub(super) fn order(&self, key: &Key) -> u32 {
        match (&self.search, key) {
            (Kind::Hunt(search), Key::Hunt(hunt)) => search.order_of(hunt),
            (Kind::Clean(search), Key::Hunting(noted)) => search.order_of(noted),
            (Kind::Clean(search), Key::Arising(noted)) => search.game().after.order_of(noted),
            (Kind::Arise(search), Key::Arising(noted)) => search.order_of(noted),
            _ => 0,
        }
    }

    /// The inner `None` means that no new stone has arisen.
    pub(super) fn arisen(&mut self, place: &ArgumentPlace, nodes: u64) -> Option<Option<Point>> {
        let noted = self.noted(place, false);
        self.asking.control.resume();
        let Some(Arise { terms, captures }) = self.arising() else {
            return Some(None);
        };
        captures.left = nodes;
        let arisen = terms.arisen(&noted, captures, nodes)?;
        Some(arisen.map(|at| self.arena.points[at]))
    }

    pub(super) fn is_covered(&self, place: &ArgumentPlace, set: &PointSet) -> bool {
        let ground = self.ground(place);
        let inside: Set = self.arena.set(set);
        inside.count_ones() as usize == set.len()
            && inside & !self.arena.covered(&ground, 1 - self.owner, true) == 0
    }

    /// Situations written down, and their memory.
    pub(super) fn size(&self) -> (u64, u64) {
        match &self.search {
            Kind::Hunt(search) => (search.expanded(), search.bytes()),
            Kind::Clean(search) => {
                let after = &search.game().after;
                let captures = &after.game().captures;
                (
                    search.expanded() + after.expanded() + captures.spent,
                    search.bytes() + after.bytes() + captures.bytes(),
                )
            }
            Kind::Arise(search) => {
                let captures = &search.game().captures;
                (
                    search.expanded() + captures.spent,
                    search.bytes() + captures.bytes(),
                )
            }
        }
    }
}

/// The number of a location here.
fn only(arena: &Arena, at: Point) -> Option<usize> {
    members(arena.set(&[at].into_iter().collect())).next()
}
