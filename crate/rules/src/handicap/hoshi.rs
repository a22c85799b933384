//! Where handicap stones traditionally go, carried on beyond nine.

/// A crossing of hoshi lines, told from tengen, the middle of the board.
///
/// The outermost lines are at -1 and 1; a hoshi is `right / parts` and `up / parts` of that way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hoshi {
    /// How far to the right, or to the left when negative.
    pub right: i32,
    /// How far up, seen by Black.
    pub up: i32,
    /// Into how many parts the way to the outermost line is cut; a power of 2.
    pub parts: i32,
}

impl Hoshi {
    /// The middle of the board.
    pub const TENGEN: Hoshi = Hoshi {
        right: 0,
        up: 0,
        parts: 1,
    };

    /// The column from the left and the row from the top, both counted from 0, on a square board
    /// whose outermost hoshi lie on the fourth line. `None` when the board has no such crossing:
    /// the standard board has the first 24 hoshi and tengen, and the first with 80 is 31x31.
    ///
    /// ```
    /// # use loja_rules::handicap::hoshi;
    /// let first = hoshi().next().and_then(|hoshi| hoshi.on(19));
    /// assert_eq!(first, Some((15, 3)));
    /// ```
    #[must_use]
    pub fn on(self, size: u8) -> Option<(usize, usize)> {
        let size = i64::from(size);
        let middle = (size - 1) / 2;
        let reach = middle - 3;
        let on_line = |part: i32| {
            let way = i64::from(part) * reach;
            let parts = i64::from(self.parts);
            (way.checked_rem(parts)? == 0).then(|| way / parts)
        };
        let (right, up) = (on_line(self.right)?, on_line(self.up)?);
        // On 7x7 the fourth lines meet in tengen, and no other hoshi has a place of its own.
        let fallen = reach == 0 && (self.right, self.up) != (0, 0);
        if reach < 0 || fallen || size % 2 == 0 {
            return None;
        }
        let line = |at: i64| usize::try_from(at).ok().filter(|_| at < size);
        Some((line(middle + right)?, line(middle - up)?))
    }
}

/// The order of hoshi besides tengen: the source's G1 to G3. There it is endless; here it ends
/// after 29 halvings of the distance, long after any board is full.
///
/// Two things are readings, both taken from the tables that the source prints. The distance of P1
/// is compared by the line first and then along it: by the straight line, the 41st would come
/// before the 33rd. And a half turn is more symmetry (P2) than a mirror, or the tenth would lie
/// straight below the ninth.
pub fn hoshi() -> impl Iterator<Item = Hoshi> {
    let corners = Hoshi {
        right: 1,
        up: 1,
        parts: 1,
    };
    // G3 halves the distance of the lines. These are as many halvings as the numbers of a hoshi
    // hold with room to spare, and more hoshi than any board has locations.
    let rest = (0..30).flat_map(|halvings| {
        let parts = 1_i32 << halvings;
        // P1: the outermost line first, and on it the farthest from its middle.
        let places = (1..=parts)
            .rev()
            .flat_map(|far| (0..=far).rev().map(move |near| (far, near)));
        // Where both are even, or on the corner, an older line crosses.
        let old = move |&(far, near): &(i32, i32)| {
            if parts == 1 {
                near == 1
            } else {
                far % 2 == 0 && near % 2 == 0
            }
        };
        places
            .filter(move |place| !old(place))
            .flat_map(move |(far, near)| {
                in_order(far, near)
                    .into_iter()
                    .map(move |(right, up)| Hoshi { right, up, parts })
            })
    });
    in_order(1, 1)
        .into_iter()
        .map(move |(right, up)| Hoshi {
            right,
            up,
            ..corners
        })
        .chain(rest)
}

/// All places at the same distance, in the order of P2 to P4. Everything farther out is complete,
/// so symmetry is a matter of these places alone.
fn in_order(far: i32, near: i32) -> Vec<(i32, i32)> {
    let mut left: Vec<(i32, i32)> = mirrored(far, near).to_vec();
    left.sort_unstable();
    left.dedup();
    let mut colored: Vec<(i32, i32)> = Vec::new();
    while !left.is_empty() {
        let rank = |&(right, up): &(i32, i32)| {
            let mut with = colored.clone();
            with.push((right, up));
            (symmetry(&with), right, up)
        };
        let Some(best) = left.iter().copied().max_by_key(rank) else {
            break;
        };
        left.retain(|&place| place != best);
        colored.push(best);
    }
    colored
}

/// The four turns of a place, then the turns of its mirror image.
fn mirrored(x: i32, y: i32) -> [(i32, i32); 8] {
    [
        (x, y),
        (-y, x),
        (-x, -y),
        (y, -x),
        (y, x),
        (-x, y),
        (-y, -x),
        (x, -y),
    ]
}

/// How many turns leave the places as they are, and how many mirrors.
fn symmetry(places: &[(i32, i32)]) -> (usize, usize) {
    let holds = |way: &usize| {
        let images = places.iter().map(|&(x, y)| mirrored(x, y)[*way]);
        images.into_iter().all(|image| places.contains(&image))
    };
    ((0..4).filter(holds).count(), (4..8).filter(holds).count())
}

/// Where so many handicap stones traditionally go. The rules of handicap games leave it open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Placement {
    /// The only stone goes anywhere.
    Free,
    /// These hoshi, in this order.
    Hoshi(Vec<Hoshi>),
}

impl Placement {
    /// The traditional placement: in the order of [`hoshi`], but a single stone is free, and the
    /// last of an odd number above three goes to tengen.
    ///
    /// ```
    /// # use loja_rules::handicap::{Hoshi, Placement};
    /// let Placement::Hoshi(five) = Placement::traditional(5) else { return };
    /// assert_eq!(five.len(), 5);
    /// assert_eq!(five[4], Hoshi::TENGEN);
    /// ```
    #[must_use]
    pub fn traditional(stones: u16) -> Placement {
        let stones = usize::from(stones);
        if stones == 1 {
            return Placement::Free;
        }
        let odd = stones > 3 && stones % 2 == 1;
        let outside = hoshi().take(stones - usize::from(odd));
        Placement::Hoshi(outside.chain(odd.then_some(Hoshi::TENGEN)).collect())
    }
}
