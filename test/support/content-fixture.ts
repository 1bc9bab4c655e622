import { MATTER_KINDS, type MatterContent } from '#game/model/content/matters.js';
import { type SagaSceneContent } from '#game/model/content/scenes.js';
import { catalogueOf, type FactionTables, type TablesByFaction } from '#game/content/builders/catalogue-of.js';
import { frames } from '#game/content/builders/frames.js';
import { item } from '#game/content/builders/items.js';
import { does, type OfferTest } from '#game/content/builders/offers.js';
import { pursuits } from '#game/content/builders/pursuits.js';
import { type Catalogue, type Ground } from '#game/model/content/catalogue.js';
import {
  type Find,
  type Frame,
  type OfferContent,
  type Pursuit,
  type StoryletNeeds,
} from '#game/model/content/frame.js';
import { type OathContent, type SagaContent, SERVICES, type ThreadContent } from '#game/model/content/saga-content.js';
import { FACTIONS, type FactionId, TERRAINS } from '#game/model/world.js';

/* Content of a size that a specification can be read against: rules are tried on it, never on the tables of the game. */

const WORDS = { action: 'Act', description: 'It is done.', success: 'It went well.', failure: 'It did not.' };
const offer = (...test: OfferTest): OfferContent => does(test, WORDS);
const ways = (...tests: readonly OfferTest[]): readonly OfferContent[] => tests.map((test) => offer(...test));

const FOUR_WAYS = ways(
  ['talk', 'charisma', 'easy', 'none'],
  ['force', 'strength', 'medium', 'serious'],
  ['flight', 'reflexes', 'easy', 'slight'],
  ['gift', 'charisma', 'easy', 'none', 'Loaf'],
);
const THREE_WAYS = ways(
  ['craft', 'intellect', 'hard', 'slight'],
  ['patience', null, 'medium', 'none'],
  ['force', 'vigour', 'easy', 'grave', 'Rope'],
);
type FrameBody = Parameters<typeof frames>[1][string];
const storylet = (offers: readonly OfferContent[], when?: StoryletNeeds): FrameBody => ({
  terrains: TERRAINS,
  weight: 2,
  cast: {},
  openings: ['Here.'],
  still: 'Still.',
  later: 'Gone.',
  offers,
  ...(when ? { when } : {}),
});

const EVERYWHERE: readonly Ground[] = [...TERRAINS, 'city'];
const pursuit = (...test: OfferTest) => ({ ...offer(...test), places: EVERYWHERE });
const find = (name: string, value: number): Find => ({ item: item(name, value, 'Found.'), places: EVERYWHERE });

export const COMMON_FRAMES: readonly Frame[] = frames('common', {
  ditch: storylet(FOUR_WAYS),
  bridge: storylet(THREE_WAYS),
  gallows: { ...storylet(FOUR_WAYS), notAmong: ['samurai'] },
});
const LAST_RESORTS: readonly Pursuit[] = pursuits('common', {
  leave: pursuit('flight', null, 'easy', 'none'),
  shout: pursuit('talk', 'perception', 'medium', 'slight'),
  wait: pursuit('patience', null, 'medium', 'none'),
});
const COMMON_PURSUITS = pursuits('common', {
  sleep: pursuit('rest', null, 'medium', 'none'),
  search: pursuit('explore', 'perception', 'easy', 'slight'),
  sell: pursuit('trade', 'charisma', 'easy', 'none'),
  whittle: pursuit('craft', 'intellect', 'easy', 'none'),
  sing: pursuit('talk', 'charisma', 'easy', 'none'),
});
const COMMON_FINDS = [find('Rope', 3), find('Staff', 2), find('Candle', 1), find('Button', 1)];

