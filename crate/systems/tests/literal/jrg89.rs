//! The Japanese rules of 1989 as Robert Pauli reads them, evaluated as the text is worded and as slowly as that takes.
//!
//! Numbers in brackets are lines of `logical-japanese-rules.md`. Nothing of the crate is used: a board is a list of
//! neighbours, a position a list of 0 (empty), 1 (black), 2 (white). Every question is a fixed point over all situations.

use std::collections::HashMap;

pub const EMPTY: u8 = 0;
pub const BLACK: u8 = 1;
pub const WHITE: u8 = 2;

pub type Stones = Vec<u8>;
pub type Neighbors = Vec<Vec<usize>>;

pub fn other(color: u8) -> u8 {
    3 - color
}

/// All that a location shares its colour with by steps over that colour, itself included, ascending (5047).
pub fn same_color(stones: &[u8], neighbors: &Neighbors, point: usize) -> Vec<usize> {
    let mut found = vec![point];
    let mut next = 0;
    while next < found.len() {
        for &neighbor in &neighbors[found[next]] {
            if stones[neighbor] == stones[point] && !found.contains(&neighbor) {
                found.push(neighbor);
            }
        }
        next += 1;
    }
    found.sort_unstable();
    found
}

/// What a location has contact to and does not share its colour with: its surroundings (5046).
pub fn surroundings(stones: &[u8], neighbors: &Neighbors, point: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for member in same_color(stones, neighbors, point) {
        for &neighbor in &neighbors[member] {
            if stones[neighbor] != stones[point] && !found.contains(&neighbor) {
                found.push(neighbor);
            }
        }
    }
    found.sort_unstable();
    found
}

pub fn liberties(stones: &[u8], neighbors: &Neighbors, point: usize) -> usize {
    surroundings(stones, neighbors, point)
        .iter()
        .filter(|&&at| stones[at] == EMPTY)
        .count()
}

/// Whether a game could stand there: every stone has a liberty.
pub fn sound(stones: &[u8], neighbors: &Neighbors) -> bool {
    (0..stones.len()).all(|at| stones[at] == EMPTY || liberties(stones, neighbors, at) > 0)
}

/// Rule 1 of the pass for ko (4711): empty, all neighbours are not, their stones have one colour, and exactly one stone in
/// atari contacts it. A stone contacts through its string, so every stone of a longer string would count. A location
/// without neighbours has no such stone.
pub fn in_ko(stones: &[u8], neighbors: &Neighbors, point: usize) -> bool {
    if stones[point] != EMPTY || neighbors[point].iter().any(|&at| stones[at] == EMPTY) {
        return false;
    }
    for color in [BLACK, WHITE] {
        if neighbors[point].iter().all(|&at| stones[at] == color) {
            let in_atari = (0..stones.len())
                .filter(|&at| stones[at] != EMPTY)
                .filter(|&at| surroundings(stones, neighbors, at).contains(&point))
                .filter(|&at| liberties(stones, neighbors, at) == 1)
                .count();
            return in_atari == 1;
        }
    }
    false
}

/// Which locations a capture marks. “Produces a new location in ko” (4713) may mean either; the module's `DIFFERENCES.md` says why it is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marking {
    /// Those that it empties.
    WhereCaptured,
    /// All that are in ko after it and were not before.
    Everywhere,
}

/// The reading that is compared with.
pub const MARKING: Marking = Marking::WhereCaptured;

/// A situation of a hypothetical line of play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    pub stones: Stones,
    pub turn: u8,
    /// The locations with a semi-permanent mark, ascending.
    pub marks: Vec<usize>,
    /// Whether the last turn was a pass that was not for a ko.
    pub passed: bool,
    /// Whether two such passes have ended it.
    pub over: bool,
}

