//! Metrics for Prometheus.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, prometheus_text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

pub(super) const KIND: &str = prometheus_text::CONTENT_TYPE;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PathAndStatus {
    path: &'static str,
    status: u16,
}

type Seconds = Counter<f64, AtomicU64>;

pub(super) struct Metrics {
    registry: Registry,
    waiting: Gauge,
    busy: Gauge,
    answers: Family<PathAndStatus, Counter>,
    seconds: Family<PathAndStatus, Seconds>,
}

impl Metrics {
    pub(super) fn new(most_waiting: u16) -> Metrics {
        let mut registry = Registry::default();
        let (waiting, limit, busy) = (Gauge::default(), Gauge::default(), Gauge::default());
        limit.set(i64::from(most_waiting));
        // The library adds each help's full stop and each counter's `_total`.
        let mut gauge = |name: &str, help: &str, gauge: &Gauge| {
            registry.register(name, help, gauge.clone());
        };
        gauge("loja_waiting", "Requests that wait for a worker", &waiting);
        gauge("loja_waiting_limit", "How many may wait", &limit);
        gauge("loja_busy", "Requests that are worked on", &busy);
        let answers = Family::<PathAndStatus, Counter>::default();
        registry.register("loja_answers", "Answers given", answers.clone());
        let seconds = Family::<PathAndStatus, Seconds>::default();
        registry.register(
            "loja_answer_seconds",
            "Seconds from a request to its answer, all together",
            seconds.clone(),
        );
        Metrics {
            registry,
            waiting,
            busy,
            answers,
            seconds,
        }
    }

    pub(super) fn waits(&self) -> Counted {
        Counted::on(&self.waiting)
    }

    pub(super) fn works(&self) -> Counted {
        Counted::on(&self.busy)
    }

    pub(super) fn count(&self, path: &'static str, status: u16, time: Duration) {
        let of = PathAndStatus { path, status };
        self.answers.get_or_create(&of).inc();
        self.seconds.get_or_create(&of).inc_by(time.as_secs_f64());
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = prometheus_text::encode(&mut text, &self.registry);
        text
    }
}

/// Raises a gauge while it exists.
pub(super) struct Counted(Gauge);

impl Counted {
    fn on(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
