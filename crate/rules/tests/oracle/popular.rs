//! The popular LJRG rules as a referee would apply them to a game record.
//!
//! A game is a list of turns; everything else (position, prohibitions, passes,
//! cycles) is found by playing the record through again. Numbers in comments
//! are those of the popular rules. "Open:" marks what their text does not say.

use std::collections::{BTreeSet, HashMap, VecDeque};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    Black,
    White,
}

impl Player {
    pub fn opponent(self) -> Player {
        match self {
            Player::Black => Player::White,
            Player::White => Player::Black,
        }
    }
}

/// Rule 1: which locations touch which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    pub touching: Vec<Vec<usize>>,
}

impl Map {
    pub fn new(size: usize, edges: &[(usize, usize)]) -> Map {
        let mut touching = vec![Vec::new(); size];
        for &(a, b) in edges {
            assert_ne!(a, b, "a location is no neighbor of its own");
            if !touching[a].contains(&b) {
                touching[a].push(b);
                touching[b].push(a);
            }
        }
        Map { touching }
    }

    pub fn size(&self) -> usize {
        self.touching.len()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    pub stone: Option<Player>,
    /// Prohibited for this turn only (rule 9, second and third case).
    pub temporarily: bool,
    /// Prohibited for good (rule 9, last case).
    pub permanently: bool,
}

/// What a player does: both actions may be left out (rule 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Turn {
    /// Number of the situation in which the removed cycle starts.
    pub removes_cycle_from: Option<usize>,
    pub stone_on: Option<usize>,
}

/// The situation before a turn, and what the turn before it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub cells: Vec<Cell>,
    pub to_move: Player,
    /// 0 when the game is over.
    pub passes_to_end: u8,
    pub black_stones_removed: u32,
    pub white_stones_removed: u32,
    /// Locations that got or lost a stone in the turn before.
    pub touched: BTreeSet<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    NoSuchCycle,
    CycleNotDisturbing,
    Occupied,
    TemporarilyProhibited,
    PermanentlyProhibited,
    Suicide,
    PseudoSuicide,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub map: Map,
    pub prohibited_at_start: Vec<bool>,
    pub komi: u32,
    pub turns: Vec<Turn>,
}

impl Game {
    /// Rule 2. Open: an upper bound of komi (the precise rules have one).
    pub fn start(map: Map, prohibited_at_start: Vec<bool>, komi: u32) -> Game {
        assert_eq!(prohibited_at_start.len(), map.size());
        Game {
            map,
            prohibited_at_start,
            komi,
            turns: Vec::new(),
        }
    }

    /// Plays the record through: moment n is the situation after n turns.
    pub fn moments(&self) -> Vec<Moment> {
        let opening = self
            .prohibited_at_start
            .iter()
            .map(|&temporarily| Cell {
                temporarily,
                ..Cell::default()
            })
            .collect();
        let mut moments = vec![Moment {
            cells: opening,
            to_move: Player::Black,
            passes_to_end: if self.prohibited_at_start.contains(&true) {
                3
            } else {
                2
            },
            black_stones_removed: 0,
            white_stones_removed: 0,
            touched: BTreeSet::new(),
        }];
        for turn in &self.turns {
            let next = take_turn(&self.map, &moments, *turn).expect("the record is legal");
            moments.push(next);
        }
        moments
    }

    pub fn now(&self) -> Moment {
        self.moments().pop().expect("there is always a situation")
    }

    pub fn play(&mut self, turn: Turn) -> Result<Moment, Refusal> {
        let next = take_turn(&self.map, &self.moments(), turn)?;
        self.turns.push(turn);
        Ok(next)
    }

    /// Every legal turn with the situation it leads to.
    pub fn legal_turns(&self) -> Vec<(Turn, Moment)> {
        let moments = self.moments();
        let cycles = (0..self.turns.len()).map(Some);
        let mut legal = Vec::new();
        for removes_cycle_from in std::iter::once(None).chain(cycles) {
            for stone_on in std::iter::once(None).chain((0..self.map.size()).map(Some)) {
                let turn = Turn {
                    removes_cycle_from,
                    stone_on,
                };
                if let Ok(next) = take_turn(&self.map, &moments, turn) {
                    legal.push((turn, next));
                }
            }
        }
        legal
    }

