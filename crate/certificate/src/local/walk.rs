//! The walk through local games, in one fixed order. Writing and checking share it.

use loja_format::{Choice, FlawKind, Lemma, Lemmas};
use loja_rules::{FastBoard, Point, PointSet};

use super::end::{Asked, Ended};
use super::field::Field;
use super::left::{Left, vow};
use super::position::{Cell, Part, Position};
use crate::advice::{LocalPosition, Rooms};
use crate::arena::{Arena, What};
use crate::seen::{Number, Seen};

pub(crate) trait Respond {
    fn ends_by_sum(&mut self, board: &FastBoard) -> Result<bool, FlawKind>;

    /// Whether `rooms` does, and how.
    fn ends_by_rooms(&mut self, board: &FastBoard) -> Result<Option<Rooms>, FlawKind>;

    fn answer(&mut self, games: &mut Games) -> Result<Choice, FlawKind>;

    fn carrier(&mut self) -> Result<Point, FlawKind>;
}

/// Where an answer leads.
pub(crate) enum Reach {
    Done,
    New,
    /// Not legal, or back to a position on the way.
    Bad,
}

struct Frame {
    number: Number,
    position: Position,
    /// The refuter's next move: 0 is the pass, then the cells.
    next: usize,
    /// Parts still to visit after the last answer, the last one first.
    waiting: Vec<Position>,
}

struct Turn {
    cells: Vec<(usize, Cell)>,
    mark: Option<usize>,
    is_bound: bool,
    vow: bool,
    last: Choice,
}

/// The local games of one certificate. A position won in one of them is won in all.
pub(crate) struct Games {
    arena: Arena,
    field: Field,
    what: Vec<What>,
    all: Vec<(usize, Cell)>,
    seen: Seen,
    key: Vec<u64>,
    path: Vec<Frame>,
    turn: Turn,
    asks_sum: bool,
    asks_rooms: bool,
}

impl Games {
    pub(crate) fn new(arena: Arena, lemmas: Lemmas) -> Games {
        let width = Position::width(arena.len());
        Games {
            field: Field::new(arena.len(), lemmas.contains(Lemma::Dead)),
            what: Vec::new(),
            all: Vec::new(),
            seen: Seen::new(width),
            key: vec![0; width],
            path: Vec::new(),
            asks_sum: lemmas.contains(Lemma::Sum),
            asks_rooms: lemmas.contains(Lemma::Rooms),
            turn: Turn {
                cells: Vec::new(),
                mark: None,
                is_bound: false,
                vow: false,
                last: Choice::Pass,
            },
            arena,
        }
    }

    pub(crate) fn positions(&self) -> u64 {
        self.seen.len() as u64
    }

    pub(crate) fn used_dead(&self) -> bool {
        self.field.told_dead
    }

    /// The lemma that applies here if its local games are won.
    pub(crate) fn asked(&mut self, board: &FastBoard) -> Option<Asked> {
        if !self.look(board) {
            return None;
        }
        let Games { arena, field, .. } = self;
        field.lay(&self.all, None);
        let parts = field.take_apart(arena, &self.all, false);
        field.lay(&self.all, None);
        let left: usize = parts.iter().map(|part| part.cells.len()).sum();
        // Without a safe stone nothing has left the set.
        let asked = if left < arena.len() {
            let is_open = parts.iter().any(|part| !part.is_fillable);
            is_open.then_some(Asked::Sum(parts))
        } else {
            let has_rooms = self.asks_rooms && field.has_rooms(arena, &self.all);
            has_rooms.then_some(Asked::Rooms)
        };
        field.clear(&self.all);
        asked.filter(|asked| matches!(asked, Asked::Rooms) || self.asks_sum)
    }

    /// The parts beside the body of the situation looked at last, open rooms with the vow.
    pub(crate) fn beside(&mut self, named: &Rooms) -> Result<Vec<Part>, FlawKind> {
        let mut parts = self.parts_of(named.body).ok_or(FlawKind::Rooms)?;
        for room in named.rooms {
            vow(&mut parts, self.member(room))?;
        }
        Ok(parts)
    }

