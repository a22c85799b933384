//! The walk through local games, in one fixed order. Writing and checking share it.

use loja_rules::{FastBoard, PointSet};

use super::field::Field;
use super::position::{Cell, Part, Position};
use crate::advice::LocalPosition;
use crate::answer::Choice;
use crate::arena::{Arena, What};
use crate::flaw::FlawKind;
use crate::seen::{Number, Seen};

/// Who answers in local games.
pub(crate) trait Respond {
    /// The claimant's answer at the present position.
    fn answer(&mut self, games: &mut Games) -> Result<Choice, FlawKind>;
}

/// Where an answer leads.
pub(crate) enum Reach {
    /// To parts that are fillable or done.
    Done,
    /// To parts of which some are new.
    New,
    /// Nowhere of use: not legal, or it goes round.
    Bad,
}

/// A position on the way from the first one to the present one.
struct Frame {
    number: Number,
    position: Position,
    /// The refuter's next move: 0 is the pass, then come the cells.
    next: usize,
    /// Parts that are still to be visited after the last answer, the last one first.
    waiting: Vec<Position>,
}

/// The present position: the refuter has moved, the claimant is to answer.
struct Turn {
    cells: Vec<(usize, Cell)>,
    mark: Option<usize>,
    is_bound: bool,
    last: Choice,
}

/// The local games of one certificate. What was won in one of them is won in all.
pub(crate) struct Games {
    arena: Arena,
    field: Field,
    what: Vec<What>,
    all: Vec<(usize, Cell)>,
    seen: Seen,
    key: Vec<u64>,
    path: Vec<Frame>,
    turn: Turn,
}

impl Games {
    pub(crate) fn new(arena: Arena) -> Games {
        let width = Position::width(arena.len());
        Games {
            field: Field::new(arena.len()),
            what: Vec::new(),
            all: Vec::new(),
            seen: Seen::new(width),
            key: vec![0; width],
            path: Vec::new(),
            turn: Turn {
                cells: Vec::new(),
                mark: None,
                is_bound: false,
                last: Choice::Pass,
            },
            arena,
        }
    }

    /// How many positions were visited.
    pub(crate) fn positions(&self) -> u64 {
        self.seen.len() as u64
    }

    /// The parts of a situation in which the lemma may be asked for, when only its local games are left to be looked at. There
    /// is one part at least that is not fillable.
    pub(crate) fn parts(&mut self, board: &FastBoard) -> Option<Vec<Part>> {
        let Games { arena, field, .. } = self;
        arena.look(board, &mut self.what);
        let own = |x: usize| self.what[x] == What::Own;
        if arena.border.iter().any(|&(x, _)| !own(x)) {
            return None;
        }
        let cells = self.what.iter().map(|what| match what {
            What::Own => Cell::Own,
            What::Other => Cell::Other,
            What::Empty | What::Closed => Cell::Empty,
        });
        self.all.clear();
        self.all.extend(cells.enumerate());
        field.lay(&self.all, None);
        let parts = field.take_apart(arena, &self.all);
        field.clear(&self.all);
        let left: usize = parts.iter().map(|part| part.cells.len()).sum();
        // Without a safe stone nothing has gone.
        let speaks = left < arena.len() && parts.iter().any(|part| !part.is_fillable);
        speaks.then_some(parts)
    }

    /// The positions in which the local games of a situation with these parts begin.
    pub(crate) fn starts(&self, board: &FastBoard, parts: Vec<Part>) -> Vec<Position> {
        let members = self.arena.members.iter();
        let mark = members
            .copied()
            .position(|x| board.is_marked_temporarily(x));
        Position::of_parts(parts, mark, true)
    }

    /// Visits everything that follows from these positions, and at most `limit` new positions.
    pub(crate) fn run(
        &mut self,
        mut starts: Vec<Position>,
        limit: u64,
        respond: &mut dyn Respond,
    ) -> Result<(), FlawKind> {
        let most = self.positions().saturating_add(limit);
        starts.reverse();
        loop {
            let next = match self.path.last_mut() {
                Some(frame) => frame.waiting.pop(),
                None => match starts.pop() {
                    Some(position) => Some(position),
                    None => return Ok(()),
                },
            };
            if let Some(position) = next {
                self.enter(position, most)?;
            } else if self.advance() {
                let choice = respond.answer(self)?;
                let parts = self.reach(choice).ok_or(FlawKind::Answer(choice))?;
                if let Some(frame) = self.path.last_mut() {
                    frame.waiting = parts;
                    frame.waiting.reverse();
                }
            } else if let Some(frame) = self.path.pop() {
                self.seen.finish(frame.number);
            }
        }
    }

