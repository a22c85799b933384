//! Paths and their limits.

use std::error::Error as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::http::header::{
    CONNECTION, CONTENT_TYPE, RETRY_AFTER, TRANSFER_ENCODING, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, body::Bytes};
use http_body_util::{BodyExt, LengthLimitError};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::limit::ConcurrencyLimit;
use tower::load_shed::LoadShed;
use tower::{ServiceBuilder, ServiceExt};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::{RequestBodyDeadlineLayer, TimeoutError, TimeoutLayer};

use super::asked::Refusal;
use super::connections::Connection;
use super::metrics::{self, Metrics};
use super::searches::{Question, Searches};

/// For the answer after its search.
const MARGIN: Duration = Duration::from_secs(1);

pub(super) struct Limits {
    pub(super) body: usize,
    /// For receiving the body.
    pub(super) patience: Duration,
    /// For the whole answer.
    pub(super) wait: Duration,
    /// Searches at a time.
    pub(super) jobs: usize,
    /// Requests that wait besides.
    pub(super) queue: usize,
}

struct Desk {
    metrics: Arc<Metrics>,
    searches: LoadShed<ConcurrencyLimit<Searches>>,
    /// A permit for each byte of bodies in memory.
    room: Arc<Semaphore>,
    limits: Limits,
}

pub(super) fn router(searches: Searches, metrics: Arc<Metrics>, limits: Limits) -> Router {
    let most = limits.jobs.saturating_add(limits.queue);
    let room = limits.body.saturating_mul(most).min(Semaphore::MAX_PERMITS);
    let (body, patience, wait) = (limits.body, limits.patience, limits.wait);
    let desk = Arc::new(Desk {
        metrics,
        searches: ServiceBuilder::new()
            .load_shed()
            .concurrency_limit(most)
            .service(searches),
        room: Arc::new(Semaphore::new(room)),
        limits,
    });
    let late = TimeoutLayer::with_status_code(
        StatusCode::SERVICE_UNAVAILABLE,
        wait.saturating_add(MARGIN),
    );
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(text_of_metrics))
        .route("/referee", post(ask))
        .route("/claim", post(ask))
        .route("/check", post(ask))
        .fallback(no_such_path)
        .method_not_allowed_fallback(other_method)
        .layer(RequestBodyDeadlineLayer::new(patience))
        .layer(RequestBodyLimitLayer::new(body))
        .layer(late)
        .layer(from_fn_with_state(Arc::clone(&desk), counted))
        .with_state(desk)
}

/// A path's name in the metrics.
fn name(path: &str) -> &'static str {
    let names = ["/health", "/metrics", "/referee", "/claim", "/check"];
    let known = names.into_iter().find(|&name| name == path);
    known.unwrap_or("other")
}

async fn health() -> Response {
    as_json(&json!({"status": "ok", "version": crate::VERSION}))
}

async fn text_of_metrics(State(desk): State<Arc<Desk>>) -> Response {
    ([(CONTENT_TYPE, metrics::KIND)], desk.metrics.text()).into_response()
}

async fn no_such_path() -> Refusal {
    let what = "there is POST /referee, /claim and /check, and GET /health and /metrics";
    Refusal::new(404, what)
}

async fn other_method(request: Request) -> Refusal {
    let path = name(request.uri().path());
    let method = match path {
        "/health" | "/metrics" => "GET",
        _ => "POST",
    };
    Refusal::new(405, format!("{path} takes {method}"))
}

async fn ask(
    State(desk): State<Arc<Desk>>,
    Extension(connection): Extension<Arc<Connection>>,
    request: Request,
) -> Result<Response, Refusal> {
    let until = Instant::now().checked_add(desk.limits.wait);
    let path = name(request.uri().path());
    if !is_json(request.headers()) {
        let what = "the body is JSON, so Content-Type has to be application/json";
        return Err(Refusal::new(415, what));
    }
    let (body, room) = desk.whole(request.into_body()).await?;
    let _serving = connection.serves();
    let question = Question {
        path,
        body,
        room,
        until,
    };
    let answer = desk.searches.clone().oneshot(question);
    let answer = tokio::select! {
        biased;
        answer = answer => answer,
        () = connection.gone() => return Err(Refusal::gone()),
    };
    // Searches never fail, so this one was shed.
    let answer = answer.map_err(|_| desk.too_many())??;
    Ok(as_json(&answer))
}

