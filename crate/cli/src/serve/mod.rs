//! `loja serve`: referee, claims and checks over HTTP, for programs that keep one process.
//!
//! `connections.rs` accepts connections for hyper, `wire.rs` is a socket with what hyper lacks, `routes.rs` has paths
//! and limits, `searches.rs` the `--jobs` threads that search.

mod asked;
mod connections;
mod metrics;
mod routes;
mod searches;
mod signals;
mod wire;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::time::timeout;

use crate::budget::{Budget, Jobs, seconds};
use crate::output::{Exit, Output};
use crate::stop;

use asked::Most;
use connections::Connections;
use metrics::Metrics;
use routes::Limits;
use searches::Searches;
use signals::Signals;

pub(crate) const HELP: &str = "\
POST /referee  {\"position\", \"rules\"?, \"options\"?, \"move\"?}: as loja referee --json\n\
POST /claim    {\"position\", \"player\", \"set\", \"move\"?, \"certificate\"?: true}: as loja claim --json\n\
POST /check    {\"certificate\"}: as loja check --json\n\
GET  /health, /metrics (Prometheus)\n\
\"position\" is an object, or a text in any notation. \"max_nodes\" and \"max_seconds\" lower the limits of a request, but\n\
can't exceed the command's. Content-Type is application/json. If too many requests wait, the answer is 503 with\n\
Retry-After. If a client goes, its search ends at once.\n\
There is no password and no encryption: leave it on localhost, or put a server in front.\n\
Ctrl-C and SIGTERM stop it, with exit 0: searches answer with their findings, waiting requests are refused. A second\n\
one ends it at once.";

/// For I/O only.
const THREADS: usize = 2;

/// Connections beyond the working ones, so that one can always be closed for another.
const SPARE: usize = 64;

/// A request's default deadline is at least this.
const LEAST_WAIT: Duration = Duration::from_secs(60);

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 takes a free one
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "LOJA_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    listen: SocketAddr,
    #[command(flatten)]
    budget: Budget,
    #[command(flatten)]
    jobs: Jobs,
    /// Requests that may wait
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    queue: u16,
    /// The largest body, in KiB
    #[arg(long, value_name = "KIB", default_value_t = 1024, value_parser = clap::value_parser!(u16).range(1..=16384))]
    max_body: u16,
    /// The largest board, in locations; 625 are 25 by 25. On larger ones a search looks at its limits too rarely
    #[arg(long, value_name = "N", default_value_t = 625, value_parser = clap::value_parser!(u16).range(1..))]
    max_locations: u16,
    /// Keep at most this many connections, and at least 64 more than --jobs and --queue together; for one more, close the one that has kept us waiting longest
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = clap::value_parser!(u16).range(1..))]
    connections: u16,
    /// Close a connection whose client takes longer to send a head or a body, to take an answer, or to ask again
    #[arg(long, value_name = "S", default_value = "15", value_parser = positive_seconds)]
    patience: Duration,
    /// Answer each request within this many seconds, waiting included [default: 60, or twice --max-seconds if that is more]
    #[arg(long, value_name = "S", value_parser = positive_seconds)]
    max_wait: Option<Duration>,
    /// Once stopped, wait this many seconds for clients to take their answers
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    grace: Duration,
    /// Print the address as a JSON object
    #[arg(long)]
    json: bool,
}

fn positive_seconds(text: &str) -> Result<Duration, String> {
    let told = seconds(text)?;
    if told.is_zero() {
        return Err("give a time longer than 0".to_owned());
    }
    Ok(told)
}

impl Arguments {
    fn limits(&self) -> Limits {
        let wait = || LEAST_WAIT.max(self.budget.seconds().saturating_mul(2));
        Limits {
            body: usize::from(self.max_body) << 10,
            patience: self.patience,
            wait: self.max_wait.unwrap_or_else(wait),
            jobs: self.jobs.count(),
            queue: usize::from(self.queue),
        }
    }
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let runtime = runtime::Builder::new_multi_thread()
        .worker_threads(THREADS)
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve(arguments, output));
    // Abandon what has not ended in time.
    runtime.shutdown_background();
    served
}

async fn serve(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let listener = match TcpListener::bind(arguments.listen).await {
        Ok(listener) => listener,
        Err(error) => {
            let at = arguments.listen;
            output.complain(Exit::Bad, format_args!("can't listen at {at}: {error}"));
            return Ok(Exit::Bad);
        }
    };
    // Before anybody knows the address: from now on signals end us properly, even as process 1.
    let mut signals = Signals::listen()?;
    let metrics = Arc::new(Metrics::new(arguments.queue));
    let most = Most {
        budget: arguments.budget,
        locations: usize::from(arguments.max_locations),
    };
    let searches = Searches::start(arguments.jobs, most, Arc::clone(&metrics))?;
    let limits = arguments.limits();
    let fewest = limits.jobs.saturating_add(limits.queue) + SPARE;
    let most = usize::from(arguments.connections).max(fewest);
    let router = routes::router(searches.clone(), metrics, limits);
    let mut connections = Connections::new(router, most, arguments.patience);
    tell(&listener, arguments.json, output)?;
    tokio::select! {
        () = connections.take_from(&listener) => {}
        () = signals.next() => {}
    }
    drop(listener);
    stop::interrupt();
    searches.close();
    let signalled = Instant::now();
    let told = tokio::select! {
        closed = timeout(arguments.grace, connections.close()) => match closed {
            Ok(()) => "interrupted; every request that had begun was answered",
            Err(_) => "interrupted; some did not take their answers in time",
        },
        () = signals.after(signalled + stop::ONE_PRESS) => {
            std::process::exit(stop::INTERRUPTED_TWICE);
        }
    };
    output.complain(Exit::Done, told);
    Ok(Exit::Done)
}

fn tell(listener: &TcpListener, json: bool, output: &mut Output) -> io::Result<()> {
    let address = format!("http://{}", listener.local_addr()?);
    if json {
        output.json(&json!({ "address": address }))?;
    } else {
        output.text(format_args!("listening at {address}\n"))?;
    }
    output.flush()
}
