//! Games of GNU Go with itself.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use loja_notation::{ColorName, Points, PositionData};

use crate::distinct::Distinct;
use crate::{Line, bare};

/// Fifty on 9x9, after both have passed. It plays some games twice.
pub fn finished9() -> Vec<Line> {
    let mut distinct = Distinct::default();
    let games = (1..).map(|seed| finished("finished9", 9, 5 + seed % 4, seed));
    let games = games.filter(|game| distinct.is_new(&game.position.rows));
    games.take(50).collect()
}

/// Five on 13x13, after both have passed.
pub fn finished13() -> Vec<Line> {
    let game = |seed| finished("finished13", 13, 5, seed);
    (1..=5).map(game).collect()
}

/// Five on 19x19, after 180 moves.
pub fn middle19() -> Vec<Line> {
    let game = |seed| Game::new(19, 3, seed).played(180, &format!("middle19-{seed:02}"));
    (1..=5).map(game).collect()
}

fn finished(set: &str, size: usize, level: u32, seed: u32) -> Line {
    Game::new(size, level, seed).played(4 * size * size, &format!("{set}-{seed:02}"))
}

/// The program, which speaks GTP.
struct Game {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    size: usize,
}

impl Game {
    fn new(size: usize, level: u32, seed: u32) -> Game {
        let name = std::env::var("GNUGO").unwrap_or_else(|_| "gnugo".to_owned());
        let mut command = Command::new(name);
        command.args(["--mode", "gtp", "--japanese-rules"]);
        command.args(["--level", &level.to_string(), "--seed", &seed.to_string()]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("GNU Go is installed");
        let to = child.stdin.take().expect("it listens");
        let from = BufReader::new(child.stdout.take().expect("it answers"));
        let mut game = Game {
            child,
            to,
            from,
            size,
        };
        for word in [&*format!("boardsize {size}"), "clear_board", "komi 6.5"] {
            game.ask(word);
        }
        game
    }

    fn ask(&mut self, command: &str) -> String {
        writeln!(self.to, "{command}").expect("it listens");
        self.to.flush().expect("it listens");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            let read = self.from.read_line(&mut line).expect("it answers");
            assert!(read > 0, "it went away after {command}");
            if line.trim().is_empty() && !answer.is_empty() {
                break;
            }
            answer.push_str(&line);
        }
        let answer = answer.trim().strip_prefix('=').expect("it does as told");
        answer.trim().to_owned()
    }

    /// The position after so many moves, or after two passes.
    fn played(mut self, most: usize, id: &str) -> Line {
        let (mut passes, mut moves) = (0, 0);
        while passes < 2 && moves < most {
            let color = if moves % 2 == 0 { "black" } else { "white" };
            let is_pass = self.ask(&format!("genmove {color}")) == "PASS";
            passes = if is_pass { passes + 1 } else { 0 };
            moves += 1;
        }
        let mut rows = vec![vec!['.'; self.size]; self.size];
        for (color, sign) in [("black", 'x'), ("white", 'o')] {
            for name in self.ask(&format!("list_stones {color}")).split_whitespace() {
                let (letter, number) = name.split_at(1);
                // There is no I.
                let column = "ABCDEFGHJKLMNOPQRST".find(letter).expect("a column");
                let number: usize = number.parse().expect("a number");
                rows[self.size - number][column] = sign;
            }
        }
        // GTP tells how many a colour has taken, a position how many it has lost.
        let mut taken = |color| self.ask(&format!("captures {color}")).parse().ok();
        let [by_white, by_black] = ["white", "black"].map(&mut taken);
        self.ask("quit");
        self.child.wait().expect("it ends");
        let turn = if moves % 2 == 0 {
            ColorName::Black
        } else {
            ColorName::White
        };
        let rows = rows.iter().map(|row| row.iter().collect()).collect();
        Line::ruled(PositionData {
            black_captives: by_white,
            white_captives: by_black,
            turn: Some(turn),
            passes: Some(passes),
            komi: Points::parse("6.5"),
            ..bare(id.to_owned(), rows)
        })
    }
}
