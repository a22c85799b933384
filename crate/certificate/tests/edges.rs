//! Positions in which a lemma has to keep silent because of one of its conditions alone, and positions in
//! which it has to speak because of one of its cases alone.

use std::sync::Arc;

use loja_certificate::{Answer, Claim, Leaves, Lemma, Lemmas};
use loja_rules::{Color, FastBoard, PassCount, Setup, State};

use crate::common;

/// What is drawn, `,` being no location. White has the turn.
fn state(rows: &[&str]) -> State {
    loja_testkit::state(rows, Color::White)
}

/// The same stones with another turn and pass count.
fn board(rows: &[&str], turn: Color, passes: PassCount) -> FastBoard {
    let state = state(rows);
    let setup = Setup {
        turn,
        passes,
        ..state.situation().clone().into_setup()
    };
    FastBoard::new(&State::new(Arc::clone(state.board()), setup).unwrap())
}

/// A claim of Black on all locations but the last columns.
fn claim_but(columns: usize, rows: &[&str]) -> Claim {
    let state = state(rows);
    let last = rows[0].len() - columns;
    let inside = rows
        .iter()
        .flat_map(|row| row.chars().enumerate())
        .filter(|&(_, sign)| sign != ',')
        .map(|(column, _)| column < last);
    let points = state.board().points().zip(inside);
    let set = points.filter(|&(_, is)| is).map(|(x, _)| x).collect();
    Claim::new(&state, Color::Black, &set).unwrap()
}

fn speaks(claim: &Claim, board: &FastBoard, lemma: Lemma) -> bool {
    let mut leaves = Leaves::new(claim, Lemmas::NONE.with(lemma));
    leaves.lemma(board, lemma.answer()).is_some()
}

/// Whether the lemma speaks about a claim of Black on the whole board with this turn and pass count, and the truth.
fn case(rows: &[&str], turn: Color, passes: PassCount, lemma: Lemma) -> (bool, Answer) {
    let claim = claim_but(0, rows);
    let board = board(rows, turn, passes);
    let truth = common::Sweep::of_board(&claim, &board, |_| ()).answer();
    (speaks(&claim, &board, lemma), truth)
}

#[test]
fn a_permanent_stone_may_fill_an_eye() {
    let alive = |row, lemma| case(&[row], Color::Black, PassCount::Zero, lemma);
    assert_eq!(alive("*X.o.X*", Lemma::Alive), (false, Answer::Lock));
    assert_eq!(alive("x.o.x", Lemma::Alive), (true, Answer::Refuted));
    assert_eq!(alive("*x.o.x*", Lemma::Alive), (true, Answer::Refuted));
}

#[test]
fn filling_needs_turns() {
    let fill = |turn, passes| {
        case(
            &["..x.", "xxxx"],
            turn,
            PassCount::from_value(passes).unwrap(),
            Lemma::Fill,
        )
    };
    assert_eq!(fill(Color::White, 0), (true, Answer::Lock));
    assert_eq!(fill(Color::White, -1), (true, Answer::Lock));
    assert_eq!(fill(Color::White, 1), (false, Answer::Refuted));
    assert_eq!(fill(Color::Black, 1), (true, Answer::Lock));
    assert_eq!(fill(Color::Black, 2), (false, Answer::Refuted));
}

#[test]
fn marks_and_permanent_stones_keep_from_filling() {
    let fill = |rows: &[&str]| case(rows, Color::Black, PassCount::Zero, Lemma::Fill);
    assert_eq!(fill(&["..x*", "xxxx"]), (true, Answer::Lock));
    // A marked location that is no region of its own.
    assert!(!fill(&["*.x.", "xxxx"]).0);
    // A permanent white stone.
    assert_eq!(fill(&[".Ox.", "xxxx"]), (false, Answer::Refuted));
    // Two marked eyes carry no filling: White answers in what is left.
    assert!(!fill(&["*x.", ".x*"]).0);
}

