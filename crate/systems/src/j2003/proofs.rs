//! Certificates of scores.
//!
//! Whatever a player can force with an environment, that player can force with each part of it. So a string is a wall
//! (uncapturable, or alive under itself) if an environment within it suffices for a refutation, and no wall if one that
//! contains it can be forced. It is dead if an environment that contains the local one can be forced, and alive if part
//! of the local one suffices for a refutation.

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::contest::Forced;
use super::ruleset::J2003;
use super::score::{score, territory};
use super::state::is_ko_stone;
use super::status::EXACT_UP_TO;
use crate::judgement::Judgement;
use crate::proof::{
    Contested, EndLemmas, Facts, Posed, Provable, Question, Refused, RuleSetClaim, Writer,
};
use crate::unconditional::{Suicide, unconditional};

impl Provable for J2003 {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        let forced = Forced::new(posed.on_whole_board()?, posed.lemmas)?;
        Ok(Box::new(forced))
    }

    /// `STAYS` ignores cycles, which may be right too.
    fn lemmas(&self, board: &Board) -> &'static [EndLemmas] {
        match board.len() > EXACT_UP_TO {
            true => &[EndLemmas::STAYS, EndLemmas::NONE],
            false => &[EndLemmas::NONE],
        }
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        let RuleSetClaim { board, stones, .. } = facts.claim;
        let dead = facts.dead_by(|string, owner| lives(facts, string, owner))?;
        if may_not_end(facts).ok_or(Refused::Open)? {
            return Err(Refused::NoQuestion);
        }
        let counted = territory(board, stones, &dead);
        Ok(facts.thousandths(score(stones, &counted, facts.taken)))
    }

    fn show(&self, writer: &mut Writer<'_>, _judgement: &Judgement) {
        show(writer);
    }
}

fn is_wall(facts: &Facts<'_>, string: &PointSet, owner: Color) -> Option<bool> {
    let RuleSetClaim { board, stones, .. } = facts.claim;
    let safe = unconditional(board, stones, owner, Suicide::Forbidden);
    let within = |question: &Question| matches!(question, Question::Forced(at, of) if string.contains(*at) && of.is_subset(string));
    if string.is_subset(&safe) || facts.shown(false, within) {
        return Some(true);
    }
    let around = |question: &Question| matches!(question, Question::Forced(at, of) if string.contains(*at) && string.is_subset(of));
    facts.shown(true, around).then_some(false)
}

/// A player's walls; with `perhaps`, also possible ones.
fn walls(facts: &Facts<'_>, owner: Color, perhaps: bool) -> PointSet {
    let RuleSetClaim { board, stones, .. } = facts.claim;
    let chains = stones.chains(board, &stones[owner]);
    chains
        .iter()
        .filter(|chain| is_wall(facts, &chain.members, owner).unwrap_or(perhaps))
        .fold(PointSet::new(), |all, chain| all.union(&chain.members))
}

fn lives(facts: &Facts<'_>, string: &PointSet, owner: Color) -> Option<bool> {
    let board = &facts.claim.board;
    if is_wall(facts, string, owner) == Some(true) {
        return Some(true);
    }
    let environment = |perhaps| {
        let walls = walls(facts, owner, perhaps).difference(string);
        reached(board, string, &walls)
    };
    let (least, most) = (environment(true), environment(false));
    let asked = |of: &Question, fits: &dyn Fn(&PointSet) -> bool| matches!(of, Question::Forced(at, environment) if string.contains(*at) && fits(environment));
    if facts.shown(false, |of| asked(of, &|set| set.is_subset(&least))) {
        return Some(true);
    }
    facts
        .shown(true, |of| asked(of, &|set| most.is_subset(set)))
        .then_some(false)
}

/// Whether a direct ko stone (113) forbids the end (77): alive locally, with a local environment other than the
/// direct one.
fn may_not_end(facts: &Facts<'_>) -> Option<bool> {
    let RuleSetClaim { board, stones, .. } = facts.claim;
    let is_one = |string: &PointSet, owner: Color| {
        let stone = string.iter().next().filter(|_| string.len() == 1);
        stone.is_some_and(|at| is_ko_stone(board, stones, at, owner))
    };
    for owner in Color::ALL {
        for chain in stones.chains(board, &stones[owner]) {
            let string = chain.members;
            if !is_one(&string, owner)
                || !lives(facts, &string, owner)?
                || is_wall(facts, &string, owner)?
            {
                continue;
            }
            let known = |color: Color| {
                let chains = stones.chains(board, &stones[color]);
                let unknown =
                    |chain: &loja_ground::Group| is_wall(facts, &chain.members, color).is_none();
                !chains.iter().any(unknown)
            };
            if !Color::ALL.into_iter().all(known) {
                return None;
            }
            let own = walls(facts, owner, false);
            let both = own.union(&walls(facts, owner.other(), false));
            let local = reached(board, &string, &own);
            if local != reached(board, &string, &both) {
                return Some(true);
            }
        }
    }
    Some(false)
}

fn show(writer: &mut Writer<'_>) {
    let safe = |color| unconditional(writer.board, writer.stones, color, Suicide::Forbidden);
    let mut walls = ByColor {
        black: safe(Color::Black),
        white: safe(Color::White),
    };
    let mut others = Vec::new();
    for (owner, members, at) in writer.strings(safe) {
        let Some(taken) = writer.asked(&Question::Forced(at, PointSet::new())) else {
            continue;
        };
        if !taken.certificate.claim.answer {
            writer.kept.push(taken);
            walls[owner] = walls[owner].union(&members);
            continue;
        }
        let Some(under) = writer.asked(&Question::Forced(at, members.clone())) else {
            continue;
        };
        if under.certificate.claim.answer {
            others.push((owner, members, at, under));
        } else {
            writer.kept.push(under);
            walls[owner] = walls[owner].union(&members);
        }
    }
    for (owner, members, at, under) in others {
        let local = reached(writer.board, &members, &walls[owner]);
        // A dead string is no wall either.
        if writer.keep(&Question::Forced(at, local)) != Some(true) {
            writer.kept.push(under);
        }
    }
}

/// The locations that a string reaches without crossing walls (line 107).
fn reached(board: &Board, from: &PointSet, walls: &PointSet) -> PointSet {
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