impl Situation {
    /// How a test starts: no marks, nobody has passed.
    pub fn start(stones: &[u8], turn: u8) -> Situation {
        Situation {
            stones: stones.to_vec(),
            turn,
            marks: Vec::new(),
            passed: false,
            over: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    Play(usize),
    /// A pass for the ko at this marked location.
    PassFor(usize),
    Pass,
}

/// The situation after a turn, or nothing where the turn is forbidden.
pub fn after(situation: &Situation, turn: Turn, neighbors: &Neighbors) -> Option<Situation> {
    after_marking(situation, turn, neighbors, MARKING)
}

/// The same by either reading.
pub fn after_marking(
    situation: &Situation,
    turn: Turn,
    neighbors: &Neighbors,
    marking: Marking,
) -> Option<Situation> {
    if situation.over {
        return None;
    }
    let mover = situation.turn;
    let before = &situation.stones;
    let mut next = Situation {
        turn: other(mover),
        passed: false,
        ..situation.clone()
    };
    match turn {
        Turn::Pass => {
            // I7 (4789): two passes end it only if neither was for a ko.
            next.passed = true;
            next.over = situation.passed;
        }
        Turn::PassFor(point) => {
            // Rule 4 (4716): a turn that adds no stone may remove exactly one mark.
            if !situation.marks.contains(&point) {
                return None;
            }
            next.marks.retain(|&at| at != point);
        }
        Turn::Play(point) => {
            if before[point] != EMPTY {
                return None;
            }
            // Rule 3 (4714): on a marked location only a stone of its neighbours' colour.
            if situation.marks.contains(&point)
                && neighbors[point].iter().any(|&at| before[at] != mover)
            {
                return None;
            }
            next.marks.retain(|&at| at != point);
            next.stones[point] = mover;
            let placed = next.stones.clone();
            let taken: Vec<usize> = (0..placed.len())
                .filter(|&at| placed[at] == other(mover) && liberties(&placed, neighbors, at) == 0)
                .collect();
            for &at in &taken {
                next.stones[at] = EMPTY;
            }
            // No suicide (4943).
            if liberties(&next.stones, neighbors, point) == 0 {
                return None;
            }
            // Rule 2 (4713): a capture marks each location that is newly in ko, of those that it emptied or of all.
            if !taken.is_empty() {
                for at in 0..placed.len() {
                    if (marking == Marking::Everywhere || taken.contains(&at))
                        && in_ko(&next.stones, neighbors, at)
                        && !in_ko(before, neighbors, at)
                        && !next.marks.contains(&at)
                    {
                        next.marks.push(at);
                    }
                }
                next.marks.sort_unstable();
            }
        }
    }
    // Rule 5 (4717): at the end of the turn marks go from locations no longer in ko.
    let stones = next.stones.clone();
    next.marks.retain(|&at| in_ko(&stones, neighbors, at));
    Some(next)
}

pub fn turns(situation: &Situation, neighbors: &Neighbors) -> Vec<Turn> {
    turns_marking(situation, neighbors, MARKING)
}

/// The same by either reading.
pub fn turns_marking(situation: &Situation, neighbors: &Neighbors, marking: Marking) -> Vec<Turn> {
    let mut all: Vec<Turn> = (0..situation.stones.len()).map(Turn::Play).collect();
    all.extend(situation.marks.iter().map(|&at| Turn::PassFor(at)));
    all.push(Turn::Pass);
    all.retain(|&turn| after_marking(situation, turn, neighbors, marking).is_some());
    all
}

/// When a new stone counts as uncapturable in the middle of a line. The text leaves it open; its words on beast 12 (5608-16:
/// the retaken stone "is still capturable" after the pass for the ko, and connecting "makes the former stone
/// uncapturable") speak of the stone on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NewStone {
    /// On the board as it then is, the capturer first and no marks: the definition of an uncapturable stone once more.
    OnItsBoard,
    /// In the situation as it then is: its turn and its marks.
    InItsSituation,
}

/// All situations that can be reached from some start, and who can take which stone in each.
pub struct World {
    pub neighbors: Neighbors,
    pub new_stone: NewStone,
    pub marking: Marking,
    pub all: Vec<Situation>,
    pub number: HashMap<Situation, usize>,
    /// The starts of a test on the board of each situation, Black and White first.
    fresh: Vec<[usize; 2]>,
    /// The turns of each situation with what they lead to.
    pub turns: Vec<Vec<(Turn, usize)>>,
    /// By location and situation: whether the enemy of the stone there can force its capture.
    pub capturable: Vec<Vec<bool>>,
}

impl World {
    /// From every sound board with every player to move.
    pub fn of_board(neighbors: &Neighbors, new_stone: NewStone) -> World {
        World::of_board_marking(neighbors, new_stone, MARKING)
    }

