//! `lock` and `refute` against the whole game of small claims, which shares only the rules with the engine.

#[allow(dead_code, reason = "a test's own")]
#[path = "../../solver/tests/opponent/game.rs"]
mod game;

use std::collections::HashMap;

use game::{Game, choices};
use loja_certificate::{Choice, Claim};
use loja_notation::parse_moves;
use loja_practice::symmetry::{Turning, canonical, turned};
use loja_practice::{
    Budget, ClaimDecision, Kind, LEAST_LEGAL, MOST_RIGHT, Problem, Setting, Unfit, Wanted, attempt,
    facts, fit,
};
use loja_rules::{FastBoard, State};

const KINDS: [Kind; 2] = [Kind::Lock, Kind::Refute];

fn wanted(kind: Kind, columns: usize, rows: usize) -> Wanted {
    Wanted {
        kind,
        columns,
        rows,
        is_corner: false,
        ratings: 0..=u32::MAX,
        budget: Budget::of_nodes(5_000),
    }
}

/// The first problems of a seed.
fn problems(wanted: &Wanted, count: usize) -> Vec<Problem> {
    let tried = (0..20_000).filter_map(|number| attempt(wanted, 11, number).ok());
    let found: Vec<Problem> = tried.take(count).collect();
    assert_eq!(found.len(), count, "{wanted:?}");
    found
}

fn small() -> Vec<Problem> {
    let sizes = [(3, 2, 1), (4, 2, 4), (3, 3, 2)];
    let each = KINDS.into_iter().flat_map(|kind| {
        // Locks on two rows of three are so rare that the climb need not come upon one.
        let told = sizes
            .into_iter()
            .filter(move |&size| (kind, size) != (Kind::Lock, sizes[0]));
        let of = move |(columns, rows, count)| problems(&wanted(kind, columns, rows), count);
        told.map(of).collect::<Vec<_>>()
    });
    each.flatten().collect()
}

/// A problem with the whole game of its claim.
struct Case {
    problem: Problem,
    setting: Setting,
    claim: Claim,
    game: Game,
}

impl Case {
    fn new(problem: Problem) -> Case {
        let setting = Setting::of(&problem).unwrap();
        let (_, claim) = setting.claim().unwrap();
        let game = Game::new(&claim);
        Case {
            problem,
            setting,
            claim,
            game,
        }
    }

    fn choice(&self, name: &str) -> Choice {
        let moves = parse_moves(&self.setting.layout, name).unwrap();
        moves[0].stone.map_or(Choice::Pass, Choice::Stone)
    }

    /// The board of the question.
    fn asked(&self) -> FastBoard {
        let mut board = FastBoard::new(self.claim.start());
        if let Some(opening) = &self.problem.opening {
            assert!(self.choice(opening).play(&mut board));
        }
        board
    }

    /// Whether the claimant wins from here.
    fn locks(&self, board: &FastBoard) -> bool {
        self.game.rank(board).is_some()
    }

    /// Whether the claimant has a formation.
    fn is_formed(&self, board: &FastBoard) -> bool {
        let setup = board.situation().into_setup();
        let state = State::new(self.claim.board().clone(), setup).unwrap();
        state.has_formation(self.claim.player(), self.claim.set())
    }

    /// A line that is told: legal, never won back by the loser, and to the point.
    fn follow(&self, mut board: FastBoard, line: &[String], locks: bool) {
        for name in line {
            assert!(self.choice(name).play(&mut board), "{name} in {line:?}");
            assert_eq!(self.locks(&board), locks, "{name} in {line:?}");
        }
        assert_eq!(
            self.is_formed(&board),
            locks,
            "{line:?} of {}",
            self.problem.id
        );
    }
}

