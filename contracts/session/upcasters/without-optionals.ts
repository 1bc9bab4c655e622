import { type OfferV1 } from '../events/shapes/offer.v1.js';
import { type OfferV2 } from '../events/shapes/offer.v2.js';
import { type CalendarV2 } from '../events/shapes/saga-change.v2.js';
import { type SagaChangeV1 } from '../events/shapes/saga.v1.js';

/* Null replaces absent, in the same way for all events that hold these shapes. */

export const offerV1ToV2 = ({ cost, item, ...rest }: OfferV1): OfferV2 => ({
  ...rest,
  cost: cost ?? null,
  item: item ?? null,
});

type Timed = Pick<SagaChangeV1, 'calendar'>;
export const changeV1ToV2 = <T extends Timed>({
  calendar: { fedOn, ...time },
  ...rest
}: T): Omit<T, 'calendar'> & { readonly calendar: CalendarV2 } => ({
  ...rest,
  calendar: { ...time, fedOn: fedOn ?? null },
});
