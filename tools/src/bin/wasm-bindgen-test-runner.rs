//! Hands its arguments to `wasm-bindgen-test-runner` of the crate wasm-bindgen-cli.

fn main() -> anyhow::Result<()> {
    env_logger::init();
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
