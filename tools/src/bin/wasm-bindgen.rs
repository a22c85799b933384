//! The bindings of a module, as a module script for the web: `wasm-bindgen MODULE.wasm NAME FOLDER`.

use std::env::args;

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut words = args().skip(1);
    let mut word = || words.next().context("wasm-bindgen MODULE.wasm NAME FOLDER");
    let (module, name, folder) = (word()?, word()?, word()?);
    Bindgen::new()
        .web(true)?
        .typescript(true)
        // A module script knows where its module lies.
        .omit_default_module_path(false)
        .input_path(module)
        .out_name(&name)
        .generate(folder)
}