    /// The same by either reading of the marks.
    pub fn of_board_marking(neighbors: &Neighbors, new_stone: NewStone, marking: Marking) -> World {
        let mut starts = Vec::new();
        for code in 0..3usize.pow(u32::try_from(neighbors.len()).expect("a small board")) {
            let stones: Stones = (0..neighbors.len())
                .map(|at| {
                    u8::try_from(code / 3usize.pow(u32::try_from(at).expect("small")) % 3)
                        .expect("below 3")
                })
                .collect();
            if sound(&stones, neighbors) {
                starts.extend([BLACK, WHITE].map(|turn| Situation::start(&stones, turn)));
            }
        }
        World::from(neighbors, (new_stone, marking), starts)
    }

    /// From one position with every player to move, and from every board met on the way, since a new stone is judged there.
    pub fn of_position(neighbors: &Neighbors, new_stone: NewStone, stones: &[u8]) -> World {
        World::from(
            neighbors,
            (new_stone, MARKING),
            [BLACK, WHITE]
                .map(|turn| Situation::start(stones, turn))
                .to_vec(),
        )
    }

    fn from(
        neighbors: &Neighbors,
        (new_stone, marking): (NewStone, Marking),
        starts: Vec<Situation>,
    ) -> World {
        let mut world = World {
            neighbors: neighbors.clone(),
            new_stone,
            marking,
            all: Vec::new(),
            number: HashMap::new(),
            fresh: Vec::new(),
            turns: Vec::new(),
            capturable: Vec::new(),
        };
        for start in starts {
            world.numbered(start);
        }
        let mut next = 0;
        while next < world.all.len() {
            let situation = world.all[next].clone();
            let fresh = [BLACK, WHITE]
                .map(|turn| world.numbered(Situation::start(&situation.stones, turn)));
            world.fresh.push(fresh);
            let mut follow = Vec::new();
            for turn in turns_marking(&situation, neighbors, marking) {
                let reached = after_marking(&situation, turn, neighbors, marking).expect("legal");
                follow.push((turn, world.numbered(reached)));
            }
            world.turns.push(follow);
            next += 1;
        }
        world.capturable = (0..neighbors.len()).map(|at| world.capture(at)).collect();
        world
    }

    fn numbered(&mut self, situation: Situation) -> usize {
        if let Some(&number) = self.number.get(&situation) {
            return number;
        }
        self.all.push(situation.clone());
        self.number.insert(situation, self.all.len() - 1);
        self.all.len() - 1
    }

    /// Where the enemy of the stone at `point` can force its capture, whoever has the turn: the least fixed point, since a line
    /// without end favours the defender (5518, 6222).
    fn capture(&self, point: usize) -> Vec<bool> {
        let mut forced = vec![false; self.all.len()];
        loop {
            let mut grown = false;
            for (number, situation) in self.all.iter().enumerate() {
                let color = situation.stones[point];
                if forced[number] || color == EMPTY || situation.over {
                    continue;
                }
                let taken = |next: usize| self.all[next].stones[point] != color || forced[next];
                let follow = &self.turns[number];
                forced[number] = if situation.turn == color {
                    follow.iter().all(|&(_, next)| taken(next))
                } else {
                    follow.iter().any(|&(_, next)| taken(next))
                };
                grown |= forced[number];
            }
            if !grown {
                return forced;
            }
        }
    }

