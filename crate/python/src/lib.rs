//! The interface to Python, and the only crate that knows PyO3.
//!
//! Text goes in and JSON comes out, through `loja-wasm`. A search runs as long as told, without the interpreter's
//! lock; between runs Python hears Ctrl-C. The rest of the package is Python.
#![forbid(unsafe_code)]

use std::sync::{Mutex, PoisonError};

use loja_wasm::api::{self, Failure};
use loja_wasm::comparing::Comparing;
use loja_wasm::deadline::{Deadline, ENDLESS, bounds, slice};
use loja_wasm::prove::Proving;
use loja_wasm::referee::Judging;
use loja_wasm::texts::{self, Written};
use loja_wasm::{check as checking, playing};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;

/// Becomes an `EngineError`.
fn error(failure: Failure) -> PyErr {
    PyValueError::new_err((failure.message, failure.code, failure.points))
}

fn json(answer: Result<impl Serialize, Failure>) -> PyResult<String> {
    let answer = answer.map_err(error)?;
    serde_json::to_string(&answer).map_err(|fault| error(Failure::new("fault", fault.to_string())))
}

/// Locks a search. One that has panicked stays as it was, and refuses by itself.
fn held<T, A>(search: &Mutex<T>, ask: impl FnOnce(&mut T) -> A) -> A {
    ask(&mut search.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A position being judged.
#[pyclass]
struct Referee(Mutex<Judging>);

#[pymethods]
impl Referee {
    #[new]
    fn new(start: &str, moves: &str, megabytes: u32) -> PyResult<Referee> {
        let judging = Judging::new(start, moves, Some(megabytes));
        judging
            .map(|judging| Referee(Mutex::new(judging)))
            .map_err(error)
    }

    fn run(&self, py: Python<'_>, nodes: u32, milliseconds: f64) -> PyResult<String> {
        let run = |judging: &mut Judging| {
            let limits = bounds(nodes, None);
            slice(limits, Some(milliseconds), |control| judging.run(control))
        };
        py.detach(|| json(held(&self.0, run)))
    }

    /// Whether all open claims are weighed.
    fn expect(&self, py: Python<'_>, milliseconds: f64) -> PyResult<bool> {
        let expect = |judging: &mut Judging| judging.expect(Deadline::after(milliseconds));
        py.detach(|| held(&self.0, expect)).map_err(error)
    }

    fn report(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| json(held(&self.0, |judging| judging.report())))
    }

    fn ruling(&self, py: Python<'_>, stopped: Option<&str>) -> PyResult<String> {
        py.detach(|| json(held(&self.0, |judging| judging.ruling(stopped))))
    }
}

/// A claim in work.
#[pyclass]
struct Proof(Mutex<Proving>);

#[pymethods]
impl Proof {
    #[new]
    fn new(start: &str, moves: &str, claim: &str) -> PyResult<Proof> {
        let proving = Proving::new(start, moves, claim);
        proving
            .map(|proving| Proof(Mutex::new(proving)))
            .map_err(error)
    }

    fn run(
        &self,
        py: Python<'_>,
        nodes: u32,
        milliseconds: f64,
        megabytes: u32,
    ) -> PyResult<String> {
        let run = |proving: &mut Proving| {
            let limits = bounds(nodes, Some(megabytes));
            slice(limits, Some(milliseconds), |control| proving.run(control))
        };
        py.detach(|| json(held(&self.0, run)))
    }

    fn certificate(&self, py: Python<'_>) -> Option<String> {
        py.detach(|| held(&self.0, |proving| proving.certificate()))
    }
}

/// A comparison in progress.
#[pyclass]
struct Comparison(Mutex<Comparing>);

#[pymethods]
impl Comparison {
    #[new]
    fn new(
        start: &str,
        rules: &str,
        ljrg: &str,
        nodes: u32,
        megabytes: u32,
    ) -> PyResult<Comparison> {
        let comparing = Comparing::new(start, rules, ljrg, nodes, Some(megabytes));
        comparing
            .map(|comparing| Comparison(Mutex::new(comparing)))
            .map_err(error)
    }

    fn run(&self, py: Python<'_>, milliseconds: f64) -> PyResult<String> {
        let run = |comparing: &mut Comparing| {
            let until = Deadline::after(milliseconds);
            slice(ENDLESS, Some(milliseconds), |control| {
                comparing.run(control, &|_| until.going())
            })
        };
        py.detach(|| json(held(&self.0, run)))
    }

    fn report(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| json(held(&self.0, |comparing| Ok(comparing.report()))))
    }
}

#[pyfunction]
fn check(py: Python<'_>, certificate: &str) -> PyResult<String> {
    py.detach(|| json(checking::check(certificate)))
}

#[pyfunction]
fn read(py: Python<'_>, text: &str) -> PyResult<String> {
    py.detach(|| json(texts::read(text)))
}

#[pyfunction]
fn follow(py: Python<'_>, start: &str, moves: &str) -> PyResult<String> {
    py.detach(|| json(api::follow(start, moves)))
}

#[pyfunction]
fn play(py: Python<'_>, rules: &str, start: &str, moves: &str) -> PyResult<String> {
    py.detach(|| json(playing::play(rules, start, moves)))
}

#[pyfunction]
fn write(py: Python<'_>, start: &str, moves: &str, format: &str) -> PyResult<String> {
    py.detach(
        || match texts::write(start, moves, format).map_err(error)? {
            Written::Text(text) => Ok(text),
            Written::Json(data) => json(Ok(data)),
        },
    )
}

#[pyfunction]
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Referee>()?;
    module.add_class::<Proof>()?;
    module.add_class::<Comparison>()?;
    module.add_function(wrap_pyfunction!(check, module)?)?;
    module.add_function(wrap_pyfunction!(read, module)?)?;
    module.add_function(wrap_pyfunction!(follow, module)?)?;
    module.add_function(wrap_pyfunction!(play, module)?)?;
    module.add_function(wrap_pyfunction!(write, module)?)?;
    module.add_function(wrap_pyfunction!(version, module)?)
}
