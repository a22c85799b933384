//! Whole scores: what the strings of a position are is shown by certificates of their own, and the rest is counted. The text of each count is in the folder of
//! its system; nothing here asks a search.
//!
//! *1989.* A stone lives if it is shown that it can't be captured, or if on some set its clean capture is refuted and so is that a stone of its owner on it can't be prevented (I6). It is
//! dead if it is taken cleanly on all locations but those on each of which alone a new stone can't be prevented: a set that passes the second part has none of these.
//!
//! *2003.* Who forces less has the easier task: what is forced with an environment is forced with each part of it. So a string is a wall (uncapturable, or alive under itself) where
//! an environment within it does for a refutation, and none where one that has all of it can be forced. A string is dead where that holds of an environment that has the
//! local one in it, and alive where a part of the local one does.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::Proved;
use super::claim::{Claim, Question};
use super::refused::Refused;
use crate::fault::Fault;
use crate::judgement::Judgement;
use crate::table::Table;
use crate::unconditional::{Suicide, unconditional};
use crate::{area, ing, j2003, jrg89, naj, shimada, stone, yasunaga};

/// Whether what others have shown makes this score, or another one where that is claimed.
pub(super) fn shows(claim: &Claim, rests: &[&Proved]) -> Result<(), Refused> {
    let Question::Score(told) = &claim.question else {
        return Err(Refused::NoQuestion);
    };
    if rests.iter().any(|rest| rest.claim.stones != claim.stones) {
        return Err(Refused::Inner);
    }
    let counted = counted(claim, told.taken, told.komi, rests)?;
    match (counted == told.points) == claim.answer {
        true => Ok(()),
        false => Err(Refused::Fails(0)),
    }
}

/// The score in thousandths, Black minus White, from what was shown of this position.
///
/// # Errors
/// Where that does not do, or the system does not count.
pub(crate) fn counted(
    claim: &Claim,
    taken: ByColor<u32>,
    komi: i64,
    rests: &[&Proved],
) -> Result<i64, Refused> {
    Fault::check(&claim.board, &claim.stones).map_err(|_| Refused::NoQuestion)?;
    let facts = Facts {
        board: &claim.board,
        stones: &claim.stones,
        shown: rests,
    };
    let thousandths = |points: i64| points.saturating_mul(1000).saturating_sub(komi);
    let (board, stones) = (facts.board, facts.stones);
    let table = || -> Result<Table, Refused> {
        let table = Table::start(Arc::new(board.clone()), stones.clone(), claim.turn);
        Ok(Table {
            prisoners: taken,
            ..table.map_err(|_| Refused::NoQuestion)?
        })
    };
    let score = match claim.rules.name() {
        "jrg89" => {
            let dead = facts.dead_by(|string, owner| facts.lives_1989(string, owner));
            let counted = jrg89::territory(board, stones, &dead.ok_or(Refused::Open)?);
            Some(jrg89::score(&counted, taken, komi))
        }
        "j2003" => {
            let dead = facts.dead_by(|string, owner| facts.lives_2003(string, owner));
            let dead = dead.ok_or(Refused::Open)?;
            if facts.may_not_end().ok_or(Refused::Open)? {
                return Err(Refused::NoQuestion);
            }
            let counted = j2003::territory(board, stones, &dead);
            Some(thousandths(j2003::score(stones, &counted, taken)))
        }
        "naj" | "najn" => {
            let worth = |player| facts.worth(player).ok_or(Refused::Open);
            let points = worth(Color::Black)? - worth(Color::White)?;
            Some(thousandths(naj::score(points, taken)))
        }
        "yasunaga" => {
            let dead = facts.dead_by(|string, owner| facts.lives_by_draft(string, owner));
            let dead = dead.ok_or(Refused::Open)?;
            let living = stones.occupied().difference(&dead);
            let eyed = Color::ALL.map(|color| unconditional(board, stones, color, DRAFT));
            let vague = living.difference(&eyed[0].union(&eyed[1]));
            yasunaga::counted(&table()?, &dead, &vague)
                .score
                .map(thousandths)
        }
        "shimada" => score_of(&shimada::judge(&table()?, komi)),
        // Who wins a tie is not asked here, so neither is the handicap.
        "ing" => score_of(&ing::judge(&table()?, komi, 0)),
        "stone" => score_of(&stone::judge(&table()?, komi)),
        "area" | "superko-positional" | "superko-situational" => {
            score_of(&area::judge(&table()?, komi))
        }
        _ => None,
    };
    score.ok_or(Refused::NoQuestion)
}

/// Yasunaga's draft has no suicide (article 6).
const DRAFT: Suicide = Suicide::Forbidden;

/// These count what stands, so there is always one.
fn score_of(judgement: &Judgement) -> Option<i64> {
    judgement.outcome.score()
}

/// What others have shown of a position.
struct Facts<'a> {
    board: &'a Board,
    stones: &'a ByColor<PointSet>,
    shown: &'a [&'a Proved],
}

