//! Positions and claims, all of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use loja_rules::{Board, Color, Point, PointSet, Setup, State};
use loja_testkit::Dice;

/// The set whose members have their bit in the mask.
pub fn set_of(board: &Board, mask: usize) -> PointSet {
    board
        .points()
        .filter(|point| mask >> point.index() & 1 == 1)
        .collect()
}

/// The bits of a set's members.
pub fn mask_of(set: &PointSet) -> usize {
    set.iter().fold(0, |mask, point| mask | 1 << point.index())
}

/// The position with these signs (`.xoXO*`), one a location, if it is legal.
pub fn drawn(board: &Arc<Board>, signs: &[u8]) -> Option<State> {
    let of = |wanted: &[u8]| -> PointSet {
        let points = board.points();
        points
            .filter(|point| wanted.contains(&signs[point.index()]))
            .collect()
    };
    let mut setup = Setup::empty();
    setup.stones.black = of(b"xX");
    setup.stones.white = of(b"oO");
    setup.permanent = of(b"XO*");
    State::new(Arc::clone(board), setup).ok()
}

/// The signs of a state, one a location.
pub fn signs(state: &State) -> String {
    let situation = state.situation();
    let sign = |point| {
        let permanent = situation.permanent().contains(point);
        match situation.color_at(point) {
            Some(Color::Black) if permanent => 'X',
            Some(Color::Black) => 'x',
            Some(Color::White) if permanent => 'O',
            Some(Color::White) => 'o',
            None if permanent => '*',
            None if situation.temporary().contains(point) => '#',
            None => '.',
        }
    };
    state.board().points().map(sign).collect()
}

/// Every way to put these signs on so many locations.
pub fn pictures(count: usize, signs: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    (0..signs.len().pow(count as u32)).map(move |code| {
        let digit = |at: usize| code / signs.len().pow(at as u32) % signs.len();
        (0..count).map(|at| signs[digit(at)]).collect()
    })
}

/// All sets that the player has bordered, but the empty one, by their masks.
pub fn bordered(state: &State, player: Color) -> Vec<usize> {
    let board = state.board();
    (1..1_usize << board.len())
        .filter(|&mask| state.bordered(player, &set_of(board, mask)).is_ok())
        .collect()
}

/// A claim of Black and where it starts.
#[derive(Clone)]
pub struct Case {
    pub state: State,
    pub set: PointSet,
    pub worst: State,
}

/// Black's claims in all positions with these signs, each worst case once.
pub fn cases(board: &Arc<Board>, alphabet: &[u8]) -> Vec<Case> {
    let mut found = BTreeMap::new();
    for picture in pictures(board.len(), alphabet) {
        let Some(state) = drawn(board, &picture) else {
            continue;
        };
        for mask in bordered(&state, Color::Black) {
            let set = set_of(board, mask);
            let worst = state.worst_case(Color::Black, &set).unwrap();
            let key = (mask, signs(&worst));
            let state = state.clone();
            found.entry(key).or_insert(Case { state, set, worst });
        }
    }
    found.into_values().collect()
}

/// Some set that the player has bordered, on a board of any size: components of other locations,
/// the player's chains that touch them, and perhaps more of his chains.
pub fn some_bordered(state: &State, player: Color, dice: &mut Dice) -> PointSet {
    let (board, own) = (state.board(), &state.situation().stones()[player]);
    let mut left = board.locations().difference(own);
    let mut components = PointSet::new();
    let mut chains = own.clone();
    // Some components of what is not the player's ...
    while let Some(first) = first_of(&left) {
        let component = connected(board, first, &left);
        left = left.difference(&component);
        if dice.percent(60) {
            components = components.union(&component);
        }
    }
    let mut set = components.clone();
    // ... with all his chains around them, and some others.
    while let Some(first) = first_of(&chains) {
        let chain = connected(board, first, &chains);
        chains = chains.difference(&chain);
        let touches = chain
            .iter()
            .any(|x| board.neighbors(x).iter().any(|y| components.contains(*y)));
        if touches || dice.percent(15) {
            set = set.union(&chain);
        }
    }
    set
}

fn first_of(set: &PointSet) -> Option<Point> {
    set.iter().next()
}

fn connected(board: &Board, first: Point, among: &PointSet) -> PointSet {
    let mut found: PointSet = [first].into_iter().collect();
    let mut todo = vec![first];
    while let Some(x) = todo.pop() {
        for &y in board.neighbors(x) {
            if among.contains(y) && found.insert(y) {
                todo.push(y);
            }
        }
    }
    found
}

/// One line that names a claim.
pub fn told(state: &State, player: Color, set: &PointSet) -> String {
    let board = state.board();
    let members: String = board
        .points()
        .map(|point| if set.contains(point) { '*' } else { '.' })
        .collect();
    let pairs: Vec<String> = board
        .pairs()
        .map(|(a, b)| format!("{}-{}", a.index(), b.index()))
        .collect();
    format!("{} {player} {members} ({})", signs(state), pairs.join(" "))
}
