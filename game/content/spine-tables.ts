import { TERRAINS } from '../model/world.js';
import { type Frame, type OfferContent } from '../model/content/frame.js';
import { hunterFrame, type SpineOffer, spineOfferId, testFrame } from '../model/offer-ids.js';
import { SERVICES } from '../model/content/saga-content.js';
import { SAGAS } from './sagas.js';

const CONTENTS = Object.values(SAGAS);
type Worded = OfferContent & { readonly id: string };
const numbered = (of: 'test' | 'hunter', key: string, offers: readonly OfferContent[]): readonly Worded[] =>
  offers.map((offer, n) => ({ ...offer, id: spineOfferId({ of, key, n }) }));
const worded = (offer: OfferContent, from: SpineOffer): Worded => ({ ...offer, id: spineOfferId(from) });

/** The last tests and the hunters, as storylets: they are met where the spine says, whatever the ground. */
export const SPINE_FRAMES: readonly Frame[] = CONTENTS.flatMap(({ oaths, threats }) => [
  ...oaths.map(({ key, test: { openings, still, offers } }): Frame => ({
    key: testFrame(key) as Frame['key'],
    terrains: TERRAINS,
    weight: 0,
    openings,
    still,
    later: still,
    offers: numbered('test', key, offers),
  })),
  ...threats.map(({ key, hunter: { openings, still, later, offers } }): Frame => ({
    key: hunterFrame(key) as Frame['key'],
    terrains: TERRAINS,
    weight: 0,
    openings,
    still,
    later,
    offers: numbered('hunter', key, offers),
  })),
]);

/** What the oath's steps, the threads and the services of a city offer. */
export const SPINE_OFFERS: readonly Worded[] = Object.entries(SAGAS).flatMap(
  ([faction, { oaths, threads, services }]) => [
    ...oaths.flatMap(({ key, steps }) => steps.map(({ offer }, n) => worded(offer, { of: 'step', key, n }))),
    ...threads.map(({ key, offer }) => worded(offer, { of: 'thread', key })),
    ...SERVICES.flatMap((service) =>
      services[service].map((offer, n) => worded(offer, { of: 'service', faction, key: service, n })),
    ),
  ],
);
