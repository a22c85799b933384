//! `loja serve`, asked over TCP as any client would.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn begin(arguments: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_loja"))
            .args(["serve", "--listen", "127.0.0.1:0", "--json"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.as_mut().unwrap());
        out.read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap();
        let address = told["address"].as_str().unwrap();
        let address = address.strip_prefix("http://").unwrap().to_owned();
        Server { child, address }
    }

    /// Sends a request and leaves the connection open.
    fn send(&self, head: &str, fields: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let size = body.len();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: loja\r\nConnection: close\r\n{fields}Content-Length: {size}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    fn ask(&self, path: &str, body: &Value) -> TcpStream {
        let json = "Content-Type: application/json\r\n";
        self.send(&format!("POST {path}"), json, &body.to_string())
    }

    fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, text) = answer(self.ask(path, body));
        (status, serde_json::from_str(&text).unwrap())
    }

    fn get(&self, path: &str) -> (u16, String) {
        answer(self.send(&format!("GET {path}"), "", ""))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn answer(mut stream: TcpStream) -> (u16, String) {
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body.to_owned())
}

#[test]
fn referee_claim_and_check() {
    let server = Server::begin(&[]);
    let position = json!({"id": "x", "rows": [".x.", "xxx"]});
    let (status, told) = server.post("/referee", &json!({"position": position}));
    assert_eq!(
        (status, &told["id"], &told["result"]),
        (200, &json!("x"), &json!("B+2"))
    );
    let (status, told) = server.post("/referee", &json!({"position": position, "rules": "area"}));
    assert_eq!((status, &told["rules"]), (200, &json!("area")));
    // Any notation, and a move of a game.
    let sgf = "(;GM[1]SZ[3];B[bb];W[aa];B[ba])";
    let (status, told) = server.post("/referee", &json!({"position": sgf, "move": 1}));
    assert_eq!((status, &told["finished"]), (200, &json!(false)));

    let asked = json!({"position": position, "player": "black", "set": "all", "certificate": true});
    let (status, told) = server.post("/claim", &asked);
    assert_eq!((status, &told["verdict"]), (200, &json!("lock")));
    let certificate = &told["certificate_text"];
    let (status, told) = server.post("/check", &json!({"certificate": certificate}));
    assert_eq!(
        (status, &told["status"], &told["answer"]),
        (200, &json!("checked"), &json!("lock"))
    );
    // Points may be a list, and a request may have a name of its own.
    let points = json!(["a1", "b1", "C1", "a2", "b2", "c2"]);
    let asked = json!({"id": "mine", "position": position, "player": "black", "set": points});
    let (_, told) = server.post("/claim", &asked);
    assert_eq!(
        (&told["verdict"], &told["id"]),
        (&json!("lock"), &json!("mine"))
    );
    let (_, told) = server.post("/check", &json!({"id": "c", "certificate": certificate}));
    assert_eq!(
        (&told["answer"], &told["id"]),
        (&json!("lock"), &json!("c"))
    );
    let damaged = certificate.as_str().unwrap().replace("black", "white");
    let (status, told) = server.post("/check", &json!({"certificate": damaged}));
    assert_eq!((status, &told["status"]), (200, &json!("refused")));
}

#[test]
fn what_is_wrong_is_told() {
    let server = Server::begin(&["--max-body", "1"]);
    let good = json!({"rows": [".x."]});
    for (path, body, expected, sentence) in [
        (
            "/referee",
            json!({"position": {"id": "a", "rows": ["xo"]}}),
            422,
            "has no liberty",
        ),
        (
            "/referee",
            json!({"position": good, "rules": "magic"}),
            422,
            "one of ljrg",
        ),
        (
            "/referee",
            json!({"position": good, "extra": 1}),
            400,
            "unknown field",
        ),
        (
            "/referee",
            json!({"position": 7}),
            422,
            "an object or a text",
        ),
        (
            "/referee",
            json!({"position": good, "max_seconds": -1}),
            422,
            "number of seconds",
        ),
        ("/referee", json!("x".repeat(2000)), 413, "at most 1 KiB"),
        (
            "/claim",
            json!({"position": good, "player": "red", "set": "all"}),
            422,
            "black or white",
        ),
        (
            "/claim",
            json!({"position": good, "player": "black", "set": [1]}),
            422,
            "such as [\"a1\"",
        ),
        ("/check", json!({}), 400, "certificate"),
        ("/nothing", json!({}), 404, "POST /referee"),
        ("/health", json!({}), 405, "GET"),
    ] {
        let (status, told) = server.post(path, &body);
        let message = told["message"].as_str().unwrap();
        assert_eq!(
            (status, &told["status"]),
            (expected, &json!("error")),
            "{message}"
        );
        assert!(message.contains(sentence), "{message}");
        if expected == 422 && body["position"]["id"] == "a" {
            assert_eq!(told["id"], "a");
        }
        if body.is_object() && path != "/nothing" && path != "/health" {
            let mut body = body.clone();
            body["id"] = json!("mine");
            assert_eq!(server.post(path, &body).1["id"], "mine", "{body}");
        }
    }
    // A form of another page's can't ask.
    let (status, _) = answer(server.send("POST /referee", "", "{}"));
    assert_eq!(status, 415);
    let (status, _) = server.get("/referee");
    assert_eq!(status, 405);
    // And it lives on.
    let (status, health) = server.get("/health");
    assert_eq!((status, health.contains("\"ok\"")), (200, true));
    let (_, metrics) = server.get("/metrics");
    for row in [
        "loja_answers_total{path=\"/referee\",status=\"422\"} 8",
        "loja_answers_total{path=\"/health\",status=\"200\"} 1",
        "loja_waiting 0",
        "loja_waiting_limit 64",
        "loja_busy 0",
    ] {
        assert!(metrics.lines().any(|line| line == row), "{row}\n{metrics}");
    }
}

