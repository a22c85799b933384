//! Takes connections, gives each to hyper with deadlines, and has no more of them than are allowed. When one too many comes,
//! the one that has kept us waiting for the longest time is closed, so silent clients lock nobody out.

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

/// After a failure, as where no more files can be opened, it is not tried again at once.
const REST: Duration = Duration::from_millis(20);

/// The largest head of a request, in bytes. Of headers hyper takes a hundred.
const MOST_HEAD: usize = 1 << 15;

/// The most that is read ahead of a connection, in bytes.
const MOST_AHEAD: usize = 1 << 16;

/// One client's connection.
pub(super) struct Connection {
    stream: Arc<TcpStream>,
    turn: Mutex<Turn>,
}

/// Whose turn it is to do something.
#[derive(Clone, Copy)]
enum Turn {
    /// We have, for a request that is all there.
    Ours,
    /// The client has, since this moment.
    Theirs(Instant),
}

impl Connection {
    fn new(stream: TcpStream) -> Connection {
        Connection {
            stream: Arc::new(stream),
            turn: Mutex::new(Turn::Theirs(Instant::now())),
        }
    }

    /// A request is all there, and until this is dropped we are not waiting for its client.
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

/// As long as this is there, its connection is not closed for another one.
pub(super) struct Serving(Arc<Connection>);

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.moves();
    }
}

/// All connections.
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
    /// At most so many at a time, each closed where it keeps us waiting for longer than `patience`.
    pub(super) fn new(router: Router, most: usize, patience: Duration) -> Connections {
        let mut builder = Builder::new();
        builder
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_header_size(MOST_HEAD)
            .max_buf_size(MOST_AHEAD)
            // A client that ends its side of the connection has gone.
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

    /// Takes connections as long as this future is polled.
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

    /// Lets each connection answer what it has begun, and waits until all are closed.
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
        // Answers are short, and nobody waits for more of them. Where that can't be set, all is well too.
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

    /// Closes the connection that has kept us waiting for the longest time. `false` where there is none.
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

/// Serves one connection until it ends.
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
    // What went wrong, the client has been told, or it has gone.
    let _ = watcher.watch(served).await;
    linger(&stream).await;
}
