//! The facts of find, save, pass, cycle, count and rule by brute force: control from a sweep that shares nothing with
//! the solver, and lines by a plain minimax without bounds or memory.

#[path = "../../solver/tests/claims_sweep/mod.rs"]
mod claims_sweep;

use std::collections::HashMap;

use claims_sweep::Sweep;
use loja_notation::parse_moves;
use loja_practice::{
    Budget, ChoiceOutcome, Kind, Problem, Setting, Trap, Wanted, attempt, facts, fit,
};
use loja_rules::{ByColor, Color, Move, PointSet, State};

/// The first problems of a kind on a board of this size.
fn some(kind: Kind, [columns, rows]: [usize; 2], count: usize) -> Vec<Problem> {
    let wanted = Wanted {
        kind,
        columns,
        rows,
        ratings: 0..=5_000,
        budget: Budget::of_nodes(50_000),
        is_corner: false,
    };
    let found = (0..20_000).filter_map(|number| attempt(&wanted, 3, number).ok());
    let found: Vec<Problem> = found.take(count).collect();
    assert_eq!(found.len(), count, "{kind:?} {columns}x{rows}");
    found
}

/// Control by brute force, remembered by stones and permanent marks.
struct Truth {
    sweep: Sweep,
    known: HashMap<(ByColor<PointSet>, PointSet), ByColor<PointSet>>,
}

impl Truth {
    fn of(problem: &Problem) -> (Setting, Truth) {
        let setting = Setting::of(problem).unwrap();
        let sweep = Sweep::new(setting.state.board());
        let known = HashMap::new();
        (setting, Truth { sweep, known })
    }

    fn control(&mut self, state: &State) -> ByColor<PointSet> {
        let situation = state.situation();
        let key = (situation.stones().clone(), situation.permanent().clone());
        let sweep = &mut self.sweep;
        let control = self.known.entry(key).or_insert_with(|| ByColor {
            black: sweep.control(state, Color::Black),
            white: sweep.control(state, Color::White),
        });
        control.clone()
    }

    /// Black's points minus White's.
    fn lead(&mut self, state: &State) -> i64 {
        let score = state.score(&self.control(state));
        let points = |color: Color| i64::try_from(score[color].total()).unwrap();
        points(Color::Black) - points(Color::White)
    }

    /// Black's lead when both go on for so many moves.
    fn minimax(&mut self, state: &State, depth: usize) -> i64 {
        if depth == 0 || state.is_final() {
            return self.lead(state);
        }
        let leads = all_moves(state).into_iter();
        let leads = leads.map(|turn| self.minimax(&state.successor(turn).unwrap(), depth - 1));
        match state.situation().turn() {
            Color::Black => leads.max().unwrap(),
            Color::White => leads.min().unwrap(),
        }
    }

    /// Every choice with its lead.
    fn choices(&mut self, state: &State, depth: usize) -> Vec<(Move, i64)> {
        let after = |turn: Move| (turn, state.successor(turn).unwrap());
        let next: Vec<(Move, State)> = all_moves(state).into_iter().map(after).collect();
        next.into_iter()
            .map(|(turn, next)| (turn, self.minimax(&next, depth - 1)))
            .collect()
    }
}

fn all_moves(state: &State) -> Vec<Move> {
    let cycles = state.cycles().into_iter().map(Some).chain([None]);
    let stones: Vec<_> = state.board().points().map(Some).chain([None]).collect();
    let moves = cycles.flat_map(|cycle| {
        let stones = stones.iter();
        stones.map(move |&stone| Move { cycle, stone })
    });
    moves
        .filter(|&turn| state.successor(turn).is_ok())
        .collect()
}

fn told(lead: i64) -> String {
    match lead {
        0 => "jigo".to_owned(),
        1.. => format!("B+{lead}"),
        _ => format!("W+{}", -lead),
    }
}

/// The best lead for who has the turn.
fn best(state: &State, leads: impl Iterator<Item = i64>) -> Option<i64> {
    match state.situation().turn() {
        Color::Black => leads.max(),
        Color::White => leads.min(),
    }
}

/// A told line leads where its result says.
fn follows(setting: &Setting, truth: &mut Truth, outcome: &ChoiceOutcome) {
    let mut state = setting.state.clone();
    for turn in parse_moves(&setting.layout, &outcome.line.join(" ")).unwrap() {
        state.play(turn).unwrap();
    }
    assert_eq!(told(truth.lead(&state)), outcome.result, "{outcome:?}");
}

