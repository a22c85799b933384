//! Agreement, point by point, on points still open when the expectation was made.

use loja_rules::Point;

use crate::compared;
use crate::truth::{held, signs};

#[derive(Default)]
struct Sums {
    positions: usize,
    /// Open points whose truth is known, …
    points: usize,
    unknown: usize,
    alike: usize,
    /// … those of nobody's, …
    nobodys: usize,
    /// … and those that were said surely.
    sure: usize,
    sure_alike: usize,
    brier: f64,
    milliseconds: f64,
    longest: f64,
    /// Points, and those alike, by tens of percent of being sure.
    bins: [(usize, usize); 6],
    worst: Vec<(usize, usize, String)>,
}

pub fn print(names: &[String]) {
    println!(
        "| set | positions | open points | unknown | nobody's | alike | sure | sure alike | Brier | ms | longest |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let mut all = Sums::default();
    for name in names {
        let mut sums = Sums::default();
        for one in compared(name, crate::number("LOJA_EXPECT_HALF", 1.0) as usize) {
            let before = signs(&one.position.state, &one.report);
            let truth = &one.truth.control;
            let (mut wrong, mut surely_wrong) = (0, 0);
            for at in one.position.state.board().points().map(Point::index) {
                let point = one.position.state.board().point(at).expect("a point");
                if before[at] != '?' {
                    continue;
                }
                if truth[at] == '?' {
                    sums.unknown += 1;
                    continue;
                }
                let (said, sure) = (held(&one.expected.control, point), one.expected.sure[at]);
                let is_alike = said == truth[at];
                let missed = f64::from(u8::from(is_alike)) - f64::from(sure) / 100.0;
                sums.points += 1;
                sums.nobodys += usize::from(truth[at] == '.');
                sums.alike += usize::from(is_alike);
                sums.brier += missed * missed;
                sums.sure += usize::from(sure >= 95);
                sums.sure_alike += usize::from(sure >= 95 && is_alike);
                let bin = &mut sums.bins
                    [usize::from(sure.clamp(50, 99) - 50) / 10 + usize::from(sure >= 95)];
                bin.0 += 1;
                bin.1 += usize::from(is_alike);
                wrong += usize::from(!is_alike);
                surely_wrong += usize::from(!is_alike && sure >= 95);
            }
            if wrong > 0 {
                sums.worst
                    .push((surely_wrong, wrong, one.position.id.clone()));
            }
            sums.positions += 1;
            sums.milliseconds += one.milliseconds;
            sums.longest = sums.longest.max(one.milliseconds);
        }
        row(name, &sums);
        all.add(sums);
    }
    row("all", &all);
    println!("\nsure: points, alike");
    for (from, (points, alike)) in ["50", "60", "70", "80", "90", "95"].iter().zip(all.bins) {
        println!(
            "{from}: {points} {:.1} %",
            100.0 * alike as f64 / points.max(1) as f64
        );
    }
    all.worst.sort();
    println!("\nworst: surely wrong, wrong");
    for (surely, wrong, id) in all.worst.iter().rev().take(20) {
        println!("{id} {surely} {wrong}");
    }
}

fn row(name: &str, sums: &Sums) {
    let share = |some: usize, all: usize| 100.0 * some as f64 / all.max(1) as f64;
    println!(
        "| {name} | {} | {} | {} | {:.1} % | {:.1} % | {:.1} % | {:.1} % | {:.3} | {:.0} | {:.0} |",
        sums.positions,
        sums.points,
        sums.unknown,
        share(sums.nobodys, sums.points),
        share(sums.alike, sums.points),
        share(sums.sure, sums.points),
        share(sums.sure_alike, sums.sure),
        sums.brier / sums.points.max(1) as f64,
        sums.milliseconds / sums.positions.max(1) as f64,
        sums.longest,
    );
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.positions += other.positions;
        self.points += other.points;
        self.unknown += other.unknown;
        self.alike += other.alike;
        self.nobodys += other.nobodys;
        self.sure += other.sure;
        self.sure_alike += other.sure_alike;
        self.brier += other.brier;
        self.milliseconds += other.milliseconds;
        self.longest = self.longest.max(other.longest);
        for (bin, other) in self.bins.iter_mut().zip(other.bins) {
            bin.0 += other.0;
            bin.1 += other.1;
        }
        self.worst.extend(other.worst);
    }
}
