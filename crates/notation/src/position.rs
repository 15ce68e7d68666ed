//! Parsing of positions: everything a game knows, one line per monster.

use super::check::{About, check};
use super::error::Parsed;
use super::facts::{Fact, Marks, Quantity, Start};
use super::guess::guess;
use super::names::Names;
use super::powers::{parse_power, parse_powers};
use super::rule_sets::read_rules;
use super::span::Span;
use super::{extra, frames, hits, outcome, turn};
use kaiju_engine::parts::Parts;
use kaiju_engine::rules::{Bay, Wickedness};
use kaiju_engine::{
    BAY_NEEDS, ExtraTurns, Frame, Game, MARKET_SLOTS, POINTS_TO_WIN, Place, Player, PowerId, PowerSet, Seat,
    SeatSet,
};

/// The longest text of a position, in bytes.
const LONGEST: usize = 1 << 20;

/// The words that begin a line of a position, besides names.
pub(crate) const KEYS: [&str; 12] =
    ["rules", "market", "deck", "discarded", "top", "tiles", "bay", "extra", "turn", "hit", "stack", "over"];

/// Reads a position. Anything left out has its usual value; comments begin with `#`.
///
/// No text can produce a broken game: inconsistent positions are refused.
///
/// ```
/// use kaiju_engine::Seat;
/// use kaiju_notation::parse_position;
/// let (game, names) = parse_position("rules czech\nAlice: city, 5 hearts, wings\nBob: to roll").unwrap();
/// assert_eq!(game.player(Seat::First).hearts, 5);
/// assert_eq!(names.text(game.active()), "Bob");
/// ```
pub fn parse_position(text: &str) -> Parsed<(Game, Names)> {
    if text.len() > LONGEST {
        return Span::line("", 1).fail(format!("a position has at most {LONGEST} bytes"));
    }
    let lines: Vec<Span> = text
        .lines()
        .enumerate()
        .map(|(index, line)| Span::line(line, index + 1).without_comment())
        .filter(|line| !line.text.is_empty())
        .collect();
    read_position(&lines, |game| game.carry_on(None))
}

/// The name and the items of a monster's line; `None` for other lines.
pub(crate) fn monster_line<'a>(line: Span<'a>) -> Option<(Span<'a>, Span<'a>)> {
    line.split_once(':').filter(|(name, _)| !name.text.contains(char::is_whitespace))
}

/// Reads a position from lines without comments, none of them empty. `carry_on` runs the game to its first question
/// and returns true if there was anything to do.
pub(crate) fn read_position(
    lines: &[Span],
    carry_on: impl FnOnce(&mut Game) -> bool,
) -> Parsed<(Game, Names)> {
    let draft = Draft::sort(lines)?;
    let game = draft.build(carry_on)?;
    Ok((game, draft.names))
}

/// The lines of a position, sorted by subject.
struct Draft<'a> {
    names: Names,
    monsters: Vec<(Span<'a>, Vec<(Span<'a>, Fact)>)>,
    hits: Vec<Span<'a>>,
    /// The lines that begin with a key, with the key removed.
    keyed: Vec<(&'static str, Span<'a>)>,
    last: Span<'a>,
}