fn map(setting: &Setting, control: &ByColor<PointSet>) -> Vec<String> {
    let sign = |point| match (control.black.contains(point), control.white.contains(point)) {
        (true, false) => 'B',
        (false, true) => 'W',
        _ => '.',
    };
    let rows = setting.layout.cells().iter();
    rows.map(|row| row.iter().map(|cell| sign(cell.unwrap())).collect())
        .collect()
}

#[test]
fn control_is_that_of_all_sets() {
    let problems = [some(Kind::Count, [3, 2], 12), some(Kind::Count, [4, 2], 3)];
    for problem in problems.into_iter().flatten() {
        let (setting, mut truth) = Truth::of(&problem);
        let control = truth.control(&setting.state);
        assert_eq!(problem.control, map(&setting, &control), "{problem:?}");
        assert_eq!(problem.solutions, [told(truth.lead(&setting.state))]);
        let chart = problem.score.unwrap();
        for (color, side) in [(Color::Black, chart.black), (Color::White, chart.white)] {
            let stones = setting.state.situation().stones();
            let count = |set: PointSet| u32::try_from(set.len()).unwrap();
            assert_eq!(
                side.territory,
                count(control[color].difference(&stones[color]))
            );
            assert_eq!(
                side.dead,
                count(control[color].intersection(&stones[color.other()]))
            );
            assert_eq!(side.total, side.territory + side.dead + side.prisoners);
        }
    }
}

/// Where both control something a board is too large for a sweep; what is asked there must at least be what the map of
/// everything says.
#[test]
fn what_is_found_is_on_the_map() {
    for problem in some(Kind::Find, [5, 5], 2) {
        let sign = match Setting::of(&problem).unwrap().player.unwrap() {
            Color::Black => 'B',
            Color::White => 'W',
        };
        let layout = Setting::of(&problem).unwrap().layout;
        let mut found = Vec::new();
        for (row, line) in problem.control.iter().enumerate() {
            for (column, told) in line.chars().enumerate() {
                if told == sign {
                    found.push(layout.name(layout.point_at(column, row).unwrap()));
                }
            }
        }
        let mut set = problem.set.clone();
        set.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, set);
        assert_eq!(problem.set, problem.solutions);
    }
}

#[test]
fn what_saves_saves_and_nothing_else() {
    let mut problems = some(Kind::Save, [3, 2], 16);
    problems.extend(some(Kind::Save, [4, 2], 3));
    for problem in &problems {
        let (setting, mut truth) = Truth::of(problem);
        let player = setting.player.unwrap();
        let safe = setting
            .set
            .is_subset(&truth.control(&setting.state)[player]);
        let saves = |turn: &Move| {
            let next = setting.state.successor(*turn).unwrap();
            setting.set.is_subset(&truth.control(&next)[player])
        };
        let stones = setting.state.playable();
        let stones: Vec<Move> = stones.iter().map(Move::stone).filter(saves).collect();
        let keep: Vec<String> = stones.iter().map(|&turn| setting.move_text(turn)).collect();
        let breaks = |trap: &Trap| trap.line.is_empty() || !keep.contains(&trap.choice);
        assert!(problem.traps.iter().all(breaks), "{problem:?}");
        let right = if safe { vec!["pass".to_owned()] } else { keep };
        assert_eq!(problem.solutions, right, "{problem:?}");
        assert!(
            problem
                .traps
                .iter()
                .all(|trap| !right.contains(&trap.choice))
        );
    }
    let nothing = |problem: &Problem| problem.solutions == ["pass"];
    assert!(problems.iter().any(nothing) && !problems.iter().all(nothing));
}

/// Of a source's ending: a stone at c1 is not needed and harms nothing, one at a1 does.
#[test]
fn a_stone_that_keeps_the_points_is_not_shown_to_lose_them() {
    let text = r#"{"kind":"save","rows":["x.oox",".x.x."],"turn":"black","player":"black",
        "set":["a2","b2","c2","d2","e2","a1","b1","c1","d1","e1"]}"#;
    let bare: Problem = serde_json::from_str(text).unwrap();
    let problem = facts(&bare, &Budget::default()).unwrap();
    let line = |choice: &str| {
        let trap = problem.traps.iter().find(|trap| trap.choice == choice);
        trap.map(|trap| trap.line.len())
    };
    assert_eq!(line("c1"), Some(0));
    assert!(line("a1") > Some(0));
}

