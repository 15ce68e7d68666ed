//! A trainer as bytes, to resume as if it had never stopped.

use super::{Adam, Plan, Trainer};
use crate::champion::Network;
use crate::champion::network::WEIGHTS;

/// The first bytes of a checkpoint.
const MAGIC: &[u8; 8] = b"kaiju-t4";

/// The reason why bytes are not a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadCheckpoint {
    /// The first bytes are wrong.
    Foreign,
    /// It is too short or too long.
    Length,
    /// A number is not finite.
    NoNumber,
}

impl std::fmt::Display for BadCheckpoint {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            BadCheckpoint::Foreign => "it is not a checkpoint of this version",
            BadCheckpoint::Length => "it has the wrong length for a checkpoint",
            BadCheckpoint::NoNumber => "it holds a weight that is no number",
        })
    }
}

impl std::error::Error for BadCheckpoint {}

impl Trainer {
    /// Everything needed to resume.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Plan { seed, batch, taught, passes, rate, half_life, memory, lambda, dealt } = self.plan;
        let mut bytes = MAGIC.to_vec();
        for number in [seed, batch, taught, u64::from(passes), self.games, self.surprise.1] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.surprise.0.to_le_bytes());
        for number in [rate, half_life, memory, lambda, dealt] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.network.to_bytes());
        bytes.extend(self.mean.to_bytes());
        bytes.extend(self.adam.to_bytes());
        bytes
    }

    /// A trainer resumed from a checkpoint.
    pub fn from_bytes(bytes: &[u8]) -> Result<Trainer, BadCheckpoint> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(BadCheckpoint::Foreign)?;
        let mut whole = || take(&mut rest).map(u64::from_le_bytes);
        let [seed, batch, taught, passes, games, batches] =
            [whole()?, whole()?, whole()?, whole()?, whole()?, whole()?];
        let surprise = take(&mut rest).map(f64::from_le_bytes)?;
        let mut real = || take(&mut rest).map(f32::from_le_bytes);
        let [rate, half_life, memory, lambda, dealt] = [real()?, real()?, real()?, real()?, real()?];
        let passes = u32::try_from(passes).map_err(|_| BadCheckpoint::Length)?;
        let (network, rest) = rest.split_at_checked(4 * WEIGHTS).ok_or(BadCheckpoint::Length)?;
        let (mean, adam) = rest.split_at_checked(4 * WEIGHTS).ok_or(BadCheckpoint::Length)?;
        let adam = Adam::from_bytes(adam, WEIGHTS).ok_or(BadCheckpoint::Length)?;
        let (Some(network), Some(mean)) = (Network::from_bytes(network), Network::from_bytes(mean)) else {
            return Err(BadCheckpoint::NoNumber);
        };
        let are_numbers = [rate, half_life, memory, lambda, dealt].iter().all(|number| number.is_finite());
        if !adam.is_finite() || !surprise.is_finite() || !are_numbers {
            return Err(BadCheckpoint::NoNumber);
        }
        let plan = Plan { seed, batch, taught, passes, rate, half_life, memory, lambda, dealt };
        Ok(Trainer { plan, network, mean, adam, games, surprise: (surprise, batches) })
    }
}

/// The next bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], BadCheckpoint> {
    let (bytes, after) = rest.split_first_chunk::<N>().ok_or(BadCheckpoint::Length)?;
    *rest = after;
    Ok(*bytes)
}
