//! Turns for certificates, from the searches. The finder tries them; only the walk shows anything.

use std::collections::{HashMap, HashSet};

use loja_ground::{ByColor, Color, Point, PointSet};
use loja_search::game::{Game, Side};
use loja_search::{CirclesLoseForClaimant, Control, Search};

use crate::japan_1989::ablation::Ablation;
use crate::japan_1989::again::{Again, HOPE, Turns, begins_again};
use crate::japan_1989::arena::{Arena, Ground, index};
use crate::japan_1989::asking::Asking;
use crate::japan_1989::capture::{Capture, Captures, Hunt, Lemmas};
use crate::japan_1989::clean::Clean;
use crate::japan_1989::enabling::{Arise, Terms};
use crate::japan_1989::noted::{Noted, Stage, UNBOUNDED};
use crate::japan_1989::state::LineState;
use crate::proof::{Advised, Question, search_nodes};

/// The most stones we try for keeping a set free.
const MOST_STONES: u32 = 3;

/// All searches for a question may take so many times what one may.
const SEARCHES: u64 = 4;

/// Extra situations for one the search has not met.
const MORE: u64 = 2_000;

#[derive(Clone, Debug)]
pub(super) struct Told<'a> {
    pub(super) stones: &'a ByColor<PointSet>,
    pub(super) marks: &'a PointSet,
    pub(super) new: &'a PointSet,
    pub(super) owner_moves: bool,
    pub(super) captured: bool,
}

pub(super) struct Asked<'a> {
    pub(super) question: &'a Question,
    pub(super) set: &'a PointSet,
    pub(super) owner: Color,
    pub(super) part: &'a PointSet,
    pub(super) owner_shows: bool,
    pub(super) gaps: bool,
}

