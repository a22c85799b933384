//! Stones that stay though their owner only passes, and the lemmas that end searches beside them.

use super::arena::{Arena, Ground, Set};
use super::marking::Marking;

/// With more empty locations beside no stone of a colour, we don't look for gaps.
const MOST_IN_GAPS: u32 = 6;

impl Arena {
    /// Whether a stone is [`safe`](Arena::safe); mostly its chain's own regions already say no.
    pub(crate) fn is_safe(&self, ground: &Ground, color: usize, at: usize) -> bool {
        let own = ground.stones[color];
        let empty = self.all & !ground.occupied();
        let chain = self.flood(own, 1 << at);
        if chain & self.wall[color] != 0 {
            return true;
        }
        let near = self.around(chain);
        let (mut left, mut eyes) = (near & !own & self.all, 0);
        while left != 0 && eyes < 2 {
            let region = self.flood(self.all & !own, left & left.wrapping_neg());
            eyes += u32::from(region & empty & !near == 0 && region & self.wall[1 - color] == 0);
            left &= !region;
        }
        eyes == 2 && self.safe(ground, color) & 1 << at != 0
    }

    /// Locations where no enemy stone is ever uncapturable, though this colour, C, only passes.
    ///
    /// These are C's safe stones S and, of what is left without them, each part P that touches no enemy stone
    /// that stays and is *narrow*, *filled*, or has a *gap*. There every enemy stone can be captured, whoever
    /// moves.
    ///
    /// *What all three rest on.* Let C play in P alone, each stone joined to S. Then an eye of a chain of S,
    /// other than P, always has an empty location, a liberty of the chain: nothing is taken in it, so what is
    /// empty there was so at first, and filling the last one is suicide unless it takes a chain of S. So a chain
    /// with two eyes other than P does not fall. Let X have only one. Then P is an eye of X, so it has no stones
    /// of C, touches S alone, and all that is empty in it touches X. What C takes in P, other than the chain T it
    /// is after, touches only S and stones joined to S, none of which has fallen, so T gets no liberties there:
    /// all it ever has were empty at first and touch X. While T stands after a play on one of its liberties, it
    /// has another, so X has that one and one in its other eye. So X does not fall, and S stays.
    ///
    /// *Lemma (narrow).* Let every location of P touch S. *Proof.* C plays on a liberty of T, the enemy stone's
    /// chain, as long as there is one. That is allowed: the new stone is joined to S, which has a liberty
    /// elsewhere, and no mark forbids it, since its neighbours aren't all the enemy's. Each time one more
    /// location is T's, or C's as long as T stands: T grows only by the enemy's stones, and what else is taken
    /// does not touch T. P is finite. What is emptied still touches S, so nothing changes while C passes. ∎
    ///
    /// *Lemma (filled).* Let P have no stone of C, and every empty location of P touch S. *Proof.* C plays as
    /// before. T's liberties were all empty at first, as above, for C's stones in P are joined to S and never
    /// taken; so they touch S, and each one used is gone for good. While C passes, nothing in P is taken, and P
    /// touches S alone. ∎
    ///
    /// *Lemma (gap).* Let the locations of P that touch no stone of S, its gap, be one, or two that touch each
    /// other. *Proof.* If P is an eye of a chain with only one other, all that is empty touches that chain, and P
    /// is filled. Else S stays whatever is taken in P. Call P's other locations near. C's stones there are joined
    /// to S and stay, and C may play on any empty one. While T has a near liberty, C plays there. Each time one
    /// more near location is T's, or C's, as long as T stands, and none goes back. So sooner or later, on C's
    /// turn, T has liberties only in the gap, whatever the enemy has played. *One.* T's only liberty is u. C
    /// plays there and takes T, unless a mark forbids it. A mark bars C for one turn: C passes for that ko. The
    /// enemy marks u only by taking a stone of C on u, and C plays on u only to take T, or in the next case; any
    /// other such stone stood there at first, and is taken once. So T falls, or the enemy has made T grow, or has
    /// taken a stone that stood in the gap at first. *Two.* T's liberties are u and v, both empty. Neither is
    /// marked, since neither has all its neighbours occupied. C plays u, whose stone has the liberty v, and T is
    /// in atari. If the enemy does not play v, C takes T with v, which isn't marked, as its neighbours are of
    /// both colours. Playing v may take the stone on u; but v was a liberty of T, so T has grown by v, and never
    /// again are both empty while T stands. From then on it is the first case without marks: a mark on u needs
    /// exactly one stone in atari that has contact to it, and when u is T's only liberty, at least two stones of
    /// T have. All this can happen only finitely often, so T falls. Under the reading that marks everywhere,
    /// captures elsewhere mark u too, so then we don't use this lemma. Safe stones stay, and which locations are
    /// near does not depend on what stands in P, so nothing changes while C passes. ∎
    pub(crate) fn covered(&self, ground: &Ground, color: usize, gaps: bool) -> Set {
        let safe = self.safe(ground, color);
        let touched = self.around(safe) | self.wall[color];
        let (own, empty) = (ground.stones[color], self.all & !ground.occupied());
        let (mut covered, mut left) = (safe, self.all & !safe);
        while left != 0 {
            let part = self.flood(self.all & !safe, left & left.wrapping_neg());
            left &= !part;
            if part & self.wall[1 - color] != 0 {
                continue;
            }
            let gap = part & !touched;
            let is_filled = part & own == 0 && gap & empty == 0;
            let is_one_eye = self.marking == Marking::WhereCaptured && self.is_one_eye(gap);
            if gap == 0 || gaps && (is_filled || is_one_eye) {
                covered |= part;
            }
        }
        covered
    }

