//! `loja serve`: referee, claims and checks over HTTP, for programs that keep one process.
//!
//! Connections are taken by `clients.rs`, so that a client that goes is seen. One thread takes requests; a short-lived one reads each body, so that who sends slowly holds no worker up; as many
//! as `--jobs` says answer them. All that waits is counted, and there is no more of it than `--queue` says.

mod asked;
mod clients;
mod metrics;

use std::collections::VecDeque;
use std::io::{self, Read};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Value, json};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::budget::{Budget, Jobs};
use crate::lock::lock;
use crate::output::{Exit, Output};
use crate::stop;

use asked::Refusal;
use clients::{Client, Clients};
use metrics::Metrics;

pub(crate) const HELP: &str = "\
POST /referee  {\"position\", \"rules\"?, \"move\"?}: as loja referee --json\n\
POST /claim    {\"position\", \"player\", \"set\", \"move\"?, \"certificate\"?: true}: as loja claim --json\n\
POST /check    {\"certificate\"}: as loja check --json\n\
GET  /health, /metrics (Prometheus)\n\
\"position\" is an object, or a text of any notation. \"max_nodes\" and \"max_seconds\" lower the limits of a request;\n\
those of the command are the highest. Content-Type is application/json. Where too much waits, the answer is 503\n\
with Retry-After. A search whose client has gone ends at once.\n\
There is no password and no encryption: leave it on localhost, or put a server before it.\n\
Ctrl-C ends it: searches are cut and answered with what was found, what waits is refused.";

/// How often somebody looks whether he was interrupted.
const MOMENT: Duration = Duration::from_millis(50);

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    budget: Budget,
    #[command(flatten)]
    jobs: Jobs,
    /// So many requests may wait
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    queue: u16,
    /// The largest body, in KiB
    #[arg(long, value_name = "KIB", default_value_t = 1024, value_parser = clap::value_parser!(u16).range(1..=16384))]
    max_body: u16,
    /// Tell the address as a JSON object
    #[arg(long)]
    json: bool,
}

/// What all threads share.
struct Hall {
    queue: Mutex<VecDeque<Waiting>>,
    bell: Condvar,
    /// Those in the queue, and those whose body is read.
    waiting: AtomicUsize,
    closed: AtomicBool,
    metrics: Metrics,
    clients: OnceLock<Arc<Clients>>,
    budget: Budget,
    most: usize,
    most_body: usize,
}

/// A request whose body is there.
struct Waiting {
    request: Request,
    client: Arc<Client>,
    path: &'static str,
    body: Vec<u8>,
    begun: Instant,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let listener = match TcpListener::bind(arguments.listen) {
        Ok(listener) => listener,
        Err(error) => {
            let at = arguments.listen;
            output.complain(Exit::Bad, format_args!("can't listen at {at}: {error}"));
            return Ok(Exit::Bad);
        }
    };
    let address = listener.local_addr()?;
    let behind = Server::http((Ipv4Addr::LOCALHOST, 0)).and_then(|server| {
        let address = server.server_addr().to_ip();
        Ok((server, address.ok_or("it has no address")?))
    });
    let (server, behind) = match behind {
        Ok(behind) => behind,
        Err(error) => {
            output.complain(Exit::Bad, format_args!("can't listen here: {error}"));
            return Ok(Exit::Bad);
        }
    };
    let address = format!("http://{address}");
    if arguments.json {
        output.json(&json!({ "address": address }))?;
    } else {
        output.text(format_args!("listening at {address}\n"))?;
    }
    output.flush()?;
    stop::listen();
    let hall = Arc::new(Hall {
        queue: Mutex::new(VecDeque::new()),
        bell: Condvar::new(),
        waiting: AtomicUsize::new(0),
        closed: AtomicBool::new(false),
        metrics: Metrics::default(),
        clients: OnceLock::new(),
        budget: arguments.budget,
        most: usize::from(arguments.queue),
        most_body: usize::from(arguments.max_body) << 10,
    });
    let queue = Arc::downgrade(&hall);
    let clients = hall.clients.get_or_init(|| {
        Clients::new(behind, move || {
            if let Some(hall) = queue.upgrade() {
                hall.forget();
            }
        })
    });
    clients.take_from(listener)?;
    let mut workers = Vec::new();
    for _ in 0..arguments.jobs.count() {
        let hall = Arc::clone(&hall);
        match thread::Builder::new().spawn(move || hall.work()) {
            Ok(worker) => workers.push(worker),
            // As many as the system gives.
            Err(error) if workers.is_empty() => return Err(error),
            Err(_) => break,
        }
    }
    while !stop::is_interrupted() {
        match server.recv_timeout(MOMENT) {
            Ok(Some(request)) => hall.take(request),
            Ok(None) => {}
            Err(error) => output.complain(Exit::Done, format_args!("a connection: {error}")),
        }
    }
    hall.close();
    for worker in workers {
        // A worker that panicked was told of in its answer.
        let _ = worker.join();
    }
    clients.close();
    output.complain(Exit::Done, "interrupted; all that was begun is answered");
    Ok(Exit::Done)
}

