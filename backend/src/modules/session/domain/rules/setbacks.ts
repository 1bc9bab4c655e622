import { type Setback } from '#game/model/content/told.js';
import { type Deed } from '#game/model/deed.js';
import { reckoningOfFrame, spineOfferOf } from '#game/model/offer-ids.js';
import { arePeopleMet } from '../attempts/who-is-here.js';
import { type SessionData } from '../state/session.state.js';
import { hereOf } from './situation.js';

/** Failed attempts after which an encounter ends, at a cost; somebody who came for what is owed is asked once. */
const MOST_ATTEMPTS = 2;
const MOST_AT_RECKONING = 1;
export const mostAttempts = (frame: string | null): number =>
  reckoningOfFrame(frame) === null ? MOST_ATTEMPTS : MOST_AT_RECKONING;

/** Whether this failure would end the encounter. */
const isLastTry = (session: SessionData): boolean =>
  hereOf(session).attempts + 1 >= mostAttempts(session.standing.frame);

/**
 * What a failure may change here: an hour is always lost; a storylet may shut the same sort of way, and somebody in it
 * may hold it against the player in the end.
 */
export const setbacksAt = (session: SessionData, { offerId }: Deed): readonly Setback[] => {
  const isMet = session.standing.frame !== null;
  const ends = isLastTry(session);
  return [
    'hour',
    ...(isMet && !ends && spineOfferOf(offerId) === null ? ['door' as const] : []),
    ...(isMet && ends && arePeopleMet(session) ? ['grudge' as const] : []),
  ];
};

/** Offers that are spent by a deed that failed: the way that was tried, and with a shut door all of its kind. */
export const spentBy = (
  { standing: { offers } }: Pick<SessionData, 'standing'>,
  { offerId, kind }: Pick<Deed, 'offerId' | 'kind'>,
  isShut: boolean,
): readonly string[] => [
  ...(offerId === null ? [] : [offerId]),
  ...(isShut ? offers.filter((offer) => offer.kind === kind && offer.id !== offerId).map(({ id }) => id) : []),
];
