//! `rule`: may this move be made, and if not, which clause forbids it (B1 to B4)?
//!
//! The answer is that of `State::play`. Worth asking are near misses: what looks forbidden and is not, and what looks
//! allowed and is not. [`Case`] tells them apart.

use loja_notation::parse_moves;
use loja_rules::{Illegal, Move, PassCount, Point, Shut, Situation, State};

use crate::budget::{Budget, Unfit};
use crate::difficulty::rated;
use crate::problem::{Difficulty, Problem};
use crate::question::{number, question};
use crate::setting::Setting;

/// Why a move is worth asking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Case {
    /// It is allowed, and nothing speaks against it.
    Plain,
    /// A stone stands there, or nothing like a cycle is there to be removed.
    Obvious,
    /// Allowed: no empty neighbour, but it joins stones that have liberties.
    Joins,
    /// Allowed: it would have no liberty, and takes.
    Takes,
    /// Allowed: it would have only permanently marked liberties, and takes.
    TakesPermanent,
    /// Allowed: it has permanently marked liberties and another one.
    Breathes,
    /// Allowed: a ko mark was there before, and is gone.
    MarkGone,
    /// Allowed: a single stone was taken there just now, but it left no mark.
    NoKo,
    /// Allowed: two passes were made, but after a ko capture.
    NotOver,
    /// Allowed: the situation came back.
    CycleBack,
    /// B1.1
    Over,
    /// B3.1
    AfterPass,
    /// B3.2: the stones are the same, but not the situation.
    NotSimilar,
    /// B4.2
    KoMark,
    /// B4.2
    CycleMark,
    /// B4.5, one stone.
    Suicide,
    /// B4.5, with others.
    LongSuicide,
    /// B4.5, with permanently marked liberties.
    PseudoSuicide,
}

impl Case {
    /// How much there is to look at and to know: a clause that hardly ever comes up is not seen at once. The numbers
    /// only say which case is harder than which.
    const fn reading(self) -> u32 {
        match self {
            Case::Plain | Case::Obvious => 1,
            Case::Suicide | Case::KoMark | Case::CycleMark | Case::Over => 4,
            Case::Joins => 6,
            Case::Takes | Case::LongSuicide | Case::MarkGone => 12,
            Case::NoKo | Case::NotOver | Case::AfterPass | Case::Breathes => 24,
            Case::CycleBack | Case::PseudoSuicide => 40,
            Case::TakesPermanent => 60,
            Case::NotSimilar => 80,
        }
    }

    /// Whether the case shows on the board, without the moves that led there.
    pub(crate) const fn shows(self) -> bool {
        matches!(
            self,
            Case::Joins
                | Case::Takes
                | Case::TakesPermanent
                | Case::Breathes
                | Case::CycleMark
                | Case::Suicide
                | Case::LongSuicide
                | Case::PseudoSuicide
        )
    }

    /// The case of a move in a state.
    pub(crate) fn of(state: &State, turn: Move) -> Case {
        match state.successor(turn) {
            Ok(next) => allowed(state, turn, &next),
            Err(illegal) => refused(state, turn, &illegal),
        }
    }
}

/// How many answers there are: `legal` and the clauses B1.1, B3.1, B3.2, B4.2 and B4.5.
const ANSWERS: u32 = 6;

/// The facts of a `rule` problem.
///
/// # Errors
/// When no move is asked about, or more than one.
pub(crate) fn facts(bare: &Problem, setting: &Setting, _: &Budget) -> Result<Problem, Unfit> {
    let turn = wanted(bare, setting)?;
    let state = &setting.state;
    let answer = match state.successor(turn) {
        Ok(_) => "legal",
        Err(illegal) => illegal.rule(),
    };
    let played = state.history().len() - setting.first.history().len();
    let case = Case::of(state, turn);
    let stones = state.situation().stones();
    let stones = number(stones.black.len() + stones.white.len());
    Ok(Problem {
        solutions: vec![answer.to_owned()],
        difficulty: rated(Difficulty {
            legal: ANSWERS,
            right: 1,
            wrong: u32::from(!matches!(case, Case::Plain | Case::Obvious)),
            depth: number(played),
            reading: case.reading() + stones / 4,
            ..Difficulty::default()
        }),
        ..question(bare)
    })
}

/// Whether somebody may be mistaken.
pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let setting = Setting::of(problem)?;
    match Case::of(&setting.state, wanted(problem, &setting)?) {
        Case::Plain => Err(Unfit::Trivial("nothing speaks against this move")),
        Case::Obvious => Err(Unfit::Trivial("nobody would try this move")),
        _ => Ok(()),
    }
}

