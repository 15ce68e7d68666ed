//! Serialization of the vocabulary of events: seats are numbers from 0, everything else has its name in the notation.

use crate::decision::{DecisionKind, DecisionKinds};
use crate::dice::{Dice, Face, FaceSet};
use crate::power::{PowerId, PowerSet};
use crate::seat::{Seat, SeatSet};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let index = u8::deserialize(deserializer)?;
        let unknown = || D::Error::invalid_value(Unexpected::Unsigned(index.into()), &"a seat from 0 to 5");
        Seat::from_index(usize::from(index)).ok_or_else(unknown)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Face, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        Face::from_text(&text).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &"a face"))
    }
}

/// A list of faces, in their order.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let dice = Face::ALL.into_iter().flat_map(|face| (0..self.of(face)).map(move |_| face));
        serializer.collect_seq(dice)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
        if faces.len() > usize::from(u8::MAX) {
            return Err(D::Error::invalid_length(faces.len(), &"at most 255 dice"));
        }
        Ok(faces.into_iter().collect())
    }
}

impl Serialize for PowerId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for PowerId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PowerId, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        let unknown = || D::Error::invalid_value(Unexpected::Str(&text), &"the id of a card or tile");
        PowerId::from_text(&text).ok_or_else(unknown)
    }
}

impl Serialize for PowerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for PowerSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PowerSet, D::Error> {
        Ok(Vec::<PowerId>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for FaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for FaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FaceSet, D::Error> {
        Ok(Vec::<Face>::deserialize(deserializer)?.into_iter().fold(FaceSet::EMPTY, FaceSet::with))
    }
}

impl Serialize for DecisionKinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DecisionKinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DecisionKinds, D::Error> {
        Ok(Vec::<DecisionKind>::deserialize(deserializer)?.into_iter().collect())
    }
}
