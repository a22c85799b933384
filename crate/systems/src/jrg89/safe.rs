//! Where a capture is decided: the part of the board between safe stones.
//!
//! *Lemma (walls).* Let Z be chains of one or both colours, each of which the opponent can't take though its owner only passes, and would
//! not though every region that meets the part R were no eye (so two eyes of each lie elsewhere). Let R be a part of the rest
//! of the board that touches nothing but Z. Then a stone in R can be captured on the whole board, its enemy first, exactly
//! if it can on R alone, with the stones of Z beside it for good; and whether its capture enables a new stone is decided by sets
//! within R.
//!
//! *Proof.* Kos are local here: marks are on locations, and a pass lifts one. A ko whose location is in R has its stones in R or
//! in Z, and those are never in atari.
//! (a) The capturer wins on R. There he never passes plainly before the capture, since the other one would pass too and end it. He plays
//! the same on the whole board and takes each turn of the owner outside R for a pass. Outside he never plays, so no stone of his in
//! Z falls: two eyes of it are outside R. What he does in R is allowed as there, and takes the stone.
//! (b) The owner holds on R, whatever the capturer does. He plays the same, takes turns outside R for passes, passes where a pass is the answer,
//! and his own Z stands by the same reason. Where his answer is a pass after a plain pass, the line ends, and the stone stands.
//! (c) In both the other player may fill his own eyes until a chain of his in Z falls to a stone in R. Then stones that were to stay are gone; he has
//! spent turns that count as passes in R, and has locations there where he had stones that no enemy could take. We take
//! it that this never helps him: it is the one step that is not proved but tested, on all small boards, by
//! the switch `walls` of the limits.
//! (d) Enabling: a set S is S' in R and S'' outside. If the second part of I6 holds for S, it holds for S' and for S'', each with a number of
//! stones. When the capturer can take the stone on R without an uncapturable new one on S', he can do so on the whole board without one
//! on S: he answers outside as in the second part, with the same number of stones at most, so that all but finitely
//! many turns of the owner there are passes in R. So S enables only if S' does; and S' enables on the whole board if it does on R, by (a) and
//! (b) for both parts. ∎

use loja_ground::{Board, ByColor, Color, PointSet};

/// The part of the board around a location that is decided by itself, and the stones beside it that stay.
pub(super) fn part(board: &Board, stones: &ByColor<PointSet>, at: loja_ground::Point) -> PointSet {
    let none = PointSet::new();
    let mut walls = ByColor {
        black: safe(board, stones, Color::Black, &none),
        white: safe(board, stones, Color::White, &none),
    };
    loop {
        let part = reached(board, &walls, at);
        let beside: PointSet = part
            .iter()
            .flat_map(|point| board.neighbors(point).iter().copied())
            .collect();
        let mut kept = walls.clone();
        for color in Color::ALL {
            let firm = safe(board, stones, color, &part);
            for chain in stones.chains(board, &beside.intersection(&walls[color])) {
                if !chain.members.is_subset(&firm) {
                    kept[color] = kept[color].difference(&chain.members);
                }
            }
        }
        if kept == walls {
            return part;
        }
        walls = kept;
    }
}

fn reached(board: &Board, walls: &ByColor<PointSet>, from: loja_ground::Point) -> PointSet {
    let walls = walls.occupied();
    let mut part: PointSet = [from].into_iter().collect();
    if walls.contains(from) {
        return part;
    }
    let mut waiting = vec![from];
    while let Some(at) = waiting.pop() {
        for &next in board.neighbors(at) {
            if !walls.contains(next) && part.insert(next) {
                waiting.push(next);
            }
        }
    }
    part
}

/// The chains that the opponent can't take though their owner only passes (Benson 1976), where no region that meets these locations counts as
/// an eye.
pub(super) fn safe(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    but: &PointSet,
) -> PointSet {
    let own = &stones[color];
    let empty = board.locations().difference(&stones.occupied());
    let chains = stones.chains(board, own);
    // Regions of what is not his: as if the enemy's stones were empty too.
    let alone = ByColor {
        black: own.clone(),
        white: PointSet::new(),
    };
    let mut regions = alone.chains(board, &board.locations().difference(own));
    regions.retain(|region| region.members.intersection(but).is_empty());
    let mut safe = own.clone();
    loop {
        let before = safe.clone();
        regions.retain(|region| region.neighbors.intersection(own).is_subset(&safe));
        for chain in &chains {
            let vital = |region: &&loja_ground::Chain| {
                let open = region.members.intersection(&empty);
                !chain.neighbors.intersection(&region.members).is_empty()
                    && open.is_subset(&chain.neighbors)
            };
            if chain.members.is_subset(&safe) && regions.iter().filter(vital).count() < 2 {
                safe = safe.difference(&chain.members);
            }
        }
        if safe == before {
            return safe;
        }
    }
}
