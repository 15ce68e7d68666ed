//! Work in progress: a stack of frames.

use crate::frame::Frame;
use std::ops::Deref;

/// The most frames that fit on the stack.
pub(crate) const FRAMES: usize = 15;

/// A stack of frames. The top one is stored apart, as it is read and replaced far more often than the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    /// The top frame; [`Frame::Empty`] if there is none.
    top: Frame,
    /// Frames below the top, oldest first; unused slots are [`Frame::Empty`].
    below: [Frame; FRAMES],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { top: Frame::Empty, below: [Frame::Empty; FRAMES], len: 0 };

    /// The top frame, by reference so that only the bytes in use are loaded.
    #[inline]
    pub(crate) fn top(&self) -> &Frame {
        &self.top
    }

    /// The frame below the top one, if any.
    pub(crate) fn second(&self) -> Option<Frame> {
        self.list().iter().rev().nth(1).copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.below[usize::from(self.len)] = self.top;
        self.top = frame;
        self.len += 1;
    }

    /// Removes the top frame and clears its slot, so that equal games compare equal.
    #[inline]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0, "nothing to take off");
        self.len = self.len.saturating_sub(1);
        self.top = std::mem::replace(&mut self.below[usize::from(self.len)], Frame::Empty);
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.top = frame;
    }

    pub(crate) fn clear(&mut self) {
        *self = Stack::EMPTY;
    }

    /// All frames, the top one last.
    pub(crate) fn list(&self) -> Frames {
        let mut list = self.below;
        let len = usize::from(self.len);
        list.rotate_left(1);
        if let Some(last) = len.checked_sub(1) {
            list[last] = self.top;
        }
        Frames { list, len }
    }
}

/// A list of frames, the top one last.
#[derive(Clone, Copy, Debug)]
pub struct Frames {
    list: [Frame; FRAMES],
    len: usize,
}

impl Deref for Frames {
    type Target = [Frame];

    fn deref(&self) -> &[Frame] {
        &self.list[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_taken_off_in_the_reverse_order_and_leave_nothing_behind() {
        let all: Vec<Frame> = (1..=FRAMES as u8).map(|slots| Frame::Deal { slots }).collect();
        let mut stack = Stack::EMPTY;
        for len in 0..FRAMES {
            assert_eq!(*stack.list(), all[..len]);
            stack.push(all[len]);
            assert_eq!(*stack.top(), all[len]);
            assert_eq!(stack.second(), len.checked_sub(1).map(|below| all[below]));
        }
        for len in (0..FRAMES).rev() {
            assert_eq!(*stack.list(), all[..=len]);
            stack.replace(Frame::Shop);
            stack.pop();
            assert_eq!(*stack.top(), len.checked_sub(1).map_or(Frame::Empty, |below| all[below]));
        }
        assert_eq!(stack, Stack::EMPTY);
    }
}