    pub(crate) fn look(&mut self, board: &FastBoard) -> bool {
        self.arena.look(board, &mut self.what);
        let own = |x: usize| self.what[x] == What::Own;
        if self.arena.border.iter().any(|&(x, _)| !own(x)) {
            return false;
        }
        let cells = self.what.iter().map(|what| match what {
            What::Own => Cell::Own,
            What::Other => Cell::Other,
            What::Empty | What::Closed => Cell::Empty,
        });
        self.all.clear();
        self.all.extend(cells.enumerate());
        true
    }

    pub(crate) fn parts_of(&mut self, stone: Point) -> Option<Vec<Part>> {
        let stone = self.member(stone)?;
        let Games { arena, field, .. } = self;
        if self.what[stone] != What::Own {
            return None;
        }
        field.lay(&self.all, None);
        let parts = field.parts_beside(arena, &self.all, stone);
        field.clear(&self.all);
        Some(parts)
    }

    pub(crate) fn points(&self, part: &Part) -> PointSet {
        let cells = part.cells.iter();
        cells.map(|&(x, _)| self.arena.members[x]).collect()
    }

    fn member(&self, point: Point) -> Option<usize> {
        self.arena.members.binary_search(&point).ok()
    }

    /// The lemma by which the certificate ends the branch here, if any. Visits its local games, within a limit
    /// for all of them.
    pub(crate) fn end(
        &mut self,
        board: &FastBoard,
        most: u64,
        respond: &mut dyn Respond,
    ) -> Result<Option<Ended>, FlawKind> {
        let (parts, ended) = match self.asked(board) {
            Some(Asked::Sum(parts)) if respond.ends_by_sum(board)? => (parts, Ended::Sum),
            Some(Asked::Rooms) => match respond.ends_by_rooms(board)? {
                Some(named) => (self.beside(&named)?, Ended::Rooms(named.body)),
                None => return Ok(None),
            },
            Some(Asked::Sum(_)) | None => return Ok(None),
        };
        let members = self.arena.members.iter();
        let mark = members
            .copied()
            .position(|x| board.is_marked_temporarily(x));
        self.run(Position::of_parts(parts, mark, true), most, respond)?;
        Ok(Some(ended))
    }

    fn run(
        &mut self,
        mut starts: Vec<Position>,
        most: u64,
        respond: &mut dyn Respond,
    ) -> Result<(), FlawKind> {
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
                let mut left = self.reach(choice).ok_or(FlawKind::Answer(choice))?;
                if left.is_unnamed {
                    left.name(self.member(respond.carrier()?))?;
                }
                if let Some(frame) = self.path.last_mut() {
                    frame.waiting = left.positions();
                    frame.waiting.reverse();
                }
            } else if let Some(frame) = self.path.pop() {
                self.seen.finish(frame.number);
            }
        }
    }

    pub(crate) fn position(&self) -> LocalPosition {
        let Turn {
            cells,
            mark,
            is_bound,
            vow,
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
            vow: *vow,
            last: *last,
        }
    }

    pub(crate) fn step(&mut self, mut left: Left, carrier: Option<Point>) -> Reach {
        if left.is_unnamed && left.name(carrier.and_then(|x| self.member(x))).is_err() {
            return Reach::Bad;
        }
        let mut reach = Reach::Done;
        for part in left.positions() {
            part.write_key(&mut self.key);
            match self.seen.find(&self.key) {
                Some(number) if self.seen.is_finished(number) => {}
                Some(_) => return Reach::Bad,
                None => reach = Reach::New,
            }
        }
        reach
    }

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

    fn advance(&mut self) -> bool {
        let Some(Frame { position, next, .. }) = self.path.last_mut() else {
            return false;
        };
        let Position {
            cells,
            mark,
            is_bound,
            vow,
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
            self.turn.vow = *vow;
            self.turn.last = last;
        }
        field.clear(cells);
        last.is_some()
    }

    pub(crate) fn reach(&mut self, choice: Choice) -> Option<Left> {
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
        let left = is_legal.then(|| {
            let parts = field.take_apart(arena, &turn.cells, turn.vow);
            Left::of(parts, field.mark(), turn.is_bound, turn.vow)
        });
        field.clear(&turn.cells);
        left?
    }
}
