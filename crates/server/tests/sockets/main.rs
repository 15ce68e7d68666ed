//! The server over real sockets. One program for all of it, since each would take long to link.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analysis;
mod api;
mod beginning;
mod bounds;
mod clock;
mod common;
mod daily;
mod examples;
mod faults;
mod games;
mod hints;
mod hostile;
mod hosts;
mod identity;
mod lesson;
mod limits;
mod lobby;
mod manners;
mod orders;
mod positions;
mod processes;
mod reactions;
mod retention;
mod seats;
mod shutdown;
mod slow;
mod spectators;
mod take_back;
