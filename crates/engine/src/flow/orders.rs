//! Tests that the order of resolving makes no difference where the player is not asked for it: all orders are played.

use crate::action::{Action, Verb};
use crate::action_list::ActionList;
use crate::decision::Decision;
use crate::event::{Event, Observer};
use crate::frame::Frame;
use crate::game::{Game, Outcome};
use crate::playout::{Numbers, WyRand, luck};
use crate::positions::Rules;
use crate::power::{PowerId, Window};
use crate::rules::ResolveOrder;
use crate::seat::Seat;
use crate::step::{Chance, Luck, Step};
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// True if a test wants to be asked for every order.
pub(super) fn are_all_asked() -> bool {
    ASKED.get()
}

/// The end of a turn: the game as the next turn begins, or its outcome.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum End {
    Turn(Box<Game>),
    Over(Outcome),
}

/// Observer that waits for the next turn.
struct Watch(Option<End>);

impl Observer for Watch {
    fn event(&mut self, game: &Game, event: Event) {
        if let Event::TurnBegan { .. } = event
            && self.0.is_none()
        {
            // The seat asked last is irrelevant once another one is asked.
            self.0 = Some(End::Turn(Box::new(Game { asked: game.turn.active, ..*game })));
        }
    }
}

/// Players and chance that answer alike whatever happens first: a power is used always or never, the same cards are
/// preferred, and the same seat rolls the same dice for the same power.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Habits {
    seed: u64,
    rolls: BTreeMap<(Seat, Option<PowerId>), u64>,
}

impl Habits {
    fn liking(&self, thing: impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seed, thing).hash(&mut hasher);
        hasher.finish()
    }

    fn action(&self, game: &Game, seat: Seat, decision: Decision) -> Action {
        if let Decision::Keep { .. } = decision {
            return Action::Keep(game.turn.dice);
        }
        let mut actions = ActionList::new();
        game.legal_actions(&mut actions);
        let must_use = matches!(decision, Decision::Choose { .. });
        let likes = |action: &Action| {
            let Action::Use(power, _) = *action else { return false };
            must_use || self.liking((seat, power)).is_multiple_of(2)
        };
        let uses = actions.iter().copied().filter(likes);
        let others = actions.iter().copied().filter(|action| action.verb() != Verb::Use);
        uses.min_by_key(|action| self.liking(action))
            .or_else(|| others.min_by_key(|action| self.liking(action)))
            .expect("a decision has an answer")
    }

    fn luck(&mut self, game: &Game, chance: Chance) -> Luck {
        let who = match chance {
            Chance::Draw { .. } | Chance::Peek { .. } => {
                let card = game.deck().iter().min_by_key(|card| self.liking(card));
                return Luck::Card(card.expect("a card is drawn from a deck"));
            }
            Chance::SideDice { seat, power, .. } => (seat, Some(power)),
            Chance::Dice { seat, .. } | Chance::RollOff { seat } | Chance::Reroll { seat } => (seat, None),
            Chance::Sides | Chance::FirstSeat => unreachable!("the game has begun"),
        };
        let count = self.rolls.entry(who).or_default();
        *count += 1;
        let count = *count;
        luck(game, chance, &mut WyRand(self.liking((who, count))))
    }
}

/// The possible ends of a turn, each with the answers that lead there.
type Ends = HashMap<End, Vec<Action>>;

/// Finds all ends of a turn, over everything the active player can answer while resolving (with powers that work then
/// or later), with everybody else following their habits.
#[derive(Default)]
struct Search {
    known: HashMap<(Game, Habits), Rc<Ends>>,
    /// Number of times that several blocks were left and the game would not have asked.
    unasked: usize,
}