#[test]
fn passes_are_as_good_as_they_are_said_to_be() {
    let problems = some(Kind::Pass, [3, 2], 14);
    for problem in &problems {
        let (setting, mut truth) = Truth::of(problem);
        for depth in 2..=4 {
            let choices = truth.choices(&setting.state, depth);
            let most = best(&setting.state, choices.iter().map(|one| one.1));
            let right = choices.iter().filter(|one| Some(one.1) == most);
            let mut right: Vec<String> = right.map(|one| setting.move_text(one.0)).collect();
            let mut solutions = problem.solutions.clone();
            right.sort_unstable();
            solutions.sort_unstable();
            assert_eq!(right, solutions, "{depth}: {problem:?}");
            if depth == 4 {
                let mut results: Vec<(String, String)> = choices
                    .iter()
                    .map(|one| (setting.move_text(one.0), told(one.1)))
                    .collect();
                let outcomes = problem.outcomes.iter();
                let mut outcomes: Vec<(String, String)> = outcomes
                    .map(|outcome| (outcome.choice.clone(), outcome.result.clone()))
                    .collect();
                results.sort_unstable();
                outcomes.sort_unstable();
                assert_eq!(results, outcomes, "{problem:?}");
            }
        }
        for outcome in &problem.outcomes {
            assert_eq!(outcome.line.first(), Some(&outcome.choice));
            follows(&setting, &mut truth, outcome);
        }
    }
    let over = |problem: &Problem| problem.solutions == ["pass"];
    assert!(problems.iter().any(over) && !problems.iter().all(over));
}

#[test]
fn cycles_are_removed_where_that_is_better() {
    for problem in some(Kind::Cycle, [4, 2], 3) {
        let (setting, mut truth) = Truth::of(&problem);
        assert!(!setting.state.cycles().is_empty());
        for depth in 2..=4 {
            let choices = truth.choices(&setting.state, depth);
            let of = |removes: bool| {
                let some = choices.iter();
                let some = some.filter(move |one| one.0.cycle.is_some() == removes);
                best(&setting.state, some.map(|one| one.1)).unwrap()
            };
            let (remove, keep) = (of(true), of(false));
            let better = best(&setting.state, [remove, keep].into_iter()).unwrap();
            assert_ne!(remove, keep);
            let answer = if better == remove { "remove" } else { "keep" };
            assert_eq!(problem.solutions, [answer], "{depth}: {problem:?}");
            if depth == 4 {
                for outcome in &problem.outcomes {
                    let lead = if outcome.choice == "remove" {
                        remove
                    } else {
                        keep
                    };
                    assert_eq!(outcome.result, told(lead));
                    assert_eq!(
                        outcome.line[0].starts_with("cycle@"),
                        outcome.choice == "remove"
                    );
                    follows(&setting, &mut truth, outcome);
                }
            }
        }
    }
}

#[test]
fn the_rules_say_what_may_be_played() {
    let mut clauses: Vec<String> = Vec::new();
    for size in [[2, 2], [3, 2], [3, 3], [4, 4]] {
        for problem in some(Kind::Rule, size, 400) {
            let setting = Setting::of(&problem).unwrap();
            let asked = parse_moves(&setting.layout, problem.asked.as_ref().unwrap()).unwrap();
            let refused = setting.state.successor(asked[0]).err();
            let rule = refused.map_or("legal", |illegal| illegal.rule());
            assert_eq!(problem.solutions, [rule], "{problem:?}");
            clauses.push(rule.to_owned());
        }
    }
    clauses.sort_unstable();
    clauses.dedup();
    assert_eq!(clauses, ["B1.1", "B3.1", "B3.2", "B4.2", "B4.5", "legal"]);
}

#[test]
fn nothing_is_trivial_and_all_is_the_same_again() {
    let kinds = [
        (Kind::Find, [5, 5]),
        (Kind::Save, [4, 3]),
        (Kind::Pass, [3, 2]),
        (Kind::Cycle, [4, 2]),
        (Kind::Count, [5, 5]),
        (Kind::Rule, [3, 3]),
    ];
    for (kind, size) in kinds {
        let problems = some(kind, size, 1);
        assert_eq!(problems, some(kind, size, 1));
        for problem in problems {
            assert_eq!(fit(&problem), Ok(()));
            assert!((800..=2400).contains(&problem.difficulty.rating));
            let again = loja_practice::facts(&problem, &Budget::of_nodes(50_000));
            assert_eq!(again.as_ref(), Ok(&problem));
        }
    }
}
