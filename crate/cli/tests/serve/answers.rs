//! What a well-behaved client gets.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Server, answer, hard, whole};

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
    for (reading, result) in [("where-captured", "jigo"), ("everywhere", "W+3")] {
        let asked = json!({
            "position": {"rows": ["oo.x"]}, "rules": "jrg89", "options": {"ko-marks": reading},
        });
        let (status, told) = server.post("/referee", &asked);
        assert_eq!((status, &told["result"]), (200, &json!(result)));
    }
    // What is expected is there for those who ask, and nowhere else.
    let (_, told) = server.post("/referee", &json!({"position": position, "expect": true}));
    for field in ["expected", "if", "forecast"] {
        assert!(told.get(field).is_some(), "{field}: {told}");
    }
    let by = |rules: &str| json!({"position": position, "rules": rules, "expect": true});
    let (status, told) = server.post("/referee", &by("area"));
    assert_eq!((status, told["forecast"]["score"].is_number()), (200, true));
    let (status, told) = server.post("/referee", &by("no-pass"));
    let why = told["message"].as_str().unwrap();
    assert!(
        status == 422 && why.starts_with("no-pass counts no points"),
        "{told}"
    );
    let (_, told) = server.post("/referee", &json!({"position": position}));
    assert!(told.get("expected").is_none() && told.get("forecast").is_none());
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

/// What waits is bounded, and a limit of the request is kept.
#[test]
fn limits_of_requests() {
    let server = Server::begin(&["--jobs", "1", "--queue", "1", "--max-seconds", "2"]);
    let ask = || server.ask("/referee", &hard());
    let first = ask();
    server.until("loja_busy 1");
    let second = ask();
    server.until("loja_waiting 1");
    let shed = whole(ask()).to_ascii_lowercase();
    assert!(shed.starts_with("http/1.1 503"), "{shed}");
    assert!(shed.contains("\r\nretry-after: 1\r\n"), "{shed}");
    assert!(shed.contains("1 requests wait already"), "{shed}");
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
    let until = |row: &str| server.until(row);
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
    // Also where unread bytes after the request hide its end.
    let body = slow.to_string();
    let size = body.len();
    let pipelined = format!(
        "POST /referee HTTP/1.1\r\nHost: loja\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n\r\n{body}GET /health HTTP/1.1\r\n"
    );
    let pipelined = server.raw(pipelined);
    until("loja_busy 1");
    drop(pipelined);
    assert!(until("loja_busy 0") < Duration::from_secs(2));
    let metrics = server.get("/metrics").1;
    assert!(
        metrics.contains("path=\"/referee\",status=\"499\"} 5"),
        "{metrics}"
    );
    assert!(
        metrics.contains("path=\"/claim\",status=\"499\"} 2"),
        "{metrics}"
    );
}

/// One connection may ask again and again.
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
}

/// A request is answered within its time, whether it is worked on by then or waits.
#[test]
fn a_request_has_its_time() {
    let server = Server::begin(&["--jobs", "1", "--max-seconds", "50", "--max-wait", "1"]);
    let begun = Instant::now();
    let mut slow = hard();
    slow["max_seconds"] = json!(50);
    let first = server.ask("/referee", &slow);
    server.until("loja_busy 1");
    let second = server.ask("/referee", &slow);
    let (status, told) = answer(first);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, &told["stopped"]), (200, &json!("seconds")));
    // What is left of its time after the first, if anything.
    let (status, told) = answer(second);
    assert!(
        status == 200 && told.contains("seconds") || status == 503 && told.contains("waited"),
        "{status} {told}"
    );
    assert!(begun.elapsed() < Duration::from_secs(20));
}
