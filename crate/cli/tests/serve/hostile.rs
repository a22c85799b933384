//! What a client gets that means ill, and what others get meanwhile.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Server, answer, hard, whole};

/// Others are answered, and at once: the best of some tries, since the machine may be busy with other things.
fn others_are_answered(server: &Server) {
    let tries = (0..20).map(|_| {
        let begun = Instant::now();
        assert_eq!(server.get("/health").0, 200);
        begun.elapsed()
    });
    let best = tries.min().unwrap();
    assert!(best < Duration::from_millis(50), "{best:?}");
}

fn status(text: &str) -> u16 {
    let status = text.split(' ').nth(1).unwrap_or_default();
    assert!(!status.is_empty(), "{text:?} is no answer");
    status.parse().unwrap()
}

/// What these bytes are answered with, by a server that ends the connection then.
fn status_of(server: &Server, bytes: impl AsRef<[u8]>) -> u16 {
    status(&whole(server.raw(bytes)))
}

/// How many KiB the server has in memory.
#[cfg(target_os = "linux")]
fn memory(server: &Server) -> u64 {
    let status = format!("/proc/{}/status", server.child.id());
    let status = std::fs::read_to_string(status).unwrap();
    let row = status.lines().find(|line| line.starts_with("VmRSS:"));
    row.unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap()
}

#[cfg(not(target_os = "linux"))]
fn memory(_: &Server) -> u64 {
    0
}

/// So many KiB more are no sign of anything.
const SLACK: u64 = 24 << 10;

/// Sends this again and again, until it is enough or the server takes no more.
fn pour(mut stream: &TcpStream, part: &[u8], times: usize) {
    let limit = Some(Duration::from_secs(30));
    stream.set_write_timeout(limit).unwrap();
    for _ in 0..times {
        if let Err(error) = stream.write_all(part) {
            let kind = error.kind();
            let late = [ErrorKind::WouldBlock, ErrorKind::TimedOut];
            assert!(!late.contains(&kind), "it takes nothing, and is not closed");
            return;
        }
    }
}

#[test]
fn lengths_that_nobody_sends() {
    let mut server = Server::begin(&[]);
    for length in ["1000000000000000", "18446744073709551615"] {
        for head in ["GET /health", "POST /referee", "GET /nothing"] {
            let told = status_of(
                &server,
                format!(
                    "{head} HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
                ),
            );
            assert!([400, 413, 431].contains(&told), "{head} {length}: {told}");
        }
    }
    others_are_answered(&server);
    assert!(server.child.try_wait().unwrap().is_none());
}

#[test]
fn a_body_that_never_comes() {
    let server = Server::begin(&["--patience", "1", "--max-body", "8"]);
    let head = |head: &str, length: u32| {
        format!(
            "{head} HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        )
    };
    let begun = Instant::now();
    let held = [
        (server.raw(head("POST /referee", 5000)), 408),
        (server.raw(head("POST /nothing", 5000)), 404),
        (server.raw(head("POST /referee", 50_000)), 413),
        (server.raw(head("GET /health", 5000)), 200),
    ];
    others_are_answered(&server);
    for (stream, expected) in held {
        let told = whole(stream);
        assert_eq!(status(&told), expected, "{told}");
        // What was refused is said in words.
        assert!(expected == 200 || told.contains("\"message\":"), "{told}");
    }
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn a_head_that_never_ends() {
    let server = Server::begin(&["--patience", "1"]);
    let begun = Instant::now();
    let held = [
        server.raw("GET /health HTTP/1.1\r\nHost: l\r\nX: "),
        server.raw(""),
        // One that was answered, and asks nothing more.
        server.raw("GET /health HTTP/1.1\r\nHost: l\r\n\r\n"),
    ];
    others_are_answered(&server);
    let told = held.map(whole);
    assert_eq!((told[0].as_str(), told[1].as_str()), ("", ""));
    assert_eq!(status(&told[2]), 200);
    let took = begun.elapsed();
    assert!(took > Duration::from_millis(900) && took < Duration::from_secs(20));
}

#[test]
fn answers_that_nobody_reads() {
    let server = Server::begin(&["--patience", "1"]);
    others_are_answered(&server);
    let before = memory(&server);
    let stream = TcpStream::connect(&server.address).unwrap();
    let asked = "GET /metrics HTTP/1.1\r\nHost: loja\r\n\r\n";
    std::thread::scope(|scope| {
        scope.spawn(|| pour(&stream, asked.repeat(100).as_bytes(), 600));
        others_are_answered(&server);
    });
    assert!(memory(&server) < before + SLACK);
    // And it is closed, which the client sees when it sends more.
    let begun = Instant::now();
    while (&stream).write_all(b"G").is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(50));
    }
    others_are_answered(&server);
}