    /// One location, or two that touch each other: no room for two eyes.
    fn is_one_eye(&self, gap: Set) -> bool {
        let first = gap & gap.wrapping_neg();
        match gap.count_ones() {
            1 => true,
            2 => self.around(first) & gap & !first != 0,
            _ => false,
        }
    }

    /// Whether the stones beside a part are safe even if no region that meets it is an eye.
    fn is_firm_beside(&self, ground: &Ground, color: usize, part: Set) -> bool {
        let firm = self.safe_but_for(ground, color, part);
        self.around(part) & ground.stones[color] & !part & !firm == 0
    }

    /// Whether a colour gets a safe stone on one of these locations, with either turn.
    ///
    /// *Lemma (room).* Let P be a part left without the safe stones of the colour, C, and let those beside P, Z,
    /// be safe even if no region that meets P is an eye. Let every location of P touch Z, and none an enemy stone
    /// that stays. Then C, whoever moves, gets a new stone that stays on any location p of P without a stone of
    /// C. *Proof.* If p is empty on C's turn, C plays there. That is allowed: the stone is joined to Z, which has
    /// liberties outside P, and no mark forbids it, since p's neighbours aren't all the enemy's. It stays since Z
    /// does. If an enemy stone is on p, C takes it as in *narrow*. The enemy takes nothing in P, where all stones
    /// of C are joined to Z. So each turn of C leaves one location fewer that is not C's, for good, and the enemy
    /// can't keep coming back to p. C plays nothing outside P, so Z stays safe. ∎
    pub(crate) fn has_room(&self, ground: &Ground, color: usize, set: Set) -> bool {
        let own = ground.stones[color];
        let mut left = set & !own & (self.around(own) | self.wall[color]);
        if left == 0 {
            return false;
        }
        let safe = self.safe(ground, color);
        let touched = self.around(safe) | self.wall[color];
        left &= touched;
        while left != 0 {
            let part = self.flood(self.all & !safe, left & left.wrapping_neg());
            left &= !part;
            if part & (!touched | self.wall[1 - color]) != 0 {
                continue;
            }
            if self.is_firm_beside(ground, color, part) {
                return true;
            }
        }
        false
    }

    /// A quick test whether all of a set may be [`covered`](Arena::covered).
    pub(crate) fn may_cover(&self, ground: &Ground, color: usize, set: Set) -> bool {
        let touched = self.around(ground.stones[color]) | self.wall[color];
        (set & !touched & !ground.occupied()).count_ones() <= MOST_IN_GAPS
    }

