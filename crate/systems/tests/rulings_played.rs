//! What the sources rule about play under stone, area, no-pass and superko rules, Ing's, Shimada's and Yasunaga's.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_systems::shimada::Sums;
use loja_systems::stone::AncientCount;
use loja_systems::{Control, GameResult, GameTurn, Limits, Play, Table, Value, Why};
use loja_systems::{area, ing, no_pass, shimada, stone, superko, yasunaga};
use loja_testkit::drawn;

// Boards of a size that takes seconds; `agree_played_out` and `agree_races` hold both rules to the judges on tiny ones.
loja_testkit::long_too!(
    the_end_by_two_or_three_passes,
    without_passing_white_wins_by_throwing_in
);

/// A location by column and row.
fn at(board: &Board, columns: usize, [column, row]: [usize; 2]) -> Point {
    board.point(row * columns + column).unwrap()
}

const LIMITS: Limits = Limits {
    nodes: 2_000_000,
    bytes: 512 << 20,
};

fn worth<P: loja_systems::Playing>(start: &P) -> Value {
    loja_systems::value(start, &Control::new(LIMITS)).unwrap()
}

fn the_end_by_two_or_three_passes() {
    // Line 3732.
    let (board, stones) = drawn(&["x...x", ".x..."]);
    let start = area::AreaState::start(board, stones, Color::White).unwrap();
    for (ending, points) in [
        (area::PassesToEnd::TwoPasses, 4),
        (area::PassesToEnd::ThreePasses, 10),
    ] {
        let value = worth(&start.clone().ending(ending));
        assert_eq!(
            (value.least, value.most),
            (Some(points * 1000), Some(points * 1000)),
            "{ending:?}"
        );
    }
}

#[test]
fn the_cyclops() {
    // Line 6779, played and judged.
    let (board, stones) = drawn(&["xx."]);
    for turn in Color::ALL {
        let area = area::AreaState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
        assert_eq!(area::score(area.table()), 3);
        let stone = stone::StoneState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
        assert_eq!(stone::score(stone.table()), 2);
    }
}

fn played(rows: &[&str], turn: Color, moves: &[Option<[usize; 2]>]) -> area::AreaState {
    let (board, stones) = drawn(rows);
    let columns = rows[0].len();
    let mut state = area::AreaState::start(Arc::clone(&board), stones, turn).unwrap();
    for place in moves {
        let turn = place.map_or(GameTurn::Pass, |place| {
            GameTurn::Play(at(&board, columns, place))
        });
        state = state.after(turn).unwrap();
    }
    state
}

#[test]
fn a_silly_ko_or_the_neutral() {
    // Line 4381: the ko is a tie, the neutral wins by two. Both lines end with passes.
    let rows = [".xx.x.", "xooxx.", ".o.ox.", "oooxx.", "o.ooxx", ".o.o.x"];
    let ko = [[2, 2], [4, 5], [3, 2], [0, 2], [3, 0], [0, 0]].map(Some);
    let rest = [None, Some([0, 1]), None, None, None];
    let end = played(&rows, Color::Black, &[&ko[..], &rest].concat());
    assert!(end.ended());
    assert_eq!(area::score(end.table()), 0);
    let neutral = [[4, 5], [0, 2], [3, 0]].map(Some);
    let end = played(&rows, Color::Black, &[&neutral[..], &[None; 3]].concat());
    assert!(end.ended());
    assert_eq!(area::score(end.table()), 2);
}

#[test]
fn the_last_neutral_and_no_bent_four() {
    // Line 4462.
    let rows = [
        "oox.xxoooooo.",
        ".oxxx.oxxxo.o",
        "xoooxxxo.xooo",
        ".x.ox.xo.xxxx",
    ];
    let end = played(&rows, Color::Black, &[Some([5, 1]), None, None, None]);
    assert_eq!(area::score(end.table()), 2);
}

#[test]
fn eyes_in_seki_count_by_area() {
    // Line 4266.
    let (board, stones) = drawn(&[".x.", "oox", ".x."]);
    let area = area::area(&board, &stones);
    assert_eq!((area.black.len(), area.white.len()), (5, 2));
}

