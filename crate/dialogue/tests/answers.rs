//! Who moves when, what is refused, and what the words are for each kind of move.

use loja_certificate::Choice;
use loja_dialogue::{
    Argued, MoveComment, NoAnswer, PlacedFacts, Reply, Talk, TalkAnswer, TalkQuestion,
};
use loja_rules::Color;
use loja_solver::opponent::Reason;
use loja_solver::{Control, Expectation, Limits, Proof};
use loja_voice::{ArgumentFact, Voice};

use crate::common::{Case, LIMITS, ask, cases};
use crate::games::settled;

/// The claim with this name in the list of claims.
fn case(name: &str) -> Case {
    let mut all = cases().into_iter();
    all.find(|case| case.name == name).unwrap()
}

const GAME: &str = "overview-1, Black claims 9 of 9";
const CORNER: &str = "overview-1, White claims 3 of 9";

fn line(case: &Case, moves: &str) -> Vec<Choice> {
    let choice = |name: &str| match name {
        "pass" => Choice::Pass,
        name => Choice::Stone(case.layout.point(name).unwrap()),
    };
    moves.split_whitespace().map(choice).collect()
}

/// The answer to the last move of these.
fn after(case: &Case, moves: &str, you: Option<Color>, reply: Reply) -> TalkAnswer {
    let line = line(case, moves);
    let (last, former) = line.split_last().unwrap();
    ask(case, &mut case.proof(), former, Some(*last), you, reply)
}

/// A case with its reader, to whom facts are said.
struct Said<'a>(&'a Case, Option<Color>);

impl Said<'_> {
    fn head(&self, comment: &MoveComment) -> String {
        self.0.say(self.1, &comment.headline)
    }

    fn words(&self, comment: &MoveComment) -> String {
        self.0.say(self.1, &comment.facts)
    }
}

#[test]
fn the_engine_answers_a_move_that_keeps_the_win_and_waits_after_one_that_gives_it_away() {
    let case = case(GAME);
    let black = Said(&case, Some(Color::Black));
    let kept = after(&case, "pass c3", Some(Color::Black), Reply::Kept);
    assert_eq!(kept.line, line(&case, "pass c3 a1"));
    assert_eq!(kept.said.len(), 2);
    assert!(!kept.said[0].by_engine && kept.said[1].by_engine);
    assert_eq!(
        black.head(&kept.said[0]),
        "You played c3. The claim still holds."
    );
    assert_eq!(kept.said[0].shown, None);
    assert_eq!(black.head(&kept.said[1]), "White tries a1.");
    assert_eq!(kept.now.turn, Color::Black);

    let gone = after(&case, "pass c1", Some(Color::Black), Reply::Kept);
    assert_eq!(gone.line, line(&case, "pass c1"));
    let said = &gone.said[0];
    assert_eq!(
        black.head(said),
        "You played c1. The claim no longer holds."
    );
    assert_eq!(
        (said.before, said.after, said.kept),
        (Expectation::Holds, Expectation::Fails, Some(false))
    );
    let by = Color::Black;
    assert_eq!(said.facts[0], ArgumentFact::FillsEye { by });
    let owner = Color::White;
    assert_eq!(said.facts.last(), Some(&ArgumentFact::NeverFree { owner }));
    assert_eq!(Voice::rules(&said.facts), ["B4.5", "C8.2"]);
    assert!(!said.shown.as_ref().unwrap().moves.is_empty());

    let always = after(&case, "pass c1", Some(Color::Black), Reply::Always);
    assert_eq!(always.line.len(), 3);
    let never = after(&case, "pass c3", Some(Color::Black), Reply::Never);
    assert_eq!(never.line.len(), 2);
    assert!(never.said[0].shown.is_some());
    let both = after(&case, "pass c3", None, Reply::Always);
    assert_eq!(both.line.len(), 2);
    assert_eq!(
        Said(&case, None).head(&both.said[0]),
        "Black played c3. The claim still holds."
    );
}

