import { type Draw } from '../../model/draw.js';
import { type Offer } from '../../model/offer.js';
import { offerOf } from './encounter-offers.js';
import { type Encounter, type Encounters, type Situation } from '../../model/encounter.js';
import { type Frame, type Pursuit } from '../../model/content/frame.js';
import { OATH_READY } from '../../model/saga.js';
import { pickWeighted } from './pick-weighted.js';
import { hunterFrame, hunterOffers, spineOffers, testFrame, testOffers } from './spine-offers.js';
import { COMMON, frameOf, tablesOf } from '../../content/tables.js';
import { thingsFor, weightOf } from './things.js';
import { holds, holdsAtSomeTime } from './when-holds.js';

/** Of a hundred arrivals in the wild, how many meet nothing. */
const QUIET = 30;
/** A people's own storylets come this many times as readily as common ones. */
const OWN_WEIGHT = 2;
const MOST_OFFERS = 4;
/** Where the oath, threads or a city have something to offer. */
const MOST_OFFERS_SETTLED = 6;
/** Of a hundred arrivals, how many meet the hunter while he has a name to look for; somebody known. */
const HUNTED = 25;
const RETURNING = 22;
const FEWEST_OFFERS = 3;
/** However many need an item, so many do not. */
const FREE_OFFERS = 2;

/** The next few of a list, which goes round as the turns go by: what was on offer lately comes last. */
const dealt = <T>(items: readonly T[], count: number, { turn }: Situation): readonly T[] => {
  if (items.length === 0 || count <= 0) return [];
  const from = (turn * count) % items.length;
  return [...items.slice(from), ...items.slice(0, from)].slice(0, count);
};

/** Nothing is met again: sooner something out of its hour or its weather, and then nothing at all. */
const choiceAt = (situation: Situation): readonly Frame[] => {
  const { faction, terrain, recentFrames } = situation;
  const here = [...tablesOf(faction).frames, ...COMMON.frames].filter(
    ({ terrains, notAmong }) => terrains.includes(terrain) && !notAmong?.includes(faction),
  );
  const fresh = here.filter(({ key }) => !recentFrames.includes(key));
  const now = fresh.filter(({ when }) => holds(when, situation));
  return now.length > 0 ? now : fresh.filter(({ when }) => holdsAtSomeTime(when, situation));
};

const frameFor = (situation: Situation, draw: Draw): Frame | undefined => {
  const own = tablesOf(situation.faction).frames;
  return pickWeighted(
    choiceAt(situation),
    (frame) => frame.weight * (own.includes(frame) ? OWN_WEIGHT : 1),
    draw,
    'encounter',
  );
};

/** What may be tried at an encounter: its own offers less the spent ones, made up from the last resorts. */
const offersAt = (frame: Frame, situation: Situation): readonly Offer[] => {
  const spent = situation.spentOffers;
  const own = frame.offers.filter(({ id }) => !spent.includes(id));
  const free = own.filter(({ requiresItem }) => requiresItem === null).length;
  const missing = Math.max(FEWEST_OFFERS - own.length, FREE_OFFERS - free);
  const unspent = COMMON.lastResorts.filter(({ id }) => !spent.includes(id));
  const resorts = unspent.length >= missing ? unspent : COMMON.lastResorts;
  const leave = resorts
    .filter(({ kind }) => kind === 'flight')
    .slice(0, own.some(({ kind }) => kind === 'flight') ? 0 : missing);
  const more = dealt(
    resorts.filter((r) => !leave.includes(r)),
    missing - leave.length,
    situation,
  );
  return [...own, ...leave, ...more].slice(0, MOST_OFFERS).map((offer) => offerOf(offer, situation));
};

const open = (frame: Frame, situation: Situation, them: string | null = situation.them): Encounter => ({
  frame: frame.key,
  gamePhase: 'encounter',
  offers: offersAt(frame, situation),
  ...(them === null ? {} : { them }),
});

const spineFrame = (frame: string, offers: readonly Offer[], { spentOffers }: Situation): Encounter | null => {
  const left = offers.filter(({ id }) => !spentOffers.includes(id));
  return left.length === 0 ? null : { frame, gamePhase: 'encounter', offers: left };
};
const isReady = ({ saga }: Situation): boolean => saga !== null && saga.atGoal && saga.boxes >= OATH_READY;