#[test]
fn facts_are_those_of_the_whole_game() {
    for problem in small() {
        let case = Case::new(problem);
        let problem = &case.problem;
        let told = serde_json::to_string(problem).unwrap();
        let locks = problem.kind == Kind::Lock;
        let start = FastBoard::new(case.claim.start());
        assert_eq!(case.locks(&start), locks, "{told}");
        assert_eq!(problem.verdict == Some(ClaimDecision::Lock), locks);
        assert_eq!(problem.opening.is_some(), locks);

        let board = case.asked();
        assert!(!case.is_formed(&board), "over after the opening: {told}");
        let mut right = Vec::new();
        for choice in choices(&board) {
            let mut after = board.clone();
            assert!(choice.play(&mut after));
            if case.locks(&after) == locks {
                right.push(case.setting.choice_text(choice));
            }
        }
        assert_eq!(problem.solutions, right, "{told}");
        assert!(problem.solutions.contains(&problem.line[0]), "{told}");
        case.follow(board.clone(), &problem.line, locks);

        let measured = problem.difficulty;
        assert_eq!(
            usize::try_from(measured.legal).unwrap(),
            choices(&board).len()
        );
        assert_eq!(usize::try_from(measured.right).unwrap(), right.len());
        assert!(
            measured.legal >= LEAST_LEGAL && measured.right <= MOST_RIGHT,
            "{told}"
        );
        assert!(
            2 * measured.right <= measured.legal && measured.wrong > 0,
            "{told}"
        );
        for trap in &problem.traps {
            assert!(!right.contains(&trap.choice), "{told}");
            let mut after = board.clone();
            assert!(case.choice(&trap.choice).play(&mut after));
            case.follow(after, &trap.line, !locks);
        }
        assert_eq!(
            usize::try_from(measured.wrong).unwrap(),
            problem.traps.len()
        );
    }
}

#[test]
fn turned_and_exchanged_it_is_the_same_problem() {
    let mut found = small();
    found.extend(
        KINDS
            .into_iter()
            .flat_map(|kind| problems(&wanted(kind, 7, 6), 1)),
    );
    let corner = |kind| Wanted {
        is_corner: true,
        ..wanted(kind, 7, 6)
    };
    found.extend(
        KINDS
            .into_iter()
            .flat_map(|kind| problems(&corner(kind), 1)),
    );
    for problem in found {
        for turning in Turning::ALL {
            for exchange in [false, true] {
                let other = turned(&problem, turning, exchange).unwrap();
                let back = turned(&other, turning.inverse(), exchange).unwrap();
                assert_eq!(back.position.rows, problem.position.rows);
                assert_eq!((&back.set, &back.traps), (&problem.set, &problem.traps));
                let bare = Problem {
                    position: other.position.clone(),
                    player: other.player,
                    set: other.set.clone(),
                    ..Problem::bare(other.kind, other.position.clone())
                };
                let again = facts(&bare, &Budget::default()).unwrap();
                assert_eq!(again.id, problem.id);
                assert_eq!(again.difficulty, problem.difficulty);
                assert_eq!(canonical(&again), canonical(&problem));
                // A position that is its own mirror image has two openings that are as good.
                if again.opening == other.opening {
                    let sorted = |list: &[String]| {
                        let mut list = list.to_vec();
                        list.sort_unstable();
                        list
                    };
                    assert_eq!(sorted(&again.solutions), sorted(&other.solutions));
                }
            }
        }
    }
}

#[test]
fn no_two_are_the_same() {
    for kind in KINDS {
        let mut known: HashMap<String, Problem> = HashMap::new();
        for number in 0..150 {
            let Ok(problem) = attempt(&wanted(kind, 3, 3), 5, number) else {
                continue;
            };
            let text = canonical(&problem).unwrap();
            let Some(other) = known.insert(text, problem.clone()) else {
                continue;
            };
            // One name, and what is right is the same in number.
            assert_eq!(other.id, problem.id);
            assert_eq!(other.difficulty.right, problem.difficulty.right);
            assert_eq!(other.difficulty.legal, problem.difficulty.legal);
        }
        let mut ids: Vec<&str> = known.values().map(|problem| problem.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), known.len());
        assert!(known.len() > 10);
    }
}

#[test]
fn nothing_but_the_arguments_counts() {
    for kind in KINDS {
        let wanted = wanted(kind, 5, 4);
        for problem in problems(&wanted, 4) {
            let text = serde_json::to_string(&problem).unwrap();
            let read: Problem = serde_json::from_str(&text).unwrap();
            assert_eq!(read, problem);
            // A larger budget finds the same facts.
            assert_eq!(facts(&read, &Budget::of_nodes(1_000_000)), Ok(problem));
        }
        for number in 0..20 {
            assert_eq!(attempt(&wanted, 3, number), attempt(&wanted, 3, number));
        }
    }
}

