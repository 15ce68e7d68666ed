//! A game in play: the state and its observer.

use crate::dice::FaceSet;
use crate::event::{Event, Observer};
use crate::game::Game;
use std::ops::{Deref, DerefMut};

/// A game together with the observer of its events. Hooks and verbs work on this; it derefs to [`Game`].
pub struct Play<'a> {
    game: &'a mut Game,
    observer: Option<&'a mut (dyn Observer + 'a)>,
    /// Turns in a row without a question to anybody.
    pub(crate) silent_turns: u8,
    /// The blocks offered by the open question, if they are known; empty otherwise.
    pub(crate) asked_blocks: FaceSet,
}

impl<'a> Play<'a> {
    #[inline]
    pub(crate) fn new<'b: 'a>(game: &'a mut Game, observer: Option<&'a mut (dyn Observer + 'b)>) -> Play<'a> {
        let observer = observer.map(|observer| observer as &mut dyn Observer);
        Play { game, observer, silent_turns: 0, asked_blocks: FaceSet::EMPTY }
    }

    /// Tells the observer, if there is one. Without one, the event is never built.
    #[inline(always)]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.observer.is_some() {
            self.tell_observer(event());
        }
    }

    /// Tells the observer if something happened. Without an observer the condition is not tested, as it would often
    /// be mispredicted.
    #[inline(always)]
    pub(crate) fn tell_if(&mut self, happened: bool, event: impl FnOnce() -> Event) {
        if self.observer.is_some() && happened {
            self.tell_observer(event());
        }
    }

    /// True if there is an observer.
    #[inline]
    pub(crate) fn is_observed(&self) -> bool {
        self.observer.is_some()
    }

    #[cold]
    fn tell_observer(&mut self, event: Event) {
        if let Some(observer) = &mut self.observer {
            observer.event(self.game, event);
        }
    }
}

impl Deref for Play<'_> {
    type Target = Game;

    #[inline]
    fn deref(&self) -> &Game {
        self.game
    }
}

impl DerefMut for Play<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Game {
        self.game
    }
}