impl<'a> Draft<'a> {
    fn sort(lines: &[Span<'a>]) -> Parsed<Draft<'a>> {
        let last = lines.last().copied().unwrap_or(Span::line("", 1));
        let mut draft = Draft {
            names: Names::default(),
            monsters: Vec::new(),
            hits: Vec::new(),
            keyed: Vec::new(),
            last,
        };
        for &line in lines {
            let (word, rest) = line.first_word();
            if let Some((name, items)) = monster_line(line) {
                draft.names.add(name)?;
                draft.monsters.push((name, read_facts(items)?));
            } else if let Some(&key) = KEYS.iter().find(|&&key| key == word.text) {
                if key == "hit" {
                    draft.hits.push(rest);
                } else if draft.line(key).is_some() {
                    return word.fail(format!("there is more than one `{key}` line"));
                } else {
                    draft.keyed.push((key, rest));
                }
            } else {
                return word.fail(format!(
                    "expected a monster's line such as `Alice: city, 5 hearts`, or one of {}, not `{word}`{}",
                    KEYS.join(", "),
                    guess(word, KEYS)
                ));
            }
        }
        Ok(draft)
    }

    fn line(&self, key: &str) -> Option<Span<'a>> {
        self.keyed.iter().find(|(known, _)| *known == key).map(|(_, rest)| *rest)
    }

    fn build(&self, carry_on: impl FnOnce(&mut Game) -> bool) -> Parsed<Game> {
        let Some(rules) = self.line("rules") else {
            return self.last.fail("expected a `rules` line, such as `rules czech`");
        };
        let rules = read_rules(rules)?;
        if self.monsters.len() < 2 {
            return self.last.fail("a position needs the lines of 2 to 6 monsters");
        }
        let mut parts = Parts::new(rules, self.monsters.len());
        let mut start = None;
        for (seat, (name, facts)) in parts.seats.iter().zip(&self.monsters) {
            self.set_monster(&mut parts, seat, *name, facts, &mut start)?;
        }
        self.set_table(&mut parts)?;
        self.set_progress(&mut parts, start)?;
        number_arrivals(&mut parts);
        parts.asked = parts.turn.active;
        let Some(mut game) = parts.game() else {
            return self
                .last
                .fail("this position has more damage, work or extra turns in progress than a game can have");
        };
        if let Err(problem) = check(&game) {
            return self.span_of(problem.about).fail(problem.message);
        }
        let moved = carry_on(&mut game);
        match self.line("stack") {
            Some(stack) if moved => stack.fail("the top of the stack does not wait for an answer"),
            Some(_) | None => Ok(game),
        }
    }

    /// The line that a problem is about, as precisely as possible.
    fn span_of(&self, about: About) -> Span<'a> {
        let line = match about {
            About::Seat(seat) => self.monsters.get(seat.index()).map(|(name, _)| *name),
            About::Fact(seat, topic) => self.monsters.get(seat.index()).map(|(name, facts)| {
                let fact = facts.iter().find(|(_, fact)| fact.topic() == topic);
                fact.map_or(*name, |(span, _)| *span)
            }),
            About::Line(key) => self.line(key),
            About::Word(key, word) => self.line(key).map(|line| {
                // The last match: of two equal words, the second is the mistake.
                line.pieces_of_words().into_iter().rfind(|piece| piece.text == word).unwrap_or(line)
            }),
            About::Hits => self.hits.first().copied(),
        };
        line.unwrap_or(self.last)
    }

