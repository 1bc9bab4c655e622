import { type Catalogue } from '../../model/content/catalogue.js';
import { type Draw } from '../../model/draw.js';
import { type Encounter, type Situation } from '../../model/encounter.js';
import { hunterFrame, testFrame } from '../../model/offer-ids.js';
import { meets } from '../facts/needs.js';
import { isTellable } from '../facts/tellable.js';
import { type Offer } from '../../model/offer.js';
import { hunterOffers, testOffers } from './spine-offers.js';
import { reckoningAgain, reckoningAt } from './reckonings.js';
import { hasSpine, isAtHunter, isAtReckoning, isAtTest, isReady, type SpineSituation } from './spine-situation.js';
import { sceneAgain, sceneAt } from './scenes.js';
import { opened } from './storylets.js';
import { toldHere } from './told-here.js';

/** Percentage of arrivals that meet the active hunter, and that meet a known person. */
const HUNTED = 25;
const RETURNING = 22;

const spineEncounter = (frame: string, offers: readonly Offer[], { spentOffers }: Situation): Encounter | null => {
  const left = offers.filter(({ id }) => !spentOffers.includes(id));
  return left.length === 0 ? null : { frame, gamePhase: 'encounter', offers: left };
};

const lastTest = (content: Catalogue, situation: SpineSituation): Encounter | null =>
  spineEncounter(testFrame(situation.saga.oathKey), testOffers(content, situation), situation);
const hunter = (content: Catalogue, situation: SpineSituation): Encounter | null =>
  spineEncounter(hunterFrame(situation.saga.threatKey), hunterOffers(content, situation), situation);

/** Hunters wait by roads, not at sea, and are met once. */
const isFoundByHunter = ({ saga, terrain, recentFrames }: SpineSituation, draw: Draw): boolean =>
  saga.isHunted &&
  terrain !== 'ocean' &&
  !recentFrames.includes(hunterFrame(saga.threatKey)) &&
  draw('hunter', 100) <= HUNTED;

/** A known person comes back, as a friend or as a foe. */
const returning = (content: Catalogue, situation: SpineSituation, draw: Draw): Encounter | null => {
  const { saga, faction, terrain, recentFrames } = situation;
  if ((saga.friend === null && saga.foe === null) || draw('return', 100) > RETURNING) return null;
  const known = (['friend', 'foe'] as const).filter((who) => saga[who] !== null);
  const { framesOn, ownFrames } = content.factions[faction];
  const told = toldHere(content, situation);
  const frames = framesOn[terrain].filter(
    (frame) =>
      ownFrames.has(frame) &&
      frame.when?.known !== undefined &&
      known.includes(frame.when.known) &&
      meets(frame.when, { calendar: saga.calendar, terrain }) &&
      isTellable(frame.openings, told) &&
      !recentFrames.includes(frame.key),
  );
  const frame = frames[draw('known', Math.max(1, frames.length)) - 1];
  return frame?.when?.known ? opened(content, frame, situation, saga[frame.when.known]) : null;
};

/** The spine's encounters, which come before all others: the last test, a scene, a reckoning, a hunter, a known person. */
export const spineEncounterAt = (content: Catalogue, situation: Situation, draw: Draw): Encounter | null => {
  if (!hasSpine(situation)) return null;
  if (isReady(situation)) return lastTest(content, situation);
  if (situation.city !== null) return null;
  const scene = sceneAt(content, situation, draw);
  if (scene) return scene;
  const reckoning = reckoningAt(content, situation, draw);
  if (reckoning) return reckoning;
  return isFoundByHunter(situation, draw) ? hunter(content, situation) : returning(content, situation, draw);
};

/** The open last test, hunter, reckoning or scene without its spent offers; null where it is none of them, or no offer is left. */
export const spineEncounterAgain = (content: Catalogue, situation: Situation): Encounter | null => {
  if (!hasSpine(situation)) return null;
  if (isAtTest(situation)) return lastTest(content, situation);
  if (isAtHunter(situation)) return hunter(content, situation);
  return isAtReckoning(situation) ? reckoningAgain(content, situation) : sceneAgain(content, situation);
};
