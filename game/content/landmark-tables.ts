import { assassinLandmarks } from './assassins/landmarks.js';
import { barbarianLandmarks } from './barbarians/landmarks.js';
import { empireLandmarks } from './empire/landmarks.js';
import { knightLandmarks } from './knights/landmarks.js';
import { mongolLandmarks } from './mongols/landmarks.js';
import { pirateLandmarks } from './pirates/landmarks.js';
import { type LandmarkContent } from '../model/content/saga-content.js';
import { samuraiLandmarks } from './samurai/landmarks.js';
import { vikingLandmarks } from './vikings/landmarks.js';
import { type FactionId } from '../model/world.js';

/** What may be found between the cities, by faction: for 10 to 14 marks, on any land of its people. */
export const LANDMARK_CONTENT: Readonly<Record<FactionId, readonly LandmarkContent[]>> = {
  vikings: vikingLandmarks,
  empire: empireLandmarks,
  mongols: mongolLandmarks,
  samurai: samuraiLandmarks,
  pirates: pirateLandmarks,
  knights: knightLandmarks,
  assassins: assassinLandmarks,
  barbarians: barbarianLandmarks,
};
