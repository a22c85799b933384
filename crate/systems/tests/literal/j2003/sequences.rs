//! Japanese 2003: hypothetical sequences (125 to 149) and what can be forced in them (153 to 169), as word for word as the rest.
//!
//! The sequences of all positions of a board are one graph, in which a moment is a number and no move is written down
//! twice. All that a status asks of the past is which of the owner's stones were played in the sequence (131): they have
//! a colour of their own. So the graph knows nothing of the string in question, and one fixed point answers the question
//! for all positions. The owner is always number 1; of the other player's strings is asked with colours exchanged.

use std::collections::HashMap;

use super::{Graph, has_liberty, ko_capture, other, play, string};

pub const OWNER: u8 = 1;
const OPPONENT: u8 = 2;
/// The owner's stone that was played in the sequence.
const PLAYED: u8 = 3;

/// A play: the board it leads to, and the ko capture that it is, if it is one.
struct Play {
    to: usize,
    ko: Option<usize>,
}

/// More ko captures than are remembered.
const BEYOND: usize = usize::MAX;

/// The string, and the environment that is to be without a permanent stone.
type Question = (Vec<usize>, Vec<usize>);

pub struct Sequences {
    graph: Vec<Vec<usize>>,
    /// All boards with a colour for what was played, and for each the plays of the owner and of the opponent.
    boards: Vec<Vec<u8>>,
    plays: Vec<[Vec<Play>; 2]>,
    /// By the board read as a number of base 4.
    number: Vec<usize>,
    /// For each ko capture the one that is prohibited by it: the opponent's on the other intersection of the ko (149).
    against: Vec<usize>,
    /// 149: the sets of ko captures since the last ko-pass, smaller ones first, and which one each becomes by one more.
    taken: Vec<u64>,
    with: Vec<Vec<usize>>,
    complete: bool,
    symmetries: Vec<Vec<usize>>,
    /// For each board: whether the opponent, who starts, can force it.
    answers: HashMap<Question, Vec<Option<bool>>>,
}

/// For each set of ko captures and board four moments, each a bit: whose turn, and twice that after a pass.
type Moments = Vec<u8>;

fn bit(player: usize, passed: bool) -> u8 {
    1 << (player + 2 * usize::from(passed))
}

fn base(digits: &[u8], base: usize) -> usize {
    digits
        .iter()
        .fold(0, |code, &digit| code * base + usize::from(digit))
}

/// The cells of all boards, each a digit below this base, in the order of their numbers.
fn all_boards(size: usize, base: usize) -> impl Iterator<Item = Vec<u8>> {
    let digit = move |code: usize, at: usize| {
        let power = base.pow(u32::try_from(size - 1 - at).unwrap_or(0));
        u8::try_from(code / power % base).unwrap_or(0)
    };
    (0..base.pow(u32::try_from(size).unwrap_or(0)))
        .map(move |code| (0..size).map(|at| digit(code, at)).collect())
}

fn plain(board: &[u8]) -> Vec<u8> {
    let cells = board.iter();
    cells
        .map(|&cell| if cell == PLAYED { OWNER } else { cell })
        .collect()
}

