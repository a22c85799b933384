//! Signals that end the server; handlers make them work even as process 1 of a container.

use std::io;
use std::time::Instant;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: Signal,
    #[cfg(unix)]
    terminate: Signal,
}

impl Signals {
    /// From now on signals are only noted.
    ///
    /// # Errors
    ///
    /// If the system takes no handler.
    #[cfg(unix)]
    pub(super) fn listen() -> io::Result<Signals> {
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    #[cfg(not(unix))]
    pub(super) fn listen() -> io::Result<Signals> {
        Ok(Signals {})
    }

    #[cfg(unix)]
    pub(super) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    pub(super) async fn next(&mut self) {
        // Without a handler, Ctrl-C ends the program anyway.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    pub(super) async fn after(&mut self, moment: Instant) {
        loop {
            self.next().await;
            if Instant::now() > moment {
                return;
            }
        }
    }
}
