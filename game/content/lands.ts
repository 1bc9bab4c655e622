import { type LandContent } from '../model/content/land-content.js';
import { type FactionId } from '../model/world.js';
import { ASSASSIN_CITIES } from './assassins/cities.js';
import { assassinLandmarks } from './assassins/landmarks.js';
import { BARBARIAN_CITIES } from './barbarians/cities.js';
import { barbarianLandmarks } from './barbarians/landmarks.js';
import { EMPIRE_CITIES } from './empire/cities.js';
import { empireLandmarks } from './empire/landmarks.js';
import { KNIGHT_CITIES } from './knights/cities.js';
import { knightLandmarks } from './knights/landmarks.js';
import { MONGOL_CITIES } from './mongols/cities.js';
import { mongolLandmarks } from './mongols/landmarks.js';
import { PIRATE_CITIES } from './pirates/cities.js';
import { pirateLandmarks } from './pirates/landmarks.js';
import { SAMURAI_CITIES } from './samurai/cities.js';
import { samuraiLandmarks } from './samurai/landmarks.js';
import { VIKING_CITIES } from './vikings/cities.js';
import { vikingLandmarks } from './vikings/landmarks.js';

/** What the towns, lands and landmarks of each people are called and made of. */
export const LANDS: Readonly<Record<FactionId, LandContent>> = {
  vikings: { towns: VIKING_CITIES, landmarks: vikingLandmarks },
  empire: { towns: EMPIRE_CITIES, landmarks: empireLandmarks },
  mongols: { towns: MONGOL_CITIES, landmarks: mongolLandmarks },
  samurai: { towns: SAMURAI_CITIES, landmarks: samuraiLandmarks },
  pirates: { towns: PIRATE_CITIES, landmarks: pirateLandmarks },
  knights: { towns: KNIGHT_CITIES, landmarks: knightLandmarks },
  assassins: { towns: ASSASSIN_CITIES, landmarks: assassinLandmarks },
  barbarians: { towns: BARBARIAN_CITIES, landmarks: barbarianLandmarks },
};
