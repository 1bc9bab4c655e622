import { type OfferV2 } from './offer.v2.js';
import { type StandingV1 } from './standing.v1.js';

/** The next possible deeds, without optional fields: null replaces absent. */
export interface StandingV2 extends Omit<StandingV1, 'offers' | 'them'> {
  readonly offers: readonly OfferV2[];
  readonly them: string | null;
}
