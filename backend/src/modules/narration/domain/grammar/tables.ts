import { type Clauses, type Grammar, type ClauseCondition } from '#game/model/content/clauses.js';
import {
  DOINGS,
  ENTRIES,
  FAR_OFF,
  HEARINGS,
  NEARBY,
  SIGHTS,
  STREET_CORNERS,
  STREET_SIGHTS,
  TOWNS,
} from '#game/content/common/telling/looks.js';
import {
  ASHORE,
  BY_TIME,
  ENTER,
  HARD_ARRIVALS,
  HARD_FRONTS,
  HARD_TAILS,
  HARD_WAYS,
  LEAVE,
  PUT_TO_SEA,
  WAYS,
} from '#game/content/common/telling/roads.js';
import { WEATHER_BEGINS, WEATHER_ENDS } from '#game/content/common/telling/weather.js';
import { REST_WELL } from '#game/content/common/telling/body.js';
import { only } from '#game/content/builders/clauses.js';
import { VOICES } from '#game/content/voices.js';
import { type Weather, WEATHERS } from '#game/model/calendar.js';
import { FACTIONS, type FactionId, type Terrain, TERRAINS } from '#game/model/world.js';

/** Whole lines that may say what they are marked with. */
export const whole = (...tables: readonly Clauses[]): Grammar => ({ forms: tables.flat(), pools: {} });

const record = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
const perPeople = <V>(valueOf: (faction: FactionId) => V): Readonly<Record<FactionId, V>> => record(FACTIONS, valueOf);

const waysOf = (faction: FactionId, terrain: Terrain): Clauses => [
  ...(VOICES[faction].manner.ways[terrain] ?? []),
  ...WAYS[terrain],
];

/** What is small is near by, and what is far off is large. */
const seenOn = (terrain: Terrain): Grammar['pools'] => ({
  nearby: NEARBY,
  near: SIGHTS[terrain].near,
  off: FAR_OFF,
  far: SIGHTS[terrain].far,
});
/** What is far off is seen where there is a view. */
const inView = (far: Clauses): Clauses =>
  far.map((clause) =>
    typeof clause === 'string' ? only('view', clause) : { ...clause, when: `view+${clause.when}` as ClauseCondition },
  );
/** Everything there is on such ground; what is heard is not looked at. */
const allOn = (terrain: Terrain): Grammar['pools'] => {
  const { near, far, about, heard } = SIGHTS[terrain];
  return { ...seenOn(terrain), sight: [...near, ...inView(far), ...about], heard, did: DOINGS, reply: HEARINGS };
};

/** No way is told twice in one sentence. */
const inTwo = (ways: Clauses): Grammar['pools'] => ({
  way: ways.filter((_, i) => i % 2 === 0),
  on: ways.filter((_, i) => i % 2 === 1),
});
/** Going over such ground: which way it went, and at most one thing that was seen on it. */
export const WAY_GRAMMARS = perPeople((faction) =>
  record(TERRAINS, (terrain: Terrain): Grammar => ({
    forms: [
      'You <way>, and then you <on>.',
      'First you <way>, and then you <on>.',
      'You <way>, and <nearby> <near>.',
      only('view', 'You <way>, and <off> <far>.'),
    ],
    pools: { ...seenOn(terrain), ...inTwo(waysOf(faction, terrain)) },
  })),
);
export const HARD_WAY_GRAMMARS = record(TERRAINS, (terrain: Terrain): Grammar => ({
  forms: [
    'You <way>, <tail>, but <there>.',
    '<front> you <way>, <tail>, but <there>.',
    '<front> you <way>, but <there>.',
  ],
  pools: { way: HARD_WAYS[terrain], tail: HARD_TAILS, front: HARD_FRONTS, there: HARD_ARRIVALS },
}));
/** For going to sea and landing: none of them says that somebody walks. */
const CROSSINGS: Clauses = [
  'You <leave>, and <by> <enter>.',
  'You <leave>. <by> <enter>.',
  '<by> you <leave>, and <enter>.',
];
const crossing = (from: Terrain, to: Terrain): Grammar => {
  const pools = { leave: LEAVE[from], enter: ENTER[to], by: BY_TIME };
  if (to === 'ocean' && from !== 'ocean') return { forms: CROSSINGS, pools: { ...pools, leave: PUT_TO_SEA } };
  if (from === 'ocean' && to !== 'ocean')
    return { forms: CROSSINGS, pools: to === 'coast' ? { ...pools, enter: ASHORE } : pools };
  return { forms: CROSSINGS, pools };
};
export const CROSSING_GRAMMARS = record(TERRAINS, (from: Terrain) =>
  record(TERRAINS, (to: Terrain): Grammar => crossing(from, to)),
);

export const LOOK_GRAMMARS = record(TERRAINS, (terrain: Terrain): Grammar => ({
  forms: [
    '<nearby> <near>.',
    '<nearby> <near>, and <did>.',
    '<heard>, and <reply>.',
    '<sight>, and <did>.',
    '<sight>, and <nearby> <near>.',
    '<sight>; <heard>.',
    '<nearby> <near>; <sight>.',
    only('view', '<sight>, and <off> <far>.', '<off> <far>; <sight>.', '<off> <far>.', '<off> <far>, and <did>.'),
  ],
  pools: allOn(terrain),
}));
export const STREET_GRAMMAR: Grammar = {
  forms: ['<sight>, and <did>.', '<by> <sight>, and <did>.', '<by> <sight>.'],
  pools: { sight: STREET_SIGHTS, did: DOINGS, by: STREET_CORNERS },
};
export const LOOKS = perPeople((faction) => whole(VOICES[faction].manner.looks));
export const STREETS = perPeople((faction) => whole(VOICES[faction].manner.streets));
export const TOWN_LINES = perPeople((faction) => whole(VOICES[faction].manner.towns, TOWNS));
export const TOWN_GRAMMAR: Grammar = {
  forms: ['You came to {city}, <tail>.', '<by> you were in {city}.'],
  pools: { tail: ENTRIES, by: BY_TIME },
};
export const REST_GRAMMARS = perPeople((faction): Grammar => ({
  forms: ['You <rest>, and <woke>.', 'You <rest>; <woke>.', 'You <rest>. <woke>.'],
  pools: { rest: VOICES[faction].manner.rest, woke: REST_WELL.pools.woke ?? [] },
}));

/** One weather giving way to another. */
export const TURNING_GRAMMARS = record(WEATHERS, (from: Weather) =>
  record(WEATHERS, (to: Weather): Grammar => ({
    forms: ['<ends>, and <begins>.', 'On the way <ends>, and <begins>.'],
    pools: { ends: WEATHER_ENDS[from], begins: WEATHER_BEGINS[to] },
  })),
);