/// Condition 5 of `fill` alone: in the first position all chains have two eyes, but only marked ones; elsewhere
/// some chain has an open eye and no other.
#[test]
fn filling_needs_an_open_eye_and_another() {
    let fill = |rows: &[&str]| case(rows, Color::Black, PassCount::Zero, Lemma::Fill);
    assert_eq!(
        fill(&["*x.o.x*", ",*,x,*,", ",,*x*,,"]),
        (false, Answer::Refuted)
    );
    // One mark less in the upper corners, and their chains have one eye each.
    assert!(!fill(&[",x.o.x,", ",*,x,*,", ",,*x*,,"]).0);
    // All eyes are small, and each chain has an open one.
    assert_eq!(fill(&["*x.x*"]), (true, Answer::Lock));
    assert!(!fill(&["*x.x*", ",,x,,"]).0);
}

/// Condition 4 alone: there is an open eye besides. White comes to one of the marks.
#[test]
fn filling_needs_marks_to_be_alone() {
    let fill = |rows: &[&str]| case(rows, Color::Black, PassCount::Zero, Lemma::Fill);
    let two = ["*..X..*", "XXXXXXX", ",,,.,,,"];
    assert_eq!(fill(&two), (false, Answer::Refuted));
    assert_eq!(
        fill(&["...X...", "XXXXXXX", ",,,.,,,"]),
        (true, Answer::Lock)
    );
}

/// Conditions 1 to 3 alone.
#[test]
fn filling_needs_a_set_its_border_and_stones_around() {
    let silent = |claim: &Claim, rows: &[&str]| {
        let board = board(rows, Color::Black, PassCount::Zero);
        !speaks(claim, &board, Lemma::Fill)
    };
    assert!(silent(&claim_but(1, &["."]), &["."]));
    // C8.3: the stone at the border was captured.
    let claim = claim_but(1, &[".xx."]);
    assert!(silent(&claim, &[".x.O"]));
    // The last location of the long region has no black neighbour.
    assert!(silent(
        &claim_but(0, &[".x...", "xx,,,", ".x,,,"]),
        &[".x...", "xx,,,", ".x,,,"]
    ));
    assert!(!silent(
        &claim_but(0, &[".x.,,", "xx,,,", ".x,,,"]),
        &[".x.,,", "xx,,,", ".x,,,"]
    ));
}

/// Each of the four cases of `hopeless` alone, and the same with what misses.
#[test]
fn hopeless_speaks_for_each_of_its_reasons() {
    let hopeless = |claim: &Claim| speaks(claim, &FastBoard::new(claim.start()), Lemma::Hopeless);
    assert!(hopeless(&claim_but(1, &["."])));
    for (rows, expected) in [
        (&["..."][..], false),
        (&[".."], true),
        (&[".,...", ".,..."], true),
        (&[".....", ",,,,,", "....."], false),
        (&["..O"], true),
        (&["..o"], false),
        (&[".**"], true),
        (&["*.*"], false),
        (&[".X*"], false),
    ] {
        assert_eq!(hopeless(&claim_but(0, rows)), expected, "{rows:?}");
    }
}

/// Each kind of anchor, and what is none.
#[test]
fn joined_speaks_for_each_kind_of_anchor() {
    let joined = |rows: &[&str]| {
        let board = board(rows, Color::Black, PassCount::Zero);
        speaks(&claim_but(0, rows), &board, Lemma::Joined)
    };
    assert!(joined(&["..O"]), "permanent");
    assert!(joined(&[".o*"]), "beside a closed location");
    assert!(joined(&[".oX*o"]), "beside a closed location alone");
    assert!(!joined(&[".o.*"]) && !joined(&[".oX."]) && !joined(&[".oxx."]));
    // Beside a permanent stone outside the set
    let claim = claim_but(1, &[".xx."]);
    let stone = board(&[".xoO"], Color::Black, PassCount::Zero);
    assert!(speaks(&claim, &stone, Lemma::Joined));
    let stone = board(&["o.xO"], Color::Black, PassCount::Zero);
    assert!(!speaks(&claim, &stone, Lemma::Joined));
}

