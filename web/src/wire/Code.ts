// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Why something was refused. Codes are never renamed.
 */
export type Code = "bad_message" | "binary_message" | "too_large" | "too_fast" | "too_slow" | "too_many_connections" | "server_full" | "too_many_tables" | "wrong_origin" | "unknown_guest" | "unknown_table" | "unknown_page" | "wrong_method" | "unknown_seat" | "unknown_bot" | "bad_rules" | "bad_option" | "bad_position" | "bad_order" | "log_full" | "not_host" | "not_your_seat" | "seat_taken" | "too_many_seats" | "seat_free" | "sent_away" | "banned" | "bad_name" | "look_alike" | "not_late" | "monster_taken" | "too_few_players" | "already_started" | "not_playing" | "not_over" | "already_contributed" | "stale_answer" | "no_hints" | "not_asked" | "illegal_action" | "nothing_to_take_back" | "already_resigned" | "not_abandoned" | "record_not_ready" | "restarting" | "server_error";
