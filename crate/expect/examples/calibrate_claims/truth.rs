//! What a long search proves, kept in a file: `target/expect/SET.txt`, a line a position.

use std::time::{Duration, Instant};

use loja_certificate::Answer;
use loja_rules::{ByColor, Color, Point, PointSet, State};
use loja_solver::{Control, Going, Limits, Options, Referee, Report};

/// What is known of one position.
pub struct Truth {
    /// A sign a location: `B`, `W`, `.` for nobody, `2` for both, `?` for what stayed open.
    pub control: Vec<char>,
    /// The claims that were decided.
    claims: Vec<Argued>,
}

/// A claim and who wins its argument.
struct Argued {
    player: Color,
    set: PointSet,
    holds: bool,
}

/// The most situations and seconds for a position.
#[derive(Clone, Copy)]
pub struct Reach {
    pub nodes: u64,
    pub seconds: f64,
}

impl Truth {
    pub fn find(state: &State, reach: Reach) -> Truth {
        let (begun, limit) = (Instant::now(), Duration::from_secs_f64(reach.seconds));
        let poll = |_| match begun.elapsed() < limit {
            true => Going::Continue(()),
            false => Going::Break(()),
        };
        let limits = Limits {
            nodes: reach.nodes,
            bytes: 512 << 20,
        };
        let unbounded = Limits {
            nodes: u64::MAX,
            bytes: u64::MAX,
        };
        let mut referee = Referee::new(state, Options::within(limits));
        let control = Control::polling(unbounded, &poll);
        let _ = referee.run(&control, &mut ()).expect("no contradiction");
        let report = referee.report().expect("no contradiction");
        Truth {
            control: signs(state, &report),
            claims: report.claims.iter().filter_map(argued).collect(),
        }
    }

    /// Whether the player locks the set; `None` where that isn't known.
    pub fn holds(&self, player: Color, set: &PointSet) -> Option<bool> {
        let mut claims = self.claims.iter();
        if let Some(argued) = claims.find(|claim| claim.player == player && claim.set == *set) {
            return Some(argued.holds);
        }
        // Whoever locks a set controls all of it.
        let others = ['.', player.other().letter()];
        let mut signs = set.iter().map(|at| self.control[at.index()]);
        signs.any(|sign| others.contains(&sign)).then_some(false)
    }

    pub fn written(&self) -> String {
        let mut line: String = self.control.iter().collect();
        for claim in &self.claims {
            line.push(' ');
            line.push(claim.player.letter());
            line.push(if claim.holds { '+' } else { '-' });
            let points: Vec<String> = claim.set.iter().map(|at| at.index().to_string()).collect();
            line.push_str(&points.join(","));
        }
        line
    }

    pub fn read(line: &str, state: &State) -> Truth {
        let mut words = line.split(' ');
        let control = words.next().expect("control").chars().collect();
        let claims = words.map(|word| Argued {
            player: if word.starts_with('B') {
                Color::Black
            } else {
                Color::White
            },
            holds: word[1..].starts_with('+'),
            set: word[2..]
                .split(',')
                .filter_map(|at| state.board().point(at.parse().ok()?))
                .collect(),
        });
        Truth {
            control,
            claims: claims.collect(),
        }
    }
}

fn argued(claim: &loja_solver::Decided) -> Option<Argued> {
    claim.verdict.is_decided().then(|| Argued {
        player: claim.player,
        set: claim.set.clone(),
        holds: claim.verdict == Answer::Lock,
    })
}

/// A sign a location.
pub fn signs(state: &State, report: &Report) -> Vec<char> {
    let is_open = |x| {
        Color::ALL
            .into_iter()
            .any(|player| report.open[player].contains(x))
    };
    let sign = |x| match held(&report.control, x) {
        '.' if is_open(x) => '?',
        sign => sign,
    };
    state.board().points().map(sign).collect()
}

pub fn held(control: &ByColor<PointSet>, x: Point) -> char {
    match (control.black.contains(x), control.white.contains(x)) {
        (true, true) => '2',
        (true, false) => 'B',
        (false, true) => 'W',
        (false, false) => '.',
    }
}