impl Sequences {
    /// All moments of a board, but for those with more ko captures since the last ko-pass than are remembered.
    pub fn on(graph: &Graph, remembered: usize) -> Sequences {
        let size = graph.len();
        // What a play does with a plain board: where, who, the board after it, its ko capture.
        let mut kos: Vec<(usize, usize, u8)> = Vec::new();
        let mut ko_number = |ko| {
            kos.iter().position(|&one| one == ko).unwrap_or_else(|| {
                kos.push(ko);
                kos.len() - 1
            })
        };
        let plays_of: Vec<Option<Vec<_>>> = all_boards(size, 3)
            .map(|stones| {
                let stands = |at| has_liberty(graph, &stones, &string(graph, &stones, at));
                if !(0..size).all(|at| stones[at] == 0 || stands(at)) {
                    return None;
                }
                let mut plays = Vec::new();
                for color in [OWNER, OPPONENT] {
                    for at in 0..size {
                        let Some(after) = play(graph, &stones, at, color) else {
                            continue;
                        };
                        let ko = ko_capture(graph, &stones, at, color);
                        let ko = ko.map(|beside| ko_number((at, beside, color)));
                        plays.push((at, color, after, ko));
                    }
                }
                Some(plays)
            })
            .collect();
        let mut boards = Vec::new();
        let mut number = Vec::new();
        for board in all_boards(size, 4) {
            if plays_of[base(&plain(&board), 3)].is_some() {
                number.push(boards.len());
                boards.push(board);
            } else {
                number.push(BEYOND);
            }
        }
        let plays = boards.iter().map(|board| {
            let mut plays = [Vec::new(), Vec::new()];
            for (at, color, after, ko) in plays_of[base(&plain(board), 3)].iter().flatten() {
                let mut to = board.clone();
                for point in 0..size {
                    if after[point] == 0 {
                        to[point] = 0;
                    }
                }
                to[*at] = if *color == OWNER { PLAYED } else { OPPONENT };
                plays[usize::from(*color) - 1].push(Play {
                    to: number[base(&to, 4)],
                    ko: *ko,
                });
            }
            plays
        });
        let plays = plays.collect();
        let against = kos.iter().map(|&(at, beside, color)| {
            let back = (beside, at, other(color));
            kos.iter().position(|&ko| ko == back).unwrap_or(BEYOND)
        });
        let against: Vec<usize> = against.collect();
        let mut taken = vec![0_u64];
        let mut found = HashMap::from([(0, 0)]);
        let mut with = Vec::new();
        let mut complete = true;
        while with.len() < taken.len() {
            let now = taken[with.len()];
            let more = (0..kos.len()).map(|ko| {
                let then = now | 1 << ko;
                if now >> against[ko] & 1 == 1 {
                    return BEYOND;
                }
                if let Some(&found) = found.get(&then) {
                    return found;
                }
                if usize::try_from(now.count_ones()).unwrap_or(BEYOND) >= remembered {
                    complete = false;
                    return BEYOND;
                }
                found.insert(then, taken.len());
                taken.push(then);
                taken.len() - 1
            });
            let more = more.collect();
            with.push(more);
        }
        Sequences {
            graph: graph.to_vec(),
            boards,
            plays,
            number,
            against,
            taken,
            with,
            complete,
            symmetries: symmetries(graph),
            answers: HashMap::new(),
        }
    }

    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    pub fn moments(&self) -> usize {
        4 * self.taken.len() * self.boards.len()
    }

    pub fn questions(&self) -> usize {
        self.answers.len()
    }

    /// Whether no board comes before this one that is the same turned, mirrored or with colours exchanged.
    pub fn is_first_of_its_kind(&self, stones: &[u8]) -> bool {
        let exchange = |&cell| if cell == 0 { 0 } else { other(cell) };
        let exchanged: Vec<u8> = stones.iter().map(exchange).collect();
        self.symmetries.iter().all(|turned| {
            moved(stones, turned).as_slice() >= stones
                && moved(&exchanged, turned).as_slice() >= stones
        })
    }

    /// 97 to 107: whether the opponent, who starts from a position, can force capture of the owner's string with no
    /// permanent stone of the owner on an intersection of the environment; without an environment, capture alone.
    /// None where it depends on more ko captures than are remembered.
    pub fn can_force(
        &mut self,
        position: &[u8],
        string: &[usize],
        environment: &[usize],
    ) -> Option<bool> {
        // The board turned so that few questions are different.
        let view = |turned: &Vec<usize>| {
            let points = |of: &[usize]| {
                let mut of: Vec<usize> = of.iter().map(|&at| turned[at]).collect();
                of.sort_unstable();
                of
            };
            (
                (points(string), points(environment)),
                moved(position, turned),
            )
        };
        let (question, board) = self.symmetries.iter().map(view).min()?;
        let board = self.number[base(&board, 4)];
        if !self.answers.contains_key(&question) {
            let answers = self.answers_for(&question.0, &question.1);
            self.answers.insert(question.clone(), answers);
        }
        self.answers[&question][board]
    }

    fn answers_for(&self, string: &[usize], environment: &[usize]) -> Vec<Option<bool>> {
        // Moments beyond are counted for the owner, and then for the opponent.
        let least = self.forced(string, environment, false);
        let most = if self.complete {
            least.clone()
        } else {
            self.forced(string, environment, true)
        };
        let start = bit(usize::from(OPPONENT) - 1, false);
        let answers = least.into_iter().zip(most);
        answers
            .take(self.boards.len())
            .map(|(least, most)| (least & start == most & start).then_some(least & start != 0))
            .collect()
    }

    /// The moments from which the opponent can force it. Infinite sequences: for ever means that each intersection is
    /// without such a stone again and again; nothing, once the string is there, is a capture.
    fn forced(&self, string: &[usize], environment: &[usize], beyond: bool) -> Moments {
        let captured = |board: &Vec<u8>| board[string[0]] != OWNER;
        let goals: Vec<Vec<bool>> = if environment.is_empty() {
            vec![self.boards.iter().map(captured).collect()]
        } else {
            let without = |&point: &usize| {
                let boards = self.boards.iter();
                boards
                    .map(|board| captured(board) && board[point] != PLAYED)
                    .collect()
            };
            environment.iter().map(without).collect()
        };
        // A sequence of finite length stays as it is: all is asked of its last board.
        let ended: Vec<bool> = (0..self.boards.len())
            .map(|board| goals.iter().all(|goal| goal[board]))
            .collect();
        // The largest set from which each goal is reached again within the set.
        let mut kept = vec![0b1111; self.taken.len() * self.boards.len()];
        let mut unchanged = 0;
        for goal in goals.iter().cycle() {
            let reached = self.reaching(goal, &ended, &kept, beyond);
            unchanged = if reached == kept { unchanged + 1 } else { 0 };
            kept = reached;
            if unchanged == goals.len() {
                break;
            }
        }
        kept
    }

