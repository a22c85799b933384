//! The change that a stone makes on the board, besides the stones it takes.

use loja_rules::{Chain, Color, Point, PointSet, State};
use loja_voice::ArgumentFact;

use crate::chains::chains;
use crate::deed::Deed;
use crate::order::largest_first;
use crate::stones::stones_at;

/// One thing that a stone did.
pub(crate) enum Change {
    /// It stands in an eye of its own colour.
    EyeFilled,
    /// It stands in an eye of the opponent, whose chain it took.
    EyeTaken,
    /// An enemy chain has one liberty left.
    Pressed {
        chain: PointSet,
        left: PointSet,
    },
    Exposed {
        chain: PointSet,
        left: PointSet,
    },
    /// A chain of its own has got out of atari.
    Freed {
        chain: PointSet,
        liberties: usize,
    },
    /// It joins the chains of these neighbours.
    Joins {
        neighbors: PointSet,
    },
    /// Empty neighbours are now eyes, where the opponent may not play.
    EyeMade {
        points: PointSet,
    },
}

pub(crate) struct Purpose {
    /// "save your stone at c1".
    pub(crate) deed: ArgumentFact,
    /// The deed with the reason why it is urgent, if it is.
    pub(crate) urgent: Option<ArgumentFact>,
    /// Where to look.
    pub(crate) points: PointSet,
}

/// The changes, the most important first; none for a pass.
pub(crate) fn changes(before: &State, after: &State, deed: &Deed) -> Vec<Change> {
    let Some(at) = deed.at else {
        return Vec::new();
    };
    let mut found = Vec::new();
    // The hole of a ko is no eye.
    if let Some((owner, _)) = eye(before, at).filter(|_| deed.ko.is_empty()) {
        found.push(if owner == deed.color {
            Change::EyeFilled
        } else {
            Change::EyeTaken
        });
    }
    let mut pressed = pressed(after, deed, at).into_iter();
    found.extend(pressed.next());
    found.extend(exposed(after, at));
    found.extend(freed(before, after, deed, at).into_iter().next());
    found.extend(pressed);
    let near = chains(before, &beside(before, at, deed.color));
    if near.len() > 1 {
        let neighbors = beside(before, at, deed.color);
        let first = |chain: &Chain| neighbors.intersection(&chain.members).iter().next();
        let neighbors = near.iter().filter_map(first).collect();
        found.push(Change::Joins { neighbors });
    }
    let made = |y: &Point| {
        let empty = after.situation().color_at(*y).is_none() && !deed.ko.contains(*y);
        let closed = |(owner, liberties)| owner == deed.color && liberties > 1;
        empty && eye(after, *y).is_some_and(closed) && eye(before, *y).is_none()
    };
    let near = after.board().neighbors(at).iter().copied();
    let points: PointSet = near.filter(made).collect();
    if !points.is_empty() {
        found.push(Change::EyeMade { points });
    }
    found
}

/// The owner and liberty count of the chain that holds all neighbours of this point.
fn eye(state: &State, at: Point) -> Option<(Color, usize)> {
    let near = state.board().neighbors(at);
    let first = *near.first()?;
    let owner = state.situation().color_at(first)?;
    let chain = state.chain(first)?;
    let one = near.iter().all(|&y| chain.members.contains(y));
    one.then(|| (owner, chain.liberties(state.situation()).len()))
}

pub(crate) fn beside(state: &State, at: Point, color: Color) -> PointSet {
    let near: PointSet = state.board().neighbors(at).iter().copied().collect();
    near.intersection(&state.situation().stones()[color])
}

/// The largest chain first.
fn pressed(after: &State, deed: &Deed, at: Point) -> Vec<Change> {
    let around = chains(after, &beside(after, at, deed.color.other())).into_iter();
    let mut around: Vec<Chain> = around.filter(|chain| in_atari(after, chain)).collect();
    largest_first(&mut around, |chain| chain.members.len());
    let change = around.into_iter().map(|chain| Change::Pressed {
        left: chain.liberties(after.situation()),
        chain: chain.members,
    });
    change.collect()
}

