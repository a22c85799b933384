//! What shows that a stone can be captured, or can't: a strategy for the one who can, as a list of situations and his turns in them.
//!
//! The text of a certificate begins with `loja-systems-certificate 1 jrg89`, tells the board, the stones, the part that is played
//! on and the claim, then one line a situation, and ends with a digest of all that. Whoever reads it needs nothing else.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use loja_ground::{Board, ByColor, Point, PointSet};
use loja_search::game::{Game, Key, Side};
use loja_search::{Control, Search};

use crate::japan_1989::ablation::Ablation;
use crate::japan_1989::arena::{Arena, Ground, Set, index, members};
use crate::japan_1989::capture::{Capture, Hunt, Lemmas};
use crate::japan_1989::play::Turn;
use crate::japan_1989::safe;
use crate::proof::search_nodes;

/// A situation as a certificate has it: black, white and marked locations.
pub(super) type Situation = (Vec<usize>, Vec<usize>, Vec<usize>);

/// A claim about one stone, with the strategy that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// How many locations the board has, and which are neighbours.
    pub(super) locations: usize,
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) black: Vec<usize>,
    pub(super) white: Vec<usize>,
    /// Turns outside it count as passes; what is beside it stays.
    pub(super) part: Vec<usize>,
    /// The stone.
    pub(super) stone: usize,
    /// Whether its enemy, first, forces the capture.
    pub(super) captured: bool,
    /// The turns of the one whose strategy it is, where the answer is not seen at once.
    pub(super) turns: BTreeMap<Situation, Turn>,
}

impl Certificate {
    /// Whether it claims that the stone can be captured.
    #[must_use]
    pub fn claims_capture(&self) -> bool {
        self.captured
    }

    /// How many situations it lists.
    #[must_use]
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether it lists none: the claim is seen at once.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// The text, with its digest.
    #[must_use]
    pub fn to_text(&self) -> String {
        let list = |points: &[usize]| {
            points
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(",")
        };
        let pairs = self
            .pairs
            .iter()
            .map(|(a, b)| format!("{a}-{b}"))
            .collect::<Vec<_>>()
            .join(",");
        let mut text = format!(
            "loja-systems-certificate 1 jrg89\nboard {} {pairs}\nblack {}\nwhite {}\npart {}\nstone {} {}\n",
            self.locations,
            list(&self.black),
            list(&self.white),
            list(&self.part),
            self.stone,
            if self.captured { "captured" } else { "stays" },
        );
        for ((black, white, marks), turn) in &self.turns {
            let turn = match turn {
                Turn::Play(at) => format!("play {}", at.index()),
                Turn::PassFor(at) => format!("pass-for {}", at.index()),
                Turn::Pass => "pass".to_owned(),
            };
            // A text in memory takes every line.
            let _ = writeln!(
                text,
                "at {} / {} / {} : {turn}",
                list(black),
                list(white),
                list(marks)
            );
        }
        let _ = writeln!(text, "digest {:016x}", digest(&text));
        text
    }
}