impl Facts<'_> {
    /// Whether something of the kind was shown with this answer.
    fn shown(&self, answer: bool, is: impl Fn(&Question) -> bool) -> bool {
        let mut all = self.shown.iter();
        all.any(|one| one.claim.answer == answer && is(&one.claim.question))
    }

    /// All dead stones, where of each string it is shown whether it lives.
    fn dead_by(&self, lives: impl Fn(&PointSet, Color) -> Option<bool>) -> Option<PointSet> {
        let mut dead = PointSet::new();
        for owner in Color::ALL {
            for chain in self.stones.chains(self.board, &self.stones[owner]) {
                if !lives(&chain.members, owner)? {
                    dead = dead.union(&chain.members);
                }
            }
        }
        Some(dead)
    }

    fn lives_1989(&self, string: &PointSet, owner: Color) -> Option<bool> {
        let all = self.board.locations();
        if string.is_subset(&jrg89::stays(self.board, self.stones, owner)) {
            return Some(true);
        }
        let uncaptured = |question: &Question| matches!(question, Question::Captured(at) if string.contains(*at));
        let may_come = |set: &PointSet| {
            self.shown(false, |question| {
                matches!(question, Question::Beyond(player, of) if *player == owner && of == set)
            })
        };
        let enabled = |question: &Question| matches!(question, Question::Clean(at, set) if string.contains(*at) && may_come(set));
        if self.shown(false, uncaptured) || self.shown(false, enabled) {
            return Some(true);
        }
        let beyond = |at: Point| {
            let alone: PointSet = [at].into_iter().collect();
            self.shown(true, |question| {
                matches!(question, Question::Beyond(player, of) if *player == owner && *of == alone)
            })
        };
        let clean = |question: &Question| matches!(question, Question::Clean(at, set) if string.contains(*at) && all.difference(set).iter().all(beyond));
        self.shown(true, clean).then_some(false)
    }

    /// 2003: whether a string is uncapturable or alive under itself.
    fn is_wall(&self, string: &PointSet, owner: Color) -> Option<bool> {
        let safe = unconditional(self.board, self.stones, owner, Suicide::Forbidden);
        let within = |question: &Question| matches!(question, Question::Forced(at, of) if string.contains(*at) && of.is_subset(string));
        if string.is_subset(&safe) || self.shown(false, within) {
            return Some(true);
        }
        let around = |question: &Question| matches!(question, Question::Forced(at, of) if string.contains(*at) && string.is_subset(of));
        self.shown(true, around).then_some(false)
    }

    /// 2003: stones of a player that are walls; with those that may be.
    fn walls(&self, owner: Color, perhaps: bool) -> PointSet {
        let chains = self.stones.chains(self.board, &self.stones[owner]);
        chains
            .iter()
            .filter(|chain| self.is_wall(&chain.members, owner).unwrap_or(perhaps))
            .fold(PointSet::new(), |all, chain| all.union(&chain.members))
    }

    fn lives_2003(&self, string: &PointSet, owner: Color) -> Option<bool> {
        if self.is_wall(string, owner) == Some(true) {
            return Some(true);
        }
        let environment = |perhaps| {
            let walls = self.walls(owner, perhaps).difference(string);
            reached(self.board, string, &walls)
        };
        let (least, most) = (environment(true), environment(false));
        let asked = |of: &Question, fits: &dyn Fn(&PointSet) -> bool| matches!(of, Question::Forced(at, environment) if string.contains(*at) && fits(environment));
        if self.shown(false, |of| asked(of, &|set| set.is_subset(&least))) {
            return Some(true);
        }
        self.shown(true, |of| asked(of, &|set| most.is_subset(set)))
            .then_some(false)
    }

    /// 2003, line 77: whether a direct ko stone stands here (113): one that lives locally, and whose local environment is not the direct one.
    fn may_not_end(&self) -> Option<bool> {
        let is_one = |string: &PointSet, owner: Color| {
            let stone = string.iter().next().filter(|_| string.len() == 1);
            stone.is_some_and(|at| j2003::is_ko_stone(self.board, self.stones, at, owner))
        };
        for owner in Color::ALL {
            for chain in self.stones.chains(self.board, &self.stones[owner]) {
                let string = chain.members;
                if !is_one(&string, owner)
                    || !self.lives_2003(&string, owner)?
                    || self.is_wall(&string, owner)?
                {
                    continue;
                }
                let known = |color: Color| {
                    let chains = self.stones.chains(self.board, &self.stones[color]);
                    let unknown =
                        |chain: &loja_ground::Chain| self.is_wall(&chain.members, color).is_none();
                    !chains.iter().any(unknown)
                };
                if !Color::ALL.into_iter().all(known) {
                    return None;
                }
                let own = self.walls(owner, false);
                let both = own.union(&self.walls(owner.other(), false));
                let local = reached(self.board, &string, &own);
                if local != reached(self.board, &string, &both) {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    /// New Amateur-Japanese: what an analysis is worth, where both bounds meet.
    fn worth(&self, player: Color) -> Option<i64> {
        let least = self
            .shown
            .iter()
            .filter_map(|one| match one.claim.question {
                Question::Analysis(whose, points) if whose == player && one.claim.answer => {
                    Some(points)
                }
                _ => None,
            });
        let points = least.max()?;
        let above = |question: &Question| matches!(question, Question::Analysis(whose, more) if *whose == player && *more == points + 1);
        self.shown(false, above).then_some(points)
    }

    fn lives_by_draft(&self, string: &PointSet, owner: Color) -> Option<bool> {
        if string.is_subset(&unconditional(self.board, self.stones, owner, DRAFT)) {
            return Some(true);
        }
        let attacked = |question: &Question| matches!(question, Question::Captured(at) if string.contains(*at));
        let defended = |question: &Question| matches!(question, Question::Unprotected(at) if string.contains(*at));
        let lives = self.shown(false, attacked) || self.shown(false, defended);
        match (self.shown(true, defended), lives) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            _ => None,
        }
    }
}

/// All that is reached from a string without crossing walls (line 107).
pub(crate) fn reached(board: &Board, from: &PointSet, walls: &PointSet) -> PointSet {
    let mut found = from.clone();
    let mut waiting: Vec<Point> = from.iter().collect();
    while let Some(at) = waiting.pop() {
        for &near in board.neighbors(at) {
            if !walls.contains(near) && found.insert(near) {
                waiting.push(near);
            }
        }
    }
    found
}
