import { type Calendar } from '#game/model/calendar.js';
import { type Offer } from '#game/model/offer.js';
import { type SagaChange } from '#game/model/saga.js';
import { type Standing } from '#game/model/session.js';
import { type TurnResolvedV3 } from './events.js';

/*
 * A recorded turn writes null where the game's own shapes leave a field out. These functions are the way from one to
 * the other; whatever reads a turn reads it by them.
 */

type RecordedOffer = TurnResolvedV3['offers'][number];
type RecordedStanding = Pick<TurnResolvedV3, keyof Standing>;
type RecordedChange = NonNullable<TurnResolvedV3['saga']>;

export const recordedOffer = ({ cost, item, ...offer }: Offer): RecordedOffer => ({
  ...offer,
  cost: cost ?? null,
  item: item ?? null,
});
export const recordedStanding = ({ gamePhase, frame, offers, movement, them }: Standing): RecordedStanding => ({
  gamePhase,
  frame,
  offers: offers.map(recordedOffer),
  movement,
  them: them ?? null,
});
export const recordedChange = ({ calendar: { fedOn, ...time }, ...change }: SagaChange): RecordedChange => ({
  ...change,
  calendar: { ...time, fedOn: fedOn ?? null },
});

const offerIn = ({ cost, item, ...offer }: RecordedOffer): Offer => ({
  ...offer,
  ...(cost === null ? {} : { cost }),
  ...(item === null ? {} : { item }),
});
export const offersIn = ({ offers }: Pick<RecordedStanding, 'offers'>): readonly Offer[] => offers.map(offerIn);
export const standingIn = (data: RecordedStanding): Standing => ({
  gamePhase: data.gamePhase,
  frame: data.frame,
  offers: offersIn(data),
  movement: data.movement,
  ...(data.them === null ? {} : { them: data.them }),
});
const calendarIn = ({ fedOn, ...time }: RecordedChange['calendar']): Calendar => ({
  ...time,
  ...(fedOn === null ? {} : { fedOn }),
});
export const changeIn = ({ calendar, ...change }: RecordedChange): SagaChange => ({
  ...change,
  calendar: calendarIn(calendar),
});