/// Whether one stone takes it, now or once a ko mark is gone.
fn in_atari(state: &State, chain: &Chain) -> bool {
    let now = state.situation();
    let left = chain.liberties(now);
    left.len() == 1 && !chain.has_permanent_stone(now) && !left.is_subset(now.permanent())
}

fn freed(before: &State, after: &State, deed: &Deed, at: Point) -> Vec<Change> {
    let (then, now) = (before.situation(), after.situation());
    let mut near = beside(before, at, deed.color);
    for x in deed.captured.iter() {
        near = near.union(&beside(before, x, deed.color));
    }
    let mut found = Vec::new();
    for old in chains(before, &near) {
        let grown = old.members.iter().next().and_then(|x| after.chain(x));
        let liberties = grown.map_or(0, |grown| grown.liberties(now).len());
        if old.liberties(then).len() == 1 && !old.has_permanent_stone(then) && liberties > 1 {
            let chain = old.members;
            found.push(Change::Freed { chain, liberties });
        }
    }
    found
}

/// Silent if a ko mark guards the last liberty: the words about the ko say that.
fn exposed(after: &State, at: Point) -> Option<Change> {
    let chain = after.chain(at).filter(|chain| in_atari(after, chain))?;
    let left = chain.liberties(after.situation());
    let open = !left.is_subset(after.situation().temporary());
    open.then_some(Change::Exposed {
        left,
        chain: chain.members,
    })
}

impl Change {
    pub(crate) fn fact(&self, before: &State, after: &State, deed: &Deed) -> Option<ArgumentFact> {
        let (by, foe, at) = (deed.color, deed.color.other(), deed.at?);
        Some(match self {
            Change::EyeFilled => ArgumentFact::FillsEye { by },
            Change::EyeTaken => ArgumentFact::TakesEye { at, owner: foe },
            Change::Pressed { chain, left } => ArgumentFact::GivesAtari {
                stones: stones_at(after, foe, chain),
                left: left.clone(),
            },
            Change::Freed { chain, liberties } => ArgumentFact::Escapes {
                stones: stones_at(before, by, chain),
                liberties: *liberties,
            },
            Change::Exposed { chain, left } => ArgumentFact::IsExposed {
                stones: stones_at(after, by, chain),
                left: left.clone(),
                foe,
            },
            Change::Joins { neighbors } => ArgumentFact::Connects {
                at,
                by,
                neighbors: neighbors.clone(),
            },
            Change::EyeMade { points } => ArgumentFact::MakesEyes {
                points: points.clone(),
                by,
            },
        })
    }

    /// The purpose of such a change, if it has one.
    pub(crate) fn purpose(&self, before: &State, after: &State, deed: &Deed) -> Option<Purpose> {
        let (by, foe) = (deed.color, deed.color.other());
        let mut urgent = None;
        let (deed, points) = match self {
            Change::EyeFilled | Change::EyeTaken | Change::Exposed { .. } => return None,
            Change::Pressed { chain, .. } => {
                let stones = stones_at(after, foe, chain);
                (ArgumentFact::GiveAtari { stones }, chain.clone())
            }
            Change::Freed { chain, .. } => {
                let stones = stones_at(before, by, chain);
                urgent = Some(ArgumentFact::SaveFromAtari {
                    stones: stones.clone(),
                });
                (ArgumentFact::Save { stones }, chain.clone())
            }
            Change::Joins { neighbors } => {
                let neighbors = neighbors.clone();
                let points = neighbors.clone();
                (ArgumentFact::Connect { by, neighbors }, points)
            }
            Change::EyeMade { points } => {
                let made = points.clone();
                (ArgumentFact::MakeEyes { points: made }, points.clone())
            }
        };
        Some(Purpose {
            deed,
            urgent,
            points,
        })
    }
}
