//! `docs/protocol.md` lists the standing orders that each power takes.

use kaiju_engine::PowerId;
use kaiju_table::Takes;
use std::collections::BTreeMap;

const PAGE: &str = include_str!("../../../docs/protocol.md");

#[test]
fn the_orders_that_each_power_takes_are_listed() {
    let mut groups: BTreeMap<Vec<&str>, Vec<String>> = BTreeMap::new();
    for power in PowerId::all() {
        let Takes { always, at_most, never } = Takes::of(power);
        let orders = [("`always`", always), ("`at_most`", at_most), ("`never`", never)];
        let orders: Vec<&str> = orders.iter().filter(|(_, takes)| *takes).map(|(order, _)| *order).collect();
        groups.entry(orders).or_default().push(format!("`{}`", power.text()));
    }
    groups.remove(&Vec::new());
    assert!(groups.len() > 1);
    for (orders, powers) in groups {
        let row = format!("| {} | {} |", orders.join(", "), powers.join(", "));
        assert!(PAGE.contains(&row), "missing: {row}");
    }
    let rows = PAGE.lines().filter(|line| line.starts_with("| `always`") || line.starts_with("| `never`"));
    assert_eq!(rows.count(), 2, "no other");
}