#[test]
fn the_engine_opens_when_it_has_the_turn() {
    let case = case(GAME);
    let proof = &mut case.proof();
    let black = Some(Color::Black);
    let opened = ask(&case, proof, &[], None, black, Reply::Kept);
    assert_eq!(opened.line.len(), 1);
    assert!(opened.said[0].by_engine);
    assert_eq!(opened.said[0].color, Color::White);
    // It is the reader's turn, or nobody asked for a move.
    assert!(
        ask(&case, proof, &[], None, Some(Color::White), Reply::Kept)
            .line
            .is_empty()
    );
    assert!(
        ask(&case, proof, &[], None, black, Reply::Never)
            .line
            .is_empty()
    );
    assert!(
        ask(&case, proof, &[], None, None, Reply::Always)
            .line
            .is_empty()
    );
}

#[test]
fn a_refuter_who_lets_it_slip() {
    let case = case("beast-34, Black claims 3 of 3");
    let answer = after(&case, "c1", Some(Color::White), Reply::Kept);
    let said = &answer.said[0];
    let white = Said(&case, Some(Color::White));
    assert_eq!(
        white.head(said),
        "You played c1. Now Black can hold the claimed points."
    );
    let words = "That captures Black’s two stones at a1 and b1. Black’s eye at c1 is gone. \
                 Black answers b1 and takes your stone at c1. That ends it. Black has two eyes, at a1 and c1, \
                 and each of Black’s groups touches both: a 2-eye formation.";
    assert_eq!(white.words(said), words);
    let end = said.shown.as_ref().unwrap().end.as_ref().unwrap();
    assert_eq!(Voice::rules(&end.facts), ["C8"]);
    let steps = end.steps.iter();
    let steps: Vec<String> = steps.map(|step| case.say(None, &step.facts)).collect();
    assert_eq!(
        steps,
        [
            "a1 is an eye: its one neighbour b1 is Black’s.",
            "c1 is an eye: its one neighbour b1 is Black’s.",
            "Black’s stone at b1 touches the eyes a1 and c1.",
        ]
    );
}

#[test]
fn the_end_of_a_proof_is_told_and_nothing_follows_it() {
    let case = case(CORNER);
    let answer = after(&case, "a3", Some(Color::Black), Reply::Kept);
    let said = &answer.said[0];
    assert_eq!(said.headline[1], ArgumentFact::ClaimRefuted);
    assert_eq!(answer.line.len(), 1);
    let end = answer.now.end.as_ref().unwrap();
    assert_eq!((end.kind, end.over), ("alive", false));
    assert!(said.facts.ends_with(&end.facts), "{:?}", said.facts);
    // One may play on all the same, if one wants to.
    let on = after(&case, "a3", Some(Color::Black), Reply::Always);
    assert_eq!(on.line.len(), 2);
    let over = after(&case, "pass pass", Some(Color::Black), Reply::Always);
    assert_eq!(over.line.len(), 2);
    assert_eq!(over.now.end.unwrap().kind, "final");
    assert!(over.now.moves.is_empty());
}

#[test]
fn the_hole_of_a_ko_is_no_eye() {
    let case = case("beast-10, Black claims 12 of 21");
    let said = &after(&case, "g2", Some(Color::White), Reply::Never).said[0];
    let is_eye = |fact: &ArgumentFact| matches!(fact, ArgumentFact::TakesEye { .. });
    let takes = matches!(said.facts[0], ArgumentFact::CapturesInKo { .. });
    assert!(takes && !said.facts.iter().any(is_eye), "{:?}", said.facts);
}

/// Where an end had been known before, play goes on without new ado.
#[test]
fn what_was_decided_before_is_not_news() {
    let case = case("beast-08, Black claims 32 of 32");
    let answer = after(&case, "f1", Some(Color::White), Reply::Kept);
    let still = |fact: &ArgumentFact| matches!(fact, ArgumentFact::StillCannotHold { .. });
    assert!(still(&answer.said[0].headline[1]));
    assert_eq!(answer.line.len(), 2);
    let news = &answer.said[1].headline;
    assert!(!news.contains(&ArgumentFact::ClaimRefuted), "{news:?}");
}

