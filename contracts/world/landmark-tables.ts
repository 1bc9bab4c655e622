import { assassinLandmarks } from '../content/assassins/landmarks.js';
import { barbarianLandmarks } from '../content/barbarians/landmarks.js';
import { empireLandmarks } from '../content/empire/landmarks.js';
import { pirateLandmarks } from '../content/pirates/landmarks.js';
import { samuraiLandmarks } from '../content/samurai/landmarks.js';
import { vikingLandmarks } from '../content/vikings/landmarks.js';
import { type LandmarkContent } from '../content/saga-content.js';
import { type FactionId } from './world.js';

/** What may be found between the cities, by faction: for 10 to 14 marks, on any land of its people. */
export const LANDMARK_CONTENT: Readonly<Record<FactionId, readonly LandmarkContent[]>> = {
  vikings: vikingLandmarks, empire: empireLandmarks, mongols: [], samurai: samuraiLandmarks, pirates: pirateLandmarks, knights: [], assassins: assassinLandmarks, barbarians: barbarianLandmarks,
};
