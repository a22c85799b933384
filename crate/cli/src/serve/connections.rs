//! Accepts connections and hands them to hyper with deadlines.
//!
//! Above the limit it closes the one that has kept us waiting longest, so silent clients lock nobody out.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, Id, JoinSet};
use tokio::time::sleep;
use tower::ServiceExt;

use crate::lock::lock;

use super::wire::{Wire, gone, linger};

/// The pause after a failure, such as too many open files.
const REST: Duration = Duration::from_millis(20);

/// In bytes; hyper takes a hundred headers.
const MOST_HEAD: usize = 1 << 15;

/// The most bytes read ahead.
const MOST_AHEAD: usize = 1 << 16;

pub(super) struct Connection {
    stream: Arc<TcpStream>,
    turn: Mutex<Turn>,
}

/// The side that has to act.
#[derive(Clone, Copy)]
enum Turn {
    /// We do: the request is complete.
    Ours,
    /// The client does, since this moment.
    Theirs(Instant),
}

impl Connection {
    fn new(stream: TcpStream) -> Connection {
        Connection {
            stream: Arc::new(stream),
            turn: Mutex::new(Turn::Theirs(Instant::now())),
        }
    }

    /// For a complete request: until the result is dropped, we don't wait for the client.
    pub(super) fn serves(self: &Arc<Connection>) -> Serving {
        *lock(&self.turn) = Turn::Ours;
        Serving(Arc::clone(self))
    }

    /// Waits until the client has gone.
    pub(super) async fn gone(&self) {
        gone(&self.stream).await;
    }

    fn moves(&self) {
        *lock(&self.turn) = Turn::Theirs(Instant::now());
    }

    fn waits_since(&self) -> Option<Instant> {
        match *lock(&self.turn) {
            Turn::Ours => None,
            Turn::Theirs(since) => Some(since),
        }
    }
}

/// While it lives, its connection isn't closed to make room.
pub(super) struct Serving(Arc<Connection>);

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.moves();
    }
}

pub(super) struct Connections {
    router: Router,
    builder: Builder,
    patience: Duration,
    most: usize,
    tasks: JoinSet<()>,
    here: HashMap<Id, (Arc<Connection>, AbortHandle)>,
    graceful: GracefulShutdown,
}

impl Connections {
    /// Limits their number, and how long each keeps us waiting.
    pub(super) fn new(router: Router, most: usize, patience: Duration) -> Connections {
        let mut builder = Builder::new();
        builder
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_header_size(MOST_HEAD)
            .max_buf_size(MOST_AHEAD)
            // A client that ends its side has gone.
            .half_close(false);
        Connections {
            router,
            builder,
            patience,
            most,
            tasks: JoinSet::new(),
            here: HashMap::new(),
            graceful: GracefulShutdown::new(),
        }
    }

    /// Runs as long as it is polled.
    pub(super) async fn take_from(&mut self, listener: &TcpListener) {
        loop {
            tokio::select! {
                Some(ended) = self.tasks.join_next_with_id() => {
                    let id = ended.map_or_else(|error| error.id(), |(id, ())| id);
                    self.here.remove(&id);
                }
                taken = listener.accept() => {
                    if let Ok((stream, _)) = taken {
                        self.take(stream);
                    } else {
                        self.make_room();
                        sleep(REST).await;
                    }
                }
            }
        }
    }

    /// Lets connections finish their answers, and waits for all to close.
    pub(super) async fn close(self) {
        let Connections {
            graceful,
            mut tasks,
            ..
        } = self;
        graceful.shutdown().await;
        while tasks.join_next().await.is_some() {}
    }

    fn take(&mut self, stream: TcpStream) {
        if self.here.len() >= self.most && !self.make_room() {
            return;
        }
        // Answers are short and complete; a failure does no harm.
        let _ = stream.set_nodelay(true);
        let connection = Arc::new(Connection::new(stream));
        let serve = serve(
            Arc::clone(&connection),
            self.router.clone(),
            self.builder.clone(),
            self.graceful.watcher(),
            self.patience,
        );
        let task = self.tasks.spawn(serve);
        self.here.insert(task.id(), (connection, task));
    }

    fn make_room(&mut self) -> bool {
        let waiting = self.here.iter();
        let waiting = waiting.filter_map(|(&id, (connection, _))| {
            let since = connection.waits_since()?;
            Some((since, id))
        });
        let Some((_, id)) = waiting.min_by_key(|&(since, _)| since) else {
            return false;
        };
        if let Some((_, task)) = self.here.remove(&id) {
            task.abort();
        }
        true
    }
}

async fn serve(
    connection: Arc<Connection>,
    router: Router,
    builder: Builder,
    watcher: Watcher,
    patience: Duration,
) {
    let stream = Arc::clone(&connection.stream);
    let wire = Wire::new(Arc::clone(&stream), patience);
    let service = tower::service_fn(move |request: Request<_>| {
        connection.moves();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Arc::clone(&connection));
        let answer = router.clone().oneshot(request);
        let connection = Arc::clone(&connection);
        async move {
            let answer = answer.await;
            connection.moves();
            answer
        }
    });
    let service = TowerToHyperService::new(service);
    let served = builder.serve_connection(TokioIo::new(wire), service);
    // The client knows what went wrong, or has gone.
    let _ = watcher.watch(served).await;
    linger(&stream).await;
}
