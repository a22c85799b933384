//! A client's socket with what hyper lacks.
//!
//! It has a deadline for writing, and sees behind unread requests that the client has gone.

use std::future::Future;
use std::io;
use std::net::Shutdown;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep, timeout};

/// Between looks whether the client has gone, if unread bytes hide it.
const MOMENT: Duration = Duration::from_millis(50);

/// We read on for this long after the end, so that our last answer arrives.
const LINGER: Duration = Duration::from_secs(1);

pub(super) struct Wire {
    stream: Arc<TcpStream>,
    patience: Duration,
    deadline: Pin<Box<Sleep>>,
    /// The client accepts nothing: the deadline runs.
    stuck: bool,
}

impl Wire {
    /// Fails when a client accepts nothing for `patience`.
    pub(super) fn new(stream: Arc<TcpStream>, patience: Duration) -> Wire {
        Wire {
            stream,
            patience,
            deadline: Box::pin(sleep(Duration::ZERO)),
            stuck: false,
        }
    }

    fn poll_deadline(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        if !self.stuck {
            self.stuck = true;
            let deadline = Instant::now() + self.patience;
            self.deadline.as_mut().reset(deadline);
        }
        ready!(self.deadline.as_mut().poll(context));
        Poll::Ready(io::ErrorKind::TimedOut.into())
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            ready!(self.stream.poll_read_ready(context))?;
            match self.stream.try_read_buf(buffer) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                read => return Poll::Ready(read.map(drop)),
            }
        }
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        loop {
            let Poll::Ready(ready) = self.stream.poll_write_ready(context) else {
                return self.poll_deadline(context).map(Err);
            };
            ready?;
            match self.stream.try_write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                written => {
                    self.stuck = false;
                    return Poll::Ready(written);
                }
            }
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(SockRef::from(&*self.stream).shutdown(Shutdown::Write))
    }
}

/// Waits until the client has ended the connection, or its side.
pub(super) async fn gone(stream: &TcpStream) {
    while let Ok(ready) = stream.ready(Interest::READABLE).await {
        if ready.is_read_closed() {
            return;
        }
        sleep(MOMENT).await;
    }
}

/// Ends our side and discards input for a while.
///
/// Closing over unread bytes resets the connection, and may lose the answer that says what is wrong.
pub(super) async fn linger(stream: &TcpStream) {
    // Fails only if the client has gone.
    let _ = SockRef::from(stream).shutdown(Shutdown::Write);
    let mut rest = vec![0; 1 << 14];
    let drain = async {
        while stream.readable().await.is_ok() {
            match stream.try_read(&mut rest) {
                Ok(0) => return,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => return,
            }
        }
    };
    // Over either way.
    let _ = timeout(LINGER, drain).await;
}
