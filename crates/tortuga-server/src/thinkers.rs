//! Where bots and hints think: all tables together use no more threads for it
//! than the machine has cores, and no table waits for its own.

use std::any::Any;
use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::sleep;
use tortuga_bots::{Advice, Mind, Watch};

/// The places where somebody may think. Whoever finds none free waits for his
/// turn.
#[derive(Clone)]
pub(crate) struct Thinkers {
    bots: Arc<Semaphore>,
    /// Hints have places of their own: how long one takes must not tell whether
    /// a bot thinks beside it.
    hints: Arc<Semaphore>,
}

/// Somebody who has a decision before him.
pub(crate) struct Thinker {
    pub(crate) mind: Box<dyn Mind>,
    pub(crate) perspective: Box<dyn Any + Send>,
    pub(crate) watch: Watch,
    /// No longer than this, however long he usually thinks.
    pub(crate) limit: Option<Duration>,
}

/// What came of it: nothing if there was nothing to decide, or if it was enough
/// before it began.
pub(crate) struct Thought<T> {
    pub(crate) mind: Box<dyn Mind>,
    pub(crate) found: Option<T>,
}

impl Thinkers {
    /// As many places as the machine has cores.
    pub(crate) fn new() -> Self {
        Self::with_places(available_parallelism().map_or(1, NonZero::get))
    }

    fn with_places(places: usize) -> Self {
        Self {
            bots: Arc::new(Semaphore::new(places)),
            hints: Arc::new(Semaphore::new(places)),
        }
    }

    /// A bot thinks about its own decision: the action it takes.
    pub(crate) async fn decide(self, thinker: Thinker) -> Result<Thought<String>, JoinError> {
        think(self.bots, thinker, |thinker| {
            let perspective = thinker.perspective.as_ref();
            thinker.mind.choose(perspective, &thinker.watch)
        })
        .await
    }

    /// Somebody thinks about a person's decision, and tells why.
    pub(crate) async fn advise(self, thinker: Thinker) -> Result<Thought<Advice>, JoinError> {
        think(self.hints, thinker, |thinker| {
            let perspective = thinker.perspective.as_ref();
            thinker.mind.think(perspective, &thinker.watch)
        })
        .await
    }
}

async fn think<T: Send + 'static>(
    places: Arc<Semaphore>,
    mut thinker: Thinker,
    find: fn(&mut Thinker) -> Option<T>,
) -> Result<Thought<T>, JoinError> {
    let place = places.acquire_owned().await;
    let (watch, limit) = (thinker.watch.clone(), thinker.limit);
    if watch.is_enough() {
        let (mind, found) = (thinker.mind, None);
        return Ok(Thought { mind, found });
    }
    let mut thinking = spawn_blocking(move || {
        // It is given back when the thread is free, whoever still waits for
        // what it thought.
        let _place = place;
        // Even if the time is up before the thread begins, there is a best move.
        let found = find(&mut thinker);
        let mind = thinker.mind;
        Thought { mind, found }
    });
    tokio::select! {
        thought = &mut thinking => return thought,
        () = sleep(limit.unwrap_or(Duration::MAX)) => watch.enough(),
    }
    thinking.await
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::future::join_all;

    use super::*;

    /// Counts how many think at the same time, and thinks until it is enough.
    #[derive(Clone, Default)]
    struct Counting {
        now: Arc<AtomicUsize>,
        most: Arc<AtomicUsize>,
    }

    impl Mind for Counting {
        fn think(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<Advice> {
            Some(Advice {
                action: self.choose(perspective, watch)?,
                chances: Vec::new(),
                candidates: Vec::new(),
                line: Vec::new(),
                reasons: Vec::new(),
            })
        }

        fn choose(&mut self, _: &(dyn Any + Send), watch: &Watch) -> Option<String> {
            let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
            self.most.fetch_max(now, Ordering::SeqCst);
            while !watch.is_enough() {
                std::thread::sleep(Duration::from_millis(1));
            }
            self.now.fetch_sub(1, Ordering::SeqCst);
            Some("pass".to_owned())
        }
    }

    fn thinker(mind: &Counting) -> Thinker {
        Thinker {
            mind: Box::new(mind.clone()),
            perspective: Box::new(()),
            watch: Watch::new(),
            limit: Some(Duration::from_millis(20)),
        }
    }

    #[tokio::test]
    async fn no_more_think_at_once_than_there_are_places() {
        let thinkers = Thinkers::with_places(2);
        let (bots, hints) = (Counting::default(), Counting::default());
        let deciding = (0..5).map(|_| thinkers.clone().decide(thinker(&bots)));
        let advising = (0..5).map(|_| thinkers.clone().advise(thinker(&hints)));
        let both = tokio::join!(join_all(deciding), join_all(advising));
        for thought in both.0 {
            assert_eq!(thought.unwrap().found.unwrap(), "pass");
        }
        for thought in both.1 {
            assert_eq!(thought.unwrap().found.unwrap().action, "pass");
        }
        for counted in [bots, hints] {
            assert_eq!(counted.most.load(Ordering::SeqCst), 2);
        }
    }

    #[tokio::test]
    async fn whoever_is_told_that_it_is_enough_does_not_begin() {
        let mind = Counting::default();
        let late = thinker(&mind);
        late.watch.enough();
        let thought = Thinkers::new().decide(late).await.unwrap();
        assert_eq!(thought.found, None);
        assert_eq!(mind.most.load(Ordering::SeqCst), 0);
    }
}
