//! The walk through all situations of a proof, in one fixed order. Writing and checking share it.

use loja_format::{Answer, Choice, Claim, Flaw, FlawKind, Lemma, Lemmas};
use loja_rules::{Color, FastBoard, PassCount, Point, PointSet};

use crate::arena::{Arena, Ground};
use crate::leaves::Leaves;
use crate::lemma;
use crate::local::{Asked, Ended, Games, Part, Respond};
use crate::seen::{Number, Seen};

/// A guide decides wherever a decision is needed.
pub(crate) trait Guide: Respond {
    /// The decision at the present situation.
    fn choose(&mut self, walk: &mut Walk) -> Result<Choice, FlawKind>;
}

/// Where a choice leads.
pub(crate) enum Step {
    /// To a situation that is already there, and for a lock not on the way.
    Present,
    /// To a new situation that needs no decision.
    End,
    /// To another new situation.
    New,
    /// Nowhere of use: not legal, or it shows nothing.
    Bad,
}

/// A situation on the way from the start to the present one.
struct Frame {
    number: Number,
    /// Where to go on among the places that may be played on; then the pass, then nothing.
    next: usize,
    /// The move that leads on from here.
    choice: Choice,
}

/// The kind of a situation, seen by itself.
enum Kind {
    End(Option<Lemma>),
    Wrong(FlawKind),
    Open,
}

/// The walk. It goes from a situation to those that have to be looked at and comes back, with a stack
/// of its own, since proofs are deep.
pub(crate) struct Walk {
    answer: Answer,
    /// The colour that decides.
    decides: Color,
    is_zone: bool,
    leaves: Leaves,
    board: FastBoard,
    /// Where anybody may ever play: all locations but those marked for good. Such a location without
    /// a stone stays empty (B4.2), and one with a stone keeps it (D1.1).
    places: Vec<Point>,
    /// The words of the key in which such places are, and the last one.
    words: Vec<bool>,
    key: Vec<u64>,
    seen: Seen,
    path: Vec<Frame>,
    limit: u64,
    spoken: Lemmas,
    /// The local games of `sum` and `rooms`, if these may be asked for.
    games: Option<Games>,
    /// The situations that these end.
    sums: Vec<(Number, Ended)>,
}

impl Walk {
    /// In the game of the zone of these components, or of the whole claim.
    pub(crate) fn new(
        claim: &Claim,
        answer: Answer,
        active: Option<&PointSet>,
        lemmas: Lemmas,
        limit: u64,
    ) -> Result<Walk, Flaw> {
        let ground = match active {
            None => Some(Ground::whole(claim)),
            // A zone shows nothing of a lock.
            Some(_) if answer == Answer::Lock => None,
            Some(active) => lemma::zone(claim, active),
        };
        let ground = ground.ok_or_else(|| Flaw {
            kind: FlawKind::Zone,
            line: Vec::new(),
        })?;
        let start = &ground.start;
        let board = FastBoard::new(start);
        let permanent = start.situation().permanent();
        let points = start.board().points();
        let places: Vec<Point> = points.filter(|&x| !permanent.contains(x)).collect();
        // Two bits a location, one word for the rest.
        let mut words = vec![false; board.key().count()];
        for place in &places {
            if let Some(word) = words.get_mut(place.index() / 32) {
                *word = true;
            }
        }
        if let Some(rest) = words.last_mut() {
            *rest = true;
        }
        let named = [Lemma::Sum, Lemma::Rooms].map(|lemma| lemmas.contains(lemma));
        let asks = answer == Answer::Lock && named.contains(&true);
        let games = asks.then(|| Arena::new(&ground)).filter(lemma::may_sum);
        let games = games.map(|arena| Games::new(arena, lemmas));
        Ok(Walk {
            answer,
            decides: match answer {
                Answer::Lock => claim.player(),
                Answer::Refuted => claim.refuter(),
            },
            is_zone: active.is_some(),
            leaves: Leaves::of(&ground, lemmas),
            board,
            places,
            seen: Seen::new(words.iter().filter(|&&kept| kept).count()),
            words,
            key: Vec::new(),
            path: Vec::new(),
            limit,
            spoken: Lemmas::NONE,
            games,
            sums: Vec::new(),
        })
    }