    pub fn is_over(&self) -> bool {
        self.now().passes_to_end == 0
    }

    /// Rule 5, for sets of controlled locations found elsewhere.
    pub fn scores(&self, black_controls: &[bool], white_controls: &[bool]) -> (u32, u32) {
        let end = self.now();
        let points = |player: Player, controls: &[bool]| {
            let mut points = 0;
            for (cell, &controlled) in end.cells.iter().zip(controls) {
                if controlled && cell.stone != Some(player) {
                    points += 1;
                }
                if controlled && cell.stone == Some(player.opponent()) {
                    points += 1;
                }
            }
            points
        };
        (
            points(Player::Black, black_controls) + end.white_stones_removed,
            points(Player::White, white_controls) + end.black_stones_removed + self.komi,
        )
    }
}

/// Rules 3 to 9 for one turn in the last of the given moments.
pub fn take_turn(map: &Map, moments: &[Moment], turn: Turn) -> Result<Moment, Refusal> {
    let now = moments.last().expect("there is always a situation");
    let player = now.to_move;
    if now.passes_to_end == 0 {
        return Err(Refusal::GameOver);
    }
    let mut cells = now.cells.clone();
    let mut touched = BTreeSet::new();
    let mut removed = [now.black_stones_removed, now.white_stones_removed];
    let mut take_off = |cells: &mut Vec<Cell>, touched: &mut BTreeSet<usize>, at: usize| {
        if let Some(owner) = cells[at].stone.take() {
            removed[owner as usize] += 1;
            touched.insert(at);
        }
    };

    // first action
    if let Some(start) = turn.removes_cycle_from {
        let Some(used) = cycle(moments, start) else {
            return Err(Refusal::NoSuchCycle);
        };
        // 8: with one pass missing, a pass would end it all
        if now.passes_to_end == 1 {
            return Err(Refusal::CycleNotDisturbing);
        }
        // 7
        for at in used {
            take_off(&mut cells, &mut touched, at);
            cells[at].permanently = true;
        }
    }

    // second action
    let mut cleared_by_ko = None;
    if let Some(at) = turn.stone_on {
        if let Some(refusal) = prohibited(map, &cells, player, at) {
            return Err(refusal);
        }
        cells[at].stone = Some(player);
        touched.insert(at);
        // 12 is judged before anything is taken off
        let is_ko = breathless_pair(map, &cells);
        // 6: first find all, then take them off
        let captured = breathless(map, &cells, player.opponent());
        for &stone in &captured {
            take_off(&mut cells, &mut touched, stone);
        }
        if is_ko {
            cleared_by_ko = captured.first().copied();
        }
    }

    // 9: the short prohibitions last one turn
    for (at, cell) in cells.iter_mut().enumerate() {
        cell.temporarily = cleared_by_ko == Some(at);
    }
    // 4
    let is_pass = touched.is_empty();
    let counts = is_pass && !now.cells.iter().any(|c| c.temporarily);
    let passes_to_end = if cells.iter().any(|c| c.temporarily) {
        3
    } else if !counts {
        2
    } else if now.passes_to_end == 1 {
        0
    } else {
        1
    };
    Ok(Moment {
        cells,
        to_move: player.opponent(),
        passes_to_end,
        black_stones_removed: removed[0],
        white_stones_removed: removed[1],
        touched,
    })
}

/// Rule 8 and the used locations of rule 7, if situation `start` repeats now.
fn cycle(moments: &[Moment], start: usize) -> Option<BTreeSet<usize>> {
    let end = moments.len() - 1;
    let (first, last) = (moments.get(start)?, &moments[end]);
    let similar = start < end
        && first.to_move == last.to_move
        && first.passes_to_end == last.passes_to_end
        && first.cells == last.cells;
    similar.then(|| {
        moments[start + 1..]
            .iter()
            .flat_map(|m| m.touched.iter().copied())
            .collect()
    })
}