fn without_passing_white_wins_by_throwing_in() {
    // Line 3992. By area and by stones Black is ahead.
    let rows = ["x.x..", "xxx..", "xoxxx", "ooooo", ".o.o."];
    let (board, stones) = drawn(&rows);
    let state =
        no_pass::NoPassState::start(Arc::clone(&board), stones.clone(), Color::White).unwrap();
    let limits = Limits {
        nodes: 60_000,
        ..LIMITS
    };
    let judged = no_pass::judge(&state, &Control::new(limits));
    println!("{} situations", judged.nodes);
    assert_eq!(judged.outcome, GameResult::Won(Color::White));
    let table = Table::start(board, stones, Color::White).unwrap();
    assert!(area::score(&table) > 0 && stone::score(&table) >= 0);
}

/// Who wins on an empty board, Black first: `no_pass/DIFFERENCES.md` has the table.
#[test]
fn without_passing_on_small_boards() {
    let mut winners = String::new();
    for (columns, rows) in [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 1),
        (5, 1),
        (2, 2),
        (3, 2),
        (3, 3),
    ] {
        let board = Arc::new(Board::rectangle(columns, rows));
        let state = no_pass::NoPassState::start(board, ByColor::default(), Color::Black).unwrap();
        let judged = no_pass::judge(&state, &Control::new(LIMITS));
        println!(
            "| {columns}x{rows} | {:?} | {} |",
            judged.outcome, judged.nodes
        );
        winners.push(match judged.outcome {
            GameResult::Won(color) => color.letter(),
            _ => '?',
        });
    }
    assert_eq!(
        winners, "WWBB???B",
        "a question mark where both would rather go round"
    );
}

#[test]
fn four_old_games() {
    // Line 4546: territory, dead, eyes, unpaired, paired, area, the score that Pauli counts, and the lu's that the article tells.
    let told = [
        [
            [55, 9, 4, 1, 132, 179, 43, 42],
            [57, 7, 8, 0, 132, 182, 42, 43],
        ],
        [
            [37, 9, 10, 0, 155, 183, 18, 18],
            [45, 22, 6, 0, 155, 178, 17, 17],
        ],
        [
            [52, 6, 6, 0, 135, 181, 40, 40],
            [51, 6, 6, 0, 135, 180, 39, 39],
        ],
        [
            [76, 21, 4, 1, 127, 183, 52, 51],
            [58, 9, 6, 0, 127, 176, 43, 43],
        ],
    ];
    let mut differ = Vec::new();
    for (game, sides) in told.iter().enumerate() {
        for (side, &[territory, dead, eyes, unpaired, paired, area, score, lus]) in
            sides.iter().enumerate()
        {
            let count = AncientCount {
                territory,
                dead,
                eyes,
                unpaired,
                paired,
                area,
            };
            let context = format!("game {}", game + 1);
            println!(
                "| {} | {} | {territory} | {dead} | {eyes} | {unpaired} | {paired} | {} | {} | {lus} |",
                game + 1,
                ["Black", "White"][side],
                count.area_of_the_played(),
                count.by_territory()
            );
            assert_eq!(
                (count.by_territory(), count.by_area()),
                (score, score),
                "{context}"
            );
            // The column of areas follows from the others.
            assert_eq!(count.area_of_the_played(), area, "{context}");
            if lus != score {
                differ.push((game + 1, side, score - lus));
            }
        }
        let seki = if game == 3 { 2 } else { 0 };
        assert_eq!(sides[0][5] + sides[1][5] + seki, 361);
        // Line 4550: four stones stood before the first move.
        if game == 0 {
            let unpaired = sides[0][3] + sides[1][3];
            assert_eq!(2 * sides[0][4] + unpaired - 4, 261);
        }
    }
    // The two errors of the article (lines 4554 and 4555): the first game's numbers are exchanged, and one of Black's is lost in the fourth.
    assert_eq!(differ, [(1, 0, 1), (1, 1, -1), (4, 0, 1)]);
}

