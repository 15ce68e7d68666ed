//! A game being played: the state, and whoever watches what happens to it.

use crate::dice::FaceSet;
use crate::event::{Event, Observer};
use crate::game::Game;
use std::ops::{Deref, DerefMut};

/// A game together with the observer of its events. Hooks and verbs work on this; it reads like a [`Game`].
pub struct Play<'a> {
    game: &'a mut Game,
    observer: Option<&'a mut (dyn Observer + 'a)>,
    /// Turns that went by since anybody was asked anything.
    pub(crate) silent_turns: u8,
    /// The blocks among which a player was asked to choose, as long as that question is open; if none, it is not known.
    pub(crate) asked_blocks: FaceSet,
}

impl<'a> Play<'a> {
    #[inline]
    pub(crate) fn new<'b: 'a>(game: &'a mut Game, observer: Option<&'a mut (dyn Observer + 'b)>) -> Play<'a> {
        let observer = observer.map(|observer| observer as &mut dyn Observer);
        Play { game, observer, silent_turns: 0, asked_blocks: FaceSet::EMPTY }
    }

    /// Tells the observer, if there is one. Without one the event is not even put together.
    #[inline(always)]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.observer.is_some() {
            self.tell_observer(event());
        }
    }

    /// Tells the observer if something happened at all. Without an observer that is not even looked at, as it would
    /// often be guessed wrong.
    #[inline(always)]
    pub(crate) fn tell_if(&mut self, happened: bool, event: impl FnOnce() -> Event) {
        if self.observer.is_some() && happened {
            self.tell_observer(event());
        }
    }

    /// True if anybody is told what happens.
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
