//! The vocabulary of events as data: seats are numbers from 0, everything else is called as in the notation.

use crate::dice::{Dice, Face, FaceSet};
use crate::notation::face_text;
use crate::power::{PowerId, PowerSet};
use crate::seat::Seat;
use serde::{Serialize, Serializer};

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(face_text(*self))
    }
}

/// A list of faces, in their order.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let dice = Face::ALL.into_iter().flat_map(|face| (0..self.of(face)).map(move |_| face));
        serializer.collect_seq(dice)
    }
}

impl Serialize for PowerId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl Serialize for PowerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for FaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
