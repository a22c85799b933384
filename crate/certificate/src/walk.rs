//! The walk through all situations of a proof, in one fixed order. Writing and checking share it.

use loja_format::{Answer, Choice, Claim, Flaw, FlawKind, Lemma, Lemmas};
use loja_rules::{Color, FastBoard, PassCount, Point, PointSet};

use crate::arena::{Arena, Ground};
use crate::leaves::Leaves;
use crate::lemma;
use crate::local::{Asked, Ended, Games, Part, Respond};
use crate::seen::{Number, Seen};

pub(crate) trait Guide: Respond {
    /// The decision at the present situation.
    fn choose(&mut self, walk: &mut Walk) -> Result<Choice, FlawKind>;
}

/// Where a choice leads.
pub(crate) enum Step {
    /// To a known situation, which for a lock is not on the way.
    Present,
    End,
    /// To another new situation.
    New,
    /// Not legal, or it shows nothing.
    Bad,
}

struct Frame {
    number: Number,
    /// The next place to try; then the pass, then nothing.
    next: usize,
    choice: Choice,
}

enum Kind {
    End(Option<Lemma>),
    Wrong(FlawKind),
    Open,
}

/// The walk through situations, with a stack of its own, since proofs are deep.
pub(crate) struct Walk {
    answer: Answer,
    /// The colour that decides.
    decides: Color,
    is_zone: bool,
    leaves: Leaves,
    board: FastBoard,
    /// All locations but those marked for good, which never change (B4.2, D1.1).
    places: Vec<Point>,
    /// The words of the key that can change.
    words: Vec<bool>,
    key: Vec<u64>,
    seen: Seen,
    path: Vec<Frame>,
    limit: u64,
    spoken: Lemmas,
    games: Option<Games>,
    /// The situations that these end.
    sums: Vec<(Number, Ended)>,
}

impl Walk {
    pub(crate) fn new(
        claim: &Claim,
        answer: Answer,
        active: Option<&PointSet>,
        lemmas: Lemmas,
        limit: u64,
    ) -> Result<Walk, Flaw> {
        let ground = match active {
            None => Some(Ground::whole(claim)),
            // A zone shows nothing about a lock.
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

    pub(crate) fn board(&self) -> &FastBoard {
        &self.board
    }

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

    pub(crate) fn deciding(&self) -> Option<Number> {
        self.path.last().map(|frame| frame.number)
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.board.turn() == self.decides
    }

    pub(crate) fn number(&mut self) -> Option<Number> {
        self.read_key();
        self.seen.find(&self.key)
    }

    pub(crate) fn end(&mut self) -> Option<Option<Lemma>> {
        match self.kind() {
            Kind::End(lemma) => Some(lemma),
            Kind::Wrong(_) | Kind::Open => {
                let ended = self.summed()?;
                Some(Some(ended.lemma()))
            }
        }
    }

    pub(crate) fn parts(&mut self) -> Option<Vec<Part>> {
        let ended = self.summed()?;
        let games = self.games.as_mut()?;
        match (games.asked(&self.board)?, ended) {
            (Asked::Sum(parts), Ended::Sum) => Some(parts),
            (Asked::Rooms, Ended::Rooms(body)) => games.parts_of(body),
            _ => None,
        }
    }

    fn summed(&mut self) -> Option<Ended> {
        let number = self.number()?;
        let found = self.sums.binary_search_by_key(&number, |&(at, _)| at);
        found.ok().map(|at| self.sums[at].1)
    }

    pub(crate) fn moves(&self) -> impl Iterator<Item = Choice> + '_ {
        let stones = self.places.iter().copied();
        let stones = stones.filter(|&place| self.board.is_playable(place));
        let pass = (!self.board.is_final()).then_some(Choice::Pass);
        stones.map(Choice::Stone).chain(pass)
    }

    pub(crate) fn go(&mut self, choice: Choice) -> bool {
        choice.play(&mut self.board)
    }

    pub(crate) fn back(&mut self) {
        self.board.undo();
    }

    pub(crate) fn visited(&self) -> usize {
        self.seen.len()
    }

    pub(crate) fn go_back(&mut self) {
        while self.board.undo() {}
    }

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

    /// Plays a line from the start and says whether anything is left to show: a line that repeats a situation has
    /// lost the claim (C7).
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

    /// Whether the refuter has the turn and the pass count is at most 0, as `sum` and `rooms` need.
    fn is_quiet(&self) -> bool {
        self.board.turn() != self.decides && self.board.pass_count() <= PassCount::Zero
    }

    /// Whichever of `sum` and `rooms` ends the branch here, after a walk through its local games.
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

    fn leave(&mut self) {
        if let Some(frame) = self.path.pop() {
            self.seen.finish(frame.number);
            // At the start there is nothing to undo.
            self.board.undo();
        }
    }

    fn kind(&mut self) -> Kind {
        let formation = self.leaves.has_formation(&self.board);
        match self.answer {
            Answer::Lock if formation => return Kind::End(None),
            Answer::Lock if self.board.is_final() => return Kind::Wrong(FlawKind::Final),
            Answer::Refuted if formation => return Kind::Wrong(FlawKind::Formation),
            // In a zone, it was seen before with a smaller pass count.
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
            // The lowest two bits of the last word hold the pass count.
            *rest &= !3;
        }
    }

    fn flaw(&self, kind: FlawKind) -> Flaw {
        // When the decision is what is wrong, the last situation has no move.
        let open = matches!(
            kind,
            FlawKind::Missing | FlawKind::Misplaced | FlawKind::Illegal(_) | FlawKind::Vow(_)
        );
        let made = self.path.len() - usize::from(open && !self.path.is_empty());
        self.flaw_after(kind, made)
    }

    fn flaw_here(&self, kind: FlawKind) -> Flaw {
        self.flaw_after(kind, self.path.len())
    }

    fn flaw_after(&self, kind: FlawKind, made: usize) -> Flaw {
        let line = self.path[..made].iter().map(|frame| frame.choice).collect();
        Flaw { kind, line }
    }
}
