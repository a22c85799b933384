//! Locks with local games, written by a third hand, and changed.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, and its boards are small"
)]

use std::collections::{BTreeMap, HashSet};

use loja_certificate::{
    Answer, Certificate, Choice, Claim, FlawKind, Leaves, Lemma, Lemmas, check_plain, sealed_again,
};
use loja_rules::FastBoard;

use super::local::{Local, Locals, bits};
use super::rooms::Named;
use super::{Dice, Sweep, base64url, check};

pub const SUM: u8 = 254;
pub const ON: u8 = 253;
pub const PASS: u8 = 255;

pub fn byte(claim: &Claim, choice: Choice) -> u8 {
    match choice {
        Choice::Stone(x) => {
            let number = claim.set().iter().position(|y| x == y);
            u8::try_from(number.unwrap()).unwrap()
        }
        Choice::Pass => PASS,
    }
}

pub fn judged(text: &str) -> Result<(), FlawKind> {
    let certificate = Certificate::from_text(text).unwrap();
    if certificate.lemmas().contains(Lemma::Rooms) {
        return check_plain(&certificate).map_err(|flaw| flaw.kind);
    }
    let judged = check(certificate);
    judged.map(|_| ()).map_err(|flaw| flaw.kind)
}

/// The name of a flaw.
pub fn word(judged: Result<(), FlawKind>) -> String {
    let flaw = judged.map_or_else(|kind| format!("{kind:?}"), |()| "none".to_owned());
    flaw.split(['(', ' ']).next().unwrap().to_owned()
}

/// The text with other decisions and another number of situations.
pub fn text_with(text: &str, situations: usize, bytes: &[u8]) -> String {
    let lines = text.lines().map(|line| match line.split(' ').next() {
        Some("situations") => format!("situations {situations}"),
        Some("decisions") => format!("decisions {}", base64url(bytes)),
        _ => line.to_owned(),
    });
    sealed_again(&lines.collect::<Vec<_>>().join("\n"))
}

/// A lock of Black on a board of these pairs, of all that is not permanently white.
pub fn by_hand(
    lemmas: &str,
    rows: &str,
    pairs: &str,
    situations: usize,
    decisions: &[u8],
) -> String {
    let set: String = rows
        .chars()
        .map(|sign| if sign == 'O' { '.' } else { '*' })
        .collect();
    sealed_again(&format!(
        "loja-certificate 1\nboard pairs {} {pairs}\nrows {rows}\nclaim black {set}\nanswer lock\nlemmas {lemmas}\n\
         situations {situations}\ndecisions {}\n",
        rows.len(),
        base64url(decisions)
    ))
}

/// The answer for a claim, and a text that says that it is a lock by these lemmas.
pub fn forged(claim: &Claim, lemmas: &str) -> (Answer, String) {
    let sweep = Sweep::of_claim(claim, |_| ());
    let answer = sweep.answer();
    let advise = &mut |board: &FastBoard, choices: &mut Vec<Choice>| {
        sweep.advise(board, answer, choices);
    };
    let record = Certificate::record(claim, answer, Lemmas::NONE, 1 << 20, advise);
    let text = record.unwrap().to_text().replace("refuted", "lock");
    (
        answer,
        text.replace("lemmas none", &format!("lemmas {lemmas}")),
    )
}

/// A lock written down by the sweep, ended by `sum` and `rooms` in most situations where it can be.
struct Pen<'a> {
    claim: &'a Claim,
    sweep: Sweep<()>,
    lemmas: Lemmas,
    leaves: Leaves,
    locals: Locals,
    dice: &'a mut Dice,
    seen: HashSet<Vec<u64>>,
    done: HashSet<Local>,
    bytes: Vec<u8>,
    sums: usize,
    rooms: usize,
}