/// Rules 9 to 11: why the player may not put a stone there.
pub fn prohibited(map: &Map, cells: &[Cell], player: Player, at: usize) -> Option<Refusal> {
    let cell = cells[at];
    if cell.stone.is_some() {
        return Some(Refusal::Occupied);
    }
    if cell.permanently {
        return Some(Refusal::PermanentlyProhibited);
    }
    if cell.temporarily {
        return Some(Refusal::TemporarilyProhibited);
    }
    let mut tried = cells.to_vec();
    tried[at].stone = Some(player);
    if breathless(map, &tried, player.opponent()).is_empty() {
        let own = liberties(map, &tried, at);
        // 10
        if own.is_empty() {
            return Some(Refusal::Suicide);
        }
        // 11
        if own.iter().all(|&l| tried[l].permanently) {
            return Some(Refusal::PseudoSuicide);
        }
    }
    None
}

/// Rule 12, on the position right after a stone was put down.
fn breathless_pair(map: &Map, cells: &[Cell]) -> bool {
    breathless(map, cells, Player::Black).len() == 1
        && breathless(map, cells, Player::White).len() == 1
}

/// A player's stones without liberties.
pub fn breathless(map: &Map, cells: &[Cell], player: Player) -> Vec<usize> {
    (0..cells.len())
        .filter(|&at| cells[at].stone == Some(player))
        .filter(|&at| liberties(map, cells, at).is_empty())
        .collect()
}

/// Rule 13: jump along stones of one colour, collect the empty neighbors.
/// Prohibited empty locations count too.
pub fn liberties(map: &Map, cells: &[Cell], at: usize) -> BTreeSet<usize> {
    let color = cells[at].stone;
    assert!(color.is_some(), "only stones have liberties");
    let mut found = BTreeSet::new();
    let mut seen = vec![false; cells.len()];
    let mut to_visit = vec![at];
    while let Some(here) = to_visit.pop() {
        if std::mem::replace(&mut seen[here], true) {
            continue;
        }
        for &next in &map.touching[here] {
            if cells[next].stone.is_none() {
                found.insert(next);
            } else if cells[next].stone == color {
                to_visit.push(next);
            }
        }
    }
    found
}

/// Rule 15.
pub fn bordered(map: &Map, cells: &[Cell], player: Player, set: &[bool]) -> bool {
    for inside in 0..map.size() {
        for &outside in &map.touching[inside] {
            if set[inside]
                && !set[outside]
                && (cells[inside].stone != Some(player) || cells[outside].stone == Some(player))
            {
                return false;
            }
        }
    }
    true
}

/// Rule 16.
pub fn two_eye_formation(map: &Map, cells: &[Cell], player: Player, set: &[bool]) -> bool {
    let members: Vec<usize> = (0..set.len()).filter(|&at| set[at]).collect();
    !members.is_empty()
        && bordered(map, cells, player, set)
        && members.iter().all(|&at| {
            let neighbors = &map.touching[at];
            let alone = neighbors.is_empty();
            let good = match cells[at].stone {
                None => neighbors.iter().all(|&n| cells[n].stone.is_some()),
                Some(owner) if owner == player => {
                    liberties(map, cells, at)
                        .iter()
                        .filter(|&&l| set[l])
                        .count()
                        >= 2
                }
                Some(_) => false,
            };
            !alone && good
        })
}

