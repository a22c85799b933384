//! A proof's plausible moves: near the fight, capturing or saving, or in the middle of an eye. Nothing here knows the
//! right ones.

use loja_certificate::Choice;
use loja_rules::{Board, Color, FastBoard, Point, PointSet};

/// The least plausible score.
const PLAUSIBLE: i64 = 2;

/// First moves that a solver considers before all others.
const MOST: usize = 6;

/// The largest eye with a visible middle.
const SMALL_EYE: usize = 6;

struct Chain {
    stones: PointSet,
    liberties: PointSet,
}

pub(crate) fn tempting(board: &FastBoard) -> Vec<Choice> {
    let mut scored: Vec<(i64, Point)> = board
        .playable()
        .map(|point| (look(board, point), point))
        .filter(|&(score, _)| score >= PLAUSIBLE)
        .collect();
    scored.sort_by_key(|&(score, point)| (-score, point));
    scored.truncate(MOST);
    scored
        .into_iter()
        .map(|(_, point)| Choice::Stone(point))
        .collect()
}

fn look(board: &FastBoard, point: Point) -> i64 {
    let (graph, own) = (board.board(), board.turn());
    let near = graph.neighbors(point);
    let mut chains: [Vec<Chain>; 2] = [Vec::new(), Vec::new()];
    let (mut empty, mut contacts) = (0_i64, [0_i64, 0]);
    for &other in near {
        match board.color_at(other) {
            None => empty += 1,
            Some(color) => {
                let side = usize::from(color != own);
                contacts[side] += 1;
                if !chains[side]
                    .iter()
                    .any(|known| known.stones.contains(other))
                {
                    chains[side].push(chain(board, other, color));
                }
            }
        }
    }
    let [mine, theirs] = chains;
    let taken: i64 = theirs
        .iter()
        .filter(|chain| chain.liberties.len() == 1)
        .map(|chain| i64::from(chain.stones.count()))
        .sum();
    let mut score = 0;
    if taken > 0 {
        score += 5 + taken.min(3);
    }
    if mine.iter().any(|chain| chain.liberties.len() == 1) {
        score += 4;
    }
    let pressed = theirs.iter().filter(|chain| chain.liberties.len() == 2);
    score += pressed.map(|_| 2).sum::<i64>();
    score += i64::from(mine.len() > 1) * 2;
    score += contacts[1].min(2) + contacts[0].min(1);
    score += (empty - 1).max(0);
    score += 3 * i64::from(is_middle(board, point));
    let eye = [empty, contacts[1]] == [0, 0] && mine.iter().all(|chain| chain.liberties.len() > 1);
    if eye {
        score -= 8;
    }
    if taken == 0 && liberties_after(board, point, &mine) <= 1 {
        score -= 3;
    }
    score
}

fn chain(board: &FastBoard, from: Point, color: Color) -> Chain {
    let graph = board.board();
    let stones = spread(graph, from, &|point| board.color_at(point) == Some(color));
    let around = stones.iter().flat_map(|point| graph.neighbors(point));
    let liberties = around
        .copied()
        .filter(|&point| board.color_at(point).is_none())
        .collect();
    Chain { stones, liberties }
}

fn spread(graph: &Board, from: Point, belongs: &dyn Fn(Point) -> bool) -> PointSet {
    let mut found: PointSet = [from].into_iter().collect();
    let mut todo = vec![from];
    while let Some(point) = todo.pop() {
        for &next in graph.neighbors(point) {
            if belongs(next) && found.insert(next) {
                todo.push(next);
            }
        }
    }
    found
}

/// If it captures nothing.
fn liberties_after(board: &FastBoard, point: Point, mine: &[Chain]) -> usize {
    let near = board.board().neighbors(point).iter().copied();
    let mut liberties: PointSet = near
        .filter(|&other| board.color_at(other).is_none())
        .collect();
    for chain in mine {
        liberties = liberties.union(&chain.liberties);
    }
    liberties.remove(point);
    liberties.len()
}

/// Whether it has more neighbours than most in its small eye of one colour.
fn is_middle(board: &FastBoard, point: Point) -> bool {
    let graph = board.board();
    Color::ALL.into_iter().any(|around| {
        let eye = spread(graph, point, &|other| board.color_at(other) != Some(around));
        if !(3..=SMALL_EYE).contains(&eye.len()) {
            return false;
        }
        let inside = |point: Point| {
            let near = graph.neighbors(point).iter();
            near.filter(|&&other| eye.contains(other)).count()
        };
        let most = eye.iter().map(inside).max().unwrap_or(0);
        most > 1 && inside(point) == most
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let position = loja_notation::read_one(text).unwrap();
        let choices = tempting(&FastBoard::new(&position.state)).into_iter();
        let name = |choice| match choice {
            Choice::Stone(point) => position.layout.name(point),
            Choice::Pass => "pass".to_owned(),
        };
        choices.map(name).collect()
    }

    #[test]
    fn what_looks_right() {
        // Captures first.
        assert_eq!(names("ox...\n.....\n.....")[0], "a2");
        // The middle of three.
        assert_eq!(names("xxxxx\n.x...\nxxxxx")[0], "d2");
        // Nobody fills an own eye.
        assert_eq!(names("xxxx\nx.x.\nxxxx"), Vec::<String>::new());
    }
}
