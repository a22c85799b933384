//! The Ing rules as simplified (`simplified-ing-rules.txt`; line numbers are its own). "Internal",
//! "balanced" and "twin" are not defined there: what stands for them is told where it is used.

use loja_ground::{Board, Color};

use super::positions::{self, Position};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Stone(usize),
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Over,
    NotEmpty,
    /// 22 and 109: what has just captured in ko is hot, and can't be taken at once.
    Hot,
    /// 23 and 167: this player has started this cycle before.
    Disturbs,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    pub positions: Vec<Position>,
    pub turns: Vec<Turn>,
    pub first: Color,
    pub agreed: Option<Vec<usize>>,
}

impl Game {
    pub fn new(board: &Board, start: Position, first: Color) -> Game {
        Game {
            board: board.clone(),
            positions: vec![start],
            turns: Vec::new(),
            first,
            agreed: None,
        }
    }

    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    pub fn color_of(&self, turn: usize) -> Color {
        positions::by_turns(self.first, turn)
    }

    pub fn color(&self) -> Color {
        self.color_of(self.turns.len())
    }

    /// 21: self-capture of a single stone is equivalent to a pass play.
    pub fn passed(&self, turn: usize) -> bool {
        match self.turns[turn] {
            Turn::Pass => true,
            Turn::Stone(at) => {
                let put =
                    positions::put(&self.board, &self.positions[turn], at, self.color_of(turn));
                put.own_taken.len() == 1
            }
        }
    }

    fn last_passes(&self) -> usize {
        (0..self.turns.len())
            .rev()
            .take_while(|&turn| self.passed(turn))
            .count()
    }

    /// 37: two consecutive passes adjourn, to discuss the status of groups.
    pub fn adjourned(&self) -> bool {
        !self.over() && self.last_passes() == 2
    }

    /// 37: it is over by agreement; without one two more passes end it.
    pub fn over(&self) -> bool {
        self.agreed.is_some() || self.last_passes() >= 4
    }

    pub fn agree(&self, dead: &[usize]) -> Option<Game> {
        let mut game = self.clone();
        game.agreed = Some(dead.to_vec());
        if self.adjourned() { Some(game) } else { None }
    }

    /// What a turn took, and what stands in the string of its stone after it.
    fn capture(&self, turn: usize) -> (Vec<usize>, Vec<usize>) {
        match self.turns[turn] {
            Turn::Pass => (Vec::new(), Vec::new()),
            Turn::Stone(at) => {
                let put =
                    positions::put(&self.board, &self.positions[turn], at, self.color_of(turn));
                if put.after[at].is_none() {
                    return (put.taken, Vec::new());
                }
                let string = positions::string(&self.board, &put.after, at);
                (put.taken, string)
            }
        }
    }

    /// 22, 109, 118-123: the stones that have just captured, in ko: as many as they took (one for
    /// one, two for two), so that the board could come again. [ours]
    pub fn hot(&self) -> Vec<usize> {
        let Some(last) = self.turns.len().checked_sub(1) else {
            return Vec::new();
        };
        let (taken, string) = self.capture(last);
        if taken.is_empty() || taken.len() != string.len() {
            return Vec::new();
        }
        let mut hot = string;
        for stone in self.twins(&hot) {
            if !hot.contains(&stone) {
                hot.push(stone);
            }
        }
        hot.sort_unstable();
        hot
    }

    /// 131-134: the kos of a triple ko. "Twin" is not defined [ours, as `DIFFERENCES.md` words it]: exactly three kos of
    /// single stones lie between the same two groups, one of them with a hot stone in it; then all stones of that colour
    /// in them are hot. Two kos lie between the same groups when they touch one string of each colour in common.
    fn twins(&self, hot: &[usize]) -> Vec<usize> {
        let position = self.position();
        let kos = self.kos();
        let mut twins = Vec::new();
        for ko in kos.iter().filter(|ko| hot.contains(&ko.0)) {
            let groups = self.groups(*ko);
            let shared = |other: &(usize, usize), color: Color| {
                let theirs = self.groups(*other);
                let common = groups.iter().filter(|string| theirs.contains(string));
                common
                    .into_iter()
                    .any(|string| position[string[0]] == Some(color))
            };
            let between = |other: &&(usize, usize)| {
                shared(other, Color::Black) && shared(other, Color::White)
            };
            let family: Vec<_> = kos.iter().filter(between).collect();
            if family.len() == 3 {
                let same = family
                    .iter()
                    .filter(|other| position[other.0] == position[ko.0]);
                twins.extend(same.map(|other| other.0));
            }
        }
        twins
    }