    fn start(&self, stones: &[u8], turn: u8) -> usize {
        self.number[&Situation::start(stones, turn)]
    }

    /// Whether the stone there can't be captured, its opponent first (I1, 4720).
    pub fn uncapturable(&self, stones: &[u8], point: usize) -> bool {
        assert_ne!(stones[point], EMPTY);
        !self.capturable[point][self.start(stones, other(stones[point]))]
    }

    fn uncapturable_new(&self, number: usize, point: usize) -> bool {
        match self.new_stone {
            NewStone::OnItsBoard => {
                let capturer = other(self.all[number].stones[point]);
                !self.capturable[point][self.fresh[number][usize::from(capturer - 1)]]
            }
            NewStone::InItsSituation => !self.capturable[point][number],
        }
    }

    /// All situations with what a test remembers besides: which stones on the set are new, and whether the stone in question is gone.
    fn test(&self, owner: u8, set: &[usize], stone: Option<usize>, start: usize) -> Test {
        let mut test = Test {
            owner,
            all: Vec::new(),
            number: HashMap::new(),
            turns: Vec::new(),
            arisen: Vec::new(),
        };
        test.numbered(Noted {
            situation: start,
            new: Vec::new(),
            taken: false,
        });
        let mut next = 0;
        while next < test.all.len() {
            let noted = test.all[next].clone();
            let mut follow = Vec::new();
            for &(turn, reached) in &self.turns[noted.situation] {
                let mover = self.all[noted.situation].turn;
                let stones = &self.all[reached].stones;
                let mut new = noted.new.clone();
                if let Turn::Play(at) = turn
                    && mover == owner
                    && set.contains(&at)
                {
                    new.push(at);
                }
                new.retain(|&at| stones[at] == owner);
                new.sort_unstable();
                let taken = noted.taken || stone.is_some_and(|at| stones[at] != owner);
                follow.push((
                    turn,
                    test.numbered(Noted {
                        situation: reached,
                        new,
                        taken,
                    }),
                ));
            }
            let arisen = noted
                .new
                .iter()
                .any(|&at| self.uncapturable_new(noted.situation, at));
            test.arisen.push(arisen);
            test.turns.push(follow);
            next += 1;
        }
        test
    }

    /// First part (I6, 4759): the capturer, first, can't capture the stone without an uncapturable new stone of its owner on the set.
    /// It may arise late (I2), wherever in the set he likes (I3, I4) and become uncapturable later than it is played (I5).
    pub fn capture_permits(&self, stones: &[u8], stone: usize, set: &[usize]) -> bool {
        let owner = stones[stone];
        let test = self.test(owner, set, Some(stone), self.start(stones, other(owner)));
        // After the capture nothing may arise for ever: the greatest fixed point.
        let mut safe: Vec<bool> = (0..test.all.len())
            .map(|at| test.all[at].taken && !test.arisen[at])
            .collect();
        loop {
            let mut shrunk = false;
            for at in 0..safe.len() {
                if safe[at]
                    && !self.all[test.all[at].situation].over
                    && !test.step(self, at, |_, next| safe[next])
                {
                    safe[at] = false;
                    shrunk = true;
                }
            }
            if !shrunk {
                break;
            }
        }
        // Before it he has to come there, and nothing may arise on the way: the least fixed point.
        let mut won = safe.clone();
        loop {
            let mut grown = false;
            for at in 0..won.len() {
                if !won[at]
                    && !test.all[at].taken
                    && !test.arisen[at]
                    && !self.all[test.all[at].situation].over
                    && test.step(self, at, |_, next| won[next])
                {
                    won[at] = true;
                    grown = true;
                }
            }
            if !grown {
                break;
            }
        }
        !won[0]
    }

