import { type FactionId } from '#game/model/world.js';
import { type Form } from '../form.js';
import { ASSASSIN_TOWN } from './assassins.js';
import { BARBARIAN_TOWN } from './barbarians.js';
import { EMPIRE_TOWN } from './empire.js';
import { KNIGHT_TOWN } from './knights.js';
import { MONGOL_TOWN } from './mongols.js';
import { PIRATE_TOWN } from './pirates.js';
import { SAMURAI_TOWN } from './samurai.js';
import { VIKING_TOWN } from './vikings.js';

/** Each about 350 wide and up to 90 high, its ground at 0. */
export const TOWNS: Readonly<Record<FactionId, readonly Form[]>> = {
  vikings: VIKING_TOWN,
  empire: EMPIRE_TOWN,
  mongols: MONGOL_TOWN,
  samurai: SAMURAI_TOWN,
  pirates: PIRATE_TOWN,
  knights: KNIGHT_TOWN,
  assassins: ASSASSIN_TOWN,
  barbarians: BARBARIAN_TOWN,
};
