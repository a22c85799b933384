//! A bounded number of threads for searches; none does I/O.
//!
//! A request waits for a permit, so it leaves no trace in the queue if its client goes. Later, dropping its future
//! stops the search.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::thread;
use std::time::Instant;

use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout_at;
use tower::Service;

use crate::budget::Jobs;
use crate::lock::lock;

use super::asked::{self, Most, Refusal};
use super::metrics::{Counted, Metrics};

pub(super) struct Question {
    pub(super) path: &'static str,
    pub(super) body: Vec<u8>,
    /// The request's share of the bodies' memory.
    pub(super) room: Option<OwnedSemaphorePermit>,
    /// The deadline; `None` for never.
    pub(super) until: Option<Instant>,
}

#[derive(Clone)]
pub(super) struct Searches {
    /// A permit for each idle thread.
    threads: Arc<Semaphore>,
    tasks: Sender<Task>,
    metrics: Arc<Metrics>,
}

struct Task {
    question: Question,
    asker: Arc<Asker>,
    thread: OwnedSemaphorePermit,
    busy: Counted,
    reply: oneshot::Sender<Result<Value, Refusal>>,
}

impl Searches {
    /// Starts `jobs` threads, or as many as the system gives.
    ///
    /// # Errors
    ///
    /// If the system gives none.
    pub(super) fn start(jobs: Jobs, most: Most, metrics: Arc<Metrics>) -> io::Result<Searches> {
        let (tasks, receiver) = channel();
        let receiver = Arc::new(Mutex::new(receiver));
        let mut count = 0;
        while count < jobs.count() {
            let receiver = Arc::clone(&receiver);
            let thread = thread::Builder::new().name("search".to_owned());
            match thread.spawn(move || work(&receiver, most)) {
                Ok(_) => count += 1,
                Err(error) if count == 0 => return Err(error),
                Err(_) => break,
            }
        }
        Ok(Searches {
            threads: Arc::new(Semaphore::new(count)),
            tasks,
            metrics,
        })
    }

    /// Refuses all waiting and later requests.
    pub(super) fn close(&self) {
        self.threads.close();
    }

    async fn answer(self, question: Question) -> Result<Value, Refusal> {
        let waits = self.metrics.waits();
        let thread = Arc::clone(&self.threads).acquire_owned();
        let thread = match question.until {
            Some(until) => timeout_at(until.into(), thread)
                .await
                .map_err(|_| Refusal::late())?,
            None => thread.await,
        };
        let thread = thread.map_err(|_| Refusal::stopping())?;
        let busy = self.metrics.works();
        drop(waits);
        let asker = Arc::new(Asker::default());
        let _leaves = Leaves(Arc::clone(&asker));
        let (reply, answer) = oneshot::channel();
        let task = Task {
            question,
            asker,
            thread,
            busy,
            reply,
        };
        self.tasks.send(task).map_err(|_| Refusal::fault())?;
        answer.await.unwrap_or_else(|_| Err(Refusal::fault()))
    }
}

impl Service<Question> for Searches {
    type Response = Result<Value, Refusal>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, question: Question) -> Self::Future {
        let answer = self.clone().answer(question);
        Box::pin(async { Ok(answer.await) })
    }
}

fn work(tasks: &Mutex<Receiver<Task>>, most: Most) {
    // One a thread, for the life of the program.
    let cut: &'static AtomicBool = Box::leak(Box::default());
    let budget = most.budget.until_cut(cut);
    let most = Most { budget, ..most };
    loop {
        let Ok(task) = lock(tasks).recv() else {
            return;
        };
        let Task {
            question,
            asker,
            thread,
            busy,
            reply,
        } = task;
        asker.begin(cut);
        // A panic is our fault, and spoils only this request.
        let answer = catch_unwind(AssertUnwindSafe(|| answer_of(question, most)));
        asker.end();
        drop((busy, thread));
        // Nobody listens if the client has gone.
        let _ = reply.send(answer.unwrap_or_else(|_| Err(Refusal::fault())));
    }
}

fn answer_of(question: Question, most: Most) -> Result<Value, Refusal> {
    let Question {
        path,
        body,
        room,
        until,
    } = question;
    let budget = most.budget.ending(until);
    let answer = asked::answer(path, &body, Most { budget, ..most });
    drop((body, room));
    answer
}

#[derive(Default)]
struct Asker(Mutex<Wish>);

#[derive(Default)]
struct Wish {
    gone: bool,
    cut: Option<&'static AtomicBool>,
}

impl Asker {
    /// Links the client to this search, and stops it if the client has gone.
    fn begin(&self, cut: &'static AtomicBool) {
        let mut wish = lock(&self.0);
        cut.store(wish.gone, Ordering::SeqCst);
        wish.cut = Some(cut);
    }

    /// Unlinks the client: the flag serves the next search.
    fn end(&self) {
        if let Some(cut) = lock(&self.0).cut.take() {
            cut.store(false, Ordering::SeqCst);
        }
    }

    fn leave(&self) {
        let mut wish = lock(&self.0);
        wish.gone = true;
        if let Some(cut) = wish.cut {
            cut.store(true, Ordering::SeqCst);
        }
    }
}

/// Stops the search when the request's future is dropped.
struct Leaves(Arc<Asker>);

impl Drop for Leaves {
    fn drop(&mut self) {
        self.0.leave();
    }
}
