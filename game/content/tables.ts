import { type FactionId } from '../model/world.js';
import { assassinFinds, assassinFrames, assassinPursuits } from './assassins/encounters.js';
import { assassinStorylets } from './assassins/storylets.js';
import { barbarianFinds, barbarianFrames, barbarianPursuits } from './barbarians/encounters.js';
import { barbarianStorylets } from './barbarians/storylets.js';
import { commonFrames } from './common/encounters.js';
import { commonFinds } from './common/finds.js';
import { commonPursuits, lastResorts } from './common/pursuits.js';
import { empireFinds, empireFrames, empirePursuits } from './empire/encounters.js';
import { empireStorylets } from './empire/storylets.js';
import { type CommonTables, type Tables } from './builders/catalogue-of.js';
import { knightFinds, knightFrames, knightPursuits } from './knights/encounters.js';
import { knightStorylets } from './knights/storylets.js';
import { mongolFinds, mongolFrames, mongolPursuits } from './mongols/encounters.js';
import { mongolStorylets } from './mongols/storylets.js';
import { pirateFinds, pirateFrames, piratePursuits } from './pirates/encounters.js';
import { pirateStorylets } from './pirates/storylets.js';
import { samuraiFinds, samuraiFrames, samuraiPursuits } from './samurai/encounters.js';
import { samuraiStorylets } from './samurai/storylets.js';
import { vikingFinds, vikingFrames, vikingPursuits } from './vikings/encounters.js';
import { vikingStorylets } from './vikings/storylets.js';

const OWN: Readonly<Record<FactionId, Tables>> = {
  vikings: { frames: [...vikingFrames, ...vikingStorylets], pursuits: vikingPursuits, finds: vikingFinds },
  empire: { frames: [...empireFrames, ...empireStorylets], pursuits: empirePursuits, finds: empireFinds },
  mongols: { frames: [...mongolFrames, ...mongolStorylets], pursuits: mongolPursuits, finds: mongolFinds },
  samurai: { frames: [...samuraiFrames, ...samuraiStorylets], pursuits: samuraiPursuits, finds: samuraiFinds },
  pirates: { frames: [...pirateFrames, ...pirateStorylets], pursuits: piratePursuits, finds: pirateFinds },
  knights: { frames: [...knightFrames, ...knightStorylets], pursuits: knightPursuits, finds: knightFinds },
  assassins: { frames: [...assassinFrames, ...assassinStorylets], pursuits: assassinPursuits, finds: assassinFinds },
  barbarians: {
    frames: [...barbarianFrames, ...barbarianStorylets],
    pursuits: barbarianPursuits,
    finds: barbarianFinds,
  },
};

export const COMMON: CommonTables = {
  frames: commonFrames,
  pursuits: commonPursuits,
  finds: commonFinds,
  lastResorts,
};
const COMMON_FRAMES: ReadonlySet<string> = new Set(COMMON.frames.map(({ key }) => key));
const COMMON_OFFERS: ReadonlySet<string> = new Set([
  ...COMMON.frames.flatMap(({ offers }) => offers.map(({ id }) => id)),
  ...[...COMMON.pursuits, ...COMMON.lastResorts].map(({ id }) => id),
]);
/** Whether a storylet, or an offer, may come to any people: its words were not written for one people. */
export const isCommonFrame = (key: string | null): boolean => COMMON_FRAMES.has(key ?? '');
export const isCommonOffer = (id: string | null): boolean => COMMON_OFFERS.has(id ?? '');

export const tablesOf = (faction: FactionId): Tables => OWN[faction];
