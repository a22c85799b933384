//! Why a move is worth asking about: the verdict, and the mistaken guess.

use loja_rules::{Illegal, Move, PassCount, Point, PointSet, Shut, Situation, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Case {
    /// Allowed, unsurprisingly.
    Plain,
    /// A stone is there, or no cycle to remove.
    Obvious,
    /// Allowed: no empty neighbour, but it joins chains with liberties.
    Joins,
    /// Allowed: full on the sheet, but with a liberty across a seam.
    Seam,
    /// Allowed: it captures, and has no liberty otherwise.
    Takes,
    /// Allowed: it captures while a ko mark is elsewhere.
    OtherKo,
    /// Allowed: it recaptures where several stones were just captured.
    Back,
    /// Allowed: it captures, and has only permanently marked liberties otherwise.
    TakesPermanent,
    /// Allowed: it has another liberty besides permanently marked ones.
    Breathes,
    /// Allowed: an earlier ko mark is gone.
    MarkGone,
    /// Allowed: capturing a single stone there left no mark.
    NoKo,
    /// Allowed: two passes after a ko capture.
    NotOver,
    /// Allowed: the situation recurred.
    CycleBack,
    /// Allowed: the situation recurred, and the removal makes room.
    CycleStone,
    /// B1.1.
    Over,
    /// B1.1, after three passes because of a ko capture before them.
    OverLate,
    /// B3.1.
    AfterPass,
    /// B3.2: equal stones, but not the situation.
    NotSimilar,
    /// B3.2: equal boards, but the other player’s turn.
    OtherTurn,
    /// B4.2, at the start.
    StartMark,
    /// B4.2.
    KoMark,
    /// B4.2.
    CycleMark,
    /// B4.2 or B4.5, for a stone after an allowed removal.
    AfterRemoval,
    /// B4.5, a single stone.
    Suicide,
    /// B4.5, several stones.
    LongSuicide,
    /// B4.5, with permanently marked liberties.
    PseudoSuicide,
}

impl Case {
    /// The effort to see it, rare clauses included; for ordering alone.
    pub(crate) const fn reading(self) -> u32 {
        match self {
            Case::Plain | Case::Obvious => 1,
            Case::Suicide | Case::KoMark | Case::CycleMark | Case::Over => 4,
            Case::Joins | Case::StartMark => 6,
            Case::Takes | Case::LongSuicide | Case::MarkGone | Case::OtherKo => 12,
            Case::Seam => 16,
            Case::NoKo | Case::Back | Case::NotOver | Case::AfterPass | Case::Breathes => 24,
            Case::OverLate => 30,
            Case::CycleBack | Case::PseudoSuicide | Case::OtherTurn => 40,
            Case::TakesPermanent => 60,
            Case::NotSimilar | Case::AfterRemoval | Case::CycleStone => 80,
        }
    }

    /// Whether the board shows it without earlier moves.
    pub(crate) const fn shows(self) -> bool {
        matches!(
            self,
            Case::Joins
                | Case::Seam
                | Case::Takes
                | Case::TakesPermanent
                | Case::Breathes
                | Case::CycleMark
                | Case::Suicide
                | Case::LongSuicide
                | Case::PseudoSuicide
        )
    }

    pub(crate) fn of(state: &State, turn: Move) -> Case {
        match state.successor(turn) {
            Ok(next) => allowed(state, turn, &next),
            Err(illegal) => refused(state, turn, &illegal),
        }
    }
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
    // The removal comes before the stone.
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
    // Its liberties if it captured nothing.
    let own = liberties.unwrap_or_default();
    let free = own.iter().filter(open).count();
    let forever = own.iter().filter(marked).count();
    if takes && turn.cycle.is_none() && taken_just_now(state).contains(at) {
        return takes_by_history(state, at);
    }
    if takes && free == 0 {
        return if turn.cycle.is_some() {
            Case::CycleStone
        } else if forever > 0 {
            Case::TakesPermanent
        } else {
            takes_by_history(state, at)
        };
    }
    if forever > 0 && free > 0 && !takes {
        return Case::Breathes;
    }
    if taken_just_now(state).iter().eq([at]) {
        return Case::NoKo;
    }
    if ends_late(state) {
        return Case::NotOver;
    }
    if turn.cycle.is_none() && was_marked(state, at) {
        return Case::MarkGone;
    }
    if turn.cycle.is_some() {
        return Case::CycleStone;
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
    // The start of the presumed cycle, if something happened since.
    let then = turn.cycle.and_then(|cycle| {
        let gap = state.history().len().saturating_sub(cycle.start);
        state.history().get(cycle.start).filter(|_| gap > 2)
    });
    match illegal {
        Illegal::GameOver => {
            let free = |x: Point| now.color_at(x).is_none() && !now.permanent().contains(x);
            match turn.stone {
                Some(at) if turn.cycle.is_none() && free(at) && passed_late(state) => {
                    Case::OverLate
                }
                Some(at) if turn.cycle.is_none() && free(at) => Case::Over,
                _ => Case::Obvious,
            }
        }
        Illegal::CycleAfterPass if then.is_some_and(|then| then.is_similar(now)) => Case::AfterPass,
        Illegal::NoCycle { .. } if then.is_some_and(|then| then.stones() == now.stones()) => {
            let turn_too = then.is_some_and(|then| then.turn() == now.turn());
            if turn_too {
                Case::NotSimilar
            } else {
                Case::OtherTurn
            }
        }
        Illegal::CycleAfterPass | Illegal::NoCycle { .. } => Case::Obvious,
        Illegal::NoLocation { .. } | Illegal::Occupied { .. } => Case::Obvious,
        Illegal::Marked { .. } | Illegal::Suicide { .. } | Illegal::PseudoSuicide { .. }
            if turn.cycle.is_some() =>
        {
            Case::AfterRemoval
        }
        Illegal::Marked { shut, .. } => match shut {
            Shut::Start => Case::StartMark,
            Shut::Ko => Case::KoMark,
            Shut::Cycle => Case::CycleMark,
        },
        Illegal::Suicide { chain, .. } if chain.len() == 1 => Case::Suicide,
        Illegal::Suicide { .. } => Case::LongSuicide,
        Illegal::PseudoSuicide { .. } => Case::PseudoSuicide,
    }
}

fn taken(before: &Situation, after: &Situation, at: Point) -> usize {
    let enemy = after.turn();
    debug_assert!(after.color_at(at) == Some(enemy.other()));
    before.stones()[enemy]
        .difference(&after.stones()[enemy])
        .len()
}

/// The case of a stone that lives by capturing, by its history.
fn takes_by_history(state: &State, at: Point) -> Case {
    let gone = taken_just_now(state);
    if gone.contains(at) {
        return if gone.len() == 1 {
            Case::NoKo
        } else {
            Case::Back
        };
    }
    if ends_late(state) {
        Case::NotOver
    } else if was_marked(state, at) {
        Case::MarkGone
    } else if !state.situation().temporary().is_empty() {
        Case::OtherKo
    } else {
        Case::Takes
    }
}

/// The stones that the last move captured.
fn taken_just_now(state: &State) -> PointSet {
    let mover = state.situation().turn();
    let then = state.history().last();
    then.map_or(PointSet::new(), |then| {
        then.stones()[mover].difference(&state.situation().stones()[mover])
    })
}

fn was_marked(state: &State, at: Point) -> bool {
    let mut recent = state.history().iter().rev().take(6);
    recent.any(|then| then.temporary().contains(at))
}

/// Whether two passes didn't end the game because of a ko capture before.
fn ends_late(state: &State) -> bool {
    let before = state.history().iter().rev().take(2);
    let counts: Vec<PassCount> = before.map(Situation::pass_count).collect();
    state.situation().pass_count() == PassCount::One
        && counts == [PassCount::Zero, PassCount::MinusOne]
}

/// Three passes, the first after a ko capture.
fn passed_late(state: &State) -> bool {
    let before = state.history().iter().rev().take(3);
    let counts: Vec<PassCount> = before.map(Situation::pass_count).collect();
    counts == [PassCount::One, PassCount::Zero, PassCount::MinusOne]
}