#[test]
fn a_pass_frees_no_ko_under_superko() {
    // Line 4185: even after a stop.
    for ban in [superko::Ban::Positional, superko::Ban::Situational] {
        let (board, stones) = drawn(&[".xo.", "xo.o", ".xo."]);
        let mut state =
            superko::SuperkoState::start(Arc::clone(&board), stones, Color::Black, ban).unwrap();
        let [take, back] = [[2, 1], [1, 1]].map(|place| GameTurn::Play(at(&board, 4, place)));
        state = state.after(take).unwrap();
        assert_eq!(state.after(back).unwrap_err().why, Why::Repeats);
        state = state
            .after(GameTurn::Pass)
            .unwrap()
            .after(GameTurn::Pass)
            .unwrap();
        assert!(state.stopped() && !state.ended());
        assert_eq!(state.after(back).unwrap_err().why, Why::Repeats);
        assert!(state.after(GameTurn::Agree).unwrap().ended());
    }
}

#[test]
fn three_counts_by_filling_in() {
    // Lines 76, 80, 86: whoever fills so has these stones and points left.
    for (black_area, compensation, margin) in [
        (186, ing::FillCompensation::EVEN, 3),
        (186, ing::FillCompensation::Handicap { stones: 2 }, 9),
        (186, ing::FillCompensation::Handicap { stones: 3 }, 8),
    ] {
        let board = Board::rectangle(19, 19);
        let side = |of: &dyn Fn(usize) -> bool| {
            board
                .points()
                .filter(|at| of(at.index()))
                .collect::<PointSet>()
        };
        // The eyes lie in the first and the last row, far from the border between both.
        let stones = ByColor {
            black: side(&|at| (14..black_area).contains(&at)),
            white: side(&|at| (black_area..347).contains(&at)),
        };
        let filled = ing::fill_in(&board, &stones, 180, compensation);
        assert_eq!(filled.margin, margin, "{compensation:?} {:?}", filled.steps);
        assert_eq!(filled.winner, Color::Black);
    }
}

#[test]
fn a_tie_has_a_winner_by_ings_rules() {
    // Lines 59 and 60.
    let (board, stones) = drawn(&["x.o"]);
    let table = Table::start(board, stones, Color::Black).unwrap();
    let points = |thousandths: i64| (thousandths / 1000).to_string();
    let result = |komi, handicap| ing::judge(&table, komi, handicap).outcome.result(&points);
    let results = [(0, 0), (0, 1), (0, 2), (0, 9), (1000, 0), (-1000, 2)];
    let results = results.map(|(komi, handicap)| result(komi, handicap));
    assert_eq!(results, ["B+0", "B+0", "W+0", "W+0", "W+1", "B+1"]);
}

#[test]
fn suicide_of_two_is_a_turn_of_ing() {
    // Line 92.
    let (board, stones) = drawn(&["x.o", "oo."]);
    let state = ing::IngState::start(Arc::clone(&board), stones, Color::Black).unwrap();
    let after = state.after(GameTurn::Play(at(&board, 3, [1, 0]))).unwrap();
    assert!(after.table().stones.black.is_empty());
    assert_eq!((after.passes(), after.table().prisoners.black), (0, 2));
}

#[test]
fn hot_twins_of_a_triple_ko() {
    // Line 132, on the triple ko of another source: rebuilt.
    let (board, stones) = drawn(&["ooooo", ".o.ox", "oxox.", "xxxxx"]);
    let mut state = ing::IngState::start(Arc::clone(&board), stones, Color::Black).unwrap();
    let places = [[0, 1], [2, 1], [4, 2]];
    let ko = |state: &ing::IngState, place| state.after(GameTurn::Play(at(&board, 5, place)));
    let take = places
        .into_iter()
        .find(|&place| ko(&state, place).is_ok_and(|after| after.table().prisoners.white == 1));
    state = ko(&state, take.unwrap()).unwrap();
    assert_eq!(state.hot().len(), 2, "one that took, and its twin");
    let takes = |state: &ing::IngState| {
        let all = board.points().map(|at| state.after(GameTurn::Play(at)));
        all.filter(|after| {
            after
                .as_ref()
                .is_ok_and(|after| after.table().prisoners.black == 1)
        })
        .count()
    };
    assert_eq!(takes(&state), 0);
    let later = state
        .after(GameTurn::Pass)
        .unwrap()
        .after(GameTurn::Pass)
        .unwrap();
    assert_eq!(takes(&later), 2);
}