/// Chooses a next situation; `None` if a plain pass is as good as any.
pub(super) type Choose<'c> = dyn FnMut(&Told<'_>, &[Told<'_>]) -> Option<usize> + 'c;

/// Hands on the turns of the player who has to show it, if that player is right.
pub(super) fn advised<T>(
    start: &LineState,
    asked: &Asked<'_>,
    control: &Control<'_>,
    then: impl FnOnce(&mut Choose<'_>) -> T,
) -> Advised<T> {
    let nodes = search_nodes(control);
    control.part(nodes.saturating_mul(SEARCHES), |part| {
        advised_by(start, asked, nodes, part, then)
    })
}

fn advised_by<T>(
    start: &LineState,
    asked: &Asked<'_>,
    nodes: u64,
    control: &Control<'_>,
    then: impl FnOnce(&mut Choose<'_>) -> T,
) -> Advised<T> {
    let arena = Arena::new(start.board(), &start.stones, asked.part);
    let marking = start.marking;
    let start = &start.stones;
    let Some(arena) = arena else {
        return Advised::Silent;
    };
    let arena = arena.marking(marking);
    let asking = Asking {
        control,
        // Certificates have no word for the lemma *room*.
        lemmas: Ablation {
            room: false,
            ..Ablation::default()
        },
    };
    let stone = match asked.question {
        Question::Captured(at) => {
            return capture_advised(&arena, start, (*at, asked), &asking, nodes, then);
        }
        Question::Clean(at, _) => Some(*at),
        _ => None,
    };
    let mut captures = Captures::new(&arena, &asking);
    (captures.left, captures.each) = (nodes, nodes);
    let terms = Terms::new(&arena, &asking, index(asked.owner), arena.set(asked.set));
    let hunting = stone.is_some();
    let noted = |told: &Told<'_>, stones: u32| Noted {
        ground: Ground {
            marks: arena.set(told.marks),
            ..arena.ground(told.stones)
        },
        new: arena.set(told.new),
        owner_moves: told.owner_moves,
        stones,
        hunting: hunting && !told.captured,
        stage: Stage::Plain,
    };
    let nothing = PointSet::new();
    let first = Told {
        stones: start,
        marks: &nothing,
        new: &nothing,
        owner_moves: !hunting,
        captured: false,
    };
    let wins = match asked.owner_shows {
        true => Side::Claimant,
        false => Side::Refuter,
    };
    let Some(stone) = stone else {
        let from = noted(&first, UNBOUNDED);
        let mut search = Search::new(Arise { terms, captures }, &from);
        let settled = search.settle(&from, nodes);
        if asked.owner_shows && settled == Some(wins) {
            return Advised::Found(then(&mut |_, next| {
                best(&search, wins, next, |told| noted(told, UNBOUNDED))
            }));
        }
        let kept_free = |search: &mut Search<Arise<'_>>, stones: u32| {
            search.settle(&noted(&first, stones), nodes) == Some(Side::Refuter)
        };
        if asked.owner_shows && !kept_free(&mut search, 0) {
            let turns = by_play_for_ever(&mut search, noted(&first, 0), nodes);
            if let Some(turns) = turns {
                return Advised::Found(then(&mut |here, next| {
                    let chosen = turns.next(&noted(here, 0))?;
                    next.iter()
                        .position(|told| noted(told, chosen.stones) == *chosen)
                }));
            }
        }
        let least = (0..=MOST_STONES).find(|&stones| kept_free(&mut search, stones));
        let least = match least {
            Some(least) if !asked.owner_shows => least,
            Some(_) => return Advised::NotFound,
            // The owner may still be right by endless play, the capturer by more stones.
            None => return Advised::Silent,
        };
        // The fewest stones that do, so that no cycle has one.
        let mut least_of: HashMap<Noted, Option<u32>> = HashMap::new();
        return Advised::Found(then(&mut |here, next| {
            let key = noted(here, 0);
            let stones = *least_of.entry(key).or_insert_with(|| {
                let wins =
                    |&stones: &u32| search.settle(&Noted { stones, ..key }, MORE) == Some(wins);
                (0..=least).find(wins)
            });
            let (stones, capturer) = (stones?, asked.owner.other());
            next.iter().position(|told| {
                let played = told.stones[capturer].len() > here.stones[capturer].len();
                let left = stones.checked_sub(u32::from(played));
                left.is_some_and(|left| search.winner_of(&noted(told, left)) == Some(wins))
            })
        }));
    };
    let Some(target) = arena.points.iter().position(|&point| point == stone) else {
        return Advised::Silent;
    };
    let captured = Told {
        captured: true,
        owner_moves: true,
        ..first.clone()
    };
    let clean = Clean {
        target,
        after: Search::new(Arise { terms, captures }, &noted(&captured, UNBOUNDED)),
        left: nodes.saturating_mul(SEARCHES),
    };
    let from = noted(&first, UNBOUNDED);
    let mut search = Search::new(clean, &from);
    // In this game the capturer is the claimant.
    if search.settle(&from, nodes) != Some(wins.other()) {
        return Advised::NotFound;
    }
    Advised::Found(then(&mut |here, next| {
        if here.captured {
            return best(&search.game().after, wins, next, |told| {
                noted(told, UNBOUNDED)
            });
        }
        best(&search, wins.other(), next, |told| Noted {
            hunting: true,
            stage: match told.captured {
                true => Stage::After(0),
                false => Stage::Plain,
            },
            ..noted(told, UNBOUNDED)
        })
    }))
}

/// A capture's turns; the capturer's lead to what was settled earlier, so play ends.
fn capture_advised<T>(
    arena: &Arena,
    start: &ByColor<PointSet>,
    (at, asked): (Point, &Asked<'_>),
    asking: &Asking<'_>,
    nodes: u64,
    then: impl FnOnce(&mut Choose<'_>) -> T,
) -> Advised<T> {
    let Some(target) = arena.points.iter().position(|&point| point == at) else {
        return Advised::Silent;
    };
    let game = Capture {
        arena,
        owner: index(asked.owner),
        lemmas: match asked.gaps {
            true => Lemmas::Gaps,
            false => Lemmas::None,
        },
        asking: Some(asking),
    };
    let hunt = |told: &Told<'_>| {
        let ground = Ground {
            marks: arena.set(told.marks),
            ..arena.ground(told.stones)
        };
        Hunt {
            capturer_moves: !told.owner_moves,
            ..game.start(ground, target)
        }
    };
    let wins = match asked.owner_shows {
        true => Side::Refuter,
        false => Side::Claimant,
    };
    let from = game.start(arena.ground(start), target);
    let mut search = Search::new(game.clone(), &from);
    if search.settle(&from, nodes) != Some(wins) {
        return Advised::NotFound;
    }
    Advised::Found(then(&mut |here, next| {
        // A stone that stays needs no turn, and one in atari is taken.
        let stays = search.game().glance(&hunt(here)) == Some(Side::Refuter);
        let taken = || next.iter().position(|told| told.captured);
        match stays {
            true => None,
            false => taken().or_else(|| best(&search, wins, next, hunt)),
        }
    }))
}

fn by_play_for_ever<'a>(search: &mut Search<Arise<'a>>, from: Noted, nodes: u64) -> Option<Turns> {
    let Arise { terms, captures } = search.game_mut();
    let none = Captures::new(terms.arena, terms.asking);
    let again = Again {
        terms: terms.clone(),
        captures: std::mem::replace(captures, none),
        first: from.ground,
        differs: HOPE,
        failed: HashSet::new(),
    };
    let (again, turns) = begins_again(again, &from, nodes);
    search.game_mut().captures = again.captures;
    turns
}

/// The winning situation settled first, so that the claimant gets somewhere.
fn best<G: CirclesLoseForClaimant>(
    search: &Search<G>,
    wins: Side,
    next: &[Told<'_>],
    key: impl Fn(&Told<'_>) -> G::Key,
) -> Option<usize> {
    let each = next.iter().map(key).enumerate();
    let won = each.filter(|(_, key)| search.winner_of(key) == Some(wins));
    won.min_by_key(|(_, key)| search.order_of(key))
        .map(|(at, _)| at)
}
