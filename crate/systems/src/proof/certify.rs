//! Answers questions and writes down what shows the answers.

use std::collections::{HashMap, HashSet};

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::{Control, Going};

use super::advise::{Advise, Advised};
use super::check::check;
use super::claim::{Claim, Question};
use super::contest::{Contest, Inner, Oracle, Turn};
use super::text::{Certificate, Lemmas};
use super::{Bundle, Visitor, solve, walk, with_contest};
use crate::{System, j2003, jrg89};

/// Answers a question and writes down what shows it. `None` where there are more situations than this, or where nothing is shown. Who moves first matters to [`Question::Ends`]
/// alone.
#[must_use]
pub fn certify(
    rules: System,
    board: &Board,
    stones: &ByColor<PointSet>,
    turn: Color,
    question: &Question,
    control: &Control<'_>,
) -> Option<Bundle> {
    let turn = first(question, stones, turn)?;
    let claim = Claim {
        rules,
        board: board.clone(),
        stones: stones.clone(),
        turn,
        question: question.clone(),
        answer: true,
    };
    // By 2003 what goes round may be right too, and the lemma does not look at that.
    let tried: &[Lemmas] = match rules.name() {
        "jrg89" => &[Lemmas::ALL],
        "j2003" if board.len() > j2003::EXACT_UP_TO => &[Lemmas::STAYS, Lemmas::NONE],
        _ => &[Lemmas::NONE],
    };
    tried.iter().find_map(|&lemmas| {
        // What other questions took is not taken from this one.
        let poll = |_| match control.is_over() {
            true => Going::Break(()),
            false => Going::Continue(()),
        };
        let control = Control::polling(control.limits(), &poll);
        within(&claim, &EITHER, &control, &board.locations(), lemmas)
    })
}

/// Who moves first.
pub(super) fn first(question: &Question, stones: &ByColor<PointSet>, turn: Color) -> Option<Color> {
    Some(match question {
        Question::Captured(at) | Question::Clean(at, _) | Question::Forced(at, _) => {
            stones.color_at(*at)?.other()
        }
        Question::Unprotected(at) => stones.color_at(*at)?,
        Question::Beyond(player, _) => *player,
        Question::Analysis(player, _) => player.other(),
        Question::Ends(..) | Question::Score(..) => turn,
    })
}

/// Yes is tried first.
const EITHER: [bool; 2] = [true, false];

/// This claim with one of these answers, on no larger part than this, with these lemmas.
fn within(
    claim: &Claim,
    answers: &[bool],
    control: &Control<'_>,
    within: &PointSet,
    lemmas: Lemmas,
) -> Option<Bundle> {
    let (board, turn) = (&claim.board, claim.turn);
    for &answer in answers {
        let claim = Claim {
            answer,
            ..claim.clone()
        };
        let shows = if answer { turn } else { turn.other() };
        let part = match claim.rules.name() {
            "jrg89" => jrg89::Test::part(board, &claim.stones, &claim.question, shows),
            _ => board.locations(),
        };
        let part = if part.is_subset(within) {
            part
        } else {
            within.clone()
        };
        let mut known = HashMap::new();
        let mut inner =
            |asked: &Inner| answered(&claim, asked, control, (&part, lemmas), &mut known);
        let finder = Finder {
            answer,
            control,
            inner: &mut inner,
        };
        // Refused where the walls are the other's: he may still show the other answer.
        let Ok(Some((turns, asked))) = with_contest(&claim, &part, lemmas, finder) else {
            continue;
        };
        let mut inner: Vec<Certificate> = Vec::new();
        for asked in asked {
            let shown = known.get(&asked).and_then(Option::as_ref)?;
            // The owner shows that stones stay, the capturer that they are taken.
            if jrg89::relied_on(&claim) == Some(shown.claim.answer) && !inner.contains(shown) {
                inner.push(shown.clone());
            }
        }
        let mut digests: Vec<u64> = inner.iter().map(Certificate::digest).collect();
        digests.sort_unstable();
        let certificate = Certificate {
            claim,
            part,
            lemmas: Lemmas::default(),
            turns,
            inner: digests,
        };
        let mut bundle = Bundle { certificate, inner };
        // The lemmas are named where it takes them to show it.
        for named in lemmas.fewest_first() {
            bundle.certificate.lemmas = named;
            if named == lemmas || check(&bundle).is_ok() {
                break;
            }
        }
        return Some(bundle);
    }
    None
}

/// The answer to an inner question, and its certificate.
fn answered(
    claim: &Claim,
    asked: &Inner,
    control: &Control<'_>,
    (part, lemmas): (&PointSet, Lemmas),
    known: &mut HashMap<Inner, Option<Certificate>>,
) -> Option<bool> {
    if !known.contains_key(asked) {
        let question = Question::Captured(asked.stone);
        let inner = first(&question, &asked.stones, claim.turn).map(|turn| Claim {
            rules: claim.rules,
            board: claim.board.clone(),
            stones: asked.stones.clone(),
            turn,
            question,
            answer: true,
        });
        // To the owner it is all one whether a stone is taken or nobody knows.
        let answers = match jrg89::relied_on(claim) {
            Some(false) => &[false][..],
            _ => &EITHER,
        };
        let found = inner.and_then(|inner| self::within(&inner, answers, control, part, lemmas));
        known.insert(asked.clone(), found.map(|found| found.certificate));
    }
    let found = known.get(asked)?.as_ref()?;
    Some(found.claim.answer)
}

struct Finder<'o> {
    answer: bool,
    control: &'o Control<'o>,
    inner: &'o mut Oracle<'o>,
}

/// The turns in the order of the walk, and what was asked on it.
type Walked = Option<(Vec<Turn>, Vec<Inner>)>;

impl Finder<'_> {
    /// What a strategy comes to; none where it does not show the answer.
    fn walked<C: Contest>(
        &mut self,
        contest: &C,
        strategy: &mut dyn FnMut(&C::State, usize) -> Option<Turn>,
    ) -> Walked {
        let control = self.control;
        let mut turns = Vec::new();
        let (mut asked, mut seen) = (Vec::new(), HashSet::new());
        let mut choose = |state: &C::State, goal| {
            let turn = strategy(state, goal)?;
            turns.push(turn);
            control.spend(1);
            Some(turn).filter(|_| !control.is_over())
        };
        let inner = &mut *self.inner;
        let mut noting = |question: &Inner| {
            let answer = inner(question)?;
            if seen.insert(question.clone()) {
                asked.push(question.clone());
            }
            Some(answer)
        };
        walk::walk(contest, self.answer, &mut choose, &mut noting).ok()?;
        Some((turns, asked))
    }
}

impl Visitor for Finder<'_> {
    type Out = Walked;

    fn visit<C: Advise>(mut self, contest: &C) -> Self::Out {
        let control = self.control;
        match contest.advised(control, |turn| {
            self.walked(contest, &mut |state, _| turn(state))
        }) {
            Advised::NotFound => return None,
            Advised::Found(Some(walked)) => return Some(walked),
            Advised::Found(None) | Advised::Silent => {}
        }
        let strategy = solve::solve(contest, self.control, self.inner)?;
        if strategy.answer != self.answer {
            return None;
        }
        self.walked(contest, &mut |state, goal| strategy.turn(state, goal))
    }
}
