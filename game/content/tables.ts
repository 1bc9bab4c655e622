import { type Item } from '../model/character.js';
import { FACTIONS, type FactionId } from '../model/world.js';
import { assassinFinds, assassinFrames, assassinPursuits } from './assassins/encounters.js';
import { assassinStorylets } from './assassins/storylets.js';
import { barbarianFinds, barbarianFrames, barbarianPursuits } from './barbarians/encounters.js';
import { barbarianStorylets } from './barbarians/storylets.js';
import { commonFrames } from './common/encounters.js';
import { commonFinds } from './common/finds.js';
import { commonPursuits, lastResorts } from './common/pursuits.js';
import { empireFinds, empireFrames, empirePursuits } from './empire/encounters.js';
import { empireStorylets } from './empire/storylets.js';
import { type Find, type Frame, type OfferContent, type Pursuit } from '../model/content/frame.js';
import { knightFinds, knightFrames, knightPursuits } from './knights/encounters.js';
import { knightStorylets } from './knights/storylets.js';
import { mongolFinds, mongolFrames, mongolPursuits } from './mongols/encounters.js';
import { mongolStorylets } from './mongols/storylets.js';
import { pirateFinds, pirateFrames, piratePursuits } from './pirates/encounters.js';
import { pirateStorylets } from './pirates/storylets.js';
import { samuraiFinds, samuraiFrames, samuraiPursuits } from './samurai/encounters.js';
import { samuraiStorylets } from './samurai/storylets.js';
import { SPINE_FRAMES, SPINE_OFFERS } from './spine-tables.js';
import { vikingFinds, vikingFrames, vikingPursuits } from './vikings/encounters.js';
import { vikingStorylets } from './vikings/storylets.js';

interface Tables {
  readonly frames: readonly Frame[];
  readonly pursuits: readonly Pursuit[];
  readonly finds: readonly Find[];
}

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

export const COMMON: Tables & { readonly lastResorts: readonly Pursuit[] } = {
  frames: commonFrames,
  pursuits: commonPursuits,
  finds: commonFinds,
  lastResorts,
};
export const tablesOf = (faction: FactionId): Tables => OWN[faction];

const everyFrame: readonly Frame[] = [...commonFrames, ...FACTIONS.flatMap((f) => OWN[f].frames)];
const everyPursuit: readonly Pursuit[] = [
  ...commonPursuits,
  ...lastResorts,
  ...FACTIONS.flatMap((f) => OWN[f].pursuits),
];

const FRAME_BY_KEY: ReadonlyMap<string, Frame> = new Map(
  [...everyFrame, ...SPINE_FRAMES].map((frame) => [frame.key, frame]),
);
const CONTENT_BY_ID: ReadonlyMap<string, OfferContent & Pick<Pursuit, 'voiced'>> = new Map<
  string,
  OfferContent & Pick<Pursuit, 'voiced'>
>(
  [...[...everyFrame, ...SPINE_FRAMES].flatMap(({ offers }) => offers), ...everyPursuit, ...SPINE_OFFERS].map((o) => [
    o.id,
    o,
  ]),
);

const FINDS: readonly Find[] = [...commonFinds, ...FACTIONS.flatMap((f) => OWN[f].finds)];
const TOLD_OF_THING: ReadonlyMap<string, readonly string[]> = new Map(
  FINDS.flatMap(({ item, told }) => (told === undefined ? [] : [[item.name, told] as const])),
);

/** The storylet of this key; undefined for one that this version does not know. */
export const frameOf = (key: string | null): Frame | undefined => FRAME_BY_KEY.get(key ?? '');
/** Test and words of an offer by its id, whichever table it is from. */
export const offerContentOf = (id: string | null): (OfferContent & Pick<Pursuit, 'voiced'>) | undefined =>
  CONTENT_BY_ID.get(id ?? '');
/** What may be said of a thing as it is found: its description, or something else. */
export const linesOfThing = ({ name, description }: Item): readonly string[] => [
  description,
  ...(TOLD_OF_THING.get(name) ?? []),
];