#[test]
fn a_loop_is_told_move_by_move() {
    let case = case("control-6x1, Black claims 6 of 6");
    let moves = "pass c1 e1 d1 a1 b1 d1 c1 pass f1";
    let before = after(&case, moves, Some(Color::White), Reply::Never);
    assert_eq!(before.now.end, None);
    let answer = after(
        &case,
        &[moves, " e1"].concat(),
        Some(Color::White),
        Reply::Never,
    );
    let end = answer.now.end.as_ref().unwrap();
    assert_eq!(
        (end.kind, end.since, end.rule, end.over),
        ("repeats", Some(3), "C7.2", true)
    );
    assert_eq!(end.steps.len(), 8);
    assert_eq!(
        case.say(answer.you, &end.steps[1].facts),
        "You play a1 and take Black’s three stones at b1, c1 and d1."
    );
    assert_eq!(
        Said(&case, answer.you).head(&answer.said[0]),
        "You played e1. The position repeats, so the claim fails."
    );
    let words = "The position is the one after move 3 again, eight moves later. \
                 Repeating moves never gives Black two eyes, so the claim fails.";
    assert_eq!(case.say(answer.you, &end.facts), words);
    assert_eq!(Voice::rules(&end.facts), ["C7.2"]);
}

#[test]
fn what_is_not_possible_is_refused_with_its_clause() {
    let case = case(GAME);
    let occupied = after(&case, "b3", Some(Color::White), Reply::Kept);
    let refusal = occupied.refusal.unwrap();
    assert_eq!((refusal.number, refusal.rule()), (1, "B4.2"));
    assert!(matches!(refusal.reason, Reason::Illegal(_)));
    assert!(occupied.line.is_empty() && occupied.said.is_empty());
    assert_eq!(occupied.now.turn, Color::White);
    let over = after(&case, "pass pass a1", Some(Color::White), Reply::Kept);
    assert_eq!(over.refusal.unwrap().number, 3);
    // A line that can't be played is no question.
    let question = TalkQuestion {
        line: line(&case, "b3"),
        choice: None,
        you: None,
        reply: Reply::Never,
    };
    let mut proof = case.proof();
    let bad = Talk::new(&case.layout, &mut proof, &Control::new(LIMITS)).answer(&question);
    let Err(NoAnswer::BadMove(bad)) = bad else {
        panic!("{bad:?}");
    };
    assert_eq!(bad.number, 1);
}

#[test]
fn while_nothing_is_decided_it_says_so() {
    let case = case("beast-07, Black claims 21 of 21");
    let mut proof = Proof::new(case.claim.clone());
    let none = Limits { nodes: 0, ..LIMITS };
    let question = |choice| TalkQuestion {
        line: Vec::new(),
        choice,
        you: Some(Color::White),
        reply: Reply::Kept,
    };
    let first = line(&case, "a2")[0];
    let answer = Talk::new(&case.layout, &mut proof, &Control::new(none))
        .answer(&question(Some(first)))
        .unwrap();
    let said = &answer.said[0];
    assert_eq!(said.headline[1], ArgumentFact::ClaimOpen);
    assert_eq!((said.after, said.kept), (Expectation::Open, None));
    assert!(said.facts.contains(&ArgumentFact::Undecided));
    assert_eq!(answer.now.facts, [ArgumentFact::Undecided]);
    let hints = Talk::new(&case.layout, &mut proof, &Control::new(none))
        .hints(&[])
        .unwrap();
    assert_eq!(hints[0].facts[1], ArgumentFact::LooksPromising);
    // More effort decides it, in the same proof.
    let answer = Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
        .answer(&question(None))
        .unwrap();
    assert_eq!(answer.now.expectation, Expectation::Holds);
}

