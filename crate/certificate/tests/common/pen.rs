//! Locks with local games, written by a third hand, and changed.

use std::collections::{BTreeMap, HashSet};

use loja_certificate::{
    Answer, Certificate, Choice, Claim, Decision, FlawKind, Leaves, Lemma, Lemmas, sealed_again,
};
use loja_rules::{Color, FastBoard, Point};
use loja_testkit::Dice;

use super::local::{Local, Locals, bits};
use super::rooms::Named;
use super::{Sweep, base64url, check};

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
    let judged = check(Certificate::from_text(text).unwrap());
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

/// A text without decisions that says that a claim is a lock by these lemmas. All outside stays, as in its worst case.
pub fn blank(claim: &Claim, lemmas: &str) -> String {
    let (board, start) = (claim.board(), claim.start().situation());
    let pairs: String = board
        .pairs()
        .map(|(x, y)| format!(" {}-{}", x.index(), y.index()))
        .collect();
    let sign = |x: Point| {
        let signs = if start.permanent().contains(x) {
            ['X', 'O', '*']
        } else {
            ['x', 'o', '.']
        };
        let color = Color::ALL
            .into_iter()
            .position(|color| start.stones()[color].contains(x));
        signs[color.unwrap_or(2)]
    };
    let rows: String = board.points().map(sign).collect();
    let member = |x: Point| if claim.set().contains(x) { '*' } else { '.' };
    let set: String = board.points().map(member).collect();
    let player = match claim.player() {
        Color::Black => "black",
        Color::White => "white",
    };
    sealed_again(&format!(
        "loja-certificate 1\nboard pairs {}{pairs}\nrows {rows}\nclaim {player} {set}\nanswer lock\nlemmas {lemmas}\n\
         situations 1\ndecisions\n",
        board.len()
    ))
}

/// A lock written down by the sweep, ended by `sum` and `rooms` in most situations where it can be.
struct Pen<'a> {
    claim: &'a Claim,
    /// `None` if the first situation is ended by a lemma.
    sweep: Option<Sweep<()>>,
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
            let sweep = self.sweep.as_ref().unwrap();
            sweep.advise(board, Answer::Lock, &mut choices);
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
        let ends = won && !self.goes_on();
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
        let Some(named) = self.locals.settled(&named).filter(|_| !self.goes_on()) else {
            self.bytes.push(ON);
            return false;
        };
        self.rooms += 1;
        let names = names(self.claim, &self.locals, &named, self.dice);
        self.bytes.extend(names);
        self.write(named.games);
        true
    }

    fn goes_on(&mut self) -> bool {
        self.sweep.is_some() && self.dice.one_in(6)
    }

    fn write(&mut self, games: Vec<Local>) {
        for game in games {
            let mut choices = Vec::new();
            self.locals
                .write(game, &mut self.done, self.dice, &mut choices);
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
    /// How often a part is named that gets the vow.
    pub names: usize,
}

impl Written {
    /// `None` if it is refuted.
    pub fn of(claim: &Claim, lemmas: Lemmas, dice: &mut Dice) -> Option<Written> {
        let sweep = Sweep::of_claim(claim, |_| ());
        if sweep.answer() == Answer::Refuted {
            return None;
        }
        Some(Written::by(claim, Some(sweep), lemmas, dice))
    }

    /// One that a lemma with local games ends at once.
    pub fn at_once(claim: &Claim, lemmas: Lemmas, dice: &mut Dice) -> Written {
        Written::by(claim, None, lemmas, dice)
    }

    fn by(claim: &Claim, sweep: Option<Sweep<()>>, lemmas: Lemmas, dice: &mut Dice) -> Written {
        let games = [Lemma::Sum, Lemma::Rooms];
        let mut pen = Pen {
            claim,
            sweep,
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
        Written {
            text: blank(claim, &lemmas.to_string()),
            members: claim.set().len(),
            situations: pen.seen.len() + pen.done.len(),
            bytes: pen.bytes,
            sums: pen.sums,
            rooms: pen.rooms,
            names: pen.locals.names,
        }
    }

    /// What the writer of certificates has written.
    pub fn recorded(certificate: &Certificate) -> Written {
        let claim = certificate.claim();
        let (mut bytes, mut sums) = (Vec::new(), 0);
        for decision in certificate.decisions() {
            bytes.push(match decision {
                Decision::Move(choice) => byte(claim, choice),
                Decision::Sum => SUM,
                Decision::On => ON,
            });
            sums += usize::from(decision == Decision::Sum);
        }
        Written {
            text: certificate.to_text(),
            members: claim.set().len(),
            situations: usize::try_from(certificate.situations()).unwrap(),
            bytes,
            sums,
            rooms: usize::from(certificate.lemmas().contains(Lemma::Rooms)),
            names: 0,
        }
    }

    /// It is taken, and with another number or a decision too many it is not.
    /// Then so many changes are made, of one decision or of all from there on. What is still taken is a lock, and the sweep says so as well; so only flaws are counted.
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
            let other = self.any(dice);
            match dice.below(8) {
                0 => drop(changed.remove(at)),
                1 => changed.insert(at, other),
                2 => changed[at..].fill_with(|| self.any(dice)),
                _ => changed[at] = other,
            }
            if changed != self.bytes {
                *flaws.entry(word(told(found, &changed))).or_insert(0) += 1;
            }
        }
    }

    /// Any decision.
    fn any(&self, dice: &mut Dice) -> u8 {
        match dice.below(self.members + 3) {
            0 => SUM,
            1 => ON,
            2 => PASS,
            member => u8::try_from(member - 3).unwrap(),
        }
    }
}