#[test]
fn a_connection_waits_for_its_own_search_alone() {
    let server = Server::begin(&["--max-seconds", "2"]);
    let body = hard().to_string();
    let size = body.len();
    let both = format!(
        "POST /referee HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n\r\n{body}GET /health HTTP/1.1\r\nHost: l\r\nConnection: close\r\n\r\n"
    );
    let both = server.raw(both);
    server.until("loja_busy 1");
    others_are_answered(&server);
    let told = whole(both);
    let (first, second) = told.rsplit_once("HTTP/1.1 200 OK").unwrap();
    assert!(first.contains("\"stopped\":\"seconds\""), "{first}");
    assert!(second.contains("\"status\":\"ok\""), "{second}");
}

#[test]
fn heads_without_measure() {
    let server = Server::begin(&[]);
    others_are_answered(&server);
    let before = memory(&server);
    let long = vec![b'x'; 1 << 20];
    let many = "a: b\r\n".repeat(1 << 16);
    // One header of 300 MB, and two million of them.
    for (start, part, times) in [
        ("GET /health HTTP/1.1\r\nX: ", long.as_slice(), 300),
        ("GET /health HTTP/1.1\r\n", many.as_bytes(), 32),
        ("GET /health?", long.as_slice(), 300),
    ] {
        let stream = server.raw(start);
        let told = std::thread::scope(|scope| {
            scope.spawn(|| pour(&stream, part, times));
            whole(stream.try_clone().unwrap())
        });
        let told = status(&told);
        assert!(told == 431 || told == 414 && start.ends_with('?'), "{told}");
        assert!(memory(&server) < before + SLACK);
    }
    // A hundred headers are taken, and one more is not.
    for (count, expected) in [(100, 200), (101, 431)] {
        let more = "a: b\r\n".repeat(count - 1);
        let head = format!("GET /health HTTP/1.1\r\nConnection: close\r\n{more}\r\n");
        assert_eq!(status_of(&server, head), expected, "{count}");
    }
    others_are_answered(&server);
}

#[test]
fn a_crowd_that_says_nothing() {
    let server = Server::begin(&["--jobs", "1", "--max-seconds", "4"]);
    let slow = server.ask("/referee", &hard());
    server.until("loja_busy 1");
    let begun = "POST /referee HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{";
    let bodies: Vec<_> = (0..64).map(|_| server.raw(begun)).collect();
    others_are_answered(&server);
    let small = json!({"position": {"rows": [".x.", "xxx"]}, "max_seconds": 0});
    // More than may be connected: the oldest go, and one that is worked for is none of them.
    let silent: Vec<_> = (0..600)
        .filter_map(|_| TcpStream::connect(&server.address).ok())
        .collect();
    assert_eq!(silent.len(), 600);
    others_are_answered(&server);
    let asked = server.ask("/referee", &small);
    let (status, told) = answer(slow);
    assert_eq!(status, 200, "{told}");
    assert_eq!(answer(asked).0, 200);
    drop((bodies, silent));
}

