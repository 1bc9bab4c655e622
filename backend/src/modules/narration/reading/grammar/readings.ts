import { type Attempt, attemptAt, type Verb } from '#game/model/attempt.js';
import { type OfferKind } from '#game/model/offer.js';
import { type SceneOffer } from '#game/model/scene.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type AsideKind, asideFor } from './asides.js';
import { type ReadingScene } from './reading-scene.js';

/** How sure a reading is: by the words of an offer or a way, by bound parts, by its verb, by a verb out of place. */
export const SURE = 1;
export const BOUND = 0.9;
export const BY_VERB = 0.7;
export const BY_CHANCE = 0.5;

/** A text on its way: as it was written, and plain. */
export interface Text {
  readonly raw: string;
  readonly plain: string;
  readonly ground: ReadingScene;
}

export const aside = (kind: AsideKind, text: string): IntentReading => ({ kind: 'answer', text: asideFor(kind, text) });
export const reading = (attempt: Attempt, confidence: number): IntentReading => ({
  kind: 'reading',
  attempt,
  confidence,
});

const VERB_OF_KIND: Readonly<Record<OfferKind, Verb>> = {
  force: 'attack',
  craft: 'make',
  talk: 'talk',
  flight: 'flee',
  gift: 'give',
  patience: 'wait',
  explore: 'search',
  rest: 'rest',
  trade: 'trade',
};
export const offerReading = (offer: SceneOffer, verb: Verb | null): IntentReading =>
  reading(attemptAt(verb ?? VERB_OF_KIND[offer.kind], { offerId: offer.id }), SURE);