/// Even where nothing more may be searched, the engine moves whenever it has the turn, and something is said.
#[test]
fn without_any_effort_it_plays_on() {
    let none = Limits { nodes: 0, ..LIMITS };
    for (case, you) in cases()
        .iter()
        .flat_map(|case| Color::ALL.map(|you| (case, you)))
    {
        let mut proof = case.proof();
        let (mut line, mut choice) = (Vec::new(), None);
        for _ in 0..40 {
            let question = TalkQuestion {
                line: line.clone(),
                choice,
                you: Some(you),
                reply: Reply::Always,
            };
            let answer = Talk::new(&case.layout, &mut proof, &Control::new(none))
                .answer(&question)
                .unwrap();
            for comment in &answer.said {
                let empty = comment.headline.is_empty() || comment.facts.is_empty();
                assert!(!empty, "{comment:?}");
            }
            if answer.now.end.is_some_and(|end| end.over) {
                break;
            }
            assert_eq!(answer.now.turn, you, "{}", case.name);
            // Any move will do, but not always the same one.
            let moves = &answer.now.moves;
            choice = Some(moves[answer.line.len() % moves.len()].choice);
            line = answer.line;
        }
    }
}

#[test]
fn hints_lead_to_the_best_move() {
    let case = case(GAME);
    let mut proof = case.proof();
    let mut hints = |moves: &str| {
        Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
            .hints(&line(&case, moves))
            .unwrap()
    };
    let say = |hint: &PlacedFacts| case.say(Some(Color::Black), &hint.facts);
    let words: Vec<String> = hints("c3").iter().map(say).collect();
    assert_eq!(
        words,
        [
            "Look at White’s two stones at b3 and c3.",
            "Take White’s two stones at b3 and c3.",
            "Play a3 and take White’s two stones at b3 and c3.",
        ]
    );
    let lost = hints("");
    assert_eq!(lost[0].facts[0], ArgumentFact::LostHoldOut);
    assert!(matches!(lost[1].facts[0], ArgumentFact::MakeItLast { .. }));
    assert!(hints("pass pass").is_empty());
    for case in cases() {
        let mut proof = case.proof();
        let now = settled(&case, &mut proof, &[], None);
        let hints = Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
            .hints(&[])
            .unwrap();
        assert_eq!(
            hints.len(),
            if now.end.is_some() { 0 } else { 3 },
            "{}",
            case.name
        );
        if let [place, _, point] = &hints[..] {
            let best = match now.best.unwrap() {
                Choice::Stone(at) => [at].into_iter().collect(),
                Choice::Pass => loja_rules::PointSet::new(),
            };
            assert_eq!(point.points, best, "{}", case.name);
            let name = best.iter().next().map(|at| case.layout.name(at));
            // The first one doesn't give it away.
            let words = case.say(None, &place.facts);
            let given = name.filter(|name| words.ends_with(&[" ", name, "."].concat()));
            assert!(given.is_none() || words.contains("around"), "{words}");
        }
    }
}

#[test]
fn a_line_is_shown_move_by_move() {
    let case = case(GAME);
    let mut proof = case.proof();
    let shown = Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
        .show(&line(&case, "pass c1"))
        .unwrap();
    assert_eq!(shown.expectation, Expectation::Fails);
    assert_eq!(shown.moves.len(), shown.steps.len());
}

#[test]
fn the_same_question_is_answered_with_the_same_words() {
    for name in [
        GAME,
        "beast-12, Black claims 15 of 15",
        "ring, White claims 9 of 9",
    ] {
        let case = case(name);
        let all = || {
            let mut proof = case.proof();
            let now = ask(&case, &mut proof, &[], None, None, Reply::Never).now;
            let mut said = Vec::new();
            for one in &now.moves {
                let answer = ask(&case, &mut proof, &[], Some(one.choice), None, Reply::Never);
                said.push((answer.said, answer.now));
            }
            said
        };
        assert_eq!(all(), all());
    }
}