fn wanted(bare: &Problem, setting: &Setting) -> Result<Move, Unfit> {
    let asked = bare.asked.as_deref();
    let asked = asked.ok_or(Unfit::Field("no move is asked about"))?;
    let moves = parse_moves(&setting.layout, asked);
    let moves = moves.map_err(|error| Unfit::Bad(error.to_string()))?;
    let [turn] = moves.as_slice() else {
        return Err(Unfit::Field("one move is asked about"));
    };
    Ok(*turn)
}

fn allowed(state: &State, turn: Move, next: &State) -> Case {
    let situation = state.situation();
    let Some(at) = turn.stone else {
        return if turn.cycle.is_some() {
            Case::CycleBack
        } else if ends_late(state) {
            Case::NotOver
        } else {
            Case::Plain
        };
    };
    // What the stone does is seen on the board that a removed cycle leaves.
    let before = match turn.cycle {
        None => situation.clone(),
        Some(cycle) => match state.successor(Move::cycle(cycle)) {
            Ok(cleared) => cleared.situation().clone(),
            Err(_) => return Case::Obvious,
        },
    };
    let takes = taken(&before, next.situation(), at) > 0;
    let open = |y: &Point| before.color_at(*y).is_none() && !before.permanent().contains(*y);
    let marked = |y: &Point| before.color_at(*y).is_none() && before.permanent().contains(*y);
    let liberties = next
        .chain(at)
        .map(|chain| chain.liberties(next.situation()));
    // Liberties that the stone would have if it took nothing.
    let own = liberties.unwrap_or_default();
    let free = own.iter().filter(open).count();
    let forever = own.iter().filter(marked).count();
    if takes && free == 0 {
        return if forever > 0 {
            Case::TakesPermanent
        } else {
            Case::Takes
        };
    }
    if forever > 0 && free > 0 && !takes {
        return Case::Breathes;
    }
    if single_taken(state) == Some(at) {
        return Case::NoKo;
    }
    let recent = state.history().iter().rev().take(4);
    if turn.cycle.is_none() && recent.into_iter().any(|then| then.temporary().contains(at)) {
        return Case::MarkGone;
    }
    if ends_late(state) {
        return Case::NotOver;
    }
    if turn.cycle.is_some() {
        return Case::CycleBack;
    }
    let beside = state.board().neighbors(at);
    if beside.iter().any(open) || takes {
        Case::Plain
    } else {
        Case::Joins
    }
}

fn refused(state: &State, turn: Move, illegal: &Illegal) -> Case {
    let now = state.situation();
    // Where the cycle would have begun, if something has happened since.
    let then = turn.cycle.and_then(|cycle| {
        let gap = state.history().len().saturating_sub(cycle.start);
        state.history().get(cycle.start).filter(|_| gap > 2)
    });
    match illegal {
        Illegal::GameOver => {
            let free = |x: Point| now.color_at(x).is_none() && !now.permanent().contains(x);
            match turn.stone {
                Some(at) if turn.cycle.is_none() && free(at) => Case::Over,
                _ => Case::Obvious,
            }
        }
        Illegal::CycleAfterPass if then.is_some_and(|then| then.is_similar(now)) => Case::AfterPass,
        Illegal::NoCycle { .. } if then.is_some_and(|then| then.stones() == now.stones()) => {
            Case::NotSimilar
        }
        Illegal::CycleAfterPass | Illegal::NoCycle { .. } => Case::Obvious,
        Illegal::NoLocation { .. } | Illegal::Occupied { .. } => Case::Obvious,
        Illegal::Marked { shut, .. } => match shut {
            Shut::Start | Shut::Ko => Case::KoMark,
            Shut::Cycle => Case::CycleMark,
        },
        Illegal::Suicide { chain, .. } if chain.len() == 1 => Case::Suicide,
        Illegal::Suicide { .. } => Case::LongSuicide,
        Illegal::PseudoSuicide { .. } => Case::PseudoSuicide,
    }
}

/// How many stones a stone took.
fn taken(before: &Situation, after: &Situation, at: Point) -> usize {
    let enemy = after.turn();
    debug_assert!(after.color_at(at) == Some(enemy.other()));
    before.stones()[enemy]
        .difference(&after.stones()[enemy])
        .len()
}

/// Where the last move took a single stone, if it did.
fn single_taken(state: &State) -> Option<Point> {
    let mover = state.situation().turn();
    let then = &state.history().last()?.stones()[mover];
    let gone = then.difference(&state.situation().stones()[mover]);
    let mut gone = gone.iter();
    gone.next().filter(|_| gone.next().is_none())
}

/// Two passes in a row that did not end the game, since a ko capture came before.
fn ends_late(state: &State) -> bool {
    let before = state.history().iter().rev().take(2);
    let counts: Vec<PassCount> = before.map(Situation::pass_count).collect();
    state.situation().pass_count() == PassCount::One
        && counts == [PassCount::Zero, PassCount::MinusOne]
}
