//! Nova Breath: attacks hit everybody.
//!
//! Rulings: docs/rulings.md#nova-breath (monsters in Tokyo may yield as usual).

use super::prelude::*;

pub(crate) const NOVA_BREATH: Power = Power {
    name: "Nova Breath",
    text: "Your attacks hit all other monsters, wherever they are.",
    cost: 7,
    reaches_all: true,
    ..Power::KEEP
};
