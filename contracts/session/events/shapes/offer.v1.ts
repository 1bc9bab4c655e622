import { type AttributeV1, type ItemV1 } from './character.v1.js';

export type CheckDifficultyV1 = 'easy' | 'medium' | 'hard';
/** What is tested: no attribute means the flat chance. */
export interface CheckV1 {
  readonly attribute: AttributeV1 | null;
  readonly difficulty: CheckDifficultyV1;
}
export type OfferKindV1 = 'force' | 'craft' | 'talk' | 'flight' | 'gift' | 'patience' | 'explore' | 'rest' | 'trade';
export type RiskV1 = 'none' | 'slight' | 'serious' | 'grave';

export interface OfferV1 extends CheckV1 {
  readonly id: string;
  readonly kind: OfferKindV1;
  readonly requiresItem: string | null;
  readonly risk: RiskV1;
  /** Absent: it costs nothing. */
  readonly cost?: number;
  readonly item?: ItemV1;
}

/** The words given to an offer. */
export interface WordingV1 {
  readonly offerId: string;
  readonly action: string;
  readonly description: string;
}
