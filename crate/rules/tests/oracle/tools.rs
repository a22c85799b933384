//! What the tests of the oracles share: boards, pictures, dice.

use super::literal::PastUnderReversal::Reversed;
use loja_testkit::Dice;
use std::collections::{BTreeMap, BTreeSet};

use super::literal::{self, Board, Origin, PastUnderReversal, Set, Situation, State, Turn};
use super::popular::{self, Cell, Map, Moment, Player};

pub fn set<const N: usize>(members: [u32; N]) -> Set {
    members.into_iter().collect()
}

pub fn board(size: usize, edges: &[(usize, usize)]) -> Board {
    Board {
        locations: (0..size as u32).collect(),
        neighbor_relation: edges
            .iter()
            .map(|&(a, b)| set([a as u32, b as u32]))
            .collect(),
    }
}

pub fn grid_edges(columns: usize, rows: usize) -> Vec<(usize, usize)> {
    let mut edges = Vec::new();
    for r in 0..rows {
        for c in 0..columns {
            let at = r * columns + c;
            if c + 1 < columns {
                edges.push((at, at + 1));
            }
            if r + 1 < rows {
                edges.push((at, at + columns));
            }
        }
    }
    edges
}

/// Board signs: x o stones, X O permanent stones, # * marks, . empty.
pub fn state_on(board: Board, signs: &str, turn: Turn, pass_count: i32) -> State {
    let mut s = Situation {
        black: Set::new(),
        white: Set::new(),
        temporary: Set::new(),
        permanent: Set::new(),
        black_captives: 0,
        white_captives: 0,
        turn,
        pass_count,
    };
    for (at, sign) in signs.chars().filter(|c| *c != '/').enumerate() {
        let at = at as u32;
        match sign {
            'x' | 'X' => s.black.insert(at),
            'o' | 'O' => s.white.insert(at),
            '#' => s.temporary.insert(at),
            '*' => s.permanent.insert(at),
            '.' => true,
            other => panic!("sign {other}"),
        };
        if sign == 'X' || sign == 'O' {
            s.permanent.insert(at);
        }
    }
    State {
        board,
        situation: s,
        history: Vec::new(),
    }
}

pub fn grid_state(rows: &str, turn: Turn, pass_count: i32) -> State {
    let lines: Vec<&str> = rows.split('/').collect();
    let b = board(
        lines.len() * lines[0].len(),
        &grid_edges(lines[0].len(), lines.len()),
    );
    state_on(b, rows, turn, pass_count)
}

pub fn signs(s: &Situation, size: usize) -> String {
    (0..size as u32)
        .map(|at| {
            let marked = s.permanent.contains(&at);
            match (s.black.contains(&at), s.white.contains(&at)) {
                (true, true) => '!',
                (true, false) => {
                    if marked {
                        'X'
                    } else {
                        'x'
                    }
                }
                (false, true) => {
                    if marked {
                        'O'
                    } else {
                        'o'
                    }
                }
                _ if marked => '*',
                _ if s.temporary.contains(&at) => '#',
                _ => '.',
            }
        })
        .collect()
}

pub fn show(s: &Situation, size: usize) -> String {
    format!(
        "{} {} {} {:?} {}",
        signs(s, size),
        s.black_captives,
        s.white_captives,
        s.turn,
        s.pass_count
    )
}

pub fn as_situation(m: &Moment, komi: u32) -> Situation {
    let pick = |test: &dyn Fn(&Cell) -> bool| -> Set {
        (0..m.cells.len() as u32)
            .filter(|&at| test(&m.cells[at as usize]))
            .collect()
    };
    Situation {
        black: pick(&|c| c.stone == Some(Player::Black)),
        white: pick(&|c| c.stone == Some(Player::White)),
        temporary: pick(&|c| c.temporarily),
        permanent: pick(&|c| c.permanently),
        black_captives: m.black_stones_removed + komi,
        white_captives: m.white_stones_removed,
        turn: match m.to_move {
            Player::Black => Turn::Black,
            Player::White => Turn::White,
        },
        pass_count: 2 - m.passes_to_end as i32,
    }
}

pub fn as_turn(o: Origin) -> popular::Turn {
    popular::Turn {
        removes_cycle_from: o.cycle_since,
        stone_on: o.stone.map(|x| x as usize),
    }
}

pub fn plays(s: &State) -> Vec<(u32, Set)> {
    literal::b4_stone_plays(s)
        .into_iter()
        .map(|p| (p.x, p.k))
        .collect()
}

pub fn follow(s: &State, origin: Origin, past: PastUnderReversal) -> State {
    literal::b1_successors(s, past)
        .into_iter()
        .find(|t| t.origin == origin)
        .unwrap_or_else(|| panic!("{origin:?} is no turn"))
        .state
}