impl Hall {
    /// Answers what is answered at once, and has the rest wait.
    fn take(self: &Arc<Hall>, request: Request) {
        let begun = Instant::now();
        let path = request.url().split('?').next().unwrap_or_default();
        let (path, method) = match path {
            "/health" => ("/health", Method::Get),
            "/metrics" => ("/metrics", Method::Get),
            "/referee" => ("/referee", Method::Post),
            "/claim" => ("/claim", Method::Post),
            "/check" => ("/check", Method::Post),
            _ => {
                let what =
                    "there is POST /referee, /claim and /check, and GET /health and /metrics";
                return self.refuse(request, "other", &Refusal::new(404, what), begun);
            }
        };
        if *request.method() != method {
            let what = format!("{path} is asked by {method}");
            return self.refuse(request, path, &Refusal::new(405, what), begun);
        }
        match path {
            "/health" => {
                let health = json!({"status": "ok", "version": crate::VERSION});
                return self.answer(request, path, 200, &health, begun);
            }
            "/metrics" => {
                let text = self
                    .metrics
                    .text(self.waiting.load(Ordering::SeqCst), self.most);
                let kind = "text/plain; version=0.0.4";
                return self.send(request, path, 200, text, kind, begun);
            }
            _ => {}
        }
        let json = |header: &&Header| {
            header.field.equiv("Content-Type")
                && header.value.as_str().starts_with("application/json")
        };
        if request.headers().iter().find(json).is_none() {
            let what = "the body is JSON, so Content-Type has to be application/json";
            return self.refuse(request, path, &Refusal::new(415, what), begun);
        }
        if request
            .body_length()
            .is_some_and(|size| size > self.most_body)
        {
            return self.refuse(request, path, &self.too_large(), begun);
        }
        if self.waiting.fetch_add(1, Ordering::SeqCst) >= self.most {
            self.waiting.fetch_sub(1, Ordering::SeqCst);
            let most = self.most;
            let what = format!("{most} requests wait already; ask again in a moment");
            return self.refuse(request, path, &Refusal::new(503, what), begun);
        }
        let hall = Arc::clone(self);
        let read = move || hall.read(request, path, begun);
        if thread::Builder::new().spawn(read).is_err() {
            // The request went with the thread, and its end is answered with 500.
            self.waiting.fetch_sub(1, Ordering::SeqCst);
        }
    }

    fn too_large(&self) -> Refusal {
        let kib = self.most_body >> 10;
        Refusal::new(413, format!("a body has at most {kib} KiB"))
    }

    /// Reads the body and puts the request into the queue.
    fn read(&self, mut request: Request, path: &'static str, begun: Instant) {
        let mut body = Vec::new();
        let most = (self.most_body as u64).saturating_add(1);
        let read = request.as_reader().take(most).read_to_end(&mut body);
        let refusal = match read {
            Ok(size) if size > self.most_body => Some(self.too_large()),
            Ok(_) => None,
            Err(error) => Some(Refusal::new(400, format!("the body: {error}"))),
        };
        if let Some(refusal) = refusal {
            self.waiting.fetch_sub(1, Ordering::SeqCst);
            return self.refuse(request, path, &refusal, begun);
        }
        let client = self.client(&request);
        let mut queue = lock(&self.queue);
        if self.closed.load(Ordering::SeqCst) {
            drop(queue);
            return self.refuse(request, path, &stopping(), begun);
        }
        queue.push_back(Waiting {
            request,
            client,
            path,
            body,
            begun,
        });
        drop(queue);
        self.bell.notify_one();
    }

