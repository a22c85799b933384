//! Random games of claims: sure ones hold, lost ones fail, and colours don't matter.

use loja_certificate::Claim;
use loja_expect::claims::ClaimGame;
use loja_expect::dice::Dice;
use loja_rules::Color;
use loja_testkit::state;

/// How many of a hundred games the claimant of the whole board holds.
fn held(rows: &[&str], player: Color, seed: u64) -> usize {
    let state = state(rows, Color::Black);
    let claim = Claim::new(&state, player, &state.board().locations()).unwrap();
    let mut game = ClaimGame::new(&claim);
    let mut dice = Dice::new(seed);
    (0..100).filter(|_| game.holds(&mut dice)).count()
}

const SURE: [&str; 5] = ["xx.xx", "x.xxx", "xxxoo", "xoo..", "xo..."];
const LOST: [&str; 5] = ["xxxxx", "xo.ox", "xoo.o", "xo.oo", "xxooo"];
const ALIVE: [&str; 4] = ["xx.xx.", "xxxxxx", "xxxooo", "xxxo.."];

#[test]
fn a_sure_claim_mostly_holds() {
    assert!(held(&ALIVE, Color::Black, 1) > 95);
    assert!(held(&SURE, Color::Black, 1) > 60);
}

#[test]
fn a_lost_claim_mostly_fails() {
    assert!(held(&LOST, Color::Black, 1) < 5);
    assert!(held(&["...", "...", "..."], Color::Black, 1) < 50);
}

#[test]
fn three_in_a_row_are_one_eye_for_the_second_player() {
    let rows = ["xxxxx", "x...x", "xxxxx"];
    assert!(held(&rows, Color::Black, 1) < 25);
}

#[test]
fn colours_change_nothing() {
    for rows in [SURE, LOST] {
        let swap = |row: &str| -> String {
            let swapped = row.chars().map(|sign| match sign {
                'x' => 'o',
                'o' => 'x',
                other => other,
            });
            swapped.collect()
        };
        let swapped: Vec<String> = rows.iter().map(|row| swap(row)).collect();
        let swapped: Vec<&str> = swapped.iter().map(String::as_str).collect();
        assert_eq!(
            held(&rows, Color::Black, 7),
            held(&swapped, Color::White, 7)
        );
    }
}

#[test]
fn equal_seeds_play_equal_games() {
    assert_eq!(held(&SURE, Color::Black, 5), held(&SURE, Color::Black, 5));
}