    /// Kos of single stones: the stone, and the empty location beside it. All neighbours of that one are of the stone's
    /// colour, and the stone alone has no other liberty and no friend.
    fn kos(&self) -> Vec<(usize, usize)> {
        let position = self.position();
        let mut kos = Vec::new();
        for stone in (0..position.len()).filter(|&at| position[at].is_some()) {
            let string = positions::string(&self.board, position, stone);
            let liberties = positions::liberties(&self.board, position, &string);
            if string.len() != 1 || liberties.len() != 1 {
                continue;
            }
            let mut around = positions::neighbors(&self.board, liberties[0]);
            if around.all(|at| position[at] == position[stone]) {
                kos.push((stone, liberties[0]));
            }
        }
        kos
    }

    /// All strings of either colour that touch a ko from outside.
    fn groups(&self, (stone, empty): (usize, usize)) -> Vec<Vec<usize>> {
        let position = self.position();
        let mut strings = Vec::new();
        for at in [stone, empty] {
            for beside in positions::neighbors(&self.board, at) {
                if beside == stone || position[beside].is_none() {
                    continue;
                }
                let string = positions::string(&self.board, position, beside);
                if !strings.contains(&string) {
                    strings.push(string);
                }
            }
        }
        strings.sort_unstable();
        strings
    }

    pub fn fault(&self, turn: &Turn) -> Option<Fault> {
        if self.over() {
            return Some(Fault::Over);
        }
        let Turn::Stone(at) = *turn else { return None };
        if self.position()[at].is_some() {
            return Some(Fault::NotEmpty);
        }
        let put = positions::put(&self.board, self.position(), at, self.color());
        if put.taken.iter().any(|stone| self.hot().contains(stone)) {
            return Some(Fault::Hot);
        }
        // [ours] A cycle is started by the first play of it. A player who makes the same play on
        // the same whole board a second time starts the same cycle again.
        let again = (0..self.turns.len()).any(|time| {
            self.color_of(time) == self.color()
                && self.turns[time] == *turn
                && self.positions[time] == *self.position()
                && !self.passed(time)
        });
        if again {
            return Some(Fault::Disturbs);
        }
        None
    }

    /// 21: suicide takes the own stones off.
    pub fn after(&self, turn: &Turn) -> Game {
        let mut game = self.clone();
        game.positions.push(match *turn {
            Turn::Pass => self.position().clone(),
            Turn::Stone(at) => positions::put(&self.board, self.position(), at, self.color()).after,
        });
        game.turns.push(turn.clone());
        game
    }

    pub fn counted(&self) -> Position {
        positions::without(self.position(), self.agreed.as_deref().unwrap_or(&[]))
    }

    /// Black's margin, the fill-in done.
    pub fn count(&self, stones_each: i64, handicap: i64) -> Fill {
        let board = self.counted();
        let area = |color| positions::signed(positions::area(&self.board, &board, color));
        let (black, white) = (area(Color::Black), area(Color::White));
        fill(
            black,
            white,
            positions::signed(board.len()) - black - white,
            stones_each,
            handicap,
        )
    }
}

/// What the fill-in leaves (lines 56 to 61): `left` stones over; less than none: empty points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    pub black_left: i64,
    pub white_left: i64,
    /// For Black; a tie is 0, and has a winner all the same.
    pub margin: i64,
    pub winner: Color,
}

/// 56-61. `handicap` 0 or 1: an even game with four white stones in Black's territory.
pub fn fill(black: i64, white: i64, shared: i64, stones_each: i64, handicap: i64) -> Fill {
    let even = handicap < 2;
    // 58, 60: white stones put in Black's area, and points of it that stay open.
    let (added, open) = match handicap {
        0 | 1 => (4, 0),
        n if n % 2 == 0 => (n / 2, 0),
        n => ((n - 1) / 2, 1),
    };
    // 57: shared points alternately, an equal number of each.
    let each = shared / 2;
    let black_left = stones_each - each - (black - added - open);
    let white_left = stones_each - each - added - white;

    // 58: who has points left has won; who has stones left has lost. The losing stones go there.
    let (winner, margin) = if black_left < white_left {
        (Color::Black, won_by(white_left, -black_left))
    } else if white_left < black_left {
        (Color::White, -won_by(black_left, -white_left))
    } else {
        // 59, 60: Black wins ties, White in handicap games.
        (if even { Color::Black } else { Color::White }, 0)
    };
    Fill {
        black_left,
        white_left,
        margin,
        winner,
    }
}

/// 59: the losing stones into the winner's empty points, one by one; then a point for each that is still open, two for each losing
/// stone. 61: a stone that finds no point counts once.
fn won_by(stones: i64, empty: i64) -> i64 {
    let placed = stones.min(empty).max(0);
    (empty - placed) + 2 * placed + (stones - placed)
}