/// A game's comments from its start, with the engine's replies.
fn told(case: &Case, moves: &str, you: Color) -> Vec<MoveComment> {
    let mut proof = case.proof();
    let (mut now, mut said) = (Vec::new(), Vec::new());
    for choice in line(case, moves) {
        let answer = ask(
            case,
            &mut proof,
            &now,
            Some(choice),
            Some(you),
            Reply::Always,
        );
        said.extend(answer.said);
        now = answer.line;
    }
    said
}

#[test]
fn what_the_headline_tells_is_not_told_again() {
    let case = case("beast-08, White claims 32 of 32");
    let said = told(&case, "f1", Color::Black);
    let black = Said(&case, Some(Color::Black));
    assert_eq!(
        black.head(&said[1]),
        "White tries e3 and takes your stone at f3 in a ko."
    );
    assert!(matches!(said[1].facts[0], ArgumentFact::KoClosed { .. }));
    // Nothing more than the headline: so it says how it stands.
    let beast = self::case("beast-22, Black claims 21 of 21");
    let said = told(&beast, "pass", Color::White);
    assert_eq!(
        Said(&beast, Some(Color::White)).head(&said[1]),
        "Black answers b1 and takes your three stones at a2, b2 and a1."
    );
    assert_eq!(said[1].facts, [ArgumentFact::StillHolds { shown: true }]);
}

#[test]
fn what_was_said_once_is_said_shorter() {
    let other = Color::Black;
    let long = ArgumentFact::OtherMustPlay { other };
    let only = ArgumentFact::LosesSlowest { by: Color::White };
    let case = case("beast-07, Black claims 21 of 21");
    let proof = &mut case.proof();
    let mut now = Vec::new();
    let (mut passes, mut longest) = (Vec::new(), Vec::new());
    while now.len() < 16 {
        let opened = ask(&case, proof, &now, None, Some(Color::Black), Reply::Always);
        now = opened.line;
        for comment in &opened.said {
            if comment.facts.contains(&only) {
                longest.push(now.len());
            }
            if comment.choice == Choice::Pass {
                passes.push(comment.facts.clone());
            }
        }
        now.extend(opened.now.best);
    }
    assert!(passes.len() > 1, "{passes:?}");
    assert_eq!(passes[0].last(), Some(&long), "{passes:?}");
    assert!(
        passes[1..].iter().all(|facts| !facts.contains(&long)),
        "{passes:?}"
    );
    assert!(longest.iter().all(|&moves| moves <= 2), "{longest:?}");
}

#[test]
fn an_end_is_explained_once() {
    let case = case(CORNER);
    let opened = ask(
        &case,
        &mut case.proof(),
        &[],
        None,
        Some(Color::White),
        Reply::Always,
    );
    let is_end = |fact: &ArgumentFact| matches!(fact, ArgumentFact::NeverFree { .. });
    assert!(is_end(opened.said[0].facts.last().unwrap()));
    let later = after(&case, "a3 pass", Some(Color::White), Reply::Always);
    assert_eq!(later.said[0].facts, [ArgumentFact::NothingSaves]);
    assert!(!later.said[1].facts.iter().any(is_end), "{later:?}");
}