/** Somebody known comes back, as a friend or otherwise. */
const returning = (situation: Situation, draw: Draw): Encounter | null => {
  const { saga, faction, terrain, recentFrames } = situation;
  if (saga === null || (saga.friend === null && saga.foe === null) || draw('return', 100) > RETURNING) return null;
  const known = (['friend', 'foe'] as const).filter((who) => saga[who] !== null);
  const frames = tablesOf(faction).frames.filter(
    ({ key, terrains, when }) =>
      when?.known !== undefined &&
      known.includes(when.known) &&
      terrains.includes(terrain) &&
      !recentFrames.includes(key),
  );
  const frame = frames[draw('known', Math.max(1, frames.length)) - 1];
  return frame?.when?.known ? open(frame, situation, saga[frame.when.known]) : null;
};

/** What the spine puts in the way before anything else does: the last test, a hunter, who waits by roads and not at sea, somebody known. */
const destined = (situation: Situation, draw: Draw): Encounter | null => {
  const { saga, recentFrames, terrain } = situation;
  if (saga === null) return null;
  if (isReady(situation)) return spineFrame(testFrame(saga.oathKey), testOffers(situation, saga), situation);
  if (situation.city !== null) return null;
  const hunter = hunterFrame(saga.threatKey);
  if (saga.isHunted && terrain !== 'ocean' && !recentFrames.includes(hunter) && draw('hunter', 100) <= HUNTED)
    return spineFrame(hunter, hunterOffers(situation, saga), situation);
  return returning(situation, draw);
};

const ofKind = (list: readonly Pursuit[], ...kinds: readonly Offer['kind'][]): readonly Pursuit[] =>
  list.filter(({ kind }) => kinds.includes(kind));

const settle = (situation: Situation, draw: Draw): Encounter => {
  const spine = spineOffers(situation, draw);
  const { faction, terrain, city, hitPoints, maxHitPoints, inventory } = situation;
  const place = city === null ? terrain : 'city';
  const here = [...tablesOf(faction).pursuits, ...COMMON.pursuits].filter(({ places }) => places.includes(place));
  const rest = hitPoints < maxHitPoints ? dealt(ofKind(here, 'rest'), 1, situation) : [];
  const trade = inventory.length > 0 ? dealt(ofKind(here, 'trade'), 1, situation) : [];
  const explore = dealt(ofKind(here, 'explore'), 1, situation);
  const chosen = [...rest, ...explore, ...trade];
  const others = here.filter((p) => p.kind !== 'rest' && p.kind !== 'trade' && !chosen.includes(p));
  const leisure = [...chosen, ...dealt(others, MOST_OFFERS - chosen.length, situation)].map((offer) =>
    offerOf(offer, situation),
  );
  return {
    frame: null,
    gamePhase: city === null ? 'exploration' : 'city',
    offers: [...spine, ...leisure].slice(0, spine.length === 0 ? MOST_OFFERS : MOST_OFFERS_SETTLED),
  };
};

/** Storylets by place and people, drawn with the turn's dice (design section 7). */
export const encounters: Encounters = {
  meet: (situation, draw) => {
    const fate = destined(situation, draw);
    if (fate) return fate;
    const quiet = situation.turn > 0 && draw('quiet', 100) <= QUIET;
    const frame = situation.city !== null || quiet ? undefined : frameFor(situation, draw);
    return frame ? open(frame, situation) : settle(situation, draw);
  },
  continue: (situation, draw) => {
    const { saga } = situation;
    if (saga && situation.cell.frame === testFrame(saga.oathKey))
      return spineFrame(testFrame(saga.oathKey), testOffers(situation, saga), situation) ?? settle(situation, draw);
    if (saga && situation.cell.frame === hunterFrame(saga.threatKey))
      return (
        spineFrame(hunterFrame(saga.threatKey), hunterOffers(situation, saga), situation) ?? settle(situation, draw)
      );
    const frame = frameOf(situation.cell.frame);
    return frame ? open(frame, situation) : settle(situation, draw);
  },
  settle: (situation, draw) => {
    const isTried = situation.saga !== null && situation.cell.frame === testFrame(situation.saga.oathKey);
    const test = isReady(situation) && !isTried ? destined(situation, draw) : null;
    return test ?? settle(situation, draw);
  },
  find: ({ faction, terrain, city, inventory }, draw) => {
    const lying = thingsFor(faction, inventory).filter(({ places }) =>
      places.includes(city === null ? terrain : 'city'),
    );
    return pickWeighted(lying, ({ item }) => weightOf(faction)(item), draw, 'loot')?.item ?? null;
  },
};
