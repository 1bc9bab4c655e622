import { type Frame, type OfferContent } from '../../model/content/frame.js';
import { type OathContent, type SagaContent, SERVICES, type ThreatContent } from '../../model/content/saga-content.js';
import { hunterFrame, type SpineOffer, spineOfferId, testFrame } from '../../model/offer-ids.js';
import { type FactionId, TERRAINS } from '../../model/world.js';

type IdentifiedOffer = OfferContent & { readonly id: string };
const withId = (offer: OfferContent, source: SpineOffer): IdentifiedOffer => ({ ...offer, id: spineOfferId(source) });

const testOf = ({ key, test: { openings, still, offers } }: OathContent): Frame => ({
  key: testFrame(key) as Frame['key'],
  terrains: TERRAINS,
  weight: 0,
  openings,
  still,
  later: still,
  offers: offers.map((offer, n) => withId(offer, { of: 'test', key, n })),
});

const hunterOf = ({ key, hunter: { openings, still, later, offers } }: ThreatContent): Frame => ({
  key: hunterFrame(key) as Frame['key'],
  terrains: TERRAINS,
  weight: 0,
  openings,
  still,
  later,
  offers: offers.map((offer, n) => withId(offer, { of: 'hunter', key, n })),
});

/** The last tests and the hunters, as storylets: they are met where the spine says, on any ground. */
export const spineFramesOf = ({ oaths, threats }: SagaContent): readonly Frame[] => [
  ...oaths.map(testOf),
  ...threats.map(hunterOf),
];

/** What the oath's steps, the threads and the services of a city offer. */
export const spineOffersOf = (
  faction: FactionId,
  { oaths, threads, leads, services }: SagaContent,
): readonly IdentifiedOffer[] => [
  ...oaths.flatMap(({ key, steps }) => steps.map(({ offer }, n) => withId(offer, { of: 'step', key, n }))),
  ...[...threads, ...leads].map(({ key, offer }) => withId(offer, { of: 'thread', key })),
  ...SERVICES.flatMap((service) =>
    services[service].map((offer, n) => withId(offer, { of: 'service', faction, key: service, n })),
  ),
];