const OATH: OathContent = {
  key: 'vikings/oath',
  kind: 'avenge',
  drives: ['strength'],
  title: 'Find {foe}.',
  who: { trade: 'widow', genders: ['female'] },
  foe: { trade: 'thief', genders: ['male'] },
  goal: 'landmark',
  ways: ['force'],
  sworn: ['Sworn.'],
  advances: ['On.'],
  steps: [0, 1, 2].map((n) => ({
    at: 'city',
    title: `Step ${n}.`,
    offer: offer('talk', 'charisma', 'medium', 'none'),
  })),
  ready: ['Ready.'],
  test: {
    openings: ['There.'],
    still: 'Still there.',
    offers: ways(
      ['force', 'strength', 'hard', 'grave'],
      ['talk', 'charisma', 'hard', 'none'],
      ['patience', 'endurance', 'medium', 'none'],
      ['craft', 'intellect', 'easy', 'none'],
      ['gift', 'charisma', 'hard', 'none'],
    ),
  },
  triumph: ['Won.'],
  loss: ['Lost.'],
  fates: { triumph: 'Well.', loss: 'Badly.', death: 'Without you.' },
};
const thread = (key: ThreadContent['key'], kind: ThreadContent['kind']): ThreadContent => ({
  key,
  kind,
  at: 'city',
  title: 'Pay {them}.',
  opened: ['Owed.'],
  offer: offer('gift', 'charisma', 'easy', 'none'),
  lapsed: ['Forgotten.'],
});
const scene: SagaSceneContent = {
  key: 'vikings/scene',
  kind: 'giver',
  cast: {},
  openings: ['Somebody doubts you.'],
  still: 'They doubt you still.',
  later: 'Doubted.',
  ways: ways(
    ['talk', 'charisma', 'easy', 'none'],
    ['force', 'strength', 'hard', 'grave'],
    ['gift', 'charisma', 'medium', 'none'],
  ).map((way, n) => ({
    ...way,
    won: n === 1 ? { oath: 1, threat: -1 } : {},
    lost: { threat: 1 },
    remembered: 'You were doubted.',
  })),
};
const MATTERS = Object.fromEntries(
  MATTER_KINDS.map((kind) => [
    kind,
    [0, 1].map((): MatterContent => ({
      kind,
      at: ['city', 'land', 'sea'],
      offer: offer('talk', 'charisma', 'medium', 'none'),
    })),
  ]),
) as unknown as SagaContent['matters'];
/** Words that no rule reads. */
const WORDS_OF_SAGA = {
  counsel: { hirelings: [] },
  finale: {},
  clueSources: {},
  told: {},
} as unknown as Pick<SagaContent, 'counsel' | 'finale' | 'clueSources' | 'told'>;
const SAGA: SagaContent = {
  oaths: [OATH],
  threats: [
    {
      key: 'vikings/threat',
      title: 'The friends of {foe}.',
      steps: [],
      signs: ['Signs.'],
      hunter: { cast: {}, openings: ['He.'], still: 'He still.', later: 'Gone.', offers: THREE_WAYS.slice(0, 2) },
      loss: ['Lost.'],
    },
  ],
  threads: [thread('vikings/debt', 'debt'), thread('vikings/wish', 'wish')],
  clues: [],
  services: Object.fromEntries(
    SERVICES.map((service) => [service, [0, 1].map(() => offer('trade', 'charisma', 'easy', 'none'))]),
  ) as unknown as SagaContent['services'],
  landmarks: [],
  scenes: [scene],
  matters: MATTERS,
  reckonings: [
    {
      kind: 'debt',
      openings: ['Pay.'],
      still: 'Pay now.',
      later: 'Paid.',
      ways: [
        offer('gift', 'charisma', 'medium', 'none'),
        offer('talk', 'charisma', 'easy', 'none'),
        offer('flight', 'reflexes', 'medium', 'slight'),
      ],
    },
  ],
  ...WORDS_OF_SAGA,
  uses: { Shield: { eases: 'force' }, Axe: { raises: 'strength' } },
};

const tablesOf = (faction: FactionId): FactionTables => ({
  frames: frames(faction, {
    home: storylet(FOUR_WAYS),
    friend: storylet(THREE_WAYS, { known: 'friend' }),
    foe: storylet(THREE_WAYS, { known: 'foe' }),
    dusk: storylet(THREE_WAYS, { hours: ['dusk'] }),
  }),
  pursuits: pursuits(faction, { own: pursuit('craft', 'vigour', 'medium', 'slight') }),
  finds: [find('Loaf', 4), find('Ring', 9)],
  tools: [item('Shield', 12, 'Round.'), item('Axe', 10, 'Sharp.')],
  saga: faction === 'vikings' ? SAGA : undefined,
});
const TABLES = Object.fromEntries(FACTIONS.map((faction) => [faction, tablesOf(faction)])) as TablesByFaction;

/** Each people has four storylets and one pursuit of its own; vikings have one oath, one threat and two threads. */
export const contentFixture: Catalogue = catalogueOf(
  { frames: COMMON_FRAMES, pursuits: COMMON_PURSUITS, finds: COMMON_FINDS, lastResorts: LAST_RESORTS },
  TABLES,
);
/** Storylets that this people may meet by chance at any hour. */
export const framesAnytime = (faction: FactionId): readonly Frame[] =>
  [...TABLES[faction].frames, ...COMMON_FRAMES].filter(
    ({ when, notAmong }) => when === undefined && !notAmong?.includes(faction),
  );