    fn set_monster(
        &self,
        parts: &mut Parts,
        seat: Seat,
        name: Span<'a>,
        facts: &[(Span<'a>, Fact)],
        start: &mut Option<Start>,
    ) -> Parsed<()> {
        if facts.iter().any(|(_, fact)| *fact == Fact::Out) {
            if let Some((span, _)) = facts.iter().find(|(_, fact)| *fact != Fact::Out) {
                return span.fail(format!("{name} is out of the game: nothing else can be said about it"));
            }
            parts.alive.remove(seat);
            parts.players[seat.index()] = Player::GONE;
            return Ok(());
        }
        for &(span, fact) in facts {
            let player = &mut parts.players[seat.index()];
            match fact {
                Fact::Place(Place::City) if parts.city.is_none() => parts.city = Some(seat),
                Fact::Place(Place::Bay) if parts.bay.is_none() => parts.bay = Some(seat),
                Fact::Place(Place::City | Place::Bay) => {
                    return span.fail("two monsters cannot be in one place");
                }
                Fact::Place(Place::Outside) | Fact::Alive | Fact::Out => {}
                Fact::Number(quantity, number) => set_number(player, quantity, number),
                Fact::Arrived(place) => player.arrival = place,
                Fact::Power(power, marks) => add_power(parts, seat, power, marks, span)?,
                Fact::Lacks(_) | Fact::Empty | Fact::Only(_) | Fact::Most(_) => {
                    return span.fail("a monster has only the powers listed: leave this out");
                }
                Fact::Risen => player.risen = true,
                Fact::Extra { turns, dice_fewer } => {
                    extra::queue(parts, ExtraTurns { seat, dice_fewer, turns }, span)?;
                }
                Fact::To(_) if start.is_some() => return span.fail("it is the turn of two monsters"),
                Fact::To(to) => {
                    *start = Some(to);
                    parts.turn.active = seat;
                    parts.turn.in_order = seat;
                }
            }
        }
        Ok(())
    }

    /// Sets cards, tiles and the Bay.
    fn set_table(&self, parts: &mut Parts) -> Parsed<()> {
        if let Some(line) = self.line("market") {
            parts.market = read_market(line)?;
        }
        let owned = parts.in_play();
        parts.deck = parts.market.into_iter().flatten().fold(parts.deck, PowerSet::without).minus(owned);
        match (self.line("deck"), self.line("discarded")) {
            (Some(line), Some(_)) => return line.fail("write either `deck` or `discarded`, not both"),
            (Some(line), None) => parts.deck = read_list(line)?,
            (None, Some(line)) => {
                let gone = read_list(line)?;
                if let Some(card) = gone.minus(parts.deck).lowest() {
                    let word = list_words(line).into_iter().find(|word| word.text == card.text());
                    let message = "cannot be discarded: it is elsewhere, or not in the deck of these rules";
                    return word.unwrap_or(line).fail(format!("{} {message}", card.text()));
                }
                parts.deck = parts.deck.minus(gone);
            }
            (None, None) => {}
        }
        parts.tiles = parts.tiles.minus(owned);
        if let Some(line) = self.line("tiles") {
            let tiles = read_list(line)?;
            if let Some(card) = tiles.iter().find(|power| power.power().is_card()) {
                let word = list_words(line).into_iter().find(|word| word.text == card.text());
                return word.unwrap_or(line).fail(format!("{} is no tile", card.text()));
            }
            parts.tiles = tiles;
        } else if parts.rules.wickedness == Wickedness::Mixed && !self.sides_are_open() {
            return self.last.fail("with wickedness=mixed the tiles must be listed: add a `tiles` line");
        }
        if let Some(line) = self.line("top") {
            parts.top = Some(self.read_top(line)?);
        }
        parts.bay_open = parts.rules.bay_use == Bay::On && parts.alive.len() >= BAY_NEEDS;
        if let Some(line) = self.line("bay") {
            match line.text {
                "closed" if parts.rules.bay_use == Bay::Off || parts.seats.len() < BAY_NEEDS => {
                    return line.fail("there is no Bay in this game: leave this line out");
                }
                "closed" => parts.bay_open = false,
                _ => return line.fail(format!("expected `bay closed`, not `bay {line}`")),
            }
        }
        if let Some(line) = self.line("extra") {
            extra::read_extra(line, parts, &self.names)?;
        }
        Ok(())
    }

    /// True if the stack says that the sides of the tiles are still to be drawn.
    fn sides_are_open(&self) -> bool {
        self.line("stack").is_some_and(|stack| stack.split(';').last().is_some_and(|top| top.text == "sides"))
    }

    fn read_top(&self, line: Span<'a>) -> Parsed<(PowerId, SeatSet)> {
        match line.words().as_slice() {
            [card, seen, by, seats @ ..] if seen.text == "seen" && by.text == "by" && !seats.is_empty() => {
                Ok((parse_power(*card)?, self.names.parse_set(seats)?))
            }
            _ => line.fail("expected the top card and who has seen it: `top CARD seen by NAME …`"),
        }
    }

    /// Sets the turn and the work in progress.
    fn set_progress(&self, parts: &mut Parts, start: Option<Start>) -> Parsed<()> {
        if let Some(line) = self.line("turn") {
            let active = start.map(|_| parts.turn.active);
            turn::read_turn(line, parts, &self.names)?;
            if active.is_some_and(|active| active != parts.turn.active) {
                return line.fail("it is the turn of two monsters");
            }
        }
        for &line in &self.hits {
            hits::read_hit(line, parts, &self.names)?;
        }
        let stack = self.line("stack");
        let over = self.line("over");
        match (start, stack, over) {
            (Some(start), None, None) => {
                begin(parts, start);
                Ok(())
            }
            (None, Some(line), None) => frames::read_stack(line, parts, &self.names),
            (None, None, Some(line)) => {
                parts.outcome = Some(outcome::read_outcome(line, &self.names)?);
                Ok(())
            }
            (None, None, None) => self.last.fail(
                "nothing is going on: write `to roll` (or start, resolve, buy, end) on one monster's line, or a `stack` line",
            ),
            (_, Some(line), _) | (_, _, Some(line)) => {
                line.fail("write only one of `to …`, `stack` and `over`")
            }
        }
    }
}

/// Monsters with 20 points and no `arrived` reached them after the others, all by one event: the active monster
/// first, then clockwise (OPEN-42).
fn number_arrivals(parts: &mut Parts) {
    for seat in parts.alive.clockwise_from(parts.turn.active) {
        let last = parts.players.iter().map(|player| player.arrival).max().unwrap_or(0);
        let player = &mut parts.players[seat.index()];
        if player.points == POINTS_TO_WIN && player.arrival == 0 {
            player.arrival = last.saturating_add(1);
        }
    }
}

fn read_facts<'a>(items: Span<'a>) -> Parsed<Vec<(Span<'a>, Fact)>> {
    let mut facts: Vec<(Span, Fact)> = Vec::new();
    for item in items.split(',') {
        let fact = Fact::parse(item)?;
        if facts.iter().any(|(_, known)| known.topic() == fact.topic()) {
            return item.fail(format!("this line says two things about {}", fact.topic()));
        }
        facts.push((item, fact));
    }
    Ok(facts)
}

fn set_number(player: &mut Player, quantity: Quantity, number: u8) {
    let field = match quantity {
        Quantity::Hearts => &mut player.hearts,
        Quantity::Energy => &mut player.energy,
        Quantity::Points => &mut player.points,
        Quantity::Poison => &mut player.poison,
        Quantity::Shrink => &mut player.shrink,
        Quantity::Wickedness => &mut player.wickedness,
    };
    *field = number;
}

/// Adds a power. Anything not said about it is as if it had just been bought for its printed cost.
fn add_power(parts: &mut Parts, seat: Seat, power: PowerId, marks: Marks, span: Span) -> Parsed<()> {
    if parts.in_play().contains(power) {
        return span.fail(format!("two monsters cannot have {}", power.text()));
    }
    parts.players[seat.index()].powers.insert(power);
    if power.power().is_card() {
        let paid = marks.paid.unwrap_or(power.power().cost(&parts.rules));
        parts.set_paid(power, paid);
    } else if marks.paid.is_some() {
        return span.fail(format!("nobody pays for the tile {}", power.text()));
    }
    if let Some(card) = marks.copying
        && !parts.set_copied(power, card)
    {
        return span.fail(format!("{} copies nothing", power.text()));
    }
    if marks.spent && !parts.set_copy_spent(power) {
        return span.fail(format!("{} copies nothing that could be spent", power.text()));
    }
    let usual = || parts.game().map_or(0, |game| game.usual_counter(power));
    let counter = marks.counter.unwrap_or_else(usual);
    if !parts.set_counter(power, counter) && marks.counter.is_some() {
        return span.fail(format!("nothing can lie on {}", power.text()));
    }
    if marks.used {
        parts.turn.used.insert(power);
    }
    Ok(())
}

pub(crate) fn read_market(line: Span) -> Parsed<[Option<PowerId>; MARKET_SLOTS]> {
    let mut market = [None; MARKET_SLOTS];
    let items = line.split(',');
    if let Some(more) = items.get(MARKET_SLOTS) {
        return more.fail(format!("the market has three places: expected nothing more, not `{more}`"));
    }
    for (slot, item) in market.iter_mut().zip(items) {
        if item.text != "-" {
            *slot = Some(parse_power(item)?);
        }
    }
    Ok(market)
}

/// Reads cards or tiles separated by commas or spaces, or `none`.
pub(crate) fn read_list(line: Span) -> Parsed<PowerSet> {
    let words = list_words(line);
    if words.is_empty() {
        return line.fail("expected cards or tiles, or `none`");
    }
    parse_powers(&words)
}

fn list_words(line: Span<'_>) -> Vec<Span<'_>> {
    line.split(',').into_iter().flat_map(Span::words).collect()
}

/// Pushes the frame at which the turn begins.
fn begin(parts: &mut Parts, start: Start) {
    let frame = match start {
        Start::Turn => Frame::TurnStart,
        Start::Roll => Frame::Roll,
        Start::Resolve(dice) => {
            parts.turn.dice = dice;
            Frame::Result
        }
        Start::Buy => Frame::Shop,
        Start::End => Frame::SellMenu,
    };
    parts.frames.push(frame);
}
