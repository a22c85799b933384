//! What a package of the command puts beside it, and what it says of itself.

use std::fs;
use std::process::Command;

use crate::shell::{run, scratch};

/// The commands that `loja --help` lists.
fn commands() -> Vec<String> {
    let (code, help, _) = run(&["--help"], "");
    assert_eq!(code, 0);
    let list = help.split("Commands:\n").nth(1).unwrap();
    let list = list.split("\n\n").next().unwrap();
    let names = list
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_shell_completes_every_command() {
    let commands = commands();
    assert!(commands.len() > 9, "{commands:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, script, _) = run(&["completions", shell], "");
        assert_eq!(code, 0, "{shell}");
        for name in &commands {
            assert!(script.contains(name.as_str()), "{shell}: {name}");
        }
    }
    assert_eq!(run(&["completions", "tcsh"], "").0, 2);
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let folder = scratch("man");
    assert_eq!(
        run(&["man", &folder], ""),
        (0, String::new(), String::new())
    );
    for name in commands() {
        let page = fs::read_to_string(format!("{folder}/loja-{name}.1")).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{name}");
    }
    // A file is no folder.
    let (code, _, complaint) = run(&["man", &format!("{folder}/loja.1")], "");
    assert_eq!(code, 2);
    assert!(complaint.contains("loja.1: "), "{complaint}");
}

#[test]
fn the_version_names_the_commit() {
    let (code, version, _) = run(&["--version"], "");
    assert_eq!(code, 0);
    let number = concat!("loja ", env!("CARGO_PKG_VERSION"));
    let commit = Command::new("git")
        .args(["rev-parse", "--short=12", "HEAD"])
        .output();
    let Some(commit) = commit.ok().filter(|output| output.status.success()) else {
        // Sources without git.
        return assert_eq!(version, format!("{number}\n"));
    };
    let commit = String::from_utf8(commit.stdout).unwrap();
    assert_eq!(version, format!("{number} ({})\n", commit.trim()));
}
