//! Games against the engine on all claims, from either side, well played and carelessly: each comment, the reader's
//! and the engine's, and each hint is read and held to the board.

use loja_certificate::Choice;
use loja_dialogue::{MoveComment, PlaceStanding, Reply, Talk};
use loja_rules::{Color, State};
use loja_solver::{Control, Proof};
use loja_voice::ArgumentFact;

use crate::common::{Case, LIMITS, ask, cases};
use crate::holding::{
    Known, comment_holds, headline_holds, hints_hold, needed, others, reply_holds, stands,
};

/// Moves of a game.
const MOST: usize = 18;

fn reached(case: &Case, line: &[Choice]) -> State {
    let mut state = case.claim.start().clone();
    for &choice in line {
        state.play(choice.into()).unwrap();
    }
    state
}

/// How it stands there, asked until nothing more is found: a hard place is looked at anew with each question.
pub fn settled(
    case: &Case,
    proof: &mut Proof,
    line: &[Choice],
    you: Option<Color>,
) -> PlaceStanding {
    let mut asked = || ask(case, proof, line, None, you, Reply::Never).now;
    let mut now = asked();
    loop {
        let next = asked();
        let is_known = format!("{:?}", next.moves) == format!("{:?}", now.moves);
        now = next;
        if is_known {
            return now;
        }
    }
}

struct Told<'a> {
    case: &'a Case,
    you: Color,
    said: Vec<MoveComment>,
    last: Option<(Vec<Choice>, PlaceStanding)>,
}

impl Told<'_> {
    fn known(&mut self, proof: &mut Proof, line: &[Choice]) -> PlaceStanding {
        if let Some((_, known)) = self.last.iter().find(|(last, _)| last == line) {
            return known.clone();
        }
        let you = Some(self.you);
        let known = ask(self.case, proof, line, None, you, Reply::Never).now;
        self.last = Some((line.to_vec(), known.clone()));
        known
    }

    /// What answers a pass.
    fn after_pass(&self, proof: &mut Proof, line: &[Choice]) -> Option<Choice> {
        let longer = [line, &[Choice::Pass]].concat();
        let shown = Talk::new(&self.case.layout, proof, &Control::new(LIMITS)).show(&longer);
        shown.unwrap().moves.first().copied()
    }

    /// One comment, with the line that it ends.
    fn read(&mut self, proof: &mut Proof, comment: &MoveComment, line: &[Choice]) {
        let case = self.case;
        let (last, former) = line.split_last().unwrap();
        assert_eq!(*last, comment.choice);
        let (was, now) = (self.known(proof, former), self.known(proof, line));
        let before = reached(case, former);
        if comment.by_engine {
            reply_holds(&case.claim, &before, comment, &now);
        } else {
            headline_holds(&case.claim, comment, &now);
        }
        let pace = |one: &loja_solver::opponent::JudgedMove| one.distance.unwrap_or(u32::MAX);
        let chosen = was.moves.iter().find(|one| one.choice == *last).unwrap();
        let shown = comment.shown.as_ref().and_then(|shown| shown.end.as_ref());
        let gives = needed(comment, &was.moves);
        let known = Known {
            end: shown.or(now.end.as_ref()),
            settled: was.end.is_some(),
            stands: stands(&case.claim, comment, &now),
            longest: was.moves.iter().all(|one| pace(one) <= pace(chosen)),
            others: others(comment, &was.moves, &now),
            passed: gives.then(|| self.after_pass(proof, former)).flatten(),
        };
        comment_holds(&case.claim, &before, comment, &known);
        let on = was.end.is_some() && now.end.as_ref().is_some_and(|end| !end.over);
        let is_end = |fact: &ArgumentFact| matches!(fact, ArgumentFact::NeverFree { .. });
        assert!(!on || !comment.facts.iter().any(is_end), "{comment:?}");
        self.said.push(comment.clone());
    }

    /// Nothing is said twice that was clear the first time.
    fn no_echo(&self) {
        let circle = |one: &MoveComment| one.facts.iter().any(is_circle);
        let twice = |pair: &[MoveComment]| circle(&pair[0]) && circle(&pair[1]);
        assert!(!self.said.windows(2).any(twice), "{:?}", self.said);
        let mut told = Vec::new();
        for one in &self.said {
            let facts = &one.facts;
            let captures = |fact: &ArgumentFact| matches!(fact, ArgumentFact::Captures { .. });
            assert!(!one.by_engine || !facts.iter().any(captures), "{facts:?}");
            assert!(one.shown.is_some() || facts.len() <= 7, "{facts:?}");
            for (number, fact) in facts.iter().enumerate() {
                assert!(!facts[..number].contains(fact), "{facts:?}");
            }
            let long = |fact: &ArgumentFact| matches!(fact, ArgumentFact::OtherMustPlay { .. });
            if facts.iter().any(long) {
                assert!(!told.contains(&one.color), "{facts:?}");
                told.push(one.color);
            }
        }
    }
}

fn is_circle(fact: &ArgumentFact) -> bool {
    matches!(fact, ArgumentFact::NotYetRepeated { .. })
}

fn play(case: &Case, you: Color, careless: bool) -> Vec<MoveComment> {
    let mut proof = case.proof();
    let mut told = Told {
        case,
        you,
        said: Vec::new(),
        last: None,
    };
    let mut line: Vec<Choice> = Vec::new();
    let mut choice = None;
    while line.len() < MOST {
        let answer = ask(case, &mut proof, &line, choice, Some(you), Reply::Always);
        let start = answer.line.len() - answer.said.len();
        for (number, comment) in answer.said.iter().enumerate() {
            told.read(&mut proof, comment, &answer.line[..=start + number]);
        }
        line = answer.line;
        let now = settled(case, &mut proof, &line, Some(you));
        if now.moves.is_empty() {
            break;
        }
        let hints = Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
            .hints(&line)
            .unwrap();
        if !hints.is_empty() {
            let mut after = |choice| {
                let longer = [&line[..], &[choice]].concat();
                Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
                    .show(&longer)
                    .unwrap()
            };
            let (shown, passed) = (after(now.best.unwrap()), after(Choice::Pass));
            let here = reached(case, &line);
            let reply = passed.moves.first().copied();
            hints_hold(&case.claim, &here, &now, &hints, &shown, reply);
        }
        // What these lines have shown, the next comment knows too.
        let known = settled(case, &mut proof, &line, Some(you));
        told.last = Some((line.clone(), known));
        let other = now.moves[(line.len() * 5 + 3) % now.moves.len()].choice;
        let astray = careless && line.len() % 3 != 1;
        choice = Some(now.best.filter(|_| !astray).unwrap_or(other));
    }
    told.no_echo();
    told.said
}

#[test]
fn every_remark_and_hint_of_a_game_is_true() {
    let (mut said, mut circles) = (0, 0);
    for (number, case) in cases().into_iter().enumerate() {
        // One reader is careless and the other careful, in turns.
        for (you, careless) in [
            (Color::Black, number % 2 == 0),
            (Color::White, number % 2 == 1),
        ] {
            println!("{}, {you}, careless: {careless}", case.name);
            let comments = play(&case, you, careless);
            said += comments.len();
            let of_circle = |one: &&MoveComment| one.facts.iter().any(is_circle);
            circles += comments.iter().filter(of_circle).count();
        }
    }
    println!("{said} comments, {circles} of a circle that is none yet");
    assert!(said > 500 && circles > 3);
}
