//! The weights of the signs, by logistic regression on claims whose truth is known.

use loja_expect::claims::SIGNS;

use crate::compared;

/// A claim's signs in doublings and whether it holds.
struct Sample {
    signs: [f64; SIGNS],
    holds: bool,
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
            samples.push(Sample {
                signs: claim.signs.numbers().map(|sign| f64::from(sign) / 16.0),
                holds,
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
    let all = samples.len() as f64;
    let each = samples.iter().map(|sample| {
        let chance = chance(sample, weights).clamp(1e-9, 1.0 - 1e-9);
        -if sample.holds { chance } else { 1.0 - chance }.ln()
    });
    each.sum::<f64>() / all
}

/// By gradient descent, with a little weight against large weights.
fn fitted(samples: &[Sample]) -> [f64; SIGNS] {
    let all = samples.len() as f64;
    let mut weights = [0.0; SIGNS];
    for _ in 0..20_000 {
        let mut slope = weights.map(|weight: f64| 0.0001 * weight);
        for sample in samples {
            let missed = chance(sample, &weights) - f64::from(u8::from(sample.holds));
            for (slope, sign) in slope.iter_mut().zip(sample.signs) {
                *slope += missed * sign / all;
            }
        }
        for (weight, slope) in weights.iter_mut().zip(slope) {
            *weight -= 0.02 * slope;
        }
    }
    weights
}
