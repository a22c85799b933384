//! How the server is ended.
#![cfg(unix)]

use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Server, hard};

/// A search that goes on for longer than anybody waits here.
fn slow() -> Value {
    let mut slow = hard();
    slow["max_seconds"] = json!(50);
    slow
}

fn send(signal: &str, process: u32) {
    let sent = Command::new("kill")
        .args([signal, &process.to_string()])
        .status();
    assert!(sent.unwrap().success());
}

/// What is worked on is answered with what was found, and the program ends well.
fn ends_well(mut server: Server, signal: &str, process: u32) {
    let address = server.address.clone();
    // A client that never sends its body, and one that says nothing, hold nothing up.
    let unfinished = server.raw("POST /check HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
    let silent = TcpStream::connect(&address).unwrap();
    let slow = slow();
    let (worked_on, waiting) = std::thread::scope(|scope| {
        let (server, slow) = (&server, &slow);
        let worked_on = scope.spawn(|| server.post("/referee", slow));
        server.until("loja_busy 1");
        let waiting = scope.spawn(|| server.post("/referee", slow));
        server.until("loja_waiting 1");
        send(signal, process);
        (worked_on.join().unwrap(), waiting.join().unwrap())
    });
    let signalled = Instant::now();
    let (status, told) = worked_on;
    assert_eq!((status, &told["stopped"]), (200, &json!("interrupt")));
    assert_eq!(waiting.0, 503);
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    assert!(signalled.elapsed() < Duration::from_secs(10));
    assert!(TcpStream::connect(address).is_err());
    drop((unfinished, silent));
}

const ARGUMENTS: [&str; 6] = ["--jobs", "1", "--max-seconds", "50", "--grace", "2"];

#[test]
fn an_interrupt_ends_it() {
    let server = Server::begin(&ARGUMENTS);
    let process = server.child.id();
    ends_well(server, "-INT", process);
}

#[test]
fn a_termination_ends_it() {
    let server = Server::begin(&ARGUMENTS);
    let process = server.child.id();
    ends_well(server, "-TERM", process);
}

/// As in a container: what a program without a handler of its own would not even hear.
#[cfg(target_os = "linux")]
#[test]
fn a_termination_ends_it_as_process_1() {
    let unshare = |rights: &str| {
        let mut command = Command::new("unshare");
        command.args([rights, "--pid", "--fork", "--kill-child", "--mount-proc"]);
        command
    };
    let works = |rights: &&str| {
        let tried = unshare(rights).arg("true").output();
        tried.is_ok_and(|tried| tried.status.success())
    };
    // As root, else in a namespace where we are.
    let rights = ["--mount", "--map-root-user"].into_iter().find(works);
    let Some(rights) = rights else {
        println!("skipped: this machine lets nobody make a namespace of processes");
        return;
    };
    let mut command = unshare(rights);
    command.arg(env!("CARGO_BIN_EXE_loja"));
    let server = Server::begin_as(command, &ARGUMENTS);
    let parent = server.child.id();
    let children = format!("/proc/{parent}/task/{parent}/children");
    let children = std::fs::read_to_string(children).unwrap();
    let process = children.trim().parse().unwrap();
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let names = status.lines().find(|line| line.starts_with("NSpid:"));
    assert!(names.unwrap().ends_with("\t1"), "{status}");
    ends_well(server, "-TERM", process);
}