impl Search {
    fn ends(&mut self, game: &Game, habits: &Habits) -> Rc<Ends> {
        let mut game = *game;
        let mut habits = habits.clone();
        let mut watch = Watch(None);
        let mut path = Vec::new();
        let ends = loop {
            match game.step() {
                Step::Over(outcome) => break Rc::new(Ends::from([(End::Over(outcome), Vec::new())])),
                Step::Chance(chance) => {
                    let luck = habits.luck(&game, chance);
                    game.resolve(luck, Some(&mut watch)).expect("possible luck");
                }
                Step::Decide { seat, decision } => match answers(&game, &habits, seat, decision)[..] {
                    [action] => {
                        path.push(action);
                        game.play(action, Some(&mut watch)).expect("a legal action");
                    }
                    ref answers => break self.ends_of(&game, &habits, answers),
                },
            }
            if let Some(end) = watch.0 {
                break Rc::new(Ends::from([(end, Vec::new())]));
            }
        };
        if path.is_empty() {
            return ends;
        }
        Rc::new(ends.iter().map(|(end, rest)| (end.clone(), [path.as_slice(), rest].concat())).collect())
    }

    fn ends_of(&mut self, game: &Game, habits: &Habits, answers: &[Action]) -> Rc<Ends> {
        let key = (*game, habits.clone());
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        let live = game.live_blocks();
        let is_resolving = matches!(*game.top_frame(), Frame::Resolve);
        self.unasked += usize::from(is_resolving && live.len() > 1 && !game.order_matters(live));
        let mut ends = Ends::new();
        for &action in answers {
            let mut copy = *game;
            let mut watch = Watch(None);
            copy.play(action, Some(&mut watch)).expect("a legal action");
            let after = match watch.0 {
                Some(end) => Rc::new(Ends::from([(end, Vec::new())])),
                None => self.ends(&copy, habits),
            };
            for (end, rest) in after.iter() {
                ends.entry(end.clone()).or_insert_with(|| [&[action], rest.as_slice()].concat());
            }
        }
        let ends = Rc::new(ends);
        self.known.insert(key, Rc::clone(&ends));
        ends
    }
}

/// The answers to try.
fn answers(game: &Game, habits: &Habits, seat: Seat, decision: Decision) -> Vec<Action> {
    let mut legal = ActionList::new();
    game.legal_actions(&mut legal);
    let mut actions = legal.to_vec();
    match decision {
        Decision::Resolve => actions,
        Decision::Shop | Decision::Sell => {
            let habit = habits.action(game, seat, decision);
            actions.retain(|action| *action == habit || works_while_resolving(game, *action));
            actions
        }
        _ => vec![habits.action(game, seat, decision)],
    }
}

/// True if the power could also have been used while resolving.
fn works_while_resolving(game: &Game, action: Action) -> bool {
    let Action::Use(power, _) = action else { return false };
    let acting = game.copied_by(power).unwrap_or(power);
    acting.power().offers.iter().any(|offer| offer.windows.contains(Window::Resolve))
}

/// All ends of the turn, with the order asked as the rules say or always.
fn ends(game: &Game, habits: &Habits, all_asked: bool) -> (Rc<Ends>, usize) {
    ASKED.set(all_asked);
    let mut search = Search::default();
    let ends = search.ends(game, habits);
    ASKED.set(false);
    (ends, search.unasked)
}

#[test]
fn every_outcome_of_any_order_is_reachable_although_the_order_is_rarely_asked() {
    let rules = Rules::all();
    let mut unasked = 0;
    for seed in 0..12_000 {
        let mut numbers = WyRand(seed);
        let game = rules.rich_roll(&mut numbers);
        if game.rules.resolve_order == ResolveOrder::Fixed {
            continue;
        }
        let habits = Habits { seed: numbers.next(), rolls: BTreeMap::new() };
        let (free, choices) = ends(&game, &habits, true);
        let (asked, _) = ends(&game, &habits, false);
        unasked += choices;
        if let Some((end, path)) = free.iter().find(|(end, _)| !asked.contains_key(end)) {
            panic!("seed {seed}: from\n{game:?}\nby {path:?}\nto\n{end:?}\nbut not as the game asks");
        }
    }
    assert!(unasked > 5_000, "the order was free only {unasked} times where it is not asked");
}
