import { linesOf } from '../model/content/frame.js';
import { type Sight } from '../model/scene.js';
import { type Terrain } from '../model/world.js';
import { frameOf } from './catalogue.js';
import { BEAST_NOUNS, PEOPLE_NOUNS, THING_NOUNS } from './common/sight-nouns.js';

/** What can be seen on each ground without an encounter, with its other words. */
const LAND: Readonly<Record<Terrain, readonly (readonly [string, ...string[]])[]>> = {
  ocean: [['water', 'sea', 'waves', 'ocean', 'swell'], ['horizon'], ['boat', 'ship', 'deck'], ['gulls', 'birds']],
  coast: [
    ['shore', 'beach', 'strand', 'coast', 'sand'],
    ['water', 'sea', 'waves'],
    ['rocks', 'rock', 'cliff'],
    ['driftwood', 'wood'],
  ],
  plains: [
    ['grass', 'field', 'meadow', 'plain', 'steppe'],
    ['sky'],
    ['stones', 'stone'],
    ['tracks', 'track', 'footprints'],
  ],
  forest: [
    ['trees', 'tree', 'wood', 'woods', 'forest'],
    ['branches', 'branch', 'stick'],
    ['undergrowth', 'bushes', 'bush'],
    ['tracks', 'track', 'footprints'],
  ],
  hills: [
    ['hill', 'hills', 'slope', 'ridge', 'height'],
    ['rocks', 'rock', 'stones', 'stone'],
    ['heather', 'grass'],
    ['tracks', 'track'],
  ],
  mountains: [
    ['rocks', 'rock', 'stones', 'stone', 'boulder'],
    ['cliff', 'wall', 'face'],
    ['peak', 'mountain', 'summit'],
    ['pass', 'ledge'],
  ],
  desert: [['sand', 'dune', 'dunes', 'desert'], ['rocks', 'rock', 'stones', 'stone'], ['sun'], ['bones']],
  swamp: [
    ['reeds', 'reed', 'rushes'],
    ['water', 'pool', 'bog', 'marsh', 'swamp'],
    ['mud', 'mire'],
    ['tree', 'trees', 'stump'],
  ],
};
const RIVER: readonly (readonly [string, ...string[]])[] = [['river', 'stream', 'bank', 'water', 'current']];
const ROAD: readonly (readonly [string, ...string[]])[] = [['road', 'path', 'track', 'way']];
const CITY: readonly (readonly [string, ...string[]])[] = [
  ['market', 'stalls', 'stall', 'booths', 'shops', 'shop', 'market-place'],
  ['street', 'streets', 'lane', 'square', 'alley'],
  ['gate', 'walls', 'wall'],
  ['people', 'townspeople', 'crowd', 'locals', 'townsfolk'],
  ['merchant', 'trader', 'merchants', 'shopkeeper', 'seller', 'vendor'],
  ['guard', 'guards', 'watchman', 'watch'],
  ['inn', 'tavern', 'alehouse', 'innkeeper'],
  ['temple', 'shrine', 'church', 'chapel', 'priest'],
  ['well', 'water', 'fountain'],
  ['smith', 'forge', 'smithy', 'blacksmith'],
];

const NOUNS = [PEOPLE_NOUNS, BEAST_NOUNS, THING_NOUNS];
const isNoun = (word: string): boolean => NOUNS.some((nouns) => nouns.has(word));
/** 'oars' is 'oar', 'foxes' is 'fox', 'berries' is 'berry', where that is a noun; null for any other word. */
const nounIn = (word: string): string | null =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/men$/, 'man')].find(
    isNoun,
  ) ?? null;

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
const nounsIn = (texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const word of texts.flatMap(wordsIn)) {
    const noun = nounIn(word);
    if (noun !== null) found.set(noun, (found.get(noun) ?? new Set([noun])).add(word));
  }
  return found;
};

/** A noun counts only if this many openings have it: a noun of one opening may not be what the player was told. */
const OPENINGS = 2;
const frameTexts = (key: string): readonly string[] => {
  const frame = frameOf(key);
  if (!frame) return [];
  const perOpening = frame.openings.map((line) => nounsIn([line]));
  const shared = [...new Set(perOpening.flatMap((nouns) => [...nouns.keys()]))].filter(
    (noun) => perOpening.filter((nouns) => nouns.has(noun)).length >= Math.min(OPENINGS, perOpening.length),
  );
  return [
    ...shared,
    ...linesOf(frame.still),
    ...frame.offers.flatMap(({ action, description }) => [action, description]),
  ];
};

const listed = (lists: readonly (readonly [string, ...string[]])[]): readonly Sight[] =>
  lists.map((words) => ({ name: words[0], words }));

export interface SightsAt {
  /** Key of the open encounter, or null. */
  readonly frame: string | null;
  readonly terrain: Terrain;
  readonly city: string | null;
  readonly river: boolean;
  readonly road: boolean;
  /** What the player has been told here last, and the words of the offers. */
  readonly told: readonly string[];
}

/** Everything here that a player may speak of and does not carry: what the encounter tells of, then the land. */
export const sightsAt = ({ frame, terrain, city, river, road, told }: SightsAt): readonly Sight[] => {
  const nouns = nounsIn([...(frame === null ? [] : frameTexts(frame)), ...told]);
  const own = [...nouns].map(([name, words]) => ({ name, words: [...words] }));
  const land = [
    ...listed(city === null ? LAND[terrain] : CITY),
    ...(river ? listed(RIVER) : []),
    ...(road ? listed(ROAD) : []),
  ];
  return [...own, ...land.filter(({ name }) => !nouns.has(name))];
};
