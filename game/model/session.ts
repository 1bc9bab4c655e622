import { type MovementOption } from './cell.js';
import { type Companion, type Item } from './character.js';
import { type Hex } from './hex.js';
import { type Offer } from './offer.js';

export const GAME_PHASES = ['encounter', 'exploration', 'city', 'travel', 'game_over'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** What the player holds and is, after a turn. */
export interface Holdings {
  readonly hitPoints: number;
  readonly coins: number;
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  readonly location: Hex;
}

/** Where the player stands in the game, after a turn: what may be done next. */
export interface Standing {
  readonly gamePhase: GamePhase;
  readonly frame: string | null;
  readonly offers: readonly Offer[];
  readonly movement: readonly MovementOption[];
  /** Id of the person whom the player knows and who stands in the middle of the encounter. Absent: nobody. */
  readonly them?: string;
}

export const ENDINGS = ['triumph', 'loss', 'death', 'abandonment'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface WorldSettings {
  readonly faction: string;
  readonly era: string;
  readonly environment: string;
  readonly tone: string;
}
