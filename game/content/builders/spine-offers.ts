import { type Frame, type OfferContent } from '../../model/content/frame.js';
import { type OathContent, type SagaContent, SERVICES, type ThreatContent } from '../../model/content/saga-content.js';
import { MATTER_KINDS } from '../../model/content/matters.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';
import {
  hunterFrame,
  reckoningFrame,
  sceneFrame,
  type SpineOffer,
  spineOfferId,
  testFrame,
} from '../../model/offer-ids.js';
import { type FactionId, TERRAINS } from '../../model/world.js';

type IdentifiedOffer = OfferContent & { readonly id: string };
const withId = (offer: OfferContent, source: SpineOffer): IdentifiedOffer => ({ ...offer, id: spineOfferId(source) });

const testOf = ({ key, test: { openings, still, givenUp, offers } }: OathContent): Frame => ({
  key: testFrame(key) as Frame['key'],
  terrains: TERRAINS,
  weight: 0,
  openings,
  still,
  ...(givenUp !== undefined && { givenUp }),
  later: still,
  offers: offers.map((offer, n) => withId(offer, { of: 'test', key, n })),
});

const hunterOf = ({ key, hunter: { openings, still, givenUp, later, offers } }: ThreatContent): Frame => ({
  key: hunterFrame(key) as Frame['key'],
  terrains: TERRAINS,
  weight: 0,
  openings,
  still,
  ...(givenUp !== undefined && { givenUp }),
  later,
  offers: offers.map((offer, n) => withId(offer, { of: 'hunter', key, n })),
});

const sceneOf = ({ key, afloat, openings, still, givenUp, later, ways }: SagaSceneContent): Frame => ({
  key: sceneFrame(key) as Frame['key'],
  terrains: TERRAINS.filter((terrain) => (terrain === 'ocean') === (afloat === true)),
  weight: 0,
  openings,
  still,
  ...(givenUp !== undefined && { givenUp }),
  later,
  offers: ways.map((way, n) => withId(way, { of: 'scene', key, n })),
});

const reckoningOf = (faction: FactionId, { kind, openings, still, later, ways }: ReckoningContent): Frame => {
  const key = `${faction}/${kind}`;
  return {
    key: reckoningFrame(key) as Frame['key'],
    terrains: TERRAINS,
    weight: 0,
    openings,
    still,
    later,
    offers: ways.map((way, n) => withId(way, { of: 'reckoning', key, n })),
  };
};

/** The last tests, the hunters, the scenes of the middle and the reckonings, as storylets: they are met where the spine says. */
export const spineFramesOf = (
  faction: FactionId,
  { oaths, threats, scenes, reckonings }: SagaContent,
): readonly Frame[] => [
  ...oaths.map(testOf),
  ...threats.map(hunterOf),
  ...scenes.map(sceneOf),
  ...reckonings.map((one) => reckoningOf(faction, one)),
];

/** What the oath's steps, the threads, the services of a city and the matters of a saga offer. */
export const spineOffersOf = (
  faction: FactionId,
  { oaths, threads, clues, services, matters }: SagaContent,
): readonly IdentifiedOffer[] => [
  ...oaths.flatMap(({ key, steps }) => steps.map(({ offer }, n) => withId(offer, { of: 'step', key, n }))),
  ...[...threads, ...clues].map(({ key, offer }) => withId(offer, { of: 'thread', key })),
  ...SERVICES.flatMap((service) =>
    services[service].map((offer, n) => withId(offer, { of: 'service', faction, key: service, n })),
  ),
  ...MATTER_KINDS.flatMap((key) =>
    matters[key].map(({ offer }, n) => withId(offer, { of: 'matter', faction, key, n, about: '' })),
  ),
];