/// A board that keeps a worker busy for longer than anybody waits here.
fn hard() -> Value {
    let rulings = include_str!("../../notation/tests/data/rulings.jsonl");
    let beast = rulings.lines().find(|line| line.contains("\"beast-19\""));
    let beast: Value = serde_json::from_str(beast.unwrap()).unwrap();
    json!({"position": {"rows": beast["rows"]}, "max_seconds": 20})
}

/// What waits is bounded, and a limit of the request is kept.
#[test]
fn limits_of_requests() {
    let server = Server::begin(&["--jobs", "1", "--queue", "1", "--max-seconds", "2"]);
    let begun = Instant::now();
    let ask = || server.ask("/referee", &hard());
    let waits = |what: &str| {
        let row = format!("{what} 1");
        while !server.get("/metrics").1.lines().any(|line| line == row) {
            assert!(begun.elapsed() < Duration::from_secs(60), "{row}");
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    let first = ask();
    waits("loja_busy");
    let second = ask();
    waits("loja_waiting");
    let (status, told) = answer(ask());
    assert_eq!(status, 503);
    assert!(told.contains("1 requests wait already"), "{told}");
    let (status, told) = answer(first);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, &told["stopped"]), (200, &json!("seconds")));
    assert_eq!(answer(second).0, 200);
    // Fewer nodes than the command allows.
    let mut fewer = hard();
    fewer["max_nodes"] = json!(10);
    let (_, told) = server.post("/referee", &fewer);
    assert_eq!(told["stopped"], "nodes");
}

/// A client that goes frees its worker, or its place in the queue, at once; nobody else is cut.
#[test]
fn a_client_that_goes_is_not_worked_for() {
    let server = Server::begin(&["--jobs", "1", "--queue", "1", "--max-seconds", "50"]);
    let mut slow = hard();
    slow["max_seconds"] = json!(50);
    let until = |row: &str| {
        let begun = Instant::now();
        while !server.get("/metrics").1.lines().any(|line| line == row) {
            assert!(begun.elapsed() < Duration::from_secs(30), "{row}");
            std::thread::sleep(Duration::from_millis(10));
        }
        begun.elapsed()
    };
    for path in ["/referee", "/claim", "/referee"] {
        let mut asked = slow.clone();
        if path == "/claim" {
            asked["player"] = json!("black");
            asked["set"] = json!("all");
        } else {
            asked["rules"] = json!("ljrg");
        }
        let first = server.ask(path, &asked);
        until("loja_busy 1");
        let second = server.ask(path, &asked);
        until("loja_waiting 1");
        // Who waits goes first, then the one who is worked for.
        drop(second);
        assert!(until("loja_waiting 0") < Duration::from_secs(2), "{path}");
        assert!(server.get("/metrics").1.contains("loja_busy 1"), "{path}");
        drop(first);
        assert!(until("loja_busy 0") < Duration::from_secs(2), "{path}");
        // And the worker is there for the next.
        let (status, told) =
            server.post("/referee", &json!({"position": {"rows": [".x.", "xxx"]}}));
        assert_eq!((status, &told["result"]), (200, &json!("B+2")), "{path}");
    }
    let metrics = server.get("/metrics").1;
    assert!(
        metrics.contains("path=\"/referee\",status=\"499\"} 4"),
        "{metrics}"
    );
    assert!(
        metrics.contains("path=\"/claim\",status=\"499\"} 2"),
        "{metrics}"
    );
}

/// One connection may ask again and again, and many at once.
#[test]
fn connections_are_kept() {
    let server = Server::begin(&[]);
    let mut stream = TcpStream::connect(&server.address).unwrap();
    for _ in 0..3 {
        let body = json!({"position": {"rows": [".x.", "xxx"]}}).to_string();
        let size = body.len();
        write!(stream, "POST /referee HTTP/1.1\r\nHost: loja\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n\r\n{body}").unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(reader.read_line(&mut head).unwrap() > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        assert!(line.contains("\"B+2\""), "{line}");
    }
    // Six hundred that say nothing: those that are too many are sent away, and when the others go, all is as before.
    let silent: Vec<_> = (0..600)
        .filter_map(|_| TcpStream::connect(&server.address).ok())
        .collect();
    assert!(silent.len() > 500);
    drop(silent);
    let begun = Instant::now();
    loop {
        let mut again = server.send("GET /health", "", "");
        let mut text = String::new();
        if again.read_to_string(&mut text).is_ok() && text.starts_with("HTTP/1.1 200") {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Ctrl-C: what is worked on is answered with what was found, what waits is refused.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_it() {
    let mut server = Server::begin(&["--jobs", "1", "--max-seconds", "50"]);
    let mut slow = hard();
    slow["max_seconds"] = json!(50);
    let address = server.address.clone();
    let asked = std::thread::scope(|scope| {
        let (server_ref, slow) = (&server, &slow);
        let asked = scope.spawn(move || server_ref.post("/referee", slow));
        let begun = Instant::now();
        while !server.get("/metrics").1.contains("loja_busy 1") {
            assert!(begun.elapsed() < Duration::from_secs(30));
            std::thread::sleep(Duration::from_millis(10));
        }
        let id = server.child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status();
        assert!(sent.unwrap().success());
        asked.join().unwrap()
    });
    assert_eq!((asked.0, &asked.1["stopped"]), (200, &json!("interrupt")));
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    assert!(TcpStream::connect(address).is_err());
}
