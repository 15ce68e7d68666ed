//! The game without cards as straight-line code: nothing can be saved, asked or undone. This is the limit.

use crate::rng::Rng;
use crate::table::{
    CLAW, ENERGY, HEART, KEEP_ALL, MOST_TURNS, Monster, NUMBERS, PLAYERS, Stats, TRIPLE, count, roll, score,
};

/// Plays one game.
pub fn play<R: Rng>(rng: &mut R, stats: &mut Stats) {
    let mut monsters = [Monster::NEW; PLAYERS];
    let mut tokyo: i8 = -1;
    let mut active = 0;
    let mut alive = PLAYERS as u32;
    stats.games += 1;
    for _ in 0..MOST_TURNS {
        stats.turns += 1;
        if tokyo == active as i8 {
            monsters[active].points += 2;
        }
        let mut dice = [0; 6];
        roll(rng, &mut dice, 0);
        for _ in 0..2 {
            stats.decisions += 1;
            let kept = rng.kept_dice();
            if kept == KEEP_ALL {
                break;
            }
            roll(rng, &mut dice, kept);
        }
        let counts = count(&dice);
        for (number, &dice) in counts[..NUMBERS].iter().enumerate() {
            if dice >= TRIPLE {
                monsters[active].points += score(number, dice);
            }
        }
        monsters[active].energy = monsters[active].energy.saturating_add(counts[ENERGY] as u8);
        if tokyo != active as i8 {
            monsters[active].hearts = (monsters[active].hearts + counts[HEART]).min(10);
        }
        if counts[CLAW] > 0 {
            if tokyo == active as i8 {
                for (seat, monster) in monsters.iter_mut().enumerate() {
                    if seat != active && monster.alive {
                        monster.hearts -= counts[CLAW];
                        if monster.hearts <= 0 {
                            monster.alive = false;
                            alive -= 1;
                        }
                    }
                }
            } else if tokyo >= 0 {
                let holder = &mut monsters[tokyo as usize];
                holder.hearts -= counts[CLAW];
                let leaves = if holder.hearts <= 0 {
                    holder.alive = false;
                    alive -= 1;
                    true
                } else {
                    stats.decisions += 1;
                    rng.coin()
                };
                if leaves {
                    tokyo = active as i8;
                    monsters[active].points += 1;
                }
            } else {
                tokyo = active as i8;
                monsters[active].points += 1;
            }
        }
        if alive == 1 {
            stats.last_alive += 1;
            return;
        }
        if monsters[active].points >= 20 {
            stats.by_points += 1;
            return;
        }
        loop {
            active = (active + 1) % PLAYERS;
            if monsters[active].alive {
                break;
            }
        }
    }
    stats.truncated += 1;
}