#[test]
fn a_stone_that_has_taken_nothing_is_not_hot() {
    // Line 127.
    let (board, stones) = drawn(&[".xo.", "xo.o", ".xo."]);
    let thrown = ByColor {
        white: stones
            .white
            .difference(&[at(&board, 4, [1, 1])].into_iter().collect()),
        ..stones
    };
    let state = ing::IngState::start(Arc::clone(&board), thrown, Color::White).unwrap();
    let state = state.after(GameTurn::Play(at(&board, 4, [1, 1]))).unwrap();
    assert!(state.hot().is_empty());
    assert!(state.after(GameTurn::Play(at(&board, 4, [2, 1]))).is_ok());
}

#[test]
fn the_two_printed_scores_of_the_plan() {
    // Diagrams 24 and 25: their boards are lost, their numbers are not.
    let score = |black: Sums, white: Sums| black.score() - white.score();
    let side = |a, b, c| Sums { a, b, c };
    assert_eq!(score(side(59, 40, 0), side(59, 40, 0)), 0);
    assert_eq!(score(side(60, 51, 0), side(58, 50, 3)), 4);
}

#[test]
fn a_thousand_year_ko_goes_on_by_the_draft_and_not_by_the_plan() {
    // Diagram 17, on the board of beast 12: rebuilt. Take, pass, pass, take, pass, pass.
    let rows = ["xxxxx", "xoo.x", "o.o.x"];
    let (board, stones) = drawn(&rows);
    let takes = |at: Point, stones: &ByColor<PointSet>, color: Color| {
        let placed = loja_systems::place_alive(&board, stones, at, color);
        placed.is_some_and(|placed| placed.captured.len() == 1)
    };
    let place =
        |stones: &ByColor<PointSet>, color| board.points().find(|&at| takes(at, stones, color));
    let mut draft =
        yasunaga::YasunagaState::start(Arc::clone(&board), stones.clone(), Color::Black).unwrap();
    let mut plan = shimada::ShimadaState::start(
        Arc::clone(&board),
        stones.clone(),
        Color::Black,
        ByColor::default(),
    )
    .unwrap();
    let take = place(&stones, Color::Black).unwrap();
    draft = draft.after(GameTurn::Play(take)).unwrap();
    plan = plan.after(GameTurn::Play(take)).unwrap();
    let back = place(&draft.table().stones, Color::White).unwrap();
    assert_eq!(
        draft.after(GameTurn::Play(back)).unwrap_err().why,
        Why::Repeats
    );
    for _ in 0..2 {
        draft = draft.after(GameTurn::Pass).unwrap();
        plan = plan.after(GameTurn::Pass).unwrap();
    }
    draft = draft.after(GameTurn::Play(back)).unwrap();
    assert_eq!(draft.table().stones, stones, "and so on for ever");
    // The passes are needed: what stood while they passed may not come back without one more, or nobody could win the ko of diagram 16.
    assert_eq!(
        draft.after(GameTurn::Play(take)).unwrap_err().why,
        Why::Repeats
    );
    assert_eq!(
        plan.after(GameTurn::Play(back)).unwrap_err().why,
        Why::Repeats
    );
}

#[test]
fn bent_four_gets_no_ruling_by_the_plan() {
    // Diagram 4, on the board of beast 7: rebuilt. Nothing dies but by play.
    let (board, stones) = drawn(&["ooxxxx.", ".ooooxx", "xxx.ox."]);
    let table = Table::start(board, stones, Color::Black).unwrap();
    assert!(shimada::judge(&table, 0).dead.is_empty());
}
