import { type MovementOption } from './cell.js';
import { type Companion, type Item } from './character.js';
import { type Hex } from './hex.js';
import { type Offer } from './offer.js';

export type GamePhase = 'encounter' | 'exploration' | 'city' | 'travel' | 'game_over';

/** The player's holdings and state after a turn. */
export interface Holdings {
  readonly hitPoints: number;
  readonly coins: number;
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  readonly location: Hex;
}

/** The player's situation after a turn, with the next offers. */
export interface Standing {
  readonly gamePhase: GamePhase;
  readonly frame: string | null;
  readonly offers: readonly Offer[];
  readonly movement: readonly MovementOption[];
  /** Id of the known person in the encounter. Absent: none. */
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