/// Rule 14, the set-up only: enlarged map, position and set.
///
/// The two added locations are the last two. Open: whether stones may be put
/// on them (the text makes them ordinary empty locations, so here one may).
pub fn attack_on_claim(
    map: &Map,
    cells: &[Cell],
    claimer: Player,
    set: &[bool],
) -> (Map, Vec<Cell>, Vec<bool>) {
    let size = map.size();
    let mut map = map.clone();
    map.touching.push(Vec::new());
    map.touching.push(Vec::new());
    let mut cells: Vec<Cell> = cells
        .iter()
        .map(|c| Cell {
            temporarily: false,
            ..*c
        })
        .collect();
    cells.extend([Cell::default(); 2]);
    let mut set = set.to_vec();
    for at in 0..size {
        if !set[at] {
            cells[at].stone = Some(claimer.opponent());
            for new in [size, size + 1] {
                map.touching[at].push(new);
                map.touching[new].push(at);
            }
        }
    }
    set.extend([false; 2]);
    let mut gone = breathless(&map, &cells, Player::Black);
    gone.extend(breathless(&map, &cells, Player::White));
    for at in gone {
        cells[at].stone = None;
    }
    (map, cells, set)
}

/// Rule 14: can the claimer not be prevented from his formation?
///
/// Open: what a game end or a repetition means in this fight. Here both leave
/// the claimer empty-handed: he must reach the formation in a bounded number
/// of turns, and no cycle is removed. Solved without any history, by
/// collecting all situations from which he can force it, nearest first.
pub fn cannot_be_prevented(map: &Map, cells: &[Cell], claimer: Player, set: &[bool]) -> bool {
    type Node = (Vec<Cell>, Player, bool);
    let (map, cells, set) = attack_on_claim(map, cells, claimer, set);
    let start: Node = (cells, claimer.opponent(), false);
    let mut number: HashMap<Node, usize> = HashMap::new();
    let mut nodes: Vec<Node> = Vec::new();
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut won: Vec<bool> = Vec::new();
    let mut queue = VecDeque::new();
    number.insert(start.clone(), 0);
    nodes.push(start);
    queue.push_back(0);
    while let Some(n) = queue.pop_front() {
        let (cells, player, one_pass) = nodes[n].clone();
        let formation = two_eye_formation(&map, &cells, claimer, &set);
        won.push(formation);
        next.push(Vec::new());
        if formation {
            continue;
        }
        let mut options: Vec<Node> = Vec::new();
        let ko_banned = cells.iter().any(|c| c.temporarily);
        let unbanned: Vec<Cell> = cells
            .iter()
            .map(|c| Cell {
                temporarily: false,
                ..*c
            })
            .collect();
        // a second pass would end it, an option that is never won
        let end = one_pass;
        if !end {
            options.push((unbanned.clone(), player.opponent(), !ko_banned));
        }
        for at in 0..cells.len() {
            if prohibited(&map, &cells, player, at).is_some() {
                continue;
            }
            let mut after = unbanned.clone();
            after[at].stone = Some(player);
            let is_ko = breathless_pair(&map, &after);
            for taken in breathless(&map, &after, player.opponent()) {
                after[taken].stone = None;
                after[taken].temporarily = is_ko;
            }
            options.push((after, player.opponent(), false));
        }
        for option in options {
            let fresh = nodes.len();
            let index = *number.entry(option.clone()).or_insert(fresh);
            if index == fresh {
                nodes.push(option);
                queue.push_back(fresh);
            }
            next[n].push(index);
        }
        if end && player != claimer {
            // the opponent just ends it: mark by a dead end of its own
            next[n].clear();
        }
    }
    loop {
        let mut changed = false;
        for n in 0..nodes.len() {
            if won[n] {
                continue;
            }
            let forced = if nodes[n].1 == claimer {
                next[n].iter().any(|&m| won[m])
            } else {
                !next[n].is_empty() && next[n].iter().all(|&m| won[m])
            };
            if forced {
                won[n] = true;
                changed = true;
            }
        }
        if !changed {
            return won[0];
        }
    }
}

/// Rules 14 and 15: which locations does the player control?
pub fn controlled(map: &Map, cells: &[Cell], player: Player) -> Vec<bool> {
    let size = map.size();
    let mut result = vec![false; size];
    for bits in 0..1u32 << size {
        let set: Vec<bool> = (0..size).map(|at| bits >> at & 1 == 1).collect();
        if bordered(map, cells, player, &set) && cannot_be_prevented(map, cells, player, &set) {
            for at in 0..size {
                result[at] |= set[at];
            }
        }
    }
    result
}