    /// The present situation.
    pub(crate) fn board(&self) -> &FastBoard {
        &self.board
    }

    /// How many situations were visited, positions of local games included.
    pub(crate) fn situations(&self) -> u64 {
        let local = self.games.as_ref().map_or(0, Games::positions);
        self.seen.len() as u64 + local
    }

    /// The lemmas that ended a branch.
    pub(crate) fn spoken(&self) -> Lemmas {
        let games = self.games.as_ref();
        let counts = [Lemma::Sum, Lemma::Rooms].map(|lemma| self.spoken.contains(lemma));
        if counts.contains(&true) && games.is_some_and(Games::used_dead) {
            return self.spoken.with(Lemma::Dead);
        }
        self.spoken
    }

    /// The number of the situation that needs a decision now.
    pub(crate) fn deciding(&self) -> Option<Number> {
        self.path.last().map(|frame| frame.number)
    }

    /// After the walk: whether this is the turn of the one who decides.
    pub(crate) fn is_decided(&self) -> bool {
        self.board.turn() == self.decides
    }

    /// After the walk: the number of the present situation, if it was visited.
    pub(crate) fn number(&mut self) -> Option<Number> {
        self.read_key();
        self.seen.find(&self.key)
    }

    /// After the walk: whether a branch ends here, and by which lemma if by one.
    pub(crate) fn end(&mut self) -> Option<Option<Lemma>> {
        match self.kind() {
            Kind::End(lemma) => Some(lemma),
            Kind::Wrong(_) | Kind::Open => {
                let ended = self.summed()?;
                Some(Some(ended.lemma()))
            }
        }
    }

    /// After the walk: the parts of the present situation, if `sum` or `rooms` ends a branch here.
    pub(crate) fn parts(&mut self) -> Option<Vec<Part>> {
        let ended = self.summed()?;
        let games = self.games.as_mut()?;
        match (games.asked(&self.board)?, ended) {
            (Asked::Sum(parts), Ended::Sum) => Some(parts),
            (Asked::Rooms, Ended::Rooms(body)) => games.parts_of(body),
            _ => None,
        }
    }

    /// After the walk: whether local games end a branch at the present situation.
    fn summed(&mut self) -> Option<Ended> {
        let number = self.number()?;
        let found = self.sums.binary_search_by_key(&number, |&(at, _)| at);
        found.ok().map(|at| self.sums[at].1)
    }

