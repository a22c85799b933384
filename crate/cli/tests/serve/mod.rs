//! `loja serve`, asked over TCP as any client would, or as an attacker would.

mod answers;
mod endings;
mod hostile;

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

pub(crate) struct Server {
    child: Child,
    address: String,
}

impl Server {
    pub(crate) fn begin(arguments: &[&str]) -> Server {
        Server::begin_as(Command::new(env!("CARGO_BIN_EXE_loja")), arguments)
    }

    fn begin_as(mut command: Command, arguments: &[&str]) -> Server {
        let mut child = command
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

    pub(crate) fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, text) = answer(self.ask(path, body));
        (status, serde_json::from_str(&text).unwrap())
    }

    fn get(&self, path: &str) -> (u16, String) {
        answer(self.send(&format!("GET {path}"), "", ""))
    }

    /// Sends these bytes, whatever they are, and leaves the connection open.
    fn raw(&self, bytes: impl AsRef<[u8]>) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(bytes.as_ref()).unwrap();
        stream
    }

    /// Waits until the metrics have this row, and tells how long it took.
    fn until(&self, row: &str) -> Duration {
        let begun = Instant::now();
        while !self.get("/metrics").1.lines().any(|line| line == row) {
            assert!(begun.elapsed() < Duration::from_secs(60), "{row}");
            std::thread::sleep(Duration::from_millis(10));
        }
        begun.elapsed()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// All that comes until the server ends the connection. A reset after the last byte is an end too.
fn whole(mut stream: TcpStream) -> String {
    let limit = Some(Duration::from_secs(60));
    stream.set_read_timeout(limit).unwrap();
    let mut bytes = Vec::new();
    if let Err(error) = stream.read_to_end(&mut bytes) {
        assert_eq!(error.kind(), ErrorKind::ConnectionReset, "{error}");
    }
    String::from_utf8(bytes).unwrap()
}

fn answer(stream: TcpStream) -> (u16, String) {
    let text = whole(stream);
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body.to_owned())
}

/// A board that keeps a worker busy for longer than anybody waits here.
fn hard() -> Value {
    let rulings = include_str!("../../../notation/tests/data/rulings.jsonl");
    let beast = rulings.lines().find(|line| line.contains("\"beast-19\""));
    let beast: Value = serde_json::from_str(beast.unwrap()).unwrap();
    json!({"position": {"rows": beast["rows"]}, "max_seconds": 20})
}
