//! A line of `pass` or `cycle` played out: the answers go with the facts, and the count at the end is the referee's.

use loja_practice::{Budget, Problem, facts, reply};

/// The stored problems of a ladder.
fn ladder(name: &str) -> Vec<Problem> {
    let file = format!(
        "{}/../../tutorials/practice/{name}.jsonl",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(file).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The question of a problem with more moves played.
fn after(problem: &Problem, moves: &[String]) -> Problem {
    let mut question = problem.question();
    question.played = [question.played.clone(), moves.join(" ")].join(" ");
    question.played = question.played.trim().to_owned();
    question
}

/// To each choice whose result is known the other player has an answer that makes it come to that result.
#[test]
fn an_answer_to_each_choice_comes_to_what_the_facts_say() {
    let mut answered = 0;
    for problem in ladder("pass").iter().take(6) {
        for outcome in &problem.outcomes {
            let found = reply(&after(problem, &outcome.line[..1]), &Budget::default());
            let Some(found) = found.unwrap() else {
                continue;
            };
            assert_eq!(
                found.result,
                outcome.result,
                "{} {}",
                problem.position.rows.join("/"),
                outcome.choice
            );
            answered += 1;
        }
    }
    assert!(answered > 20, "{answered}");
}

/// Played on by answers alone a game ends, and at its end nothing is answered and the count is told.
#[test]
fn a_line_ends_with_its_count() {
    let problem = &ladder("pass")[0];
    let mut line = vec![problem.solutions[0].clone()];
    let end = loop {
        let found = reply(&after(problem, &line), &Budget::default())
            .unwrap()
            .unwrap();
        match found.line.first() {
            Some(next) => line.push(next.clone()),
            None => break found,
        }
        assert!(line.len() < 30);
    };
    assert_eq!(line, ["b2", "pass", "pass"]);
    assert_eq!((end.choice.as_str(), end.result.as_str()), ("", "B+8"));
}

/// A cycle may be removed in a reply, with a stone or without; and the facts of the same question agree.
#[test]
fn a_reply_may_remove_a_cycle() {
    let problem = &ladder("cycle")[0];
    let found = reply(&after(problem, &[]), &Budget::default())
        .unwrap()
        .unwrap();
    assert_eq!(found.line[0], "cycle@0");
    let known = facts(&problem.question(), &Budget::default()).unwrap();
    assert_eq!(known.solutions, ["remove"]);
}

/// Nothing is answered where the search may look at nothing, and a part of a board is refused.
#[test]
fn nobody_guesses() {
    let problem = &ladder("pass")[0];
    let none = reply(&after(problem, &[]), &Budget::of_nodes(1));
    assert_eq!(none, Ok(None));
    let part = r#"{"kind":"pass","rows":["..",".."],"turn":"black","board_edges":["left"]}"#;
    let part: Problem = serde_json::from_str(part).unwrap();
    assert!(reply(&part, &Budget::default()).is_err());
    let illegal = after(problem, &["a9".to_owned()]);
    assert!(reply(&illegal, &Budget::default()).is_err());
}