pub const PASS: Origin = Origin {
    cycle_since: None,
    stone: None,
};

pub fn stone(x: u32) -> Origin {
    Origin {
        cycle_since: None,
        stone: Some(x),
    }
}

pub fn cells_of(s: &Situation, size: usize) -> Vec<Cell> {
    (0..size as u32)
        .map(|at| Cell {
            stone: if s.black.contains(&at) {
                Some(Player::Black)
            } else if s.white.contains(&at) {
                Some(Player::White)
            } else {
                None
            },
            temporarily: s.temporary.contains(&at),
            permanently: s.permanent.contains(&at),
        })
        .collect()
}

/// Every stone has a liberty: necessary for a position that play can reach.
pub fn breathing(s: &State) -> bool {
    s.board
        .locations
        .iter()
        .all(|&x| !literal::d9_is_colored(x, s) || literal::d1_has_liberties(x, s))
}

/// All positions of the given signs on a board, final, White to move.
pub fn positions(b: &Board, alphabet: &[char]) -> Vec<State> {
    let size = b.locations.len();
    let mut all = vec![String::new()];
    for _ in 0..size {
        all = all
            .iter()
            .flat_map(|p| alphabet.iter().map(move |c| format!("{p}{c}")))
            .collect();
    }
    all.iter()
        .map(|p| state_on(b.clone(), p, Turn::White, 2))
        .filter(breathing)
        .collect()
}

pub fn random_edges(dice: &mut Dice, size: usize) -> Vec<(usize, usize)> {
    let all: Vec<(usize, usize)> = (0..size)
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .collect();
    match dice.below(5) {
        0 => (1..size).map(|b| (b - 1, b)).collect(),
        1 if size == 4 => grid_edges(2, 2),
        1 if size == 6 => grid_edges(3, 2),
        _ => {
            let p = 25 + dice.below(60);
            all.into_iter().filter(|_| dice.percent(p)).collect()
        }
    }
}

/// One turn without history in every position of every small board, whether
/// play leads to it or not. Only the stones must breathe.
pub fn single_turns(
    size: usize,
    signs_used: &[char],
    only_breathing: bool,
    mut differs: impl FnMut(String),
) -> u64 {
    let pairs: Vec<(usize, usize)> = (0..size)
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .collect();
    let mut count = 0;
    for bits in 0..1u32 << pairs.len() {
        let edges: Vec<_> = (0..pairs.len())
            .filter(|i| bits >> i & 1 == 1)
            .map(|i| pairs[i])
            .collect();
        let b = board(size, &edges);
        let map = Map::new(size, &edges);
        let mut pictures = vec![String::new()];
        for _ in 0..size {
            pictures = pictures
                .iter()
                .flat_map(|p| signs_used.iter().map(move |c| format!("{p}{c}")))
                .collect();
        }
        for picture in pictures {
            for (turn, player) in [(Turn::Black, Player::Black), (Turn::White, Player::White)] {
                let pass_count = if picture.contains('#') {
                    -1
                } else {
                    (count % 2) as i32
                };
                let s = state_on(b.clone(), &picture, turn, pass_count);
                if only_breathing && !breathing(&s) {
                    continue;
                }
                count += 1;
                let moment = Moment {
                    cells: cells_of(&s.situation, size),
                    to_move: player,
                    passes_to_end: (2 - pass_count) as u8,
                    black_stones_removed: 0,
                    white_stones_removed: 0,
                    touched: BTreeSet::new(),
                };
                let ours: BTreeMap<popular::Turn, Situation> = literal::b1_successors(&s, Reversed)
                    .into_iter()
                    .map(|t| (as_turn(t.origin), t.state.situation))
                    .collect();
                let mut theirs = BTreeMap::new();
                for stone_on in std::iter::once(None).chain((0..size).map(Some)) {
                    let turn = popular::Turn {
                        removes_cycle_from: None,
                        stone_on,
                    };
                    if let Ok(next) = popular::take_turn(&map, std::slice::from_ref(&moment), turn)
                    {
                        theirs.insert(turn, as_situation(&next, 0));
                    }
                }
                if ours != theirs {
                    let list = |m: &BTreeMap<popular::Turn, Situation>| {
                        m.iter()
                            .map(|(t, s)| format!("{:?}: {}", t.stone_on, show(s, size)))
                            .collect::<Vec<_>>()
                            .join(", ")
                    };
                    differs(format!(
                        "{picture} {edges:?} {turn:?}\n  precise {}\n  popular {}",
                        list(&ours),
                        list(&theirs)
                    ));
                }
            }
        }
    }
    count
}