    /// The stones of a colour that can't be taken though their owner only passes (Benson 1976).
    ///
    /// Their chains have two regions each, closed by chains of this kind, in which every empty location is a
    /// liberty of the chain. Stones that stay count. A region that borders an enemy stone that stays does not,
    /// since it goes on behind that stone.
    pub(crate) fn safe(&self, ground: &Ground, color: usize) -> Set {
        self.safe_but_for(ground, color, 0)
    }

    /// The safe stones if no region that meets `but` is an eye.
    fn safe_but_for(&self, ground: &Ground, color: usize, but: Set) -> Set {
        let own = ground.stones[color];
        let empty = self.all & !ground.occupied();
        let mut chains = Vec::new();
        let mut left = own;
        while left != 0 {
            let chain = self.flood(own, left & left.wrapping_neg());
            chains.push((chain, self.around(chain)));
            left &= !chain;
        }
        let mut regions = Vec::new();
        let mut left = self.all & !own;
        while left != 0 {
            let region = self.flood(self.all & !own, left & left.wrapping_neg());
            if region & (self.wall[1 - color] | but) == 0 {
                regions.push((region, self.around(region) & own));
            }
            left &= !region;
        }
        let mut safe = own;
        loop {
            let before = safe;
            regions.retain(|&(_, border)| border & !safe == 0);
            for &(chain, near) in &chains {
                if chain & safe == 0 || chain & self.wall[color] != 0 {
                    continue;
                }
                let vital =
                    |&&(region, _): &&(Set, Set)| region & near != 0 && region & empty & !near == 0;
                if regions.iter().filter(vital).count() < 2 {
                    safe &= !chain;
                }
            }
            if safe == before {
                return safe;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::{Board, ByColor, PointSet};
    use loja_search::game::Side;
    use loja_search::{Control, Search};
    use loja_testkit::Dice;

    use super::super::ablation::Ablation;
    use super::super::arena::members;
    use super::super::asking::Asking;
    use super::super::capture::{Capture, Captures, Hunt, Lemmas};
    use super::super::enabling::{Arise, Terms};
    use super::super::noted::{Noted, Stage, UNBOUNDED};
    use super::*;

    #[test]
    fn two_eyes_are_safe() {
        let board = Board::rectangle(5, 2);
        let none = ByColor::default();
        let arena = Arena::new(&board, &none, &board.locations());
        // . x . x .
        // x x x x x
        let eyes = Ground {
            stones: [0b11111_01010, 0],
            marks: 0,
        };
        let open = Ground {
            stones: [0b11111_01000, 0],
            marks: 0,
        };
        let safe = |ground| {
            arena
                .as_ref()
                .map(|arena| (arena.safe(ground, 0), arena.is_safe(ground, 0, 5)))
        };
        assert_eq!(safe(&eyes), Some((0b11111_01010, true)));
        assert_eq!(safe(&open), Some((0b11111_01000, true)));
        let one = Ground {
            stones: [0b11111_11010, 0],
            marks: 0,
        };
        assert_eq!(safe(&one).map(|(_, safe)| safe), Some(true));
        let lone = Ground {
            stones: [0b11111_11011, 0],
            marks: 0,
        };
        assert_eq!(safe(&lone), Some((0, false)));
    }

    /// A random ground on which `own` of 20 locations have a stone of the colour, and `both` a stone of either.
    fn crowded(arena: &Arena, dice: &mut Dice, [own, both]: [usize; 2]) -> Option<Ground> {
        let mut stones = [0, 0];
        for at in members(arena.all) {
            let side = dice.below(20);
            if side < both {
                stones[usize::from(side >= own)] |= 1 << at;
            }
        }
        let ground = Ground { stones, marks: 0 };
        let stuck = |color: usize| {
            members(stones[color]).any(|at| arena.chain(&ground, color, at).1 == Some(0))
        };
        (!stuck(0) && !stuck(1)).then_some(ground)
    }

    /// Rectangles, every other one with two more locations joined.
    fn some_board(turn: usize, dice: &mut Dice) -> Option<Board> {
        let (columns, rows) = [(7, 2), (8, 2), (5, 3), (6, 3), (4, 4)][turn % 5];
        let plain = Board::rectangle(columns, rows);
        if turn.is_multiple_of(2) {
            return Some(plain);
        }
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for at in plain.points() {
            let after = plain.neighbors(at).iter().filter(|next| **next > at);
            pairs.extend(after.map(|next| (at.index(), next.index())));
        }
        let joined = [(); 2].map(|()| dice.below(plain.len()));
        let (one, other) = (joined[0].min(joined[1]), joined[0].max(joined[1]));
        if one != other && !pairs.contains(&(one, other)) {
            pairs.push((one, other));
        }
        Board::new(plain.len(), pairs).ok()
    }

    /// Searches without *filled* and *gap* agree, with either turn; a covered location stays so while the colour
    /// passes.
    #[test]
    fn what_is_covered_is_taken() -> Result<(), String> {
        let mut dice = Dice::new(19);
        let (mut found, mut open, mut needed) = (0, 0, [0, 0]);
        let none = ByColor::default();
        for turn in 0..400_000 {
            let Some(board) = some_board(turn, &mut dice) else {
                continue;
            };
            let arena = Arena::new(&board, &none, &board.locations()).ok_or("small")?;
            let Some(ground) = crowded(&arena, &mut dice, [11, 15]) else {
                continue;
            };
            let safe = arena.safe(&ground, 0);
            let covered = arena.covered(&ground, 0, true);
            let gaps = covered & !safe & !arena.around(safe);
            if gaps == 0 {
                continue;
            }
            for at in members(arena.all & !ground.occupied()) {
                if let Some((next, _)) = arena.play(&ground, 1, at) {
                    assert_eq!(
                        covered & !arena.covered(&next, 0, true),
                        0,
                        "{ground:?} {at}"
                    );
                }
            }
            let beside_gaps = arena.flood(arena.all & !safe, gaps);
            // Where a chain beside it has one other eye, and where its room is filled.
            needed[0] += usize::from(!arena.is_firm_beside(&ground, 0, beside_gaps));
            needed[1] += usize::from(!arena.is_one_eye(gaps));
            for at in members(beside_gaps & ground.stones[1]) {
                let game = Capture {
                    arena: &arena,
                    owner: 1,
                    lemmas: Lemmas::None,
                    asking: None,
                };
                for capturer_moves in [true, false] {
                    let start = Hunt {
                        capturer_moves,
                        ..game.start(ground, at)
                    };
                    let winner = Search::new(game.clone(), &start).run(20_000);
                    assert!(winner != Some(Side::Refuter), "{ground:?} at {at}");
                    *(if winner.is_some() {
                        &mut found
                    } else {
                        &mut open
                    }) += 1;
                }
            }
            if found > 20_000 {
                break;
            }
        }
        assert!(found > 10_000 && open < found / 20, "{found}, {open} open");
        assert!(needed.iter().all(|&needed| needed > 100), "{needed:?}");
        Ok(())
    }

    /// Where just one condition fails, an enemy stone stays, at least if its owner begins.
    #[test]
    fn without_each_condition_a_stone_stays() -> Result<(), String> {
        // The colour's stone at 0 has eyes at 1 and 2; stones that stay lie beside the arena.
        let eyes = [(0, 1), (0, 2)];
        type Case<'c> = (&'c str, &'c [(usize, usize)], [&'c [usize]; 3], usize);
        let cases: [Case<'_>; 4] = [
            (
                "a gap of two that do not touch",
                &[(0, 3), (3, 4), (3, 5)],
                [&[], &[3], &[]],
                3,
            ),
            (
                "a gap of three",
                &[(0, 3), (3, 4), (3, 5), (3, 6), (4, 5), (5, 6)],
                [&[], &[3, 5], &[]],
                3,
            ),
            (
                "stones of the colour in a part that is filled",
                &[
                    (0, 3),
                    (0, 6),
                    (0, 7),
                    (3, 4),
                    (3, 5),
                    (3, 7),
                    (6, 4),
                    (6, 5),
                ],
                [&[4, 5], &[3], &[]],
                3,
            ),
            (
                "an enemy stone beside it that stays",
                &[(0, 3), (3, 4)],
                [&[], &[3], &[4]],
                3,
            ),
        ];
        for (name, pairs, [own, his, outside], stone) in cases {
            let pairs: Vec<_> = eyes.iter().chain(pairs).copied().collect();
            let size = pairs.iter().map(|pair| pair.1).max().unwrap_or(0) + 1;
            let board = Board::new(size, pairs).map_err(|fault| format!("{fault:?}"))?;
            let set = |points: &[usize]| -> PointSet {
                points.iter().filter_map(|&at| board.point(at)).collect()
            };
            let stones = ByColor {
                black: set(&[0]).union(&set(own)),
                white: set(his).union(&set(outside)),
            };
            let part = board.locations().difference(&set(outside));
            let arena = Arena::new(&board, &stones, &part).ok_or("small")?;
            let ground = arena.ground(&stones);
            assert_eq!(arena.covered(&ground, 0, true) & 1 << stone, 0, "{name}");
            let game = Capture {
                arena: &arena,
                owner: 1,
                lemmas: Lemmas::None,
                asking: None,
            };
            let start = Hunt {
                capturer_moves: false,
                ..game.start(ground, stone)
            };
            let winner = Search::new(game.clone(), &start).run(100_000);
            assert_eq!(winner, Some(Side::Refuter), "{name}");
        }
        Ok(())
    }

    fn arises(arena: &Arena, ground: Ground, at: usize, owner_moves: bool) -> Option<Side> {
        let asking = Asking {
            control: &Control::default(),
            lemmas: Ablation {
                room: false,
                ..Ablation::default()
            },
        };
        let mut captures = Captures::new(arena, &asking);
        (captures.left, captures.each) = (u64::MAX, u64::MAX);
        let terms = Terms::new(arena, &asking, 0, 1 << at);
        let start = Noted {
            ground,
            new: 0,
            owner_moves,
            stones: UNBOUNDED,
            hunting: false,
            stage: Stage::Plain,
        };
        Search::new(Arise { terms, captures }, &start).run(20_000)
    }

    #[test]
    fn beside_an_enemy_stone_that_stays_there_may_be_no_room() -> Result<(), String> {
        let pairs = [(0, 1), (0, 2), (0, 3), (3, 4)];
        for (enemy, room) in [(true, false), (false, true)] {
            let pairs = pairs.into_iter().take(if enemy { 4 } else { 3 });
            let board = Board::new(if enemy { 5 } else { 4 }, pairs)
                .map_err(|fault| format!("{fault:?}"))?;
            let set = |at: usize| -> PointSet { board.point(at).into_iter().collect() };
            let stones = ByColor {
                black: set(0),
                white: set(4),
            };
            let part = board.locations().difference(&stones.white);
            let arena = Arena::new(&board, &stones, &part).ok_or("small")?;
            let ground = arena.ground(&stones);
            assert_eq!(arena.has_room(&ground, 0, 1 << 3), room);
            assert_eq!(arises(&arena, ground, 3, true), Some(Side::Claimant));
            let second = if room { Side::Claimant } else { Side::Refuter };
            assert_eq!(arises(&arena, ground, 3, false), Some(second));
        }
        Ok(())
    }

    #[test]
    fn where_there_is_room_a_stone_arises() -> Result<(), String> {
        let mut dice = Dice::new(8);
        let mut found = 0;
        for (columns, rows) in [(7, 2), (8, 2), (5, 3)].into_iter().cycle().take(60_000) {
            let board = Board::rectangle(columns, rows);
            let none = ByColor::default();
            let arena = Arena::new(&board, &none, &board.locations()).ok_or("small")?;
            let Some(ground) = crowded(&arena, &mut dice, [13, 15]) else {
                continue;
            };
            for at in members(arena.all & !ground.stones[0]) {
                if !arena.has_room(&ground, 0, 1 << at) {
                    continue;
                }
                found += 1;
                for owner_moves in [true, false] {
                    let winner = arises(&arena, ground, at, owner_moves);
                    assert_eq!(winner, Some(Side::Claimant), "{ground:?} at {at}");
                }
            }
            if found > 200 {
                break;
            }
        }
        assert!(found > 20, "{found}");
        Ok(())
    }
}