    /// The present position, for those who know the board.
    pub(crate) fn position(&self) -> LocalPosition {
        let Turn {
            cells,
            mark,
            is_bound,
            last,
        } = &self.turn;
        let of = |wanted: Option<Cell>| -> PointSet {
            let cells = cells.iter();
            let found = cells.filter(|&&(_, cell)| wanted.is_none_or(|wanted| cell == wanted));
            found.map(|&(x, _)| self.arena.members[x]).collect()
        };
        LocalPosition {
            part: of(None),
            own: of(Some(Cell::Own)),
            other: of(Some(Cell::Other)),
            mark: mark.map(|x| self.arena.members[x]),
            is_bound: *is_bound,
            vow: false,
            last: *last,
        }
    }

    /// Looks at where an answer leads.
    pub(crate) fn step(&mut self, choice: Choice) -> Reach {
        let Some(parts) = self.reach(choice) else {
            return Reach::Bad;
        };
        let mut reach = Reach::Done;
        for part in parts {
            part.write_key(&mut self.key);
            match self.seen.find(&self.key) {
                Some(number) if self.seen.is_finished(number) => {}
                Some(_) => return Reach::Bad,
                None => reach = Reach::New,
            }
        }
        reach
    }

    /// Looks at a position: it is done, or it goes round, or it is new.
    fn enter(&mut self, position: Position, most: u64) -> Result<(), FlawKind> {
        position.write_key(&mut self.key);
        if let Some(number) = self.seen.find(&self.key) {
            return if self.seen.is_finished(number) {
                Ok(())
            } else {
                Err(FlawKind::Round)
            };
        }
        let too_many = FlawKind::TooMany(most);
        if self.positions() >= most {
            return Err(too_many);
        }
        let number = self.seen.add(&self.key).ok_or(too_many)?;
        self.path.push(Frame {
            number,
            position,
            next: 0,
            waiting: Vec::new(),
        });
        Ok(())
    }

    /// Makes the next of the refuter's moves: the pass, then stones in the order of members. Answers whether there was one.
    fn advance(&mut self) -> bool {
        let Some(Frame { position, next, .. }) = self.path.last_mut() else {
            return false;
        };
        let Position {
            cells,
            mark,
            is_bound,
        } = &*position;
        let (field, arena) = (&mut self.field, &self.arena);
        field.lay(cells, *mark);
        let mut last = None;
        while last.is_none() && *next <= cells.len() {
            if *next == 0 {
                field.pass();
                last = Some(Choice::Pass);
            } else {
                let (x, _) = cells[*next - 1];
                if *mark != Some(x) && field.play(arena, x, Cell::Other) {
                    last = Some(Choice::Stone(arena.members[x]));
                }
            }
            *next += 1;
        }
        if let Some(last) = last {
            self.turn.cells.clear();
            let after = cells.iter().map(|&(x, _)| (x, field.at(x)));
            self.turn.cells.extend(after);
            self.turn.mark = field.mark();
            self.turn.is_bound = *is_bound;
            self.turn.last = last;
        }
        field.clear(cells);
        last.is_some()
    }

    /// The positions that an answer leads to, if it is legal.
    fn reach(&mut self, choice: Choice) -> Option<Vec<Position>> {
        let (field, arena, turn) = (&mut self.field, &self.arena, &self.turn);
        field.lay(&turn.cells, turn.mark);
        let is_legal = match choice {
            Choice::Pass => {
                field.pass();
                turn.mark.is_some()
            }
            Choice::Stone(point) => {
                let found = arena.members.binary_search(&point).ok();
                found.is_some_and(|x| turn.mark != Some(x) && field.play(arena, x, Cell::Own))
            }
        };
        let parts = is_legal.then(|| {
            let mark = field.mark();
            let parts = field.take_apart(arena, &turn.cells);
            Position::of_parts(parts, mark, turn.is_bound)
        });
        field.clear(&turn.cells);
        parts
    }
}
