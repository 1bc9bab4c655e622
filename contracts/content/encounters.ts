import { type Draw } from '../dice/dice.js';
import { type Offer } from '../session/shapes.js';
import { type Encounter, type Encounters, type Situation } from './encounter.js';
import { type Frame, type OfferContent, type Pursuit } from './frame.js';
import { COMMON, frameOf, tablesOf } from './tables.js';

/** Of a hundred arrivals in the wild, how many meet nothing. */
const QUIET = 30;
/** A people's own storylets come this many times as readily as common ones. */
const OWN_WEIGHT = 2;
const MOST_OFFERS = 4;
const FEWEST_OFFERS = 3;
/** However many need an item, so many do not. */
const FREE_OFFERS = 2;

const offerOf = ({ id, kind, attribute, difficulty, requiresItem, risk }: OfferContent & { readonly id: string }): Offer => ({
  id, kind, attribute, difficulty, requiresItem, risk,
});

const pickWeighted = <T>(items: readonly T[], weightOf: (item: T) => number, draw: Draw, purpose: string): T | undefined => {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = total > 0 ? draw(purpose, total) : 0;
  return items.find((item) => (left -= weightOf(item)) <= 0);
};

/** The next few of a list, which goes round as the turns go by: what was on offer lately comes last. */
const dealt = <T>(items: readonly T[], count: number, { turn }: Situation): readonly T[] => {
  if (items.length === 0 || count <= 0) return [];
  const from = (turn * count) % items.length;
  return [...items.slice(from), ...items.slice(0, from)].slice(0, count);
};

const frameFor = ({ faction, terrain, recentFrames }: Situation, draw: Draw): Frame | undefined => {
  const own = tablesOf(faction).frames;
  const fitting = [...own, ...COMMON.frames].filter(({ terrains }) => terrains.includes(terrain));
  const fresh = fitting.filter(({ key }) => !recentFrames.includes(key));
  const weightOf = (frame: Frame): number => frame.weight * (own.includes(frame) ? OWN_WEIGHT : 1);
  return pickWeighted(fresh.length > 0 ? fresh : fitting, weightOf, draw, 'encounter');
};

/** What may be tried at an encounter: its own offers less the spent ones, made up from the last resorts. */
const offersAt = (frame: Frame, situation: Situation): readonly Offer[] => {
  const spent = situation.spentOffers;
  const own = frame.offers.filter(({ id }) => !spent.includes(id));
  const free = own.filter(({ requiresItem }) => requiresItem === null).length;
  const missing = Math.max(FEWEST_OFFERS - own.length, FREE_OFFERS - free);
  const unspent = COMMON.lastResorts.filter(({ id }) => !spent.includes(id));
  const resorts = unspent.length >= missing ? unspent : COMMON.lastResorts;
  const leave = resorts.filter(({ kind }) => kind === 'flight').slice(0, own.some(({ kind }) => kind === 'flight') ? 0 : missing);
  const more = dealt(resorts.filter((r) => !leave.includes(r)), missing - leave.length, situation);
  return [...own, ...leave, ...more].slice(0, MOST_OFFERS).map(offerOf);
};

const open = (frame: Frame, situation: Situation): Encounter => ({
  frame: frame.key, gamePhase: 'encounter', offers: offersAt(frame, situation),
});

const ofKind = (list: readonly Pursuit[], ...kinds: readonly Offer['kind'][]): readonly Pursuit[] => list.filter(({ kind }) => kinds.includes(kind));

const settle = (situation: Situation): Encounter => {
  const { faction, terrain, city, hitPoints, maxHitPoints, inventory } = situation;
  const place = city === null ? terrain : 'city';
  const here = [...tablesOf(faction).pursuits, ...COMMON.pursuits].filter(({ places }) => places.includes(place));
  const rest = hitPoints < maxHitPoints ? dealt(ofKind(here, 'rest'), 1, situation) : [];
  const trade = inventory.length > 0 ? dealt(ofKind(here, 'trade'), 1, situation) : [];
  const explore = dealt(ofKind(here, 'explore'), 1, situation);
  const chosen = [...rest, ...explore, ...trade];
  const others = here.filter((p) => p.kind !== 'rest' && p.kind !== 'trade' && !chosen.includes(p));
  return {
    frame: null, gamePhase: city === null ? 'exploration' : 'city',
    offers: [...chosen, ...dealt(others, MOST_OFFERS - chosen.length, situation)].map(offerOf),
  };
};

/** Storylets by place and people, drawn with the turn's dice (design section 7). */
export const encounters: Encounters = {
  meet: (situation, draw) => {
    const quiet = situation.turn > 0 && draw('quiet', 100) <= QUIET;
    const frame = situation.city !== null || quiet ? undefined : frameFor(situation, draw);
    return frame ? open(frame, situation) : settle(situation);
  },
  continue: (situation) => {
    const frame = frameOf(situation.cell.frame);
    return frame ? open(frame, situation) : settle(situation);
  },
  settle,
  find: ({ faction, terrain, city, inventory }, draw) => {
    const place = city === null ? terrain : 'city';
    const lying = [...tablesOf(faction).finds, ...COMMON.finds].filter(
      ({ places, item }) => places.includes(place) && !inventory.some(({ name }) => name === item.name),
    );
    return pickWeighted(lying, ({ item }) => (COMMON.finds.some((f) => f.item === item) ? 1 : 2), draw, 'loot')?.item ?? null;
  },
};
