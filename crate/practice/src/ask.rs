//! Games played at random on small boards until the rules have something to say, and the moves worth asking about.

use loja_rules::{ByColor, Cycle, Move, Point, Setup, State};

use crate::case::Case;
use crate::dice::Dice;
use crate::generate::Wanted;
use crate::grow;
use crate::problem::{Kind, Problem};
use crate::question::{asked, written_move};

/// Moves of a game, at most.
const LONGEST: usize = 60;

/// More moves than this are not shown before a question.
pub(crate) const SHOWN: usize = 16;

/// A move to ask about, after a game that goes there.
pub(crate) fn propose(wanted: &Wanted, dice: &mut Dice) -> Option<Problem> {
    let (columns, rows) = (wanted.columns, wanted.rows);
    let board = grow::board(columns, rows)?;
    let share = dice.below(70);
    let mut game = Game::new(grow::sprinkled(&board, share, dice)?);
    let mut found: Vec<(Case, usize, Move)> = Vec::new();
    for _ in 0..LONGEST {
        let number = game.moves.len();
        for turn in candidates(&game.state) {
            let case = Case::of(&game.state, turn);
            if !matches!(case, Case::Plain | Case::Obvious) {
                found.push((case, number, turn));
            }
        }
        if !game.go_on(dice) {
            break;
        }
    }
    // Each kind of case is as likely as the others, however rare it is.
    let mut cases: Vec<Case> = found.iter().map(|one| one.0).collect();
    cases.sort_unstable();
    cases.dedup();
    let &case = dice.pick(&cases)?;
    found.retain(|one| one.0 == case);
    let &(_, number, turn) = dice.pick(&found)?;
    game.shortest(number, turn, case, [columns, rows])
}

/// What can be asked about: stones on all locations, passes, removals of all cycles whose stones are there again.
fn candidates(state: &State) -> Vec<Move> {
    let now = state.situation();
    let empty = |x: &Point| now.color_at(*x).is_none();
    let mut turns: Vec<Move> = state
        .board()
        .points()
        .filter(empty)
        .map(Move::stone)
        .collect();
    turns.push(Move::PASS);
    let history = state.history().iter().enumerate();
    let same = history.filter(|(_, then)| then.stones() == now.stones());
    turns.extend(same.map(|(start, _)| Move::cycle(Cycle { start })));
    turns
}

/// A game with its moves.
pub(crate) struct Game {
    first: State,
    pub(crate) state: State,
    pub(crate) moves: Vec<Move>,
}

impl Game {
    pub(crate) fn new(first: State) -> Game {
        Game {
            state: first.clone(),
            first,
            moves: Vec::new(),
        }
    }

    /// One move at random: a stone mostly, a cycle where there is one. Answers whether there was a move.
    pub(crate) fn go_on(&mut self, dice: &mut Dice) -> bool {
        let playable: Vec<Point> = self.state.playable().iter().collect();
        let cycles = self.state.cycles();
        let turn = if !cycles.is_empty() && dice.percent(40) {
            dice.pick(&cycles).copied().map(Move::cycle)
        } else if dice.percent(if cycles.is_empty() { 8 } else { 40 }) {
            None
        } else {
            dice.pick(&playable).copied().map(Move::stone)
        };
        self.play(turn.unwrap_or(Move::PASS))
    }

    /// A stone at random, or a pass where there is none; a cycle that comes up is left on the board.
    pub(crate) fn wander(&mut self, dice: &mut Dice) -> bool {
        let playable: Vec<Point> = self.state.playable().iter().collect();
        let stone = dice.pick(&playable).copied().map(Move::stone);
        self.play(stone.unwrap_or(Move::PASS))
    }

    pub(crate) fn play(&mut self, turn: Move) -> bool {
        let played = self.state.play(turn).is_ok();
        if played {
            self.moves.push(turn);
        }
        played
    }

    /// The question after so many moves, with as few of them as it takes: it starts later where the case is the same.
    fn shortest(&self, number: usize, turn: Move, case: Case, size: [usize; 2]) -> Option<Problem> {
        let [columns, rows] = size;
        let until = if case.shows() {
            number
        } else {
            number.saturating_sub(1)
        };
        for start in (number.saturating_sub(SHOWN)..=until).rev() {
            let Some((state, moves)) = self.from(start, number) else {
                continue;
            };
            let mut end = state.clone();
            if moves.iter().any(|&turn| end.play(turn).is_err()) {
                continue;
            }
            let Some(turn) = moved(turn, start) else {
                continue;
            };
            if Case::of(&end, turn) == case {
                let played: Vec<String> = moves
                    .iter()
                    .map(|&turn| written_move(turn, columns, rows))
                    .collect();
                return Some(Problem {
                    played: played.join(" "),
                    asked: Some(written_move(turn, columns, rows)),
                    ..asked(Kind::Rule, &state, columns)
                });
            }
        }
        None
    }

    /// The situation after `start` moves without history, and the moves from there on: a plain situation, in which no
    /// mark tells of the move before and nobody has passed or taken anything.
    pub(crate) fn from(&self, start: usize, end: usize) -> Option<(State, Vec<Move>)> {
        let then = self.state.history().get(start);
        let then = then.unwrap_or(self.state.situation()).clone();
        if then.pass_count().value() != 0 {
            return None;
        }
        let setup = Setup {
            captives: ByColor::default(),
            ..then.into_setup()
        };
        let state = State::new(self.first.board().clone(), setup).ok()?;
        let moves = self.moves.get(start..end)?.iter();
        let moves = moves
            .map(|&turn| moved(turn, start))
            .collect::<Option<_>>()?;
        Some((state, moves))
    }
}

/// The same move in a game that starts so many moves later.
pub(crate) fn moved(turn: Move, by: usize) -> Option<Move> {
    let Some(cycle) = turn.cycle else {
        return Some(turn);
    };
    let start = cycle.start.checked_sub(by)?;
    Some(Move {
        cycle: Some(Cycle { start }),
        ..turn
    })
}