    /// Second part (I6, 4762): the capturer, second and bound to nothing, with a number of stones that he fixes, can keep the set free of such
    /// stones. Nothing here depends on the stone in question. Answers with the least number.
    pub fn preventable(&self, stones: &[u8], owner: u8, set: &[usize]) -> Option<usize> {
        let test = self.test(owner, set, None, self.start(stones, owner));
        // No stones left to play: by passes alone, W(0); then one stone more each time, W(k + 1).
        let mut before = vec![false; test.all.len()];
        for stones_left in 0.. {
            let mut holds: Vec<bool> = test.arisen.iter().map(|arisen| !arisen).collect();
            loop {
                let mut shrunk = false;
                for at in 0..holds.len() {
                    let kept = |turn: Turn, next: usize| {
                        let costs = matches!(turn, Turn::Play(_))
                            && self.all[test.all[at].situation].turn != owner;
                        if costs { before[next] } else { holds[next] }
                    };
                    if holds[at]
                        && !self.all[test.all[at].situation].over
                        && !test.step(self, at, kept)
                    {
                        holds[at] = false;
                        shrunk = true;
                    }
                }
                if !shrunk {
                    break;
                }
            }
            if holds[0] {
                return Some(stones_left);
            }
            if holds == before {
                return None;
            }
            before = holds;
        }
        None
    }

    pub fn enabled(&self, stones: &[u8], stone: usize, set: &[usize]) -> bool {
        self.capture_permits(stones, stone, set)
            && self.preventable(stones, stones[stone], set).is_some()
    }

    /// A set on which its capture enables a new stone, small ones first: every set of locations is tried up to that size.
    pub fn enabling_set(&self, stones: &[u8], stone: usize, largest: usize) -> Option<Vec<usize>> {
        let mut sets: Vec<Vec<usize>> = (1usize..1 << stones.len())
            .map(|bits| (0..stones.len()).filter(|at| bits >> at & 1 == 1).collect())
            .filter(|set: &Vec<usize>| set.len() <= largest)
            .collect();
        sets.sort_by_key(Vec::len);
        sets.into_iter()
            .find(|set| self.enabled(stones, stone, set))
    }

    /// The same with fewer questions. A set with more locations leaves the capturer less in the first part (4759) and has to be kept free in the second (4762): who
    /// keeps a set free keeps each part of it free. So a set that passes both has only locations that pass the second part alone; where all of these
    /// together do not pass the first, no set passes both.
    pub fn is_enabling(&self, stones: &[u8], stone: usize) -> bool {
        let owner = stones[stone];
        let singly: Vec<usize> = (0..stones.len())
            .filter(|&at| self.preventable(stones, owner, &[at]).is_some())
            .collect();
        if !self.capture_permits(stones, stone, &singly) {
            return false;
        }
        let mut sets: Vec<Vec<usize>> = (1usize..1 << singly.len())
            .map(|bits| {
                let chosen = (0..singly.len()).filter(|at| bits >> at & 1 == 1);
                chosen.map(|at| singly[at]).collect()
            })
            .collect();
        sets.sort_by_key(|set: &Vec<usize>| singly.len() - set.len());
        sets.into_iter()
            .any(|set| self.enabled(stones, stone, &set))
    }

    /// Step 1 (5187): a stone is alive if it can't be captured, or if its capture enables one that can't.
    pub fn alive(&self, stones: &[u8], stone: usize) -> bool {
        self.uncapturable(stones, stone) || self.enabling_set(stones, stone, stones.len()).is_some()
    }

    pub fn dead(&self, stones: &[u8]) -> Vec<bool> {
        (0..stones.len())
            .map(|at| stones[at] != EMPTY && !self.alive(stones, at))
            .collect()
    }
}

/// A situation in a test of enabling.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Noted {
    situation: usize,
    new: Vec<usize>,
    taken: bool,
}

