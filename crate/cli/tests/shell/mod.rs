//! The command as a shell runs it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs `loja` with this on standard input.
pub fn loja(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_loja"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The command may refuse the rest of a long input; then the pipe breaks.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// The words of a command's line.
pub fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// Exit code, standard output and standard error.
pub fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let output = loja(arguments, input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// The lines of standard output as JSON.
pub fn lines(out: &str) -> Vec<Value> {
    out.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

pub fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub fn path(file: &str) -> String {
    crates().join(file).display().to_string()
}

/// A file of a test's own.
pub fn scratch(name: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    folder.join(name).display().to_string()
}
