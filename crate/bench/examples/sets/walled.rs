//! Groups of White's in a room of 20 to 28 points, walled in by a safe chain of Black's on 7x7. Is all of it Black's, with
//! White first? In every second one Black has played where the eye space is widest; whether that kills is not known.

use std::collections::BTreeSet;

use loja_notation::Position;
use loja_practice::dice::Chance;

use crate::distinct::Distinct;
use crate::{Line, bare};

const SIDE: usize = 7;
const COUNT: usize = 200;

type Place = [usize; 2];
type Room = BTreeSet<Place>;

/// Those that look like a group. The ones in which Black has played come last, so that whoever takes some at equal distances has both.
pub fn make() -> Vec<Line> {
    let mut distinct = Distinct::default();
    let mut lines = Vec::new();
    for number in 0.. {
        if lines.len() == COUNT {
            break;
        }
        let is_played = lines.len() % 2 == 1;
        let Some(mut rows) = group(&mut Chance::new(4, number)) else {
            continue;
        };
        if is_played {
            play(&mut rows);
        }
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        let what = if is_played { "played" } else { "open" };
        let id = format!("walled-{:03}-{what}", lines.len() + 1);
        let data = bare(id.clone(), rows.clone());
        if Position::from_data(data).is_ok() && distinct.is_new(&rows) {
            lines.push((is_played, Line::claimed(id, rows)));
        }
    }
    lines.sort_by_key(|(is_played, _)| *is_played);
    lines.into_iter().map(|(_, line)| line).collect()
}

fn beside([x, y]: Place) -> impl Iterator<Item = Place> + Clone {
    let all = [
        (x > 0).then(|| [x - 1, y]),
        (x + 1 < SIDE).then_some([x + 1, y]),
        (y > 0).then(|| [x, y - 1]),
        (y + 1 < SIDE).then_some([x, y + 1]),
    ];
    all.into_iter().flatten()
}

fn all() -> impl Iterator<Item = Place> {
    (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| [x, y]))
}

/// The part of these places that hangs together with this one.
fn part(of: &Room, from: Place) -> Room {
    let (mut found, mut next) = (Room::from([from]), vec![from]);
    while let Some(place) = next.pop() {
        for near in beside(place).filter(|near| of.contains(near)) {
            if found.insert(near) {
                next.push(near);
            }
        }
    }
    found
}

/// The largest part.
fn largest(of: &Room) -> usize {
    let sizes = of.iter().map(|&place| part(of, place).len());
    sizes.max().unwrap_or(0)
}

/// A room that grows from anywhere, the more gladly at a place the more of it is beside it already.
fn room(dice: &mut Chance) -> Room {
    let places: Vec<Place> = all().collect();
    let size = 20 + dice.below(9);
    let mut room: Room = dice.pick(&places).copied().into_iter().collect();
    while room.len() < size {
        let near = |place: &Place| beside(*place).filter(|near| room.contains(near)).count();
        let free = places.iter().filter(|place| !room.contains(*place));
        let weighed: Vec<Place> = free
            .flat_map(|place| std::iter::repeat_n(*place, near(place).pow(2)))
            .collect();
        room.extend(dice.pick(&weighed));
    }
    room
}

/// Two points that can be eyes of all that is not in the room.
fn eyes(room: &Room, dice: &mut Chance) -> Option<[Place; 2]> {
    let wall: Room = all().filter(|place| !room.contains(place)).collect();
    let mut inner: Vec<Place> = wall
        .iter()
        .copied()
        .filter(|&place| beside(place).all(|near| wall.contains(&near)))
        .collect();
    dice.shuffle(&mut inner);
    let pairs = inner
        .iter()
        .flat_map(|&one| inner.iter().map(move |&two| [one, two]));
    let mut pairs = pairs.filter(|[one, two]| one < two && !beside(*one).any(|near| near == *two));
    pairs.find(|eyes| {
        let chain: Room = wall
            .iter()
            .copied()
            .filter(|place| !eyes.contains(place))
            .collect();
        largest(&chain) == chain.len()
    })
}

/// White's stones stand mostly along the wall. There are about a dozen empty points, most of them together, and most of the
/// stones hang together over one empty point at most.
fn group(dice: &mut Chance) -> Option<Vec<Vec<char>>> {
    let room = room(dice);
    let eyes = eyes(&room, dice)?;
    let mut rows = vec![vec!['x'; SIDE]; SIDE];
    for [x, y] in eyes {
        rows[y][x] = '.';
    }
    for &place in &room {
        let is_outer = beside(place).any(|near| !room.contains(&near));
        let [white, black] = if is_outer { [85, 0] } else { [10, 6] };
        rows[place[1]][place[0]] = match dice.below(100) {
            number if number < white => 'o',
            number if number < white + black => 'x',
            _ => '.',
        };
    }
    let with = |sign: char| -> Room {
        let places = room.iter().copied();
        places.filter(|[x, y]| rows[*y][*x] == sign).collect()
    };
    let (empty, white) = (with('.'), with('o'));
    let is_group = 3 * largest(&white) >= 2 * white.len();
    let is_open = (10..=14).contains(&empty.len()) && largest(&empty) >= 6;
    (is_group && is_open).then_some(rows)
}

/// Black's stone where most is empty around, two steps far.
fn play(rows: &mut [Vec<char>]) {
    let empty: Room = all().filter(|[x, y]| rows[*y][*x] == '.').collect();
    let near = |place: Place| beside(place).filter(|near| empty.contains(near));
    let width = |place: Place| (near(place).count(), near(place).flat_map(near).count());
    if let Some(&[x, y]) = empty.iter().max_by_key(|place| width(**place)) {
        rows[y][x] = 'x';
    }
}
