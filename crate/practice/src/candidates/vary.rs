//! Small changes of a question, which are good problems far more often than random positions.

use loja_notation::PositionData;
use loja_rules::saturated;

use crate::dice::Chance;
use crate::problem::{Problem, Setting};
use crate::symmetry::is_plain;

/// Attempts to find a legal position.
const THROWS: usize = 8;

/// The most changes, one more after each [`FARTHER`] failures, because everything near may be known.
const CHANGES: usize = 3;

const FARTHER: u64 = 100;

/// The most places after adding a rank.
const LARGEST: usize = 60;

/// Smaller boards, with hardly any neighbours, mostly get a rank more.
const TINY: usize = 8;

/// Changes all but the set and what `Task::vary` does.
pub(crate) fn varied(
    like: &Problem,
    number: u64,
    dice: &mut Chance,
    vary: &dyn Fn(&mut Problem, &mut Chance),
) -> Option<Problem> {
    let more: usize = saturated(number / FARTHER);
    let most = CHANGES.saturating_add(more).min(3 * CHANGES);
    (0..THROWS).find_map(|_| {
        let changed = Changed::of(like, 1 + dice.below(most), dice)?;
        let mut bare = changed.question(like, dice)?;
        vary(&mut bare, dice);
        Setting::of(&bare).ok().map(|_| bare)
    })
}

struct Changed {
    rows: Vec<Vec<char>>,
}

impl Changed {
    fn of(like: &Problem, changes: usize, dice: &mut Chance) -> Option<Changed> {
        let rows = like.position.rows.iter();
        let rows: Vec<Vec<char>> = rows.map(|row| row.chars().collect()).collect();
        let mut changed = Changed { rows };
        if is_plain(&like.position) && like.position.board_edges.is_none() {
            let size: usize = changed.rows.iter().map(Vec::len).sum();
            if dice.percent(if size < TINY { 70 } else { 12 }) {
                changed.resize(size, like.played.is_empty(), dice);
            }
        }
        for _ in 0..changes {
            changed.change(dice)?;
        }
        Some(changed)
    }

    /// At the upper or right side, where points keep their names.
    fn resize(&mut self, size: usize, may_lose: bool, dice: &mut Chance) {
        let columns = self.rows.first().map_or(0, Vec::len);
        let less = may_lose && size >= 3 * TINY && dice.percent(50);
        let upper = dice.percent(50);
        let lasting = |sign: &char| {
            if matches!(sign, 'x' | 'o') {
                *sign
            } else {
                '.'
            }
        };
        if less && upper && self.rows.len() > 3 {
            self.rows.remove(0);
        } else if less && !upper && columns > 3 {
            for row in &mut self.rows {
                row.pop();
            }
        } else if !less && upper && size + columns <= LARGEST {
            let row = self
                .rows
                .first()
                .map(|row| row.iter().map(lasting).collect());
            self.rows.splice(0..0, row);
        } else if !less && !upper && size + self.rows.len() <= LARGEST {
            for row in &mut self.rows {
                let sign = row.last().map(lasting);
                row.extend(sign);
            }
        }
    }

    /// Marks and holes stay.
    fn change(&mut self, dice: &mut Chance) -> Option<()> {
        let here = |rows: &[Vec<char>], wanted: &[char]| -> Vec<[usize; 2]> {
            let places = rows.iter().enumerate().flat_map(|(y, row)| {
                let row = row.iter().enumerate();
                row.map(move |(x, sign)| ([x, y], *sign))
            });
            let places = places.filter(|(_, sign)| wanted.contains(sign));
            places.map(|(place, _)| place).collect()
        };
        let stones = here(&self.rows, &['x', 'o']);
        let [x, y] = if stones.is_empty() || dice.percent(25) {
            let empty = here(&self.rows, &['.']);
            let &place = dice.pick(&empty)?;
            self.put(place, *dice.pick(&['x', 'o'])?);
            return Some(());
        } else {
            *dice.pick(&stones)?
        };
        let sign = self.rows[y][x];
        match dice.below(4) {
            0 => self.put([x, y], if sign == 'x' { 'o' } else { 'x' }),
            1 => self.put([x, y], '.'),
            _ => {
                // Prefers a step to a removal.
                let [left, up] = [x.wrapping_sub(1), y.wrapping_sub(1)];
                let near = [[left, y], [x + 1, y], [x, up], [x, y + 1]];
                let free = |&[x, y]: &[usize; 2]| {
                    self.rows.get(y).and_then(|row| row.get(x)) == Some(&'.')
                };
                let near: Vec<[usize; 2]> = near.into_iter().filter(free).collect();
                if let Some(&to) = dice.pick(&near) {
                    self.put(to, sign);
                }
                self.put([x, y], '.');
            }
        }
        Some(())
    }

    fn put(&mut self, [x, y]: [usize; 2], sign: char) {
        self.rows[y][x] = sign;
    }

    fn question(&self, like: &Problem, dice: &mut Chance) -> Option<Problem> {
        let position = PositionData {
            rows: self.rows.iter().map(|row| row.iter().collect()).collect(),
            id: None,
            name: None,
            labels: PositionData::default().labels,
            continues: None,
            ..like.position.clone()
        };
        let mut bare = Problem {
            player: like.player,
            played: like.played.clone(),
            ..Problem::bare(like.kind, position)
        };
        let position = &mut bare.position;
        if is_even(&like.position) {
            let [black, white] = stones(position);
            let &some = dice.pick(&[0, 1, 2, 3])?;
            position.black_captives = Some(some + white.saturating_sub(black));
            position.white_captives = Some(some + black.saturating_sub(white));
        }
        Some(bare)
    }
}

fn stones(position: &PositionData) -> [u32; 2] {
    ['x', 'o'].map(|color| {
        let signs = position.rows.iter().flat_map(|row| row.chars());
        let stones = signs.filter(|sign| sign.eq_ignore_ascii_case(&color));
        stones.map(|_| 1).sum()
    })
}

/// Whether both seem to have made equally many moves; changes keep that.
fn is_even(position: &PositionData) -> bool {
    let [black, white] = stones(position);
    let [lost, taken] =
        [position.black_captives, position.white_captives].map(Option::unwrap_or_default);
    black.checked_add(lost) == white.checked_add(taken)
}