    /// After the walk: all legal moves, in its order.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Choice> + '_ {
        let stones = self.places.iter().copied();
        let stones = stones.filter(|&place| self.board.is_playable(place));
        let pass = (!self.board.is_final()).then_some(Choice::Pass);
        stones.map(Choice::Stone).chain(pass)
    }

    /// After the walk: goes on by a move, if it is legal.
    pub(crate) fn go(&mut self, choice: Choice) -> bool {
        choice.play(&mut self.board)
    }

    /// After the walk: takes the last move back, if there is one.
    pub(crate) fn back(&mut self) {
        self.board.undo();
    }

    /// After the walk: how many situations have a number.
    pub(crate) fn visited(&self) -> usize {
        self.seen.len()
    }

    /// After the walk: goes back to the start.
    pub(crate) fn go_back(&mut self) {
        while self.board.undo() {}
    }

    /// Visits everything that follows these lines, one after the other. A situation that comes twice is visited once.
    pub(crate) fn run_after(
        &mut self,
        lines: &[Vec<Choice>],
        guide: &mut dyn Guide,
    ) -> Result<(), Flaw> {
        for line in lines {
            let arrived = match self.arrive_by(line) {
                Ok(true) => self.run(guide),
                Ok(false) => Ok(()),
                Err(kind) => Err(Flaw {
                    kind,
                    line: Vec::new(),
                }),
            };
            arrived.map_err(|flaw| Flaw {
                line: [line.as_slice(), &flaw.line].concat(),
                ..flaw
            })?;
        }
        Ok(())
    }

    /// Plays a line from the start. Answers whether anything is left to be shown: where the line itself comes back to a
    /// former situation, C7 goes no further, and the claim fails.
    fn arrive_by(&mut self, line: &[Choice]) -> Result<bool, FlawKind> {
        self.go_back();
        let mut former = Vec::new();
        for &choice in line {
            self.read_key();
            let is_over = former.contains(&self.key) || self.leaves.has_formation(&self.board);
            if is_over || !choice.play(&mut self.board) {
                return Err(FlawKind::Illegal(choice));
            }
            former.push(self.key.clone());
        }
        self.read_key();
        let comes_back = former.contains(&self.key) && !self.leaves.has_formation(&self.board);
        match self.answer {
            Answer::Lock if comes_back => Err(FlawKind::Cycle),
            Answer::Refuted if comes_back => Ok(false),
            Answer::Lock | Answer::Refuted => Ok(true),
        }
    }

    /// Visits everything.
    pub(crate) fn run(&mut self, guide: &mut dyn Guide) -> Result<(), Flaw> {
        if !self.arrive(guide)? {
            return Ok(());
        }
        while !self.path.is_empty() {
            let moved = if self.board.turn() == self.decides {
                self.decide(guide)?
            } else {
                self.advance()
            };
            if !moved {
                self.leave();
            } else if !self.arrive(guide)? {
                self.board.undo();
            }
        }
        Ok(())
    }

    /// Looks at the situation that a choice leads to.
    pub(crate) fn step(&mut self, choice: Choice) -> Step {
        if self.make(choice).is_err() {
            return Step::Bad;
        }
        self.read_key();
        let step = match self.seen.find(&self.key) {
            Some(number) if self.leads_back(number) => Step::Bad,
            Some(_) => Step::Present,
            None => match self.kind() {
                Kind::End(_) => Step::End,
                Kind::Wrong(_) => Step::Bad,
                Kind::Open => Step::New,
            },
        };
        self.board.undo();
        step
    }

    /// The one move from a situation that needs a decision.
    fn decide(&mut self, guide: &mut dyn Guide) -> Result<bool, Flaw> {
        let last = self.places.len() + 1;
        let done = |frame: &Frame| frame.next == last;
        if self.path.last().is_none_or(done) {
            return Ok(false);
        }
        let choice = guide.choose(self).map_err(|kind| self.flaw(kind))?;
        self.make(choice).map_err(|kind| self.flaw(kind))?;
        if let Some(frame) = self.path.last_mut() {
            frame.next = last;
            frame.choice = choice;
        }
        Ok(true)
    }

    /// Makes a move of the one who decides, or says why it is none.
    fn make(&mut self, choice: Choice) -> Result<(), FlawKind> {
        if !choice.play(&mut self.board) {
            return Err(FlawKind::Illegal(choice));
        }
        match choice {
            Choice::Stone(x) if self.is_zone && !self.leaves.keeps_vow(&self.board, x) => {
                self.board.undo();
                Err(FlawKind::Vow(choice))
            }
            _ => Ok(()),
        }
    }

    /// The next of all moves: stones in the order of locations, then the pass.
    fn advance(&mut self) -> bool {
        let Some(frame) = self.path.last_mut() else {
            return false;
        };
        loop {
            let at = frame.next;
            let choice = match self.places.get(at) {
                Some(&place) => Choice::Stone(place),
                None if at == self.places.len() => Choice::Pass,
                None => return false,
            };
            frame.next += 1;
            if choice.play(&mut self.board) {
                frame.choice = choice;
                return true;
            }
        }
    }

    /// Looks at the present situation. Answers whether there is more to see behind it.
    fn arrive(&mut self, guide: &mut dyn Guide) -> Result<bool, Flaw> {
        self.read_key();
        if let Some(number) = self.seen.find(&self.key) {
            if self.leads_back(number) {
                return Err(self.flaw(FlawKind::Cycle));
            }
            return Ok(false);
        }
        if self.situations() >= self.limit {
            return Err(self.flaw(FlawKind::TooMany(self.limit)));
        }
        let number = self.seen.add(&self.key);
        let number = number.ok_or_else(|| self.flaw(FlawKind::TooMany(self.situations())))?;
        match self.kind() {
            Kind::Wrong(kind) => Err(self.flaw(kind)),
            Kind::End(lemma) => {
                self.spoken = lemma.map_or(self.spoken, |lemma| self.spoken.with(lemma));
                self.seen.finish(number);
                Ok(false)
            }
            Kind::Open => {
                if let Some(ended) = self.ends_by_games(guide)? {
                    self.spoken = self.spoken.with(ended.lemma());
                    self.sums.push((number, ended));
                    self.seen.finish(number);
                    return Ok(false);
                }
                self.path.push(Frame {
                    number,
                    next: 0,
                    choice: Choice::Pass,
                });
                Ok(true)
            }
        }
    }

    /// Whether the refuter has the turn and the pass count is at most 0, as `sum` and `rooms` ask.
    fn is_quiet(&self) -> bool {
        self.board.turn() != self.decides && self.board.pass_count() <= PassCount::Zero
    }

    /// The lemma, of `sum` and `rooms`, that ends the branch here, if one may. Walks through its local games then.
    fn ends_by_games(&mut self, guide: &mut dyn Guide) -> Result<Option<Ended>, Flaw> {
        if !self.is_quiet() {
            return Ok(None);
        }
        let Some(games) = &mut self.games else {
            return Ok(None);
        };
        let seen = self.seen.len() as u64;
        let ended = games.end(&self.board, self.limit.saturating_sub(seen), guide);
        ended.map_err(|kind| {
            self.flaw_here(match kind {
                FlawKind::TooMany(_) => FlawKind::TooMany(self.limit),
                _ => kind,
            })
        })
    }

    /// Goes back to the situation before.
    fn leave(&mut self) {
        if let Some(frame) = self.path.pop() {
            self.seen.finish(frame.number);
            // At the start there is nothing to take back.
            self.board.undo();
        }
    }

    fn kind(&mut self) -> Kind {
        let formation = self.leaves.has_formation(&self.board);
        match self.answer {
            Answer::Lock if formation => return Kind::End(None),
            Answer::Lock if self.board.is_final() => return Kind::Wrong(FlawKind::Final),
            Answer::Refuted if formation => return Kind::Wrong(FlawKind::Formation),
            // In a zone, a final situation was seen before with a smaller pass count.
            Answer::Refuted if self.board.is_final() && self.is_zone => {
                return Kind::Wrong(FlawKind::Final);
            }
            Answer::Refuted if self.board.is_final() => return Kind::End(None),
            _ => {}
        }
        match self.leaves.lemma_again(&self.board, self.answer) {
            Some(lemma) => Kind::End(Some(lemma)),
            None => Kind::Open,
        }
    }

    /// A lock may not come back to where it comes from; a refutation may.
    fn leads_back(&self, number: Number) -> bool {
        self.answer == Answer::Lock && !self.seen.is_finished(number)
    }

    fn read_key(&mut self) {
        self.key.clear();
        let words = self.board.key().zip(&self.words);
        self.key
            .extend(words.filter(|&(_, &kept)| kept).map(|(word, _)| word));
        if self.is_zone
            && let Some(rest) = self.key.last_mut()
        {
            // The pass count is in the lowest two bits of the last word.
            *rest &= !3;
        }
    }

    fn flaw(&self, kind: FlawKind) -> Flaw {
        // In the last situation no move was made when its decision is what is wrong.
        let open = matches!(
            kind,
            FlawKind::Missing | FlawKind::Misplaced | FlawKind::Illegal(_) | FlawKind::Vow(_)
        );
        let made = self.path.len() - usize::from(open && !self.path.is_empty());
        self.flaw_after(kind, made)
    }

    /// A flaw of the situation at which the walk has just arrived.
    fn flaw_here(&self, kind: FlawKind) -> Flaw {
        self.flaw_after(kind, self.path.len())
    }

    fn flaw_after(&self, kind: FlawKind, made: usize) -> Flaw {
        let line = self.path[..made].iter().map(|frame| frame.choice).collect();
        Flaw { kind, line }
    }
}
