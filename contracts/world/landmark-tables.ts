import { assassinLandmarks } from '../content/assassins/landmarks.js';
import { barbarianLandmarks } from '../content/barbarians/landmarks.js';
import { empireLandmarks } from '../content/empire/landmarks.js';
import { knightLandmarks } from '../content/knights/landmarks.js';
import { mongolLandmarks } from '../content/mongols/landmarks.js';
import { pirateLandmarks } from '../content/pirates/landmarks.js';
import { type LandmarkContent } from '../content/saga-content.js';
import { samuraiLandmarks } from '../content/samurai/landmarks.js';
import { vikingLandmarks } from '../content/vikings/landmarks.js';
import { type FactionId } from './world.js';

/** What may be found between the cities, by faction: for 10 to 14 marks, on any land of its people. */
export const LANDMARK_CONTENT: Readonly<Record<FactionId, readonly LandmarkContent[]>> = {
  vikings: vikingLandmarks, empire: empireLandmarks, mongols: mongolLandmarks, samurai: samuraiLandmarks,
  pirates: pirateLandmarks, knights: knightLandmarks, assassins: assassinLandmarks, barbarians: barbarianLandmarks,
};