/// The three cases of `doors`, and those next to them.
#[test]
fn doors_speaks_for_each_of_its_cases() {
    let doors = |rows: &[&str], turn| {
        let claim = claim_but(1, &[".xx.", ".xx."]);
        let board = board(rows, turn, PassCount::Zero);
        speaks(&claim, &board, Lemma::Doors)
    };
    // 1, and the same without a place to play
    assert!(doors(&[".x.O", ".xxO"], Color::White));
    assert!(!doors(&[".xxO", ".xxO"], Color::White));
    // 3, and one door where the claimant may play
    assert!(doors(&[".x.O", ".x.O"], Color::Black));
    assert!(!doors(&[".x.O", ".xxO"], Color::Black));
    // An anchor of another kind is no door.
    let marks = |turn| {
        let rows = [".*.", "..."];
        speaks(
            &claim_but(0, &rows),
            &board(&rows, turn, PassCount::Zero),
            Lemma::Doors,
        )
    };
    assert!(marks(Color::White) && !marks(Color::Black));
}

/// `ending` needs the refuter's turn, the pass before it, and no formation.
#[test]
fn ending_needs_all_of_its_conditions() {
    let ending = |rows: &[&str], turn, passes| {
        let passes = PassCount::from_value(passes).unwrap();
        let board = board(rows, turn, passes);
        speaks(&claim_but(0, rows), &board, Lemma::Ending)
    };
    assert!(ending(&["..."], Color::White, 1));
    assert!(!ending(&["..."], Color::White, 0) && !ending(&["..."], Color::White, 2));
    assert!(!ending(&["..."], Color::White, -1) && !ending(&["..."], Color::Black, 1));
    assert!(!ending(&[".x."], Color::White, 1));
}

/// Two regions that guard it keep a chain; fewer don't, nor do regions that a dead chain shares.
#[test]
fn alive_needs_two_regions_of_living_chains() {
    let alive = |rows: &[&str]| {
        let board = board(rows, Color::Black, PassCount::Zero);
        speaks(&claim_but(0, rows), &board, Lemma::Alive)
    };
    assert!(alive(&[".o.", "ooo"]));
    assert!(!alive(&[".o", "oo"]));
    // All empty locations of the region have to be beside the chain.
    assert!(alive(&[".o.x", "oooo"]) && !alive(&[".o..", "oo.."]));
    // The middle region is shared with a chain that has no other.
    assert!(!alive(&[".o.o"]) && alive(&[".o.o."]));
    // A mark in a region is no place, and one beside a chain keeps it.
    assert!(alive(&["*o"]) && !alive(&["o.*"]));
}

/// C8 clause by clause.
#[test]
fn a_formation_needs_every_clause() {
    let formation = |claim: &Claim, rows: &[&str]| {
        let board = board(rows, Color::Black, PassCount::Zero);
        Leaves::new(claim, Lemmas::NONE).has_formation(&board)
    };
    let whole = |rows: &[&str]| formation(&claim_but(0, rows), rows);
    assert!(whole(&[".x."]));
    assert!(!formation(&claim_but(1, &["."]), &["."]), "C8.1");
    assert!(!whole(&[".x.o.x."]), "C8.2");
    let claim = claim_but(1, &[".xx."]);
    assert!(!formation(&claim, &[".x.O"]), "C8.3, C5.2.1");
    assert!(!whole(&[".x.,.,"]), "C8.4");
    assert!(!whole(&[".x.."]), "C8.5");
    assert!(!whole(&[".xx"]) && !whole(&[".x.x"]), "C8.6");
    let claim = claim_but(1, &[".x.x."]);
    assert!(!formation(&claim, &[".x.xO"]), "C8.6");
}
