//! What the literal judges of the systems that are played out share: strings, liberties, area, and the value of a whole graph.
//!
//! A board is the list of the neighbours of each location; stones are one number a location: 0 empty, 1 black, 2 white.

pub type Map = std::rc::Rc<Vec<Vec<usize>>>;
pub type Stones = Vec<u8>;

pub fn other(color: u8) -> u8 {
    3 - color
}

/// A grid, row by row from the top left.
pub fn grid(columns: usize, rows: usize) -> Map {
    let at = |column: usize, row: usize| row * columns + column;
    let mut map = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let mut touching = Vec::new();
            if row > 0 {
                touching.push(at(column, row - 1));
            }
            if column > 0 {
                touching.push(at(column - 1, row));
            }
            if column + 1 < columns {
                touching.push(at(column + 1, row));
            }
            if row + 1 < rows {
                touching.push(at(column, row + 1));
            }
            map.push(touching);
        }
    }
    map.into()
}

/// A diagram with `x`, `o` and `.`, its rows parted by `/`.
pub fn stones(diagram: &str) -> Stones {
    let number = |sign| match sign {
        'x' => Some(1),
        'o' => Some(2),
        '.' => Some(0),
        _ => None,
    };
    diagram.chars().filter_map(number).collect()
}

/// All locations that one reaches from this one by jumping to a neighbour of the same colour, also none times.
pub fn string(map: &Map, stones: &Stones, point: usize) -> Vec<usize> {
    let mut found = vec![point];
    let mut next = 0;
    while next < found.len() {
        for &neighbor in &map[found[next]] {
            if stones[neighbor] == stones[point] && !found.contains(&neighbor) {
                found.push(neighbor);
            }
        }
        next += 1;
    }
    found
}

/// `logical-japanese-rules.md` 37-40 (rule 11 of the introduction).
pub fn has_liberties(map: &Map, stones: &Stones, point: usize) -> bool {
    let touches_empty = |&stone: &usize| map[stone].iter().any(|&neighbor| stones[neighbor] == 0);
    string(map, stones, point).iter().any(touches_empty)
}

/// All stones of this colour without liberties.
pub fn without_liberties(map: &Map, stones: &Stones, color: u8) -> Vec<usize> {
    let lost = |&point: &usize| stones[point] == color && !has_liberties(map, stones, point);
    (0..stones.len()).filter(lost).collect()
}

/// For each location whose area it is: that of its stone, or of the only colour that its empty region touches, or nobody's.
pub fn area(map: &Map, stones: &Stones) -> Vec<u8> {
    let owner = |point: usize| {
        if stones[point] != 0 {
            return stones[point];
        }
        let region = string(map, stones, point);
        let touches = |color| {
            region
                .iter()
                .any(|&p| map[p].iter().any(|&n| stones[n] == color))
        };
        match (touches(1), touches(2)) {
            (true, false) => 1,
            (false, true) => 2,
            _ => 0,
        }
    };
    (0..stones.len()).map(owner).collect()
}

pub fn count(marks: &[u8], color: u8) -> i64 {
    marks.iter().map(|&mark| i64::from(mark == color)).sum()
}

/// A game as the values need it: who is to move (1 or 2), what can be done, and what it is worth where it has ended.
pub trait Playing: Clone + Ord {
    fn to_move(&self) -> u8;
    /// Black minus White, where the game is over.
    fn worth(&self) -> Option<i64>;
    fn next(&self) -> Vec<Self>;
}

/// What perfect players reach. `sure` is what Black can force the game to end with at least; `most` what White can force it
/// to end with at most. `None`: that player can't make the game end with any worth at all.
/// Both equal: that is the value. Otherwise at least one of them rather plays on for ever: a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    pub sure: Option<i64>,
    pub most: Option<i64>,
}

impl Value {
    pub fn exact(self) -> Option<i64> {
        if self.sure == self.most {
            self.sure
        } else {
            None
        }
    }
}

/// All situations that can be reached, with the value of each: written down, then gone through again and again until nothing
/// changes. `None` where there are more situations than this.
pub fn values<S: Playing>(start: &S, most: usize) -> Option<Vec<(S, Value)>> {
    let mut number = std::collections::BTreeMap::new();
    let mut all = vec![start.clone()];
    number.insert(start.clone(), 0);
    let mut follow: Vec<Vec<usize>> = Vec::new();
    while follow.len() < all.len() {
        let here = all[follow.len()].clone();
        let mut to = Vec::new();
        if here.worth().is_none() {
            for there in here.next() {
                if all.len() > most {
                    return None;
                }
                let next = all.len();
                to.push(*number.entry(there.clone()).or_insert_with(|| {
                    all.push(there);
                    next
                }));
            }
        }
        follow.push(to);
    }
    // Without end is the worst for both: for Black below all numbers, for White above all.
    let ends: Vec<Option<i64>> = all.iter().map(Playing::worth).collect();
    let settle = |without_end: i64| {
        let mut worth: Vec<i64> = ends.iter().map(|end| end.unwrap_or(without_end)).collect();
        loop {
            let mut changed = false;
            for here in (0..all.len()).rev() {
                let reached = follow[here].iter().map(|&there| worth[there]);
                let best = match all[here].to_move() {
                    1 => reached.max(),
                    _ => reached.min(),
                };
                if let Some(best) = best
                    && best != worth[here]
                {
                    worth[here] = best;
                    changed = true;
                }
            }
            if !changed {
                return worth;
            }
        }
    };
    let (low, high) = (settle(i64::MIN), settle(i64::MAX));
    let told = |worth: i64| (worth != i64::MIN && worth != i64::MAX).then_some(worth);
    let value = |i: usize| Value {
        sure: told(low[i]),
        most: told(high[i]),
    };
    let values: Vec<Value> = (0..all.len()).map(value).collect();
    Some(all.into_iter().zip(values).collect())
}

/// The value of the start alone.
pub fn value<S: Playing>(start: &S, most: usize) -> Option<Value> {
    Some(values(start, most)?[0].1)
}
