//! Living stones and territory (article 9).

use loja_ground::{Board, ByColor, Color, Group, PointSet, saturated};
use loja_search::Control;

use super::capture::{Living, living};
use crate::fault::Fault;
use crate::judgement::{Counts, GameResult, JudgedString, Judgement, Standing, StringStatus};
use crate::open::{About, Open};
use crate::table::Table;
use crate::unconditional::{Suicide, unconditional};

/// Article 9 with page 97 \[ours\]: a string "can protect itself" if its owner, moving first, keeps it.
///
/// By the other reading only the opponent begins, and strings with the status [`StringStatus::Protected`] are dead.
const OWNER_FIRST: &str = "its-owner-moves-first-to-protect-a-string";

/// Article 7 with page 110 \[ours\].
const PASS_FREES: &str = "a-pass-frees-what-stood-before-it";

/// Judges all strings, the territory of stones that "cannot be taken away" by any moves, and the score if only such
/// strings enclose.
///
/// An enclosure by other living stones is undefined, as "independent" is.
///
/// # Errors
/// On an impossible position.
pub fn judge(table: &Table, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
    let Table { board, stones, .. } = table;
    let eyed = |color| unconditional(board, stones, color, Suicide::Forbidden);
    let eyed = ByColor {
        black: eyed(Color::Black),
        white: eyed(Color::White),
    };
    let mut judged = Vec::new();
    let mut open = Vec::new();
    for color in Color::ALL {
        for Group { members, .. } in stones.chains(board, &stones[color]) {
            let status = if members.is_subset(&eyed[color]) {
                StringStatus::Immortal
            } else {
                match living(table, &members, color, control)? {
                    Ok(Living::Untaken) => StringStatus::Uncapturable,
                    Ok(Living::Protected) => StringStatus::Protected,
                    Ok(Living::Not) => StringStatus::Dead,
                    Err(stopped) => {
                        let about = About::Protection(color);
                        let why = Open {
                            stopped: Some(stopped),
                            ..Open::at(about, members.clone())
                        };
                        Open::add(&mut open, why);
                        StringStatus::Open
                    }
                }
            };
            judged.push(JudgedString {
                points: members,
                color,
                status,
            });
        }
    }
    let with = |wanted: &StringStatus| {
        let all = judged.iter().filter(|string| string.status == *wanted);
        all.fold(PointSet::new(), |all, string| all.union(&string.points))
    };
    let dead = with(&StringStatus::Dead);
    let protected = with(&StringStatus::Protected);
    let living = with(&StringStatus::Uncapturable).union(&protected);
    let Counted { enclosed, score } = counted(table, &dead, &living);
    let vague = open.is_empty() && score.is_none();
    let (standing, outcome) = match (open.is_empty(), score) {
        (false, _) => (Standing::Undecided, GameResult::Open),
        (true, None) => (Standing::Undefined, GameResult::Open),
        (true, Some(score)) => (
            Standing::Decided,
            GameResult::Score(score.saturating_mul(1000).saturating_sub(komi)),
        ),
    };
    if vague {
        open.push(Open::words("stones enclose points that live without two eyes, and “independent” is not defined (article 9)"));
    }
    let sign = |at| match (standing, enclosed.color_at(at)) {
        (Standing::Undecided, _) if stones.color_at(at).is_none() => Counts::Open,
        (_, Some(color)) => Counts::For(color),
        _ => Counts::Nobody,
    };
    let mut readings = vec![PASS_FREES];
    if !protected.is_empty() {
        readings.push(OWNER_FIRST);
    }
    Ok(Judgement {
        standing,
        counts: board.points().map(sign).collect(),
        dead,
        strings: judged,
        open,
        readings,
        nodes: control.nodes(),
        ..Judgement::decided(outcome)
    })
}

/// The locations enclosed without the dead, and the score in points without komi; no score if stones that live without
/// two eyes enclose anything, which is undefined.
pub(crate) struct Counted {
    pub(crate) enclosed: ByColor<PointSet>,
    pub(crate) score: Option<i64>,
}

/// Counts, given the dead stones and those that live without two eyes.
pub(crate) fn counted(table: &Table, dead: &PointSet, living: &PointSet) -> Counted {
    let Table {
        board,
        stones,
        prisoners,
        ..
    } = table;
    let board_only = ByColor {
        black: stones.black.difference(dead),
        white: stones.white.difference(dead),
    };
    let enclosed = enclosed(board, &board_only);
    let outer = |color: Color| {
        let regions = board_only.chains(board, &enclosed[color]);
        regions
            .iter()
            .any(|region| !region.neighbors.intersection(living).is_empty())
    };
    let vague = Color::ALL.into_iter().any(outer);
    let lost = |color: Color| {
        let dead: i64 = saturated(stones[color].intersection(dead).len());
        dead + i64::from(prisoners[color])
    };
    let territory = |color: Color| saturated::<i64, usize>(enclosed[color].len());
    let side = |color: Color| territory(color) - lost(color);
    let score = side(Color::Black) - side(Color::White);
    Counted {
        score: (!vague).then_some(score),
        enclosed,
    }
}

/// Empty regions beside one colour.
fn enclosed(board: &Board, stones: &ByColor<PointSet>) -> ByColor<PointSet> {
    let area = crate::area::area(board, stones);
    ByColor {
        black: area.black.difference(&stones.black),
        white: area.white.difference(&stones.white),
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::{Color, PointSet};
    use loja_testkit::drawn;

    use super::*;

    fn row(signs: &str, living: &[usize]) -> Result<Option<i64>, Fault> {
        let (board, stones) = drawn(&[signs]);
        let living = living.iter().filter_map(|&at| board.point(at)).collect();
        let table = Table::start(board, stones, Color::Black)?;
        Ok(counted(&table, &PointSet::new(), &living).score)
    }

    #[test]
    fn one_point_that_is_not_defined_leaves_the_score_undefined() -> Result<(), Fault> {
        // Black's two points at the left lie beside one string, the point at the right beside another.
        assert_eq!(row("..xo.ox.", &[])?, Some(2 + 1 - 1));
        assert_eq!(row("..xo.ox.", &[6])?, None);
        assert_eq!(row("..xo.ox.", &[2])?, None);
        assert_eq!(row("..xo.ox.", &[3, 5])?, None);
        Ok(())
    }

    #[test]
    fn where_nobody_encloses_anything_nothing_is_undefined() -> Result<(), Fault> {
        assert_eq!(row("x.o", &[0, 2])?, Some(0));
        Ok(())
    }
}