struct Test {
    owner: u8,
    all: Vec<Noted>,
    number: HashMap<Noted, usize>,
    turns: Vec<Vec<(Turn, usize)>>,
    /// Whether an uncapturable new stone stands on the set.
    arisen: Vec<bool>,
}

impl Test {
    fn numbered(&mut self, noted: Noted) -> usize {
        if let Some(&number) = self.number.get(&noted) {
            return number;
        }
        self.all.push(noted.clone());
        self.number.insert(noted, self.all.len() - 1);
        self.all.len() - 1
    }

    /// One turn for the capturer: he needs one that is good, against all of the owner's.
    fn step(&self, world: &World, at: usize, good: impl Fn(Turn, usize) -> bool) -> bool {
        let mut follow = self.turns[at].iter();
        if world.all[self.all[at].situation].turn == self.owner {
            follow.all(|&(turn, next)| good(turn, next))
        } else {
            follow.any(|&(turn, next)| good(turn, next))
        }
    }
}

/// What the five steps (5187-5200) find. Colours of eye points and territory, 0 for neither.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    pub eyes: Vec<u8>,
    pub dame: Vec<bool>,
    pub seki: Vec<bool>,
    pub territory: Vec<u8>,
}

/// Without the dead stones of a colour.
fn without(stones: &[u8], dead: &[bool], color: u8) -> Stones {
    (0..stones.len())
        .map(|at| {
            if dead[at] && stones[at] == color {
                EMPTY
            } else {
                stones[at]
            }
        })
        .collect()
}

pub fn territory(stones: &[u8], neighbors: &Neighbors, dead: &[bool]) -> Territory {
    let all = 0..stones.len();
    let mut eyes = vec![EMPTY; stones.len()];
    // Steps 2 and 3: without the dead stones of one colour, what is empty and has, and only has, contact to living stones of the other.
    for color in [WHITE, BLACK] {
        let cleared = without(stones, dead, other(color));
        for at in all.clone() {
            let around = surroundings(&cleared, neighbors, at);
            let only = around
                .iter()
                .all(|&beside| cleared[beside] == color && !dead[beside]);
            if cleared[at] == EMPTY && !around.is_empty() && only {
                assert_eq!(eyes[at], EMPTY, "an eye point of both");
                eyes[at] = color;
            }
        }
    }
    // Step 4: the empty points that are no eye points.
    let dame: Vec<bool> = all
        .clone()
        .map(|at| stones[at] == EMPTY && eyes[at] == EMPTY)
        .collect();
    // Step 5: without the dead stones on eye points dame infects what contacts it, and so on.
    let cleared: Stones = all
        .clone()
        .map(|at| if eyes[at] == EMPTY { stones[at] } else { EMPTY })
        .collect();
    let mut seki = dame.clone();
    loop {
        let found: Vec<usize> = all
            .clone()
            .filter(|&at| !seki[at])
            .filter(|&at| {
                surroundings(&cleared, neighbors, at).iter().any(|&beside| {
                    seki[beside] && (cleared[at] == EMPTY) != (cleared[beside] == EMPTY)
                })
            })
            .collect();
        if found.is_empty() {
            break;
        }
        for at in found {
            seki[at] = true;
        }
    }
    let territory = all
        .map(|at| if seki[at] { EMPTY } else { eyes[at] })
        .collect();
    Territory {
        eyes,
        dame,
        seki,
        territory,
    }
}

/// Black minus White: territory, dead stones in it, prisoners. Other dead stones stay (5107).
pub fn score(
    stones: &[u8],
    neighbors: &Neighbors,
    dead: &[bool],
    prisoners_of_black: i64,
    prisoners_of_white: i64,
) -> i64 {
    let found = territory(stones, neighbors, dead);
    let mut score = prisoners_of_black - prisoners_of_white;
    for (at, &color) in found.territory.iter().enumerate() {
        let points = if stones[at] == EMPTY { 1 } else { 2 };
        score += match color {
            BLACK => points,
            WHITE => -points,
            _ => 0,
        };
    }
    score
}
