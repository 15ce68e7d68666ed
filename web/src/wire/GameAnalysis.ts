// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { AnalysedMove } from "./AnalysedMove";
import type { SeatAccount } from "./SeatAccount";
import type { TurningPoint } from "./TurningPoint";

/**
 * `GET /api/tables/ID/analysis`: win chances, luck and mistakes in a game that is over.
 */
export type GameAnalysis = { 
/**
 * The account of every seat.
 */
seats: Array<SeatAccount>, 
/**
 * Every seat's chance before the first move.
 */
initial: Array<number>, 
/**
 * The moves of the game, without choices that were taken back.
 */
moves: Array<AnalysedMove>, 
/**
 * The moves that changed most.
 */
turning_points: Array<TurningPoint>, 
/**
 * True if turning points and the worst mistakes were examined by rollouts.
 */
deep: boolean, };
