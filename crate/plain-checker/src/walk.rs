//! The walk of `FORMAT.md`, word by word.

use std::collections::HashMap;

use loja_format::{Answer, Certificate, Choice, Decision, Flaw, FlawKind, Lemma};
use loja_rules::{Point, Situation, State};

use crate::account::Account;
use crate::game::Game;
use crate::local::{self, Local, Seen};
use crate::{lemmas, rooms, sum};

struct Stop {
    state: State,
    decided: Option<Choice>,
    /// How many moves were tried.
    tried: usize,
}

struct Walk<'a> {
    certificate: &'a Certificate,
    game: Game,
    account: Account,
    /// The situations seen, without captives, and whether each is finished.
    seen: HashMap<Situation, bool>,
    /// The positions of local games seen.
    locals: Seen,
    way: Vec<Stop>,
    line: Vec<Choice>,
}

pub(crate) fn check(certificate: &Certificate, lines: &[Vec<Choice>]) -> Result<(), Flaw> {
    let flaw = |kind| Flaw {
        kind,
        line: Vec::new(),
    };
    let game = match (certificate.zone(), certificate.answer()) {
        (None, _) => Game::of_claim(certificate.claim()),
        (Some(active), Answer::Refuted) => Game::of_zone(certificate.claim(), active),
        (Some(_), Answer::Lock) => Err(FlawKind::Zone),
    };
    let mut game = game.map_err(flaw)?;
    game.knows_dead = certificate.lemmas().contains(Lemma::Dead);
    let mut walk = Walk {
        certificate,
        game,
        account: Account::of(certificate),
        seen: HashMap::new(),
        locals: Seen::new(),
        way: Vec::new(),
        line: Vec::new(),
    };
    for line in lines {
        let shown = walk.run_after(line);
        shown.map_err(|kind| Flaw {
            kind,
            line: [line.as_slice(), &walk.line].concat(),
        })?;
    }
    walk.account.close().map_err(flaw)
}

impl Walk<'_> {
    /// Plays the line, then visits what follows. A line that repeats a situation has lost the claim by C7.2 or
    /// C7.3.
    fn run_after(&mut self, line: &[Choice]) -> Result<(), FlawKind> {
        let mut state = self.game.start.clone();
        let mut former: Vec<Situation> = Vec::new();
        for &choice in line {
            let is_over = self.game.is_won(&state) || former.contains(state.situation());
            let next = self.game.after(&state, choice)?.filter(|_| !is_over);
            former.push(state.situation().clone());
            state = next.ok_or(FlawKind::Illegal(choice))?;
        }
        let comes_back = former.contains(state.situation()) && !self.game.is_won(&state);
        match self.certificate.answer() {
            Answer::Lock if comes_back => Err(FlawKind::Cycle),
            Answer::Refuted if comes_back => Ok(()),
            Answer::Lock | Answer::Refuted => self.run(state),
        }
    }

    fn run(&mut self, from: State) -> Result<(), FlawKind> {
        let points: Vec<Point> = self.game.start.board().points().collect();
        let stones = points.into_iter().map(Choice::Stone);
        let all: Vec<Choice> = stones.chain([Choice::Pass]).collect();
        self.visit(from)?;
        while let Some(stop) = self.way.last_mut() {
            let choices = match &stop.decided {
                Some(choice) => std::slice::from_ref(choice),
                None => all.as_slice(),
            };
            let Some(&choice) = choices.get(stop.tried) else {
                self.seen.insert(stop.state.situation().clone(), true);
                self.way.pop();
                self.line.pop();
                continue;
            };
            stop.tried += 1;
            let is_decided = stop.decided.is_some();
            match self.game.after(&stop.state, choice)? {
                Some(next) => {
                    if is_decided
                        && self.game.is_zone
                        && !lemmas::keeps_vow(&self.game, choice, &next)
                    {
                        return Err(FlawKind::Vow(choice));
                    }
                    self.line.push(choice);
                    self.visit(next)?;
                }
                None if is_decided => return Err(FlawKind::Illegal(choice)),
                None => {}
            }
        }
        Ok(())
    }

    /// Visits the situation at the end of the line. If its branch ends, undoes the last move.
    fn visit(&mut self, state: State) -> Result<(), FlawKind> {
        let answer = self.certificate.answer();
        // 1
        if let Some(&finished) = self.seen.get(state.situation()) {
            if answer == Answer::Lock && !finished {
                return Err(FlawKind::Cycle);
            }
            self.line.pop();
            return Ok(());
        }
        // 2
        self.account.count()?;
        if self.ends(&state)? || self.ends_by_sum(&state)? || self.ends_by_rooms(&state)? {
            self.seen.insert(state.situation().clone(), true);
            self.line.pop();
            return Ok(());
        }
        self.seen.insert(state.situation().clone(), false);
        // 3, 4
        let decides = match answer {
            Answer::Lock => self.game.claimant,
            Answer::Refuted => self.game.refuter,
        };
        let mut decided = None;
        if state.situation().turn() == decides {
            decided = Some(self.account.choice()?);
        }
        self.way.push(Stop {
            state,
            decided,
            tried: 0,
        });
        Ok(())
    }

    fn ends(&self, state: &State) -> Result<bool, FlawKind> {
        let answer = self.certificate.answer();
        match answer {
            Answer::Lock if self.game.is_won(state) => return Ok(true),
            Answer::Lock if state.is_final() => return Err(FlawKind::Final),
            Answer::Refuted if self.game.is_won(state) => return Err(FlawKind::Formation),
            Answer::Refuted if state.is_final() => return Ok(true),
            Answer::Lock | Answer::Refuted => {}
        }
        let mut lemmas = self.certificate.lemmas().iter();
        Ok(lemmas.any(|lemma| lemmas::speaks(lemma, answer, &self.game, state)))
    }

    fn names(&self, lemma: Lemma) -> bool {
        self.certificate.lemmas().contains(lemma) && self.certificate.answer() == Answer::Lock
    }

    fn ends_by_sum(&mut self, state: &State) -> Result<bool, FlawKind> {
        if !self.names(Lemma::Sum) {
            return Ok(false);
        }
        let Some(games) = sum::asked(&self.game, state) else {
            return Ok(false);
        };
        match self.account.decision()? {
            Decision::Sum => self.prove(games),
            Decision::On => Ok(false),
            Decision::Move(_) => Err(FlawKind::Misplaced),
        }
    }

    /// Whether `rooms` ends the branch; never together with `sum`, which needs a safe chain.
    fn ends_by_rooms(&mut self, state: &State) -> Result<bool, FlawKind> {
        if !self.names(Lemma::Rooms) || !rooms::is_asked(&self.game, state) {
            return Ok(false);
        }
        match rooms::named(&self.game, state, &mut self.account)? {
            Some(games) => self.prove(games),
            None => Ok(false),
        }
    }

    fn prove(&mut self, games: Vec<Local>) -> Result<bool, FlawKind> {
        for game in games {
            local::prove(&self.game, game, &mut self.locals, &mut self.account)?;
        }
        Ok(true)
    }
}
