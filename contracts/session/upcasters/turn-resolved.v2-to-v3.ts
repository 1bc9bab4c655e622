import { type TurnResolvedV2, type TurnResolvedV3 } from '../events/shapes/turn-resolved.js';
import { changeV1ToV2, offerV1ToV2 } from './without-optionals.js';

/** Before attempts were read, a free text was known by the kind of its deed alone. */
export const turnResolvedV2ToV3 = ({ them, offers, deed, saga, ...data }: TurnResolvedV2): TurnResolvedV3 => ({
  ...data,
  them: them ?? null,
  offers: offers.map(offerV1ToV2),
  deed: { ...deed, attempt: null },
  saga: saga && changeV1ToV2(saga),
});