impl Pen<'_> {
    fn visit(&mut self, board: &FastBoard) {
        if !self.seen.insert(board.key().collect())
            || self.leaves.has_formation(board)
            || self.leaves.lemma(board, Answer::Lock).is_some()
            || self.ends_by_sum(board)
            || self.ends_by_rooms(board)
        {
            return;
        }
        let mut choices = Vec::new();
        if board.turn() == self.claim.player() {
            self.sweep.advise(board, Answer::Lock, &mut choices);
            choices.truncate(1);
            let byte = byte(self.claim, choices[0]);
            self.bytes.push(byte);
        } else {
            choices.extend(board.board().points().map(Choice::Stone));
            choices.push(Choice::Pass);
        }
        for choice in choices {
            let mut next = board.clone();
            if choice.play(&mut next) {
                self.visit(&next);
            }
        }
    }

    fn ends_by_sum(&mut self, board: &FastBoard) -> bool {
        let games = self.locals.first(board);
        let Some(games) = games.filter(|_| self.lemmas.contains(Lemma::Sum)) else {
            return false;
        };
        let won = games.iter().all(|&game| self.locals.rank(game).is_some());
        let ends = won && !self.dice.one_in(6);
        self.bytes.push(if ends { SUM } else { ON });
        if ends {
            self.sums += 1;
            self.write(games);
        }
        ends
    }

    fn ends_by_rooms(&mut self, board: &FastBoard) -> bool {
        if !self.lemmas.contains(Lemma::Rooms) || self.locals.bodies(board).is_empty() {
            return false;
        }
        let mut named = self.locals.named(board);
        let from = self.dice.below(named.len());
        named.rotate_left(from);
        let Some(named) = self.locals.settled(&named).filter(|_| !self.dice.one_in(6)) else {
            self.bytes.push(ON);
            return false;
        };
        self.rooms += 1;
        let names = names(self.claim, &self.locals, &named, self.dice);
        self.bytes.extend(names);
        self.write(named.games);
        true
    }

    fn write(&mut self, games: Vec<Local>) {
        for game in games {
            let mut choices = Vec::new();
            self.locals.write(game, &mut self.done, &mut choices);
            let bytes = choices.iter().map(|&choice| byte(self.claim, choice));
            self.bytes.extend(bytes);
        }
    }
}

/// A stone of the body, and a location of each room: any, in any order.
pub fn names(claim: &Claim, locals: &Locals, named: &Named, dice: &mut Dice) -> [u8; 3] {
    let mut any = |of: u32| {
        let all: Vec<usize> = bits(of).collect();
        byte(claim, Choice::Stone(locals.points[dice.pick(&all)]))
    };
    let [body, first, second] = [named.body, named.rooms[0], named.rooms[1]].map(&mut any);
    if dice.one_in(2) {
        [body, second, first]
    } else {
        [body, first, second]
    }
}

/// A lock with its decisions.
pub struct Written {
    text: String,
    members: usize,
    situations: usize,
    bytes: Vec<u8>,
    pub sums: usize,
    pub rooms: usize,
}

impl Written {
    /// `None` if it is refuted.
    pub fn of(claim: &Claim, lemmas: Lemmas, dice: &mut Dice) -> Option<Written> {
        let (answer, text) = forged(claim, &lemmas.to_string());
        if answer == Answer::Refuted {
            return None;
        }
        let games = [Lemma::Sum, Lemma::Rooms];
        let mut pen = Pen {
            claim,
            sweep: Sweep::of_claim(claim, |_| ()),
            lemmas,
            leaves: Leaves::new(claim, games.into_iter().fold(lemmas, Lemmas::without)),
            locals: Locals::new(claim),
            dice,
            seen: HashSet::new(),
            done: HashSet::new(),
            bytes: Vec::new(),
            sums: 0,
            rooms: 0,
        };
        pen.visit(&FastBoard::new(claim.start()));
        Some(Written {
            text,
            members: claim.set().len(),
            situations: pen.seen.len() + pen.done.len(),
            bytes: pen.bytes,
            sums: pen.sums,
            rooms: pen.rooms,
        })
    }

    /// It is taken, and with another number or a decision too many it is not.
    /// Then so many single changes are made. What is still taken is a lock, and the sweep says so as well; so only flaws are counted.
    pub fn judge(&self, dice: &mut Dice, changes: usize, flaws: &mut BTreeMap<String, usize>) {
        let told = |situations, bytes: &[u8]| judged(&text_with(&self.text, situations, bytes));
        let (found, bytes) = (self.situations, self.bytes.as_slice());
        let all = text_with(&self.text, found, bytes);
        assert_eq!(told(found, bytes), Ok(()), "{all}");
        for stated in [found - 1, found + 1] {
            let most = found as u64;
            let flaw = FlawKind::Count {
                stated: stated as u64,
                found: most,
            };
            assert_eq!(told(stated, bytes), Err(flaw), "{all}");
        }
        let longer = [bytes, &[0]].concat();
        assert_eq!(told(found, &longer), Err(FlawKind::Leftover(1)));
        for _ in 0..if bytes.is_empty() { 0 } else { changes } {
            let mut changed = self.bytes.clone();
            let at = dice.below(bytes.len());
            let other = match dice.below(self.members + 3) {
                0 => SUM,
                1 => ON,
                2 => PASS,
                member => u8::try_from(member - 3).unwrap(),
            };
            match dice.below(8) {
                0 => drop(changed.remove(at)),
                1 => changed.insert(at, other),
                _ => changed[at] = other,
            }
            if changed != self.bytes {
                *flaws.entry(word(told(found, &changed))).or_insert(0) += 1;
            }
        }
    }
}
