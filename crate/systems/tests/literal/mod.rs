//! A judge for each document, written from its text by somebody who had not seen the crate.

pub mod area;
pub mod ing;
pub mod j2003;
#[allow(dead_code, reason = "the judge has more than is asked here")]
pub mod jrg89;
pub mod jrg89_degrees;
pub mod jrg89_jasiek;
pub mod lines;
pub mod naj;
pub mod no_pass;
pub mod positions;
pub mod shimada;
pub mod stone;
pub mod superko;
pub mod tromp_taylor;
pub mod values;
pub mod yasunaga;
pub mod yasunaga_protects;