#[test]
fn what_the_claimant_lacks_is_told_where_he_takes_much() {
    let case = Case::read(
        "chapter-1 grid o.oxxooo/.oox.xoo/ooxxxooo/ox.xo.o. black ...11111/...11111/..111111/.1111111",
    );
    let proof = &mut case.proof();
    let mut told = |moves: &str| {
        let mut now = Vec::new();
        let mut last = None;
        for choice in line(&case, moves) {
            let white = Some(Color::White);
            let answer = ask(&case, proof, &now, Some(choice), white, Reply::Kept);
            now = answer.line;
            last = answer.said.into_iter().nth(1);
        }
        last.unwrap()
    };
    // The reason comes with the move itself, which is all that some pages show at once; and is not told again below.
    let all = told("f1");
    let white = Said(&case, Some(Color::White));
    assert_eq!(
        white.head(&all),
        "Black tries h1 and takes your 11 connected stones at f4. That is not enough: Black still needs two eyes."
    );
    let words = white.words(&all);
    let end = "You can prevent two eyes. For now, f4 and g4 are empty side by side, so neither is an eye.";
    assert!(words.ends_with(end), "{words}");
    assert!(!words.contains("not enough"), "{words}");
    let stone = white.words(&told("pass c1"));
    let end = "You can prevent two eyes. For now, your stone at c1 is still on the claimed points.";
    assert!(stone.ends_with(end), "{stone}");
    // Of one stone taken nobody thinks so.
    let one = told("pass");
    let closed = |fact: &ArgumentFact| matches!(fact, ArgumentFact::KoClosed { .. });
    assert!(one.facts.iter().any(closed), "{one:?}");
    for words in [white.head(&one), white.words(&one)] {
        assert!(!words.contains("not enough"), "{words}");
    }
}

#[test]
fn stones_that_come_back_are_no_circle_while_the_situation_is_another() {
    let case = case("beast-08, White claims 32 of 32");
    let proof = &mut case.proof();
    let mut now = Vec::new();
    let mut told = Vec::new();
    let moves = "f1 e3 pass c1 f3 e1 b1 e3 f1 pass f3 e1 pass";
    for (number, choice) in (1..).zip(line(&case, moves)) {
        let white = Some(Color::White);
        let answer = ask(&case, proof, &now, Some(choice), white, Reply::Never);
        now = answer.line;
        let circle = |fact: &&ArgumentFact| matches!(fact, ArgumentFact::NotYetRepeated { .. });
        let facts = answer.said[0].facts.iter();
        told.extend(facts.filter(circle).map(|fact| {
            let said = case.say(answer.you, std::slice::from_ref(fact));
            format!("{number}: {said}")
        }));
    }
    // A pass leaves all stones as they are, and of the way once told not each move is told: not the 11th and 12th.
    assert_eq!(
        told,
        [
            "7: All stones stand as at the start, but it is your turn and c1 is closed now, so the position has not come back yet.",
            "9: All stones stand as after move 3, but e1 is closed now, so the position has not come back yet."
        ]
    );
}

#[test]
fn an_eye_is_closed_to_the_other_side() {
    let case = case("beast-07, Black claims 21 of 21");
    let moves = "pass a2 d1 b1 pass a1 pass c1 a2 b1 pass c1 a1 b1 c1";
    let said = &after(&case, moves, Some(Color::White), Reply::Never).said[0];
    // All around b1 is one chain of White's, but Black may play there and take it.
    let words = case.say(Some(Color::White), &said.facts);
    let start = "That captures Black’s stone at b1. Black answers b1 and takes ";
    assert!(words.starts_with(start), "{words}");
    let moves = [moves, " b1"].concat();
    let said = &after(&case, &moves, Some(Color::Black), Reply::Never).said[0];
    let words = case.say(Some(Color::Black), &said.facts);
    let start = "That captures White’s 11 connected stones at a3. White’s eye at b1 is gone. ";
    assert!(words.starts_with(start), "{words}");
}

#[test]
fn hints_for_a_long_way_say_what_the_move_is_good_for() {
    let case = case("beast-07, Black claims 21 of 21");
    let mut proof = case.proof();
    for moves in ["pass a2 d1", "pass a2 d1 b1 pass"] {
        let hints = Talk::new(&case.layout, &mut proof, &Control::new(LIMITS))
            .hints(&line(&case, moves))
            .unwrap();
        let aim = &hints[1].facts[0];
        let is_near = matches!(
            aim,
            ArgumentFact::IfPassed {
                foe: Color::White,
                ..
            } | ArgumentFact::Extend { .. }
        );
        assert!(is_near, "{aim:?}");
    }
}
