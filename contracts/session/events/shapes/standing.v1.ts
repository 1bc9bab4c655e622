import { type CompanionV1, type ItemV1 } from './character.v1.js';
import { type CheckDifficultyV1, type OfferV1 } from './offer.v1.js';
import { type HexV1, type TerrainV1 } from './world.v1.js';

export interface HoldingsV1 {
  readonly hitPoints: number;
  readonly coins: number;
  readonly inventory: readonly ItemV1[];
  readonly companions: readonly CompanionV1[];
  readonly location: HexV1;
}

interface MovementOptionV1 extends HexV1 {
  readonly terrain: TerrainV1;
  readonly distance: number;
  readonly difficulty: CheckDifficultyV1;
  readonly description: string;
  readonly isCity: boolean;
  readonly cityDetails: string | null;
}

/** The next possible deeds. */
export interface StandingV1 {
  readonly gamePhase: 'encounter' | 'exploration' | 'city' | 'travel' | 'game_over';
  readonly frame: string | null;
  readonly offers: readonly OfferV1[];
  readonly movement: readonly MovementOptionV1[];
  /** Id of the known person in the encounter. Absent: none. */
  readonly them?: string;
}
