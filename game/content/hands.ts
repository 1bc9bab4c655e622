import { type FactionId } from '../model/world.js';
import { type Hand } from '../model/content/hand.js';
import { assassinHand } from './assassins/hand.js';
import { barbarianHand } from './barbarians/hand.js';
import { empireHand } from './empire/hand.js';
import { knightHand } from './knights/hand.js';
import { mongolHand } from './mongols/hand.js';
import { pirateHand } from './pirates/hand.js';
import { samuraiHand } from './samurai/hand.js';
import { vikingHand } from './vikings/hand.js';

/** The hand of each narrator. */
export const HANDS: Readonly<Record<FactionId, Hand>> = {
  vikings: vikingHand,
  empire: empireHand,
  mongols: mongolHand,
  samurai: samuraiHand,
  pirates: pirateHand,
  knights: knightHand,
  assassins: assassinHand,
  barbarians: barbarianHand,
};
