//! Metamorph: sell keep cards at the end of the turn.
//!
//! Rulings: docs/rulings.md#metamorph (price paid or printed cost; cards bought this turn too; OPEN-73, OPEN-74,
//! OPEN-88).

use super::prelude::*;

pub(crate) const METAMORPH: Power = Power {
    name: "Metamorph",
    text: "At the end of your turn you may discard keep cards and get back the energy you paid for them.",
    text_by: Some(|rules| match (rules.metamorph_refund, rules.metamorph_sale) {
        (MetamorphRefund::Paid, MetamorphSale::End) => None,
        (MetamorphRefund::Printed, MetamorphSale::End) => {
            Some("At the end of your turn you may discard keep cards and get their printed cost in energy.")
        }
        (MetamorphRefund::Paid, MetamorphSale::Shop) => Some(
            "While buying and at the end of your turn you may discard keep cards and get back the energy you paid for them.",
        ),
        (MetamorphRefund::Printed, MetamorphSale::Shop) => Some(
            "While buying and at the end of your turn you may discard keep cards and get their printed cost in energy.",
        ),
    }),
    cost: 3,
    offers: &[
        Offer { windows: Window::Sell.only(), ..SALE },
        Offer {
            windows: Window::Shop.only(),
            lacks: |game, me| match game.rules().metamorph_sale {
                MetamorphSale::Shop => (SALE.lacks)(game, me),
                MetamorphSale::End => Some(Lack::NotNow { at: DecisionKind::Sell.only() }),
            },
            ..SALE
        },
    ],
    ..Power::KEEP
};

/// The holder has something to sell: the card itself, unless it is a copy.
const SALE: Offer = Offer {
    lacks: |game, me| Lack::unless(!game.keep_cards(me.seat).is_empty(), Lack::NoCard),
    picks: |game, me| Picks::Powers(game.keep_cards(me.seat)),
    pick_lacks: why_not_this,
    accept: sell,
    ..Offer::NEVER
};

fn why_not_this(game: &Game, me: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Power(power) = pick else { return None };
    let held = Lack::unless(game.player(me.seat).powers.contains(power), Lack::NotHeld { power });
    held.or_else(|| Lack::of_kept_card(power))
}

fn sell(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick {
        let refund = match game.rules().metamorph_refund {
            MetamorphRefund::Paid => game.paid(card),
            MetamorphRefund::Printed => card.power().cost(game.rules()),
        };
        game.discard(me.seat, card);
        game.receive_energy(me.seat, refund, Cause::Power(me.power));
    }
}
