import { ASSASSIN_CITIES } from './assassins/cities.js';
import { BARBARIAN_CITIES } from './barbarians/cities.js';
import { EMPIRE_CITIES } from './empire/cities.js';
import { KNIGHT_CITIES } from './knights/cities.js';
import { MONGOL_CITIES } from './mongols/cities.js';
import { PIRATE_CITIES } from './pirates/cities.js';
import { SAMURAI_CITIES } from './samurai/cities.js';
import { VIKING_CITIES } from './vikings/cities.js';
import { type CityContent } from '../model/content/city-content.js';
import { type FactionId } from '../model/world.js';

/** What towns and lands are called and made of, by faction. */
export const CITY_CONTENT: Readonly<Record<FactionId, CityContent>> = {
  vikings: VIKING_CITIES,
  empire: EMPIRE_CITIES,
  mongols: MONGOL_CITIES,
  samurai: SAMURAI_CITIES,
  pirates: PIRATE_CITIES,
  knights: KNIGHT_CITIES,
  assassins: ASSASSIN_CITIES,
  barbarians: BARBARIAN_CITIES,
};
