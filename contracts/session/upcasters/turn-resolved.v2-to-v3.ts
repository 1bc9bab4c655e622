import { type OfferV1 } from '../events/shapes/offer.v1.js';
import { type OfferV2 } from '../events/shapes/offer.v2.js';
import { type SagaChangeV1 } from '../events/shapes/saga.v1.js';
import { type SagaChangeV2 } from '../events/shapes/saga-change.v2.js';
import { type TurnResolvedV2, type TurnResolvedV3 } from '../events/shapes/turn-resolved.js';

const offer = ({ cost, item, ...rest }: OfferV1): OfferV2 => ({ ...rest, cost: cost ?? null, item: item ?? null });
const change = ({ calendar: { fedOn, ...time }, ...rest }: SagaChangeV1): SagaChangeV2 => ({
  ...rest,
  calendar: { ...time, fedOn: fedOn ?? null },
});

/** Before attempts were read, a free text was known by the kind of its deed alone. */
export const turnResolvedV2ToV3 = ({ them, offers, deed, saga, ...data }: TurnResolvedV2): TurnResolvedV3 => ({
  ...data,
  them: them ?? null,
  offers: offers.map(offer),
  deed: { ...deed, attempt: null },
  saga: saga && change(saga),
});