/// Over the whole text, blanks aside: against damage, not against forgers.
pub(super) fn digest(text: &str) -> u64 {
    let bytes = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// Searches for the answer about one stone and writes it down. `None` where it is not found within the limits, or there is no stone.
#[must_use]
pub fn certify(
    board: &Board,
    stones: &ByColor<PointSet>,
    stone: Point,
    ablation: Ablation,
    control: &Control<'_>,
) -> Option<Certificate> {
    let color = stones.color_at(stone)?;
    // Each player shows what he shows between walls of his own.
    let alike = !ablation.walls;
    for (player, winner) in [(color.other(), Side::Claimant), (color, Side::Refuter)] {
        let safe = safe::safe(board, stones, color, &PointSet::new());
        let part = match ablation.walls && !safe.contains(stone) {
            true => safe::part(board, stones, stone, player),
            false => board.locations(),
        };
        let found = within(board, stones, stone, &part, control)?;
        if alike || found.captured == (winner == Side::Claimant) {
            return Some(found);
        }
    }
    None
}

/// The answer in one part.
fn within(
    board: &Board,
    stones: &ByColor<PointSet>,
    stone: Point,
    part: &PointSet,
    control: &Control<'_>,
) -> Option<Certificate> {
    let arena = Arena::new(board, stones, part)?;
    let color = stones.color_at(stone)?;
    let target = arena.points.iter().position(|&point| point == stone)?;
    let game = Capture {
        arena: &arena,
        owner: index(color),
        lemmas: Lemmas::None,
        asking: None,
    };
    let start = game.start(arena.ground(stones), target);
    let mut search = Search::new(game.clone(), &start);
    let winner = search.run(control.left())?;
    let numbers = |points: &PointSet| points.iter().map(Point::index).collect();
    Some(Certificate {
        locations: board.len(),
        pairs: board.pairs().map(|(a, b)| (a.index(), b.index())).collect(),
        black: numbers(&stones.black),
        white: numbers(&stones.white),
        part: numbers(part),
        stone: stone.index(),
        captured: winner == Side::Claimant,
        turns: strategy(&game, &search, &start, winner)?,
    })
}

/// Whether a stone is taken, and the turns of who is right in all situations that he lets arise and in which it is not seen at once.
pub(super) struct Turns {
    pub(super) captured: bool,
    pub(super) turns: BTreeMap<Situation, Turn>,
}

/// What the search finds about a stone in a part, by the lemmas of gaps or without.
pub(super) fn turns(
    board: &Board,
    stones: &ByColor<PointSet>,
    (stone, part): (Point, &PointSet),
    gaps: bool,
    control: &Control<'_>,
) -> Option<Turns> {
    const SLICE: u64 = 256;
    let arena = Arena::new(board, stones, part)?;
    let game = Capture {
        arena: &arena,
        owner: index(stones.color_at(stone)?),
        lemmas: if gaps { Lemmas::Gaps } else { Lemmas::None },
        asking: None,
    };
    let target = arena.points.iter().position(|&point| point == stone)?;
    let start = game.start(arena.ground(stones), target);
    let mut search = Search::new(game.clone(), &start);
    let most = search_nodes(control);
    let winner = match game.glance(&start) {
        Some(winner) => winner,
        None => loop {
            let before = search.expanded;
            let found = search.run(SLICE);
            control.spend(search.expanded - before);
            if let Some(winner) = found {
                break winner;
            }
            if search.expanded >= most || control.is_over() {
                return None;
            }
        },
    };
    Some(Turns {
        captured: winner == Side::Claimant,
        turns: strategy(&game, &search, &start, winner)?,
    })
}

/// Which turn of the arena leads from one situation to another.
fn turn_between(arena: &Arena, from: &Ground, to: &Ground) -> Turn {
    let added = (to.occupied() & !from.occupied()) & arena.all;
    let lifted = from.marks & !to.marks;
    match (members(added).next(), members(lifted).next()) {
        (Some(at), _) => Turn::Play(arena.points[at]),
        (None, Some(at)) => Turn::PassFor(arena.points[at]),
        (None, None) => Turn::Pass,
    }
}

/// The winner's turns in all situations that he lets arise. The capturer's each lead to one that was settled before, so play comes to an end.
fn strategy(
    game: &Capture<'_>,
    search: &Search<Capture<'_>>,
    start: &Hunt,
    winner: Side,
) -> Option<BTreeMap<Situation, Turn>> {
    let order = |hunt: &Hunt| {
        search
            .graph
            .find(hunt)
            .map_or(0, |number| search.graph.nodes[number].order())
    };
    let mut turns = BTreeMap::new();
    let mut seen = std::collections::HashSet::from([*start]);
    let mut left = vec![*start];
    while let Some(here) = left.pop() {
        if game.glance(&here).is_some() {
            continue;
        }
        let mut follow = Vec::new();
        game.follow(&here, |next| follow.push(next));
        if here.side() == winner {
            let wins = |next: &&Hunt| {
                let seen_at_once = game.glance(next) == Some(winner);
                let later = winner == Side::Refuter || order(next) < order(&here);
                seen_at_once || search.winner_of(next) == Some(winner) && later
            };
            let best = follow
                .iter()
                .filter(wins)
                .min_by_key(|next| (game.glance(next).is_none(), order(next)));
            let chosen = *best?;
            turns.insert(
                situation(game.arena, &here.ground),
                turn_between(game.arena, &here.ground, &chosen.ground),
            );
            follow = vec![chosen];
        }
        left.extend(follow.into_iter().filter(|next| seen.insert(*next)));
    }
    Some(turns)
}

fn situation(arena: &Arena, ground: &Ground) -> Situation {
    let numbers = |set: Set| members(set).map(|at| arena.points[at].index()).collect();
    (
        numbers(ground.stones[0]),
        numbers(ground.stones[1]),
        numbers(ground.marks),
    )
}
