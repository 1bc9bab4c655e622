import { type Attempt, type Verb } from '#game/model/attempt.js';
import { type Intent } from '#game/model/intent.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Scene } from '#game/model/scene.js';
import { ATTEMPT_ATTRIBUTE } from '#game/rules/odds/attempts.js';

/** The kind of deed that a verb is. */
const KIND_OF: Readonly<Record<Verb, OfferKind>> = {
  go: 'explore',
  look: 'explore',
  search: 'explore',
  ask: 'talk',
  talk: 'talk',
  give: 'gift',
  trade: 'trade',
  sell: 'trade',
  promise: 'talk',
  threaten: 'talk',
  trick: 'talk',
  steal: 'craft',
  hide: 'flight',
  follow: 'explore',
  wait: 'patience',
  rest: 'rest',
  eat: 'rest',
  tend: 'craft',
  make: 'craft',
  use: 'craft',
  attack: 'force',
  spare: 'talk',
  flee: 'flight',
  climb: 'force',
  swim: 'force',
  pray: 'patience',
  sing: 'talk',
  bury: 'patience',
  teach: 'talk',
  swear: 'talk',
  'break-oath': 'talk',
  dismiss: 'talk',
  send: 'talk',
};

/** An attempt as an intent, for the rules that know kinds only. */
export const intentOfAttempt = ({ verb, place, offerId }: Attempt, { offers }: Pick<Scene, 'offers'>): Intent => {
  const offer = offers.find(({ id }) => id === offerId);
  if (offer)
    return { kind: offer.kind, offerId: offer.id, to: null, attribute: offer.attribute, difficulty: offer.difficulty };
  if (place?.of === 'way')
    return { kind: 'move', offerId: null, to: { q: place.q, r: place.r }, attribute: null, difficulty: 'medium' };
  const kind = KIND_OF[verb];
  return { kind, offerId: null, to: null, attribute: ATTEMPT_ATTRIBUTE[kind], difficulty: 'medium' };
};