    /// The moments from which the opponent can force that a board with the goal is reached, and from there a next moment
    /// that is kept. Only kept ones come into question: who can reach such a moment was kept before.
    fn reaching(&self, goal: &[bool], ended: &[bool], kept: &Moments, beyond: bool) -> Moments {
        let mut reached = vec![0; kept.len()];
        for (place, reached) in reached.iter_mut().enumerate() {
            let (taken, board) = (place / self.boards.len(), place % self.boards.len());
            if goal[board] {
                *reached = kept[place] & self.forced_next(taken, board, ended, kept, beyond);
            }
        }
        // In whatever order the moments are looked at, in the end the set is the same. A ko capture leads to a larger set
        // of them, so the largest ones come first, and each again until nothing is new in it. Only a ko-pass leads back, and
        // that to the last one: when nothing is new there, all is done.
        let mut new = true;
        while new {
            for taken in (0..self.taken.len()).rev() {
                new = false;
                while self.once_more(taken, ended, kept, &mut reached, beyond) {
                    new = true;
                }
            }
        }
        reached
    }

    /// Adds from which moments with these ko captures the next one can be forced to be among these, and tells whether there were any.
    fn once_more(
        &self,
        taken: usize,
        ended: &[bool],
        kept: &Moments,
        reached: &mut Moments,
        beyond: bool,
    ) -> bool {
        let mut new = false;
        for board in 0..self.boards.len() {
            let place = taken * self.boards.len() + board;
            if kept[place] == reached[place] {
                continue;
            }
            let next = self.forced_next(taken, board, ended, reached, beyond);
            let more = kept[place] & (reached[place] | next);
            new |= more != reached[place];
            reached[place] = more;
        }
        new
    }

    /// 127 to 149: of the four moments with these ko captures and this board, those from which the opponent can force that the
    /// next one is among these: by one move of his, or whatever the owner's move is.
    fn forced_next(
        &self,
        taken: usize,
        board: usize,
        ended: &[bool],
        into: &Moments,
        beyond: bool,
    ) -> u8 {
        let mut found = 0;
        for player in 0..2 {
            let enough = player + 1 == usize::from(OPPONENT);
            let after = |taken: usize, board: usize, passed: bool| {
                let place = taken * self.boards.len() + board;
                into[place] & bit(1 - player, passed) != 0
            };
            let mut prohibited = false;
            // Whether one of the moves is enough: for the opponent one into these, for the owner one out of them.
            let mut known = false;
            for play in &self.plays[board][player] {
                let mut then = taken;
                if let Some(ko) = play.ko {
                    // 149.
                    if self.taken[taken] >> self.against[ko] & 1 == 1 {
                        prohibited = true;
                        continue;
                    }
                    then = self.with[taken][ko];
                }
                let next = if then == BEYOND {
                    beyond
                } else {
                    after(then, play.to, false)
                };
                if next == enough {
                    known = true;
                    break;
                }
            }
            // 147: a ko-pass, after which no ko capture is remembered.
            known |= prohibited && after(0, board, false) == enough;
            // A pass, and one after a pass, which ends the sequence (129).
            let first = known || after(taken, board, true) == enough;
            let second = known || ended[board] == enough;
            if first == enough {
                found |= bit(player, false);
            }
            if second == enough {
                found |= bit(player, true);
            }
        }
        found
    }
}

fn moved(board: &[u8], turned: &[usize]) -> Vec<u8> {
    let mut moved = board.to_vec();
    for at in 0..board.len() {
        moved[turned[at]] = board[at];
    }
    moved
}

/// All ways to number the locations anew that leave the neighbours what they are.
fn symmetries(graph: &Graph) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = vec![Vec::new()];
    for at in 0..graph.len() {
        let mut longer = Vec::new();
        for turned in &found {
            for to in 0..graph.len() {
                let fits = |from: usize| {
                    graph[at].contains(&from) == graph[to].contains(&turned[from])
                        && turned[from] != to
                };
                if (0..at).all(fits) {
                    longer.push([&turned[..], &[to]].concat());
                }
            }
        }
        found = longer;
    }
    found
}
