import { type Calendar } from '#game/model/calendar.js';
import { type Offer } from '#game/model/offer.js';
import { type Saga, type SagaChange } from '#game/model/saga.js';
import { type Standing } from '#game/model/session.js';
import { type SessionRewoundV4, type SessionStartedV2, type TurnResolvedV6 } from './events.js';

/*
 * A recorded session writes null where the game's own shapes leave a field out. These functions convert between the
 * two; all code that reads a session's events uses them.
 */

type RecordedOffer = TurnResolvedV6['offers'][number];
type RecordedStanding = Pick<TurnResolvedV6, keyof Standing>;
type RecordedChange = NonNullable<TurnResolvedV6['saga']>;
type RecordedSaga = NonNullable<SessionRewoundV4['saga']>;
type SagaAtStart = NonNullable<SessionStartedV2['saga']>;

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
const recordedTime = ({ fedOn, ...time }: Calendar): RecordedSaga['calendar'] => ({ ...time, fedOn: fedOn ?? null });
export const recordedChange = ({ calendar, ...change }: SagaChange): RecordedChange => ({
  ...change,
  calendar: recordedTime(calendar),
});
export const recordedSaga = ({ calendar, ...saga }: Saga): RecordedSaga => ({
  ...saga,
  calendar: recordedTime(calendar),
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
export const sagaIn = ({ calendar, ...saga }: RecordedSaga): Saga => ({ ...saga, calendar: calendarIn(calendar) });

/** The spine as a start records it: no scene has been played, and nobody was warned. */
export const sagaAtStart = ({ calendar, oath, threat, threads, people }: Saga): SagaAtStart => ({
  calendar,
  oath,
  threat,
  threads,
  people,
});
export const sagaOfStart = (saga: SagaAtStart): Saga => ({ ...saga, scenes: [], warned: [] });