    fn client(&self, request: &Request) -> Arc<Client> {
        match self.clients.get() {
            Some(clients) => clients.of(request.remote_addr()),
            None => Arc::default(),
        }
    }

    /// Those who have gone wait no longer.
    fn forget(&self) {
        let mut queue = lock(&self.queue);
        let (gone, here) = std::mem::take(&mut *queue)
            .into_iter()
            .partition::<VecDeque<_>, _>(|waiting| waiting.client.has_gone());
        *queue = here;
        drop(queue);
        for Waiting {
            request,
            path,
            begun,
            ..
        } in gone
        {
            self.waiting.fetch_sub(1, Ordering::SeqCst);
            self.refuse(request, path, &gone_away(), begun);
        }
    }

    /// A thread that answers until all is over.
    fn work(&self) {
        // There are as many as threads, and they are there as long as the program.
        let cut: &'static AtomicBool = Box::leak(Box::default());
        let budget = self.budget.until_cut(cut);
        loop {
            let mut queue = lock(&self.queue);
            let waiting = loop {
                if self.closed.load(Ordering::SeqCst) {
                    return;
                }
                if let Some(waiting) = queue.pop_front() {
                    break waiting;
                }
                queue = self
                    .bell
                    .wait(queue)
                    .unwrap_or_else(PoisonError::into_inner);
            };
            drop(queue);
            self.waiting.fetch_sub(1, Ordering::SeqCst);
            self.metrics.begin();
            let Waiting {
                request,
                client,
                path,
                body,
                begun,
            } = waiting;
            client.begin(cut);
            // A panic is a fault of ours and of this one request.
            let answered = AssertUnwindSafe(|| asked::answer(path, &body, &budget));
            let answered = catch_unwind(answered)
                .unwrap_or_else(|_| Err(Refusal::new(500, "this is a fault of the program")));
            client.end();
            self.metrics.end();
            let answered = if client.has_gone() {
                Err(gone_away())
            } else {
                answered
            };
            match answered {
                Ok(answer) => self.answer(request, path, 200, &answer, begun),
                Err(refusal) => self.refuse(request, path, &refusal, begun),
            }
        }
    }

    /// Takes nothing more, and refuses what waits.
    fn close(&self) {
        let waiting = {
            let mut queue = lock(&self.queue);
            self.closed.store(true, Ordering::SeqCst);
            std::mem::take(&mut *queue)
        };
        self.bell.notify_all();
        for Waiting {
            request,
            path,
            begun,
            ..
        } in waiting
        {
            self.refuse(request, path, &stopping(), begun);
        }
    }

    fn refuse(&self, request: Request, path: &'static str, refusal: &Refusal, begun: Instant) {
        self.answer(request, path, refusal.status, refusal, begun);
    }

    fn answer(
        &self,
        request: Request,
        path: &'static str,
        status: u16,
        answer: &impl Serialize,
        begun: Instant,
    ) {
        // Names of fields are texts and numbers are finite, so this can't fail.
        let text = serde_json::to_string(answer).unwrap_or_default() + "\n";
        self.send(request, path, status, text, "application/json", begun);
    }

    fn send(
        &self,
        request: Request,
        path: &'static str,
        status: u16,
        text: String,
        kind: &str,
        begun: Instant,
    ) {
        self.metrics.count(path, status, begun.elapsed());
        let mut response = Response::from_string(text).with_status_code(status);
        let mut head = |name: &str, value: &str| {
            if let Ok(header) = Header::from_bytes(name, value) {
                response.add_header(header);
            }
        };
        head("Content-Type", kind);
        // Who asks from a page of another place learns nothing of it.
        head("X-Content-Type-Options", "nosniff");
        if status == 503 {
            head("Retry-After", "1");
        }
        // Nobody listens when the client has gone.
        let _ = request.respond(response);
    }
}

/// Nobody reads it; it is counted.
fn gone_away() -> Refusal {
    Refusal::new(499, "the client has gone")
}

fn stopping() -> Refusal {
    Refusal::new(503, "the server is being stopped")
}

impl Serialize for Refusal {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Refusal { message, id, .. } = self;
        let told: Value = json!({"id": id, "status": "error", "message": message});
        told.serialize(serializer)
    }
}
