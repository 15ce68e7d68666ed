# Why the server refused something: one sentence for each code.

## Often seen

code-offline = Can’t reach the server. Please try again.
code-unknown_table = No table has this code.
code-sent_away = You have been removed from this table. You can still watch.
code-stale_answer = Already answered: in another window, by a standing order or by a bot.
code-restarting = The server is restarting. Back in a moment.

## Seldom seen

code-bad_message = This page and the server are out of step. Reload the page.
code-binary_message = This page and the server are out of step. Reload the page.
code-too_large = That’s too long.
code-too_fast = Slow down for a moment.
code-too_slow = The connection was too slow. Reconnecting.
code-too_many_connections = Too many pages are open from your network. Close some of them.
code-server_full = The server is full right now. Please try again in a little while.
code-too_many_tables = You have too many open tables. Finish or end one of them.
code-wrong_origin = This page was not opened from this server. Open it at the server’s own address.
code-unknown_guest = The server no longer knows you. Reload the page.
code-unknown_page = There is nothing at this address.
code-wrong_method = This page and the server are out of step. Reload the page.
code-unknown_seat = This table has no such seat.
code-unknown_bot = The server doesn’t have this bot.
code-bad_rules = These rules don’t work together.
code-bad_option = The server does not allow this choice.
code-bad_position = No game can start from this position.
code-bad_order = This order can’t work, or contradicts another one.
code-log_full = This table has seen too many changes. Please make a new one.
code-not_host = Only the host can do this.
code-not_your_seat = Somebody else plays this seat.
code-seat_taken = That seat is taken.
code-too_many_seats = Half of the seats already belong to players from your network. Leave the others for other people.
code-banned = You are banned from this server.
code-bad_name = This name isn’t allowed here. Please choose another one.
code-look_alike = This name looks just like another player’s. Please choose another one.
code-not_late = Give them a minute first.
code-seat_free = That seat is empty.
code-monster_taken = Somebody was faster: that monster is taken.
code-already_started = The game has already started.
code-not_playing = No game is in progress here.
code-not_over = The game is not over yet.
code-already_contributed = This seat has already added its randomness.
code-not_asked = It’s not your decision right now.
code-no_hints = This table gives no hints.
code-nothing_to_take_back = There’s nothing left to take back.
code-already_resigned = This monster has already resigned; a bot plays it.
code-not_abandoned = Other players are still here, or were a moment ago.
code-record_not_ready = The record is available when the game is over.
code-too_few_players = You need at least two monsters.
code-illegal_action = That move isn’t allowed here.
code-server_error = Something went wrong on the server. Nothing was changed.