/// Bodies that are on their way have no more memory together than those that may wait.
#[test]
fn bodies_share_their_memory() {
    let server = Server::begin(&["--jobs", "1", "--queue", "1", "--max-body", "64"]);
    let part = format!(
        "POST /referee HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\nContent-Length: 65536\r\n\r\n{}",
        "x".repeat(60_000)
    );
    let held: Vec<_> = (0..2).map(|_| server.raw(&part)).collect();
    let begun = Instant::now();
    // Until both are read, the third may be taken.
    while !whole_within(server.raw(&part)).starts_with("HTTP/1.1 503") {
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
    others_are_answered(&server);
    drop(held);
    let asked = json!({"position": {"rows": [".x.", "xxx"]}});
    while server.post("/referee", &asked).0 != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
}

/// What comes within a moment.
fn whole_within(mut stream: TcpStream) -> String {
    let limit = Some(Duration::from_millis(500));
    stream.set_read_timeout(limit).unwrap();
    let mut bytes = Vec::new();
    // A time that is up is an end too.
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8(bytes).unwrap()
}

#[test]
fn bodies_whose_end_is_unclear() {
    let server = Server::begin(&[]);
    let body = "{\"certificate\": \"\"}";
    let size = body.len();
    let asked = |fields: &str, body: &str| {
        let head = "POST /check HTTP/1.1\r\nHost: l\r\nContent-Type: application/json\r\n";
        let next = "GET /health HTTP/1.1\r\nHost: l\r\nConnection: close\r\n\r\n";
        whole(server.raw(format!("{head}{fields}\r\n\r\n{body}{next}")))
    };
    let count = |told: &str| told.matches("HTTP/1.1 ").count();
    let chunked = format!("{size:x}\r\n{body}\r\n0\r\n\r\n");
    let length = format!("Content-Length: {size}");
    let coding = "Transfer-Encoding: chunked";
    for (fields, body) in [
        ("Transfer-Encoding: gzip".to_owned(), body),
        ("Transfer-Encoding: chunked, gzip".to_owned(), body),
        (format!("{length}\r\nContent-Length: 5"), body),
        (format!("{length}, 5"), body),
        ("Content-Length: +5".to_owned(), body),
        ("Content-Length: -1".to_owned(), body),
    ] {
        let told = asked(&fields, body);
        // The request that may begin anywhere in it is not answered.
        assert_eq!((status(&told), count(&told)), (400, 1), "{fields}: {told}");
    }
    // Read as chunked, and closed: what comes after is not trusted to be a request.
    for fields in [
        coding.to_owned(),
        format!("{coding}\r\n{length}"),
        format!("{length}\r\n{coding}"),
    ] {
        let told = asked(&fields, &chunked);
        assert_eq!((status(&told), count(&told)), (200, 1), "{fields}: {told}");
    }
    // One length is one length, however often it is said.
    let told = asked(&format!("{length}\r\n{length}"), body);
    assert_eq!((status(&told), count(&told)), (200, 2), "{told}");
    others_are_answered(&server);
}

#[test]
fn words_that_are_almost_right() {
    let server = Server::begin(&[]);
    for path in [
        "/h\u{e9}alth".as_bytes(),
        b"/h\xe9alth",
        "/\u{1f600}".as_bytes(),
    ] {
        let end = b" HTTP/1.1\r\nHost: l\r\nConnection: close\r\n\r\n".as_slice();
        let told = status_of(&server, [b"GET ", path, end].concat());
        assert_eq!(told, 400, "{path:?}");
    }
    let body = json!({"position": {"rows": [".x.", "xxx"]}}).to_string();
    for (kind, expected) in [
        ("application/jsonp", 415),
        ("application/json5", 415),
        ("text/plain; application/json", 415),
        ("application/json", 200),
        ("Application/JSON ; charset=utf-8", 200),
    ] {
        let kind = format!("Content-Type: {kind}\r\n");
        let (told, _) = answer(server.send("POST /referee", &kind, &body));
        assert_eq!(told, expected, "{kind}");
    }
}

/// Boards so large that no limit of time is kept on them are refused before anything is searched.
#[test]
fn boards_without_measure() {
    let server = Server::begin(&[]);
    let board = |side: usize| json!({"id": "large", "rows": vec![".".repeat(side); side]});
    let largest = json!({"position": board(52), "max_seconds": 0.05});
    for rules in ["ljrg", "no-pass", "jrg89"] {
        let mut asked = largest.clone();
        asked["rules"] = json!(rules);
        let begun = Instant::now();
        let (status, told) = server.post("/referee", &asked);
        assert_eq!((status, &told["id"]), (422, &json!("large")), "{rules}");
        let words = told["message"].as_str().unwrap();
        assert!(words.contains("2704 locations; 625 are"), "{words}");
        assert!(begun.elapsed() < Duration::from_millis(500), "{rules}");
    }
    let mut asked = largest.clone();
    asked["player"] = json!("black");
    asked["set"] = json!("all");
    assert_eq!(server.post("/claim", &asked).0, 422);
    let sgf: Value = json!({"position": "(;SZ[52];B[aa])"});
    assert_eq!(server.post("/referee", &sgf).0, 422);
    let larger = Server::begin(&["--max-locations", "2704"]);
    let mut asked = largest;
    asked["rules"] = json!("jrg89");
    assert_eq!(larger.post("/referee", &asked).0, 200);
}
