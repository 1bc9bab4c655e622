import { ASSASSIN_CITIES } from '../content/assassins/cities.js';
import { BARBARIAN_CITIES } from '../content/barbarians/cities.js';
import { EMPIRE_CITIES } from '../content/empire/cities.js';
import { KNIGHT_CITIES } from '../content/knights/cities.js';
import { MONGOL_CITIES } from '../content/mongols/cities.js';
import { PIRATE_CITIES } from '../content/pirates/cities.js';
import { SAMURAI_CITIES } from '../content/samurai/cities.js';
import { VIKING_CITIES } from '../content/vikings/cities.js';
import { type CityContent } from './city-content.js';
import { type FactionId } from './world.js';

/** What towns and lands are called and made of, by faction. */
export const CITY_CONTENT: Readonly<Record<FactionId, CityContent>> = {
  vikings: VIKING_CITIES, empire: EMPIRE_CITIES, mongols: MONGOL_CITIES, samurai: SAMURAI_CITIES,
  pirates: PIRATE_CITIES, knights: KNIGHT_CITIES, assassins: ASSASSIN_CITIES, barbarians: BARBARIAN_CITIES,
};
