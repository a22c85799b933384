//! Who is connected, and who has gone. The library shows no socket, so connections are taken here and their bytes handed
//! on to it, on this machine: whoever reads them here sees the end of them at once.
//!
//! A client that ends its side of a connection counts as gone, as with other servers: it can't be told from one that does so and listens on.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::lock::lock;

/// So many are connected at a time; others are turned away. Each takes a few threads that wait.
const MOST: usize = 512;

/// How long those are waited for in the end who don't take their answers.
const PATIENCE: Duration = Duration::from_secs(2);

/// After a failure, as where no more files can be opened, it is not tried again at once.
const REST: Duration = Duration::from_millis(50);

/// One connection.
#[derive(Default)]
pub(super) struct Client {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    gone: bool,
    /// Cuts the search that works for it.
    cut: Option<&'static AtomicBool>,
}

impl Client {
    pub(super) fn has_gone(&self) -> bool {
        lock(&self.state).gone
    }

    /// From now on this is cut when the client goes; it may have gone already.
    pub(super) fn begin(&self, cut: &'static AtomicBool) {
        let mut state = lock(&self.state);
        cut.store(state.gone, Ordering::SeqCst);
        state.cut = Some(cut);
    }

    pub(super) fn end(&self) {
        if let Some(cut) = lock(&self.state).cut.take() {
            cut.store(false, Ordering::SeqCst);
        }
    }

    fn go(&self) {
        let mut state = lock(&self.state);
        state.gone = true;
        if let Some(cut) = state.cut {
            cut.store(true, Ordering::SeqCst);
        }
    }
}

/// All of them, by the address under which the library knows them.
pub(super) struct Clients {
    inner: SocketAddr,
    here: Mutex<HashMap<SocketAddr, (Arc<Client>, TcpStream)>>,
    bell: Condvar,
    closed: AtomicBool,
    /// Somebody has gone.
    gone: Box<dyn Fn() + Send + Sync>,
}

impl Clients {
    /// Hands all connections on to the library, which listens there.
    pub(super) fn new(inner: SocketAddr, gone: impl Fn() + Send + Sync + 'static) -> Arc<Clients> {
        Arc::new(Clients {
            inner,
            here: Mutex::default(),
            bell: Condvar::new(),
            closed: AtomicBool::new(false),
            gone: Box::new(gone),
        })
    }

    /// Takes connections until the program ends.
    pub(super) fn take_from(self: &Arc<Clients>, listener: TcpListener) -> io::Result<()> {
        let clients = Arc::clone(self);
        let take = move || {
            for client in listener.incoming() {
                if clients.closed.load(Ordering::SeqCst) {
                    return;
                }
                let taken = client.and_then(|client| clients.take(client));
                if taken.is_err() {
                    thread::sleep(REST);
                }
            }
        };
        thread::Builder::new().spawn(take).map(drop)
    }

    /// The client of a request; one that is unknown has gone.
    pub(super) fn of(&self, address: Option<&SocketAddr>) -> Arc<Client> {
        let here = lock(&self.here);
        let known = address.and_then(|address| here.get(address));
        known.map_or_else(
            || {
                let client = Client::default();
                client.go();
                Arc::new(client)
            },
            |(client, _)| Arc::clone(client),
        )
    }

    fn take(self: &Arc<Clients>, outer: TcpStream) -> io::Result<()> {
        if lock(&self.here).len() >= MOST {
            // Its end is all that it is told: an answer could fill a buffer of somebody who reads none.
            return Ok(());
        }
        // Answers are short, and nobody waits for more of them.
        outer.set_nodelay(true)?;
        let inner = TcpStream::connect(self.inner)?;
        inner.set_nodelay(true)?;
        let address = inner.local_addr()?;
        let client = Arc::new(Client::default());
        let entry = (Arc::clone(&client), inner.try_clone()?);
        let (outer_too, inner_too) = (outer.try_clone()?, inner.try_clone()?);
        lock(&self.here).insert(address, entry);
        let clients = Arc::clone(self);
        let up = thread::Builder::new().spawn(move || {
            copy(&outer, &inner);
            client.go();
            (clients.gone)();
            let _ = inner.shutdown(Shutdown::Write);
        });
        let clients = Arc::clone(self);
        let down = up.and_then(|_| {
            thread::Builder::new().spawn(move || {
                copy(&inner_too, &outer_too);
                // Now the other thread ends too.
                let _ = outer_too.shutdown(Shutdown::Both);
                clients.forget(&address);
            })
        });
        if down.is_err() {
            self.forget(&address);
        }
        down.map(drop)
    }

    fn forget(&self, address: &SocketAddr) {
        if let Some((_, inner)) = lock(&self.here).remove(address) {
            let _ = inner.shutdown(Shutdown::Both);
        }
        self.bell.notify_all();
    }

    /// Takes nothing more, and waits until all answers have been handed on.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        let begun = Instant::now();
        let mut here = lock(&self.here);
        for (_, inner) in here.values() {
            // The library ends a connection that asks nothing more, when all is answered.
            let _ = inner.shutdown(Shutdown::Write);
        }
        while !here.is_empty() {
            let Some(rest) = PATIENCE.checked_sub(begun.elapsed()) else {
                return;
            };
            let waited = self.bell.wait_timeout(here, rest);
            here = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// Copies all that comes, each part as it comes.
fn copy(mut from: &TcpStream, mut to: &TcpStream) {
    let mut buffer = vec![0; 1 << 14];
    loop {
        match from.read(&mut buffer) {
            Ok(0) => return,
            Ok(count) => {
                let part = buffer.get(..count).unwrap_or_default();
                if to.write_all(part).is_err() {
                    return;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}