#[test]
fn the_open_sides_of_a_corner_stay_free() {
    for kind in KINDS {
        let wanted = Wanted {
            is_corner: true,
            ..wanted(kind, 8, 7)
        };
        for problem in problems(&wanted, 6) {
            assert_eq!(problem.position.board_edges.as_ref().unwrap().len(), 2);
            let open = |name: &&String| name.starts_with('h') || name.ends_with('7');
            assert_eq!(problem.set.iter().find(open), None, "{}", problem.id);
        }
    }
}

/// A problem of these rows, whose claimant has Black.
fn bare(kind: Kind, rows: &[&str], set: &[&str]) -> Problem {
    let rows: Vec<String> = rows.iter().map(|&row| row.to_owned()).collect();
    let value =
        serde_json::json!({ "kind": kind.word(), "rows": rows, "player": "black", "set": set });
    serde_json::from_value(value).unwrap()
}

#[test]
fn what_is_no_problem() {
    let told = |kind, rows: &[&str], set: &[&str]| {
        let found = facts(&bare(kind, rows, set), &Budget::of_nodes(10_000));
        found.and_then(|found| fit(&found).map(|()| found.id))
    };
    let row = ["a1", "b1", "c1", "d1", "e1"];
    // Two eyes already.
    let code = |found: Result<String, Unfit>| found.unwrap_err().code();
    assert_eq!(code(told(Kind::Lock, &[".x.x."], &row)), "trivial");
    // The other answer.
    let other = told(Kind::Refute, &[".x.x."], &row);
    assert_eq!(other, Err(Unfit::Otherwise(ClaimDecision::Lock)));
    assert!(other.unwrap_err().to_string().contains("holds"));
    // Nobody needs to play against a claim on three locations.
    assert_eq!(code(told(Kind::Refute, &["..."], &row[..3])), "trivial");
    // Not bordered, in the words of whoever asked.
    let unbordered = told(Kind::Refute, &["x...", "...."], &["a1", "b1"]);
    assert!(
        unbordered
            .clone()
            .unwrap_err()
            .to_string()
            .contains("has not bordered")
    );
    assert_eq!(code(unbordered), "illegal");
    assert_eq!(code(told(Kind::Refute, &["..."], &[])), "incomplete");
    assert_eq!(code(told(Kind::Refute, &["..."], &["z9"])), "illegal");
    let illegal = told(Kind::Refute, &["...", "...", ".xo"], &["a1"]);
    assert_eq!(code(illegal), "illegal");
    // Too large to be decided with so little.
    let all: Vec<String> = "abcdefgh"
        .chars()
        .flat_map(|column| (1..=8).map(move |row| format!("{column}{row}")))
        .collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(code(told(Kind::Lock, &["........"; 8], &all)), "undecided");
}

/// A claim of a whole board with a bulky five in its corner is refuted soon. What a stone far from it is worth is another
/// question, too hard for a first move.
#[test]
fn hard_first_moves_are_left_open() {
    let rows = ["......", "......", "xxxx..", "oooxx.", "..oox.", "...ox."];
    let all: Vec<String> = "abcdef"
        .chars()
        .flat_map(|column| (1..=6).map(move |row| format!("{column}{row}")))
        .collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let asked = Problem {
        player: Some(loja_notation::ColorName::White),
        ..bare(Kind::Refute, &rows, &all)
    };
    let found = facts(&asked, &Budget::default()).unwrap();
    let (solutions, open) = (&found.solutions, &found.open);
    assert!(!solutions.is_empty() && !open.is_empty(), "{found:?}");
    assert!(solutions.len() + open.len() <= found.difficulty.legal as usize);
    let traps = found.traps.iter().map(|trap| &trap.choice);
    let mut known = solutions.iter().chain(traps);
    assert!(known.all(|name| !open.contains(name)), "{found:?}");
    // Whoever sets it is told, and the book takes none of them.
    assert_eq!(fit(&found).unwrap_err().code(), "open-moves");
    let quarter = Turning::ALL[1];
    let other = turned(&found, quarter, true).unwrap();
    assert_ne!(other.open, found.open);
    let back = turned(&other, quarter.inverse(), true).unwrap();
    assert_eq!(back.open, found.open);
}
