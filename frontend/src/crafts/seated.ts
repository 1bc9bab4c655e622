import { type FactionId } from '#game/model/world.js';
import { seated as assassins } from './assassins/seated.js';
import { seated as barbarians } from './barbarians/seated.js';
import { seated as empire } from './empire/seated.js';
import { seated as knights } from './knights/seated.js';
import { seated as mongols } from './mongols/seated.js';
import { seated as pirates } from './pirates/seated.js';
import { seated as samurai } from './samurai/seated.js';
import { seated as vikings } from './vikings/seated.js';

/** The figures by the fire of the first page: each people's parts over a cloak and a head. */
export const SEATED: Readonly<Record<FactionId, string>> = {
  vikings,
  empire,
  mongols,
  samurai,
  pirates,
  knights,
  assassins,
  barbarians,
};
