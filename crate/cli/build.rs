//! Tells the command which commit it is built from, for `loja --version`.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // What only renders the book is the same program from commit to commit: what it has found out is kept.
    if std::env::var_os("CARGO_FEATURE_INSTALL").is_none() {
        return;
    }
    let version = env!("CARGO_PKG_VERSION");
    // Where the sources come without git, the number has to do.
    let Some(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else {
        return;
    };
    println!("cargo::rustc-env=LOJA_COMMIT={version} ({commit})");
    for place in ["HEAD", "logs/HEAD"] {
        let file = git(&["rev-parse", "--git-path", place]);
        if let Some(file) = file.filter(|file| Path::new(file).exists()) {
            println!("cargo::rerun-if-changed={file}");
        }
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