/// In any character set.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

impl Desk {
    /// Waits for it; returns it with its share of the memory.
    async fn whole(
        &self,
        mut body: Body,
    ) -> Result<(Vec<u8>, Option<OwnedSemaphorePermit>), Refusal> {
        let mut whole = Vec::new();
        let mut room: Option<OwnedSemaphorePermit> = None;
        while let Some(frame) = body.frame().await {
            let frame = frame.map_err(|error| self.no_body(&error))?;
            // Trailers are ignored.
            let part: Bytes = frame.into_data().unwrap_or_default();
            let more = u32::try_from(part.len()).map_err(|_| self.too_large())?;
            let more = Arc::clone(&self.room).try_acquire_many_owned(more);
            let more = more.map_err(|_| {
                Refusal::new(503, "others are sending too much; ask again in a moment")
            })?;
            match &mut room {
                Some(room) => room.merge(more),
                None => room = Some(more),
            }
            whole.extend_from_slice(&part);
        }
        Ok((whole, room))
    }

    fn no_body(&self, error: &axum::Error) -> Refusal {
        let mut next = error.source();
        while let Some(cause) = next {
            if cause.is::<LengthLimitError>() {
                return self.too_large();
            }
            if cause.is::<TimeoutError>() {
                let seconds = self.limits.patience.as_secs_f64();
                return Refusal::new(408, format!("the body has to be there within {seconds} s"));
            }
            next = cause.source();
        }
        Refusal::new(400, format!("the body: {error}"))
    }

    fn too_large(&self) -> Refusal {
        let kib = self.limits.body >> 10;
        Refusal::new(413, format!("a body has at most {kib} KiB"))
    }

    fn too_many(&self) -> Refusal {
        let most = self.limits.queue;
        let what = format!("{most} requests wait already; ask again in a moment");
        Refusal::new(503, what)
    }

    /// Adds a text to the outer layers' refusals.
    fn in_words(&self, response: Response) -> Response {
        let json = response.headers().get(CONTENT_TYPE);
        if json.is_some_and(|kind| kind == "application/json") {
            return response;
        }
        match response.status() {
            StatusCode::PAYLOAD_TOO_LARGE => self.too_large().into_response(),
            StatusCode::SERVICE_UNAVAILABLE => Refusal::late().into_response(),
            _ => response,
        }
    }
}

/// Counts each answer, refuses other paths, and adds headers.
async fn counted(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let mut count = Count {
        metrics: Arc::clone(&desk.metrics),
        path: name(request.uri().path()),
        begun: Instant::now(),
        status: None,
    };
    let chunked = request.headers().contains_key(TRANSFER_ENCODING);
    let response = if !request.uri().path().is_ascii() {
        Refusal::new(400, "a path is ASCII").into_response()
    } else {
        next.run(request).await
    };
    let mut response = desk.in_words(response);
    let head = response.headers_mut();
    // So no page of another origin can read it.
    head.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if chunked {
        // Hyper drops a Content-Length that a proxy may have relied on.
        head.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    count.status = Some(response.status().as_u16());
    response
}

/// Counts an answer even if its client goes.
struct Count {
    metrics: Arc<Metrics>,
    path: &'static str,
    begun: Instant,
    status: Option<u16>,
}

impl Drop for Count {
    fn drop(&mut self) {
        let status = self.status.unwrap_or(Refusal::GONE);
        self.metrics.count(self.path, status, self.begun.elapsed());
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let Refusal {
            status,
            message,
            id,
        } = self;
        let told: Value = json!({"id": id, "status": "error", "message": message});
        let mut response = as_json(&told);
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        *response.status_mut() = status;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

fn as_json(answer: &impl Serialize) -> Response {
    // Can't fail: field names are text and numbers finite.
    let text = serde_json::to_string(answer).unwrap_or_default() + "\n";
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}
