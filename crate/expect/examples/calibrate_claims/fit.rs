//! The weights of the signs, by logistic regression on claims whose truth is known.

use loja_expect::claims::SIGNS;

use crate::compared;

/// A claim's signs in doublings, whether it holds, and what it counts.
struct Sample {
    signs: [f64; SIGNS],
    holds: bool,
    counts: f64,
}

pub fn print(names: &[String]) {
    let mut samples = Vec::new();
    for one in names.iter().flat_map(|name| compared(name, 0)) {
        let claims = one.outlook.weighed();
        for claim in claims {
            if claim.signs.expectation != loja_solver::Expectation::Open {
                continue;
            }
            let Some(holds) = one.truth.holds(claim.player, &claim.set) else {
                continue;
            };
            if std::env::var("LOJA_EXPECT_DUMP").is_ok() {
                println!(
                    "{} {} {:?} {} {:?}",
                    one.position.id,
                    u8::from(holds),
                    claim.player,
                    claim.set.len(),
                    claim.signs
                );
            }
            samples.push(Sample {
                signs: claim.signs.numbers().map(|sign| f64::from(sign) / 16.0),
                holds,
                // A position counts once, however many claims it has.
                counts: 1.0 / (claims.len() as f64).sqrt(),
            });
        }
    }
    let held = samples.iter().filter(|sample| sample.holds).count();
    println!("{} claims, {held} hold", samples.len());
    let weights = fitted(&samples);
    println!(
        "weights {:?}",
        weights.map(|weight| (weight / std::f64::consts::LN_2 * 64.0).round() as i32)
    );
    println!("loss {:.4}", loss(&samples, &weights));
}

fn chance(sample: &Sample, weights: &[f64; SIGNS]) -> f64 {
    let sum: f64 = sample
        .signs
        .iter()
        .zip(weights)
        .map(|(sign, weight)| sign * weight)
        .sum();
    1.0 / (1.0 + (-sum).exp())
}

fn loss(samples: &[Sample], weights: &[f64; SIGNS]) -> f64 {
    let all: f64 = samples.iter().map(|sample| sample.counts).sum();
    let each = samples.iter().map(|sample| {
        let chance = chance(sample, weights).clamp(1e-9, 1.0 - 1e-9);
        -sample.counts
            * if sample.holds {
                chance.ln()
            } else {
                (1.0 - chance).ln()
            }
    });
    each.sum::<f64>() / all
}

/// By gradient descent, with a little weight against large weights.
fn fitted(samples: &[Sample]) -> [f64; SIGNS] {
    let all: f64 = samples.iter().map(|sample| sample.counts).sum();
    let mut weights = [0.0; SIGNS];
    for _ in 0..20_000 {
        let mut slope = weights.map(|weight: f64| 0.001 * weight);
        for sample in samples {
            let missed = chance(sample, &weights) - f64::from(u8::from(sample.holds));
            for (slope, sign) in slope.iter_mut().zip(sample.signs) {
                *slope += sample.counts * missed * sign / all;
            }
        }
        for (weight, slope) in weights.iter_mut().zip(slope) {
            *weight -= 0.02 * slope;
        }
    }
    weights
}
