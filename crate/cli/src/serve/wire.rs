//! A client's socket as hyper reads and writes it: with a deadline for writing, which hyper has not, and with a way to
//! see that the client has gone while more of its requests lie unread.

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

/// How often a busy connection looks whether its client has gone, where unread bytes hide it.
const MOMENT: Duration = Duration::from_millis(50);

/// How long what a client still sends is read after the end, so that our last answer reaches it.
const LINGER: Duration = Duration::from_secs(1);

pub(super) struct Wire {
    stream: Arc<TcpStream>,
    patience: Duration,
    deadline: Pin<Box<Sleep>>,
    /// The client takes nothing at the moment, and the deadline runs.
    stuck: bool,
}

impl Wire {
    /// Fails where a client takes nothing of an answer for so long.
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

/// Waits until the client has ended the connection, or its side of it.
pub(super) async fn gone(stream: &TcpStream) {
    while let Ok(ready) = stream.ready(Interest::READABLE).await {
        if ready.is_read_closed() {
            return;
        }
        sleep(MOMENT).await;
    }
}

/// Ends our side, and for a while throws away what the client still sends: closed over unread bytes, a connection
/// is reset, and the client may lose the answer that says what is wrong.
pub(super) async fn linger(stream: &TcpStream) {
    // It fails where the client has gone, and then there is nothing to end.
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
    // The time is up or the client has gone; either way it is over.
    let _ = timeout(LINGER, drain).await;
}
